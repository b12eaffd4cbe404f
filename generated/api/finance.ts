// Generated from manifest/ by `npm run generate`: change the manifest, not this file.

/** Bank account, as calls answer it. */
export interface BankRow {
  readonly id: number;
  readonly bank_code: string;
  readonly account_no: string;
  readonly account_name: string;
  readonly nickname: string | null;
  readonly usage: 'deposit' | 'withdraw' | 'both' | 'holding' | 'spare';
  readonly agent_ids: readonly number[];
  readonly channel: 'app' | 'sms' | 'web' | 'api' | 'manual';
  readonly device_id: string | null;
  readonly app_pin: string | null;
  readonly login_username: string | null;
  readonly login_password: string | null;
  readonly api_key: string | null;
  readonly api_secret: string | null;
  readonly sms_number: string | null;
  readonly promptpay_id: string | null;
  readonly show_to_member: boolean;
  readonly member_levels: readonly ('bronze' | 'silver' | 'gold' | 'platinum' | 'diamond')[] | null;
  readonly sort_order: number | null;
  readonly deposit_min: string | null;
  readonly deposit_max: string | null;
  readonly daily_in_limit: string | null;
  readonly daily_out_limit: string | null;
  readonly today_in: string;
  readonly today_out: string;
  readonly today_in_count: number;
  readonly today_out_count: number;
  readonly balance: string;
  readonly balance_updated_at: string | null;
  readonly auto_withdraw: boolean;
  readonly session_status: 'online' | 'offline' | 'otp_required' | 'locked' | 'error' | 'none';
  readonly session_message: string | null;
  readonly last_sync_at: string | null;
  readonly status: 'active' | 'paused' | 'closed' | 'frozen';
  readonly note: string | null;
  readonly created_at: string;
  readonly created_by: number | null;
  readonly updated_at: string;
  readonly updated_by: number | null;
  readonly version: number;
  readonly bank_name: string;
  readonly created_by_name: string | null;
  readonly updated_by_name: string | null;
}

/** Bank, as calls answer it. */
export interface BankRefRow {
  readonly code: string;
  readonly bot_code: string | null;
  readonly name_th: string;
  readonly name_en: string;
  readonly acct_digits: readonly number[];
  readonly colour: string;
  readonly can_deposit: boolean;
  readonly can_withdraw: boolean;
  readonly sort_order: number;
  readonly status: 'active' | 'inactive';
}

/** Withdrawal, as calls answer it. */
export interface WithdrawalRow {
  readonly id: number;
  readonly withdraw_ref: string;
  readonly agent_id: number;
  readonly agent_code: string;
  readonly member_id: number;
  readonly username: string;
  readonly member_name: string;
  readonly member_level: 'bronze' | 'silver' | 'gold' | 'platinum' | 'diamond';
  readonly member_tags: readonly ('vip' | 'watch' | 'bonus_hunter' | 'new')[];
  readonly bank_code: string;
  readonly bank_account_no: string;
  readonly bank_account_name: string;
  readonly amount: string;
  readonly fee: string;
  readonly fee_payer: 'company' | 'agent' | 'member';
  readonly net_amount: string;
  readonly type: 'auto_bank' | 'gateway' | 'manual' | 'truewallet';
  readonly from_bank_id: number | null;
  readonly gateway: string | null;
  readonly gateway_account_id: number | null;
  readonly balance_before: string;
  readonly balance_after: string;
  readonly turnover_required: string;
  readonly turnover_done: string;
  readonly turnover_ok: boolean;
  readonly active_promotion: string | null;
  readonly deposit_today: string;
  readonly withdraw_today: string;
  readonly withdraw_count_today: number;
  readonly deposit_total: string;
  readonly withdraw_total: string;
  readonly winloss_total: string;
  readonly risk_score: number;
  readonly risk_level: 'low' | 'medium' | 'high';
  readonly risk_flags: readonly (
    | 'name_mismatch'
    | 'dup_amount_time'
    | 'dup_slip'
    | 'third_party'
    | 'shared_account'
    | 'fast_in_out'
    | 'big_amount'
    | 'odd_hours_burst'
    | 'blacklist_account'
    | 'late_credit'
    | 'no_owner'
  )[];
  readonly requested_at: string;
  readonly verified_at: string | null;
  readonly verified_by: number | null;
  readonly approved_at: string | null;
  readonly approved_by: number | null;
  readonly completed_at: string | null;
  readonly duration_sec: number | null;
  readonly locked_by: number | null;
  readonly locked_at: string | null;
  readonly upstream_ref: string | null;
  readonly upstream_message: string | null;
  readonly transferred_at: string | null;
  readonly slip_url: string | null;
  readonly refund_reason:
    | 'turnover_not_met'
    | 'account_mismatch'
    | 'bonus_abuse'
    | 'duplicate'
    | 'bank_closed'
    | 'member_request'
    | 'other'
    | null;
  readonly notes: readonly Readonly<Record<string, unknown>>[];
  readonly timeline: readonly Readonly<Record<string, unknown>>[];
  readonly status: 'pending' | 'verified' | 'processing' | 'unknown' | 'failed' | 'success' | 'refunded';
  readonly created_at: string;
  readonly created_by: number | null;
  readonly updated_at: string;
  readonly updated_by: number | null;
  readonly version: number;
  readonly agent_name: string;
  readonly bank_name: string;
  readonly from_bank_name: string | null;
  readonly gateway_account_name: string | null;
  readonly verified_by_name: string | null;
  readonly approved_by_name: string | null;
  readonly locked_by_name: string | null;
  readonly created_by_name: string | null;
  readonly updated_by_name: string | null;
}

