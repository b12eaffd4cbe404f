// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { PageReply, RecordReply } from '#contract/envelope.ts';
import type {
  HengpayAccountItemsQuery,
  HengpayAccountItemsReply,
  HengpayAccountsQuery,
  HengpayAccountsReply,
  HengpayAddBody,
  HengpayAddReply,
  HengpayAgentAddBody,
  HengpayAgentAddReply,
  HengpayAgentConfigsQuery,
  HengpayAgentConfigsReply,
  HengpayAgentDetailQuery,
  HengpayAgentDetailReply,
  HengpayAgentUpdateBody,
  HengpayAgentUpdateReply,
  HengpayBalanceLogsQuery,
  HengpayBalanceLogsReply,
  HengpayBalanceQuery,
  HengpayBalanceReply,
  HengpayDetailQuery,
  HengpayDetailReply,
  HengpayOrderInquiryQuery,
  HengpayOrderInquiryReply,
  HengpayOrdersQuery,
  HengpayOrdersReply,
  HengpayTransactionsQuery,
  HengpayTransactionsReply,
  HengpayUpdateBody,
  HengpayUpdateReply,
} from '#generated/api/hengpay.ts';
import { type Mutation, type Query, type QueryOptions, useGet, usePost } from '#web/data/hooks.ts';
import {
  hengpayAccountItems,
  hengpayAccounts,
  hengpayAdd,
  hengpayAgentAdd,
  hengpayAgentConfigs,
  hengpayAgentDetail,
  hengpayAgentUpdate,
  hengpayBalance,
  hengpayBalanceLogs,
  hengpayDetail,
  hengpayOrderInquiry,
  hengpayOrders,
  hengpayTransactions,
  hengpayUpdate,
} from '../calls/hengpay.ts';

/** HengPay accounts: GET /api/system/hengpay/account/items */
export function useHengpayAccountItems(
  query: HengpayAccountItemsQuery | null,
  options?: QueryOptions,
): Query<RecordReply<readonly HengpayAccountItemsReply[]>> {
  return useGet(hengpayAccountItems, query, options);
}

/** HengPay accounts: GET /api/system/hengpay/accounts */
export function useHengpayAccounts(
  query: HengpayAccountsQuery | null,
  options?: QueryOptions,
): Query<PageReply<HengpayAccountsReply>> {
  return useGet(hengpayAccounts, query, options);
}

/** Add HengPay account: POST /api/system/hengpay/add */
export function useHengpayAdd(): Mutation<HengpayAddBody, RecordReply<HengpayAddReply>> {
  return usePost(hengpayAdd);
}

/** Add HengPay agent config: POST /api/system/hengpay/agent/add */
export function useHengpayAgentAdd(): Mutation<HengpayAgentAddBody, RecordReply<HengpayAgentAddReply>> {
  return usePost(hengpayAgentAdd);
}

/** HengPay agent configs: GET /api/system/hengpay/agent/configs */
export function useHengpayAgentConfigs(
  query: HengpayAgentConfigsQuery | null,
  options?: QueryOptions,
): Query<PageReply<HengpayAgentConfigsReply>> {
  return useGet(hengpayAgentConfigs, query, options);
}

/** HengPay agent config: GET /api/system/hengpay/agent/detail */
export function useHengpayAgentDetail(
  query: HengpayAgentDetailQuery | null,
  options?: QueryOptions,
): Query<RecordReply<HengpayAgentDetailReply>> {
  return useGet(hengpayAgentDetail, query, options);
}

/** Update HengPay agent config: POST /api/system/hengpay/agent/update */
export function useHengpayAgentUpdate(): Mutation<HengpayAgentUpdateBody, RecordReply<HengpayAgentUpdateReply>> {
  return usePost(hengpayAgentUpdate);
}

/** Check balance: GET /api/system/hengpay/services/balance */
export function useHengpayBalance(
  query: HengpayBalanceQuery | null,
  options?: QueryOptions,
): Query<RecordReply<HengpayBalanceReply>> {
  return useGet(hengpayBalance, query, options);
}

/** HengPay balance log: GET /api/system/hengpay/balance_logs */
export function useHengpayBalanceLogs(
  query: HengpayBalanceLogsQuery | null,
  options?: QueryOptions,
): Query<PageReply<HengpayBalanceLogsReply>> {
  return useGet(hengpayBalanceLogs, query, options);
}

/** HengPay account: GET /api/system/hengpay/detail */
export function useHengpayDetail(
  query: HengpayDetailQuery | null,
  options?: QueryOptions,
): Query<RecordReply<HengpayDetailReply>> {
  return useGet(hengpayDetail, query, options);
}

/** Ask the gateway: GET /api/system/hengpay/services/order_inquiry */
export function useHengpayOrderInquiry(
  query: HengpayOrderInquiryQuery | null,
  options?: QueryOptions,
): Query<RecordReply<HengpayOrderInquiryReply>> {
  return useGet(hengpayOrderInquiry, query, options);
}

/** HengPay orders: GET /api/system/hengpay/orders */
export function useHengpayOrders(
  query: HengpayOrdersQuery | null,
  options?: QueryOptions,
): Query<PageReply<HengpayOrdersReply>> {
  return useGet(hengpayOrders, query, options);
}

/** HengPay transactions: GET /api/system/hengpay/transactions */
export function useHengpayTransactions(
  query: HengpayTransactionsQuery | null,
  options?: QueryOptions,
): Query<PageReply<HengpayTransactionsReply>> {
  return useGet(hengpayTransactions, query, options);
}

/** Update HengPay account: POST /api/system/hengpay/update */
export function useHengpayUpdate(): Mutation<HengpayUpdateBody, RecordReply<HengpayUpdateReply>> {
  return usePost(hengpayUpdate);
}
