import { sql } from 'kysely';
import { formatMoney } from '#contract/money.ts';
import type { Services } from '#generated/api/handlers.ts';
import type { Context } from '#server/context/context.ts';
import { type Executor, one } from '#server/db/sql.ts';

/**
 * The figures of the desk: paid and refunded amounts since midnight in Bangkok, of the agents whom the user serves; open
 * requests are counted by the list. Balances of the paying accounts only for users who may see accounts.
 */
export const deskFigures: Services<Context>['withdraw.figures'] = async (_input, ctx) => {
  const { agentIds } = ctx.principal;
  const served =
    agentIds === 'all' ? sql`true` : agentIds.length === 0 ? sql`false` : sql`agent_id in (${sql.join(agentIds)})`;
  const figures = await one(
    sql<Figures>`
      select paid.count as paid_count, paid.amount as paid_amount, paid.seconds as average_sec,
        refunded.count as refunded_count, refunded.amount as refunded_amount
      from (
        select count(*)::integer as count, coalesce(sum(net_amount), 0)::bigint as amount,
          round(avg(duration_sec))::integer as seconds
        from withdrawal where status = 'success' and completed_at >= bangkok_midnight() and ${served}
      ) paid, (
        select count(*)::integer as count, coalesce(sum(amount), 0)::bigint as amount
        from withdrawal where status = 'refunded' and completed_at >= bangkok_midnight() and ${served}
      ) refunded`,
    ctx.db,
  );
  const { paid_amount, refunded_amount, ...counts } = figures;
  return {
    ...counts,
    paid_amount: formatMoney(paid_amount),
    refunded_amount: formatMoney(refunded_amount),
    balance: ctx.can('finance.bank.view') ? formatMoney(await balanceOf(ctx.db, agentIds)) : null,
  };
};

interface Figures {
  readonly paid_count: number;
  readonly paid_amount: bigint;
  readonly average_sec: number | null;
  readonly refunded_count: number;
  readonly refunded_amount: bigint;
}

/** Satang on the accounts that pay withdrawals and can be used. */
async function balanceOf(db: Executor, agentIds: Context['principal']['agentIds']): Promise<bigint> {
  const served =
    agentIds === 'all'
      ? sql`true`
      : sql`exists (select from jsonb_array_elements_text(agent_ids) served(id) where id::integer in (${sql.join([-1, ...agentIds])}))`;
  const { balance } = await one(
    sql<{ balance: bigint }>`
      select coalesce(sum(balance), 0)::bigint as balance from bank
      where usage in ('withdraw', 'both') and status = 'active' and ${served}`,
    db,
  );
  return balance;
}
