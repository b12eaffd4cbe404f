// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { ReportRowRow } from './report.ts';

export interface AgentBank {
  readonly id: number;
  readonly nickname: string | null;
  readonly bank_code: string;
  readonly ending: string;
  readonly usage: 'deposit' | 'withdraw' | 'both' | 'holding' | 'spare';
  readonly balance: string;
  readonly session_status: 'online' | 'offline' | 'otp_required' | 'locked' | 'error' | 'none';
  readonly status: 'active' | 'paused' | 'closed' | 'frozen';
  readonly shared: boolean;
}

export interface AgentGateway {
  readonly id: number;
  readonly gateway: string;
  readonly title: string;
  readonly account: string;
  readonly deposit_enabled: boolean;
  readonly withdraw_enabled: boolean;
  readonly priority: number | null;
  readonly status: string;
}

export interface ConfigChange {
  readonly at: string;
  readonly by: string;
}

export interface ConfigItem {
  readonly agent_id: number;
  readonly group: string;
  readonly key: string;
  readonly label: string;
  readonly value: string | null;
  readonly value_type: string;
  readonly default: string | null;
  readonly updated_at: string | null;
  readonly updated_by: string | null;
}

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

/** Agent settings, as calls answer it. */
export interface AgentConfigRow {
  readonly id: number;
  readonly agent_id: number;
  readonly agent_code: string;
  readonly deposit_enabled: boolean;
  readonly deposit_min: string;
  readonly deposit_max: string;
  readonly auto_match_minutes: number;
  readonly decimal_match: boolean;
  readonly match_mode: 'account' | 'account_name' | 'decimal';
  readonly match_sure_score: number;
  readonly match_undo_hours: number;
  readonly withdraw_enabled: boolean;
  readonly withdraw_min: string;
  readonly withdraw_max: string;
  readonly withdraw_daily_max: string;
  readonly withdraw_daily_count: number;
  readonly auto_withdraw_enabled: boolean;
  readonly auto_withdraw_max: string;
  readonly withdraw_channel_default: 'auto_bank' | 'gateway' | 'manual' | 'truewallet';
  readonly withdraw_fee: string;
  readonly turnover_required: string;
  readonly turnover_count_types:
    | readonly ('slot' | 'casino' | 'sport' | 'fishing' | 'lotto' | 'card' | 'cockfight' | 'esport' | 'crash')[]
    | null;
  readonly winloss_enabled: boolean;
  readonly winloss_pct: string;
  readonly winloss_max: string;
  readonly winloss_min_loss: string;
  readonly winloss_cycle: 'daily' | 'weekly' | 'monthly';
  readonly winloss_claim: 'auto' | 'manual';
  readonly turnover_enabled: boolean;
  readonly turnover_pct: string;
  readonly turnover_max: string;
  readonly turnover_min: string;
  readonly turnover_cycle: 'daily' | 'weekly' | 'monthly';
  readonly turnover_claim: 'auto' | 'manual';
  readonly claim_hours: number;
  readonly affiliate_enabled: boolean;
  readonly affiliate_mode: 'turnover' | 'loss' | 'deposit';
  readonly affiliate_pct_l1: string;
  readonly affiliate_pct_l2: string;
  readonly register_enabled: boolean;
  readonly otp_required: boolean;
  readonly dup_bank_allowed: boolean;
  readonly telegram_chat_id: string | null;
  readonly line_notify_group: string | null;
  readonly maintenance: boolean;
  readonly announcement: string | null;
  readonly changed: Readonly<Record<string, ConfigChange>> | null;
  readonly created_at: string;
  readonly created_by: number | null;
  readonly updated_at: string;
  readonly updated_by: number | null;
  readonly version: number;
  readonly agent_name: string;
  readonly created_by_name: string | null;
  readonly updated_by_name: string | null;
}

/** Shares of an agent, as calls answer it. */
export interface AgentShareRow {
  readonly id: number;
  readonly agent_id: number;
  readonly effective_from: string;
  readonly share_pct: string;
  readonly commission_pct: string;
  readonly changed_at: string;
  readonly changed_by: number | null;
  readonly agent_name: string;
  readonly changed_by_name: string | null;
}

