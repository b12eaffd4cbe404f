// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { PageReply, RecordReply } from '#contract/envelope.ts';
import type {
  BankAccountsQuery,
  BankAccountsReply,
  BankAddBody,
  BankAddReply,
  BankAgreeBody,
  BankAgreeReply,
  BankCrossQuery,
  BankCrossReply,
  BankDaysQuery,
  BankDaysReply,
  BankDetailQuery,
  BankDetailReply,
  BankDifferencesQuery,
  BankDifferencesReply,
  BankFlowQuery,
  BankFlowReply,
  BankItemsQuery,
  BankItemsReply,
  BankListQuery,
  BankListReply,
  BankMlistQuery,
  BankMlistReply,
  BankReloginBody,
  BankReloginReply,
  BankSourcesQuery,
  BankSourcesReply,
  BankUpdateBalancesBody,
  BankUpdateBalancesReply,
  BankUpdateBody,
  BankUpdateReply,
} from '#generated/api/finance.ts';
import { type Mutation, type Query, type QueryOptions, useGet, usePost } from '#web/data/hooks.ts';
import {
  bankAccounts,
  bankAdd,
  bankAgree,
  bankCross,
  bankDays,
  bankDetail,
  bankDifferences,
  bankFlow,
  bankItems,
  bankList,
  bankMlist,
  bankRelogin,
  bankSources,
  bankUpdate,
  bankUpdateBalances,
} from '../calls/bank.ts';

/** Accounts of the house: GET /api/system/bank/accounts */
export function useBankAccounts(
  query: BankAccountsQuery | null,
  options?: QueryOptions,
): Query<RecordReply<readonly BankAccountsReply[]>> {
  return useGet(bankAccounts, query, options);
}

/** Add bank account: POST /api/system/bank/add */
export function useBankAdd(): Mutation<BankAddBody, RecordReply<BankAddReply>> {
  return usePost(bankAdd);
}

/** Let it pay out: POST /api/system/bank/agree */
export function useBankAgree(): Mutation<BankAgreeBody, RecordReply<BankAgreeReply>> {
  return usePost(bankAgree);
}

/** Shared accounts: GET /api/system/bank/cross */
export function useBankCross(query: BankCrossQuery | null, options?: QueryOptions): Query<PageReply<BankCrossReply>> {
  return useGet(bankCross, query, options);
}

/** Bank days: GET /api/system/bank/days */
export function useBankDays(query: BankDaysQuery | null, options?: QueryOptions): Query<PageReply<BankDaysReply>> {
  return useGet(bankDays, query, options);
}

/** Bank account: GET /api/system/bank/detail */
export function useBankDetail(
  query: BankDetailQuery | null,
  options?: QueryOptions,
): Query<RecordReply<BankDetailReply>> {
  return useGet(bankDetail, query, options);
}

/** Differences with banks: GET /api/system/bank/differences */
export function useBankDifferences(
  query: BankDifferencesQuery | null,
  options?: QueryOptions,
): Query<PageReply<BankDifferencesReply>> {
  return useGet(bankDifferences, query, options);
}

/** Money in and out of seven days: GET /api/system/bank/flow */
export function useBankFlow(query: BankFlowQuery | null, options?: QueryOptions): Query<RecordReply<BankFlowReply>> {
  return useGet(bankFlow, query, options);
}

/** Banks: GET /api/system/bank/items */
export function useBankItems(
  query: BankItemsQuery | null,
  options?: QueryOptions,
): Query<RecordReply<readonly BankItemsReply[]>> {
  return useGet(bankItems, query, options);
}

/** Bank accounts: GET /api/system/bank/list */
export function useBankList(query: BankListQuery | null, options?: QueryOptions): Query<PageReply<BankListReply>> {
  return useGet(bankList, query, options);
}

/** Mobile-banking accounts: GET /api/system/bank/mlist */
export function useBankMlist(query: BankMlistQuery | null, options?: QueryOptions): Query<PageReply<BankMlistReply>> {
  return useGet(bankMlist, query, options);
}

/** Sign in again: POST /api/system/bank/re-login */
export function useBankRelogin(): Mutation<BankReloginBody, RecordReply<BankReloginReply>> {
  return usePost(bankRelogin);
}

/** Accounts to pay from: GET /api/system/bank/sources */
export function useBankSources(
  query: BankSourcesQuery | null,
  options?: QueryOptions,
): Query<RecordReply<readonly BankSourcesReply[]>> {
  return useGet(bankSources, query, options);
}

/** Edit bank account: POST /api/system/bank/update */
export function useBankUpdate(): Mutation<BankUpdateBody, RecordReply<BankUpdateReply>> {
  return usePost(bankUpdate);
}

/** Update balances: POST /api/system/bank/update_balances */
export function useBankUpdateBalances(): Mutation<BankUpdateBalancesBody, RecordReply<BankUpdateBalancesReply>> {
  return usePost(bankUpdateBalances);
}
