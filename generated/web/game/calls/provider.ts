// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';

export const providerConfig: Call = { id: 'provider.config', method: 'GET', path: '/api/game/provider/configs/detail', permission: 'game.agent_provider.view', onError: 'log', optOut: [400, 404], kind: 'record', key: 'id' };

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

export const providerConfigs: Call = { id: 'provider.configs', method: 'GET', path: '/api/game/provider/configs/list', permission: 'game.agent_provider.view', onError: 'log' };

export const providerDetail: Call = { id: 'provider.detail', method: 'GET', path: '/api/game/provider/detail', permission: 'game.provider.view', onError: 'log', optOut: [400, 404], kind: 'record', key: 'id' };

export const providerItems: Call = { id: 'provider.items', method: 'GET', path: '/api/game/provider/items', permission: 'signed-in', onError: 'log' };

export const providerList: Call = { id: 'provider.list', method: 'GET', path: '/api/game/provider/list', permission: 'game.provider.view', onError: 'log' };

export const providerSubItems: Call = { id: 'provider.sub_items', method: 'GET', path: '/api/game/provider/sub_items', permission: 'signed-in', onError: 'log' };

export const providerUpdate: Call = {
  id: 'provider.update',
  method: 'POST',
  path: '/api/game/provider/update',
  permission: 'game.provider.update',
  onError: 'session-expired-on-401',
  multipart: true,
  optOut: [400],
  invalidates: [
    '/api/game/provider/configs/detail', '/api/game/provider/configs/list', '/api/game/provider/detail',
    '/api/game/provider/items', '/api/game/provider/list', '/api/game/provider/sub_items',
  ],
  kind: 'update',
  key: 'id',
};