/** Agent, as calls answer it. */
export interface AgentStateRow {
  readonly id: number;
  readonly version: number;
  readonly code: string;
  readonly name: string;
  readonly type: 'master' | 'agent';
  readonly parent_id: number | null;
  readonly server: 'cat350_v2' | 'rc100_v2' | 'welike_v3' | 'dgbet';
  readonly prefix: string;
  readonly domain: string | null;
  readonly share_pct: string;
  readonly commission_pct: string;
  readonly member_count: number;
  readonly active_member_today: number;
  readonly balance_total: string;
  readonly status: 'active' | 'suspended' | 'closed';
  readonly updated_at: string;
  readonly parent_name: string | null;
}

/** Query of GET /api/system/agent/channels */
export interface AgentChannelsQuery {
  readonly agent_id: number;
}

/** Reply of GET /api/system/agent/channels */
export interface AgentChannelsReply {
  readonly banks: readonly AgentBank[] | null;
  readonly gateways: readonly AgentGateway[] | null;
}

/** Query of GET /api/system/agent/configs/list */
export interface AgentConfigsQuery {
  readonly agent_id: number;
}

/** Reply of GET /api/system/agent/configs/list */
export interface AgentConfigsReply {
  readonly agent_id: number;
  readonly version: number;
  readonly items: readonly ConfigItem[];
}

/** Body of POST /api/system/agent/configs/update */
export interface AgentConfigsUpdateBody {
  readonly agent_id: number;
  readonly version: number;
  readonly values: Readonly<Record<string, unknown>>;
}

/** Reply of POST /api/system/agent/configs/update */
export interface AgentConfigsUpdateReply {
  readonly agent_id: number;
  readonly version: number;
  readonly changed: readonly string[];
}

/** Query of GET /api/agent/deposit_withdraw */
export interface AgentDepositWithdrawQuery {
  readonly date_from?: string;
  readonly date_to?: string;
  readonly group_by?: string;
  readonly compare?: string;
  readonly master_id?: readonly number[];
  readonly agent_id?: readonly number[];
  readonly server?: readonly ('cat350_v2' | 'rc100_v2' | 'welike_v3' | 'dgbet')[];
  readonly channel?: readonly ('bank' | 'gateway' | 'truewallet' | 'manual')[];
  readonly pivot?: string;
  readonly show?: string;
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
  readonly export?: 'xlsx' | 'csv';
}

/** Reply of GET /api/agent/deposit_withdraw */
export type AgentDepositWithdrawReply = Pick<
  ReportRowRow,
  | 'row_key' | 'stat_date' | 'hour' | 'month' | 'master_id' | 'master_code' | 'master_title' | 'agent_id' |
  'agent_code' | 'agent_title' | 'new_member' | 'first_deposit_count' | 'first_deposit_total' | 'deposit_count' |
  'deposit_member' | 'deposit_total' | 'deposit_bank' | 'deposit_gateway' | 'deposit_truewallet' | 'deposit_manual' |
  'avg_deposit' | 'withdraw_count' | 'withdraw_member' | 'withdraw_total' | 'withdraw_bank' | 'withdraw_gateway' |
  'withdraw_manual' | 'avg_withdraw' | 'bonus_total' | 'gateway_fee' | 'net_flow'
>;

/** Query of GET /api/agent/deposit_withdraw_daily */
export interface AgentDepositWithdrawDailyQuery {
  readonly date_from?: string;
  readonly date_to?: string;
  readonly group_by?: string;
  readonly compare?: string;
  readonly master_id?: readonly number[];
  readonly agent_id?: readonly number[];
  readonly server?: readonly ('cat350_v2' | 'rc100_v2' | 'welike_v3' | 'dgbet')[];
  readonly channel?: readonly ('bank' | 'gateway' | 'truewallet' | 'manual')[];
  readonly minute_min?: number;
  readonly minute_max?: number;
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
  readonly export?: 'xlsx' | 'csv';
}

