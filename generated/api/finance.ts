// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Verdict } from '#contract/decision.ts';
import type { IngestReply } from '#contract/ingest.ts';
import type { MemberRow } from './member.ts';
import type { UserRow } from './system.ts';

export interface AccountLine {
  readonly txn_at: string;
  readonly detected_at: string | null;
  readonly direction: 'in' | 'out';
  readonly amount: string;
  readonly balance_after: string | null;
  readonly channel_code: string | null;
  readonly bank_code: string | null;
  readonly account_no: string | null;
  readonly account_name: string | null;
  readonly description: string;
  readonly reference: string | null;
  readonly match_status: 'unmatched' | 'multiple' | 'suspicious' | 'matched' | 'duplicate' | 'ignored' | null;
  readonly raw_ref: string | null;
  readonly username: string | null;
  readonly deposit_ref: string | null;
  readonly withdraw_ref: string | null;
}

export interface BankAnswer {
  readonly bank_id: number;
  readonly nickname: string;
  readonly outcome: 'updated' | 'recent' | 'unconnected' | 'failed';
  readonly message: string | null;
  readonly balance: string;
  readonly bank_balance: string | null;
  readonly balance_diff: string | null;
  readonly session_status: 'online' | 'offline' | 'otp_required' | 'locked' | 'error' | 'none';
}

export interface BankFlowDay {
  readonly day: string;
  readonly unfinished: boolean;
  readonly in: string;
  readonly out: string;
  readonly in_count: number;
  readonly out_count: number;
}

export interface BulkLine {
  readonly id: number;
  readonly seq: number;
  readonly bank_code: string;
  readonly account_no: string;
  readonly account_name: string;
  readonly amount: string;
  readonly mobile: string | null;
  readonly note: string | null;
  readonly status: 'pending' | 'processing' | 'success' | 'failed' | 'unknown';
  readonly queued: boolean;
  readonly message: string | null;
  readonly upstream_ref: string | null;
  readonly transfer_id: number | null;
  readonly transfer_ref: string | null;
  readonly waits_for_person: boolean | null;
}

export interface BulkReceiver {
  readonly bank_code: string;
  readonly account_no: string;
  readonly account_name: string;
  readonly amount: string;
  readonly mobile: string | null;
  readonly note: string | null;
}

/** BulkReceiver as a body brings it. */
export interface BulkReceiverInput {
  readonly bank_code: string;
  readonly account_no: string;
  readonly account_name: string;
  readonly amount: string;
  readonly mobile?: string | null;
  readonly note?: string | null;
}

export interface BulkSummary {
  readonly id: number;
  readonly group_ref: string;
  readonly name: string;
  readonly bank_id: number;
  readonly bank_name: string;
  readonly purpose: 'withdraw' | 'salary' | 'affiliate' | 'settle' | 'other';
  readonly recipient_count: number;
  readonly total_amount: string;
  readonly success_count: number;
  readonly success_amount: string;
  readonly failed_count: number;
  readonly unknown_count: number;
  readonly live_count: number;
  readonly note: string | null;
  readonly status: 'draft' | 'ready' | 'processing' | 'partial' | 'completed' | 'failed';
  readonly version: number;
  readonly created_at: string;
  readonly created_by_name: string | null;
  readonly started_by_name: string | null;
  readonly stopped_at: string | null;
}

export interface BulkWarning {
  readonly row: number;
  readonly field: string;
  readonly message: string;
}

export interface DepositAsked {
  readonly id: number;
  readonly deposit_ref: string;
  readonly agent_id: number;
  readonly agent_code: string;
  readonly member_id: number;
  readonly username: string;
  readonly member_name: string;
  readonly channel: 'bank' | 'promptpay' | 'truewallet' | 'gateway' | 'slip' | 'manual';
  readonly gateway: string | null;
  readonly gateway_order_ref: string | null;
  readonly raw_ref: string | null;
  readonly bank_name: string | null;
  readonly from_bank_code: string | null;
  readonly from_account_no: string | null;
  readonly from_account_name: string | null;
  readonly requested_amount: string;
  readonly amount: string | null;
  readonly fee: string;
  readonly bonus_amount: string;
  readonly credited_amount: string;
  readonly balance_before: string | null;
  readonly balance_after: string | null;
  readonly is_first_deposit: boolean;
  readonly match_method: 'account' | 'name' | 'decimal' | 'gateway_ref' | 'slip' | 'manual' | 'none';
  readonly slip_url: string | null;
  readonly slip_ref: string | null;
  readonly wallet_log_no: string | null;
  readonly flags: readonly (
    | 'agent_suspended' | 'name_mismatch' | 'dup_amount_time' | 'dup_slip' | 'third_party' | 'shared_account' |
    'fast_in_out' | 'big_amount' | 'odd_hours_burst' | 'blacklist_account' | 'late_credit' | 'no_owner'
  )[];
  readonly requested_at: string;
  readonly expires_at: string | null;
  readonly credited_at: string | null;
  readonly duration_sec: number | null;
  readonly operator: string;
  readonly status:
    | 'pending' | 'processing' | 'suspicious' | 'success' | 'failed' | 'expired' | 'cancelled' | 'reversed';
  readonly note: string | null;
}

export interface DepositCredit {
  readonly log_no: string;
  readonly created_at: string;
  readonly amount: string;
  readonly balance_before: string;
  readonly balance_after: string;
  readonly actor_name: string | null;
}

export interface DepositFact {
  readonly reference: string;
  readonly username: string;
  readonly bank_id: number;
  readonly amount: string;
  readonly channel: 'bank' | 'promptpay' | 'truewallet' | 'slip';
  readonly slip_ref: string | null;
}

/** DepositFact as a body brings it. */
export interface DepositFactInput {
  readonly reference: string;
  readonly username: string;
  readonly bank_id: number;
  readonly amount: string;
  readonly channel?: 'bank' | 'promptpay' | 'truewallet' | 'slip';
  readonly slip_ref?: string | null;
}

export interface DepositLine {
  readonly id: number;
  readonly raw_ref: string;
  readonly agent_ids: readonly number[];
  readonly source: 'app' | 'sms' | 'web' | 'gateway' | 'truewallet' | 'slip';
  readonly txn_at: string;
  readonly detected_at: string;
  readonly direction: 'in' | 'out';
  readonly amount: string;
  readonly balance_after: string | null;
  readonly channel_code: string | null;
  readonly upstream_ref: string | null;
  readonly from_bank_code: string | null;
  readonly from_account_no: string | null;
  readonly from_account_name: string | null;
  readonly description: string;
  readonly match_status: 'unmatched' | 'multiple' | 'suspicious' | 'matched' | 'duplicate' | 'ignored';
  readonly match_method: 'account' | 'name' | 'decimal' | 'gateway_ref' | 'slip' | 'manual' | 'none';
  readonly candidate_members: readonly number[];
  readonly member_id: number | null;
  readonly deposit_ref: string | null;
  readonly withdraw_ref: string | null;
  readonly gateway_order_ref: string | null;
  readonly flags: readonly (
    | 'agent_suspended' | 'name_mismatch' | 'dup_amount_time' | 'dup_slip' | 'third_party' | 'shared_account' |
    'fast_in_out' | 'big_amount' | 'odd_hours_burst' | 'blacklist_account' | 'late_credit' | 'no_owner'
  )[];
  readonly risk_score: number;
  readonly review_status: 'open' | 'cleared' | 'confirmed' | null;
  readonly reviewed_at: string | null;
  readonly review_note: string | null;
  readonly reviewer: string | null;
  readonly bank_name: string | null;
  readonly bank_code: string | null;
}

export interface DepositMember {
  readonly id: number;
  readonly agent_id: number;
  readonly agent_code: string;
  readonly username: string;
  readonly name: string;
  readonly bank_code: string;
  readonly bank_account_no: string;
  readonly bank_account_name: string;
  readonly level: number;
  readonly status: 'active' | 'suspended' | 'locked' | 'blacklist' | 'pending';
  readonly deposit_count: number;
  readonly deposit_total: string;
  readonly withdraw_count: number;
  readonly withdraw_total: string;
  readonly last_deposit_at: string | null;
  readonly account_fits: boolean | null;
  readonly name_percent: number | null;
}

export interface DepositMoment {
  readonly at: string;
  readonly what: string;
  readonly by: string | null;
  readonly message: string | null;
}

export interface DepositOrder {
  readonly order_ref: string;
  readonly gateway: string;
  readonly gateway_ref: string | null;
  readonly created_at: string;
  readonly callback_at: string | null;
  readonly callback_count: number;
  readonly last_callback_status: string | null;
  readonly request_amount: string;
  readonly pay_amount: string;
  readonly fee: string;
  readonly net_amount: string;
  readonly message: string | null;
  readonly status: string;
}

export interface Note {
  readonly at: string;
  readonly by: string;
  readonly text: string;
}

export interface OwnerCandidate {
  readonly member_id: number;
  readonly username: string;
  readonly name: string;
  readonly status: 'active' | 'suspended' | 'locked' | 'blacklist' | 'pending';
  readonly bank_code: string;
  readonly bank_account_no: string;
  readonly bank_account_name: string;
  readonly name_match: 'same' | 'similar' | 'unknown' | 'different';
  readonly account: 'whole' | 'part' | 'other' | null;
  readonly request: OwnerRequest | null;
  readonly usual: UsualSums | null;
  readonly is_usual: boolean;
  readonly earlier: number;
  readonly last_from_here: string | null;
  readonly sharers: number;
  readonly score: number;
  readonly is_sure: boolean;
  readonly reasons: readonly OwnerReason[];
}

export interface OwnerReason {
  readonly code:
    | 'name_same' | 'name_similar' | 'name_different' | 'account_whole' | 'account_part' | 'account_other' |
    'request_exact' | 'request_same' | 'request_near' | 'earlier' | 'usual' | 'sharers' | 'inactive';
  readonly points: number;
}

export interface OwnerRequest {
  readonly deposit_ref: string;
  readonly amount: string;
  readonly at: string;
}

export interface PaymentSource {
  readonly kind: 'bank' | 'gateway';
  readonly id: number;
  readonly name: string;
  readonly bank_code: string | null;
  readonly account_no: string | null;
  readonly gateway: string | null;
  readonly type: 'auto_bank' | 'gateway' | 'manual' | 'truewallet';
  readonly balance: string;
  readonly available: string;
  readonly today_out: string;
  readonly limit: string | null;
  readonly session: string;
  readonly usable: boolean;
  readonly reason: string | null;
  readonly best: boolean;
}

export interface RecentDeposit {
  readonly deposit_ref: string;
  readonly requested_at: string;
  readonly credited_at: string | null;
  readonly username: string;
  readonly channel: 'bank' | 'promptpay' | 'truewallet' | 'gateway' | 'slip' | 'manual';
  readonly from_bank_code: string | null;
  readonly requested_amount: string;
  readonly amount: string | null;
  readonly status:
    | 'pending' | 'processing' | 'suspicious' | 'success' | 'failed' | 'expired' | 'cancelled' | 'reversed';
}

export interface RecentMoney {
  readonly at: string;
  readonly kind: 'deposit' | 'withdraw';
  readonly ref: string;
  readonly amount: string;
  readonly status: string;
}

export interface RuleAccount {
  readonly id: number;
  readonly name: string;
  readonly bank_code: string;
  readonly account_no: string;
  readonly account_name: string;
  readonly balance: string;
  readonly available: string;
  readonly balance_updated_at: string | null;
  readonly session_status: string;
  readonly status: string;
  readonly today_out: string;
  readonly daily_out_limit: string | null;
  readonly usable: boolean;
  readonly reason: string | null;
}

