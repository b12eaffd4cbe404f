// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { type GetHook, type PostHook, useGet, usePost } from '#web/data/hooks.ts';
import {
  vizpayAccountItems, vizpayAccounts, vizpayAdd, vizpayAgentAdd, vizpayAgentConfigs, vizpayAgentDetail,
  vizpayAgentUpdate, vizpayBalance, vizpayBalanceLogs, vizpayBankLists, vizpayBanks, vizpayDetail, vizpayOrderInquiry,
  vizpayOrders, vizpayStatement, vizpayTransactions, vizpayUpdate,
} from '../calls/vizpay.ts';

export const useVizpayAccountItems: GetHook<typeof vizpayAccountItems> = (query, options) => useGet(vizpayAccountItems, query, options);
export const useVizpayAccounts: GetHook<typeof vizpayAccounts> = (query, options) => useGet(vizpayAccounts, query, options);
export const useVizpayAdd: PostHook<typeof vizpayAdd> = () => usePost(vizpayAdd);
export const useVizpayAgentAdd: PostHook<typeof vizpayAgentAdd> = () => usePost(vizpayAgentAdd);
export const useVizpayAgentConfigs: GetHook<typeof vizpayAgentConfigs> = (query, options) => useGet(vizpayAgentConfigs, query, options);
export const useVizpayAgentDetail: GetHook<typeof vizpayAgentDetail> = (query, options) => useGet(vizpayAgentDetail, query, options);
export const useVizpayAgentUpdate: PostHook<typeof vizpayAgentUpdate> = () => usePost(vizpayAgentUpdate);
export const useVizpayBalance: GetHook<typeof vizpayBalance> = (query, options) => useGet(vizpayBalance, query, options);
export const useVizpayBalanceLogs: GetHook<typeof vizpayBalanceLogs> = (query, options) => useGet(vizpayBalanceLogs, query, options);
export const useVizpayBankLists: GetHook<typeof vizpayBankLists> = (query, options) => useGet(vizpayBankLists, query, options);
export const useVizpayBanks: GetHook<typeof vizpayBanks> = (query, options) => useGet(vizpayBanks, query, options);
export const useVizpayDetail: GetHook<typeof vizpayDetail> = (query, options) => useGet(vizpayDetail, query, options);
export const useVizpayOrderInquiry: GetHook<typeof vizpayOrderInquiry> = (query, options) => useGet(vizpayOrderInquiry, query, options);
export const useVizpayOrders: GetHook<typeof vizpayOrders> = (query, options) => useGet(vizpayOrders, query, options);
export const useVizpayStatement: GetHook<typeof vizpayStatement> = (query, options) => useGet(vizpayStatement, query, options);
export const useVizpayTransactions: GetHook<typeof vizpayTransactions> = (query, options) => useGet(vizpayTransactions, query, options);
export const useVizpayUpdate: PostHook<typeof vizpayUpdate> = () => usePost(vizpayUpdate);
