// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { PageReply, RecordReply } from '#contract/envelope.ts';
import type {
  ZappayAccountItemsQuery,
  ZappayAccountItemsReply,
  ZappayAccountsQuery,
  ZappayAccountsReply,
  ZappayAddBody,
  ZappayAddReply,
  ZappayAgentAddBody,
  ZappayAgentAddReply,
  ZappayAgentConfigsQuery,
  ZappayAgentConfigsReply,
  ZappayAgentDetailQuery,
  ZappayAgentDetailReply,
  ZappayAgentUpdateBody,
  ZappayAgentUpdateReply,
  ZappayDetailQuery,
  ZappayDetailReply,
  ZappayOrdersQuery,
  ZappayOrdersReply,
  ZappayTransactionsQuery,
  ZappayTransactionsReply,
  ZappayUpdateBody,
  ZappayUpdateReply,
} from '#generated/api/zappay.ts';
import { type Mutation, type Query, type QueryOptions, useGet, usePost } from '#web/data/hooks.ts';
import {
  zappayAccountItems,
  zappayAccounts,
  zappayAdd,
  zappayAgentAdd,
  zappayAgentConfigs,
  zappayAgentDetail,
  zappayAgentUpdate,
  zappayDetail,
  zappayOrders,
  zappayTransactions,
  zappayUpdate,
} from '../calls/zappay.ts';

/** ZapPay accounts: GET /api/system/zappay/account/items */
export function useZappayAccountItems(
  query: ZappayAccountItemsQuery | null,
  options?: QueryOptions,
): Query<RecordReply<readonly ZappayAccountItemsReply[]>> {
  return useGet(zappayAccountItems, query, options);
}

/** ZapPay accounts: GET /api/system/zappay/accounts */
export function useZappayAccounts(
  query: ZappayAccountsQuery | null,
  options?: QueryOptions,
): Query<PageReply<ZappayAccountsReply>> {
  return useGet(zappayAccounts, query, options);
}

/** Add ZapPay account: POST /api/system/zappay/add */
export function useZappayAdd(): Mutation<ZappayAddBody, RecordReply<ZappayAddReply>> {
  return usePost(zappayAdd);
}

/** Add ZapPay agent config: POST /api/system/zappay/agent/add */
export function useZappayAgentAdd(): Mutation<ZappayAgentAddBody, RecordReply<ZappayAgentAddReply>> {
  return usePost(zappayAgentAdd);
}

/** ZapPay agent configs: GET /api/system/zappay/agent/configs */
export function useZappayAgentConfigs(
  query: ZappayAgentConfigsQuery | null,
  options?: QueryOptions,
): Query<PageReply<ZappayAgentConfigsReply>> {
  return useGet(zappayAgentConfigs, query, options);
}

/** ZapPay agent config: GET /api/system/zappay/agent/detail */
export function useZappayAgentDetail(
  query: ZappayAgentDetailQuery | null,
  options?: QueryOptions,
): Query<RecordReply<ZappayAgentDetailReply>> {
  return useGet(zappayAgentDetail, query, options);
}

/** Update ZapPay agent config: POST /api/system/zappay/agent/update */
export function useZappayAgentUpdate(): Mutation<ZappayAgentUpdateBody, RecordReply<ZappayAgentUpdateReply>> {
  return usePost(zappayAgentUpdate);
}

/** ZapPay account: GET /api/system/zappay/detail */
export function useZappayDetail(
  query: ZappayDetailQuery | null,
  options?: QueryOptions,
): Query<RecordReply<ZappayDetailReply>> {
  return useGet(zappayDetail, query, options);
}

/** ZapPay orders: GET /api/system/zappay/orders */
export function useZappayOrders(
  query: ZappayOrdersQuery | null,
  options?: QueryOptions,
): Query<PageReply<ZappayOrdersReply>> {
  return useGet(zappayOrders, query, options);
}

/** ZapPay transactions: GET /api/system/zappay/transactions */
export function useZappayTransactions(
  query: ZappayTransactionsQuery | null,
  options?: QueryOptions,
): Query<PageReply<ZappayTransactionsReply>> {
  return useGet(zappayTransactions, query, options);
}

/** Update ZapPay account: POST /api/system/zappay/update */
export function useZappayUpdate(): Mutation<ZappayUpdateBody, RecordReply<ZappayUpdateReply>> {
  return usePost(zappayUpdate);
}
