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
} from '../calls/game.ts';

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