export interface SharedWith {
  readonly member_id: number;
  readonly username: string;
  readonly reason: 'bank' | 'ip';
}

export interface StatusChange {
  readonly at: string;
  readonly by: string;
  readonly action: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly message: string | null;
}

export interface SubAccount {
  readonly account_no: string;
  readonly name: string;
  readonly balance: string;
}

export interface SweepHour {
  readonly hour: number;
  readonly amount: string;
  readonly count: number;
  readonly failed: number;
}

export interface TransferBank {
  readonly bank_code: string;
  readonly bot_code: string | null;
  readonly name_th: string;
  readonly max_amount: string;
}

export interface TransferSlip {
  readonly transfer_ref: string;
  readonly upstream_ref: string | null;
  readonly at: string | null;
  readonly amount: string;
  readonly fee: string;
  readonly bank_code: string;
  readonly account_no: string;
  readonly account_name: string;
  readonly source_bank_id: number;
  readonly note: string | null;
}

export interface UsualSums {
  readonly least: string;
  readonly most: string;
}

export interface WalletStep {
  readonly at: string;
  readonly kind: string;
  readonly before: string;
  readonly delta: string;
  readonly after: string;
}

export interface WalletTransfer {
  readonly txn_at: string;
  readonly direction: 'in' | 'out';
  readonly sender_mobile: string | null;
  readonly sender_name: string | null;
  readonly amount: string;
  readonly message: string;
  readonly transaction_id: string | null;
  readonly match_status: 'unmatched' | 'multiple' | 'suspicious' | 'matched' | 'duplicate' | 'ignored' | null;
}

export interface WithdrawalFact {
  readonly reference: string;
  readonly username: string;
  readonly amount: string;
}

/** WithdrawalFact as a body brings it. */
export interface WithdrawalFactInput {
  readonly reference: string;
  readonly username: string;
  readonly amount: string;
}

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
  readonly bank_balance: string | null;
  readonly balance_diff: string | null;
  readonly sub_accounts: readonly SubAccount[] | null;
  readonly capabilities: readonly ('balance' | 'statement' | 'transfer' | 'bulk')[] | null;
  readonly app_version: string | null;
  readonly last_error: string | null;
  readonly last_error_at: string | null;
  readonly payout_from: string | null;
  readonly payout_changed_by: number | null;
  readonly payout_approved_by: number | null;
  readonly status: 'active' | 'paused' | 'closed' | 'frozen';
  readonly note: string | null;
  readonly created_at: string;
  readonly created_by: number | null;
  readonly updated_at: string;
  readonly updated_by: number | null;
  readonly version: number;
  readonly bank_name: string;
  readonly agent_ids_name: readonly string[] | null;
  readonly agent_ids_all: boolean | null;
  readonly payout_changed_by_name: string | null;
  readonly payout_approved_by_name: string | null;
  readonly created_by_name: string | null;
  readonly updated_by_name: string | null;
}

/** Cached bank transaction, as calls answer it. */
export interface BankCacheTransactionRow {
  readonly id: number;
  readonly cache_key: string;
  readonly bank_id: number;
  readonly agent_ids: readonly number[];
  readonly txn_at: string;
  readonly fetched_at: string;
  readonly direction: 'in' | 'out';
  readonly amount: string;
  readonly amount_in: string;
  readonly amount_out: string;
  readonly from_bank_code: string | null;
  readonly from_account_no: string | null;
  readonly from_account_name: string | null;
  readonly description: string;
  readonly ttl_sec: number;
  readonly processed: boolean;
  readonly process_result: 'queued' | 'inserted' | 'duplicate' | 'skipped' | 'error';
  readonly raw_ref: string | null;
  readonly worker: string;
  readonly payload_json: Readonly<Record<string, unknown>> | null;
  readonly bank_name: string;
  readonly agent_ids_name: readonly string[] | null;
  readonly agent_ids_all: boolean | null;
  readonly from_bank_name: string | null;
}

/** Shared account, as calls answer it. */
export interface BankCrossRow {
  readonly cross_id: string;
  readonly bank_id: number;
  readonly agent_id: number;
  readonly agent_code: string;
  readonly agent_count: number;
  readonly bank_code: string;
  readonly nickname: string | null;
  readonly account_no: string;
  readonly account_name: string;
  readonly usage: 'deposit' | 'withdraw' | 'both' | 'holding' | 'spare';
  readonly channel: 'app' | 'sms' | 'web' | 'api' | 'manual';
  readonly balance: string;
  readonly today_in: string;
  readonly today_out: string;
  readonly session_status: 'online' | 'offline' | 'otp_required' | 'locked' | 'error' | 'none';
  readonly status: 'active' | 'paused' | 'closed' | 'frozen';
  readonly agent_name: string;
  readonly bank_name: string;
}

/** Bank day, as calls answer it. */
export interface BankDayRow {
  readonly id: number;
  readonly stat_date: string;
  readonly bank_id: number;
  readonly agent_ids: readonly number[];
  readonly our_count: number;
  readonly their_count: number;
  readonly our_amount: string;
  readonly their_amount: string;
  readonly difference: string;
  readonly open_count: number;
  readonly checked_at: string;
  readonly status: 'agreed' | 'different';
  readonly bank_name: string;
  readonly agent_ids_name: readonly string[] | null;
  readonly agent_ids_all: boolean | null;
}

