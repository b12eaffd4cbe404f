import { createHash } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { GameDiffTable, GameTable } from '#generated/api/database.ts';
import type { GameImportReply } from '#generated/api/game.ts';
import type { Services } from '#generated/api/handlers.ts';
import { conflicted, invalid, missing } from '#server/base/failure.ts';
import { baseTexts } from '#server/base/texts.ts';
import type { Context, TransactionContext } from '#server/context/context.ts';
import { gameTexts } from '../texts.ts';
import { type GameSelection, readSelection } from './chosen.ts';
import { addGames, changeGames, withdrawGames } from './write-games.ts';

type Batch = Selectable<GameDiffTable>;

/** Removing more than this share of a provider's games requires typing its code. */
const guardedShare = 0.2;

/** Digest of a selection, independent of the order of its codes. */
function digestOf(selection: GameSelection, status: GameTable['status'] | string): string {
  const sorted = [selection.new, selection.changed, selection.removed].map((codes) => [...codes].sort());
  return createHash('sha256')
    .update(JSON.stringify([sorted, status]))
    .digest('hex');
}

/**
 * The reply for a batch that was already applied: the same result for the same selection, else 409 naming who applied
 * it.
 */
async function alreadyApplied(ctx: TransactionContext, batch: Batch, digest: string): Promise<GameImportReply> {
  const { result } = batch;
  if (result?.digest === digest) {
    const { digest: _, ...reply } = result;
    return reply;
  }
  const by = await ctx.tx
    .selectFrom('app_user')
    .select('name')
    .where('id', '=', batch.applied_by ?? 0)
    .executeTakeFirst();
  throw conflicted(
    { by: by?.name ?? baseTexts.system.kept(), action: 'import', at: batch.applied_at?.toISOString() ?? '' },
    gameTexts.comparisonWasImportedAlreadyPleaseCompare({ batchId: batch.batch_id }),
  );
}

/** The batch must be the latest of its provider, and removing many games must be confirmed with the provider's code. */
async function checkApplicable(
  { tx }: TransactionContext,
  batch: Batch,
  selection: GameSelection,
  confirmCode: string | null | undefined,
): Promise<void> {
  const newerBatch = await tx
    .selectFrom('game_diff')
    .select('batch_id')
    .where('provider_id', '=', batch.provider_id)
    .where('id', '>', batch.id)
    .where('applied_at', 'is not', null)
    .executeTakeFirst();
  if (newerBatch)
    throw conflicted(undefined, gameTexts.aNewerComparisonWasImportedAlready({ batchId: newerBatch.batch_id }));
  // Locked, so that no games of this provider are added or removed meanwhile.
  const provider = await tx
    .selectFrom('provider')
    .select(['code', 'game_count'])
    .where('id', '=', batch.provider_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (selection.removed.length <= provider.game_count * guardedShare) return;
  if (confirmCode?.trim().toUpperCase() === provider.code) return;
  const message = gameTexts.confirmClosing({
    removed: selection.removed.length,
    gameCount: provider.game_count,
    code: provider.code,
  });
  throw invalid({ confirm_code: message }, message);
}

/** Applies the selected part of a batch once, in one transaction. Games changed since are reported and left alone. */
export const apply: Services<Context>['game.import'] = ({ body }, ctx) =>
  ctx.transaction(async (inner) => {
    const { tx, principal } = inner;
    const batch = await tx
      .selectFrom('game_diff')
      .selectAll()
      .where('batch_id', '=', body.batch_id)
      .forUpdate()
      .executeTakeFirst();
    if (!batch) throw missing(gameTexts.thisComparisonWasNotFound);
    const selection = readSelection(body.apply, batch);
    const digest = digestOf(selection, body.default_status);
    if (batch.applied_at !== null) return alreadyApplied(inner, batch, digest);
    await checkApplicable(inner, batch, selection, body.confirm_code);
    const added = await addGames(inner, batch, selection.new, body.default_status);
    const updated = await changeGames(inner, batch, selection.changed);
    const removed = await withdrawGames(inner, batch, selection.removed);
    const errors = [...added.errors, ...updated.errors, ...removed.errors];
    const counts = { added: added.ids.length, updated: updated.ids.length, removed: removed.ids.length };
    await tx
      .updateTable('game_diff')
      .set({
        applied_at: sql`clock_timestamp()`,
        applied_by: principal.userId,
        result: sql`${JSON.stringify({ ...counts, errors, digest })}::jsonb`,
      })
      .where('id', '=', batch.id)
      .where('applied_at', 'is', null)
      .execute();
    await inner.audit({
      action: 'game.import',
      entityType: 'Game',
      entityIds: [...added.ids, ...updated.ids, ...removed.ids],
      after: {
        ...{ batch_id: batch.batch_id, provider_id: batch.provider_id, default_status: body.default_status, ...counts },
        errors: errors.length,
      },
    });
    return { ...counts, errors };
  });