/** Reply of GET /api/agent/deposit_withdraw_daily */
export type AgentDepositWithdrawDailyReply = Pick<
  ReportRowRow,
  | 'row_key' | 'stat_date' | 'hour' | 'month' | 'master_id' | 'master_code' | 'master_title' | 'agent_id' |
  'agent_code' | 'agent_title' | 'new_member' | 'first_deposit_count' | 'first_deposit_total' | 'deposit_count' |
  'deposit_member' | 'deposit_total' | 'deposit_bank' | 'deposit_gateway' | 'deposit_truewallet' | 'deposit_manual' |
  'avg_deposit' | 'withdraw_count' | 'withdraw_member' | 'withdraw_total' | 'withdraw_bank' | 'withdraw_gateway' |
  'withdraw_manual' | 'avg_withdraw' | 'bonus_total' | 'gateway_fee' | 'net_flow'
>;

/** Query of GET /api/system/agent/detail */
export interface AgentDetailQuery {
  readonly agent_id: number;
}

/** Reply of GET /api/system/agent/detail */
export type AgentDetailReply = AgentRow;

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

/** Query of GET /api/system/agent/list */
export interface AgentListQuery {
  readonly server?: readonly ('cat350_v2' | 'rc100_v2' | 'welike_v3' | 'dgbet')[];
  readonly type?: readonly ('master' | 'agent')[];
  readonly parent_id?: readonly number[];
  readonly status?: readonly ('active' | 'suspended' | 'closed')[];
  readonly q?: string;
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
  readonly export?: 'xlsx' | 'csv';
  readonly ids?: readonly (string | number)[];
}

/** Reply of GET /api/system/agent/list */
export type AgentListReply = AgentStateRow;

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
  readonly export?: 'xlsx' | 'csv';
}

/** Reply of GET /api/agent/raw */
export type AgentRawReply = Pick<
  ReportRowRow,
  | 'row_key' | 'stat_date' | 'server' | 'agent_id' | 'agent_master' | 'agent_code' | 'agent_title' | 'new_member' |
  'login_member' | 'first_deposit_count' | 'deposit_member' | 'withdraw_member' | 'bet_member' | 'deposit_count' |
  'deposit_total' | 'deposit_bank' | 'deposit_gateway' | 'deposit_truewallet' | 'deposit_manual' | 'withdraw_count' |
  'withdraw_total' | 'withdraw_bank' | 'withdraw_gateway' | 'withdraw_manual' | 'net_flow' | 'bet_count' | 'turnover' |
  'valid_turnover' | 'payout' | 'ggr' | 'member_winloss' | 'member_commission' | 'member_net' | 'agent_share_pct' |
  'agent_winloss' | 'agent_commission' | 'agent_net' | 'company_winloss' | 'company_net' | 'hold_pct' | 'bonus_total' |
  'credit_free' | 'cashback_winloss' | 'cashback_turnover' | 'affiliate' | 'poll' | 'quest' | 'shop' | 'wheel' |
  'adjust_total' | 'promo_cost' | 'gateway_fee' | 'fee_accrued' | 'profit'
>;

/** Query of GET /api/system/agent/shares */
export interface AgentSharesQuery {
  readonly agent_id?: readonly number[];
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
  readonly ids?: readonly (string | number)[];
}

/** Reply of GET /api/system/agent/shares */
export type AgentSharesReply = AgentShareRow;

/** Query of GET /api/agent/summary */
export interface AgentSummaryQuery {
  readonly date_from?: string;
  readonly date_to?: string;
  readonly group_by?: string;
  readonly compare?: string;
  readonly master_id?: readonly number[];
  readonly agent_id?: readonly number[];
  readonly username?: string;
  readonly server?: readonly ('cat350_v2' | 'rc100_v2' | 'welike_v3' | 'dgbet')[];
  readonly game_type?: readonly (
    'slot' | 'casino' | 'sport' | 'fishing' | 'lotto' | 'card' | 'cockfight' | 'esport' | 'crash'
  )[];
  readonly provider_id?: readonly number[];
  readonly hide_zero?: boolean;
  readonly q?: string;
  readonly pivot?: string;
  readonly show?: string;
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
  readonly export?: 'xlsx' | 'csv';
}