/** Difference with a bank, as calls answer it. */
export interface BankDifferenceRow {
  readonly id: number;
  readonly stat_date: string;
  readonly bank_id: number;
  readonly agent_ids: readonly number[];
  readonly difference_key: string;
  readonly kind: 'missing_there' | 'missing_here' | 'amount' | 'late' | 'weak' | 'duplicate' | 'here_twice';
  readonly happened_at: string;
  readonly our_ref: string | null;
  readonly raw_ref: string | null;
  readonly upstream_ref: string | null;
  readonly our_amount: string | null;
  readonly their_amount: string | null;
  readonly found_at: string;
  readonly resolved_at: string | null;
  readonly status: 'open' | 'resolved';
  readonly bank_name: string;
  readonly agent_ids_name: readonly string[] | null;
  readonly agent_ids_all: boolean | null;
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

/** Bank transfer, as calls answer it. */
export interface BankTransferRow {
  readonly id: number;
  readonly transfer_ref: string;
  readonly requested_at: string;
  readonly origin: 'console' | 'bulk' | 'sweep' | 'replenish' | 'ticket';
  readonly origin_id: number | null;
  readonly lane: string | null;
  readonly agent_ids: readonly number[];
  readonly source_bank_id: number;
  readonly target_bank_id: number | null;
  readonly bank_code: string;
  readonly account_no: string;
  readonly account_name: string;
  readonly purpose: string | null;
  readonly amount: string;
  readonly fee: string;
  readonly balance_before: string | null;
  readonly balance_after: string | null;
  readonly note: string | null;
  readonly requested_by: number | null;
  readonly sent_at: string | null;
  readonly settled_at: string | null;
  readonly duration_sec: number | null;
  readonly inquiries: number;
  readonly parked_at: string | null;
  readonly upstream_ref: string | null;
  readonly message: string | null;
  readonly status: 'pending' | 'processing' | 'unknown' | 'success' | 'failed';
  readonly agent_ids_name: readonly string[] | null;
  readonly agent_ids_all: boolean | null;
  readonly source_bank_name: string;
  readonly target_bank_name: string | null;
  readonly bank_name: string;
  readonly requested_by_name: string | null;
}

/** Bulk transfer group, as calls answer it. */
export interface BulkGroupRow {
  readonly id: number;
  readonly group_ref: string;
  readonly name: string;
  readonly bank_id: number;
  readonly purpose: 'withdraw' | 'salary' | 'affiliate' | 'settle' | 'other';
  readonly note: string | null;
  readonly started_by: number | null;
  readonly started_at: string | null;
  readonly stopped_at: string | null;
  readonly status: 'draft' | 'ready' | 'processing' | 'partial' | 'completed' | 'failed';
  readonly created_at: string;
  readonly created_by: number | null;
  readonly updated_at: string;
  readonly updated_by: number | null;
  readonly version: number;
  readonly bank_name: string;
  readonly started_by_name: string | null;
  readonly created_by_name: string | null;
  readonly updated_by_name: string | null;
}

/** Bulk transfer recipient, as calls answer it. */
export interface BulkRecipientRow {
  readonly id: number;
  readonly group_id: number;
  readonly seq: number;
  readonly bank_code: string;
  readonly account_no: string;
  readonly account_name: string;
  readonly amount: string;
  readonly mobile: string | null;
  readonly note: string | null;
  readonly queued: boolean;
  readonly transfer_id: number | null;
  readonly upstream_ref: string | null;
  readonly message: string | null;
  readonly status: 'pending' | 'processing' | 'success' | 'failed' | 'unknown';
  readonly created_at: string;
  readonly created_by: number | null;
  readonly updated_at: string;
  readonly updated_by: number | null;
  readonly version: number;
  readonly group_name: string;
  readonly bank_name: string;
  readonly transfer_name: string | null;
  readonly created_by_name: string | null;
  readonly updated_by_name: string | null;
}

/** Deposit, as calls answer it. */
export interface DepositRow {
  readonly id: number;
  readonly deposit_ref: string;
  readonly agent_id: number;
  readonly agent_code: string;
  readonly member_id: number;
  readonly username: string;
  readonly member_name: string;
  readonly member_level: 'bronze' | 'silver' | 'gold' | 'platinum' | 'diamond';
  readonly member_mobile: string;
  readonly channel: 'bank' | 'promptpay' | 'truewallet' | 'gateway' | 'slip' | 'manual';
  readonly gateway: string | null;
  readonly bank_id: number | null;
  readonly from_bank_code: string | null;
  readonly from_account_no: string | null;
  readonly from_account_name: string | null;
  readonly requested_amount: string;
  readonly amount: string | null;
  readonly fee: string;
  readonly promotion: string | null;
  readonly bonus_amount: string;
  readonly credited_amount: string;
  readonly balance_before: string | null;
  readonly balance_after: string | null;
  readonly is_first_deposit: boolean;
  readonly match_method: 'account' | 'name' | 'decimal' | 'gateway_ref' | 'slip' | 'manual' | 'none';
  readonly raw_ref: string | null;
  readonly gateway_order_ref: string | null;
  readonly slip_url: string | null;
  readonly slip_ref: string | null;
  readonly wallet_log_no: string | null;
  readonly flags: readonly (
    | 'agent_suspended' | 'name_mismatch' | 'dup_amount_time' | 'dup_slip' | 'third_party' | 'shared_account' |
    'fast_in_out' | 'big_amount' | 'odd_hours_burst' | 'blacklist_account' | 'late_credit' | 'no_owner'
  )[];
  readonly requested_at: string;
  readonly expires_at: string | null;
  readonly credited_at: string | null;
  readonly duration_sec: number | null;
  readonly attempts: number;
  readonly operator: string;
  readonly status:
    | 'pending' | 'processing' | 'suspicious' | 'success' | 'failed' | 'expired' | 'cancelled' | 'reversed';
  readonly note: string | null;
  readonly reverse_asked_by: number | null;
  readonly reverse_asked_at: string | null;
  readonly reversed_by: number | null;
  readonly reversed_at: string | null;
  readonly reversed_amount: string | null;
  readonly undone_raw_ref: string | null;
  readonly agent_name: string;
  readonly bank_name: string | null;
  readonly from_bank_name: string | null;
  readonly reverse_asked_by_name: string | null;
  readonly reversed_by_name: string | null;
}

/** Mobile-banking account, as calls answer it. */
export interface MobileBankRow {
  readonly id: number;
  readonly version: number;
  readonly bank_code: string;
  readonly account_no: string;
  readonly account_name: string;
  readonly nickname: string | null;
  readonly usage: 'deposit' | 'withdraw' | 'both' | 'holding' | 'spare';
  readonly agent_ids: readonly number[];
  readonly channel: 'app' | 'sms' | 'web' | 'api' | 'manual';
  readonly balance: string;
  readonly balance_updated_at: string | null;
  readonly bank_balance: string | null;
  readonly balance_diff: string | null;
  readonly sub_accounts: readonly SubAccount[] | null;
  readonly capabilities: readonly ('balance' | 'statement' | 'transfer' | 'bulk')[] | null;
  readonly app_version: string | null;
  readonly today_in: string;
  readonly today_out: string;
  readonly today_in_count: number;
  readonly today_out_count: number;
  readonly daily_in_limit: string | null;
  readonly transfer_today: string;
  readonly transfer_limit: string | null;
  readonly session_status: 'online' | 'offline' | 'otp_required' | 'locked' | 'error' | 'none';
  readonly session_message: string | null;
  readonly last_sync_at: string | null;
  readonly last_error: string | null;
  readonly last_error_at: string | null;
  readonly payout_from: string | null;
  readonly sort_order: number | null;
  readonly status: 'active' | 'paused' | 'closed' | 'frozen';
  readonly bank_name: string;
  readonly agent_ids_name: readonly string[] | null;
  readonly agent_ids_all: boolean | null;
}

/** Account to pay from, as calls answer it. */
export type PayoutBankRow = BankRow;

/** Statement line, as calls answer it. */
export interface RawTransactionRow {
  readonly id: number;
  readonly raw_ref: string;
  readonly bank_id: number | null;
  readonly receiving_bank: string | null;
  readonly account_no: string | null;
  readonly agent_ids: readonly number[];
  readonly source: 'app' | 'sms' | 'web' | 'gateway' | 'truewallet' | 'slip';
  readonly txn_at: string;
  readonly detected_at: string;
  readonly direction: 'in' | 'out';
  readonly amount: string;
  readonly balance_after: string | null;
  readonly channel_code: string | null;
  readonly upstream_ref: string | null;
  readonly from_bank_code: string | null;
  readonly from_account_no: string | null;
  readonly from_account_name: string | null;
  readonly description: string;
  readonly dedupe_key: string;
  readonly match_status: 'unmatched' | 'multiple' | 'suspicious' | 'matched' | 'duplicate' | 'ignored';
  readonly match_method: 'account' | 'name' | 'decimal' | 'gateway_ref' | 'slip' | 'manual' | 'none';
  readonly candidate_members: readonly number[];
  readonly member_id: number | null;
  readonly username: string | null;
  readonly member_name: string | null;
  readonly deposit_ref: string | null;
  readonly withdraw_ref: string | null;
  readonly gateway_order_ref: string | null;
  readonly flags: readonly (
    | 'agent_suspended' | 'name_mismatch' | 'dup_amount_time' | 'dup_slip' | 'third_party' | 'shared_account' |
    'fast_in_out' | 'big_amount' | 'odd_hours_burst' | 'blacklist_account' | 'late_credit' | 'no_owner'
  )[];
  readonly suspicious_reason:
    | 'agent_suspended' | 'name_mismatch' | 'dup_amount_time' | 'dup_slip' | 'third_party' | 'shared_account' |
    'fast_in_out' | 'big_amount' | 'odd_hours_burst' | 'blacklist_account' | 'late_credit' | 'no_owner' | null;
  readonly risk_score: number;
  readonly review_status: 'open' | 'cleared' | 'confirmed' | null;
  readonly reviewed_by: number | null;
  readonly reviewed_at: string | null;
  readonly review_note: string | null;
  readonly locked_by: number | null;
  readonly locked_at: string | null;
  readonly bank_name: string | null;
  readonly receiving_bank_name: string | null;
  readonly agent_ids_name: readonly string[] | null;
  readonly agent_ids_all: boolean | null;
  readonly from_bank_name: string | null;
  readonly candidate_members_name: readonly string[] | null;
  readonly reviewed_by_name: string | null;
  readonly locked_by_name: string | null;
}

/** Replenish log, as calls answer it. */
export interface ReplenishLogRow {
  readonly id: number;
  readonly created_at: string;
  readonly rule_id: number;
  readonly target_bank_id: number;
  readonly target_name: string | null;
  readonly agent_ids: readonly number[];
  readonly balance_at_trigger: string;
  readonly needed_amount: string;
  readonly action: 'transfer' | 'ticket' | 'skipped';
  readonly ticket_id: number | null;
  readonly transfer_id: number | null;
  readonly ticket_ref: string | null;
  readonly transfer_ref: string | null;
  readonly result: 'ok' | 'error' | 'no_source' | 'cooldown' | 'limit';
  readonly message: string | null;
  readonly rule_name: string;
  readonly target_bank_name: string;
  readonly agent_ids_name: readonly string[] | null;
  readonly agent_ids_all: boolean | null;
  readonly ticket_name: string | null;
  readonly transfer_name: string | null;
}

/** Replenish rule, as calls answer it. */
export interface ReplenishRuleRow {
  readonly id: number;
  readonly target_bank_id: number;
  readonly target_name: string | null;
  readonly target_account_no: string;
  readonly balance: string;
  readonly balance_updated_at: string | null;
  readonly agent_ids: readonly number[];
  readonly source_bank_ids: readonly number[];
  readonly min_balance: string;
  readonly target_balance: string;
  readonly per_transfer_max: string;
  readonly daily_max: string | null;
  readonly mode: 'auto' | 'ticket';
  readonly finance_team_id: number | null;
  readonly cooldown_min: number;
  readonly last_run_at: string | null;
  readonly filled_at: string | null;
  readonly status: 'active' | 'paused';
  readonly created_at: string;
  readonly created_by: number | null;
  readonly updated_at: string;
  readonly updated_by: number | null;
  readonly version: number;
  readonly target_bank_name: string;
  readonly agent_ids_name: readonly string[] | null;
  readonly agent_ids_all: boolean | null;
  readonly source_bank_ids_name: readonly string[] | null;
  readonly finance_team_name: string | null;
  readonly created_by_name: string | null;
  readonly updated_by_name: string | null;
}

/** Replenish rule, as calls answer it. */
export interface ReplenishRuleStateRow {
  readonly id: number;
  readonly rule_id: number;
  readonly version: number;
  readonly target_bank_id: number;
  readonly bank_id: number;
  readonly target_name: string | null;
  readonly target_account_no: string;
  readonly agent_ids: readonly number[];
  readonly balance: string;
  readonly balance_updated_at: string | null;
  readonly min_balance: string;
  readonly target_balance: string;
  readonly below_min: boolean;
  readonly needed: string;
  readonly source_bank_ids: readonly number[];
  readonly source_names: readonly string[];
  readonly per_transfer_max: string;
  readonly daily_max: string | null;
  readonly mode: 'auto' | 'ticket';
  readonly finance_team_id: number | null;
  readonly cooldown_min: number;
  readonly today_filled: string;
  readonly last_run_at: string | null;
  readonly status: 'active' | 'paused';
  readonly rule_name: string;
  readonly target_bank_name: string;
  readonly bank_name: string;
  readonly agent_ids_name: readonly string[] | null;
  readonly agent_ids_all: boolean | null;
  readonly source_bank_ids_name: readonly string[] | null;
  readonly finance_team_name: string | null;
}

/** Account to fill from, as calls answer it. */
export type ReplenishSourceRow = BankRow;

/** Account to fill, as calls answer it. */
export type ReplenishTargetRow = BankRow;

/** Replenish ticket, as calls answer it. */
export interface ReplenishTicketRow {
  readonly id: number;
  readonly ticket_ref: string | null;
  readonly target_bank_id: number;
  readonly target_name: string | null;
  readonly target_balance: string;
  readonly agent_ids: readonly number[];
  readonly amount: string;
  readonly source_type: 'holding' | 'gateway' | 'cash';
  readonly source_bank_id: number | null;
  readonly gateway_account_id: number | null;
  readonly gateway: string | null;
  readonly priority: 'normal' | 'high' | 'urgent';
  readonly finance_team_id: number | null;
  readonly assignee_id: number | null;
  readonly slip_image: string | null;
  readonly actual_amount: string | null;
  readonly transferred_at: string | null;
  readonly transferred_by: number | null;
  readonly reference: string | null;
  readonly confirmed_by: number | null;
  readonly completed_at: string | null;
  readonly opened_by: string | null;
  readonly opened_reason: string | null;
  readonly rule_id: number | null;
  readonly note: string | null;
  readonly comments: readonly Note[];
  readonly timeline: readonly StatusChange[];
  readonly status: 'open' | 'accepted' | 'transferred' | 'completed' | 'cancelled';
  readonly created_at: string;
  readonly created_by: number | null;
  readonly updated_at: string;
  readonly updated_by: number | null;
  readonly version: number;
  readonly target_bank_name: string;
  readonly agent_ids_name: readonly string[] | null;
  readonly agent_ids_all: boolean | null;
  readonly source_bank_name: string | null;
  readonly gateway_account_name: string | null;
  readonly finance_team_name: string | null;
  readonly assignee_name: string | null;
  readonly transferred_by_name: string | null;
  readonly confirmed_by_name: string | null;
  readonly rule_name: string | null;
  readonly created_by_name: string | null;
  readonly updated_by_name: string | null;
}

/** Sweep, as calls answer it. */
export interface SweepRow {
  readonly id: number;
  readonly migration_ref: string;
  readonly created_at: string;
  readonly rule_id: number;
  readonly transfer_id: number;
  readonly trigger: 'auto' | 'manual';
  readonly agent_ids: readonly number[];
  readonly source_bank_id: number;
  readonly dest_bank_id: number | null;
  readonly balance_before: string | null;
  readonly amount: string;
  readonly fee: string;
  readonly balance_after: string | null;
  readonly duration_sec: number | null;
  readonly upstream_ref: string | null;
  readonly message: string | null;
  readonly status: 'pending' | 'processing' | 'unknown' | 'success' | 'failed';
  readonly rule_name: string;
  readonly transfer_name: string;
  readonly agent_ids_name: readonly string[] | null;
  readonly agent_ids_all: boolean | null;
  readonly source_bank_name: string;
  readonly dest_bank_name: string | null;
}

/** Sweep rule, as calls answer it. */
export interface SweepRuleRow {
  readonly id: number;
  readonly source_bank_id: number;
  readonly source_name: string | null;
  readonly source_account_no: string;
  readonly bank_code: string;
  readonly balance: string;
  readonly agent_ids: readonly number[];
  readonly dest_bank_ids: readonly number[];
  readonly method: 'random' | 'rotate' | 'priority' | 'lowest';
  readonly ceiling_min: string;
  readonly ceiling_max: string;
  readonly remain_min: string;
  readonly remain_max: string;
  readonly per_transfer_max: string;
  readonly daily_max: string | null;
  readonly last_run_at: string | null;
  readonly last_result: string | null;
  readonly next_ceiling: string | null;
  readonly last_dest_bank_id: number | null;
  readonly error_count: number;
  readonly status: 'active' | 'paused' | 'error';
  readonly created_at: string;
  readonly created_by: number | null;
  readonly updated_at: string;
  readonly updated_by: number | null;
  readonly version: number;
  readonly source_bank_name: string;
  readonly bank_name: string;
  readonly agent_ids_name: readonly string[] | null;
  readonly agent_ids_all: boolean | null;
  readonly dest_bank_ids_name: readonly string[] | null;
  readonly created_by_name: string | null;
  readonly updated_by_name: string | null;
}

/** Sweep rule, as calls answer it. */
export interface SweepRuleStateRow {
  readonly id: number;
  readonly rule_id: number;
  readonly version: number;
  readonly source_bank_id: number;
  readonly source_name: string | null;
  readonly source_account_no: string;
  readonly bank_code: string;
  readonly balance: string;
  readonly agent_ids: readonly number[];
  readonly dest_bank_ids: readonly number[];
  readonly dest_names: readonly string[];
  readonly method: 'random' | 'rotate' | 'priority' | 'lowest';
  readonly ceiling_min: string;
  readonly ceiling_max: string;
  readonly remain_min: string;
  readonly remain_max: string;
  readonly per_transfer_max: string;
  readonly daily_max: string | null;
  readonly today_moved: string;
  readonly today_count: number;
  readonly last_run_at: string | null;
  readonly last_result: string | null;
  readonly error_count: number;
  readonly status: 'active' | 'paused' | 'error';
  readonly rule_name: string;
  readonly source_bank_name: string;
  readonly bank_name: string;
  readonly agent_ids_name: readonly string[] | null;
  readonly agent_ids_all: boolean | null;
  readonly dest_bank_ids_name: readonly string[] | null;
}

/** Sweep settings, as calls answer it. */
export interface SweepSettingsRow {
  readonly id: number;
  readonly enabled: boolean;
  readonly interval_min: number;
  readonly active_from: string | null;
  readonly active_to: string | null;
  readonly max_per_day: string | null;
  readonly stop_on_error_count: number;
  readonly notify_channel: string | null;
  readonly created_at: string;
  readonly created_by: number | null;
  readonly updated_at: string;
  readonly updated_by: number | null;
  readonly version: number;
  readonly created_by_name: string | null;
  readonly updated_by_name: string | null;
}

/** Account to sweep, as calls answer it. */
export type SweepSourceRow = BankRow;

/** Account to sweep to, as calls answer it. */
export type SweepTargetRow = BankRow;

/** TrueMoney wallet, as calls answer it. */
export interface TrueMoneyWalletRow {
  readonly id: number;
  readonly version: number;
  readonly wallet_no: string;
  readonly wallet_name: string;
  readonly nickname: string | null;
  readonly agent_ids: readonly number[];
  readonly usage: 'deposit' | 'withdraw' | 'both' | 'holding' | 'spare';
  readonly kyc_level: 'basic' | 'verified';
  readonly balance: string;
  readonly balance_updated_at: string | null;
  readonly today_in: string;
  readonly today_in_count: number;
  readonly month_in: string;
  readonly month_limit: string;
  readonly limit_used_pct: string;
  readonly webhook_status: 'connected' | 'lost' | 'none';
  readonly last_event_at: string | null;
  readonly sort_order: number | null;
  readonly status: 'active' | 'paused' | 'closed' | 'frozen';
  readonly note: string | null;
  readonly agent_ids_name: readonly string[] | null;
  readonly agent_ids_all: boolean | null;
}

/** Officer, as calls answer it. */
export type WithdrawOfficerRow = UserRow;

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
    | 'agent_suspended' | 'name_mismatch' | 'dup_amount_time' | 'dup_slip' | 'third_party' | 'shared_account' |
    'fast_in_out' | 'big_amount' | 'odd_hours_burst' | 'blacklist_account' | 'late_credit' | 'no_owner'
  )[];
  readonly requested_at: string;
  readonly verified_at: string | null;
  readonly verified_by: number | null;
  readonly approved_at: string | null;
  readonly approved_by: number | null;
  readonly completed_at: string | null;
  readonly duration_sec: number | null;
  readonly for_lead: boolean;
  readonly handed_to: number | null;
  readonly handed_by: number | null;
  readonly handed_at: string | null;
  readonly handed_note: string | null;
  readonly upstream_ref: string | null;
  readonly upstream_message: string | null;
  readonly transferred_at: string | null;
  readonly slip_url: string | null;
  readonly refund_reason:
    | 'turnover_not_met' | 'account_mismatch' | 'bonus_abuse' | 'duplicate' | 'bank_closed' | 'member_request' |
    'other' | null;
  readonly notes: readonly Note[];
  readonly timeline: readonly StatusChange[];
  readonly status: 'pending' | 'verified' | 'processing' | 'unknown' | 'failed' | 'success' | 'refunded';
  readonly locked_by: number | null;
  readonly locked_at: string | null;
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
  readonly handed_to_name: string | null;
  readonly handed_by_name: string | null;
  readonly locked_by_name: string | null;
  readonly created_by_name: string | null;
  readonly updated_by_name: string | null;
}

