// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';
import type { PageReply, RecordReply } from '#contract/envelope.ts';
import type {
  DepositCandidatesQuery, DepositCandidatesReply, DepositClaimBody, DepositClaimReply, DepositContextQuery,
  DepositContextReply, DepositListQuery, DepositListReply, DepositMatchBody, DepositMatchReply,
  DepositMatchVerdictQuery, DepositMatchVerdictReply, DepositMemberItemsQuery, DepositMemberItemsReply,
  DepositRawTransactionsQuery, DepositRawTransactionsReply, DepositReleaseBody, DepositReleaseReply, DepositReopenBody,
  DepositReopenReply, DepositReverseBody, DepositReverseReply, DepositReverseVerdictQuery, DepositReverseVerdictReply,
  DepositReviewBody, DepositReviewReply, DepositTransactionsQuery, DepositTransactionsReply, DepositUnmatchBody,
  DepositUnmatchReply, DepositUnmatchVerdictQuery, DepositUnmatchVerdictReply,
} from '#generated/api/finance.ts';

/** Members whose money it may be: GET /api/system/deposit/candidates */
export const depositCandidates: Call<DepositCandidatesQuery, RecordReply<DepositCandidatesReply>> = {
  id: 'deposit.candidates',
  method: 'GET',
  path: '/api/system/deposit/candidates',
  permission: 'finance.suspicious.view',
  extension: true,
};

/** Take: POST /api/system/deposit/claim */
export const depositClaim: Call<DepositClaimBody, RecordReply<DepositClaimReply>> = {
  id: 'deposit.claim',
  method: 'POST',
  path: '/api/system/deposit/claim',
  permission: 'finance.suspicious.review',
  invalidates: ['/api/system/deposit/raw_transactions'],
  extension: true,
  over: 'finance.suspicious.takeover',
};

/** Three-way match: GET /api/system/deposit/context */
export const depositContext: Call<DepositContextQuery, RecordReply<DepositContextReply>> = { id: 'deposit.context', method: 'GET', path: '/api/system/deposit/context', permission: 'finance.deposit.view', extension: true };

/** Deposit requests: GET /api/system/deposit/list */
export const depositList: Call<DepositListQuery, PageReply<DepositListReply>> = { id: 'deposit.list', method: 'GET', path: '/api/system/deposit/list', permission: 'finance.deposit.view' };

/** Match with a member: POST /api/system/deposit/match */
export const depositMatch: Call<DepositMatchBody, RecordReply<DepositMatchReply>> = {
  id: 'deposit.match',
  method: 'POST',
  path: '/api/system/deposit/match',
  permission: 'finance.suspicious.match',
  money: true,
  invalidates: [
    '/api/system/deposit/candidates', '/api/system/deposit/context', '/api/system/deposit/list',
    '/api/system/deposit/raw_transactions', '/api/system/deposit/transactions',
  ],
  extension: true,
  key: 'raw_ref',
};

/** What decides: Match with a member: GET /api/system/deposit/match/verdict */
export const depositMatchVerdict: Call<DepositMatchVerdictQuery, RecordReply<DepositMatchVerdictReply>> = {
  id: 'deposit.match.verdict',
  method: 'GET',
  path: '/api/system/deposit/match/verdict',
  permission: 'finance.suspicious.match',
  extension: true,
};

/** Members: GET /api/system/deposit/members */
export const depositMemberItems: Call<DepositMemberItemsQuery, RecordReply<readonly DepositMemberItemsReply[]>> = {
  id: 'deposit.member_items',
  method: 'GET',
  path: '/api/system/deposit/members',
  permission: 'finance.suspicious.view',
  extension: true,
};

/** Statement lines: GET /api/system/deposit/raw_transactions */
export const depositRawTransactions: Call<DepositRawTransactionsQuery, PageReply<DepositRawTransactionsReply>> = {
  id: 'deposit.raw_transactions',
  method: 'GET',
  path: '/api/system/deposit/raw_transactions',
  permission: 'finance.deposit.view',
};

/** Release: POST /api/system/deposit/release */
export const depositRelease: Call<DepositReleaseBody, RecordReply<DepositReleaseReply>> = {
  id: 'deposit.release',
  method: 'POST',
  path: '/api/system/deposit/release',
  permission: 'finance.suspicious.review',
  invalidates: ['/api/system/deposit/raw_transactions'],
  extension: true,
};

/** Reopen: POST /api/system/deposit/reopen */
export const depositReopen: Call<DepositReopenBody, RecordReply<DepositReopenReply>> = {
  id: 'deposit.reopen',
  method: 'POST',
  path: '/api/system/deposit/reopen',
  permission: 'finance.suspicious.reopen',
  invalidates: [
    '/api/system/deposit/candidates', '/api/system/deposit/context', '/api/system/deposit/list',
    '/api/system/deposit/raw_transactions', '/api/system/deposit/transactions',
  ],
  extension: true,
  key: 'raw_ref',
};

/** Take the credit back: POST /api/system/deposit/reverse */
export const depositReverse: Call<DepositReverseBody, RecordReply<DepositReverseReply>> = {
  id: 'deposit.reverse',
  method: 'POST',
  path: '/api/system/deposit/reverse',
  permission: 'finance.deposit.reverse',
  money: true,
  invalidates: ['/api/system/deposit/context', '/api/system/deposit/list', '/api/system/deposit/transactions'],
  extension: true,
};

/** What decides: Take the credit back: GET /api/system/deposit/reverse/verdict */
export const depositReverseVerdict: Call<DepositReverseVerdictQuery, RecordReply<DepositReverseVerdictReply>> = {
  id: 'deposit.reverse.verdict',
  method: 'GET',
  path: '/api/system/deposit/reverse/verdict',
  permission: 'finance.deposit.reverse',
  extension: true,
};

/** Review: POST /api/system/deposit/suspicious/review */
export const depositReview: Call<DepositReviewBody, RecordReply<DepositReviewReply>> = {
  id: 'deposit.review',
  method: 'POST',
  path: '/api/system/deposit/suspicious/review',
  permission: 'finance.suspicious.review',
  invalidates: [
    '/api/system/deposit/context', '/api/system/deposit/list', '/api/system/deposit/raw_transactions',
    '/api/system/deposit/transactions',
  ],
  extension: true,
  key: 'raw_ref',
};

/** Credited deposits: GET /api/system/deposit/transactions */
export const depositTransactions: Call<DepositTransactionsQuery, PageReply<DepositTransactionsReply>> = { id: 'deposit.transactions', method: 'GET', path: '/api/system/deposit/transactions', permission: 'finance.deposit.view' };

/** Undo the match: POST /api/system/deposit/unmatch */
export const depositUnmatch: Call<DepositUnmatchBody, RecordReply<DepositUnmatchReply>> = {
  id: 'deposit.unmatch',
  method: 'POST',
  path: '/api/system/deposit/unmatch',
  permission: 'finance.suspicious.unmatch',
  money: true,
  invalidates: [
    '/api/system/deposit/candidates', '/api/system/deposit/context', '/api/system/deposit/list',
    '/api/system/deposit/raw_transactions', '/api/system/deposit/transactions',
  ],
  extension: true,
  key: 'raw_ref',
};

/** What decides: Undo the match: GET /api/system/deposit/unmatch/verdict */
export const depositUnmatchVerdict: Call<DepositUnmatchVerdictQuery, RecordReply<DepositUnmatchVerdictReply>> = {
  id: 'deposit.unmatch.verdict',
  method: 'GET',
  path: '/api/system/deposit/unmatch/verdict',
  permission: 'finance.suspicious.unmatch',
  extension: true,
};
