// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { IngestReply } from '#contract/ingest.ts';

export interface ActiveDay {
  readonly day: string;
  readonly unfinished: boolean;
  readonly dau: number;
  readonly new_member: number;
}

export interface BetDayFact {
  readonly reference: string;
  readonly username: string;
  readonly sub_provider_code: string;
  readonly day: string;
  readonly revision: number;
  readonly bet_count: number;
  readonly turnover: string;
  readonly valid_turnover: string;
  readonly payout: string;
  readonly games: readonly BetDayGame[] | null;
}

/** BetDayFact as a body brings it. */
export interface BetDayFactInput {
  readonly reference: string;
  readonly username: string;
  readonly sub_provider_code: string;
  readonly day: string;
  readonly revision: number;
  readonly bet_count: number;
  readonly turnover: string;
  readonly valid_turnover: string;
  readonly payout: string;
  readonly games?: readonly BetDayGameInput[] | null;
}

export interface BetDayGame {
  readonly game_code: string;
  readonly bet_count: number;
  readonly turnover: string;
  readonly valid_turnover: string;
  readonly payout: string;
  readonly biggest_win: string | null;
}

/** BetDayGame as a body brings it. */
export interface BetDayGameInput {
  readonly game_code: string;
  readonly bet_count: number;
  readonly turnover: string;
  readonly valid_turnover: string;
  readonly payout: string;
  readonly biggest_win?: string | null;
}

export interface BetFact {
  readonly reference: string;
  readonly username: string;
  readonly sub_provider_code: string;
  readonly game_code: string;
  readonly settled_at: string;
  readonly turnover: string;
  readonly valid_turnover: string;
  readonly payout: string;
}

/** BetFact as a body brings it. */
export interface BetFactInput {
  readonly reference: string;
  readonly username: string;
  readonly sub_provider_code: string;
  readonly game_code: string;
  readonly settled_at: string;
  readonly turnover: string;
  readonly valid_turnover: string;
  readonly payout: string;
}

export interface Cohort {
  readonly from: string;
  readonly to: string;
  readonly size: number;
  readonly d1: string | null;
  readonly d7: string | null;
  readonly d14: string | null;
  readonly d30: string | null;
}

/** Agent by day, as calls answer it. */
export interface AgentDayRow {
  readonly id: number;
  readonly stat_date: string;
  readonly agent_id: number;
  readonly bet_count: number;
  readonly turnover: string;
  readonly valid_turnover: string;
  readonly payout: string;
  readonly member_commission: string;
  readonly agent_winloss: string;
  readonly agent_commission: string;
  readonly provider_cost: string;
  readonly new_member: number;
  readonly login_count: number;
  readonly first_deposit_count: number;
  readonly first_deposit_total: string;
  readonly deposit_count: number;
  readonly deposit_total: string;
  readonly deposit_bank: string;
  readonly deposit_gateway: string;
  readonly deposit_truewallet: string;
  readonly deposit_manual: string;
  readonly withdraw_count: number;
  readonly withdraw_total: string;
  readonly withdraw_bank: string;
  readonly withdraw_gateway: string;
  readonly withdraw_manual: string;
  readonly gateway_fee: string;
  readonly bonus: string;
  readonly credit_free: string;
  readonly cashback_winloss: string;
  readonly cashback_turnover: string;
  readonly affiliate: string;
  readonly adjust_total: string;
  readonly poll: string;
  readonly quest: string;
  readonly shop: string;
  readonly wheel: string;
  readonly login_member: number;
  readonly bet_member: number;
  readonly deposit_member: number;
  readonly withdraw_member: number;
  readonly master_id: number | null;
  readonly server: 'cat350_v2' | 'rc100_v2' | 'welike_v3' | 'dgbet';
  readonly agent_name: string;
  readonly master_name: string | null;
}