/** Query of GET /api/system/bank/accounts */
export interface BankAccountsQuery {
  readonly q?: string;
  readonly ids?: readonly (string | number)[];
  readonly limit?: number;
  readonly sort?: string;
}

/** Reply of GET /api/system/bank/accounts */
export type BankAccountsReply = Pick<
  BankRow,
  'id' | 'nickname' | 'bank_code' | 'account_no' | 'account_name' | 'usage' | 'status' | 'bank_name'
>;

/** Body of POST /api/system/bank/add */
export interface BankAddBody {
  readonly bank_code: string;
  readonly account_no: string;
  readonly account_name: string;
  readonly nickname?: string | null;
  readonly usage: 'deposit' | 'withdraw' | 'both' | 'holding' | 'spare';
  readonly agent_ids: readonly number[];
  readonly channel: 'app' | 'sms' | 'web' | 'api' | 'manual';
  readonly device_id?: string | null;
  readonly app_pin?: string | null;
  readonly login_username?: string | null;
  readonly login_password?: string | null;
  readonly api_key?: string | null;
  readonly api_secret?: string | null;
  readonly sms_number?: string | null;
  readonly promptpay_id?: string | null;
  readonly show_to_member: boolean;
  readonly member_levels?: readonly ('bronze' | 'silver' | 'gold' | 'platinum' | 'diamond')[] | null;
  readonly sort_order?: number | null;
  readonly deposit_min?: string | null;
  readonly deposit_max?: string | null;
  readonly daily_in_limit?: string | null;
  readonly daily_out_limit?: string | null;
  readonly auto_withdraw?: boolean;
  readonly status: 'active' | 'paused' | 'closed' | 'frozen';
  readonly note?: string | null;
}

/** Reply of POST /api/system/bank/add */
export type BankAddReply = Pick<BankRow, 'id' | 'version'>;

/** Body of POST /api/system/bank/agree */
export interface BankAgreeBody {
  readonly id: number;
  readonly version: number;
}

/** Reply of POST /api/system/bank/agree */
export type BankAgreeReply = Pick<BankRow, 'id' | 'version'>;

/** Query of GET /api/system/bank/cross */
export interface BankCrossQuery {
  readonly agent_id?: readonly number[];
  readonly bank_code?: readonly string[];
  readonly usage?: readonly ('deposit' | 'withdraw' | 'both' | 'holding' | 'spare')[];
  readonly session_status?: readonly ('online' | 'offline' | 'otp_required' | 'locked' | 'error' | 'none')[];
  readonly status?: readonly ('active' | 'paused' | 'closed' | 'frozen')[];
  readonly q?: string;
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
  readonly export?: 'xlsx' | 'csv';
  readonly ids?: readonly (string | number)[];
  readonly group_by?: string;
}

/** Reply of GET /api/system/bank/cross */
export type BankCrossReply = BankCrossRow;

/** Query of GET /api/system/bank/days */
export interface BankDaysQuery {
  readonly date_from?: string;
  readonly date_to?: string;
  readonly bank_id?: readonly number[];
  readonly agent_id?: readonly number[];
  readonly status?: readonly ('agreed' | 'different')[];
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
  readonly export?: 'xlsx' | 'csv';
  readonly ids?: readonly (string | number)[];
  readonly group_by?: string;
}

/** Reply of GET /api/system/bank/days */
export type BankDaysReply = BankDayRow;

/** Query of GET /api/system/bank/detail */
export interface BankDetailQuery {
  readonly id: number;
}

/** Reply of GET /api/system/bank/detail */
export type BankDetailReply = BankRow;

/** Query of GET /api/system/bank/differences */
export interface BankDifferencesQuery {
  readonly date_from?: string;
  readonly date_to?: string;
  readonly bank_id?: readonly number[];
  readonly agent_id?: readonly number[];
  readonly kind?: readonly (
    'missing_there' | 'missing_here' | 'amount' | 'late' | 'weak' | 'duplicate' | 'here_twice'
  )[];
  readonly status?: readonly ('open' | 'resolved')[];
  readonly q?: string;
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
  readonly export?: 'xlsx' | 'csv';
  readonly ids?: readonly (string | number)[];
  readonly group_by?: string;
}

/** Reply of GET /api/system/bank/differences */
export type BankDifferencesReply = BankDifferenceRow;

/** Query of GET /api/system/bank/flow */
export interface BankFlowQuery {
  readonly id: number;
}

