// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { type GetHook, type PostHook, useGet, usePost } from '#web/data/hooks.ts';
import {
  onepayAccountItems, onepayAccounts, onepayAdd, onepayAgentAdd, onepayAgentConfigs, onepayAgentDetail,
  onepayAgentUpdate, onepayBankLists, onepayBanks, onepayDetail, onepayOrders, onepayTransactions, onepayUpdate,
} from '../calls/onepay.ts';

export const useOnepayAccountItems: GetHook<typeof onepayAccountItems> = (query, options) => useGet(onepayAccountItems, query, options);
export const useOnepayAccounts: GetHook<typeof onepayAccounts> = (query, options) => useGet(onepayAccounts, query, options);
export const useOnepayAdd: PostHook<typeof onepayAdd> = () => usePost(onepayAdd);
export const useOnepayAgentAdd: PostHook<typeof onepayAgentAdd> = () => usePost(onepayAgentAdd);
export const useOnepayAgentConfigs: GetHook<typeof onepayAgentConfigs> = (query, options) => useGet(onepayAgentConfigs, query, options);
export const useOnepayAgentDetail: GetHook<typeof onepayAgentDetail> = (query, options) => useGet(onepayAgentDetail, query, options);
export const useOnepayAgentUpdate: PostHook<typeof onepayAgentUpdate> = () => usePost(onepayAgentUpdate);
export const useOnepayBankLists: GetHook<typeof onepayBankLists> = (query, options) => useGet(onepayBankLists, query, options);
export const useOnepayBanks: GetHook<typeof onepayBanks> = (query, options) => useGet(onepayBanks, query, options);
export const useOnepayDetail: GetHook<typeof onepayDetail> = (query, options) => useGet(onepayDetail, query, options);
export const useOnepayOrders: GetHook<typeof onepayOrders> = (query, options) => useGet(onepayOrders, query, options);
export const useOnepayTransactions: GetHook<typeof onepayTransactions> = (query, options) => useGet(onepayTransactions, query, options);
export const useOnepayUpdate: PostHook<typeof onepayUpdate> = () => usePost(onepayUpdate);
