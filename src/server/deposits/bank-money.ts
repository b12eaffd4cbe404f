import { sql } from 'kysely';
import { maybe, type Tx } from '../db/sql.ts';
import { bankOf, suspenseOf } from '../ledger/accounts.ts';
import { type Posting, post } from '../ledger/post.ts';

const today = sql`date_trunc('day', clock_timestamp() at time zone 'Asia/Bangkok') at time zone 'Asia/Bangkok'`;

/** Counts money that came in to a bank account's stored balance and its day. Belongs to the posting that moves the books. */
export async function countReceipt(tx: Tx, bankId: number, amount: bigint): Promise<void> {
  const isToday = sql`balance_updated_at >= ${today}`;
  const row = await maybe(
    sql<{ id: number }>`
      update bank set balance = balance + ${amount}::bigint,
        today_in = case when ${isToday} then today_in else 0 end + ${amount}::bigint,
        today_in_count = case when ${isToday} then today_in_count else 0 end + 1,
        today_out = case when ${isToday} then today_out else 0 end,
        today_out_count = case when ${isToday} then today_out_count else 0 end,
        balance_updated_at = clock_timestamp()
      where id = ${bankId} returning id`,
    tx,
  );
  if (!row) throw new Error(`bank ${bankId} does not exist`);
}

interface ReceivedLine {
  readonly id: number;
  readonly bankId: number;
  /** Satang. */
  readonly amount: bigint;
}

/** A statement line has no owner yet: its money is on the bank account and in suspense. */
export const receiptPosting = ({ id, bankId, amount }: ReceivedLine): Posting => ({
  kind: 'bank_receipt',
  ref: { type: 'raw_transaction', id },
  lines: [
    { account: bankOf(bankId), amount: -amount },
    { account: suspenseOf(bankId), amount },
  ],
});

/** Puts the money of a line that is credited to nobody yet into suspense. Once a line. */
export async function receiveIntoSuspense(tx: Tx, line: ReceivedLine): Promise<void> {
  await countReceipt(tx, line.bankId, line.amount);
  await post(tx, receiptPosting(line));
}