/** Reply of GET /api/system/bank/flow */
export interface BankFlowReply {
  readonly days: readonly BankFlowDay[];
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
export type BankItemsReply = Omit<BankRefRow, 'sort_order'>;

/** Query of GET /api/system/bank/list */
export interface BankListQuery {
  readonly agent_id?: readonly number[];
  readonly bank_code?: readonly string[];
  readonly usage?: readonly ('deposit' | 'withdraw' | 'both' | 'holding' | 'spare')[];
  readonly channel?: readonly ('app' | 'sms' | 'web' | 'api' | 'manual')[];
  readonly session_status?: readonly ('online' | 'offline' | 'otp_required' | 'locked' | 'error' | 'none')[];
  readonly status?: readonly ('active' | 'paused' | 'closed' | 'frozen')[];
  readonly q?: string;
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
  readonly export?: 'xlsx' | 'csv';
  readonly ids?: readonly (string | number)[];
  readonly group_by?: string;
}

/** Reply of GET /api/system/bank/list */
export type BankListReply = Omit<
  BankRow,
  'device_id' | 'app_pin' | 'login_username' | 'login_password' | 'api_key' | 'api_secret'
>;

/** Query of GET /api/system/bank/mlist */
export interface BankMlistQuery {
  readonly agent_id?: readonly number[];
  readonly bank_code?: readonly string[];
  readonly usage?: readonly ('deposit' | 'withdraw' | 'both' | 'holding' | 'spare')[];
  readonly session_status?: readonly ('online' | 'offline' | 'otp_required' | 'locked' | 'error' | 'none')[];
  readonly status?: readonly ('active' | 'paused' | 'closed' | 'frozen')[];
  readonly q?: string;
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
  readonly ids?: readonly (string | number)[];
  readonly group_by?: string;
}

/** Reply of GET /api/system/bank/mlist */
export type BankMlistReply = MobileBankRow;

/** Body of POST /api/system/bank/re-login */
export interface BankReloginBody {
  readonly id: number;
  readonly otp?: string | null;
}

/** Reply of POST /api/system/bank/re-login */
export interface BankReloginReply {
  readonly id: number | null;
  readonly session_status: 'online' | 'offline' | 'otp_required' | 'locked' | 'error' | 'none';
  readonly message: string | null;
  readonly challenge: string | null;
  readonly expires_at: string | null;
  readonly tries_left: number | null;
}

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
  PayoutBankRow,
  | 'id' | 'nickname' | 'bank_code' | 'account_no' | 'account_name' | 'usage' | 'balance' | 'balance_updated_at' |
  'today_out' | 'daily_out_limit' | 'auto_withdraw' | 'session_status' | 'status' | 'bank_name'
>;

/** Body of POST /api/system/bank/update */
export interface BankUpdateBody {
  readonly id: number;
  readonly version: number;
  readonly bank_code?: string;
  readonly account_no?: string;
  readonly account_name?: string;
  readonly nickname?: string | null;
  readonly usage?: 'deposit' | 'withdraw' | 'both' | 'holding' | 'spare';
  readonly agent_ids?: readonly number[];
  readonly channel?: 'app' | 'sms' | 'web' | 'api' | 'manual';
  readonly device_id?: string | null;
  readonly app_pin?: string | null;
  readonly login_username?: string | null;
  readonly login_password?: string | null;
  readonly api_key?: string | null;
  readonly api_secret?: string | null;
  readonly sms_number?: string | null;
  readonly promptpay_id?: string | null;
  readonly show_to_member?: boolean;
  readonly member_levels?: readonly ('bronze' | 'silver' | 'gold' | 'platinum' | 'diamond')[] | null;
  readonly sort_order?: number | null;
  readonly deposit_min?: string | null;
  readonly deposit_max?: string | null;
  readonly daily_in_limit?: string | null;
  readonly daily_out_limit?: string | null;
  readonly auto_withdraw?: boolean;
  readonly status?: 'active' | 'paused' | 'closed' | 'frozen';
  readonly note?: string | null;
  readonly confirm?: boolean;
}

/** Reply of POST /api/system/bank/update */
export type BankUpdateReply = Pick<BankRow, 'id' | 'version'>;

/** Body of POST /api/system/bank/update_balances */
export interface BankUpdateBalancesBody {
  readonly id?: number | null;
  readonly bank_ids?: readonly number[] | null;
}

/** Reply of POST /api/system/bank/update_balances */
export interface BankUpdateBalancesReply {
  readonly results: readonly BankAnswer[];
  readonly updated: number | null;
  readonly failed: number | null;
}

/** Query of GET /api/system/deposit/candidates */
export interface DepositCandidatesQuery {
  readonly raw_ref: string;
  readonly q?: string;
}

/** Reply of GET /api/system/deposit/candidates */
export interface DepositCandidatesReply {
  readonly candidates: readonly OwnerCandidate[];
}

/** Body of POST /api/system/deposit/claim */
export interface DepositClaimBody {
  readonly id: number;
  readonly take_over?: boolean;
}

/** Reply of POST /api/system/deposit/claim */
export interface DepositClaimReply {
  readonly id: number;
  readonly locked_by: number | null;
  readonly locked_by_name: string | null;
  readonly locked_at: string | null;
  readonly expires_at: string | null;
}

/** Query of GET /api/system/deposit/context */
export interface DepositContextQuery {
  readonly deposit_ref?: string;
  readonly raw_ref?: string;
}

/** Reply of GET /api/system/deposit/context */
export interface DepositContextReply {
  readonly request: DepositAsked | null;
  readonly line: DepositLine | null;
  readonly order: DepositOrder | null;
  readonly wallet: DepositCredit | null;
  readonly members: readonly DepositMember[];
  readonly recent: readonly RecentDeposit[];
  readonly timeline: readonly DepositMoment[];
}

/** Query of GET /api/system/deposit/list */
export interface DepositListQuery {
  readonly date_from?: string;
  readonly date_to?: string;
  readonly ref?: string;
  readonly agent_id?: readonly number[];
  readonly status?: readonly (
    'pending' | 'processing' | 'suspicious' | 'success' | 'failed' | 'expired' | 'cancelled' | 'reversed'
  )[];
  readonly channel?: readonly ('bank' | 'promptpay' | 'truewallet' | 'gateway' | 'slip' | 'manual')[];
  readonly gateway?: string;
  readonly bank_id?: readonly number[];
  readonly amount_min?: string;
  readonly amount_max?: string;
  readonly is_first_deposit?: boolean;
  readonly q?: string;
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
  readonly export?: 'xlsx' | 'csv';
  readonly ids?: readonly (string | number)[];
  readonly group_by?: string;
}

/** Reply of GET /api/system/deposit/list */
export type DepositListReply = Omit<
  DepositRow,
  | 'member_mobile' | 'slip_ref' | 'reverse_asked_by' | 'reverse_asked_at' | 'reversed_by' | 'reversed_at' |
  'reversed_amount' | 'undone_raw_ref' | 'reverse_asked_by_name' | 'reversed_by_name'
>;

/** Body of POST /api/system/deposit/match */
export interface DepositMatchBody {
  readonly raw_ref: string;
  readonly member_id: number;
  readonly warning_reason?: string | null;
}

/** Reply of POST /api/system/deposit/match */
export interface DepositMatchReply {
  readonly raw_ref: string | null;
  readonly member_id: number | null;
  readonly match_status: 'unmatched' | 'multiple' | 'suspicious' | 'matched' | 'duplicate' | 'ignored' | null;
  readonly review_status: 'open' | 'cleared' | 'confirmed' | null;
  readonly deposit_ref: string | null;
}

/** Query of GET /api/system/deposit/match/verdict */
export interface DepositMatchVerdictQuery {
  readonly raw_ref: string;
  readonly member_id?: number;
}

/** Reply of GET /api/system/deposit/match/verdict */
export type DepositMatchVerdictReply = Verdict;

/** Query of GET /api/system/deposit/members */
export interface DepositMemberItemsQuery {
  readonly q?: string;
  readonly ids?: readonly (string | number)[];
  readonly limit?: number;
  readonly sort?: string;
}

/** Reply of GET /api/system/deposit/members */
export type DepositMemberItemsReply = Pick<
  MemberRow,
  'id' | 'username' | 'name' | 'bank_code' | 'status' | 'bank_name'
>;

/** Query of GET /api/system/deposit/raw_transactions */
export interface DepositRawTransactionsQuery {
  readonly date_from?: string;
  readonly date_to?: string;
  readonly agent_id?: readonly number[];
  readonly match_status?: readonly ('unmatched' | 'multiple' | 'suspicious' | 'matched' | 'duplicate' | 'ignored')[];
  readonly direction?: readonly ('in' | 'out')[];
  readonly source?: readonly ('app' | 'sms' | 'web' | 'gateway' | 'truewallet' | 'slip')[];
  readonly bank_id?: readonly number[];
  readonly flag?: readonly (
    | 'agent_suspended' | 'name_mismatch' | 'dup_amount_time' | 'dup_slip' | 'third_party' | 'shared_account' |
    'fast_in_out' | 'big_amount' | 'odd_hours_burst' | 'blacklist_account' | 'late_credit' | 'no_owner'
  )[];
  readonly risk_min?: number;
  readonly risk_max?: number;
  readonly review_status?: readonly ('open' | 'cleared' | 'confirmed')[];
  readonly amount_min?: string;
  readonly amount_max?: string;
  readonly q?: string;
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
  readonly export?: 'xlsx' | 'csv';
  readonly ids?: readonly (string | number)[];
  readonly group_by?: string;
}

/** Reply of GET /api/system/deposit/raw_transactions */
export type DepositRawTransactionsReply = RawTransactionRow;

/** Body of POST /api/system/deposit/release */
export interface DepositReleaseBody {
  readonly id: number;
}

/** Reply of POST /api/system/deposit/release */
export interface DepositReleaseReply {
  readonly id: number;
  readonly locked_by: number | null;
  readonly locked_by_name: string | null;
  readonly locked_at: string | null;
  readonly expires_at: string | null;
}

/** Body of POST /api/system/deposit/reopen */
export interface DepositReopenBody {
  readonly raw_ref: string;
  readonly reason: string;
}

/** Reply of POST /api/system/deposit/reopen */
export interface DepositReopenReply {
  readonly raw_ref: string | null;
  readonly review_status: 'open' | 'cleared' | 'confirmed' | null;
  readonly match_status: 'unmatched' | 'multiple' | 'suspicious' | 'matched' | 'duplicate' | 'ignored' | null;
  readonly deposit_ref: string | null;
}

/** Body of POST /api/system/deposit/reverse */
export interface DepositReverseBody {
  readonly id: number;
  readonly reason: string;
  readonly accept_shortage?: boolean;
  readonly warning_reason?: string | null;
}

/** Reply of POST /api/system/deposit/reverse */
export interface DepositReverseReply {
  readonly id: number | null;
  readonly status:
    | 'pending' | 'processing' | 'suspicious' | 'success' | 'failed' | 'expired' | 'cancelled' | 'reversed' | null;
  readonly reversed_amount: string | null;
  readonly waits_for_other: boolean;
}

/** Query of GET /api/system/deposit/reverse/verdict */
export interface DepositReverseVerdictQuery {
  readonly id: number;
}

/** Reply of GET /api/system/deposit/reverse/verdict */
export type DepositReverseVerdictReply = Verdict;

/** Body of POST /api/system/deposit/suspicious/review */
export interface DepositReviewBody {
  readonly raw_ref: string;
  readonly result: 'cleared' | 'confirmed';
  readonly note?: string | null;
}

/** Reply of POST /api/system/deposit/suspicious/review */
export interface DepositReviewReply {
  readonly raw_ref: string | null;
  readonly review_status: 'open' | 'cleared' | 'confirmed' | null;
  readonly match_status: 'unmatched' | 'multiple' | 'suspicious' | 'matched' | 'duplicate' | 'ignored' | null;
  readonly deposit_ref: string | null;
}

/** Query of GET /api/system/deposit/transactions */
export interface DepositTransactionsQuery {
  readonly date_from?: string;
  readonly date_to?: string;
  readonly agent_id?: readonly number[];
  readonly channel?: readonly ('bank' | 'promptpay' | 'truewallet' | 'gateway' | 'slip' | 'manual')[];
  readonly gateway?: string;
  readonly bank_id?: readonly number[];
  readonly match_method?: readonly ('account' | 'name' | 'decimal' | 'gateway_ref' | 'slip' | 'manual' | 'none')[];
  readonly amount_min?: string;
  readonly amount_max?: string;
  readonly is_first_deposit?: boolean;
  readonly q?: string;
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
  readonly export?: 'xlsx' | 'csv';
  readonly ids?: readonly (string | number)[];
  readonly group_by?: string;
}

/** Reply of GET /api/system/deposit/transactions */
export type DepositTransactionsReply = Omit<
  DepositRow,
  | 'member_level' | 'member_mobile' | 'requested_amount' | 'promotion' | 'slip_url' | 'slip_ref' | 'flags' |
  'requested_at' | 'expires_at' | 'duration_sec' | 'attempts' | 'undone_raw_ref'
>;

/** Body of POST /api/system/deposit/unmatch */
export interface DepositUnmatchBody {
  readonly raw_ref: string;
  readonly reason: string;
  readonly warning_reason?: string | null;
}

/** Reply of POST /api/system/deposit/unmatch */
export interface DepositUnmatchReply {
  readonly raw_ref: string | null;
  readonly match_status: 'unmatched' | 'multiple' | 'suspicious' | 'matched' | 'duplicate' | 'ignored' | null;
  readonly review_status: 'open' | 'cleared' | 'confirmed' | null;
}

/** Query of GET /api/system/deposit/unmatch/verdict */
export interface DepositUnmatchVerdictQuery {
  readonly raw_ref: string;
}

/** Reply of GET /api/system/deposit/unmatch/verdict */
export type DepositUnmatchVerdictReply = Verdict;

/** Query of GET /api/system/finance/bank_cache_transactions */
export interface FinanceBankCacheTransactionsQuery {
  readonly date_from?: string;
  readonly date_to?: string;
  readonly bank_id?: readonly number[];
  readonly direction?: readonly ('in' | 'out')[];
  readonly processed?: boolean;
  readonly process_result?: readonly ('queued' | 'inserted' | 'duplicate' | 'skipped' | 'error')[];
  readonly amount_min?: string;
  readonly amount_max?: string;
  readonly q?: string;
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
  readonly ids?: readonly (string | number)[];
  readonly group_by?: string;
}

/** Reply of GET /api/system/finance/bank_cache_transactions */
export type FinanceBankCacheTransactionsReply = BankCacheTransactionRow;

/** Body of POST /api/ingest/deposits */
export interface IngestDepositsBody {
  readonly facts: readonly DepositFactInput[];
}

/** What POST /api/ingest/deposits makes of a fact */
export interface IngestDepositsMade {
  readonly id: number;
  readonly deposit_ref: string;
  readonly amount: string;
  readonly expires_at: string | null;
}

/** Reply of POST /api/ingest/deposits */
export type IngestDepositsReply = IngestReply<IngestDepositsMade>;

/** Body of POST /api/ingest/withdrawals */
export interface IngestWithdrawalsBody {
  readonly facts: readonly WithdrawalFactInput[];
}

/** What POST /api/ingest/withdrawals makes of a fact */
export interface IngestWithdrawalsMade {
  readonly id: number;
  readonly withdraw_ref: string;
}

/** Reply of POST /api/ingest/withdrawals */
export type IngestWithdrawalsReply = IngestReply<IngestWithdrawalsMade>;

/** Body of POST /api/system/mbanking/balance */
export interface MbankingBalanceBody {
  readonly bank_id: number;
}

/** Reply of POST /api/system/mbanking/balance */
export interface MbankingBalanceReply {
  readonly balance: string | null;
  readonly available: string | null;
  readonly book_balance: string | null;
  readonly reserved: string | null;
  readonly sub_accounts: readonly SubAccount[];
  readonly checked_at: string | null;
}

/** Body of POST /api/system/mbanking/bank-list */
export interface MbankingBankListBody {
  readonly bank_id: number;
}

/** Reply of POST /api/system/mbanking/bank-list */
export interface MbankingBankListReply {
  readonly banks: readonly TransferBank[];
}

/** Body of POST /api/system/mbanking/bulk/add-recipient */
export interface MbankingBulkAddRecipientBody {
  readonly group_id: number;
  readonly recipients: readonly BulkReceiverInput[];
}

/** Reply of POST /api/system/mbanking/bulk/add-recipient */
export interface MbankingBulkAddRecipientReply {
  readonly group_id: number | null;
  readonly added: number | null;
  readonly warnings: readonly BulkWarning[];
  readonly status: string | null;
}

/** Body of POST /api/system/mbanking/bulk/create-group */
export interface MbankingBulkCreateGroupBody {
  readonly name: string;
  readonly bank_id: number;
  readonly purpose: 'withdraw' | 'salary' | 'affiliate' | 'settle' | 'other';
  readonly note?: string | null;
}

/** Reply of POST /api/system/mbanking/bulk/create-group */
export interface MbankingBulkCreateGroupReply {
  readonly group_id: number | null;
  readonly group_ref: string | null;
  readonly status: string | null;
}

/** Body of POST /api/system/mbanking/bulk/delete-group */
export interface MbankingBulkDeleteGroupBody {
  readonly group_id: number;
}

/** Reply of POST /api/system/mbanking/bulk/delete-group */
export interface MbankingBulkDeleteGroupReply {
  readonly group_id: number | null;
  readonly group_ref: string | null;
  readonly status: string | null;
}

/** Body of POST /api/system/mbanking/bulk/delete-recipient */
export interface MbankingBulkDeleteRecipientBody {
  readonly recipient_id: number;
}

/** Reply of POST /api/system/mbanking/bulk/delete-recipient */
export interface MbankingBulkDeleteRecipientReply {
  readonly group_id: number | null;
  readonly group_ref: string | null;
  readonly status: string | null;
}

/** Body of POST /api/system/mbanking/bulk/group-list */
export interface MbankingBulkGroupListBody {
  readonly status?: string | null;
  readonly bank_id?: number | null;
  readonly page?: number | null;
  readonly limit?: number | null;
}

/** Reply of POST /api/system/mbanking/bulk/group-list */
export interface MbankingBulkGroupListReply {
  readonly groups: readonly BulkSummary[];
  readonly total: number | null;
  readonly page: number | null;
  readonly limit: number | null;
}

/** Body of POST /api/system/mbanking/bulk/recipient-list */
export interface MbankingBulkRecipientListBody {
  readonly group_id: number;
  readonly page?: number | null;
  readonly limit?: number | null;
}

/** Reply of POST /api/system/mbanking/bulk/recipient-list */
export interface MbankingBulkRecipientListReply {
  readonly recipients: readonly BulkLine[];
  readonly total: number | null;
  readonly page: number | null;
  readonly limit: number | null;
  readonly group: BulkSummary;
}

/** Body of POST /api/system/mbanking/bulk/stop */
export interface MbankingBulkStopBody {
  readonly group_id: number;
}

/** Reply of POST /api/system/mbanking/bulk/stop */
export interface MbankingBulkStopReply {
  readonly group_id: number | null;
  readonly group_ref: string | null;
  readonly status: string | null;
}

/** Body of POST /api/system/mbanking/bulk/withdraw */
export interface MbankingBulkWithdrawBody {
  readonly group_id: number;
  readonly recipient_ids?: readonly number[] | null;
  readonly password: string;
  readonly warning_reason?: string | null;
}

/** Reply of POST /api/system/mbanking/bulk/withdraw */
export interface MbankingBulkWithdrawReply {
  readonly group_id: number | null;
  readonly queued: number | null;
  readonly amount: string | null;
  readonly status: string | null;
}

/** Query of GET /api/system/mbanking/bulk/withdraw/verdict */
export interface MbankingBulkWithdrawVerdictQuery {
  readonly group_id: number;
}

/** Reply of GET /api/system/mbanking/bulk/withdraw/verdict */
export type MbankingBulkWithdrawVerdictReply = Verdict;

/** Body of POST /api/system/mbanking/recent-transactions */
export interface MbankingRecentTransactionsBody {
  readonly bank_id: number;
  readonly limit?: number | null;
}

/** Reply of POST /api/system/mbanking/recent-transactions */
export interface MbankingRecentTransactionsReply {
  readonly lines: readonly AccountLine[];
}

/** Body of POST /api/system/mbanking/statement */
export interface MbankingStatementBody {
  readonly bank_id: number;
  readonly date_from: string;
  readonly date_to: string;
  readonly page?: number | null;
}

/** Reply of POST /api/system/mbanking/statement */
export interface MbankingStatementReply {
  readonly lines: readonly AccountLine[];
  readonly opening_balance: string | null;
  readonly closing_balance: string | null;
  readonly page: number | null;
  readonly pages: number | null;
}

/** Body of POST /api/system/mbanking/transactions */
export interface MbankingTransactionsBody {
  readonly bank_id: number;
  readonly date: string;
  readonly page?: number | null;
}

/** Reply of POST /api/system/mbanking/transactions */
export interface MbankingTransactionsReply {
  readonly lines: readonly AccountLine[];
  readonly total: number | null;
  readonly page: number | null;
  readonly limit: number | null;
}

/** Body of POST /api/system/mbanking/transfer */
export interface MbankingTransferBody {
  readonly bank_id: number;
  readonly step: string;
  readonly to_bank_code?: string | null;
  readonly to_account_no?: string | null;
  readonly amount?: string | null;
  readonly expected_name?: string | null;
  readonly token?: string | null;
  readonly note?: string | null;
  readonly password?: string | null;
  readonly warning_reason?: string | null;
}

/** Reply of POST /api/system/mbanking/transfer */
export interface MbankingTransferReply {
  readonly to_account_name: string | null;
  readonly name_matches: boolean | null;
  readonly own: boolean | null;
  readonly fee: string | null;
  readonly token: string | null;
  readonly expires_in: number | null;
  readonly warning: string | null;
  readonly id: number | null;
  readonly transfer_ref: string | null;
  readonly status: string | null;
  readonly message: string | null;
}

/** Query of GET /api/system/mbanking/transfer/verdict */
export interface MbankingTransferVerdictQuery {
  readonly bank_id: number;
  readonly to_bank_code?: string;
  readonly to_account_no?: string;
  readonly amount?: string;
}

/** Reply of GET /api/system/mbanking/transfer/verdict */
export type MbankingTransferVerdictReply = Verdict;

/** Body of POST /api/system/mbanking/transfer-resolve */
export interface MbankingTransferResolveBody {
  readonly id: number;
  readonly result: 'success' | 'failed';
  readonly reference?: string | null;
  readonly reason: string;
  readonly warning_reason?: string | null;
}

/** Reply of POST /api/system/mbanking/transfer-resolve */
export interface MbankingTransferResolveReply {
  readonly id: number | null;
  readonly status: 'pending' | 'processing' | 'unknown' | 'success' | 'failed' | null;
}

/** Query of GET /api/system/mbanking/transfer-resolve/verdict */
export interface MbankingTransferResolveVerdictQuery {
  readonly id: number;
}

/** Reply of GET /api/system/mbanking/transfer-resolve/verdict */
export type MbankingTransferResolveVerdictReply = Verdict;

/** Body of POST /api/system/mbanking/transfer-state */
export interface MbankingTransferStateBody {
  readonly id: number;
  readonly ask?: boolean;
}

/** Reply of POST /api/system/mbanking/transfer-state */
export interface MbankingTransferStateReply {
  readonly id: number | null;
  readonly transfer_ref: string | null;
  readonly status: 'pending' | 'processing' | 'unknown' | 'success' | 'failed' | null;
  readonly message: string | null;
  readonly upstream_ref: string | null;
  readonly source_name: string | null;
  readonly source_bank_code: string | null;
  readonly source_account_no: string | null;
  readonly amount: string | null;
  readonly fee: string | null;
  readonly balance_after: string | null;
  readonly settled_at: string | null;
  readonly waits_for_person: boolean;
  readonly slip: TransferSlip | null;
}

/** Query of GET /api/system/mbanking/transfers */
export interface MbankingTransfersQuery {
  readonly status?: readonly ('pending' | 'processing' | 'unknown' | 'success' | 'failed')[];
  readonly date_from?: string;
  readonly date_to?: string;
  readonly origin?: readonly ('console' | 'bulk' | 'sweep' | 'replenish' | 'ticket')[];
  readonly origin_id?: number;
  readonly source_bank_id?: readonly number[];
  readonly target_bank_id?: readonly number[];
  readonly q?: string;
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
  readonly ids?: readonly (string | number)[];
  readonly group_by?: string;
}

/** Reply of GET /api/system/mbanking/transfers */
export type MbankingTransfersReply = BankTransferRow;

/** Body of POST /api/system/mbanking/migration/banks/add */
export interface MigrationBanksAddBody {
  readonly source_bank_id: number;
  readonly dest_bank_ids: readonly number[];
  readonly method: 'random' | 'rotate' | 'priority' | 'lowest';
  readonly ceiling_min: string;
  readonly ceiling_max: string;
  readonly remain_min: string;
  readonly remain_max: string;
  readonly per_transfer_max: string;
  readonly daily_max?: string | null;
  readonly status: 'active' | 'paused' | 'error';
}

/** Reply of POST /api/system/mbanking/migration/banks/add */
export type MigrationBanksAddReply = Pick<SweepRuleRow, 'id' | 'version'>;

/** Query of GET /api/system/mbanking/migration/banks/detail */
export interface MigrationBanksDetailQuery {
  readonly id: number;
}

/** Reply of GET /api/system/mbanking/migration/banks/detail */
export type MigrationBanksDetailReply = SweepRuleRow;

/** Query of GET /api/system/mbanking/migration/banks/list */
export interface MigrationBanksListQuery {
  readonly agent_ids?: readonly number[];
  readonly bank_code?: readonly string[];
  readonly status?: readonly ('active' | 'paused' | 'error')[];
  readonly q?: string;
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
  readonly ids?: readonly (string | number)[];
  readonly group_by?: string;
}

/** Reply of GET /api/system/mbanking/migration/banks/list */
export type MigrationBanksListReply = SweepRuleStateRow;

/** Body of POST /api/system/mbanking/migration/banks/update */
export interface MigrationBanksUpdateBody {
  readonly id: number;
  readonly version: number;
  readonly source_bank_id?: number;
  readonly dest_bank_ids?: readonly number[];
  readonly method?: 'random' | 'rotate' | 'priority' | 'lowest';
  readonly ceiling_min?: string;
  readonly ceiling_max?: string;
  readonly remain_min?: string;
  readonly remain_max?: string;
  readonly per_transfer_max?: string;
  readonly daily_max?: string | null;
  readonly status?: 'active' | 'paused' | 'error';
}

/** Reply of POST /api/system/mbanking/migration/banks/update */
export type MigrationBanksUpdateReply = Pick<SweepRuleRow, 'id' | 'version'>;

/** Query of GET /api/system/mbanking/migration/detail */
export type MigrationDetailQuery = Readonly<Record<string, never>>;

/** Reply of GET /api/system/mbanking/migration/detail */
export interface MigrationDetailReply {
  readonly id: number;
  readonly version: number | null;
  readonly enabled: boolean;
  readonly interval_min: number;
  readonly active_from: string | null;
  readonly active_to: string | null;
  readonly max_per_day: string | null;
  readonly stop_on_error_count: number;
  readonly notify_channel: string | null;
  readonly moved_today: string | null;
  readonly updated_at: string | null;
  readonly updated_by_name: string | null;
}

/** Query of GET /api/system/mbanking/migration/hours */
export interface MigrationHoursQuery {
  readonly date_from?: string;
  readonly date_to?: string;
  readonly status?: string;
  readonly source_bank_id?: string;
  readonly dest_bank_id?: string;
  readonly trigger?: string;
  readonly q?: string;
}

/** Reply of GET /api/system/mbanking/migration/hours */
export interface MigrationHoursReply {
  readonly hours: readonly SweepHour[];
}

/** Query of GET /api/system/mbanking/migration/logs */
export interface MigrationLogsQuery {
  readonly date_from?: string;
  readonly date_to?: string;
  readonly status?: readonly ('pending' | 'processing' | 'unknown' | 'success' | 'failed')[];
  readonly source_bank_id?: readonly number[];
  readonly dest_bank_id?: readonly number[];
  readonly trigger?: readonly ('auto' | 'manual')[];
  readonly rule_id?: number;
  readonly q?: string;
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
  readonly ids?: readonly (string | number)[];
  readonly group_by?: string;
}

/** Reply of GET /api/system/mbanking/migration/logs */
export type MigrationLogsReply = SweepRow;

/** Body of POST /api/system/mbanking/migration/update */
export interface MigrationUpdateBody {
  readonly id: number;
  readonly version: number;
  readonly enabled?: boolean;
  readonly interval_min?: number;
  readonly active_from?: string | null;
  readonly active_to?: string | null;
  readonly max_per_day?: string | null;
  readonly stop_on_error_count?: number;
  readonly notify_channel?: string | null;
}

/** Reply of POST /api/system/mbanking/migration/update */
export type MigrationUpdateReply = Pick<SweepSettingsRow, 'id' | 'version'>;

/** Body of POST /api/system/mbanking/replenish/add */
export interface ReplenishAddBody {
  readonly target_bank_id: number;
  readonly source_bank_ids: readonly number[];
  readonly min_balance: string;
  readonly target_balance: string;
  readonly per_transfer_max: string;
  readonly daily_max?: string | null;
  readonly mode: 'auto' | 'ticket';
  readonly finance_team_id?: number | null;
  readonly cooldown_min: number;
  readonly status: 'active' | 'paused';
}

/** Reply of POST /api/system/mbanking/replenish/add */
export type ReplenishAddReply = Pick<ReplenishRuleRow, 'id' | 'version'>;

/** Query of GET /api/system/mbanking/replenish/banks/detail */
export interface ReplenishBanksDetailQuery {
  readonly id: number;
}

/** Reply of GET /api/system/mbanking/replenish/banks/detail */
export interface ReplenishBanksDetailReply {
  readonly target: RuleAccount;
  readonly sources: readonly RuleAccount[];
  readonly needed: string | null;
  readonly today_filled: string | null;
}

/** Query of GET /api/system/mbanking/replenish/banks/list */
export interface ReplenishBanksListQuery {
  readonly agent_ids?: readonly number[];
  readonly mode?: readonly ('auto' | 'ticket')[];
  readonly status?: readonly ('active' | 'paused')[];
  readonly below_min?: boolean;
  readonly q?: string;
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
  readonly ids?: readonly (string | number)[];
  readonly group_by?: string;
}

/** Reply of GET /api/system/mbanking/replenish/banks/list */
export type ReplenishBanksListReply = ReplenishRuleStateRow;

/** Body of POST /api/system/mbanking/replenish/banks/update */
export interface ReplenishBanksUpdateBody {
  readonly id: number;
  readonly version: number;
  readonly source_bank_ids?: readonly number[];
  readonly status?: 'active' | 'paused';
}

/** Reply of POST /api/system/mbanking/replenish/banks/update */
export type ReplenishBanksUpdateReply = Pick<ReplenishRuleRow, 'id' | 'version'>;

/** Query of GET /api/system/mbanking/replenish/detail */
export interface ReplenishDetailQuery {
  readonly id: number;
}

/** Reply of GET /api/system/mbanking/replenish/detail */
export type ReplenishDetailReply = ReplenishRuleRow;

/** Query of GET /api/system/mbanking/replenish/logs */
export interface ReplenishLogsQuery {
  readonly date_from?: string;
  readonly date_to?: string;
  readonly action?: readonly ('transfer' | 'ticket' | 'skipped')[];
  readonly result?: readonly ('ok' | 'error' | 'no_source' | 'cooldown' | 'limit')[];
  readonly target_bank_id?: readonly number[];
  readonly id?: number;
  readonly q?: string;
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
  readonly ids?: readonly (string | number)[];
  readonly group_by?: string;
}

/** Reply of GET /api/system/mbanking/replenish/logs */
export type ReplenishLogsReply = ReplenishLogRow;

/** Body of POST /api/system/mbanking/replenish/transfer/request_balance */
export interface ReplenishRequestBalanceBody {
  readonly id?: number | null;
  readonly bank_id: number;
}

/** Reply of POST /api/system/mbanking/replenish/transfer/request_balance */
export interface ReplenishRequestBalanceReply {
  readonly balance: string | null;
  readonly checked_at: string | null;
}

/** Body of POST /api/system/mbanking/replenish/transfer/request_transfer */
export interface ReplenishRequestTransferBody {
  readonly id?: number | null;
  readonly source_bank_id: number;
  readonly target_bank_id: number;
  readonly amount: string;
  readonly note?: string | null;
  readonly password: string;
  readonly warning_reason?: string | null;
}

/** Reply of POST /api/system/mbanking/replenish/transfer/request_transfer */
export interface ReplenishRequestTransferReply {
  readonly transfer_ref: string | null;
  readonly status: 'pending' | 'processing' | 'unknown' | 'success' | 'failed' | null;
}

/** Query of GET /api/system/mbanking/replenish/transfer/request_transfer/verdict */
export interface ReplenishRequestTransferVerdictQuery {
  readonly id?: number;
  readonly source_bank_id?: number;
  readonly target_bank_id?: number;
  readonly amount?: string;
}

/** Reply of GET /api/system/mbanking/replenish/transfer/request_transfer/verdict */
export type ReplenishRequestTransferVerdictReply = Verdict;

/** Query of GET /api/system/bank/replenish_sources */
export interface ReplenishSourcesQuery {
  readonly q?: string;
  readonly ids?: readonly (string | number)[];
  readonly limit?: number;
  readonly sort?: string;
}

/** Reply of GET /api/system/bank/replenish_sources */
export type ReplenishSourcesReply = Pick<
  ReplenishSourceRow,
  | 'id' | 'nickname' | 'bank_code' | 'account_no' | 'account_name' | 'usage' | 'balance' | 'session_status' | 'status' |
  'bank_name'
>;

/** Query of GET /api/system/bank/replenish_targets */
export interface ReplenishTargetsQuery {
  readonly q?: string;
  readonly ids?: readonly (string | number)[];
  readonly limit?: number;
  readonly sort?: string;
}

/** Reply of GET /api/system/bank/replenish_targets */
export type ReplenishTargetsReply = Pick<
  ReplenishTargetRow,
  | 'id' | 'nickname' | 'bank_code' | 'account_no' | 'account_name' | 'usage' | 'balance' | 'session_status' | 'status' |
  'bank_name'
>;

/** Query of GET /api/system/mbanking/replenish/transfer/logs */
export interface ReplenishTransferLogsQuery {
  readonly date_from?: string;
  readonly date_to?: string;
  readonly status?: readonly ('pending' | 'processing' | 'unknown' | 'success' | 'failed')[];
  readonly source_bank_id?: readonly number[];
  readonly target_bank_id?: readonly number[];
  readonly q?: string;
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
  readonly ids?: readonly (string | number)[];
  readonly group_by?: string;
}

/** Reply of GET /api/system/mbanking/replenish/transfer/logs */
export type ReplenishTransferLogsReply = Pick<
  BankTransferRow,
  | 'id' | 'requested_at' | 'transfer_ref' | 'source_bank_id' | 'target_bank_id' | 'amount' | 'fee' | 'requested_by' |
  'upstream_ref' | 'message' | 'status' | 'source_bank_name' | 'target_bank_name' | 'requested_by_name'
>;

/** Body of POST /api/system/mbanking/replenish/update */
export interface ReplenishUpdateBody {
  readonly id: number;
  readonly version: number;
  readonly target_bank_id?: number;
  readonly source_bank_ids?: readonly number[];
  readonly min_balance?: string;
  readonly target_balance?: string;
  readonly per_transfer_max?: string;
  readonly daily_max?: string | null;
  readonly mode?: 'auto' | 'ticket';
  readonly finance_team_id?: number | null;
  readonly cooldown_min?: number;
  readonly status?: 'active' | 'paused';
}

/** Reply of POST /api/system/mbanking/replenish/update */
export type ReplenishUpdateReply = Pick<ReplenishRuleRow, 'id' | 'version'>;

/** Query of GET /api/system/bank/sweep_sources */
export interface SweepSourcesQuery {
  readonly q?: string;
  readonly ids?: readonly (string | number)[];
  readonly limit?: number;
  readonly sort?: string;
}

/** Reply of GET /api/system/bank/sweep_sources */
export type SweepSourcesReply = Pick<
  SweepSourceRow,
  | 'id' | 'nickname' | 'bank_code' | 'account_no' | 'account_name' | 'usage' | 'balance' | 'session_status' | 'status' |
  'bank_name'
>;

/** Query of GET /api/system/bank/sweep_targets */
export interface SweepTargetsQuery {
  readonly q?: string;
  readonly ids?: readonly (string | number)[];
  readonly limit?: number;
  readonly sort?: string;
}

/** Reply of GET /api/system/bank/sweep_targets */
export type SweepTargetsReply = Pick<
  SweepTargetRow,
  | 'id' | 'nickname' | 'bank_code' | 'account_no' | 'account_name' | 'usage' | 'balance' | 'session_status' | 'status' |
  'bank_name'
>;

/** Body of POST /api/system/mbanking/ticket/add */
export interface TicketAddBody {
  readonly target_bank_id: number;
  readonly amount: string;
  readonly source_type: 'holding' | 'gateway' | 'cash';
  readonly source_bank_id?: number | null;
  readonly gateway_account_id?: number | null;
  readonly priority: 'normal' | 'high' | 'urgent';
  readonly finance_team_id?: number | null;
  readonly assignee_id?: number | null;
  readonly opened_reason?: string | null;
  readonly note?: string | null;
}

/** Reply of POST /api/system/mbanking/ticket/add */
export type TicketAddReply = Pick<ReplenishTicketRow, 'id' | 'version' | 'status'>;

/** Query of GET /api/system/mbanking/ticket/detail */
export interface TicketDetailQuery {
  readonly id: number;
}

/** Reply of GET /api/system/mbanking/ticket/detail */
export type TicketDetailReply = ReplenishTicketRow;

/** Query of GET /api/system/mbanking/ticket/list */
export interface TicketListQuery {
  readonly status?: readonly ('open' | 'accepted' | 'transferred' | 'completed' | 'cancelled')[];
  readonly date_from?: string;
  readonly date_to?: string;
  readonly finance_team_id?: readonly number[];
  readonly assignee_id?: readonly number[];
  readonly priority?: readonly ('normal' | 'high' | 'urgent')[];
  readonly source_type?: readonly ('holding' | 'gateway' | 'cash')[];
  readonly target_bank_id?: readonly number[];
  readonly q?: string;
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
  readonly ids?: readonly (string | number)[];
  readonly group_by?: string;
}

/** Reply of GET /api/system/mbanking/ticket/list */
export type TicketListReply = Omit<
  ReplenishTicketRow,
  | 'target_name' | 'agent_ids' | 'slip_image' | 'reference' | 'confirmed_by' | 'rule_id' | 'note' | 'comments' |
  'timeline' | 'created_by' | 'updated_by' | 'agent_ids_name' | 'agent_ids_all' | 'confirmed_by_name' | 'rule_name' |
  'created_by_name' | 'updated_by_name'
>;

/** Body of POST /api/system/mbanking/ticket/update */
export interface TicketUpdateBody {
  readonly id: number;
  readonly version: number;
  readonly action: 'accept' | 'release' | 'transfer' | 'confirm' | 'reject' | 'cancel' | 'comment';
  readonly source_bank_id?: number | null;
  readonly actual_amount?: string | null;
  readonly transferred_at?: string | null;
  readonly reference?: string | null;
  readonly slip_image?: string | null;
  readonly accept_difference?: boolean;
  readonly reason?: string | null;
  readonly comment?: string | null;
  readonly warning_reason?: string | null;
}

/** Body of POST /api/system/mbanking/ticket/update with its files, as the browser sends it. */
export interface TicketUpdateForm {
  readonly id: number;
  readonly version: number;
  readonly action: 'accept' | 'release' | 'transfer' | 'confirm' | 'reject' | 'cancel' | 'comment';
  readonly source_bank_id?: number;
  readonly actual_amount?: string;
  readonly transferred_at?: string;
  readonly reference?: string;
  readonly slip_image?: Blob;
  readonly accept_difference?: boolean;
  readonly reason?: string;
  readonly comment?: string;
  readonly warning_reason?: string;
}

/** Reply of POST /api/system/mbanking/ticket/update */
export interface TicketUpdateReply {
  readonly id: number;
  readonly version: number | null;
  readonly status: 'open' | 'accepted' | 'transferred' | 'completed' | 'cancelled' | null;
}

/** Query of GET /api/system/mbanking/ticket/update/verdict */
export interface TicketUpdateVerdictQuery {
  readonly id: number;
  readonly action: string;
  readonly actual_amount?: string;
}

/** Reply of GET /api/system/mbanking/ticket/update/verdict */
export type TicketUpdateVerdictReply = Verdict;

/** Query of GET /api/system/true_money/events */
export interface TrueMoneyEventsQuery {
  readonly id: number;
}

/** Reply of GET /api/system/true_money/events */
export interface TrueMoneyEventsReply {
  readonly last_transactions: readonly WalletTransfer[];
}

/** Query of GET /api/system/true_money/list */
export interface TrueMoneyListQuery {
  readonly agent_id?: readonly number[];
  readonly usage?: readonly ('deposit' | 'withdraw' | 'both' | 'holding' | 'spare')[];
  readonly webhook_status?: readonly ('connected' | 'lost' | 'none')[];
  readonly status?: readonly ('active' | 'paused' | 'closed' | 'frozen')[];
  readonly q?: string;
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
  readonly ids?: readonly (string | number)[];
  readonly group_by?: string;
}

/** Reply of GET /api/system/true_money/list */
export type TrueMoneyListReply = TrueMoneyWalletRow;

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
  readonly warning_reason?: string | null;
}