/** Bets of a day, as calls answer it. */
export interface BetDayRow {
  readonly id: number;
  readonly stat_date: string;
  readonly agent_id: number;
  readonly master_id: number | null;
  readonly server: 'cat350_v2' | 'rc100_v2' | 'welike_v3' | 'dgbet';
  readonly member_id: number;
  readonly username: string;
  readonly name: string;
  readonly level: 'bronze' | 'silver' | 'gold' | 'platinum' | 'diamond';
  readonly sub_provider_id: number;
  readonly provider_id: number;
  readonly game_type: 'slot' | 'casino' | 'sport' | 'fishing' | 'lotto' | 'card' | 'cockfight' | 'esport' | 'crash';
  readonly bet_count: number;
  readonly turnover: string;
  readonly valid_turnover: string;
  readonly payout: string;
  readonly member_commission: string;
  readonly agent_winloss: string;
  readonly agent_commission: string;
  readonly provider_cost: string;
  readonly share_pct: string;
  readonly agent_commission_pct: string;
  readonly member_commission_pct: string;
  readonly cost_pct: string;
  readonly cost_base: 'ggr' | 'turnover';
  readonly revision: number;
  readonly recorded_at: string;
  readonly agent_name: string;
  readonly master_name: string | null;
  readonly member_name: string;
  readonly sub_provider_name: string;
  readonly provider_name: string;
}

/** Bets of a month, as calls answer it. */
export interface BetMonthRow {
  readonly id: number;
  readonly month: string;
  readonly agent_id: number;
  readonly member_id: number;
  readonly sub_provider_id: number;
  readonly bet_count: number;
  readonly turnover: string;
  readonly valid_turnover: string;
  readonly payout: string;
  readonly member_commission: string;
  readonly agent_winloss: string;
  readonly agent_commission: string;
  readonly provider_cost: string;
  readonly master_id: number | null;
  readonly server: 'cat350_v2' | 'rc100_v2' | 'welike_v3' | 'dgbet';
  readonly username: string;
  readonly name: string;
  readonly level: 'bronze' | 'silver' | 'gold' | 'platinum' | 'diamond';
  readonly provider_id: number;
  readonly game_type: 'slot' | 'casino' | 'sport' | 'fishing' | 'lotto' | 'card' | 'cockfight' | 'esport' | 'crash';
  readonly agent_name: string;
  readonly member_name: string;
  readonly sub_provider_name: string;
  readonly master_name: string | null;
  readonly provider_name: string;
}

/** Free credit, as calls answer it. */
export interface CreditFreeGrantRow {
  readonly id: number;
  readonly granted_at: string;
  readonly agent_id: number;
  readonly member_id: number;
  readonly campaign: string;
  readonly source: 'promotion' | 'code' | 'staff' | 'poll' | 'quest' | 'shop' | 'wheel';
  readonly wallet_type: 'main' | 'bonus' | 'cashback' | 'commission' | 'affiliate' | 'point' | 'ticket';
  readonly amount: string;
  readonly turnover_required: string;
  readonly withdraw_cap: string | null;
  readonly converted_amount: string;
  readonly converted_at: string | null;
  readonly expires_at: string | null;
  readonly revoked_at: string | null;
  readonly flags: readonly ('ip_dup' | 'bank_dup')[];
  readonly granted_by: string;
  readonly reference: string;
  readonly agent_name: string;
  readonly member_name: string;
}

/** Free credit, as calls answer it. */
export interface CreditFreeStateRow {
  readonly id: number;
  readonly granted_at: string;
  readonly agent_id: number;
  readonly agent_code: string;
  readonly member_id: number;
  readonly username: string;
  readonly mobile: string;
  readonly campaign: string;
  readonly source: 'promotion' | 'code' | 'staff' | 'poll' | 'quest' | 'shop' | 'wheel';
  readonly amount: string;
  readonly turnover_required: string;
  readonly turnover_done: string;
  readonly progress_pct: string;
  readonly withdraw_cap: string | null;
  readonly converted_amount: string;
  readonly deposited_after: string;
  readonly followed: number;
  readonly flags: readonly ('ip_dup' | 'bank_dup')[];
  readonly granted_by: string;
  readonly expires_at: string | null;
  readonly status: 'active' | 'completed' | 'withdrawn' | 'busted' | 'expired' | 'revoked';
  readonly agent_name: string;
  readonly member_name: string;
}

