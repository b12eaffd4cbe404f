// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { IngestReply } from '#contract/ingest.ts';
import type { ReportRowRow } from './report.ts';

export interface BonusLine {
  readonly at: string;
  readonly log_type:
    | 'deposit' | 'withdraw' | 'withdraw_refund' | 'bet' | 'settle' | 'cancel_bet' | 'rollback' | 'promotion' |
    'credit_free' | 'bonus_cut' | 'cashback_winloss' | 'cashback_turnover' | 'affiliate' | 'transfer_in' |
    'transfer_out' | 'adjust_add' | 'adjust_sub' | 'import' | 'poll_reward' | 'quest_reward' | 'shop_redeem' |
    'shop_refund' | 'shop_deposit' | 'wheel_reward' | 'wheel_spin';
  readonly wallet_type: 'main' | 'bonus' | 'cashback' | 'commission' | 'affiliate' | 'point' | 'ticket';
  readonly amount: string;
  readonly remark: string | null;
  readonly ref: string | null;
}

export interface DownlineSize {
  readonly l1: number;
  readonly l2: number;
}

export interface MemberDouble {
  readonly id: number;
  readonly username: string;
  readonly name: string;
  readonly agent_code: string;
  readonly status: 'active' | 'suspended' | 'locked' | 'blacklist' | 'pending';
  readonly reasons: readonly ('bank' | 'device' | 'ip')[];
}

export interface MemberFact {
  readonly reference: string;
  readonly username: string;
  readonly agent_code: string;
  readonly name: string;
  readonly mobile: string;
  readonly bank_code: string;
  readonly bank_account_no: string;
  readonly bank_account_name: string | null;
  readonly upline_username: string | null;
  readonly line_id: string | null;
  readonly register_channel: 'web' | 'line' | 'affiliate' | 'agent' | 'import';
  readonly utm_source: string | null;
  readonly ip: string | null;
  readonly device_id: string | null;
}

/** MemberFact as a body brings it. */
export interface MemberFactInput {
  readonly reference: string;
  readonly username: string;
  readonly agent_code: string;
  readonly name: string;
  readonly mobile: string;
  readonly bank_code: string;
  readonly bank_account_no: string;
  readonly bank_account_name?: string | null;
  readonly upline_username?: string | null;
  readonly line_id?: string | null;
  readonly register_channel?: 'web' | 'line' | 'affiliate' | 'agent' | 'import';
  readonly utm_source?: string | null;
  readonly ip?: string | null;
  readonly device_id?: string | null;
}

export interface MemberHit {
  readonly id: number;
  readonly username: string;
  readonly name: string;
  readonly agent_code: string;
  readonly status: 'active' | 'suspended' | 'locked' | 'blacklist' | 'pending';
}

export interface MoneyMove {
  readonly kind: 'deposit' | 'withdraw';
  readonly at: string;
  readonly ref: string;
  readonly amount: string;
  readonly channel: string;
  readonly status: string;
}

export interface PlayedWith {
  readonly name: string;
  readonly turnover: string;
  readonly valid_turnover: string;
  readonly winloss: string;
  readonly bet_count: number;
}

export interface RecentPlay {
  readonly days: number;
  readonly turnover: string;
  readonly valid_turnover: string;
  readonly winloss: string;
  readonly bet_count: number;
  readonly providers: readonly PlayedWith[];
}

export interface VisitFact {
  readonly reference: string;
  readonly username: string;
  readonly at: string;
  readonly ip: string | null;
  readonly device_id: string | null;
}

/** VisitFact as a body brings it. */
export interface VisitFactInput {
  readonly reference: string;
  readonly username: string;
  readonly at: string;
  readonly ip?: string | null;
  readonly device_id?: string | null;
}

export interface WalletHolding {
  readonly type: 'main' | 'bonus' | 'cashback' | 'commission' | 'affiliate' | 'point' | 'ticket';
  readonly balance: string;
  readonly pending: string;
  readonly turnover_required: string;
  readonly turnover_done: string;
  readonly updated_at: string;
  readonly chain: 'ok' | 'sum' | 'gap';
}