/** Reply of POST /api/system/withdraw/action/approve */
export type WithdrawApproveReply = Pick<WithdrawalRow, 'id' | 'version' | 'status'>;

/** Query of GET /api/system/withdraw/action/approve/verdict */
export interface WithdrawApproveVerdictQuery {
  readonly id?: number;
  readonly ids?: readonly string[];
}

/** Reply of GET /api/system/withdraw/action/approve/verdict */
export type WithdrawApproveVerdictReply = Verdict;

/** Body of POST /api/system/withdraw/action/change_type */
export interface WithdrawChangeTypeBody {
  readonly id: number;
  readonly version?: number;
  readonly expected_status?: 'pending' | 'verified' | 'processing' | 'unknown' | 'failed' | 'success' | 'refunded';
  readonly type: 'auto_bank' | 'gateway' | 'manual' | 'truewallet';
  readonly from_bank_id?: number | null;
  readonly gateway_account_id?: number | null;
  readonly reason: string;
  readonly warning_reason?: string | null;
}

/** Reply of POST /api/system/withdraw/action/change_type */
export type WithdrawChangeTypeReply = Pick<WithdrawalRow, 'id' | 'version' | 'status'>;

/** Query of GET /api/system/withdraw/action/change_type/verdict */
export interface WithdrawChangeTypeVerdictQuery {
  readonly id?: number;
  readonly ids?: readonly string[];
}

