import { sql } from 'kysely';
import { type Executor, many } from '#server/db/sql.ts';
import type { Movement } from '#server/reconciliation/movement.ts';

/** A movement with the number of it that people look for. */
export interface BankMovement extends Movement {
  readonly ref: string;
}

/** An account whose statement is read. */
export interface ReadAccount {
  readonly id: number;
  readonly agentIds: readonly number[];
}

/** Accounts with a statement: those that are never read are only in our books. */
export function accountsWithStatement(db: Executor): Promise<readonly ReadAccount[]> {
  return many(
    sql<ReadAccount>`
      select id::integer as id, agent_ids as "agentIds" from bank
      where channel <> 'manual' and exists (select from raw_transaction line where line.bank_id = bank.id) order by id`,
    db,
  );
}

/**
 * What our books moved on an account in [from, to), signed as the account sees it. What came off a statement has that
 * line's number and time; everything else is tied by the bank's own number.
 */
export function ourMovements(db: Executor, bankId: number, from: Date, to: Date): Promise<readonly BankMovement[]> {
  return many(
    sql<BankMovement>`
      select ${bankId}::integer as account, line.reference, line."upstreamRef", line.ref, -entry.satang as amount,
        coalesce(line.at, tx.created_at) as at
      from ledger_account account join ledger_entry entry on entry.account_id = account.id
      join ledger_tx tx on tx.id = entry.tx_id
      join lateral (
        select raw_ref as reference, null as "upstreamRef", raw_ref as ref, txn_at as at from raw_transaction
        where tx.ref_type = 'raw_transaction' and id = tx.ref_id
        union all
        select came.raw_ref, null, deposit.deposit_ref, came.txn_at from deposit
        left join raw_transaction came on came.raw_ref = coalesce(deposit.raw_ref, deposit.undone_raw_ref)
        where tx.ref_type = 'deposit' and deposit.id = tx.ref_id
        union all
        select withdraw_ref, coalesce(attempt.upstream_ref, slip.reference), withdraw_ref, null::timestamptz from withdrawal
        left join payout_attempt attempt on attempt.withdrawal_id = withdrawal.id and attempt.state = 'success'
        left join slip on slip.withdrawal_id = withdrawal.id
        where tx.ref_type = 'withdrawal' and withdrawal.id = tx.ref_id
        union all
        select transfer_ref, upstream_ref, transfer_ref, null from bank_transfer
        where tx.ref_type = 'bank_transfer' and id = tx.ref_id
        union all
        select ticket_ref, reference, ticket_ref, transferred_at from replenish_ticket
        where tx.ref_type = 'replenish_ticket' and id = tx.ref_id
      ) line on true
      where account.code = ${`bank:${bankId}`} and tx.kind not in ('opening', 'adjust')
        and tx.created_at >= ${from}::timestamptz and tx.created_at < ${to}::timestamptz
      order by entry.id`,
    db,
  );
}

/**
 * The movements of an account in [from, to) by its statement. A fee on a line of its own belongs to its transfer;
 * a line that the bank reported twice counts once.
 */
export function theirMovements(db: Executor, bankId: number, from: Date, to: Date): Promise<readonly BankMovement[]> {
  return many(
    sql<BankMovement>`
      select ${bankId}::integer as account, coalesce(min(withdraw_ref), min(raw_ref)) as reference,
        min(upstream_ref) as "upstreamRef", min(raw_ref) as ref,
        sum(case direction when 'in' then amount else -amount end)::bigint as amount, min(txn_at) as at
      from raw_transaction
      where bank_id = ${bankId} and match_status <> 'duplicate'
        and txn_at >= ${from}::timestamptz and txn_at < ${to}::timestamptz
      group by case when direction = 'out' then coalesce(upstream_ref, raw_ref) else raw_ref end
      order by 6, 4`,
    db,
  );
}
