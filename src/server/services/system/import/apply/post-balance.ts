import { sql } from 'kysely';
import type { TransactionContext } from '../../../../context.ts';
import { type BookedWallet, bookedWallets, cashOf, openingAccount, walletOf } from '../../../../ledger/accounts.ts';
import { post } from '../../../../ledger/post.ts';
import { many, one } from '../../../../ledger/sql.ts';
import { syncBookedWallet, syncWallet } from '../../../../ledger/wallet.ts';
import type { Batch } from '../batch.ts';
import type { Author } from './chunk.ts';

/** A change of one wallet that a line of a file brings, in satang. */
interface Change {
  readonly rowId: number;
  readonly memberId: number;
  readonly delta: bigint;
}

/** Wallets that exist stay as they are; the others begin with nothing. */
export async function openWallets(ctx: TransactionContext, members: readonly number[], type: string): Promise<void> {
  await many(
    sql`
      insert into wallet (member_id, wallet_type, balance, pending, turnover_required, turnover_done, updated_at)
      select id::int, ${type}, 0, 0, 0, 0, clock_timestamp() from jsonb_array_elements_text(${JSON.stringify(members)}::jsonb) as one (id)
      on conflict (member_id, wallet_type) do nothing`,
    ctx.tx,
  );
}

/** Credit of a member: a balanced posting against what existed before our books, and the line that staff read. */
export async function postCredit(ctx: TransactionContext, batch: Batch, change: Change, author: Author): Promise<void> {
  const posted = await post(ctx.tx, {
    kind: 'import',
    ref: { type: 'import_row', id: change.rowId },
    actorId: author.id,
    reason: batch.batch_id,
    lines: [
      { account: cashOf(change.memberId), amount: change.delta },
      { account: openingAccount, amount: -change.delta },
    ],
  });
  await syncWallet(ctx.tx, change.memberId, posted, {
    type: 'import',
    refType: 'import',
    refId: batch.batch_id,
    actorType: 'staff',
    actorName: author.name,
  });
}

/** Is the wallet one whose money is in the books? */
export function isBooked(type: string): type is BookedWallet {
  return bookedWallets.some((one) => one === type);
}

/** A wallet of rebates: posted as credit is. */
export async function postRebate(
  ctx: TransactionContext,
  batch: Batch,
  { wallet, ...change }: Change & { readonly wallet: BookedWallet },
  author: Author,
): Promise<void> {
  const posted = await post(ctx.tx, {
    kind: 'import',
    ref: { type: 'import_row', id: change.rowId },
    actorId: author.id,
    reason: batch.batch_id,
    lines: [
      { account: walletOf(change.memberId, wallet), amount: change.delta },
      { account: openingAccount, amount: -change.delta },
    ],
  });
  await syncBookedWallet(ctx.tx, change.memberId, wallet, posted, {
    type: 'import',
    refType: 'import',
    refId: batch.batch_id,
    actorType: 'staff',
    actorName: author.name,
  });
}

/** Any other wallet: it is no money of the ledger (points, tickets, income not yet moved to the credit). */
export async function changeOther(
  ctx: TransactionContext,
  batch: Batch,
  change: Change,
  author: Author,
): Promise<void> {
  const { agent_id: agentId, after } = await one(
    sql<{ agent_id: number; after: bigint }>`
      update wallet set balance = wallet.balance + ${change.delta}::bigint, updated_at = clock_timestamp()
      from member where member.id = wallet.member_id and wallet.member_id = ${change.memberId}
        and wallet.wallet_type = ${batch.wallet_type}
      returning member.agent_id::int as agent_id, wallet.balance as after`,
    ctx.tx,
  );
  await many(
    sql`
      insert into wallet_log (created_at, log_no, agent_id, member_id, wallet_type, log_type, amount, balance_before,
        balance_after, ref_type, ref_id, turnover_added, actor_type, actor_name, remark)
      values (clock_timestamp(),
        'L' || to_char(clock_timestamp() at time zone 'Asia/Bangkok', 'YYMMDD') || lpad(nextval('wallet_log_no')::text, 6, '0'),
        ${agentId}, ${change.memberId}, ${batch.wallet_type}, 'import', ${change.delta}::bigint,
        ${after - change.delta}::bigint, ${after}::bigint, 'import', ${batch.batch_id}, 0, 'staff', ${author.name}, null)`,
    ctx.tx,
  );
}
