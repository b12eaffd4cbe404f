// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { type GetHook, type PostHook, useGet, usePost } from '#web/data/hooks.ts';
import {
  bitpayzAccountItems, bitpayzAccounts, bitpayzAdd, bitpayzAgentAdd, bitpayzAgentConfigs, bitpayzAgentDetail,
  bitpayzAgentUpdate, bitpayzDetail, bitpayzOrders, bitpayzTransactions, bitpayzUpdate,
} from '../calls/bitpayz.ts';

export const useBitpayzAccountItems: GetHook<typeof bitpayzAccountItems> = (query, options) => useGet(bitpayzAccountItems, query, options);
export const useBitpayzAccounts: GetHook<typeof bitpayzAccounts> = (query, options) => useGet(bitpayzAccounts, query, options);
export const useBitpayzAdd: PostHook<typeof bitpayzAdd> = () => usePost(bitpayzAdd);
export const useBitpayzAgentAdd: PostHook<typeof bitpayzAgentAdd> = () => usePost(bitpayzAgentAdd);
export const useBitpayzAgentConfigs: GetHook<typeof bitpayzAgentConfigs> = (query, options) => useGet(bitpayzAgentConfigs, query, options);
export const useBitpayzAgentDetail: GetHook<typeof bitpayzAgentDetail> = (query, options) => useGet(bitpayzAgentDetail, query, options);
export const useBitpayzAgentUpdate: PostHook<typeof bitpayzAgentUpdate> = () => usePost(bitpayzAgentUpdate);
export const useBitpayzDetail: GetHook<typeof bitpayzDetail> = (query, options) => useGet(bitpayzDetail, query, options);
export const useBitpayzOrders: GetHook<typeof bitpayzOrders> = (query, options) => useGet(bitpayzOrders, query, options);
export const useBitpayzTransactions: GetHook<typeof bitpayzTransactions> = (query, options) => useGet(bitpayzTransactions, query, options);
export const useBitpayzUpdate: PostHook<typeof bitpayzUpdate> = () => usePost(bitpayzUpdate);
