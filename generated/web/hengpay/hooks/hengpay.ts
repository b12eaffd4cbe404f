// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { type GetHook, type PostHook, useGet, usePost } from '#web/data/hooks.ts';
import {
  hengpayAccountItems, hengpayAccounts, hengpayAdd, hengpayAgentAdd, hengpayAgentConfigs, hengpayAgentDetail,
  hengpayAgentUpdate, hengpayBalance, hengpayBalanceLogs, hengpayDetail, hengpayOrderInquiry, hengpayOrders,
  hengpayTransactions, hengpayUpdate,
} from '../calls/hengpay.ts';

export const useHengpayAccountItems: GetHook<typeof hengpayAccountItems> = (query, options) => useGet(hengpayAccountItems, query, options);
export const useHengpayAccounts: GetHook<typeof hengpayAccounts> = (query, options) => useGet(hengpayAccounts, query, options);
export const useHengpayAdd: PostHook<typeof hengpayAdd> = () => usePost(hengpayAdd);
export const useHengpayAgentAdd: PostHook<typeof hengpayAgentAdd> = () => usePost(hengpayAgentAdd);
export const useHengpayAgentConfigs: GetHook<typeof hengpayAgentConfigs> = (query, options) => useGet(hengpayAgentConfigs, query, options);
export const useHengpayAgentDetail: GetHook<typeof hengpayAgentDetail> = (query, options) => useGet(hengpayAgentDetail, query, options);
export const useHengpayAgentUpdate: PostHook<typeof hengpayAgentUpdate> = () => usePost(hengpayAgentUpdate);
export const useHengpayBalance: GetHook<typeof hengpayBalance> = (query, options) => useGet(hengpayBalance, query, options);
export const useHengpayBalanceLogs: GetHook<typeof hengpayBalanceLogs> = (query, options) => useGet(hengpayBalanceLogs, query, options);
export const useHengpayDetail: GetHook<typeof hengpayDetail> = (query, options) => useGet(hengpayDetail, query, options);
export const useHengpayOrderInquiry: GetHook<typeof hengpayOrderInquiry> = (query, options) => useGet(hengpayOrderInquiry, query, options);
export const useHengpayOrders: GetHook<typeof hengpayOrders> = (query, options) => useGet(hengpayOrders, query, options);
export const useHengpayTransactions: GetHook<typeof hengpayTransactions> = (query, options) => useGet(hengpayTransactions, query, options);
export const useHengpayUpdate: PostHook<typeof hengpayUpdate> = () => usePost(hengpayUpdate);