/** Bets of a day by game, as calls answer it. */
export interface GameBetRow {
  readonly id: number;
  readonly stat_date: string;
  readonly agent_id: number;
  readonly master_id: number | null;
  readonly server: 'cat350_v2' | 'rc100_v2' | 'welike_v3' | 'dgbet';
  readonly member_id: number;
  readonly username: string;
  readonly name: string;
  readonly level: 'bronze' | 'silver' | 'gold' | 'platinum' | 'diamond';
  readonly sub_provider_id: number;
  readonly provider_id: number;
  readonly game_type: 'slot' | 'casino' | 'sport' | 'fishing' | 'lotto' | 'card' | 'cockfight' | 'esport' | 'crash';
  readonly game_id: number;
  readonly bet_count: number;
  readonly turnover: string;
  readonly valid_turnover: string;
  readonly payout: string;
  readonly biggest_win: string | null;
  readonly agent_name: string;
  readonly master_name: string | null;
  readonly member_name: string;
  readonly sub_provider_name: string;
  readonly provider_name: string;
  readonly game_name: string;
}

/** Game by day, as calls answer it. */
export interface GameDayRow {
  readonly id: number;
  readonly stat_date: string;
  readonly agent_id: number;
  readonly sub_provider_id: number;
  readonly game_id: number;
  readonly bet_count: number;
  readonly turnover: string;
  readonly valid_turnover: string;
  readonly payout: string;
  readonly biggest_win: string | null;
  readonly master_id: number | null;
  readonly server: 'cat350_v2' | 'rc100_v2' | 'welike_v3' | 'dgbet';
  readonly provider_id: number;
  readonly game_type: 'slot' | 'casino' | 'sport' | 'fishing' | 'lotto' | 'card' | 'cockfight' | 'esport' | 'crash';
  readonly agent_name: string;
  readonly sub_provider_name: string;
  readonly game_name: string;
  readonly master_name: string | null;
  readonly provider_name: string;
}

/** Game by month, as calls answer it. */
export interface GameMonthRow {
  readonly id: number;
  readonly month: string;
  readonly agent_id: number;
  readonly sub_provider_id: number;
  readonly game_id: number;
  readonly bet_count: number;
  readonly turnover: string;
  readonly valid_turnover: string;
  readonly payout: string;
  readonly biggest_win: string | null;
  readonly master_id: number | null;
  readonly server: 'cat350_v2' | 'rc100_v2' | 'welike_v3' | 'dgbet';
  readonly provider_id: number;
  readonly game_type: 'slot' | 'casino' | 'sport' | 'fishing' | 'lotto' | 'card' | 'cockfight' | 'esport' | 'crash';
  readonly agent_name: string;
  readonly sub_provider_name: string;
  readonly game_name: string;
  readonly master_name: string | null;
  readonly provider_name: string;
}

/** Activity of a member, as calls answer it. */
export interface MemberActivityRow {
  readonly id: number;
  readonly username: string;
  readonly name: string;
  readonly mobile: string;
  readonly agent_id: number;
  readonly agent_code: string;
  readonly level: 'bronze' | 'silver' | 'gold' | 'platinum' | 'diamond';
  readonly utm_source: string | null;
  readonly registered_at: string;
  readonly days_since_register: number;
  readonly last_login_at: string | null;
  readonly last_deposit_at: string | null;
  readonly last_bet_at: string | null;
  readonly last_active_at: string | null;
  readonly days_inactive: number | null;
  readonly login_days_30: number;
  readonly deposit_count_30: number;
  readonly deposit_total_30: string;
  readonly valid_turnover_30: string;
  readonly winloss_30: string;
  readonly ltv: string;
  readonly activity_state: 'new' | 'active' | 'at_risk' | 'inactive' | 'lost' | 'never';
  readonly agent_name: string;
}

