// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { ReportRowRow } from './report.ts';

/** Agent, as calls answer it. */
export interface AgentRow {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly type: 'master' | 'agent';
  readonly parent_id: number | null;
  readonly server: 'cat350_v2' | 'rc100_v2' | 'welike_v3' | 'dgbet';
  readonly prefix: string;
  readonly domain: string | null;
  readonly contact_name: string | null;
  readonly contact_tel: string | null;
  readonly line_id: string | null;
  readonly share_pct: string;
  readonly commission_pct: string;
  readonly credit_limit: string;
  readonly status: 'active' | 'suspended' | 'closed';
  readonly note: string | null;
  readonly created_at: string;
  readonly created_by: number | null;
  readonly updated_at: string;
  readonly updated_by: number | null;
  readonly version: number;
  readonly parent_name: string | null;
  readonly created_by_name: string | null;
  readonly updated_by_name: string | null;
}

/** Query of GET /api/agent/deposit_withdraw */
export interface AgentDepositWithdrawQuery {
  readonly date_from?: string;
  readonly date_to?: string;
  readonly group_by?: string;
  readonly compare?: boolean;
  readonly master_id?: readonly number[];
  readonly agent_id?: readonly number[];
  readonly server?: readonly ('cat350_v2' | 'rc100_v2' | 'welike_v3' | 'dgbet')[];
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
  readonly export?: 'csv';
}

/** Reply of GET /api/agent/deposit_withdraw */
export type AgentDepositWithdrawReply = Pick<
  ReportRowRow,
  | 'row_key'
  | 'stat_date'
  | 'hour'
  | 'month'
  | 'master_id'
  | 'master_code'
  | 'master_title'
  | 'agent_id'
  | 'agent_code'
  | 'agent_title'
  | 'new_member'
  | 'first_deposit_count'
  | 'first_deposit_total'
  | 'deposit_count'
  | 'deposit_member'
  | 'deposit_total'
  | 'deposit_bank'
  | 'deposit_gateway'
  | 'deposit_truewallet'
  | 'deposit_manual'
  | 'avg_deposit'
  | 'withdraw_count'
  | 'withdraw_member'
  | 'withdraw_total'
  | 'withdraw_bank'
  | 'withdraw_gateway'
  | 'withdraw_manual'
  | 'avg_withdraw'
  | 'bonus_total'
  | 'gateway_fee'
  | 'net_flow'
  | 'master_name'
  | 'agent_name'
>;

/** Query of GET /api/agent/deposit_withdraw_daily */
export interface AgentDepositWithdrawDailyQuery {
  readonly date_from?: string;
  readonly date_to?: string;
  readonly group_by?: string;
  readonly compare?: boolean;
  readonly master_id?: readonly number[];
  readonly agent_id?: readonly number[];
  readonly server?: readonly ('cat350_v2' | 'rc100_v2' | 'welike_v3' | 'dgbet')[];
  readonly minute_min?: number;
  readonly minute_max?: number;
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
  readonly export?: 'csv';
}

/** Reply of GET /api/agent/deposit_withdraw_daily */
export type AgentDepositWithdrawDailyReply = Pick<
  ReportRowRow,
  | 'row_key'
  | 'stat_date'
  | 'hour'
  | 'month'
  | 'master_id'
  | 'master_code'
  | 'master_title'
  | 'agent_id'
  | 'agent_code'
  | 'agent_title'
  | 'new_member'
  | 'first_deposit_count'
  | 'first_deposit_total'
  | 'deposit_count'
  | 'deposit_member'
  | 'deposit_total'
  | 'deposit_bank'
  | 'deposit_gateway'
  | 'deposit_truewallet'
  | 'deposit_manual'
  | 'avg_deposit'
  | 'withdraw_count'
  | 'withdraw_member'
  | 'withdraw_total'
  | 'withdraw_bank'
  | 'withdraw_gateway'
  | 'withdraw_manual'
  | 'avg_withdraw'
  | 'bonus_total'
  | 'gateway_fee'
  | 'net_flow'
  | 'master_name'
  | 'agent_name'
>;

/** Query of GET /api/system/agent/items */
export interface AgentItemsQuery {
  readonly type?: readonly ('master' | 'agent')[];
  readonly status?: readonly ('active' | 'suspended' | 'closed')[];
  readonly q?: string;
  readonly ids?: readonly (string | number)[];
  readonly limit?: number;
  readonly sort?: string;
}

/** Reply of GET /api/system/agent/items */
export type AgentItemsReply = Pick<
  AgentRow,
  'id' | 'code' | 'name' | 'type' | 'parent_id' | 'prefix' | 'status' | 'parent_name'
>;

/** Query of GET /api/agent/raw */
export interface AgentRawQuery {
  readonly date_from?: string;
  readonly date_to?: string;
  readonly master_id?: readonly number[];
  readonly agent_id?: readonly number[];
  readonly server?: readonly ('cat350_v2' | 'rc100_v2' | 'welike_v3' | 'dgbet')[];
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
  readonly export?: 'csv';
}

