import type { Text } from '#contract/text.ts';
import { invalid } from '#server/base/failure.ts';
import type { RowOf, TransactionContext } from '#server/context/context.ts';
import { effect } from '#server/context/effect.ts';
import { gameTexts } from './texts.ts';

/** What a game must be, whoever writes it: a part of its own provider, and of a category that the provider has. */
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
  const wrong: Record<string, Text> = {};
  if (!provider) wrong.provider_id = gameTexts.theProviderWasNotFound;
  else if (!provider.types.includes(row.type))
    wrong.type = gameTexts.providerHasNoSuchCategory({ name: provider.name });
  if (part?.provider_id !== row.provider_id) wrong.sub_provider_id = gameTexts.foreignSubProvider;
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
}

const withdrawn = gameTexts.theStatusWithdrawnByTheProvider;

/** A new game. Only a comparison with its provider says that a game is withdrawn. */
export const gameAdd = effect('game.add', async ({ row }, ctx) => {
  if (row.status === 'removed') throw invalid({ status: withdrawn });
  await checkGame(ctx, row);
});

/** A changed game. One that its provider has withdrawn cannot be played; the provider alone brings it back. */
export const gameUpdate = effect('game.update', async ({ before, row }, ctx) => {
  if (!before) throw new Error('A change has a record');
  if (row.status !== before.status && row.status === 'removed') throw invalid({ status: withdrawn });
  if (row.status !== before.status && before.status === 'removed') {
    throw invalid({ status: gameTexts.theProviderHasWithdrawnThisGame });
  }
  if (row.sub_provider_id !== before.sub_provider_id || row.type !== before.type) await checkGame(ctx, row);
});
