// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { PageReply, RecordReply } from '#contract/envelope.ts';
import type {
  WithdrawAddNoteBody,
  WithdrawAddNoteReply,
  WithdrawApproveBody,
  WithdrawApproveReply,
  WithdrawChangeTypeBody,
  WithdrawChangeTypeReply,
  WithdrawClaimBody,
  WithdrawClaimReply,
  WithdrawContextQuery,
  WithdrawContextReply,
  WithdrawDetailQuery,
  WithdrawDetailReply,
  WithdrawFiguresQuery,
  WithdrawFiguresReply,
  WithdrawListQuery,
  WithdrawListReply,
  WithdrawManualForm,
  WithdrawManualReply,
  WithdrawRefundBody,
  WithdrawRefundReply,
  WithdrawReleaseBody,
  WithdrawReleaseReply,
  WithdrawVerifyBody,
  WithdrawVerifyReply,
} from '#generated/api/finance.ts';
import { type Mutation, type Query, type QueryOptions, useGet, usePost } from '#web/data/hooks.ts';
import {
  withdrawAddNote,
  withdrawApprove,
  withdrawChangeType,
  withdrawClaim,
  withdrawContext,
  withdrawDetail,
  withdrawFigures,
  withdrawList,
  withdrawManual,
  withdrawRefund,
  withdrawRelease,
  withdrawVerify,
} from '../calls/withdraw.ts';

/** Add note: POST /api/system/withdraw/action/add_note */
export function useWithdrawAddNote(): Mutation<WithdrawAddNoteBody, RecordReply<WithdrawAddNoteReply>> {
  return usePost(withdrawAddNote);
}

/** Approve: POST /api/system/withdraw/action/approve */
export function useWithdrawApprove(): Mutation<WithdrawApproveBody, RecordReply<WithdrawApproveReply>> {
  return usePost(withdrawApprove);
}

/** Change transfer method: POST /api/system/withdraw/action/change_type */
export function useWithdrawChangeType(): Mutation<WithdrawChangeTypeBody, RecordReply<WithdrawChangeTypeReply>> {
  return usePost(withdrawChangeType);
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

/** Refund: POST /api/system/withdraw/action/refund */
export function useWithdrawRefund(): Mutation<WithdrawRefundBody, RecordReply<WithdrawRefundReply>> {
  return usePost(withdrawRefund);
}

/** Release: POST /api/system/withdraw/action/release */
export function useWithdrawRelease(): Mutation<WithdrawReleaseBody, RecordReply<WithdrawReleaseReply>> {
  return usePost(withdrawRelease);
}

/** Verify: POST /api/system/withdraw/action/verify */
export function useWithdrawVerify(): Mutation<WithdrawVerifyBody, RecordReply<WithdrawVerifyReply>> {
  return usePost(withdrawVerify);
}
