// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { type GetHook, type PostHook, useGet, usePost } from '#web/data/hooks.ts';
import {
  withdrawAddNote, withdrawApprove, withdrawApproveVerdict, withdrawChangeType, withdrawChangeTypeVerdict,
  withdrawClaim, withdrawContext, withdrawDetail, withdrawFigures, withdrawHandOver, withdrawList, withdrawManual,
  withdrawManualVerdict, withdrawOfficers, withdrawRefund, withdrawRefundVerdict, withdrawRelease, withdrawVerify,
  withdrawVerifyVerdict,
} from '../calls/withdraw.ts';

export const useWithdrawAddNote: PostHook<typeof withdrawAddNote> = () => usePost(withdrawAddNote);
export const useWithdrawApprove: PostHook<typeof withdrawApprove> = () => usePost(withdrawApprove);
export const useWithdrawApproveVerdict: GetHook<typeof withdrawApproveVerdict> = (query, options) => useGet(withdrawApproveVerdict, query, options);
export const useWithdrawChangeType: PostHook<typeof withdrawChangeType> = () => usePost(withdrawChangeType);
export const useWithdrawChangeTypeVerdict: GetHook<typeof withdrawChangeTypeVerdict> = (query, options) => useGet(withdrawChangeTypeVerdict, query, options);
export const useWithdrawClaim: PostHook<typeof withdrawClaim> = () => usePost(withdrawClaim);
export const useWithdrawContext: GetHook<typeof withdrawContext> = (query, options) => useGet(withdrawContext, query, options);
export const useWithdrawDetail: GetHook<typeof withdrawDetail> = (query, options) => useGet(withdrawDetail, query, options);
export const useWithdrawFigures: GetHook<typeof withdrawFigures> = (query, options) => useGet(withdrawFigures, query, options);
export const useWithdrawHandOver: PostHook<typeof withdrawHandOver> = () => usePost(withdrawHandOver);
export const useWithdrawList: GetHook<typeof withdrawList> = (query, options) => useGet(withdrawList, query, options);
export const useWithdrawManual: PostHook<typeof withdrawManual> = () => usePost(withdrawManual);
export const useWithdrawManualVerdict: GetHook<typeof withdrawManualVerdict> = (query, options) => useGet(withdrawManualVerdict, query, options);
export const useWithdrawOfficers: GetHook<typeof withdrawOfficers> = (query, options) => useGet(withdrawOfficers, query, options);
export const useWithdrawRefund: PostHook<typeof withdrawRefund> = () => usePost(withdrawRefund);
export const useWithdrawRefundVerdict: GetHook<typeof withdrawRefundVerdict> = (query, options) => useGet(withdrawRefundVerdict, query, options);
export const useWithdrawRelease: PostHook<typeof withdrawRelease> = () => usePost(withdrawRelease);
export const useWithdrawVerify: PostHook<typeof withdrawVerify> = () => usePost(withdrawVerify);
export const useWithdrawVerifyVerdict: GetHook<typeof withdrawVerifyVerdict> = (query, options) => useGet(withdrawVerifyVerdict, query, options);