/** Reply of GET /api/agent/summary */
export type AgentSummaryReply = Pick<
  ReportRowRow,
  | 'row_key' | 'stat_date' | 'month' | 'master_id' | 'master_code' | 'master_title' | 'agent_id' | 'agent_code' |
  'agent_title' | 'agent_master' | 'server' | 'member_id' | 'username' | 'name' | 'level' | 'provider_id' |
  'provider_code' | 'provider_title' | 'sub_provider_id' | 'sub_provider_code' | 'sub_provider_title' |
  'sub_provider_of' | 'sub_provider_type' | 'bet_member' | 'bet_count' | 'turnover' | 'valid_turnover' | 'payout' |
  'ggr' | 'member_winloss' | 'member_commission' | 'member_net' | 'agent_share_pct' | 'agent_winloss' |
  'agent_commission' | 'agent_net' | 'company_winloss' | 'company_net' | 'hold_pct' | 'new_member' |
  'first_deposit_count' | 'deposit_total' | 'withdraw_total' | 'net_flow' | 'promo_cost' | 'gateway_fee' |
  'fee_accrued' | 'profit' | 'mom_pct'
>;

/** Query of GET /api/agent/summary_detail */
export interface AgentSummaryDetailQuery {
  readonly date_from?: string;
  readonly date_to?: string;
  readonly group_by?: string;
  readonly compare?: string;
  readonly agent_id?: readonly number[];
  readonly game_type?: readonly (
    'slot' | 'casino' | 'sport' | 'fishing' | 'lotto' | 'card' | 'cockfight' | 'esport' | 'crash'
  )[];
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
  readonly export?: 'xlsx' | 'csv';
}

/** Reply of GET /api/agent/summary_detail */
export type AgentSummaryDetailReply = Pick<
  ReportRowRow,
  | 'row_key' | 'stat_date' | 'game_type' | 'member_id' | 'username' | 'name' | 'agent_id' | 'agent_code' |
  'bet_member' | 'bet_count' | 'turnover' | 'valid_turnover' | 'payout' | 'member_winloss' | 'member_commission' |
  'member_net' | 'agent_share_pct' | 'agent_winloss' | 'agent_commission' | 'agent_net' | 'company_winloss' |
  'company_net'
>;

/** Query of GET /api/agent/summary_provider */
export interface AgentSummaryProviderQuery {
  readonly date_from?: string;
  readonly date_to?: string;
  readonly group_by?: string;
  readonly compare?: string;
  readonly master_id?: readonly number[];
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

/** Reply of GET /api/agent/summary_provider */
export type AgentSummaryProviderReply = Pick<
  ReportRowRow,
  | 'row_key' | 'stat_date' | 'month' | 'provider_id' | 'provider_code' | 'provider_title' | 'invoice_base' |
  'cost_pct' | 'sub_provider_id' | 'sub_provider_code' | 'sub_provider_title' | 'sub_provider_of' |
  'sub_provider_type' | 'game_type' | 'agent_id' | 'agent_code' | 'agent_title' | 'bet_member' | 'bet_count' |
  'turnover' | 'valid_turnover' | 'payout' | 'ggr' | 'member_winloss' | 'member_commission' | 'agent_winloss' |
  'agent_commission' | 'company_winloss' | 'company_net' | 'hold_pct' | 'share_of_turnover_pct' | 'fee_pct' |
  'fee_accrued' | 'cumulative_month' | 'invoice_id' | 'invoice_provider_id' | 'invoice_provider' | 'invoice_on' |
  'invoice_rate' | 'invoice_status' | 'carry_in' | 'billable_amount' | 'fee_amount' | 'min_fee' | 'invoice_amount' |
  'carry_out'
>;

/** Body of POST /api/system/agent/update */
export interface AgentUpdateBody {
  readonly agent_id: number;
  readonly version: number;
  readonly name?: string;
  readonly domain?: string | null;
  readonly contact_name?: string | null;
  readonly contact_tel?: string | null;
  readonly line_id?: string | null;
  readonly share_pct?: string;
  readonly commission_pct?: string;
  readonly credit_limit?: string;
  readonly status?: 'active' | 'suspended' | 'closed';
  readonly note?: string | null;
  readonly confirm_code?: string | null;
}

/** Reply of POST /api/system/agent/update */
export type AgentUpdateReply = Pick<AgentRow, 'id' | 'version'>;
