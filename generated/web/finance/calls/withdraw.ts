// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';
import type { PageReply, RecordReply } from '#contract/envelope.ts';
import type {
  WithdrawAddNoteBody, WithdrawAddNoteReply, WithdrawApproveBody, WithdrawApproveReply, WithdrawApproveVerdictQuery,
  WithdrawApproveVerdictReply, WithdrawChangeTypeBody, WithdrawChangeTypeReply, WithdrawChangeTypeVerdictQuery,
  WithdrawChangeTypeVerdictReply, WithdrawClaimBody, WithdrawClaimReply, WithdrawContextQuery, WithdrawContextReply,
  WithdrawDetailQuery, WithdrawDetailReply, WithdrawFiguresQuery, WithdrawFiguresReply, WithdrawHandOverBody,
  WithdrawHandOverReply, WithdrawListQuery, WithdrawListReply, WithdrawManualForm, WithdrawManualReply,
  WithdrawManualVerdictQuery, WithdrawManualVerdictReply, WithdrawOfficersQuery, WithdrawOfficersReply,
  WithdrawRefundBody, WithdrawRefundReply, WithdrawRefundVerdictQuery, WithdrawRefundVerdictReply, WithdrawReleaseBody,
  WithdrawReleaseReply, WithdrawVerifyBody, WithdrawVerifyReply, WithdrawVerifyVerdictQuery,
  WithdrawVerifyVerdictReply,
} from '#generated/api/finance.ts';

/** Add note: POST /api/system/withdraw/action/add_note */
export const withdrawAddNote: Call<WithdrawAddNoteBody, RecordReply<WithdrawAddNoteReply>> = {
  id: 'withdraw.add_note',
  method: 'POST',
  path: '/api/system/withdraw/action/add_note',
  permission: 'finance.withdraw.note',
  optOut: [400],
  invalidates: [
    '/api/system/withdraw/context', '/api/system/withdraw/detail', '/api/system/withdraw/figures',
    '/api/system/withdraw/list',
  ],
  kind: 'move',
  key: 'id',
};

/** Approve: POST /api/system/withdraw/action/approve */
export const withdrawApprove: Call<WithdrawApproveBody, RecordReply<WithdrawApproveReply>> = {
  id: 'withdraw.approve',
  method: 'POST',
  path: '/api/system/withdraw/action/approve',
  permission: 'finance.withdraw.approve',
  money: true,
  optOut: [400],
  invalidates: [
    '/api/system/withdraw/context', '/api/system/withdraw/detail', '/api/system/withdraw/figures',
    '/api/system/withdraw/list',
  ],
  kind: 'move',
  key: 'id',
};

/** What decides: Approve: GET /api/system/withdraw/action/approve/verdict */
export const withdrawApproveVerdict: Call<WithdrawApproveVerdictQuery, RecordReply<WithdrawApproveVerdictReply>> = {
  id: 'withdraw.approve.verdict',
  method: 'GET',
  path: '/api/system/withdraw/action/approve/verdict',
  permission: 'finance.withdraw.approve',
  extension: true,
};

/** Change transfer method: POST /api/system/withdraw/action/change_type */
export const withdrawChangeType: Call<WithdrawChangeTypeBody, RecordReply<WithdrawChangeTypeReply>> = {
  id: 'withdraw.change_type',
  method: 'POST',
  path: '/api/system/withdraw/action/change_type',
  permission: 'finance.withdraw.change_type',
  money: true,
  optOut: [400],
  invalidates: [
    '/api/system/withdraw/context', '/api/system/withdraw/detail', '/api/system/withdraw/figures',
    '/api/system/withdraw/list',
  ],
  kind: 'move',
  key: 'id',
};

/** What decides: Change transfer method: GET /api/system/withdraw/action/change_type/verdict */
export const withdrawChangeTypeVerdict: Call<
  WithdrawChangeTypeVerdictQuery,
  RecordReply<WithdrawChangeTypeVerdictReply>
> = { id: 'withdraw.change_type.verdict', method: 'GET', path: '/api/system/withdraw/action/change_type/verdict', permission: 'finance.withdraw.change_type', extension: true };

/** Take: POST /api/system/withdraw/action/claim */
export const withdrawClaim: Call<WithdrawClaimBody, RecordReply<WithdrawClaimReply>> = {
  id: 'withdraw.claim',
  method: 'POST',
  path: '/api/system/withdraw/action/claim',
  permission: 'finance.withdraw.verify',
  invalidates: [
    '/api/system/withdraw/context', '/api/system/withdraw/detail', '/api/system/withdraw/figures',
    '/api/system/withdraw/list',
  ],
  extension: true,
  over: 'finance.withdraw.takeover',
};

/** Background: GET /api/system/withdraw/context */
export const withdrawContext: Call<WithdrawContextQuery, RecordReply<WithdrawContextReply>> = { id: 'withdraw.context', method: 'GET', path: '/api/system/withdraw/context', permission: 'finance.withdraw.view', extension: true };

/** Withdrawal: GET /api/system/withdraw/detail */
export const withdrawDetail: Call<WithdrawDetailQuery, RecordReply<WithdrawDetailReply>> = {
  id: 'withdraw.detail',
  method: 'GET',
  path: '/api/system/withdraw/detail',
  permission: 'finance.withdraw.view',
  optOut: [400, 404],
  kind: 'record',
  key: 'id',
};

