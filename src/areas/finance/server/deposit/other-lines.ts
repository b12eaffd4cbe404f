import { sql } from 'kysely';
import { many, maybe, type Tx } from '#server/db/sql.ts';
import { nameScore } from '#server/deposits/names.ts';
import type { RawLine } from '#server/deposits/raw-line.ts';
import { fitsNumber, shownNumber } from './account-mask.ts';

/**
 * Whether this movement was reported before: under the bank's own number, or by another source with the same balance
 * after it?
 */
export async function isRepeated(tx: Tx, line: RawLine): Promise<boolean> {
  const row = await maybe(
    sql<{ id: number }>`
      select id from raw_transaction
      where bank_id = ${line.bank_id}::integer and id <> ${line.id} and direction = ${line.direction}
        and amount = ${line.amount}::bigint and match_status <> 'duplicate'
        and txn_at between ${line.txn_at}::timestamptz - interval '1 day' and ${line.txn_at}::timestamptz + interval '1 day'
        and (upstream_ref = ${line.upstream_ref}
          or (source <> ${line.source} and balance_after = ${line.balance_after}::bigint
            and abs(extract(epoch from txn_at - ${line.txn_at}::timestamptz)) <= 300))
      limit 1`,
    tx,
  );
  return row !== undefined;
}

/** From here on the name of a sender is taken for that of one of our own accounts. */
const ownName = 0.9;

/** Does the money come from another account of the house? */
export async function isOwnAccount(tx: Tx, line: RawLine): Promise<boolean> {
  const shown = shownNumber(line.from_account_no);
  const name = line.from_account_name;
  if (!shown || name === null) return false;
  const accounts = await many(
    sql<{ account_no: string; account_name: string }>`
      select account_no, account_name from bank
      where id <> ${line.bank_id}::integer and (${line.from_bank_code}::text is null or bank_code = ${line.from_bank_code})`,
    tx,
  );
  return accounts.some((own) => fitsNumber(shown, own.account_no) && nameScore(name, own.account_name) >= ownName);
}

/** Whether the money was sent by a transfer of the house, whose own record has its result. Found by the bank's reference. */
export async function isOwnTransfer(tx: Tx, line: RawLine): Promise<boolean> {
  const row = await maybe(
    sql<{ id: number }>`
      select 1 as id from bank_transfer
      where source_bank_id = ${line.bank_id}::integer and upstream_ref = ${line.upstream_ref} and status = 'success'
        and requested_at between ${line.txn_at}::timestamptz - interval '2 days' and ${line.txn_at}::timestamptz + interval '1 hour'
      limit 1`,
    tx,
  );
  return row !== undefined;
}

/** The withdrawal that money went out for: by the bank's number of the transfer, else by ours in the bank's words. */
export function payoutOf(
  tx: Tx,
  line: RawLine,
): Promise<{ withdraw_ref: string; member_id: number; agent_id: number } | undefined> {
  return maybe(
    sql<{ withdraw_ref: string; member_id: number; agent_id: number }>`
      select withdrawal.withdraw_ref, withdrawal.member_id::integer as member_id, withdrawal.agent_id::integer as agent_id
      from payout_attempt attempt join withdrawal on withdrawal.id = attempt.withdrawal_id
      where attempt.bank_id = ${line.bank_id}::integer and attempt.amount = ${line.amount}::bigint
        and (attempt.upstream_ref = ${line.upstream_ref} or strpos(${line.description}, attempt.our_ref) > 0)
        and attempt.created_at > ${line.txn_at}::timestamptz - interval '2 days'
      order by attempt.id desc limit 1`,
    tx,
  );
}
