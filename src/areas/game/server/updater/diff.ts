import { sql } from 'kysely';
import type { GameDiffBody } from '#generated/api/game.ts';
import type { Services } from '#generated/api/handlers.ts';
import { FailureError, invalid } from '#server/base/failure.ts';
import type { Context, RowOf, TransactionContext } from '#server/context/context.ts';
import { nextNumber } from '#server/ledger/day-counter.ts';
import type { OfferedGame } from '#server/providers/offered-game.ts';
import { ProviderError } from '#server/providers/ports.ts';
import { gameTexts } from '../texts.ts';
import { type Comparison, compare } from './compare.ts';
import { offersOf, readGameFile } from './read-file.ts';

type Provider = Pick<RowOf<'provider'>, 'id' | 'code' | 'name' | 'types'>;

/** Batches kept per provider. */
const keptBatches = 10;
/** Milliseconds after which a provider's answer counts as slow. */
const slowAfter = 2_500;

/** Stores the health of the provider's API as the last request has shown it. */
async function noteHealth(ctx: Context, provider: Provider, status: RowOf<'provider'>['api_status']): Promise<void> {
  await ctx.db
    .updateTable('provider')
    .set({ api_status: status })
    .where('id', '=', provider.id)
    .where('api_status', '<>', status)
    .execute();
}

async function fetchGames(ctx: Context, provider: Provider): Promise<readonly OfferedGame[]> {
  const startedAt = performance.now();
  try {
    const games = await ctx.providers.gameLists.games(provider.code);
    await noteHealth(ctx, provider, performance.now() - startedAt > slowAfter ? 'slow' : 'ok');
    return games;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    await noteHealth(ctx, provider, 'down');
    throw error.timeout
      ? new FailureError(504, { message: gameTexts.providerDoesNotAnswerTryAgain({ name: provider.name }) })
      : new FailureError(502, { message: gameTexts.providerFailed({ name: provider.name, message: error.text }) });
  }
}

async function readOffers(ctx: Context, provider: Provider, body: GameDiffBody): Promise<readonly OfferedGame[]> {
  if (body.source === 'api') return fetchGames(ctx, provider);
  const { file } = ctx.files;
  if (file) return readGameFile(file.original);
  if (body.rows) return offersOf(body.rows);
  throw invalid({ file: gameTexts.chooseAFile });
}

async function compareNow(
  { tx }: TransactionContext,
  provider: Provider,
  offers: readonly OfferedGame[],
): Promise<Comparison> {
  const parts = await tx
    .selectFrom('sub_provider')
    .select(['code', 'type'])
    .where('provider_id', '=', provider.id)
    .execute();
  const stored = await tx
    .selectFrom('game')
    .innerJoin('sub_provider as part', 'part.id', 'game.sub_provider_id')
    .select(['game_code', 'name_en', 'name_th', 'game.type', 'image_url', 'rtp_pct', 'platforms', 'game.status'])
    .select(['has_demo', 'has_freespin', 'has_jackpot', 'part.code as sub_provider_code'])
    .where('game.provider_id', '=', provider.id)
    .orderBy('game_code')
    .execute();
  return compare({ types: provider.types, parts }, stored, offers);
}

/**
 * Stores the comparison as a batch, to be reviewed and applied later; changes nothing else. Older batches of the
 * provider are deleted: what was applied of them is in the audit log.
 */
export const diff: Services<Context>['game.diff'] = async ({ body }, ctx) => {
  const provider = await ctx.db
    .selectFrom('provider')
    .select(['id', 'code', 'name', 'types'])
    .where('id', '=', body.provider_id)
    .executeTakeFirst();
  if (!provider) throw invalid({ provider_id: gameTexts.theProviderWasNotFound });
  const offers = await readOffers(ctx, provider, body);
  return ctx.transaction(async (inner) => {
    const { tx, principal } = inner;
    const comparison = await compareNow(inner, provider, offers);
    const { id, batch_id } = await tx
      .insertInto('game_diff')
      .values({
        batch_id: await nextNumber(tx, 'GD', 4),
        provider_id: provider.id,
        source: body.source,
        file_name: ctx.files.file?.name?.slice(-255) ?? null,
        added: sql`${JSON.stringify(comparison.added)}::jsonb`,
        changed: sql`${JSON.stringify(comparison.changed)}::jsonb`,
        removed: sql`${JSON.stringify(comparison.removed)}::jsonb`,
        same_count: comparison.same,
        created_at: sql`clock_timestamp()`,
        created_by: principal.userId,
      })
      .returning(['id', 'batch_id'])
      .executeTakeFirstOrThrow();
    await sql`
      delete from game_diff where provider_id = ${provider.id} and id not in (
        select id from game_diff where provider_id = ${provider.id} order by id desc limit ${keptBatches})`.execute(tx);
    const { same: same_count, added, changed, removed } = comparison;
    await inner.audit({
      action: 'game.diff',
      entityType: 'GameDiff',
      entityId: id,
      after: {
        ...{ batch_id, provider_id: provider.id, source: body.source, same_count },
        ...{ new: added.length, changed: changed.length, removed: removed.length },
      },
    });
    return { id, batch_id, new: added, changed: changed.map((change) => ({ ...change })), removed, same_count };
  });
};