/** Reply of GET /api/agent/raw */
export type AgentRawReply = Pick<
  ReportRowRow,
  | 'row_key'
  | 'stat_date'
  | 'server'
  | 'agent_id'
  | 'agent_master'
  | 'agent_code'
  | 'agent_title'
  | 'new_member'
  | 'first_deposit_count'
  | 'deposit_member'
  | 'withdraw_member'
  | 'bet_member'
  | 'deposit_count'
  | 'deposit_total'
  | 'deposit_bank'
  | 'deposit_gateway'
  | 'deposit_truewallet'
  | 'deposit_manual'
  | 'withdraw_count'
  | 'withdraw_total'
  | 'withdraw_bank'
  | 'withdraw_gateway'
  | 'withdraw_manual'
  | 'net_flow'
  | 'bet_count'
  | 'turnover'
  | 'valid_turnover'
  | 'payout'
  | 'ggr'
  | 'member_winloss'
  | 'member_commission'
  | 'member_net'
  | 'agent_share_pct'
  | 'agent_winloss'
  | 'agent_commission'
  | 'agent_net'
  | 'company_winloss'
  | 'company_net'
  | 'hold_pct'
  | 'bonus_total'
  | 'credit_free'
  | 'cashback_winloss'
  | 'cashback_turnover'
  | 'affiliate'
  | 'wheel'
  | 'quest'
  | 'poll'
  | 'adjust_total'
  | 'promo_cost'
  | 'gateway_fee'
  | 'fee_accrued'
  | 'profit'
  | 'agent_name'
>;

/** Query of GET /api/agent/summary */
export interface AgentSummaryQuery {
  readonly date_from?: string;
  readonly date_to?: string;
  readonly group_by?: string;
  readonly compare?: boolean;
  readonly master_id?: readonly number[];
  readonly agent_id?: readonly number[];
  readonly username?: string;
  readonly server?: readonly ('cat350_v2' | 'rc100_v2' | 'welike_v3' | 'dgbet')[];
  readonly game_type?: readonly (
    'slot' | 'casino' | 'sport' | 'fishing' | 'lotto' | 'card' | 'cockfight' | 'esport' | 'crash'
  )[];
  readonly provider_id?: readonly number[];
  readonly q?: string;
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
  readonly export?: 'csv';
}

/** Reply of GET /api/agent/summary */
export type AgentSummaryReply = Pick<
  ReportRowRow,
  | 'row_key'
  | 'stat_date'
  | 'month'
  | 'master_id'
  | 'master_code'
  | 'master_title'
  | 'agent_id'
  | 'agent_code'
  | 'agent_title'
  | 'agent_master'
  | 'server'
  | 'member_id'
  | 'username'
  | 'name'
  | 'level'
  | 'provider_id'
  | 'provider_code'
  | 'provider_title'
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
  | 'ggr'
  | 'member_winloss'
  | 'member_commission'
  | 'member_net'
  | 'agent_share_pct'
  | 'agent_winloss'
  | 'agent_commission'
  | 'agent_net'
  | 'company_winloss'
  | 'company_net'
  | 'hold_pct'
  | 'new_member'
  | 'first_deposit_count'
  | 'deposit_total'
  | 'withdraw_total'
  | 'net_flow'
  | 'promo_cost'
  | 'gateway_fee'
  | 'fee_accrued'
  | 'profit'
  | 'master_name'
  | 'agent_name'
  | 'member_name'
  | 'provider_name'
  | 'sub_provider_name'
>;

/** Query of GET /api/agent/summary_detail */
export interface AgentSummaryDetailQuery {
  readonly date_from?: string;
  readonly date_to?: string;
  readonly group_by?: string;
  readonly compare?: boolean;
  readonly agent_id?: readonly number[];
  readonly game_type?: readonly (
    'slot' | 'casino' | 'sport' | 'fishing' | 'lotto' | 'card' | 'cockfight' | 'esport' | 'crash'
  )[];
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
  readonly export?: 'csv';
}

/** Reply of GET /api/agent/summary_detail */
export type AgentSummaryDetailReply = Pick<
  ReportRowRow,
  | 'row_key'
  | 'stat_date'
  | 'game_type'
  | 'member_id'
  | 'username'
  | 'name'
  | 'agent_id'
  | 'agent_code'
  | 'bet_member'
  | 'bet_count'
  | 'turnover'
  | 'valid_turnover'
  | 'payout'
  | 'member_winloss'
  | 'member_commission'
  | 'member_net'
  | 'agent_share_pct'
  | 'agent_winloss'
  | 'agent_commission'
  | 'agent_net'
  | 'company_winloss'
  | 'company_net'
  | 'member_name'
  | 'agent_name'
>;

/** Query of GET /api/agent/summary_provider */
export interface AgentSummaryProviderQuery {
  readonly date_from?: string;
  readonly date_to?: string;
  readonly group_by?: string;
  readonly compare?: boolean;
  readonly master_id?: readonly number[];
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

/** Reply of GET /api/agent/summary_provider */
export type AgentSummaryProviderReply = Pick<
  ReportRowRow,
  | 'row_key'
  | 'stat_date'
  | 'month'
  | 'provider_id'
  | 'provider_code'
  | 'provider_title'
  | 'invoice_base'
  | 'cost_pct'
  | 'sub_provider_id'
  | 'sub_provider_code'
  | 'sub_provider_title'
  | 'sub_provider_of'
  | 'sub_provider_type'
  | 'game_type'
  | 'agent_id'
  | 'agent_code'
  | 'agent_title'
  | 'bet_member'
  | 'bet_count'
  | 'turnover'
  | 'valid_turnover'
  | 'payout'
  | 'ggr'
  | 'member_winloss'
  | 'member_commission'
  | 'agent_winloss'
  | 'agent_commission'
  | 'company_winloss'
  | 'company_net'
  | 'hold_pct'
  | 'share_of_turnover_pct'
  | 'fee_accrued'
  | 'invoice_id'
  | 'invoice_provider_id'
  | 'invoice_provider'
  | 'invoice_on'
  | 'invoice_rate'
  | 'invoice_status'
  | 'carry_in'
  | 'billable_amount'
  | 'fee_amount'
  | 'min_fee'
  | 'invoice_amount'
  | 'carry_out'
  | 'provider_name'
  | 'sub_provider_name'
  | 'agent_name'
  | 'invoice_name'
  | 'invoice_provider_name'
>;