/** Figures of the desk: GET /api/system/withdraw/figures */
export const withdrawFigures: Call<WithdrawFiguresQuery, RecordReply<WithdrawFiguresReply>> = { id: 'withdraw.figures', method: 'GET', path: '/api/system/withdraw/figures', permission: 'finance.withdraw.view', extension: true };

/** Hand over: POST /api/system/withdraw/action/hand_over */
export const withdrawHandOver: Call<WithdrawHandOverBody, RecordReply<WithdrawHandOverReply>> = {
  id: 'withdraw.hand_over',
  method: 'POST',
  path: '/api/system/withdraw/action/hand_over',
  permission: 'finance.withdraw.verify',
  optOut: [400],
  invalidates: [
    '/api/system/withdraw/context', '/api/system/withdraw/detail', '/api/system/withdraw/figures',
    '/api/system/withdraw/list',
  ],
  extension: true,
  kind: 'move',
  key: 'id',
};

/** Withdrawals: GET /api/system/withdraw/list */
export const withdrawList: Call<WithdrawListQuery, PageReply<WithdrawListReply>> = { id: 'withdraw.list', method: 'GET', path: '/api/system/withdraw/list', permission: 'finance.withdraw.view' };

/** Pay by hand: POST /api/system/withdraw/action/manual */
export const withdrawManual: Call<WithdrawManualForm, RecordReply<WithdrawManualReply>> = {
  id: 'withdraw.manual',
  method: 'POST',
  path: '/api/system/withdraw/action/manual',
  permission: 'finance.withdraw.manual',
  money: true,
  multipart: true,
  optOut: [400],
  invalidates: [
    '/api/system/withdraw/context', '/api/system/withdraw/detail', '/api/system/withdraw/figures',
    '/api/system/withdraw/list',
  ],
  kind: 'move',
  key: 'id',
};

/** What decides: Pay by hand: GET /api/system/withdraw/action/manual/verdict */
export const withdrawManualVerdict: Call<WithdrawManualVerdictQuery, RecordReply<WithdrawManualVerdictReply>> = {
  id: 'withdraw.manual.verdict',
  method: 'GET',
  path: '/api/system/withdraw/action/manual/verdict',
  permission: 'finance.withdraw.manual',
  extension: true,
};

/** Officers: GET /api/system/withdraw/officers */
export const withdrawOfficers: Call<WithdrawOfficersQuery, RecordReply<readonly WithdrawOfficersReply[]>> = {
  id: 'withdraw.officers',
  method: 'GET',
  path: '/api/system/withdraw/officers',
  permission: 'finance.withdraw.verify',
  extension: true,
};

/** Refund: POST /api/system/withdraw/action/refund */
export const withdrawRefund: Call<WithdrawRefundBody, RecordReply<WithdrawRefundReply>> = {
  id: 'withdraw.refund',
  method: 'POST',
  path: '/api/system/withdraw/action/refund',
  permission: 'finance.withdraw.refund',
  money: true,
  optOut: [400],
  invalidates: [
    '/api/system/withdraw/context', '/api/system/withdraw/detail', '/api/system/withdraw/figures',
    '/api/system/withdraw/list',
  ],
  kind: 'move',
  key: 'id',
};

/** What decides: Refund: GET /api/system/withdraw/action/refund/verdict */
export const withdrawRefundVerdict: Call<WithdrawRefundVerdictQuery, RecordReply<WithdrawRefundVerdictReply>> = {
  id: 'withdraw.refund.verdict',
  method: 'GET',
  path: '/api/system/withdraw/action/refund/verdict',
  permission: 'finance.withdraw.refund',
  extension: true,
};

/** Release: POST /api/system/withdraw/action/release */
export const withdrawRelease: Call<WithdrawReleaseBody, RecordReply<WithdrawReleaseReply>> = {
  id: 'withdraw.release',
  method: 'POST',
  path: '/api/system/withdraw/action/release',
  permission: 'finance.withdraw.verify',
  invalidates: [
    '/api/system/withdraw/context', '/api/system/withdraw/detail', '/api/system/withdraw/figures',
    '/api/system/withdraw/list',
  ],
  extension: true,
};

/** Verify: POST /api/system/withdraw/action/verify */
export const withdrawVerify: Call<WithdrawVerifyBody, RecordReply<WithdrawVerifyReply>> = {
  id: 'withdraw.verify',
  method: 'POST',
  path: '/api/system/withdraw/action/verify',
  permission: 'finance.withdraw.verify',
  money: true,
  optOut: [400],
  invalidates: [
    '/api/system/withdraw/context', '/api/system/withdraw/detail', '/api/system/withdraw/figures',
    '/api/system/withdraw/list',
  ],
  kind: 'move',
  key: 'id',
};

/** What decides: Verify: GET /api/system/withdraw/action/verify/verdict */
export const withdrawVerifyVerdict: Call<WithdrawVerifyVerdictQuery, RecordReply<WithdrawVerifyVerdictReply>> = {
  id: 'withdraw.verify.verdict',
  method: 'GET',
  path: '/api/system/withdraw/action/verify/verdict',
  permission: 'finance.withdraw.verify',
  extension: true,
};
