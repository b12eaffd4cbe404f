// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { type GetHook, type PostHook, useGet, usePost } from '#web/data/hooks.ts';
import {
  providerConfig, providerConfigAdd, providerConfigCopy, providerConfigUpdate, providerConfigs, providerDetail,
  providerItems, providerList, providerSubItems, providerUpdate,
} from '../calls/provider.ts';

export const useProviderConfig: GetHook<typeof providerConfig> = (query, options) => useGet(providerConfig, query, options);
export const useProviderConfigAdd: PostHook<typeof providerConfigAdd> = () => usePost(providerConfigAdd);
export const useProviderConfigCopy: PostHook<typeof providerConfigCopy> = () => usePost(providerConfigCopy);
export const useProviderConfigUpdate: PostHook<typeof providerConfigUpdate> = () => usePost(providerConfigUpdate);
export const useProviderConfigs: GetHook<typeof providerConfigs> = (query, options) => useGet(providerConfigs, query, options);
export const useProviderDetail: GetHook<typeof providerDetail> = (query, options) => useGet(providerDetail, query, options);
export const useProviderItems: GetHook<typeof providerItems> = (query, options) => useGet(providerItems, query, options);
export const useProviderList: GetHook<typeof providerList> = (query, options) => useGet(providerList, query, options);
export const useProviderSubItems: GetHook<typeof providerSubItems> = (query, options) => useGet(providerSubItems, query, options);
export const useProviderUpdate: PostHook<typeof providerUpdate> = () => usePost(providerUpdate);
