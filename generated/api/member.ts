// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { ReportRowRow } from './report.ts';

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
  readonly register_channel: 'web' | 'line' | 'affiliate' | 'agent' | 'import';
  readonly utm_source: string | null;
  readonly level: 'bronze' | 'silver' | 'gold' | 'platinum' | 'diamond';
  readonly tags: readonly ('vip' | 'watch' | 'bonus_hunter' | 'new')[];
  readonly turnover_required: string;
  readonly turnover_done: string;
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
  readonly registered_at: string;
  readonly status: 'active' | 'suspended' | 'locked' | 'blacklist' | 'pending';
  readonly activity_state: 'new' | 'active' | 'at_risk' | 'inactive' | 'lost' | 'never';
  readonly agent_name: string;
  readonly bank_name: string;
  readonly upline_name: string | null;
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
    | 'deposit'
    | 'withdraw'
    | 'withdraw_refund'
    | 'bet'
    | 'settle'
    | 'cancel_bet'
    | 'rollback'
    | 'promotion'
    | 'credit_free'
    | 'bonus_cut'
    | 'cashback_winloss'
    | 'cashback_turnover'
    | 'affiliate'
    | 'wheel_reward'
    | 'quest_reward'
    | 'poll_reward'
    | 'shop_redeem'
    | 'shop_refund'
    | 'shop_deposit'
    | 'wheel_spin'
    | 'transfer_in'
    | 'transfer_out'
    | 'adjust_add'
    | 'adjust_sub'
    | 'import';
  readonly amount: string;
  readonly balance_before: string;
  readonly balance_after: string;
  readonly ref_type:
    | 'deposit'
    | 'withdraw'
    | 'bet'
    | 'promotion'
    | 'quest'
    | 'wheel'
    | 'poll'
    | 'shop'
    | 'cashback'
    | 'import'
    | 'manual'
    | null;
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

/** Query of GET /api/member/deposit_withdraw */
export interface MemberDepositWithdrawQuery {
  readonly date_from?: string;
  readonly date_to?: string;
  readonly compare?: boolean;
  readonly agent_id?: readonly number[];
  readonly username?: string;
  readonly level?: readonly ('bronze' | 'silver' | 'gold' | 'platinum' | 'diamond')[];
  readonly net_flow_min?: string;
  readonly net_flow_max?: string;
  readonly deposit_total_min?: string;
  readonly deposit_total_max?: string;
  readonly q?: string;
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
  readonly export?: 'csv';
}

/** Reply of GET /api/member/deposit_withdraw */
export type MemberDepositWithdrawReply = Pick<
  ReportRowRow,
  | 'row_key'
  | 'member_id'
  | 'username'
  | 'name'
  | 'level'
  | 'agent_id'
  | 'agent_code'
  | 'deposit_count'
  | 'deposit_total'
  | 'withdraw_count'
  | 'withdraw_total'
  | 'bonus_total'
  | 'net_flow'
  | 'avg_deposit'
  | 'first_deposit_at'
  | 'last_deposit_at'
  | 'member_name'
  | 'agent_name'
>;

/** Query of GET /api/member/raw */
export interface MemberRawQuery {
  readonly date_from?: string;
  readonly date_to?: string;
  readonly agent_id?: readonly number[];
  readonly username?: string;
  readonly level?: readonly ('bronze' | 'silver' | 'gold' | 'platinum' | 'diamond')[];
  readonly q?: string;
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
  readonly export?: 'csv';
}

/** Reply of GET /api/member/raw */
export type MemberRawReply = Pick<
  ReportRowRow,
  | 'row_key'
  | 'stat_date'
  | 'agent_id'
  | 'agent_code'
  | 'member_id'
  | 'username'
  | 'name'
  | 'level'
  | 'deposit_count'
  | 'deposit_total'
  | 'withdraw_count'
  | 'withdraw_total'
  | 'bonus_total'
  | 'credit_free'
  | 'cashback_total'
  | 'adjust_total'
  | 'bet_count'
  | 'turnover'
  | 'valid_turnover'
  | 'payout'
  | 'member_winloss'
  | 'member_commission'
  | 'agent_name'
  | 'member_name'
>;

/** Query of GET /api/member/filter */
export interface MemberSuggestQuery {
  readonly q: string;
  readonly limit?: number;
}

/** Reply of GET /api/member/filter */
export interface MemberSuggestReply {
  readonly items: readonly Readonly<Record<string, unknown>>[] | null;
}

/** Query of GET /api/member/summary */
export interface MemberSummaryQuery {
  readonly date_from?: string;
  readonly date_to?: string;
  readonly group_by?: string;
  readonly compare?: boolean;
  readonly agent_id?: readonly number[];
  readonly username?: string;
  readonly game_type?: readonly (
    'slot' | 'casino' | 'sport' | 'fishing' | 'lotto' | 'card' | 'cockfight' | 'esport' | 'crash'
  )[];
  readonly provider_id?: readonly number[];
  readonly level?: readonly ('bronze' | 'silver' | 'gold' | 'platinum' | 'diamond')[];
  readonly member_winloss_min?: string;
  readonly member_winloss_max?: string;
  readonly q?: string;
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
  readonly export?: 'csv';
}

/** Reply of GET /api/member/summary */
export type MemberSummaryReply = Pick<
  ReportRowRow,
  | 'row_key'
  | 'stat_date'
  | 'member_id'
  | 'username'
  | 'name'
  | 'level'
  | 'agent_id'
  | 'agent_code'
  | 'last_bet_at'
  | 'sub_provider_id'
  | 'sub_provider_code'
  | 'sub_provider_title'
  | 'sub_provider_of'
  | 'sub_provider_type'
  | 'bet_member'
  | 'bet_count'
  | 'turnover'
  | 'valid_turnover'
  | 'payout'
  | 'member_winloss'
  | 'member_commission'
  | 'member_net'
  | 'agent_winloss'
  | 'company_winloss'
  | 'rtp_pct'
  | 'bonus_total'
  | 'member_name'
  | 'agent_name'
  | 'sub_provider_name'
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
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
  readonly export?: 'csv';
}

/** Reply of GET /api/member/summary_detail */
export type MemberSummaryDetailReply = Pick<
  ReportRowRow,
  | 'row_key'
  | 'stat_date'
  | 'sub_provider_id'
  | 'sub_provider_code'
  | 'sub_provider_title'
  | 'sub_provider_of'
  | 'sub_provider_type'
  | 'bet_count'
  | 'turnover'
  | 'valid_turnover'
  | 'payout'
  | 'member_winloss'
  | 'member_commission'
  | 'rtp_pct'
  | 'sub_provider_name'
>;

/** Query of GET /api/system/wallet/log_types */
export type WalletLogTypesQuery = Readonly<Record<string, never>>;

/** Reply of GET /api/system/wallet/log_types */
export interface WalletLogTypesReply {
  readonly items: readonly Readonly<Record<string, unknown>>[] | null;
}

/** Query of GET /api/system/wallet/types */
export type WalletTypesQuery = Readonly<Record<string, never>>;

/** Reply of GET /api/system/wallet/types */
export interface WalletTypesReply {
  readonly items: readonly Readonly<Record<string, unknown>>[] | null;
}
