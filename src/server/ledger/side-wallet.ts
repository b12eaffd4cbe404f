import { sql } from 'kysely';
import { many, one, type Tx } from '../db/sql.ts';
import { type Account, issuedOf, type SideWallet, walletOf } from './accounts.ts';
import { lockAccounts, type Posting, type PostingKind, post } from './post.ts';
import type { WalletEntry } from './wallet.ts';

/** A change of a wallet other than credit, in hundredths of its unit: 5 points are 500. */
export interface WalletChange {
  readonly memberId: number;
  readonly wallet: SideWallet;
  /** Negative takes. */
  readonly amount: bigint;
  readonly kind: PostingKind;
  readonly ref: { readonly type: string; readonly id: number };
  readonly actorId?: number | null;
  readonly reason?: string;
  /** Where it comes from or goes to; default: what the house gave out. */
  readonly against?: Account;
  readonly entry: WalletEntry;
}

type WalletPosting = Omit<WalletChange, 'entry'>;

/** A wallet next to the credit changes. */
export const walletPosting = ({
  memberId,
  wallet,
  amount,
  against,
  kind,
  ref,
  actorId,
  reason,
}: WalletPosting): Posting => ({
  kind,
  ref,
  ...(actorId === undefined ? {} : { actorId }),
  ...(reason === undefined ? {} : { reason }),
  lines: [
    { account: walletOf(memberId, wallet), amount },
    { account: against ?? issuedOf(wallet), amount: -amount },
  ],
});

/** A wallet that existed before it was in the books is brought into them. */
export const walletOpening = (memberId: number, wallet: SideWallet, walletId: number, amount: bigint): Posting =>
  walletPosting({ memberId, wallet, amount, kind: 'opening', ref: { type: 'wallet', id: walletId } });

/**
 * Changes a member's balance in a wallet other than credit: a balanced posting, the wallet's row and the line that staff
 * see, in one transaction. A missing wallet starts at zero; one that is older than the books is
 * brought into them first. Returns the balance afterwards and the number of the line. Throws ShortageError.
 */
export async function moveWallet(tx: Tx, change: WalletChange): Promise<{ balance: bigint; logNo: string }> {
  const { memberId, wallet, amount, entry } = change;
  const account = walletOf(memberId, wallet);
  await many(
    sql`
      insert into wallet (member_id, wallet_type, balance, pending, turnover_required, turnover_done, updated_at)
      values (${memberId}, ${wallet}, 0, 0, 0, 0, clock_timestamp()) on conflict (member_id, wallet_type) do nothing`,
    tx,
  );
  const row = await one(
    sql<{ id: number; balance: bigint }>`
      select id::integer as id, balance from wallet where member_id = ${memberId} and wallet_type = ${wallet} for update`,
    tx,
  );
  await bringIn(tx, account, row, change);
  const posted = await post(tx, walletPosting(change));
  const { before, after } = posted.balances.get(account.code) ?? { before: 0n, after: 0n };
  await many(
    sql`update wallet set balance = ${after}::bigint, updated_at = clock_timestamp() where id = ${row.id}`,
    tx,
  );
  const { log_no: logNo } = await one(
    sql<{ log_no: string }>`
      insert into wallet_log (created_at, log_no, agent_id, member_id, wallet_type, log_type, amount, balance_before,
        balance_after, ref_type, ref_id, turnover_added, actor_type, actor_name, remark)
      select clock_timestamp(),
        'L' || to_char(clock_timestamp() at time zone 'Asia/Bangkok', 'YYMMDD') || lpad(nextval('wallet_log_no')::text, 6, '0'),
        agent_id, id, ${wallet}, ${entry.type}, ${amount}::bigint, ${before}::bigint, ${after}::bigint, ${entry.refType},
        ${entry.refId}, ${entry.turnoverAdded ?? 0n}::bigint, ${entry.actorType}, ${entry.actorName}, ${entry.remark ?? null}
      from member where id = ${memberId} returning log_no`,
    tx,
  );
  return { balance: after, logNo };
}

/** What the wallet held before it was in the books; the row is locked, so that it happens once. */
async function bringIn(
  tx: Tx,
  account: Account,
  row: { readonly id: number; readonly balance: bigint },
  { memberId, wallet }: WalletChange,
): Promise<void> {
  const locked = await lockAccounts(tx, [account]);
  const missing = row.balance - (locked.get(account.code)?.balance ?? 0n);
  if (missing === 0n) return;
  await post(tx, walletOpening(memberId, wallet, row.id, missing));
}
