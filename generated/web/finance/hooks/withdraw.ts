// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { PageReply, RecordReply } from '#contract/envelope.ts';
import type {
  WithdrawAddNoteBody,
  WithdrawAddNoteReply,
  WithdrawApproveBody,
  WithdrawApproveReply,
  WithdrawApproveVerdictQuery,
  WithdrawApproveVerdictReply,
  WithdrawChangeTypeBody,
  WithdrawChangeTypeReply,
  WithdrawChangeTypeVerdictQuery,
  WithdrawChangeTypeVerdictReply,
  WithdrawClaimBody,
  WithdrawClaimReply,
  WithdrawContextQuery,
  WithdrawContextReply,
  WithdrawDetailQuery,
  WithdrawDetailReply,
  WithdrawFiguresQuery,
  WithdrawFiguresReply,
  WithdrawHandOverBody,
  WithdrawHandOverReply,
  WithdrawListQuery,
  WithdrawListReply,
  WithdrawManualForm,
  WithdrawManualReply,
  WithdrawManualVerdictQuery,
  WithdrawManualVerdictReply,
  WithdrawRefundBody,
  WithdrawRefundReply,
  WithdrawRefundVerdictQuery,
  WithdrawRefundVerdictReply,
  WithdrawReleaseBody,
  WithdrawReleaseReply,
  WithdrawVerifyBody,
  WithdrawVerifyReply,
  WithdrawVerifyVerdictQuery,
  WithdrawVerifyVerdictReply,
} from '#generated/api/finance.ts';
import { type Mutation, type Query, type QueryOptions, useGet, usePost } from '#web/data/hooks.ts';
import {
  withdrawAddNote,
  withdrawApprove,
  withdrawApproveVerdict,
  withdrawChangeType,
  withdrawChangeTypeVerdict,
  withdrawClaim,
  withdrawContext,
  withdrawDetail,
  withdrawFigures,
  withdrawHandOver,
  withdrawList,
  withdrawManual,
  withdrawManualVerdict,
  withdrawRefund,
  withdrawRefundVerdict,
  withdrawRelease,
  withdrawVerify,
  withdrawVerifyVerdict,
} from '../calls/withdraw.ts';

/** Add note: POST /api/system/withdraw/action/add_note */
export function useWithdrawAddNote(): Mutation<WithdrawAddNoteBody, RecordReply<WithdrawAddNoteReply>> {
  return usePost(withdrawAddNote);
}

/** Approve: POST /api/system/withdraw/action/approve */
export function useWithdrawApprove(): Mutation<WithdrawApproveBody, RecordReply<WithdrawApproveReply>> {
  return usePost(withdrawApprove);
}

/** What decides: Approve: GET /api/system/withdraw/action/approve/verdict */
export function useWithdrawApproveVerdict(
  query: WithdrawApproveVerdictQuery | null,
  options?: QueryOptions,
): Query<RecordReply<WithdrawApproveVerdictReply>> {
  return useGet(withdrawApproveVerdict, query, options);
}

/** Change transfer method: POST /api/system/withdraw/action/change_type */
export function useWithdrawChangeType(): Mutation<WithdrawChangeTypeBody, RecordReply<WithdrawChangeTypeReply>> {
  return usePost(withdrawChangeType);
}

/** What decides: Change transfer method: GET /api/system/withdraw/action/change_type/verdict */
export function useWithdrawChangeTypeVerdict(
  query: WithdrawChangeTypeVerdictQuery | null,
  options?: QueryOptions,
): Query<RecordReply<WithdrawChangeTypeVerdictReply>> {
  return useGet(withdrawChangeTypeVerdict, query, options);
}

/** Take: POST /api/system/withdraw/action/claim */
export function useWithdrawClaim(): Mutation<WithdrawClaimBody, RecordReply<WithdrawClaimReply>> {
  return usePost(withdrawClaim);
}

/** Background: GET /api/system/withdraw/context */
export function useWithdrawContext(
  query: WithdrawContextQuery | null,
  options?: QueryOptions,
): Query<RecordReply<WithdrawContextReply>> {
  return useGet(withdrawContext, query, options);
}

/** Withdrawal: GET /api/system/withdraw/detail */
export function useWithdrawDetail(
  query: WithdrawDetailQuery | null,
  options?: QueryOptions,
): Query<RecordReply<WithdrawDetailReply>> {
  return useGet(withdrawDetail, query, options);
}

/** Figures of the desk: GET /api/system/withdraw/figures */
export function useWithdrawFigures(
  query: WithdrawFiguresQuery | null,
  options?: QueryOptions,
): Query<RecordReply<WithdrawFiguresReply>> {
  return useGet(withdrawFigures, query, options);
}

/** Hand over to a lead: POST /api/system/withdraw/action/hand_over */
export function useWithdrawHandOver(): Mutation<WithdrawHandOverBody, RecordReply<WithdrawHandOverReply>> {
  return usePost(withdrawHandOver);
}

/** Withdrawals: GET /api/system/withdraw/list */
export function useWithdrawList(
  query: WithdrawListQuery | null,
  options?: QueryOptions,
): Query<PageReply<WithdrawListReply>> {
  return useGet(withdrawList, query, options);
}

/** Pay by hand: POST /api/system/withdraw/action/manual */
export function useWithdrawManual(): Mutation<WithdrawManualForm, RecordReply<WithdrawManualReply>> {
  return usePost(withdrawManual);
}

/** What decides: Pay by hand: GET /api/system/withdraw/action/manual/verdict */
export function useWithdrawManualVerdict(
  query: WithdrawManualVerdictQuery | null,
  options?: QueryOptions,
): Query<RecordReply<WithdrawManualVerdictReply>> {
  return useGet(withdrawManualVerdict, query, options);
}

/** Refund: POST /api/system/withdraw/action/refund */
export function useWithdrawRefund(): Mutation<WithdrawRefundBody, RecordReply<WithdrawRefundReply>> {
  return usePost(withdrawRefund);
}

/** What decides: Refund: GET /api/system/withdraw/action/refund/verdict */
export function useWithdrawRefundVerdict(
  query: WithdrawRefundVerdictQuery | null,
  options?: QueryOptions,
): Query<RecordReply<WithdrawRefundVerdictReply>> {
  return useGet(withdrawRefundVerdict, query, options);
}

/** Release: POST /api/system/withdraw/action/release */
export function useWithdrawRelease(): Mutation<WithdrawReleaseBody, RecordReply<WithdrawReleaseReply>> {
  return usePost(withdrawRelease);
}

/** Verify: POST /api/system/withdraw/action/verify */
export function useWithdrawVerify(): Mutation<WithdrawVerifyBody, RecordReply<WithdrawVerifyReply>> {
  return usePost(withdrawVerify);
}

/** What decides: Verify: GET /api/system/withdraw/action/verify/verdict */
export function useWithdrawVerifyVerdict(
  query: WithdrawVerifyVerdictQuery | null,
  options?: QueryOptions,
): Query<RecordReply<WithdrawVerifyVerdictReply>> {
  return useGet(withdrawVerifyVerdict, query, options);
}
