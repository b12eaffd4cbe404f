import type { Text } from '#contract/text.ts';
import { invalid } from '#server/base/failure.ts';
import type { RowOf, TransactionContext } from '#server/context/context.ts';
import { effect } from '#server/context/effect.ts';
import { gameTexts } from './texts.ts';

/**
 * Checks on every write that the sub-provider belongs to the game's provider, and that the provider has the game's
 * category.
 */
export async function checkGame(
  ctx: TransactionContext,
  row: Pick<RowOf<'game'>, 'provider_id' | 'sub_provider_id' | 'type'>,
): Promise<void> {
  const provider = await ctx.tx
    .selectFrom('provider')
    .select(['name', 'types'])
    .where('id', '=', row.provider_id)
    .executeTakeFirst();
  const part = await ctx.tx
    .selectFrom('sub_provider')
    .select('provider_id')
    .where('id', '=', row.sub_provider_id)
    .executeTakeFirst();
  const errors: Record<string, Text> = {};
  if (!provider) errors.provider_id = gameTexts.theProviderWasNotFound;
  else if (!provider.types.includes(row.type))
    errors.type = gameTexts.providerHasNoSuchCategory({ name: provider.name });
  if (part?.provider_id !== row.provider_id) errors.sub_provider_id = gameTexts.foreignSubProvider;
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

const withdrawn = gameTexts.theStatusWithdrawnByTheProvider;

/** A new game. Only a comparison with the provider may set the status "removed". */
export const gameAdd = effect('game.add', async ({ row }, ctx) => {
  if (row.status === 'removed') throw invalid({ status: withdrawn });
  await checkGame(ctx, row);
});

/** A changed game. One that was removed by its provider comes back only by a comparison with the provider. */
export const gameUpdate = effect('game.update', async ({ before, row }, ctx) => {
  if (!before) throw new Error('A change has a record');
  if (row.status !== before.status && row.status === 'removed') throw invalid({ status: withdrawn });
  if (row.status !== before.status && before.status === 'removed') {
    throw invalid({ status: gameTexts.theProviderHasWithdrawnThisGame });
  }
  if (row.sub_provider_id !== before.sub_provider_id || row.type !== before.type) await checkGame(ctx, row);
});