/** Reply of GET /api/system/withdraw/action/change_type/verdict */
export type WithdrawChangeTypeVerdictReply = Verdict;

/** Body of POST /api/system/withdraw/action/claim */
export interface WithdrawClaimBody {
  readonly id: number;
  readonly take_over?: boolean;
}

/** Reply of POST /api/system/withdraw/action/claim */
export interface WithdrawClaimReply {
  readonly id: number;
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
  readonly chain: readonly WalletStep[];
  readonly recent: readonly RecentMoney[];
  readonly duplicates: readonly SharedWith[];
  readonly sources: readonly PaymentSource[];
}

/** Query of GET /api/system/withdraw/detail */
export interface WithdrawDetailQuery {
  readonly id: number;
}

/** Reply of GET /api/system/withdraw/detail */
export type WithdrawDetailReply = WithdrawalRow;

/** Query of GET /api/system/withdraw/figures */
export type WithdrawFiguresQuery = Readonly<Record<string, never>>;

/** Reply of GET /api/system/withdraw/figures */
export interface WithdrawFiguresReply {
  readonly paid_count: number | null;
  readonly paid_amount: string | null;
  readonly refunded_count: number | null;
  readonly refunded_amount: string | null;
  readonly average_sec: number | null;
  readonly balance: string | null;
}

