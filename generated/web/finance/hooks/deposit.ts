// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { type GetHook, type PostHook, useGet, usePost } from '#web/data/hooks.ts';
import {
  depositCandidates, depositClaim, depositContext, depositList, depositMatch, depositMatchVerdict, depositMemberItems,
  depositRawTransactions, depositRelease, depositReopen, depositReverse, depositReverseVerdict, depositReview,
  depositTransactions, depositUnmatch, depositUnmatchVerdict,
} from '../calls/deposit.ts';

export const useDepositCandidates: GetHook<typeof depositCandidates> = (query, options) => useGet(depositCandidates, query, options);
export const useDepositClaim: PostHook<typeof depositClaim> = () => usePost(depositClaim);
export const useDepositContext: GetHook<typeof depositContext> = (query, options) => useGet(depositContext, query, options);
export const useDepositList: GetHook<typeof depositList> = (query, options) => useGet(depositList, query, options);
export const useDepositMatch: PostHook<typeof depositMatch> = () => usePost(depositMatch);
export const useDepositMatchVerdict: GetHook<typeof depositMatchVerdict> = (query, options) => useGet(depositMatchVerdict, query, options);
export const useDepositMemberItems: GetHook<typeof depositMemberItems> = (query, options) => useGet(depositMemberItems, query, options);
export const useDepositRawTransactions: GetHook<typeof depositRawTransactions> = (query, options) => useGet(depositRawTransactions, query, options);
export const useDepositRelease: PostHook<typeof depositRelease> = () => usePost(depositRelease);
export const useDepositReopen: PostHook<typeof depositReopen> = () => usePost(depositReopen);
export const useDepositReverse: PostHook<typeof depositReverse> = () => usePost(depositReverse);
export const useDepositReverseVerdict: GetHook<typeof depositReverseVerdict> = (query, options) => useGet(depositReverseVerdict, query, options);
export const useDepositReview: PostHook<typeof depositReview> = () => usePost(depositReview);
export const useDepositTransactions: GetHook<typeof depositTransactions> = (query, options) => useGet(depositTransactions, query, options);
export const useDepositUnmatch: PostHook<typeof depositUnmatch> = () => usePost(depositUnmatch);
export const useDepositUnmatchVerdict: GetHook<typeof depositUnmatchVerdict> = (query, options) => useGet(depositUnmatchVerdict, query, options);
