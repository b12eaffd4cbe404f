// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';
import type { PageReply, RecordReply } from '#contract/envelope.ts';
import type {
  ProviderConfigAddBody, ProviderConfigAddReply, ProviderConfigCopyBody, ProviderConfigCopyReply, ProviderConfigQuery,
  ProviderConfigReply, ProviderConfigUpdateBody, ProviderConfigUpdateReply, ProviderConfigsQuery, ProviderConfigsReply,
  ProviderDetailQuery, ProviderDetailReply, ProviderItemsQuery, ProviderItemsReply, ProviderListQuery,
  ProviderListReply, ProviderSubItemsQuery, ProviderSubItemsReply, ProviderUpdateForm, ProviderUpdateReply,
} from '#generated/api/game.ts';

/** Provider config: GET /api/game/provider/configs/detail */
export const providerConfig: Call<ProviderConfigQuery, RecordReply<ProviderConfigReply>> = {
  id: 'provider.config',
  method: 'GET',
  path: '/api/game/provider/configs/detail',
  permission: 'game.agent_provider.view',
  optOut: [400, 404],
  kind: 'record',
  key: 'id',
};

/** Add provider to agent: POST /api/game/provider/configs/add */
export const providerConfigAdd: Call<ProviderConfigAddBody, RecordReply<ProviderConfigAddReply>> = {
  id: 'provider.config_add',
  method: 'POST',
  path: '/api/game/provider/configs/add',
  permission: 'game.agent_provider.create',
  optOut: [400],
  invalidates: ['/api/game/provider/configs/detail', '/api/game/provider/configs/list'],
};

/** Copy to another agent: POST /api/game/provider/configs/copy */
export const providerConfigCopy: Call<ProviderConfigCopyBody, RecordReply<ProviderConfigCopyReply>> = {
  id: 'provider.config_copy',
  method: 'POST',
  path: '/api/game/provider/configs/copy',
  permission: 'game.agent_provider.create',
  invalidates: ['/api/game/provider/configs/detail', '/api/game/provider/configs/list'],
  extension: true,
};

/** Change provider config: POST /api/game/provider/configs/update */
export const providerConfigUpdate: Call<ProviderConfigUpdateBody, RecordReply<ProviderConfigUpdateReply>> = {
  id: 'provider.config_update',
  method: 'POST',
  path: '/api/game/provider/configs/update',
  permission: 'game.agent_provider.update',
  optOut: [400],
  invalidates: ['/api/game/provider/configs/detail', '/api/game/provider/configs/list'],
  kind: 'update',
  key: 'id',
};

/** Provider configs: GET /api/game/provider/configs/list */
export const providerConfigs: Call<ProviderConfigsQuery, PageReply<ProviderConfigsReply>> = { id: 'provider.configs', method: 'GET', path: '/api/game/provider/configs/list', permission: 'game.agent_provider.view' };

/** Game provider: GET /api/game/provider/detail */
export const providerDetail: Call<ProviderDetailQuery, RecordReply<ProviderDetailReply>> = {
  id: 'provider.detail',
  method: 'GET',
  path: '/api/game/provider/detail',
  permission: 'game.provider.view',
  optOut: [400, 404],
  kind: 'record',
  key: 'id',
};

/** Game providers: GET /api/game/provider/items */
export const providerItems: Call<ProviderItemsQuery, RecordReply<readonly ProviderItemsReply[]>> = { id: 'provider.items', method: 'GET', path: '/api/game/provider/items', permission: 'signed-in' };

/** Game providers: GET /api/game/provider/list */
export const providerList: Call<ProviderListQuery, PageReply<ProviderListReply>> = { id: 'provider.list', method: 'GET', path: '/api/game/provider/list', permission: 'game.provider.view' };

/** Sub-providers: GET /api/game/provider/sub_items */
export const providerSubItems: Call<ProviderSubItemsQuery, RecordReply<readonly ProviderSubItemsReply[]>> = { id: 'provider.sub_items', method: 'GET', path: '/api/game/provider/sub_items', permission: 'signed-in' };

/** Change provider: POST /api/game/provider/update */
export const providerUpdate: Call<ProviderUpdateForm, RecordReply<ProviderUpdateReply>> = {
  id: 'provider.update',
  method: 'POST',
  path: '/api/game/provider/update',
  permission: 'game.provider.update',
  multipart: true,
  optOut: [400],
  invalidates: [
    '/api/game/provider/configs/detail', '/api/game/provider/configs/list', '/api/game/provider/detail',
    '/api/game/provider/items', '/api/game/provider/list', '/api/game/provider/sub_items',
  ],
  final: ['status', 'maintenance_from', 'maintenance_to', 'sub_providers'],
  kind: 'update',
  key: 'id',
};
