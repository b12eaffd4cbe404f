// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { PageReply, RecordReply } from '#contract/envelope.ts';
import type {
  PayonexAccountItemsQuery,
  PayonexAccountItemsReply,
  PayonexAccountsQuery,
  PayonexAccountsReply,
  PayonexAddBody,
  PayonexAddReply,
  PayonexAgentAddBody,
  PayonexAgentAddReply,
  PayonexAgentConfigsQuery,
  PayonexAgentConfigsReply,
  PayonexAgentDetailQuery,
  PayonexAgentDetailReply,
  PayonexAgentUpdateBody,
  PayonexAgentUpdateReply,
  PayonexBalanceLogsQuery,
  PayonexBalanceLogsReply,
  PayonexBalanceQuery,
  PayonexBalanceReply,
  PayonexBankListsQuery,
  PayonexBankListsReply,
  PayonexBanksQuery,
  PayonexBanksReply,
  PayonexDetailQuery,
  PayonexDetailReply,
  PayonexOrdersQuery,
  PayonexOrdersReply,
  PayonexTransactionsQuery,
  PayonexTransactionsReply,
  PayonexUpdateBody,
  PayonexUpdateReply,
} from '#generated/api/payonex.ts';
import { type Mutation, type Query, type QueryOptions, useGet, usePost } from '#web/data/hooks.ts';
import {
  payonexAccountItems,
  payonexAccounts,
  payonexAdd,
  payonexAgentAdd,
  payonexAgentConfigs,
  payonexAgentDetail,
  payonexAgentUpdate,
  payonexBalance,
  payonexBalanceLogs,
  payonexBankLists,
  payonexBanks,
  payonexDetail,
  payonexOrders,
  payonexTransactions,
  payonexUpdate,
} from '../calls/payonex.ts';

/** PayoneX accounts: GET /api/system/payonex/account/items */
export function usePayonexAccountItems(
  query: PayonexAccountItemsQuery | null,
  options?: QueryOptions,
): Query<RecordReply<readonly PayonexAccountItemsReply[]>> {
  return useGet(payonexAccountItems, query, options);
}

/** PayoneX accounts: GET /api/system/payonex/accounts */
export function usePayonexAccounts(
  query: PayonexAccountsQuery | null,
  options?: QueryOptions,
): Query<PageReply<PayonexAccountsReply>> {
  return useGet(payonexAccounts, query, options);
}

/** Add PayoneX account: POST /api/system/payonex/add */
export function usePayonexAdd(): Mutation<PayonexAddBody, RecordReply<PayonexAddReply>> {
  return usePost(payonexAdd);
}

/** Add PayoneX agent config: POST /api/system/payonex/agent/add */
export function usePayonexAgentAdd(): Mutation<PayonexAgentAddBody, RecordReply<PayonexAgentAddReply>> {
  return usePost(payonexAgentAdd);
}

/** PayoneX agent configs: GET /api/system/payonex/agent/configs */
export function usePayonexAgentConfigs(
  query: PayonexAgentConfigsQuery | null,
  options?: QueryOptions,
): Query<PageReply<PayonexAgentConfigsReply>> {
  return useGet(payonexAgentConfigs, query, options);
}

/** PayoneX agent config: GET /api/system/payonex/agent/detail */
export function usePayonexAgentDetail(
  query: PayonexAgentDetailQuery | null,
  options?: QueryOptions,
): Query<RecordReply<PayonexAgentDetailReply>> {
  return useGet(payonexAgentDetail, query, options);
}

/** Update PayoneX agent config: POST /api/system/payonex/agent/update */
export function usePayonexAgentUpdate(): Mutation<PayonexAgentUpdateBody, RecordReply<PayonexAgentUpdateReply>> {
  return usePost(payonexAgentUpdate);
}

/** Check balance: GET /api/system/payonex/services/balance */
export function usePayonexBalance(
  query: PayonexBalanceQuery | null,
  options?: QueryOptions,
): Query<RecordReply<PayonexBalanceReply>> {
  return useGet(payonexBalance, query, options);
}

/** PayoneX balance log: GET /api/system/payonex/balance_logs */
export function usePayonexBalanceLogs(
  query: PayonexBalanceLogsQuery | null,
  options?: QueryOptions,
): Query<PageReply<PayonexBalanceLogsReply>> {
  return useGet(payonexBalanceLogs, query, options);
}

/** Supported banks: GET /api/system/payonex/services/bank_lists */
export function usePayonexBankLists(
  query: PayonexBankListsQuery | null,
  options?: QueryOptions,
): Query<PageReply<PayonexBankListsReply>> {
  return useGet(payonexBankLists, query, options);
}

/** PayoneX banks: GET /api/system/payonex/banks */
export function usePayonexBanks(
  query: PayonexBanksQuery | null,
  options?: QueryOptions,
): Query<RecordReply<readonly PayonexBanksReply[]>> {
  return useGet(payonexBanks, query, options);
}

/** PayoneX account: GET /api/system/payonex/detail */
export function usePayonexDetail(
  query: PayonexDetailQuery | null,
  options?: QueryOptions,
): Query<RecordReply<PayonexDetailReply>> {
  return useGet(payonexDetail, query, options);
}

/** PayoneX orders: GET /api/system/payonex/orders */
export function usePayonexOrders(
  query: PayonexOrdersQuery | null,
  options?: QueryOptions,
): Query<PageReply<PayonexOrdersReply>> {
  return useGet(payonexOrders, query, options);
}

/** PayoneX transactions: GET /api/system/payonex/transactions */
export function usePayonexTransactions(
  query: PayonexTransactionsQuery | null,
  options?: QueryOptions,
): Query<PageReply<PayonexTransactionsReply>> {
  return useGet(payonexTransactions, query, options);
}

/** Update PayoneX account: POST /api/system/payonex/update */
export function usePayonexUpdate(): Mutation<PayonexUpdateBody, RecordReply<PayonexUpdateReply>> {
  return usePost(payonexUpdate);
}
