// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';
import type { PageReply, RecordReply, ReportReply } from '#contract/envelope.ts';
import type {
  GameAddForm, GameAddReply, GameBatchQuery, GameBatchReply, GameDetailQuery, GameDetailReply, GameDiffForm,
  GameDiffReply, GameDiffsQuery, GameDiffsReply, GameImportBody, GameImportReply, GameItemsQuery, GameItemsReply,
  GameListQuery, GameListReply, GameStatsQuery, GameStatsReply, GameUpdateForm, GameUpdateReply,
} from '#generated/api/game.ts';

/** Add game: POST /api/game/add */
export const gameAdd: Call<GameAddForm, RecordReply<GameAddReply>> = {
  id: 'game.add',
  method: 'POST',
  path: '/api/game/add',
  permission: 'game.game.create',
  multipart: true,
  optOut: [400],
  invalidates: ['/api/game/detail', '/api/game/items', '/api/game/list'],
};

/** Game comparison: GET /api/game/diffs/detail */
export const gameBatch: Call<GameBatchQuery, RecordReply<GameBatchReply>> = {
  id: 'game.batch',
  method: 'GET',
  path: '/api/game/diffs/detail',
  permission: 'game.updater.view',
  optOut: [400, 404],
  extension: true,
  kind: 'record',
  key: 'id',
};

/** Game: GET /api/game/detail */
export const gameDetail: Call<GameDetailQuery, RecordReply<GameDetailReply>> = { id: 'game.detail', method: 'GET', path: '/api/game/detail', permission: 'game.game.view', optOut: [400, 404], kind: 'record', key: 'id' };

/** Compare: POST /api/game/diff */
export const gameDiff: Call<GameDiffForm, RecordReply<GameDiffReply>> = { id: 'game.diff', method: 'POST', path: '/api/game/diff', permission: 'game.updater.view', multipart: true, invalidates: ['/api/game/diffs'] };

/** Latest comparisons: GET /api/game/diffs */
export const gameDiffs: Call<GameDiffsQuery, PageReply<GameDiffsReply>> = { id: 'game.diffs', method: 'GET', path: '/api/game/diffs', permission: 'game.updater.view', extension: true };

/** Apply: POST /api/game/import */
export const gameImport: Call<GameImportBody, RecordReply<GameImportReply>> = {
  id: 'game.import',
  method: 'POST',
  path: '/api/game/import',
  permission: 'game.updater.import',
  invalidates: [
    '/api/game/detail', '/api/game/diffs', '/api/game/diffs/detail', '/api/game/list', '/api/game/provider/detail',
    '/api/game/provider/list', '/api/game/provider/sub_items',
  ],
};

/** Games: GET /api/game/items */
export const gameItems: Call<GameItemsQuery, RecordReply<readonly GameItemsReply[]>> = { id: 'game.items', method: 'GET', path: '/api/game/items', permission: 'signed-in', extension: true };

/** Games: GET /api/game/list */
export const gameList: Call<GameListQuery, PageReply<GameListReply>> = { id: 'game.list', method: 'GET', path: '/api/game/list', permission: 'game.game.view' };

/** Game statistics: GET /api/game/stats */
export const gameStats: Call<GameStatsQuery, ReportReply<GameStatsReply>> = { id: 'game.stats', method: 'GET', path: '/api/game/stats', permission: 'report.game_stats.view' };

/** Change game: POST /api/game/update */
export const gameUpdate: Call<GameUpdateForm, RecordReply<GameUpdateReply>> = {
  id: 'game.update',
  method: 'POST',
  path: '/api/game/update',
  permission: 'game.game.update',
  multipart: true,
  optOut: [400],
  invalidates: ['/api/game/detail', '/api/game/items', '/api/game/list'],
  kind: 'update',
  key: 'id',
};