export interface WalletKind {
  readonly code: string;
  readonly name: string;
  readonly name_en: string;
  readonly unit: string;
  readonly withdrawable: 'yes' | 'after_turnover' | 'move' | 'no';
}

export interface WalletLogKind {
  readonly code: string;
  readonly name: string;
  readonly name_en: string;
  readonly direction: string;
}

/** Downline, as calls answer it. */
export interface AffiliateDownlineRow {
  readonly id: number;
  readonly username: string | null;
  readonly name: string | null;
  readonly parent_username: string | null;
  readonly registered_at: string | null;
  readonly level: number | null;
  readonly downline_count: number | null;
  readonly deposit_total: string | null;
  readonly valid_turnover: string | null;
  readonly winloss_total: string | null;
  readonly income: string | null;
  readonly status: 'active' | 'suspended' | 'locked' | 'blacklist' | 'pending' | null;
}

/** Affiliate income, as calls answer it. */
export interface AffiliateIncomeRow {
  readonly id: number;
  readonly stat_date: string;
  readonly agent_id: number;
  readonly member_id: number;
  readonly downline_id: number;
  readonly tier: number;
  readonly base: 'turnover' | 'loss' | 'deposit';
  readonly base_amount: string;
  readonly rate_pct: string;
  readonly amount: string;
  readonly paid_amount: string;
  readonly status: 'pending' | 'paid' | 'cancelled';
  readonly paid_at: string | null;
  readonly wallet_log_no: string | null;
  readonly agent_name: string;
  readonly member_name: string;
  readonly downline_name: string;
}

/** Affiliate, as calls answer it. */
export interface AffiliateRowRow {
  readonly id: number;
  readonly username: string | null;
  readonly name: string | null;
  readonly agent_id: number | null;
  readonly agent_code: string | null;
  readonly referral_code: string | null;
  readonly referral_link: string | null;
  readonly downline_l1: number | null;
  readonly downline_l2: number | null;
  readonly downline_active: number | null;
  readonly downline_deposit_total: string | null;
  readonly downline_valid_turnover: string | null;
  readonly downline_winloss: string | null;
  readonly income_total: string | null;
  readonly income_paid: string | null;
  readonly income_pending: string | null;
  readonly last_income_at: string | null;
  readonly status: 'active' | 'suspended' | null;
  readonly agent_name: string | null;
}

/** Member, as calls answer it. */
export interface MemberRow {
  readonly id: number;
  readonly username: string;
  readonly agent_id: number;
  readonly agent_code: string;
  readonly name: string;
  readonly mobile: string;
  readonly line_id: string | null;
  readonly bank_code: string;
  readonly bank_account_no: string;
  readonly bank_account_name: string;
  readonly truewallet_no: string | null;
  readonly upline_id: number | null;
  readonly referral_code: string | null;
  readonly register_channel: 'web' | 'line' | 'affiliate' | 'agent' | 'import';
  readonly utm_source: string | null;
  readonly level: 'bronze' | 'silver' | 'gold' | 'platinum' | 'diamond';
  readonly tags: readonly ('vip' | 'watch' | 'bonus_hunter' | 'new')[];
  readonly balance_main: string;
  readonly balance_bonus: string;
  readonly balance_cashback: string;
  readonly balance_commission: string;
  readonly balance_affiliate: string;
  readonly balance_point: number;
  readonly balance_ticket: number;
  readonly turnover_required: string;
  readonly turnover_done: string;
  readonly has_deposit: boolean;
  readonly deposit_count: number;
  readonly deposit_total: string;
  readonly withdraw_count: number;
  readonly withdraw_total: string;
  readonly winloss_total: string;
  readonly first_deposit_at: string | null;
  readonly last_deposit_at: string | null;
  readonly last_login_at: string | null;
  readonly last_bet_at: string | null;
  readonly last_ip: string | null;
  readonly device_id: string | null;
  readonly duplicates: readonly ('bank' | 'device' | 'ip')[];
  readonly registered_at: string;
  readonly status: 'active' | 'suspended' | 'locked' | 'blacklist' | 'pending';
  readonly activity_state: 'new' | 'active' | 'at_risk' | 'inactive' | 'lost' | 'never';
  readonly agent_name: string;
  readonly bank_name: string;
  readonly upline_name: string | null;
}

