import { sql } from 'kysely';
import { formatMoney } from '#contract/money.ts';
import type { Services } from '#generated/api/handlers.ts';
import type { Context, TransactionContext } from '#server/context/context.ts';
import { many, maybe } from '#server/db/sql.ts';
import { gatewayOf, suspenseAccount } from '#server/ledger/accounts.ts';
import { post } from '#server/ledger/post.ts';
import { gatewayAccountFor, mapProviderErrors } from './account.ts';

/**
 * Requests the balance from the gateway. A difference to our books is written to the balance log and booked to suspense
 * until a person explains it; while payouts are under way no difference is booked.
 */
export const balance: Services<Context>['gateway.balance'] = async ({ query }, ctx) => {
  const { gateway, account, port } = await gatewayAccountFor(ctx, query.id);
  const answer = await mapProviderErrors(() => port.balance(account));
  await ctx.transaction((inner) => align(inner, gateway, account.id, answer.balance));
  return {
    balance: formatMoney(answer.balance),
    available: formatMoney(answer.available),
    pending: formatMoney(answer.pending),
    currency: 'THB',
    checked_at: answer.at.toISOString(),
  };
};

async function align(ctx: TransactionContext, gateway: string, id: number, reportedBalance: bigint): Promise<void> {
  const { tx } = ctx;
  const row = await maybe(
    sql<{ balance: bigint }>`select balance from gateway_account where id = ${id} for no key update`,
    tx,
  );
  if (!row) return;
  const underWay = await maybe(
    sql<{ one: number }>`
      select 1 as one from payout_attempt
      where gateway_account_id = ${id} and state in ('queued', 'sending', 'unknown') limit 1`,
    tx,
  );
  const change = underWay ? 0n : reportedBalance - row.balance;
  await many(
    sql`
      update gateway_account set balance = balance + ${change}::bigint, balance_updated_at = clock_timestamp(), health = 'ok'
      where id = ${id}`,
    tx,
  );
  if (change === 0n) return;
  await many(
    sql`
      insert into gateway_balance_log (gateway, created_at, account_id, reason, balance_before, change, balance_after, source)
      values (${gateway}, clock_timestamp(), ${id}, 'sync', ${row.balance}::bigint, ${change}::bigint,
        ${row.balance + change}::bigint, 'manual')`,
    tx,
  );
  await post(tx, {
    kind: 'adjust',
    ref: { type: 'gateway', id },
    actorId: ctx.principal.userId,
    reason: 'balance sync',
    lines: [
      { account: gatewayOf(gateway, id), amount: -change },
      { account: suspenseAccount, amount: change },
    ],
  });
  await ctx.audit({
    action: ctx.endpoint.id,
    entityType: 'GatewayAccount',
    entityId: id,
    before: { balance: formatMoney(row.balance) },
    after: { balance: formatMoney(row.balance + change) },
    reason: 'balance sync',
  });
}