/** Member by day, as calls answer it. */
export interface MemberDayRow {
  readonly id: number;
  readonly stat_date: string;
  readonly agent_id: number;
  readonly member_id: number;
  readonly bet_count: number;
  readonly turnover: string;
  readonly valid_turnover: string;
  readonly payout: string;
  readonly member_commission: string;
  readonly agent_winloss: string;
  readonly agent_commission: string;
  readonly provider_cost: string;
  readonly new_member: number;
  readonly login_count: number;
  readonly first_deposit_count: number;
  readonly first_deposit_total: string;
  readonly deposit_count: number;
  readonly deposit_total: string;
  readonly deposit_bank: string;
  readonly deposit_gateway: string;
  readonly deposit_truewallet: string;
  readonly deposit_manual: string;
  readonly withdraw_count: number;
  readonly withdraw_total: string;
  readonly withdraw_bank: string;
  readonly withdraw_gateway: string;
  readonly withdraw_manual: string;
  readonly gateway_fee: string;
  readonly bonus: string;
  readonly credit_free: string;
  readonly cashback_winloss: string;
  readonly cashback_turnover: string;
  readonly affiliate: string;
  readonly adjust_total: string;
  readonly poll: string;
  readonly quest: string;
  readonly shop: string;
  readonly wheel: string;
  readonly master_id: number | null;
  readonly server: 'cat350_v2' | 'rc100_v2' | 'welike_v3' | 'dgbet';
  readonly username: string;
  readonly name: string;
  readonly level: 'bronze' | 'silver' | 'gold' | 'platinum' | 'diamond';
  readonly agent_name: string;
  readonly member_name: string;
  readonly master_name: string | null;
}

/** Member by month, as calls answer it. */
export interface MemberMonthRow {
  readonly id: number;
  readonly month: string;
  readonly agent_id: number;
  readonly member_id: number;
  readonly bet_count: number;
  readonly turnover: string;
  readonly valid_turnover: string;
  readonly payout: string;
  readonly member_commission: string;
  readonly agent_winloss: string;
  readonly agent_commission: string;
  readonly provider_cost: string;
  readonly new_member: number;
  readonly login_count: number;
  readonly first_deposit_count: number;
  readonly first_deposit_total: string;
  readonly deposit_count: number;
  readonly deposit_total: string;
  readonly deposit_bank: string;
  readonly deposit_gateway: string;
  readonly deposit_truewallet: string;
  readonly deposit_manual: string;
  readonly withdraw_count: number;
  readonly withdraw_total: string;
  readonly withdraw_bank: string;
  readonly withdraw_gateway: string;
  readonly withdraw_manual: string;
  readonly gateway_fee: string;
  readonly bonus: string;
  readonly credit_free: string;
  readonly cashback_winloss: string;
  readonly cashback_turnover: string;
  readonly affiliate: string;
  readonly adjust_total: string;
  readonly poll: string;
  readonly quest: string;
  readonly shop: string;
  readonly wheel: string;
  readonly master_id: number | null;
  readonly server: 'cat350_v2' | 'rc100_v2' | 'welike_v3' | 'dgbet';
  readonly username: string;
  readonly name: string;
  readonly level: 'bronze' | 'silver' | 'gold' | 'platinum' | 'diamond';
  readonly agent_name: string;
  readonly member_name: string;
  readonly master_name: string | null;
}

/** Days of a member, as calls answer it. */
export interface MemberYearRow {
  readonly id: number;
  readonly year: number;
  readonly agent_id: number;
  readonly member_id: number;
  readonly master_id: number | null;
  readonly server: 'cat350_v2' | 'rc100_v2' | 'welike_v3' | 'dgbet';
  readonly username: string;
  readonly name: string;
  readonly level: 'bronze' | 'silver' | 'gold' | 'platinum' | 'diamond';
  readonly agent_name: string;
  readonly member_name: string;
  readonly master_name: string | null;
}

/** Money event, as calls answer it. */
export interface MoneyEventRow {
  readonly id: number;
  readonly source: string;
  readonly source_id: number;
  readonly at: string;
  readonly hour: number;
  readonly minute: number;
  readonly stat_date: string;
  readonly agent_id: number;
  readonly master_id: number | null;
  readonly server: 'cat350_v2' | 'rc100_v2' | 'welike_v3' | 'dgbet';
  readonly member_id: number;
  readonly username: string;
  readonly name: string;
  readonly channel: 'bank' | 'gateway' | 'truewallet' | 'manual';
  readonly new_member: number | null;
  readonly login_count: number | null;
  readonly first_deposit_count: number | null;
  readonly first_deposit_total: string | null;
  readonly deposit_count: number | null;
  readonly deposit_total: string | null;
  readonly deposit_bank: string | null;
  readonly deposit_gateway: string | null;
  readonly deposit_truewallet: string | null;
  readonly deposit_manual: string | null;
  readonly withdraw_count: number | null;
  readonly withdraw_total: string | null;
  readonly withdraw_bank: string | null;
  readonly withdraw_gateway: string | null;
  readonly withdraw_manual: string | null;
  readonly gateway_fee: string | null;
  readonly bonus: string | null;
  readonly credit_free: string | null;
  readonly cashback_winloss: string | null;
  readonly cashback_turnover: string | null;
  readonly affiliate: string | null;
  readonly adjust_total: string | null;
  readonly poll: string | null;
  readonly quest: string | null;
  readonly shop: string | null;
  readonly wheel: string | null;
  readonly agent_name: string;
  readonly master_name: string | null;
  readonly member_name: string;
}

