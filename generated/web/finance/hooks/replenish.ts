// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { type GetHook, type PostHook, useGet, usePost } from '#web/data/hooks.ts';
import {
  replenishAdd, replenishBanksDetail, replenishBanksList, replenishBanksUpdate, replenishDetail, replenishLogs,
  replenishRequestBalance, replenishRequestTransfer, replenishRequestTransferVerdict, replenishSources,
  replenishTargets, replenishTransferLogs, replenishUpdate,
} from '../calls/replenish.ts';

export const useReplenishAdd: PostHook<typeof replenishAdd> = () => usePost(replenishAdd);
export const useReplenishBanksDetail: GetHook<typeof replenishBanksDetail> = (query, options) => useGet(replenishBanksDetail, query, options);
export const useReplenishBanksList: GetHook<typeof replenishBanksList> = (query, options) => useGet(replenishBanksList, query, options);
export const useReplenishBanksUpdate: PostHook<typeof replenishBanksUpdate> = () => usePost(replenishBanksUpdate);
export const useReplenishDetail: GetHook<typeof replenishDetail> = (query, options) => useGet(replenishDetail, query, options);
export const useReplenishLogs: GetHook<typeof replenishLogs> = (query, options) => useGet(replenishLogs, query, options);
export const useReplenishRequestBalance: PostHook<typeof replenishRequestBalance> = () => usePost(replenishRequestBalance);
export const useReplenishRequestTransfer: PostHook<typeof replenishRequestTransfer> = () => usePost(replenishRequestTransfer);
export const useReplenishRequestTransferVerdict: GetHook<typeof replenishRequestTransferVerdict> = (query, options) => useGet(replenishRequestTransferVerdict, query, options);
export const useReplenishSources: GetHook<typeof replenishSources> = (query, options) => useGet(replenishSources, query, options);
export const useReplenishTargets: GetHook<typeof replenishTargets> = (query, options) => useGet(replenishTargets, query, options);
export const useReplenishTransferLogs: GetHook<typeof replenishTransferLogs> = (query, options) => useGet(replenishTransferLogs, query, options);
export const useReplenishUpdate: PostHook<typeof replenishUpdate> = () => usePost(replenishUpdate);
