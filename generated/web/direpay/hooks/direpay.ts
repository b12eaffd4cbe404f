// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { PageReply, RecordReply } from '#contract/envelope.ts';
import type {
  DirepayAccountItemsQuery,
  DirepayAccountItemsReply,
  DirepayAccountsQuery,
  DirepayAccountsReply,
  DirepayAddBody,
  DirepayAddReply,
  DirepayAgentAddBody,
  DirepayAgentAddReply,
  DirepayAgentConfigsQuery,
  DirepayAgentConfigsReply,
  DirepayAgentDetailQuery,
  DirepayAgentDetailReply,
  DirepayAgentUpdateBody,
  DirepayAgentUpdateReply,
  DirepayDetailQuery,
  DirepayDetailReply,
  DirepayOrdersQuery,
  DirepayOrdersReply,
  DirepayTransactionsQuery,
  DirepayTransactionsReply,
  DirepayUpdateBody,
  DirepayUpdateReply,
} from '#generated/api/direpay.ts';
import { type Mutation, type Query, type QueryOptions, useGet, usePost } from '#web/data/hooks.ts';
import {
  direpayAccountItems,
  direpayAccounts,
  direpayAdd,
  direpayAgentAdd,
  direpayAgentConfigs,
  direpayAgentDetail,
  direpayAgentUpdate,
  direpayDetail,
  direpayOrders,
  direpayTransactions,
  direpayUpdate,
} from '../calls/direpay.ts';

/** DirePay accounts: GET /api/system/direpay/account/items */
export function useDirepayAccountItems(
  query: DirepayAccountItemsQuery | null,
  options?: QueryOptions,
): Query<RecordReply<readonly DirepayAccountItemsReply[]>> {
  return useGet(direpayAccountItems, query, options);
}

/** DirePay accounts: GET /api/system/direpay/accounts */
export function useDirepayAccounts(
  query: DirepayAccountsQuery | null,
  options?: QueryOptions,
): Query<PageReply<DirepayAccountsReply>> {
  return useGet(direpayAccounts, query, options);
}

/** Add DirePay account: POST /api/system/direpay/add */
export function useDirepayAdd(): Mutation<DirepayAddBody, RecordReply<DirepayAddReply>> {
  return usePost(direpayAdd);
}

/** Add DirePay agent config: POST /api/system/direpay/agent/add */
export function useDirepayAgentAdd(): Mutation<DirepayAgentAddBody, RecordReply<DirepayAgentAddReply>> {
  return usePost(direpayAgentAdd);
}

/** DirePay agent configs: GET /api/system/direpay/agent/configs */
export function useDirepayAgentConfigs(
  query: DirepayAgentConfigsQuery | null,
  options?: QueryOptions,
): Query<PageReply<DirepayAgentConfigsReply>> {
  return useGet(direpayAgentConfigs, query, options);
}

/** DirePay agent config: GET /api/system/direpay/agent/detail */
export function useDirepayAgentDetail(
  query: DirepayAgentDetailQuery | null,
  options?: QueryOptions,
): Query<RecordReply<DirepayAgentDetailReply>> {
  return useGet(direpayAgentDetail, query, options);
}

/** Update DirePay agent config: POST /api/system/direpay/agent/update */
export function useDirepayAgentUpdate(): Mutation<DirepayAgentUpdateBody, RecordReply<DirepayAgentUpdateReply>> {
  return usePost(direpayAgentUpdate);
}

/** DirePay account: GET /api/system/direpay/detail */
export function useDirepayDetail(
  query: DirepayDetailQuery | null,
  options?: QueryOptions,
): Query<RecordReply<DirepayDetailReply>> {
  return useGet(direpayDetail, query, options);
}

/** DirePay orders: GET /api/system/direpay/orders */
export function useDirepayOrders(
  query: DirepayOrdersQuery | null,
  options?: QueryOptions,
): Query<PageReply<DirepayOrdersReply>> {
  return useGet(direpayOrders, query, options);
}

/** DirePay transactions: GET /api/system/direpay/transactions */
export function useDirepayTransactions(
  query: DirepayTransactionsQuery | null,
  options?: QueryOptions,
): Query<PageReply<DirepayTransactionsReply>> {
  return useGet(direpayTransactions, query, options);
}

/** Update DirePay account: POST /api/system/direpay/update */
export function useDirepayUpdate(): Mutation<DirepayUpdateBody, RecordReply<DirepayUpdateReply>> {
  return usePost(direpayUpdate);
}
