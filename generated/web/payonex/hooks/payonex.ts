// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { type GetHook, type PostHook, useGet, usePost } from '#web/data/hooks.ts';
import {
  payonexAccountItems, payonexAccounts, payonexAdd, payonexAgentAdd, payonexAgentConfigs, payonexAgentDetail,
  payonexAgentUpdate, payonexBalance, payonexBalanceLogs, payonexBankLists, payonexBanks, payonexDetail, payonexOrders,
  payonexTransactions, payonexUpdate,
} from '../calls/payonex.ts';

export const usePayonexAccountItems: GetHook<typeof payonexAccountItems> = (query, options) => useGet(payonexAccountItems, query, options);
export const usePayonexAccounts: GetHook<typeof payonexAccounts> = (query, options) => useGet(payonexAccounts, query, options);
export const usePayonexAdd: PostHook<typeof payonexAdd> = () => usePost(payonexAdd);
export const usePayonexAgentAdd: PostHook<typeof payonexAgentAdd> = () => usePost(payonexAgentAdd);
export const usePayonexAgentConfigs: GetHook<typeof payonexAgentConfigs> = (query, options) => useGet(payonexAgentConfigs, query, options);
export const usePayonexAgentDetail: GetHook<typeof payonexAgentDetail> = (query, options) => useGet(payonexAgentDetail, query, options);
export const usePayonexAgentUpdate: PostHook<typeof payonexAgentUpdate> = () => usePost(payonexAgentUpdate);
export const usePayonexBalance: GetHook<typeof payonexBalance> = (query, options) => useGet(payonexBalance, query, options);
export const usePayonexBalanceLogs: GetHook<typeof payonexBalanceLogs> = (query, options) => useGet(payonexBalanceLogs, query, options);
export const usePayonexBankLists: GetHook<typeof payonexBankLists> = (query, options) => useGet(payonexBankLists, query, options);
export const usePayonexBanks: GetHook<typeof payonexBanks> = (query, options) => useGet(payonexBanks, query, options);
export const usePayonexDetail: GetHook<typeof payonexDetail> = (query, options) => useGet(payonexDetail, query, options);
export const usePayonexOrders: GetHook<typeof payonexOrders> = (query, options) => useGet(payonexOrders, query, options);
export const usePayonexTransactions: GetHook<typeof payonexTransactions> = (query, options) => useGet(payonexTransactions, query, options);
export const usePayonexUpdate: PostHook<typeof payonexUpdate> = () => usePost(payonexUpdate);
