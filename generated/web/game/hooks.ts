// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { RecordReply } from '#contract/envelope.ts';
import type { ProviderItemsQuery, ProviderItemsReply } from '#generated/api/game.ts';
import { type Query, type QueryOptions, useGet } from '#web/data/hooks.ts';
import { providerItems } from './calls.ts';

/** Game providers: GET /api/game/provider/items */
export function useProviderItems(
  query: ProviderItemsQuery | null,
  options?: QueryOptions,
): Query<RecordReply<readonly ProviderItemsReply[]>> {
  return useGet(providerItems, query, options);
}
