// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { type GetHook, type PostHook, useGet, usePost } from '#web/data/hooks.ts';
import {
  direpayAccountItems, direpayAccounts, direpayAdd, direpayAgentAdd, direpayAgentConfigs, direpayAgentDetail,
  direpayAgentUpdate, direpayDetail, direpayOrders, direpayTransactions, direpayUpdate,
} from '../calls/direpay.ts';

export const useDirepayAccountItems: GetHook<typeof direpayAccountItems> = (query, options) => useGet(direpayAccountItems, query, options);
export const useDirepayAccounts: GetHook<typeof direpayAccounts> = (query, options) => useGet(direpayAccounts, query, options);
export const useDirepayAdd: PostHook<typeof direpayAdd> = () => usePost(direpayAdd);
export const useDirepayAgentAdd: PostHook<typeof direpayAgentAdd> = () => usePost(direpayAgentAdd);
export const useDirepayAgentConfigs: GetHook<typeof direpayAgentConfigs> = (query, options) => useGet(direpayAgentConfigs, query, options);
export const useDirepayAgentDetail: GetHook<typeof direpayAgentDetail> = (query, options) => useGet(direpayAgentDetail, query, options);
export const useDirepayAgentUpdate: PostHook<typeof direpayAgentUpdate> = () => usePost(direpayAgentUpdate);
export const useDirepayDetail: GetHook<typeof direpayDetail> = (query, options) => useGet(direpayDetail, query, options);
export const useDirepayOrders: GetHook<typeof direpayOrders> = (query, options) => useGet(direpayOrders, query, options);
export const useDirepayTransactions: GetHook<typeof direpayTransactions> = (query, options) => useGet(direpayTransactions, query, options);
export const useDirepayUpdate: PostHook<typeof direpayUpdate> = () => usePost(direpayUpdate);