/** Days of a player, as calls answer it. */
export interface PlayerYearRow {
  readonly id: number;
  readonly year: number;
  readonly agent_id: number;
  readonly member_id: number;
  readonly sub_provider_id: number;
  readonly master_id: number | null;
  readonly server: 'cat350_v2' | 'rc100_v2' | 'welike_v3' | 'dgbet';
  readonly username: string;
  readonly name: string;
  readonly level: 'bronze' | 'silver' | 'gold' | 'platinum' | 'diamond';
  readonly provider_id: number;
  readonly game_type: 'slot' | 'casino' | 'sport' | 'fishing' | 'lotto' | 'card' | 'cockfight' | 'esport' | 'crash';
  readonly agent_name: string;
  readonly member_name: string;
  readonly sub_provider_name: string;
  readonly master_name: string | null;
  readonly provider_name: string;
}

/** Provider by day, as calls answer it. */
export interface ProviderDayRow {
  readonly id: number;
  readonly stat_date: string;
  readonly agent_id: number;
  readonly sub_provider_id: number;
  readonly bet_count: number;
  readonly turnover: string;
  readonly valid_turnover: string;
  readonly payout: string;
  readonly member_commission: string;
  readonly agent_winloss: string;
  readonly agent_commission: string;
  readonly provider_cost: string;
  readonly master_id: number | null;
  readonly server: 'cat350_v2' | 'rc100_v2' | 'welike_v3' | 'dgbet';
  readonly provider_id: number;
  readonly game_type: 'slot' | 'casino' | 'sport' | 'fishing' | 'lotto' | 'card' | 'cockfight' | 'esport' | 'crash';
  readonly agent_name: string;
  readonly sub_provider_name: string;
  readonly master_name: string | null;
  readonly provider_name: string;
}

/** Provider invoice, as calls answer it. */
export interface ProviderInvoiceRow {
  readonly invoice_id: string;
  readonly stat_date: string;
  readonly provider_id: number;
  readonly invoice_base: 'ggr' | 'turnover';
  readonly cost_pct: string;
  readonly bet_count: number;
  readonly turnover: string;
  readonly valid_turnover: string;
  readonly payout: string;
  readonly carry_in: string;
  readonly billable_amount: string;
  readonly fee_amount: string;
  readonly min_fee: string;
  readonly invoice_amount: string;
  readonly carry_out: string;
  readonly status: 'estimated' | 'final';
  readonly provider_name: string;
}

/** Provider by month, as calls answer it. */
export interface ProviderMonthRow {
  readonly id: number;
  readonly month: string;
  readonly agent_id: number;
  readonly sub_provider_id: number;
  readonly bet_count: number;
  readonly turnover: string;
  readonly valid_turnover: string;
  readonly payout: string;
  readonly member_commission: string;
  readonly agent_winloss: string;
  readonly agent_commission: string;
  readonly provider_cost: string;
  readonly master_id: number | null;
  readonly server: 'cat350_v2' | 'rc100_v2' | 'welike_v3' | 'dgbet';
  readonly provider_id: number;
  readonly game_type: 'slot' | 'casino' | 'sport' | 'fishing' | 'lotto' | 'card' | 'cockfight' | 'esport' | 'crash';
  readonly agent_name: string;
  readonly sub_provider_name: string;
  readonly master_name: string | null;
  readonly provider_name: string;
}

