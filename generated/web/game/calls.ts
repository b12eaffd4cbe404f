// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';

export const gameAdd: Call = {
  id: 'game.add',
  method: 'POST',
  path: '/api/game/add',
  permission: 'game.game.create',
  onError: 'log',
  multipart: true,
  optOut: [400],
  invalidates: ['/api/game/detail', '/api/game/items', '/api/game/list'],
};

export const gameBatch: Call = {
  id: 'game.batch',
  method: 'GET',
  path: '/api/game/diffs/detail',
  permission: 'game.updater.view',
  onError: 'log',
  optOut: [400, 404],
  extension: true,
  kind: 'record',
  key: 'id',
};

export const gameDetail: Call = {
  id: 'game.detail',
  method: 'GET',
  path: '/api/game/detail',
  permission: 'game.game.view',
  onError: 'log',
  optOut: [400, 404],
  kind: 'record',
  key: 'id',
};

export const gameDiff: Call = {
  id: 'game.diff',
  method: 'POST',
  path: '/api/game/diff',
  permission: 'game.updater.view',
  onError: 'log',
  multipart: true,
  invalidates: ['/api/game/diffs'],
};

export const gameDiffs: Call = {
  id: 'game.diffs',
  method: 'GET',
  path: '/api/game/diffs',
  permission: 'game.updater.view',
  onError: 'log',
  extension: true,
};

export const gameImport: Call = {
  id: 'game.import',
  method: 'POST',
  path: '/api/game/import',
  permission: 'game.updater.import',
  onError: 'log',
  invalidates: [
    '/api/game/detail',
    '/api/game/diffs',
    '/api/game/diffs/detail',
    '/api/game/list',
    '/api/game/provider/detail',
    '/api/game/provider/list',
    '/api/game/provider/sub_items',
  ],
};

export const gameItems: Call = {
  id: 'game.items',
  method: 'GET',
  path: '/api/game/items',
  permission: 'signed-in',
  onError: 'log',
  extension: true,
};

export const gameList: Call = {
  id: 'game.list',
  method: 'GET',
  path: '/api/game/list',
  permission: 'game.game.view',
  onError: 'log',
};

export const gameStats: Call = {
  id: 'game.stats',
  method: 'GET',
  path: '/api/game/stats',
  permission: 'report.game_stats.view',
  onError: 'log',
};

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

export const providerConfig: Call = {
  id: 'provider.config',
  method: 'GET',
  path: '/api/game/provider/configs/detail',
  permission: 'game.agent_provider.view',
  onError: 'log',
  optOut: [400, 404],
  kind: 'record',
  key: 'id',
};

export const providerConfigAdd: Call = {
  id: 'provider.config_add',
  method: 'POST',
  path: '/api/game/provider/configs/add',
  permission: 'game.agent_provider.create',
  onError: 'session-expired-on-401',
  optOut: [400],
  invalidates: ['/api/game/provider/configs/detail', '/api/game/provider/configs/list'],
};

export const providerConfigCopy: Call = {
  id: 'provider.config_copy',
  method: 'POST',
  path: '/api/game/provider/configs/copy',
  permission: 'game.agent_provider.create',
  onError: 'log',
  invalidates: ['/api/game/provider/configs/detail', '/api/game/provider/configs/list'],
  extension: true,
};

export const providerConfigUpdate: Call = {
  id: 'provider.config_update',
  method: 'POST',
  path: '/api/game/provider/configs/update',
  permission: 'game.agent_provider.update',
  onError: 'session-expired-on-401',
  optOut: [400],
  invalidates: ['/api/game/provider/configs/detail', '/api/game/provider/configs/list'],
  kind: 'update',
  key: 'id',
};

export const providerConfigs: Call = {
  id: 'provider.configs',
  method: 'GET',
  path: '/api/game/provider/configs/list',
  permission: 'game.agent_provider.view',
  onError: 'log',
};

export const providerDetail: Call = {
  id: 'provider.detail',
  method: 'GET',
  path: '/api/game/provider/detail',
  permission: 'game.provider.view',
  onError: 'log',
  optOut: [400, 404],
  kind: 'record',
  key: 'id',
};

export const providerItems: Call = {
  id: 'provider.items',
  method: 'GET',
  path: '/api/game/provider/items',
  permission: 'signed-in',
  onError: 'log',
};

export const providerList: Call = {
  id: 'provider.list',
  method: 'GET',
  path: '/api/game/provider/list',
  permission: 'game.provider.view',
  onError: 'log',
};

export const providerSubItems: Call = {
  id: 'provider.sub_items',
  method: 'GET',
  path: '/api/game/provider/sub_items',
  permission: 'signed-in',
  onError: 'log',
};

export const providerUpdate: Call = {
  id: 'provider.update',
  method: 'POST',
  path: '/api/game/provider/update',
  permission: 'game.provider.update',
  onError: 'session-expired-on-401',
  multipart: true,
  optOut: [400],
  invalidates: [
    '/api/game/provider/configs/detail',
    '/api/game/provider/configs/list',
    '/api/game/provider/detail',
    '/api/game/provider/items',
    '/api/game/provider/list',
    '/api/game/provider/sub_items',
  ],
  kind: 'update',
  key: 'id',
};
