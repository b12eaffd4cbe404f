// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { type GetHook, type PostHook, useGet, usePost } from '#web/data/hooks.ts';
import {
  gameAdd, gameBatch, gameDetail, gameDiff, gameDiffs, gameImport, gameItems, gameList, gameStats, gameUpdate,
} from '../calls/game.ts';

export const useGameAdd: PostHook<typeof gameAdd> = () => usePost(gameAdd);
export const useGameBatch: GetHook<typeof gameBatch> = (query, options) => useGet(gameBatch, query, options);
export const useGameDetail: GetHook<typeof gameDetail> = (query, options) => useGet(gameDetail, query, options);
export const useGameDiff: PostHook<typeof gameDiff> = () => usePost(gameDiff);
export const useGameDiffs: GetHook<typeof gameDiffs> = (query, options) => useGet(gameDiffs, query, options);
export const useGameImport: PostHook<typeof gameImport> = () => usePost(gameImport);
export const useGameItems: GetHook<typeof gameItems> = (query, options) => useGet(gameItems, query, options);
export const useGameList: GetHook<typeof gameList> = (query, options) => useGet(gameList, query, options);
export const useGameStats: GetHook<typeof gameStats> = (query, options) => useGet(gameStats, query, options);
export const useGameUpdate: PostHook<typeof gameUpdate> = () => usePost(gameUpdate);