/** Query of GET /api/system/bank/items */
export interface BankItemsQuery {
  readonly can_deposit?: boolean;
  readonly can_withdraw?: boolean;
  readonly status?: readonly ('active' | 'inactive')[];
  readonly q?: string;
  readonly ids?: readonly (string | number)[];
  readonly limit?: number;
  readonly sort?: string;
}

/** Reply of GET /api/system/bank/items */
export type BankItemsReply = Pick<
  BankRefRow,
  'code' | 'bot_code' | 'name_th' | 'name_en' | 'acct_digits' | 'colour' | 'can_deposit' | 'can_withdraw' | 'status'
>;

/** Query of GET /api/system/bank/sources */
export interface BankSourcesQuery {
  readonly bank_code?: readonly string[];
  readonly q?: string;
  readonly ids?: readonly (string | number)[];
  readonly limit?: number;
  readonly sort?: string;
}

/** Reply of GET /api/system/bank/sources */
export type BankSourcesReply = Pick<
  BankRow,
  | 'id'
  | 'nickname'
  | 'bank_code'
  | 'account_no'
  | 'account_name'
  | 'usage'
  | 'balance'
  | 'balance_updated_at'
  | 'today_out'
  | 'daily_out_limit'
  | 'auto_withdraw'
  | 'session_status'
  | 'status'
  | 'bank_name'
>;

/** Body of POST /api/system/withdraw/action/add_note */
export interface WithdrawAddNoteBody {
  readonly id: number;
  readonly version?: number;
  readonly expected_status?: 'pending' | 'verified' | 'processing' | 'unknown' | 'failed' | 'success' | 'refunded';
  readonly note: string;
}

/** Reply of POST /api/system/withdraw/action/add_note */
export type WithdrawAddNoteReply = Pick<WithdrawalRow, 'id' | 'version' | 'status'>;

/** Body of POST /api/system/withdraw/action/approve */
export interface WithdrawApproveBody {
  readonly id: number;
  readonly version?: number;
  readonly expected_status?: 'pending' | 'verified' | 'processing' | 'unknown' | 'failed' | 'success' | 'refunded';
  readonly type: 'auto_bank' | 'gateway' | 'manual' | 'truewallet';
  readonly from_bank_id?: number | null;
  readonly gateway_account_id?: number | null;
}

/** Reply of POST /api/system/withdraw/action/approve */
export type WithdrawApproveReply = Pick<WithdrawalRow, 'id' | 'version' | 'status'>;

/** Body of POST /api/system/withdraw/action/change_type */
export interface WithdrawChangeTypeBody {
  readonly id: number;
  readonly version?: number;
  readonly expected_status?: 'pending' | 'verified' | 'processing' | 'unknown' | 'failed' | 'success' | 'refunded';
  readonly type: 'auto_bank' | 'gateway' | 'manual' | 'truewallet';
  readonly from_bank_id?: number | null;
  readonly gateway_account_id?: number | null;
  readonly reason: string;
}

/** Reply of POST /api/system/withdraw/action/change_type */
export type WithdrawChangeTypeReply = Pick<WithdrawalRow, 'id' | 'version' | 'status'>;

/** Body of POST /api/system/withdraw/action/claim */
export interface WithdrawClaimBody {
  readonly id: number;
  readonly take_over?: boolean;
}

/** Reply of POST /api/system/withdraw/action/claim */
export interface WithdrawClaimReply {
  readonly id: number | null;
  readonly locked_by: number | null;
  readonly locked_by_name: string | null;
  readonly locked_at: string | null;
  readonly expires_at: string | null;
}

/** Query of GET /api/system/withdraw/context */
export interface WithdrawContextQuery {
  readonly id: number;
}

/** Reply of GET /api/system/withdraw/context */
export interface WithdrawContextReply {
  readonly chain_ok: boolean;
  readonly chain: readonly Readonly<Record<string, unknown>>[] | null;
  readonly recent: readonly Readonly<Record<string, unknown>>[] | null;
  readonly duplicates: readonly Readonly<Record<string, unknown>>[] | null;
  readonly sources: readonly Readonly<Record<string, unknown>>[] | null;
}

/** Query of GET /api/system/withdraw/detail */
export interface WithdrawDetailQuery {
  readonly id: number;
}