/** Provider call, as calls answer it. */
export interface ProviderLogRow {
  readonly id: number;
  readonly created_at: string;
  readonly day: string;
  readonly clock: string;
  readonly agent_id: number;
  readonly agent_code: string;
  readonly provider_id: number;
  readonly provider_code: string;
  readonly provider_status: 'active' | 'maintenance' | 'inactive';
  readonly provider_api: 'ok' | 'slow' | 'down';
  readonly sub_provider_id: number | null;
  readonly sub_provider_code: string | null;
  readonly member_id: number;
  readonly username: string;
  readonly ign: string;
  readonly action: 'balance' | 'bet' | 'settle' | 'cancel' | 'rollback' | 'bonus' | 'adjust';
  readonly game_code: string | null;
  readonly game_name: string | null;
  readonly round_id: string | null;
  readonly txn_id: string;
  readonly bet_amount: string;
  readonly valid_amount: string;
  readonly win_amount: string;
  readonly jackpot_amount: string;
  readonly balance_before: string | null;
  readonly balance_after: string | null;
  readonly status: 'ok' | 'duplicate' | 'insufficient' | 'error' | 'timeout';
  readonly error_code: string | null;
  readonly error_message: string | null;
  readonly latency_ms: number;
  readonly request_json: Readonly<Record<string, unknown>>;
  readonly response_json: Readonly<Record<string, unknown>> | null;
  readonly agent_name: string;
  readonly provider_name: string;
  readonly sub_provider_name: string | null;
  readonly member_name: string;
}

/** Wallet, as calls answer it. */
export interface WalletRow {
  readonly id: number;
  readonly member_id: number;
  readonly username: string;
  readonly agent_id: number;
  readonly wallet_type: 'main' | 'bonus' | 'cashback' | 'commission' | 'affiliate' | 'point' | 'ticket';
  readonly balance: string;
  readonly pending: string;
  readonly turnover_required: string;
  readonly turnover_done: string;
  readonly updated_at: string;
  readonly member_name: string;
  readonly agent_name: string;
}

/** Wallet log, as calls answer it. */
export interface WalletLogRow {
  readonly id: number;
  readonly created_at: string;
  readonly log_no: string;
  readonly agent_id: number;
  readonly agent_code: string;
  readonly member_id: number;
  readonly username: string;
  readonly wallet_type: 'main' | 'bonus' | 'cashback' | 'commission' | 'affiliate' | 'point' | 'ticket';
  readonly log_type:
    | 'deposit' | 'withdraw' | 'withdraw_refund' | 'bet' | 'settle' | 'cancel_bet' | 'rollback' | 'promotion' |
    'credit_free' | 'bonus_cut' | 'cashback_winloss' | 'cashback_turnover' | 'affiliate' | 'transfer_in' |
    'transfer_out' | 'adjust_add' | 'adjust_sub' | 'import' | 'poll_reward' | 'quest_reward' | 'shop_redeem' |
    'shop_refund' | 'shop_deposit' | 'wheel_reward' | 'wheel_spin';
  readonly amount: string;
  readonly direction: 'in' | 'out';
  readonly amount_in: string;
  readonly amount_out: string;
  readonly balance_before: string;
  readonly balance_after: string;
  readonly chain: 'ok' | 'sum' | 'gap';
  readonly day: string;
  readonly ref_type:
    | 'deposit' | 'withdraw' | 'bet' | 'promotion' | 'cashback' | 'import' | 'affiliate' | 'manual' | 'poll' | 'quest' |
    'shop' | 'wheel' | null;
  readonly ref_id: string | null;
  readonly provider_code: string | null;
  readonly game_code: string | null;
  readonly round_id: string | null;
  readonly turnover_added: string;
  readonly actor_type: 'member' | 'system' | 'staff' | 'provider';
  readonly actor_name: string | null;
  readonly remark: string | null;
  readonly agent_name: string;
  readonly member_name: string;
}

