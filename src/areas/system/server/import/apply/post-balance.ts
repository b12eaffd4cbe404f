import { sql } from 'kysely';
import type { TransactionContext } from '#server/context/context.ts';
import { many } from '#server/db/sql.ts';
import { cashOf, openingAccount } from '#server/ledger/accounts.ts';
import { post } from '#server/ledger/post.ts';
import { moveWallet } from '#server/ledger/side-wallet.ts';
import { syncWallet } from '#server/ledger/wallet.ts';
import type { Batch } from '../batch.ts';
import type { Author } from './chunk.ts';

declare module '#server/ledger/post.ts' {
  interface PostingKinds {
    readonly import: true;
  }
}

/** A change of one wallet by a line of a file, in satang. */
interface Change {
  readonly rowId: number;
  readonly memberId: number;
  readonly delta: bigint;
}

/** Creates missing wallets with a zero balance; existing ones are unchanged. */
export async function openWallets(ctx: TransactionContext, members: readonly number[], type: string): Promise<void> {
  await many(
    sql`
      insert into wallet (member_id, wallet_type, balance, pending, turnover_required, turnover_done, updated_at)
      select id::int, ${type}, 0, 0, 0, 0, clock_timestamp() from jsonb_array_elements_text(${JSON.stringify(members)}::jsonb) as one (id)
      on conflict (member_id, wallet_type) do nothing`,
    ctx.tx,
  );
}

/** Posts credit against the opening account, and writes the wallet line that staff see. */
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

/** Changes any other wallet: rebates, points, tickets, and income not yet moved to credit. */
export async function changeOther(
  ctx: TransactionContext,
  batch: Batch,
  change: Change,
  author: Author,
): Promise<void> {
  const wallet = batch.wallet_type;
  if (wallet === null || wallet === 'main') throw new Error('The credit is posted by itself');
  await moveWallet(ctx.tx, {
    memberId: change.memberId,
    wallet,
    amount: change.delta,
    kind: 'import',
    ref: { type: 'import_row', id: change.rowId },
    actorId: author.id,
    reason: batch.batch_id,
    // Balances carried over from another system are not a cost of the house.
    against: openingAccount,
    entry: { type: 'import', refType: 'import', refId: batch.batch_id, actorType: 'staff', actorName: author.name },
  });
}
