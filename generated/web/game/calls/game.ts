// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';

export const gameAdd: Call = { id: 'game.add', method: 'POST', path: '/api/game/add', permission: 'game.game.create', onError: 'log', multipart: true, optOut: [400], invalidates: ['/api/game/detail', '/api/game/items', '/api/game/list'] };

export const gameBatch: Call = { id: 'game.batch', method: 'GET', path: '/api/game/diffs/detail', permission: 'game.updater.view', onError: 'log', optOut: [400, 404], extension: true, kind: 'record', key: 'id' };

export const gameDetail: Call = { id: 'game.detail', method: 'GET', path: '/api/game/detail', permission: 'game.game.view', onError: 'log', optOut: [400, 404], kind: 'record', key: 'id' };

export const gameDiff: Call = { id: 'game.diff', method: 'POST', path: '/api/game/diff', permission: 'game.updater.view', onError: 'log', multipart: true, invalidates: ['/api/game/diffs'] };

export const gameDiffs: Call = { id: 'game.diffs', method: 'GET', path: '/api/game/diffs', permission: 'game.updater.view', onError: 'log', extension: true };

export const gameImport: Call = {
  id: 'game.import',
  method: 'POST',
  path: '/api/game/import',
  permission: 'game.updater.import',
  onError: 'log',
  invalidates: [
    '/api/game/detail', '/api/game/diffs', '/api/game/diffs/detail', '/api/game/list', '/api/game/provider/detail',
    '/api/game/provider/list', '/api/game/provider/sub_items',
  ],
};

export const gameItems: Call = { id: 'game.items', method: 'GET', path: '/api/game/items', permission: 'signed-in', onError: 'log', extension: true };

export const gameList: Call = { id: 'game.list', method: 'GET', path: '/api/game/list', permission: 'game.game.view', onError: 'log' };

export const gameStats: Call = { id: 'game.stats', method: 'GET', path: '/api/game/stats', permission: 'report.game_stats.view', onError: 'log' };

export const gameUpdate: Call = {
  id: 'game.update',
  method: 'POST',
  path: '/api/game/update',
  permission: 'game.game.update',
  onError: 'log',
  multipart: true,
  optOut: [400],
  invalidates: ['/api/game/detail', '/api/game/items', '/api/game/list'],
  kind: 'update',
  key: 'id',
};
