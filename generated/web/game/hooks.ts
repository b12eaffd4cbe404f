// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { PageReply, RecordReply } from '#contract/envelope.ts';
import type {
  GameAddForm,
  GameAddReply,
  GameBatchQuery,
  GameBatchReply,
  GameDetailQuery,
  GameDetailReply,
  GameDiffForm,
  GameDiffReply,
  GameDiffsQuery,
  GameDiffsReply,
  GameImportBody,
  GameImportReply,
  GameItemsQuery,
  GameItemsReply,
  GameListQuery,
  GameListReply,
  GameStatsQuery,
  GameStatsReply,
  GameUpdateForm,
  GameUpdateReply,
  ProviderConfigAddBody,
  ProviderConfigAddReply,
  ProviderConfigCopyBody,
  ProviderConfigCopyReply,
  ProviderConfigQuery,
  ProviderConfigReply,
  ProviderConfigUpdateBody,
  ProviderConfigUpdateReply,
  ProviderConfigsQuery,
  ProviderConfigsReply,
  ProviderDetailQuery,
  ProviderDetailReply,
  ProviderItemsQuery,
  ProviderItemsReply,
  ProviderListQuery,
  ProviderListReply,
  ProviderSubItemsQuery,
  ProviderSubItemsReply,
  ProviderUpdateForm,
  ProviderUpdateReply,
} from '#generated/api/game.ts';
import { type Mutation, type Query, type QueryOptions, useGet, usePost } from '#web/data/hooks.ts';
import {
  gameAdd,
  gameBatch,
  gameDetail,
  gameDiff,
  gameDiffs,
  gameImport,
  gameItems,
  gameList,
  gameStats,
  gameUpdate,
  providerConfig,
  providerConfigAdd,
  providerConfigCopy,
  providerConfigUpdate,
  providerConfigs,
  providerDetail,
  providerItems,
  providerList,
  providerSubItems,
  providerUpdate,
} from './calls.ts';

/** Add game: POST /api/game/add */
export function useGameAdd(): Mutation<GameAddForm, RecordReply<GameAddReply>> {
  return usePost(gameAdd);
}

/** Game comparison: GET /api/game/diffs/detail */
export function useGameBatch(query: GameBatchQuery | null, options?: QueryOptions): Query<RecordReply<GameBatchReply>> {
  return useGet(gameBatch, query, options);
}

/** Game: GET /api/game/detail */
export function useGameDetail(
  query: GameDetailQuery | null,
  options?: QueryOptions,
): Query<RecordReply<GameDetailReply>> {
  return useGet(gameDetail, query, options);
}

/** Compare: POST /api/game/diff */
export function useGameDiff(): Mutation<GameDiffForm, RecordReply<GameDiffReply>> {
  return usePost(gameDiff);
}

/** Latest comparisons: GET /api/game/diffs */
export function useGameDiffs(query: GameDiffsQuery | null, options?: QueryOptions): Query<PageReply<GameDiffsReply>> {
  return useGet(gameDiffs, query, options);
}

/** Apply: POST /api/game/import */
export function useGameImport(): Mutation<GameImportBody, RecordReply<GameImportReply>> {
  return usePost(gameImport);
}

/** Games: GET /api/game/items */
export function useGameItems(
  query: GameItemsQuery | null,
  options?: QueryOptions,
): Query<RecordReply<readonly GameItemsReply[]>> {
  return useGet(gameItems, query, options);
}

/** Games: GET /api/game/list */
export function useGameList(query: GameListQuery | null, options?: QueryOptions): Query<PageReply<GameListReply>> {
  return useGet(gameList, query, options);
}

/** Game statistics: GET /api/game/stats */
export function useGameStats(query: GameStatsQuery | null, options?: QueryOptions): Query<PageReply<GameStatsReply>> {
  return useGet(gameStats, query, options);
}

/** Change game: POST /api/game/update */
export function useGameUpdate(): Mutation<GameUpdateForm, RecordReply<GameUpdateReply>> {
  return usePost(gameUpdate);
}

/** Provider config: GET /api/game/provider/configs/detail */
export function useProviderConfig(
  query: ProviderConfigQuery | null,
  options?: QueryOptions,
): Query<RecordReply<ProviderConfigReply>> {
  return useGet(providerConfig, query, options);
}

/** Add provider to agent: POST /api/game/provider/configs/add */
export function useProviderConfigAdd(): Mutation<ProviderConfigAddBody, RecordReply<ProviderConfigAddReply>> {
  return usePost(providerConfigAdd);
}

/** Copy to another agent: POST /api/game/provider/configs/copy */
export function useProviderConfigCopy(): Mutation<ProviderConfigCopyBody, RecordReply<ProviderConfigCopyReply>> {
  return usePost(providerConfigCopy);
}

/** Change provider config: POST /api/game/provider/configs/update */
export function useProviderConfigUpdate(): Mutation<ProviderConfigUpdateBody, RecordReply<ProviderConfigUpdateReply>> {
  return usePost(providerConfigUpdate);
}

/** Provider configs: GET /api/game/provider/configs/list */
export function useProviderConfigs(
  query: ProviderConfigsQuery | null,
  options?: QueryOptions,
): Query<PageReply<ProviderConfigsReply>> {
  return useGet(providerConfigs, query, options);
}

/** Game provider: GET /api/game/provider/detail */
export function useProviderDetail(
  query: ProviderDetailQuery | null,
  options?: QueryOptions,
): Query<RecordReply<ProviderDetailReply>> {
  return useGet(providerDetail, query, options);
}

/** Game providers: GET /api/game/provider/items */
export function useProviderItems(
  query: ProviderItemsQuery | null,
  options?: QueryOptions,
): Query<RecordReply<readonly ProviderItemsReply[]>> {
  return useGet(providerItems, query, options);
}

/** Game providers: GET /api/game/provider/list */
export function useProviderList(
  query: ProviderListQuery | null,
  options?: QueryOptions,
): Query<PageReply<ProviderListReply>> {
  return useGet(providerList, query, options);
}

/** Sub-providers: GET /api/game/provider/sub_items */
export function useProviderSubItems(
  query: ProviderSubItemsQuery | null,
  options?: QueryOptions,
): Query<RecordReply<readonly ProviderSubItemsReply[]>> {
  return useGet(providerSubItems, query, options);
}

/** Change provider: POST /api/game/provider/update */
export function useProviderUpdate(): Mutation<ProviderUpdateForm, RecordReply<ProviderUpdateReply>> {
  return usePost(providerUpdate);
}
