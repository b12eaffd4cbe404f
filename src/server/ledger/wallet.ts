import { sql } from 'kysely';
import { maybe, one, type Tx } from '../db/sql.ts';
import { type BookedWallet, cashOf, holdOf, walletOf } from './accounts.ts';
import type { Posted } from './post.ts';

/** A line of the member's wallet history. */
export interface WalletEntry {
  /** Code of the log type: `withdraw`, `withdraw_refund`. */
  readonly type: string;
  readonly refType: string;
  /** Business number: `W260131000057`. */
  readonly refId: string;
  readonly actorType: 'member' | 'system' | 'staff';
  readonly actorName: string | null;
  readonly remark?: string;
  /** Satang that must be played for it before a withdrawal. */
  readonly turnoverAdded?: bigint;
}

/**
 * Brings the member's main wallet row up to the ledger and, when the credit changed, adds the line that staff read.
 * Belongs to the transaction that made the posting, after it: the accounts' locks keep the order. Returns the number of
 * that line, or null where there is none.
 */
export async function syncWallet(
  tx: Tx,
  memberId: number,
  posted: Posted,
  entry: WalletEntry | null,
): Promise<string | null> {
  const cash = posted.balances.get(cashOf(memberId).code);
  const held = posted.balances.get(holdOf(memberId).code);
  const wallet = await maybe(
    sql<{ agent_id: number; balance: bigint }>`
      update wallet set balance = coalesce(${cash?.after ?? null}::bigint, wallet.balance),
        pending = coalesce(${held?.after ?? null}::bigint, wallet.pending), updated_at = clock_timestamp()
      from member where member.id = wallet.member_id and wallet.member_id = ${memberId} and wallet.wallet_type = 'main'
      returning member.agent_id, wallet.balance`,
    tx,
  );
  if (!wallet) throw new Error(`Member ${memberId} has no main wallet`);
  if (!cash || !entry) return null;
  const { log_no } = await one(
    sql<{ log_no: string }>`
      insert into wallet_log (created_at, log_no, agent_id, member_id, wallet_type, log_type, amount, balance_before,
        balance_after, ref_type, ref_id, turnover_added, actor_type, actor_name, remark)
      values (clock_timestamp(),
        'L' || to_char(clock_timestamp() at time zone 'Asia/Bangkok', 'YYMMDD') || lpad(nextval('wallet_log_no')::text, 6, '0'),
        ${wallet.agent_id}, ${memberId}, 'main', ${entry.type}, ${cash.after - cash.before}::bigint,
        ${cash.before}::bigint, ${cash.after}::bigint, ${entry.refType}, ${entry.refId}, ${entry.turnoverAdded ?? 0n}::bigint, ${entry.actorType},
        ${entry.actorName}, ${entry.remark ?? null})
      returning log_no`,
    tx,
  );
  return log_no;
}

/**
 * The same for a wallet of rebates, which comes into being with its first baht. Belongs to the transaction that made the
 * posting, after it.
 */
export async function syncBookedWallet(
  tx: Tx,
  memberId: number,
  wallet: BookedWallet,
  posted: Posted,
  entry: WalletEntry,
): Promise<void> {
  const held = posted.balances.get(walletOf(memberId, wallet).code);
  if (!held) throw new Error(`Nothing was posted to the wallet ${wallet} of member ${memberId}`);
  await one(
    sql`
      with kept as (
        insert into wallet (member_id, wallet_type, balance, pending, turnover_required, turnover_done, updated_at)
        values (${memberId}, ${wallet}, ${held.after}::bigint, 0, 0, 0, clock_timestamp())
        on conflict (member_id, wallet_type) do update set balance = excluded.balance, updated_at = excluded.updated_at
        returning member_id
      )
      insert into wallet_log (created_at, log_no, agent_id, member_id, wallet_type, log_type, amount, balance_before,
        balance_after, ref_type, ref_id, turnover_added, actor_type, actor_name, remark)
      select clock_timestamp(),
        'L' || to_char(clock_timestamp() at time zone 'Asia/Bangkok', 'YYMMDD') || lpad(nextval('wallet_log_no')::text, 6, '0'),
        member.agent_id, member.id, ${wallet}, ${entry.type}, ${held.after - held.before}::bigint, ${held.before}::bigint,
        ${held.after}::bigint, ${entry.refType}, ${entry.refId}, 0, ${entry.actorType}, ${entry.actorName},
        ${entry.remark ?? null}
      from kept join member on member.id = kept.member_id
      returning log_no`,
    tx,
  );
}
