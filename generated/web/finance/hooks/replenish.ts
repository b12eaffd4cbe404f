// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { PageReply, RecordReply } from '#contract/envelope.ts';
import type {
  ReplenishAddBody,
  ReplenishAddReply,
  ReplenishBanksDetailQuery,
  ReplenishBanksDetailReply,
  ReplenishBanksListQuery,
  ReplenishBanksListReply,
  ReplenishBanksUpdateBody,
  ReplenishBanksUpdateReply,
  ReplenishDetailQuery,
  ReplenishDetailReply,
  ReplenishLogsQuery,
  ReplenishLogsReply,
  ReplenishRequestBalanceBody,
  ReplenishRequestBalanceReply,
  ReplenishRequestTransferBody,
  ReplenishRequestTransferReply,
  ReplenishRequestTransferVerdictQuery,
  ReplenishRequestTransferVerdictReply,
  ReplenishSourcesQuery,
  ReplenishSourcesReply,
  ReplenishTargetsQuery,
  ReplenishTargetsReply,
  ReplenishTransferLogsQuery,
  ReplenishTransferLogsReply,
  ReplenishUpdateBody,
  ReplenishUpdateReply,
} from '#generated/api/finance.ts';
import { type Mutation, type Query, type QueryOptions, useGet, usePost } from '#web/data/hooks.ts';
import {
  replenishAdd,
  replenishBanksDetail,
  replenishBanksList,
  replenishBanksUpdate,
  replenishDetail,
  replenishLogs,
  replenishRequestBalance,
  replenishRequestTransfer,
  replenishRequestTransferVerdict,
  replenishSources,
  replenishTargets,
  replenishTransferLogs,
  replenishUpdate,
} from '../calls/replenish.ts';

/** Add replenish rule: POST /api/system/mbanking/replenish/add */
export function useReplenishAdd(): Mutation<ReplenishAddBody, RecordReply<ReplenishAddReply>> {
  return usePost(replenishAdd);
}

/** Accounts of the rule: GET /api/system/mbanking/replenish/banks/detail */
export function useReplenishBanksDetail(
  query: ReplenishBanksDetailQuery | null,
  options?: QueryOptions,
): Query<RecordReply<ReplenishBanksDetailReply>> {
  return useGet(replenishBanksDetail, query, options);
}

/** Replenish rules: GET /api/system/mbanking/replenish/banks/list */
export function useReplenishBanksList(
  query: ReplenishBanksListQuery | null,
  options?: QueryOptions,
): Query<PageReply<ReplenishBanksListReply>> {
  return useGet(replenishBanksList, query, options);
}

/** Edit accounts of the rule: POST /api/system/mbanking/replenish/banks/update */
export function useReplenishBanksUpdate(): Mutation<ReplenishBanksUpdateBody, RecordReply<ReplenishBanksUpdateReply>> {
  return usePost(replenishBanksUpdate);
}

/** Replenish rule: GET /api/system/mbanking/replenish/detail */
export function useReplenishDetail(
  query: ReplenishDetailQuery | null,
  options?: QueryOptions,
): Query<RecordReply<ReplenishDetailReply>> {
  return useGet(replenishDetail, query, options);
}

/** History of replenishment: GET /api/system/mbanking/replenish/logs */
export function useReplenishLogs(
  query: ReplenishLogsQuery | null,
  options?: QueryOptions,
): Query<PageReply<ReplenishLogsReply>> {
  return useGet(replenishLogs, query, options);
}

/** Check balance: POST /api/system/mbanking/replenish/transfer/request_balance */
export function useReplenishRequestBalance(): Mutation<ReplenishRequestBalanceBody, RecordReply<ReplenishRequestBalanceReply>> {
  return usePost(replenishRequestBalance);
}

/** Fill up now: POST /api/system/mbanking/replenish/transfer/request_transfer */
export function useReplenishRequestTransfer(): Mutation<ReplenishRequestTransferBody, RecordReply<ReplenishRequestTransferReply>> {
  return usePost(replenishRequestTransfer);
}

/** What decides: Fill up now: GET /api/system/mbanking/replenish/transfer/request_transfer/verdict */
export function useReplenishRequestTransferVerdict(
  query: ReplenishRequestTransferVerdictQuery | null,
  options?: QueryOptions,
): Query<RecordReply<ReplenishRequestTransferVerdictReply>> {
  return useGet(replenishRequestTransferVerdict, query, options);
}

/** Accounts to fill from: GET /api/system/bank/replenish_sources */
export function useReplenishSources(
  query: ReplenishSourcesQuery | null,
  options?: QueryOptions,
): Query<RecordReply<readonly ReplenishSourcesReply[]>> {
  return useGet(replenishSources, query, options);
}

/** Accounts to fill: GET /api/system/bank/replenish_targets */
export function useReplenishTargets(
  query: ReplenishTargetsQuery | null,
  options?: QueryOptions,
): Query<RecordReply<readonly ReplenishTargetsReply[]>> {
  return useGet(replenishTargets, query, options);
}

/** History of transfers: GET /api/system/mbanking/replenish/transfer/logs */
export function useReplenishTransferLogs(
  query: ReplenishTransferLogsQuery | null,
  options?: QueryOptions,
): Query<PageReply<ReplenishTransferLogsReply>> {
  return useGet(replenishTransferLogs, query, options);
}

/** Edit replenish rule: POST /api/system/mbanking/replenish/update */
export function useReplenishUpdate(): Mutation<ReplenishUpdateBody, RecordReply<ReplenishUpdateReply>> {
  return usePost(replenishUpdate);
}
