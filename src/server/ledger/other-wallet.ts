import { sql } from 'kysely';
import { many, maybe, one, type Tx } from './sql.ts';
import type { WalletEntry } from './wallet.ts';

/** A change of a wallet beside the credit, in hundredths: of baht, points or tickets. */
export interface WalletChange {
  readonly memberId: number;
  /** `point`, `ticket`: the wallets that are no money of the ledger. */
  readonly wallet: 'bonus' | 'cashback' | 'commission' | 'affiliate' | 'point' | 'ticket';
  /** Positive or negative. */
  readonly amount: bigint;
}

/**
 * Changes a wallet that is no account of the ledger and writes the line that staff read, in one transaction; the wallet
 * comes into being with its first change. Returns the number of that line, or null, with nothing changed, where the
 * wallet would fall below zero.
 */
export async function changeWallet(
  tx: Tx,
  { memberId, wallet, amount }: WalletChange,
  entry: WalletEntry,
): Promise<string | null> {
  if (amount > 0n) {
    await many(
      sql`
        insert into wallet (member_id, wallet_type, balance, pending, turnover_required, turnover_done, updated_at)
        values (${memberId}, ${wallet}, 0, 0, 0, 0, clock_timestamp()) on conflict (member_id, wallet_type) do nothing`,
      tx,
    );
  }
  const changed = await maybe(
    sql<{ agent_id: number; after: bigint }>`
      update wallet set balance = wallet.balance + ${amount}::bigint, updated_at = clock_timestamp()
      from member where member.id = wallet.member_id and wallet.member_id = ${memberId}
        and wallet.wallet_type = ${wallet} and wallet.balance + ${amount}::bigint >= 0
      returning member.agent_id, wallet.balance as after`,
    tx,
  );
  if (!changed) return null;
  const { log_no } = await one(
    sql<{ log_no: string }>`
      insert into wallet_log (created_at, log_no, agent_id, member_id, wallet_type, log_type, amount, balance_before,
        balance_after, ref_type, ref_id, turnover_added, actor_type, actor_name, remark)
      values (clock_timestamp(),
        'L' || to_char(clock_timestamp() at time zone 'Asia/Bangkok', 'YYMMDD') || lpad(nextval('wallet_log_no')::text, 6, '0'),
        ${changed.agent_id}, ${memberId}, ${wallet}, ${entry.type}, ${amount}::bigint, ${changed.after - amount}::bigint,
        ${changed.after}::bigint, ${entry.refType}, ${entry.refId}, ${entry.turnoverAdded ?? 0n}::bigint,
        ${entry.actorType}, ${entry.actorName}, ${entry.remark ?? null})
      returning log_no`,
    tx,
  );
  return log_no;
}
