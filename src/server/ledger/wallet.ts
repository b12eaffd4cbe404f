import { sql } from 'kysely';
import { cashOf, holdOf } from './accounts.ts';
import type { Posted } from './post.ts';
import { maybe, one, type Tx } from './sql.ts';

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
  /** Turnover that the member must make for it, satang. */
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