/** Reply of GET /api/system/withdraw/detail */
export type WithdrawDetailReply = WithdrawalRow;

/** Query of GET /api/system/withdraw/list */
export interface WithdrawListQuery {
  readonly status?: readonly ('pending' | 'verified' | 'processing' | 'unknown' | 'failed' | 'success' | 'refunded')[];
  readonly date_from?: string;
  readonly date_to?: string;
  readonly agent_id?: readonly number[];
  readonly type?: readonly ('auto_bank' | 'gateway' | 'manual' | 'truewallet')[];
  readonly bank_code?: readonly string[];
  readonly amount_min?: string;
  readonly amount_max?: string;
  readonly risk?: readonly ('low' | 'medium' | 'high')[];
  readonly mine?: readonly number[];
  readonly q?: string;
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
  readonly export?: 'csv';
}

/** Reply of GET /api/system/withdraw/list */
export type WithdrawListReply = Pick<
  WithdrawalRow,
  | 'id'
  | 'version'
  | 'requested_at'
  | 'withdraw_ref'
  | 'agent_id'
  | 'agent_code'
  | 'member_id'
  | 'username'
  | 'member_name'
  | 'member_level'
  | 'bank_code'
  | 'bank_account_no'
  | 'bank_account_name'
  | 'amount'
  | 'fee'
  | 'fee_payer'
  | 'net_amount'
  | 'balance_before'
  | 'balance_after'
  | 'turnover_required'
  | 'turnover_done'
  | 'turnover_ok'
  | 'deposit_today'
  | 'withdraw_today'
  | 'withdraw_count_today'
  | 'active_promotion'
  | 'risk_score'
  | 'risk_level'
  | 'risk_flags'
  | 'type'
  | 'from_bank_id'
  | 'gateway'
  | 'gateway_account_id'
  | 'locked_by'
  | 'locked_at'
  | 'verified_by'
  | 'verified_at'
  | 'approved_by'
  | 'approved_at'
  | 'completed_at'
  | 'duration_sec'
  | 'upstream_message'
  | 'status'
  | 'agent_name'
  | 'bank_name'
  | 'from_bank_name'
  | 'gateway_account_name'
  | 'locked_by_name'
  | 'verified_by_name'
  | 'approved_by_name'
>;

/** Body of POST /api/system/withdraw/action/manual */
export interface WithdrawManualBody {
  readonly id: number;
  readonly version?: number;
  readonly expected_status?: 'pending' | 'verified' | 'processing' | 'unknown' | 'failed' | 'success' | 'refunded';
  readonly slip_image: string;
  readonly from_bank_id?: number | null;
  readonly transferred_at: string;
  readonly reference: string;
  readonly note?: string | null;
}

/** Body of POST /api/system/withdraw/action/manual with its files, as the browser sends it. */
export interface WithdrawManualForm {
  readonly id: number;
  readonly version?: number;
  readonly expected_status?: 'pending' | 'verified' | 'processing' | 'unknown' | 'failed' | 'success' | 'refunded';
  readonly slip_image: Blob;
  readonly from_bank_id?: number;
  readonly transferred_at: string;
  readonly reference: string;
  readonly note?: string;
}

/** Reply of POST /api/system/withdraw/action/manual */
export type WithdrawManualReply = Pick<WithdrawalRow, 'id' | 'version' | 'status'>;

/** Body of POST /api/system/withdraw/action/refund */
export interface WithdrawRefundBody {
  readonly id: number;
  readonly version?: number;
  readonly expected_status?: 'pending' | 'verified' | 'processing' | 'unknown' | 'failed' | 'success' | 'refunded';
  readonly reason:
    | 'turnover_not_met'
    | 'account_mismatch'
    | 'bonus_abuse'
    | 'duplicate'
    | 'bank_closed'
    | 'member_request'
    | 'other';
  readonly note?: string | null;
}

/** Reply of POST /api/system/withdraw/action/refund */
export type WithdrawRefundReply = Pick<WithdrawalRow, 'id' | 'version' | 'status'>;

/** Body of POST /api/system/withdraw/action/release */
export interface WithdrawReleaseBody {
  readonly id: number;
}

/** Reply of POST /api/system/withdraw/action/release */
export interface WithdrawReleaseReply {
  readonly id: number | null;
  readonly locked_by: number | null;
  readonly locked_by_name: string | null;
  readonly locked_at: string | null;
  readonly expires_at: string | null;
}

/** Body of POST /api/system/withdraw/action/verify */
export interface WithdrawVerifyBody {
  readonly id: number;
  readonly version?: number;
  readonly expected_status?: 'pending' | 'verified' | 'processing' | 'unknown' | 'failed' | 'success' | 'refunded';
  readonly reason?: string | null;
}

/** Reply of POST /api/system/withdraw/action/verify */
export type WithdrawVerifyReply = Pick<WithdrawalRow, 'id' | 'version' | 'status'>;
