// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { PageReply, RecordReply } from '#contract/envelope.ts';
import type {
  DepositContextQuery,
  DepositContextReply,
  DepositListQuery,
  DepositListReply,
  DepositMemberItemsQuery,
  DepositMemberItemsReply,
  DepositRawTransactionsQuery,
  DepositRawTransactionsReply,
  DepositReverseBody,
  DepositReverseReply,
  DepositReverseVerdictQuery,
  DepositReverseVerdictReply,
  DepositReviewBody,
  DepositReviewReply,
  DepositReviewVerdictQuery,
  DepositReviewVerdictReply,
  DepositTransactionsQuery,
  DepositTransactionsReply,
} from '#generated/api/finance.ts';
import { type Mutation, type Query, type QueryOptions, useGet, usePost } from '#web/data/hooks.ts';
import {
  depositContext,
  depositList,
  depositMemberItems,
  depositRawTransactions,
  depositReverse,
  depositReverseVerdict,
  depositReview,
  depositReviewVerdict,
  depositTransactions,
} from '../calls/deposit.ts';

/** Three-way match: GET /api/system/deposit/context */
export function useDepositContext(
  query: DepositContextQuery | null,
  options?: QueryOptions,
): Query<RecordReply<DepositContextReply>> {
  return useGet(depositContext, query, options);
}

/** Deposit requests: GET /api/system/deposit/list */
export function useDepositList(
  query: DepositListQuery | null,
  options?: QueryOptions,
): Query<PageReply<DepositListReply>> {
  return useGet(depositList, query, options);
}

/** Members: GET /api/system/deposit/members */
export function useDepositMemberItems(
  query: DepositMemberItemsQuery | null,
  options?: QueryOptions,
): Query<RecordReply<readonly DepositMemberItemsReply[]>> {
  return useGet(depositMemberItems, query, options);
}

/** Statement lines: GET /api/system/deposit/raw_transactions */
export function useDepositRawTransactions(
  query: DepositRawTransactionsQuery | null,
  options?: QueryOptions,
): Query<PageReply<DepositRawTransactionsReply>> {
  return useGet(depositRawTransactions, query, options);
}

/** Take the credit back: POST /api/system/deposit/reverse */
export function useDepositReverse(): Mutation<DepositReverseBody, RecordReply<DepositReverseReply>> {
  return usePost(depositReverse);
}

/** What decides: Take the credit back: GET /api/system/deposit/reverse/verdict */
export function useDepositReverseVerdict(
  query: DepositReverseVerdictQuery | null,
  options?: QueryOptions,
): Query<RecordReply<DepositReverseVerdictReply>> {
  return useGet(depositReverseVerdict, query, options);
}

/** Review: POST /api/system/deposit/suspicious/review */
export function useDepositReview(): Mutation<DepositReviewBody, RecordReply<DepositReviewReply>> {
  return usePost(depositReview);
}

/** What decides: Review: GET /api/system/deposit/suspicious/review/verdict */
export function useDepositReviewVerdict(
  query: DepositReviewVerdictQuery | null,
  options?: QueryOptions,
): Query<RecordReply<DepositReviewVerdictReply>> {
  return useGet(depositReviewVerdict, query, options);
}

/** Credited deposits: GET /api/system/deposit/transactions */
export function useDepositTransactions(
  query: DepositTransactionsQuery | null,
  options?: QueryOptions,
): Query<PageReply<DepositTransactionsReply>> {
  return useGet(depositTransactions, query, options);
}