/** Report, as calls answer it. */
export interface ReportRowRow {
  readonly row_key: string | null;
  readonly stat_date: string | null;
  readonly rank: number | null;
  readonly channel: 'bank' | 'gateway' | 'truewallet' | 'manual' | null;
  readonly hour: number | null;
  readonly minute: number | null;
  readonly month: string | null;
  readonly master_id: number | null;
  readonly master_code: string | null;
  readonly master_title: string | null;
  readonly agent_id: number | null;
  readonly agent_code: string | null;
  readonly agent_title: string | null;
  readonly agent_parent: number | null;
  readonly agent_master: string | null;
  readonly server: 'cat350_v2' | 'rc100_v2' | 'welike_v3' | 'dgbet' | null;
  readonly member_id: number | null;
  readonly username: string | null;
  readonly name: string | null;
  readonly level: 'bronze' | 'silver' | 'gold' | 'platinum' | 'diamond' | null;
  readonly last_bet_at: string | null;
  readonly first_deposit_at: string | null;
  readonly last_deposit_at: string | null;
  readonly last_withdraw_at: string | null;
  readonly balance: string | null;
  readonly balance_end: string | null;
  readonly provider_id: number | null;
  readonly provider_code: string | null;
  readonly provider_title: string | null;
  readonly invoice_base: 'ggr' | 'turnover' | null;
  readonly cost_pct: string | null;
  readonly sub_provider_id: number | null;
  readonly sub_provider_code: string | null;
  readonly sub_provider_title: string | null;
  readonly sub_provider_parent: number | null;
  readonly sub_provider_of: string | null;
  readonly sub_provider_type:
    | 'slot' | 'casino' | 'sport' | 'fishing' | 'lotto' | 'card' | 'cockfight' | 'esport' | 'crash' | null;
  readonly game_type:
    | 'slot' | 'casino' | 'sport' | 'fishing' | 'lotto' | 'card' | 'cockfight' | 'esport' | 'crash' | null;
  readonly game_id: number | null;
  readonly game_code: string | null;
  readonly game_title: string | null;
  readonly game_image: string | null;
  readonly game_provider_id: number | null;
  readonly game_provider: string | null;
  readonly invoice_id: number | null;
  readonly invoice_provider_id: number | null;
  readonly invoice_provider: string | null;
  readonly invoice_on: 'ggr' | 'turnover' | null;
  readonly invoice_rate: string | null;
  readonly invoice_status: 'estimated' | 'final' | null;
  readonly bet_member: number | null;
  readonly bet_count: number | null;
  readonly turnover: string | null;
  readonly valid_turnover: string | null;
  readonly payout: string | null;
  readonly ggr: string | null;
  readonly member_winloss: string | null;
  readonly member_commission: string | null;
  readonly member_net: string | null;
  readonly agent_share_pct: string | null;
  readonly agent_winloss: string | null;
  readonly agent_commission: string | null;
  readonly agent_net: string | null;
  readonly company_winloss: string | null;
  readonly company_net: string | null;
  readonly hold_pct: string | null;
  readonly rtp_pct: string | null;
  readonly biggest_win: string | null;
  readonly biggest_win_username: string | null;
  readonly trend_pct: string | null;
  readonly carry_in: string | null;
  readonly billable_amount: string | null;
  readonly fee_amount: string | null;
  readonly min_fee: string | null;
  readonly invoice_amount: string | null;
  readonly carry_out: string | null;
  readonly mom_pct: string | null;
  readonly share_of_turnover_pct: string | null;
  readonly fee_accrued: string | null;
  readonly fee_pct: string | null;
  readonly cumulative_month: string | null;
  readonly new_member: number | null;
  readonly login_member: number | null;
  readonly first_deposit_count: number | null;
  readonly first_deposit_total: string | null;
  readonly deposit_count: number | null;
  readonly deposit_member: number | null;
  readonly deposit_total: string | null;
  readonly deposit_bank: string | null;
  readonly deposit_gateway: string | null;
  readonly deposit_truewallet: string | null;
  readonly deposit_manual: string | null;
  readonly avg_deposit: string | null;
  readonly withdraw_count: number | null;
  readonly withdraw_member: number | null;
  readonly withdraw_total: string | null;
  readonly withdraw_bank: string | null;
  readonly withdraw_gateway: string | null;
  readonly withdraw_manual: string | null;
  readonly avg_withdraw: string | null;
  readonly net_flow: string | null;
  readonly gateway_fee: string | null;
  readonly bonus_total: string | null;
  readonly credit_free: string | null;
  readonly cashback_winloss: string | null;
  readonly cashback_turnover: string | null;
  readonly cashback_total: string | null;
  readonly affiliate: string | null;
  readonly adjust_total: string | null;
  readonly promo_cost: string | null;
  readonly profit: string | null;
  readonly poll: string | null;
  readonly quest: string | null;
  readonly shop: string | null;
  readonly wheel: string | null;
  readonly master_name: string | null;
  readonly agent_name: string | null;
  readonly agent_parent_name: string | null;
  readonly member_name: string | null;
  readonly provider_name: string | null;
  readonly sub_provider_name: string | null;
  readonly sub_provider_parent_name: string | null;
  readonly game_name: string | null;
  readonly game_provider_name: string | null;
  readonly invoice_name: string | null;
  readonly invoice_provider_name: string | null;
}