/** Body of POST /api/ingest/members */
export interface IngestMembersBody {
  readonly facts: readonly MemberFactInput[];
}

/** What POST /api/ingest/members makes of a fact */
export interface IngestMembersMade {
  readonly id: number;
  readonly referral_code: string;
}

/** Reply of POST /api/ingest/members */
export type IngestMembersReply = IngestReply<IngestMembersMade>;

/** Body of POST /api/ingest/visits */
export interface IngestVisitsBody {
  readonly facts: readonly VisitFactInput[];
}

/** What POST /api/ingest/visits makes of a fact */
export type IngestVisitsMade = Readonly<Record<string, never>>;

/** Reply of POST /api/ingest/visits */
export type IngestVisitsReply = IngestReply<IngestVisitsMade>;

/** Query of GET /api/member/filter */
export interface MemberAffiliateQuery {
  readonly date_from?: string;
  readonly date_to?: string;
  readonly agent_id?: readonly number[];
  readonly level?: readonly ('1' | '2')[];
  readonly min_downline?: number;
  readonly status?: readonly ('active' | 'suspended')[];
  readonly q?: string;
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
  readonly export?: 'xlsx' | 'csv';
}

/** Reply of GET /api/member/filter */
export type MemberAffiliateReply = AffiliateRowRow;

/** Query of GET /api/member/contact */
export interface MemberContactQuery {
  readonly id: number;
}

/** Reply of GET /api/member/contact */
export type MemberContactReply = Pick<
  MemberRow,
  'id' | 'username' | 'mobile' | 'bank_code' | 'bank_account_no' | 'bank_account_name' | 'truewallet_no' | 'bank_name'
>;

/** Query of GET /api/member/deposit_withdraw */
export interface MemberDepositWithdrawQuery {
  readonly date_from?: string;
  readonly date_to?: string;
  readonly compare?: string;
  readonly agent_id?: readonly number[];
  readonly username?: string;
  readonly level?: readonly ('bronze' | 'silver' | 'gold' | 'platinum' | 'diamond')[];
  readonly net_flow_min?: string;
  readonly net_flow_max?: string;
  readonly deposit_total_min?: string;
  readonly deposit_total_max?: string;
  readonly first_deposit_only?: boolean;
  readonly q?: string;
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
  readonly export?: 'xlsx' | 'csv';
}

/** Reply of GET /api/member/deposit_withdraw */
export type MemberDepositWithdrawReply = Pick<
  ReportRowRow,
  | 'row_key' | 'member_id' | 'username' | 'name' | 'level' | 'agent_id' | 'agent_code' | 'first_deposit_count' |
  'deposit_count' | 'deposit_total' | 'withdraw_count' | 'withdraw_total' | 'bonus_total' | 'net_flow' |
  'avg_deposit' | 'balance' | 'first_deposit_at' | 'last_deposit_at' | 'last_withdraw_at'
>;

/** Query of GET /api/member/filter */
export interface MemberDownlineQuery {
  readonly date_from?: string;
  readonly date_to?: string;
  readonly username: string;
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
}

/** Reply of GET /api/member/filter */
export type MemberDownlineReply = AffiliateDownlineRow;

/** Query of GET /api/member/overview */
export interface MemberOverviewQuery {
  readonly id: number;
}

/** Reply of GET /api/member/overview */
export interface MemberOverviewReply {
  readonly wallets: readonly WalletHolding[] | null;
  readonly money: readonly MoneyMove[] | null;
  readonly play: RecentPlay | null;
  readonly promotions: readonly BonusLine[] | null;
  readonly duplicates: readonly MemberDouble[];
  readonly downline: DownlineSize | null;
}

