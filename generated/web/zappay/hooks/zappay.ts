// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { type GetHook, type PostHook, useGet, usePost } from '#web/data/hooks.ts';
import {
  zappayAccountItems, zappayAccounts, zappayAdd, zappayAgentAdd, zappayAgentConfigs, zappayAgentDetail,
  zappayAgentUpdate, zappayDetail, zappayOrders, zappayTransactions, zappayUpdate,
} from '../calls/zappay.ts';

export const useZappayAccountItems: GetHook<typeof zappayAccountItems> = (query, options) => useGet(zappayAccountItems, query, options);
export const useZappayAccounts: GetHook<typeof zappayAccounts> = (query, options) => useGet(zappayAccounts, query, options);
export const useZappayAdd: PostHook<typeof zappayAdd> = () => usePost(zappayAdd);
export const useZappayAgentAdd: PostHook<typeof zappayAgentAdd> = () => usePost(zappayAgentAdd);
export const useZappayAgentConfigs: GetHook<typeof zappayAgentConfigs> = (query, options) => useGet(zappayAgentConfigs, query, options);
export const useZappayAgentDetail: GetHook<typeof zappayAgentDetail> = (query, options) => useGet(zappayAgentDetail, query, options);
export const useZappayAgentUpdate: PostHook<typeof zappayAgentUpdate> = () => usePost(zappayAgentUpdate);
export const useZappayDetail: GetHook<typeof zappayDetail> = (query, options) => useGet(zappayDetail, query, options);
export const useZappayOrders: GetHook<typeof zappayOrders> = (query, options) => useGet(zappayOrders, query, options);
export const useZappayTransactions: GetHook<typeof zappayTransactions> = (query, options) => useGet(zappayTransactions, query, options);
export const useZappayUpdate: PostHook<typeof zappayUpdate> = () => usePost(zappayUpdate);
