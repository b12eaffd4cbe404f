// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { PageReply, RecordReply } from '#contract/envelope.ts';
import type {
  VizpayAccountItemsQuery,
  VizpayAccountItemsReply,
  VizpayAccountsQuery,
  VizpayAccountsReply,
  VizpayAddBody,
  VizpayAddReply,
  VizpayAgentAddBody,
  VizpayAgentAddReply,
  VizpayAgentConfigsQuery,
  VizpayAgentConfigsReply,
  VizpayAgentDetailQuery,
  VizpayAgentDetailReply,
  VizpayAgentUpdateBody,
  VizpayAgentUpdateReply,
  VizpayBalanceLogsQuery,
  VizpayBalanceLogsReply,
  VizpayBalanceQuery,
  VizpayBalanceReply,
  VizpayBankListsQuery,
  VizpayBankListsReply,
  VizpayBanksQuery,
  VizpayBanksReply,
  VizpayDetailQuery,
  VizpayDetailReply,
  VizpayOrderInquiryQuery,
  VizpayOrderInquiryReply,
  VizpayOrdersQuery,
  VizpayOrdersReply,
  VizpayStatementQuery,
  VizpayStatementReply,
  VizpayTransactionsQuery,
  VizpayTransactionsReply,
  VizpayUpdateBody,
  VizpayUpdateReply,
} from '#generated/api/vizpay.ts';
import { type Mutation, type Query, type QueryOptions, useGet, usePost } from '#web/data/hooks.ts';
import {
  vizpayAccountItems,
  vizpayAccounts,
  vizpayAdd,
  vizpayAgentAdd,
  vizpayAgentConfigs,
  vizpayAgentDetail,
  vizpayAgentUpdate,
  vizpayBalance,
  vizpayBalanceLogs,
  vizpayBankLists,
  vizpayBanks,
  vizpayDetail,
  vizpayOrderInquiry,
  vizpayOrders,
  vizpayStatement,
  vizpayTransactions,
  vizpayUpdate,
} from '../calls/vizpay.ts';

/** VizPay accounts: GET /api/system/vizpay/account/items */
export function useVizpayAccountItems(
  query: VizpayAccountItemsQuery | null,
  options?: QueryOptions,
): Query<RecordReply<readonly VizpayAccountItemsReply[]>> {
  return useGet(vizpayAccountItems, query, options);
}

/** VizPay accounts: GET /api/system/vizpay/accounts */
export function useVizpayAccounts(
  query: VizpayAccountsQuery | null,
  options?: QueryOptions,
): Query<PageReply<VizpayAccountsReply>> {
  return useGet(vizpayAccounts, query, options);
}

/** Add VizPay account: POST /api/system/vizpay/add */
export function useVizpayAdd(): Mutation<VizpayAddBody, RecordReply<VizpayAddReply>> {
  return usePost(vizpayAdd);
}

/** Add VizPay agent config: POST /api/system/vizpay/agent/add */
export function useVizpayAgentAdd(): Mutation<VizpayAgentAddBody, RecordReply<VizpayAgentAddReply>> {
  return usePost(vizpayAgentAdd);
}

/** VizPay agent configs: GET /api/system/vizpay/agent/configs */
export function useVizpayAgentConfigs(
  query: VizpayAgentConfigsQuery | null,
  options?: QueryOptions,
): Query<PageReply<VizpayAgentConfigsReply>> {
  return useGet(vizpayAgentConfigs, query, options);
}

/** VizPay agent config: GET /api/system/vizpay/agent/detail */
export function useVizpayAgentDetail(
  query: VizpayAgentDetailQuery | null,
  options?: QueryOptions,
): Query<RecordReply<VizpayAgentDetailReply>> {
  return useGet(vizpayAgentDetail, query, options);
}

/** Update VizPay agent config: POST /api/system/vizpay/agent/update */
export function useVizpayAgentUpdate(): Mutation<VizpayAgentUpdateBody, RecordReply<VizpayAgentUpdateReply>> {
  return usePost(vizpayAgentUpdate);
}

/** Check balance: GET /api/system/vizpay/services/balance */
export function useVizpayBalance(
  query: VizpayBalanceQuery | null,
  options?: QueryOptions,
): Query<RecordReply<VizpayBalanceReply>> {
  return useGet(vizpayBalance, query, options);
}

/** VizPay balance log: GET /api/system/vizpay/balance_logs */
export function useVizpayBalanceLogs(
  query: VizpayBalanceLogsQuery | null,
  options?: QueryOptions,
): Query<PageReply<VizpayBalanceLogsReply>> {
  return useGet(vizpayBalanceLogs, query, options);
}

/** Supported banks: GET /api/system/vizpay/services/bank_lists */
export function useVizpayBankLists(
  query: VizpayBankListsQuery | null,
  options?: QueryOptions,
): Query<PageReply<VizpayBankListsReply>> {
  return useGet(vizpayBankLists, query, options);
}

/** VizPay banks: GET /api/system/vizpay/banks */
export function useVizpayBanks(
  query: VizpayBanksQuery | null,
  options?: QueryOptions,
): Query<RecordReply<readonly VizpayBanksReply[]>> {
  return useGet(vizpayBanks, query, options);
}

/** VizPay account: GET /api/system/vizpay/detail */
export function useVizpayDetail(
  query: VizpayDetailQuery | null,
  options?: QueryOptions,
): Query<RecordReply<VizpayDetailReply>> {
  return useGet(vizpayDetail, query, options);
}

/** Ask the gateway: GET /api/system/vizpay/services/order_inquiry */
export function useVizpayOrderInquiry(
  query: VizpayOrderInquiryQuery | null,
  options?: QueryOptions,
): Query<RecordReply<VizpayOrderInquiryReply>> {
  return useGet(vizpayOrderInquiry, query, options);
}

/** VizPay orders: GET /api/system/vizpay/orders */
export function useVizpayOrders(
  query: VizpayOrdersQuery | null,
  options?: QueryOptions,
): Query<PageReply<VizpayOrdersReply>> {
  return useGet(vizpayOrders, query, options);
}

/** Statement: GET /api/system/vizpay/services/statement */
export function useVizpayStatement(
  query: VizpayStatementQuery | null,
  options?: QueryOptions,
): Query<PageReply<VizpayStatementReply>> {
  return useGet(vizpayStatement, query, options);
}

/** VizPay transactions: GET /api/system/vizpay/transactions */
export function useVizpayTransactions(
  query: VizpayTransactionsQuery | null,
  options?: QueryOptions,
): Query<PageReply<VizpayTransactionsReply>> {
  return useGet(vizpayTransactions, query, options);
}

/** Update VizPay account: POST /api/system/vizpay/update */
export function useVizpayUpdate(): Mutation<VizpayUpdateBody, RecordReply<VizpayUpdateReply>> {
  return usePost(vizpayUpdate);
}
