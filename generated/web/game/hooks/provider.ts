// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { PageReply, RecordReply } from '#contract/envelope.ts';
import type {
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
} from '../calls/provider.ts';

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