/** Query of GET /api/member/provider_logs */
export interface MemberProviderLogsQuery {
  readonly date_from?: string;
  readonly date_to?: string;
  readonly time_from?: string;
  readonly time_to?: string;
  readonly agent_id?: readonly number[];
  readonly provider_id?: readonly number[];
  readonly action?: readonly ('balance' | 'bet' | 'settle' | 'cancel' | 'rollback' | 'bonus' | 'adjust')[];
  readonly status?: readonly ('ok' | 'duplicate' | 'insufficient' | 'error' | 'timeout')[];
  readonly username?: string;
  readonly game_code?: string;
  readonly round_id?: string;
  readonly txn_id?: string;
  readonly amount_min?: string;
  readonly amount_max?: string;
  readonly latency_min?: number;
  readonly latency_max?: number;
  readonly q?: string;
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
  readonly export?: 'xlsx' | 'csv';
  readonly ids?: readonly (string | number)[];
  readonly group_by?: string;
}

/** Reply of GET /api/member/provider_logs */
export type MemberProviderLogsReply = ProviderLogRow;

/** Query of GET /api/member/raw */
export interface MemberRawQuery {
  readonly date_from?: string;
  readonly date_to?: string;
  readonly agent_id?: readonly number[];
  readonly username?: string;
  readonly level?: readonly ('bronze' | 'silver' | 'gold' | 'platinum' | 'diamond')[];
  readonly has?: readonly ('deposit_count' | 'withdraw_count' | 'bet_count')[];
  readonly q?: string;
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
  readonly export?: 'xlsx' | 'csv';
}

/** Reply of GET /api/member/raw */
export type MemberRawReply = Pick<
  ReportRowRow,
  | 'row_key' | 'stat_date' | 'agent_id' | 'agent_code' | 'member_id' | 'username' | 'name' | 'level' | 'deposit_count' |
  'deposit_total' | 'withdraw_count' | 'withdraw_total' | 'bonus_total' | 'credit_free' | 'cashback_total' |
  'adjust_total' | 'bet_count' | 'turnover' | 'valid_turnover' | 'payout' | 'member_winloss' | 'member_commission' |
  'balance_end'
>;

/** Query of GET /api/member/filter */
export interface MemberSuggestQuery {
  readonly q: string;
  readonly limit?: number;
}

/** Reply of GET /api/member/filter */
export interface MemberSuggestReply {
  readonly items: readonly MemberHit[];
}

/** Query of GET /api/member/summary */
export interface MemberSummaryQuery {
  readonly date_from?: string;
  readonly date_to?: string;
  readonly group_by?: string;
  readonly compare?: string;
  readonly agent_id?: readonly number[];
  readonly username?: string;
  readonly game_type?: readonly (
    'slot' | 'casino' | 'sport' | 'fishing' | 'lotto' | 'card' | 'cockfight' | 'esport' | 'crash'
  )[];
  readonly provider_id?: readonly number[];
  readonly sub_provider_id?: readonly number[];
  readonly level?: readonly ('bronze' | 'silver' | 'gold' | 'platinum' | 'diamond')[];
  readonly member_winloss_min?: string;
  readonly member_winloss_max?: string;
  readonly q?: string;
  readonly pivot?: string;
  readonly show?: string;
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
  readonly export?: 'xlsx' | 'csv';
}

/** Reply of GET /api/member/summary */
export type MemberSummaryReply = Pick<
  ReportRowRow,
  | 'row_key' | 'stat_date' | 'member_id' | 'username' | 'name' | 'level' | 'agent_id' | 'agent_code' | 'last_bet_at' |
  'game_id' | 'game_code' | 'game_title' | 'game_provider_id' | 'game_provider' | 'sub_provider_id' |
  'sub_provider_code' | 'sub_provider_title' | 'sub_provider_of' | 'sub_provider_type' | 'bet_member' | 'bet_count' |
  'turnover' | 'valid_turnover' | 'payout' | 'member_winloss' | 'member_commission' | 'member_net' | 'agent_winloss' |
  'company_winloss' | 'rtp_pct' | 'bonus_total'
>;

/** Query of GET /api/member/summary_detail */
export interface MemberSummaryDetailQuery {
  readonly date_from?: string;
  readonly date_to?: string;
  readonly group_by?: string;
  readonly username?: string;
  readonly agent_id?: readonly number[];
  readonly game_type?: readonly (
    'slot' | 'casino' | 'sport' | 'fishing' | 'lotto' | 'card' | 'cockfight' | 'esport' | 'crash'
  )[];
  readonly provider_id?: readonly number[];
  readonly pivot?: string;
  readonly show?: string;
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
  readonly export?: 'xlsx' | 'csv';
}

