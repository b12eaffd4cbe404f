// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { PageReply, RecordReply } from '#contract/envelope.ts';
import type {
  DepositCandidatesQuery,
  DepositCandidatesReply,
  DepositContextQuery,
  DepositContextReply,
  DepositListQuery,
  DepositListReply,
  DepositMatchBody,
  DepositMatchReply,
  DepositMatchVerdictQuery,
  DepositMatchVerdictReply,
  DepositMemberItemsQuery,
  DepositMemberItemsReply,
  DepositRawTransactionsQuery,
  DepositRawTransactionsReply,
  DepositReopenBody,
  DepositReopenReply,
  DepositReverseBody,
  DepositReverseReply,
  DepositReverseVerdictQuery,
  DepositReverseVerdictReply,
  DepositReviewBody,
  DepositReviewReply,
  DepositTransactionsQuery,
  DepositTransactionsReply,
  DepositUnmatchBody,
  DepositUnmatchReply,
  DepositUnmatchVerdictQuery,
  DepositUnmatchVerdictReply,
} from '#generated/api/finance.ts';
import { type Mutation, type Query, type QueryOptions, useGet, usePost } from '#web/data/hooks.ts';
import {
  depositCandidates,
  depositContext,
  depositList,
  depositMatch,
  depositMatchVerdict,
  depositMemberItems,
  depositRawTransactions,
  depositReopen,
  depositReverse,
  depositReverseVerdict,
  depositReview,
  depositTransactions,
  depositUnmatch,
  depositUnmatchVerdict,
} from '../calls/deposit.ts';

/** Members whose money it may be: GET /api/system/deposit/candidates */
export function useDepositCandidates(
  query: DepositCandidatesQuery | null,
  options?: QueryOptions,
): Query<RecordReply<DepositCandidatesReply>> {
  return useGet(depositCandidates, query, options);
}

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

/** Match with a member: POST /api/system/deposit/match */
export function useDepositMatch(): Mutation<DepositMatchBody, RecordReply<DepositMatchReply>> {
  return usePost(depositMatch);
}

/** What decides: Match with a member: GET /api/system/deposit/match/verdict */
export function useDepositMatchVerdict(
  query: DepositMatchVerdictQuery | null,
  options?: QueryOptions,
): Query<RecordReply<DepositMatchVerdictReply>> {
  return useGet(depositMatchVerdict, query, options);
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

/** Reopen: POST /api/system/deposit/reopen */
export function useDepositReopen(): Mutation<DepositReopenBody, RecordReply<DepositReopenReply>> {
  return usePost(depositReopen);
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

/** Credited deposits: GET /api/system/deposit/transactions */
export function useDepositTransactions(
  query: DepositTransactionsQuery | null,
  options?: QueryOptions,
): Query<PageReply<DepositTransactionsReply>> {
  return useGet(depositTransactions, query, options);
}

/** Undo the match: POST /api/system/deposit/unmatch */
export function useDepositUnmatch(): Mutation<DepositUnmatchBody, RecordReply<DepositUnmatchReply>> {
  return usePost(depositUnmatch);
}

/** What decides: Undo the match: GET /api/system/deposit/unmatch/verdict */
export function useDepositUnmatchVerdict(
  query: DepositUnmatchVerdictQuery | null,
  options?: QueryOptions,
): Query<RecordReply<DepositUnmatchVerdictReply>> {
  return useGet(depositUnmatchVerdict, query, options);
}