/** Body of POST /api/system/withdraw/action/hand_over */
export interface WithdrawHandOverBody {
  readonly id: number;
  readonly version?: number;
  readonly expected_status?: 'pending' | 'verified' | 'processing' | 'unknown' | 'failed' | 'success' | 'refunded';
  readonly handed_to?: number | null;
  readonly note: string;
}

/** Reply of POST /api/system/withdraw/action/hand_over */
export type WithdrawHandOverReply = Pick<WithdrawalRow, 'id' | 'version' | 'status'>;

/** Query of GET /api/system/withdraw/list */
export interface WithdrawListQuery {
  readonly status?: readonly ('pending' | 'verified' | 'processing' | 'unknown' | 'failed' | 'success' | 'refunded')[];
  readonly ref?: string;
  readonly date_from?: string;
  readonly date_to?: string;
  readonly agent_id?: readonly number[];
  readonly type?: readonly ('auto_bank' | 'gateway' | 'manual' | 'truewallet')[];
  readonly bank_code?: readonly string[];
  readonly amount_min?: string;
  readonly amount_max?: string;
  readonly risk?: readonly ('low' | 'medium' | 'high')[];
  readonly for_lead?: boolean;
  readonly handed_to?: readonly number[];
  readonly mine?: readonly number[];
  readonly q?: string;
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
  readonly export?: 'xlsx' | 'csv';
  readonly ids?: readonly (string | number)[];
  readonly group_by?: string;
}

/** Reply of GET /api/system/withdraw/list */
export type WithdrawListReply = Omit<
  WithdrawalRow,
  | 'member_tags' | 'deposit_total' | 'withdraw_total' | 'winloss_total' | 'handed_note' | 'upstream_ref' |
  'transferred_at' | 'slip_url' | 'refund_reason' | 'notes' | 'timeline' | 'created_at' | 'created_by' | 'updated_at' |
  'updated_by' | 'created_by_name' | 'updated_by_name'
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
  readonly warning_reason?: string | null;
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
  readonly warning_reason?: string;
}

/** Reply of POST /api/system/withdraw/action/manual */
export type WithdrawManualReply = Pick<WithdrawalRow, 'id' | 'version' | 'status'>;

/** Query of GET /api/system/withdraw/action/manual/verdict */
export interface WithdrawManualVerdictQuery {
  readonly id?: number;
  readonly ids?: readonly string[];
}

/** Reply of GET /api/system/withdraw/action/manual/verdict */
export type WithdrawManualVerdictReply = Verdict;

/** Query of GET /api/system/withdraw/officers */
export interface WithdrawOfficersQuery {
  readonly q?: string;
  readonly ids?: readonly (string | number)[];
  readonly limit?: number;
  readonly sort?: string;
}

/** Reply of GET /api/system/withdraw/officers */
export type WithdrawOfficersReply = Pick<WithdrawOfficerRow, 'id' | 'name' | 'username'>;

/** Body of POST /api/system/withdraw/action/refund */
export interface WithdrawRefundBody {
  readonly id: number;
  readonly version?: number;
  readonly expected_status?: 'pending' | 'verified' | 'processing' | 'unknown' | 'failed' | 'success' | 'refunded';
  readonly reason:
    | 'turnover_not_met' | 'account_mismatch' | 'bonus_abuse' | 'duplicate' | 'bank_closed' | 'member_request' |
    'other';
  readonly note?: string | null;
  readonly warning_reason?: string | null;
}

/** Reply of POST /api/system/withdraw/action/refund */
export type WithdrawRefundReply = Pick<WithdrawalRow, 'id' | 'version' | 'status'>;

/** Query of GET /api/system/withdraw/action/refund/verdict */
export interface WithdrawRefundVerdictQuery {
  readonly id?: number;
  readonly ids?: readonly string[];
}

/** Reply of GET /api/system/withdraw/action/refund/verdict */
export type WithdrawRefundVerdictReply = Verdict;

/** Body of POST /api/system/withdraw/action/release */
export interface WithdrawReleaseBody {
  readonly id: number;
}

/** Reply of POST /api/system/withdraw/action/release */
export interface WithdrawReleaseReply {
  readonly id: number;
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
  readonly warning_reason?: string | null;
}

/** Reply of POST /api/system/withdraw/action/verify */
export type WithdrawVerifyReply = Pick<WithdrawalRow, 'id' | 'version' | 'status'>;

/** Query of GET /api/system/withdraw/action/verify/verdict */
export interface WithdrawVerifyVerdictQuery {
  readonly id?: number;
  readonly ids?: readonly string[];
}

/** Reply of GET /api/system/withdraw/action/verify/verdict */
export type WithdrawVerifyVerdictReply = Verdict;
