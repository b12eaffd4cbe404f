import { createHash } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { GameDiffTable, GameTable } from '#generated/api/database.ts';
import type { GameImportReply } from '#generated/api/game.ts';
import type { Services } from '#generated/api/handlers.ts';
import { conflicted, invalid, missing } from '#server/base/failure.ts';
import { baseTexts } from '#server/base/texts.ts';
import type { Context, TransactionContext } from '#server/context/context.ts';
import { gameTexts } from '../texts.ts';
import { type Chosen, readChosen } from './chosen.ts';
import { addGames, changeGames, withdrawGames } from './write-games.ts';

type Batch = Selectable<GameDiffTable>;

/** Share of a provider's games above which taking them away needs its code, typed. */
const guardedShare = 0.2;

/** The same for the same choice, in whatever order it was sent. */
function digestOf(chosen: Chosen, status: GameTable['status'] | string): string {
  const sorted = [chosen.new, chosen.changed, chosen.removed].map((codes) => [...codes].sort());
  return createHash('sha256')
    .update(JSON.stringify([sorted, status]))
    .digest('hex');
}

/** What a batch that was applied answers: the same again to the same choice, and who was first to any other. */
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

/** What is being asked for must still be the latest word, and losing many games must be meant. */
async function demandSane(
  { tx }: TransactionContext,
  batch: Batch,
  chosen: Chosen,
  confirmCode: string | null | undefined,
): Promise<void> {
  const newer = await tx
    .selectFrom('game_diff')
    .select('batch_id')
    .where('provider_id', '=', batch.provider_id)
    .where('id', '>', batch.id)
    .where('applied_at', 'is not', null)
    .executeTakeFirst();
  if (newer) throw conflicted(undefined, gameTexts.aNewerComparisonWasImportedAlready({ batchId: newer.batch_id }));
  // Locked: nobody adds or takes away games of this provider meanwhile.
  const provider = await tx
    .selectFrom('provider')
    .select(['code', 'game_count'])
    .where('id', '=', batch.provider_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (chosen.removed.length <= provider.game_count * guardedShare) return;
  if (confirmCode?.trim().toUpperCase() === provider.code) return;
  const message = gameTexts.confirmClosing({
    removed: chosen.removed.length,
    gameCount: provider.game_count,
    code: provider.code,
  });
  throw invalid({ confirm_code: message }, message);
}

/** Applies what was chosen of a batch, once, in one transaction. Games that have changed since are told and left alone. */
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
    const chosen = readChosen(body.apply, batch);
    const digest = digestOf(chosen, body.default_status);
    if (batch.applied_at !== null) return alreadyApplied(inner, batch, digest);
    await demandSane(inner, batch, chosen, body.confirm_code);
    const added = await addGames(inner, batch, chosen.new, body.default_status);
    const updated = await changeGames(inner, batch, chosen.changed);
    const removed = await withdrawGames(inner, batch, chosen.removed);
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