/** Reply of GET /api/member/summary_detail */
export type MemberSummaryDetailReply = Pick<
  ReportRowRow,
  | 'row_key' | 'stat_date' | 'game_id' | 'game_code' | 'game_title' | 'game_provider' | 'sub_provider_id' |
  'sub_provider_code' | 'sub_provider_title' | 'sub_provider_of' | 'sub_provider_type' | 'bet_count' | 'turnover' |
  'valid_turnover' | 'payout' | 'member_winloss' | 'member_commission' | 'rtp_pct'
>;

/** Query of GET /api/member/users */
export interface MemberUsersQuery {
  readonly agent_id?: readonly number[];
  readonly registered_from?: string;
  readonly registered_to?: string;
  readonly status?: readonly ('active' | 'suspended' | 'locked' | 'blacklist' | 'pending')[];
  readonly level?: readonly ('bronze' | 'silver' | 'gold' | 'platinum' | 'diamond')[];
  readonly activity_state?: readonly ('new' | 'active' | 'at_risk' | 'inactive' | 'lost' | 'never')[];
  readonly register_channel?: readonly ('web' | 'line' | 'affiliate' | 'agent' | 'import')[];
  readonly utm_source?: string;
  readonly has_deposit?: boolean;
  readonly tags?: readonly ('vip' | 'watch' | 'bonus_hunter' | 'new')[];
  readonly balance_min?: string;
  readonly balance_max?: string;
  readonly dup?: readonly ('bank' | 'device' | 'ip')[];
  readonly username?: string;
  readonly q?: string;
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
  readonly export?: 'xlsx' | 'csv';
  readonly ids?: readonly (string | number)[];
  readonly group_by?: string;
}

/** Reply of GET /api/member/users */
export type MemberUsersReply = Omit<MemberRow, 'has_deposit'>;

/** Query of GET /api/member/wallet_logs */
export interface MemberWalletLogsQuery {
  readonly date_from?: string;
  readonly date_to?: string;
  readonly agent_id?: readonly number[];
  readonly username?: string;
  readonly wallet_type?: readonly ('main' | 'bonus' | 'cashback' | 'commission' | 'affiliate' | 'point' | 'ticket')[];
  readonly log_type?: readonly (
    | 'deposit' | 'withdraw' | 'withdraw_refund' | 'bet' | 'settle' | 'cancel_bet' | 'rollback' | 'promotion' |
    'credit_free' | 'bonus_cut' | 'cashback_winloss' | 'cashback_turnover' | 'affiliate' | 'transfer_in' |
    'transfer_out' | 'adjust_add' | 'adjust_sub' | 'import' | 'poll_reward' | 'quest_reward' | 'shop_redeem' |
    'shop_refund' | 'shop_deposit' | 'wheel_reward' | 'wheel_spin'
  )[];
  readonly direction?: readonly ('in' | 'out')[];
  readonly amount_min?: string;
  readonly amount_max?: string;
  readonly ref_id?: string;
  readonly round_id?: string;
  readonly chain?: readonly ('ok' | 'sum' | 'gap')[];
  readonly q?: string;
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
  readonly export?: 'xlsx' | 'csv';
  readonly ids?: readonly (string | number)[];
  readonly group_by?: string;
}

/** Reply of GET /api/member/wallet_logs */
export type MemberWalletLogsReply = Omit<WalletLogRow, 'direction'>;

/** Query of GET /api/system/wallet/log_types */
export type WalletLogTypesQuery = Readonly<Record<string, never>>;

/** Reply of GET /api/system/wallet/log_types */
export interface WalletLogTypesReply {
  readonly items: readonly WalletLogKind[];
}

/** Query of GET /api/system/wallet/types */
export type WalletTypesQuery = Readonly<Record<string, never>>;

/** Reply of GET /api/system/wallet/types */
export interface WalletTypesReply {
  readonly items: readonly WalletKind[];
}
