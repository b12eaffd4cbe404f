import { sql } from 'kysely';
import { conflicted } from '#server/base/failure.ts';
import { many, maybe, type Tx } from '#server/db/sql.ts';
import { type Account, bankOf, fundsAccount, gatewayOf } from '#server/ledger/accounts.ts';
import { nextNumber } from '#server/ledger/day-counter.ts';
import { post } from '#server/ledger/post.ts';
import { numberPrefix } from '#server/providers/gateway-numbers.ts';
import { moveBalance } from '#server/transfers/account.ts';
import { ticketTexts } from './texts.ts';
import type { Ticket, TicketMove } from './update-ticket.ts';

declare module '#server/ledger/post.ts' {
  interface PostingKinds {
    readonly replenish_ticket: true;
  }
}

/**
 * Another person (the verdict sees to it) has seen the money arrive: only now is it in the books. It leaves the account, the gateway or the cash
 * that the ticket names; balances, ledger and the gateway's own history move together.
 */
export const complete: TicketMove = async (ctx, before) => {
  const { tx } = ctx;
  const { id, target_bank_id: target, source_bank_id: source, gateway_account_id: gateway } = before;
  const amount = before.actual_amount ?? 0n;
  // Rows in ascending id, so that two transfers between the same accounts never wait for each other.
  const moves = [[target, amount] as const, ...(source === null ? [] : [[source, -amount] as const])];
  for (const [bank, change] of moves.toSorted(([a], [b]) => a - b)) await moveBalance(tx, bank, change);
  const from = gateway === null ? accountOf(source) : await takeFromGateway(tx, gateway, before);
  await post(tx, {
    kind: 'replenish_ticket',
    ref: { type: 'replenish_ticket', id },
    actorId: ctx.principal.userId,
    lines: [
      { account: from, amount },
      { account: bankOf(target), amount: -amount },
    ],
  });
  return { confirmed_by: ctx.principal.userId, completed_at: ctx.clock.now() };
};

/** Cash and accounts that are not ours are one book account. */
function accountOf(source: number | null): Account {
  return source === null ? fundsAccount : bankOf(source);
}

/** Takes the money out of what the gateway holds for us and writes its history. Returns its book account. */
async function takeFromGateway(tx: Tx, accountId: number, ticket: Ticket): Promise<Account> {
  const amount = ticket.actual_amount ?? 0n;
  const account = await maybe(
    sql<{ gateway: string; balance: bigint }>`
      update gateway_account set balance = balance - ${amount}::bigint,
        today_out = case when balance_updated_at >= bangkok_midnight() then today_out else 0 end + ${amount}::bigint,
        today_in = case when balance_updated_at >= bangkok_midnight() then today_in else 0 end,
        balance_updated_at = clock_timestamp()
      where id = ${accountId} returning gateway, balance`,
    tx,
  );
  if (!account) throw conflicted(undefined, ticketTexts.noGateway);
  const { gateway, balance } = account;
  const number = await nextNumber(tx, numberPrefix(gateway, 'transaction'), 6);
  await many(
    sql`
      insert into gateway_transaction (gateway, received_at, txn_ref, gateway_ref, account_id, type, amount, fee,
        net_amount, balance_after, process_status)
      values (${gateway}, clock_timestamp(), ${number}, ${ticket.reference}, ${accountId}, 'settlement',
        ${amount}::bigint, 0, ${-amount}::bigint, ${balance}::bigint, 'updated')`,
    tx,
  );
  await many(
    sql`
      insert into gateway_balance_log (gateway, created_at, account_id, reason, ref, balance_before, change,
        balance_after, source)
      values (${gateway}, clock_timestamp(), ${accountId}, 'withdraw_out', ${ticket.ticket_ref},
        ${balance + amount}::bigint, ${-amount}::bigint, ${balance}::bigint, 'manual')`,
    tx,
  );
  return gatewayOf(gateway, accountId);
}
