// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { PageReply, RecordReply } from '#contract/envelope.ts';
import type {
  OnepayAccountItemsQuery,
  OnepayAccountItemsReply,
  OnepayAccountsQuery,
  OnepayAccountsReply,
  OnepayAddBody,
  OnepayAddReply,
  OnepayAgentAddBody,
  OnepayAgentAddReply,
  OnepayAgentConfigsQuery,
  OnepayAgentConfigsReply,
  OnepayAgentDetailQuery,
  OnepayAgentDetailReply,
  OnepayAgentUpdateBody,
  OnepayAgentUpdateReply,
  OnepayBankListsQuery,
  OnepayBankListsReply,
  OnepayBanksQuery,
  OnepayBanksReply,
  OnepayDetailQuery,
  OnepayDetailReply,
  OnepayOrdersQuery,
  OnepayOrdersReply,
  OnepayTransactionsQuery,
  OnepayTransactionsReply,
  OnepayUpdateBody,
  OnepayUpdateReply,
} from '#generated/api/onepay.ts';
import { type Mutation, type Query, type QueryOptions, useGet, usePost } from '#web/data/hooks.ts';
import {
  onepayAccountItems,
  onepayAccounts,
  onepayAdd,
  onepayAgentAdd,
  onepayAgentConfigs,
  onepayAgentDetail,
  onepayAgentUpdate,
  onepayBankLists,
  onepayBanks,
  onepayDetail,
  onepayOrders,
  onepayTransactions,
  onepayUpdate,
} from '../calls/onepay.ts';

/** OnePay accounts: GET /api/system/onepay/account/items */
export function useOnepayAccountItems(
  query: OnepayAccountItemsQuery | null,
  options?: QueryOptions,
): Query<RecordReply<readonly OnepayAccountItemsReply[]>> {
  return useGet(onepayAccountItems, query, options);
}

/** OnePay accounts: GET /api/system/onepay/accounts */
export function useOnepayAccounts(
  query: OnepayAccountsQuery | null,
  options?: QueryOptions,
): Query<PageReply<OnepayAccountsReply>> {
  return useGet(onepayAccounts, query, options);
}

/** Add OnePay account: POST /api/system/onepay/add */
export function useOnepayAdd(): Mutation<OnepayAddBody, RecordReply<OnepayAddReply>> {
  return usePost(onepayAdd);
}

/** Add OnePay agent config: POST /api/system/onepay/agent/add */
export function useOnepayAgentAdd(): Mutation<OnepayAgentAddBody, RecordReply<OnepayAgentAddReply>> {
  return usePost(onepayAgentAdd);
}

/** OnePay agent configs: GET /api/system/onepay/agent/configs */
export function useOnepayAgentConfigs(
  query: OnepayAgentConfigsQuery | null,
  options?: QueryOptions,
): Query<PageReply<OnepayAgentConfigsReply>> {
  return useGet(onepayAgentConfigs, query, options);
}

/** OnePay agent config: GET /api/system/onepay/agent/detail */
export function useOnepayAgentDetail(
  query: OnepayAgentDetailQuery | null,
  options?: QueryOptions,
): Query<RecordReply<OnepayAgentDetailReply>> {
  return useGet(onepayAgentDetail, query, options);
}

/** Update OnePay agent config: POST /api/system/onepay/agent/update */
export function useOnepayAgentUpdate(): Mutation<OnepayAgentUpdateBody, RecordReply<OnepayAgentUpdateReply>> {
  return usePost(onepayAgentUpdate);
}

/** Supported banks: GET /api/system/onepay/services/bank_lists */
export function useOnepayBankLists(
  query: OnepayBankListsQuery | null,
  options?: QueryOptions,
): Query<PageReply<OnepayBankListsReply>> {
  return useGet(onepayBankLists, query, options);
}

/** OnePay banks: GET /api/system/onepay/banks */
export function useOnepayBanks(
  query: OnepayBanksQuery | null,
  options?: QueryOptions,
): Query<RecordReply<readonly OnepayBanksReply[]>> {
  return useGet(onepayBanks, query, options);
}

/** OnePay account: GET /api/system/onepay/detail */
export function useOnepayDetail(
  query: OnepayDetailQuery | null,
  options?: QueryOptions,
): Query<RecordReply<OnepayDetailReply>> {
  return useGet(onepayDetail, query, options);
}

/** OnePay orders: GET /api/system/onepay/orders */
export function useOnepayOrders(
  query: OnepayOrdersQuery | null,
  options?: QueryOptions,
): Query<PageReply<OnepayOrdersReply>> {
  return useGet(onepayOrders, query, options);
}

/** OnePay transactions: GET /api/system/onepay/transactions */
export function useOnepayTransactions(
  query: OnepayTransactionsQuery | null,
  options?: QueryOptions,
): Query<PageReply<OnepayTransactionsReply>> {
  return useGet(onepayTransactions, query, options);
}

/** Update OnePay account: POST /api/system/onepay/update */
export function useOnepayUpdate(): Mutation<OnepayUpdateBody, RecordReply<OnepayUpdateReply>> {
  return usePost(onepayUpdate);
}