/** Query of GET /api/agent/creditfree */
export interface AgentCreditfreeQuery {
  readonly date_from?: string;
  readonly date_to?: string;
  readonly agent_id?: readonly number[];
  readonly source?: readonly ('promotion' | 'code' | 'staff' | 'poll' | 'quest' | 'shop' | 'wheel')[];
  readonly campaign?: string;
  readonly status?: readonly ('active' | 'completed' | 'withdrawn' | 'busted' | 'expired' | 'revoked')[];
  readonly dup?: readonly ('ip_dup' | 'bank_dup')[];
  readonly q?: string;
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
  readonly export?: 'xlsx' | 'csv';
  readonly ids?: readonly (string | number)[];
  readonly group_by?: string;
}

/** Reply of GET /api/agent/creditfree */
export type AgentCreditfreeReply = CreditFreeStateRow;

/** Body of POST /api/ingest/bet_days */
export interface IngestBetDaysBody {
  readonly facts: readonly BetDayFactInput[];
}

/** What POST /api/ingest/bet_days makes of a fact */
export interface IngestBetDaysMade {
  readonly recorded: boolean;
}

/** Reply of POST /api/ingest/bet_days */
export type IngestBetDaysReply = IngestReply<IngestBetDaysMade>;

/** Body of POST /api/ingest/bets */
export interface IngestBetsBody {
  readonly facts: readonly BetFactInput[];
}

/** What POST /api/ingest/bets makes of a fact */
export type IngestBetsMade = Readonly<Record<string, never>>;

/** Reply of POST /api/ingest/bets */
export type IngestBetsReply = IngestReply<IngestBetsMade>;

/** Query of GET /api/member/activeness */
export interface MemberActivenessQuery {
  readonly date_from?: string;
  readonly date_to?: string;
  readonly agent_id?: string;
}

/** Reply of GET /api/member/activeness */
export interface MemberActivenessReply {
  readonly date_from: string;
  readonly date_to: string;
  readonly dau: number;
  readonly dau_average: number;
  readonly wau: number;
  readonly mau: number;
  readonly stickiness_pct: string | null;
  readonly new_member: number;
  readonly reactivated: number;
  readonly churned: number;
  readonly series: readonly ActiveDay[];
  readonly cohorts: readonly Cohort[];
}

/** Query of GET /api/member/filter */
export interface MemberFilterActivenessQuery {
  readonly date_from?: string;
  readonly date_to?: string;
  readonly agent_id?: readonly number[];
  readonly activity_state?: readonly ('new' | 'active' | 'at_risk' | 'inactive' | 'lost' | 'never')[];
  readonly level?: readonly ('bronze' | 'silver' | 'gold' | 'platinum' | 'diamond')[];
  readonly inactive_days_min?: number;
  readonly inactive_days_max?: number;
  readonly deposit_total_min?: string;
  readonly deposit_total_max?: string;
  readonly utm_source?: string;
  readonly q?: string;
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
  readonly export?: 'xlsx' | 'csv';
  readonly ids?: readonly (string | number)[];
  readonly group_by?: string;
}

/** Reply of GET /api/member/filter */
export type MemberFilterActivenessReply = MemberActivityRow;
