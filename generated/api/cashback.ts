// Generated from manifest/ by `npm run generate`: change the manifest, not this file.

/** Rebate, as calls answer it. */
export interface CashbackLogRow {
  readonly id: number;
  readonly kind: 'winloss' | 'turnover';
  readonly cycle: 'daily' | 'weekly' | 'monthly';
  readonly period_from: string;
  readonly period_to: string;
  readonly agent_id: number;
  readonly agent_code: string;
  readonly member_id: number;
  readonly username: string;
  readonly deposit_total: string;
  readonly withdraw_total: string;
  readonly bonus_total: string;
  readonly winloss_base: string;
  readonly turnover_base: string;
  readonly game_type:
    | 'slot' | 'casino' | 'sport' | 'fishing' | 'lotto' | 'card' | 'cockfight' | 'esport' | 'crash' | null;
  readonly rate_pct: string;
  readonly amount: string;
  readonly cap_applied: boolean;
  readonly wallet_type: 'main' | 'bonus' | 'cashback' | 'commission' | 'affiliate' | 'point' | 'ticket';
  readonly claim_mode: 'auto' | 'manual';
  readonly status: 'pending' | 'paid' | 'expired' | 'cancelled' | 'below_min';
  readonly calculated_at: string;
  readonly expires_at: string | null;
  readonly paid_at: string | null;
  readonly agent_name: string;
  readonly member_name: string;
}

/** Turnover rebate, as calls answer it. */
export interface CashbackTurnoverRow {
  readonly id: number;
  readonly kind: 'winloss' | 'turnover';
  readonly cycle: 'daily' | 'weekly' | 'monthly';
  readonly period_from: string;
  readonly period_to: string;
  readonly agent_id: number;
  readonly agent_code: string;
  readonly member_id: number;
  readonly username: string;
  readonly deposit_total: string;
  readonly withdraw_total: string;
  readonly bonus_total: string;
  readonly winloss_base: string;
  readonly turnover_base: string;
  readonly game_type:
    | 'slot' | 'casino' | 'sport' | 'fishing' | 'lotto' | 'card' | 'cockfight' | 'esport' | 'crash' | null;
  readonly rate_pct: string;
  readonly amount: string;
  readonly cap_applied: boolean;
  readonly wallet_type: 'main' | 'bonus' | 'cashback' | 'commission' | 'affiliate' | 'point' | 'ticket';
  readonly claim_mode: 'auto' | 'manual';
  readonly status: 'pending' | 'paid' | 'expired' | 'cancelled' | 'below_min';
  readonly calculated_at: string;
  readonly expires_at: string | null;
  readonly paid_at: string | null;
  readonly agent_name: string;
  readonly member_name: string;
}

/** Loss rebate, as calls answer it. */
export interface CashbackWinlossRow {
  readonly id: number;
  readonly kind: 'winloss' | 'turnover';
  readonly cycle: 'daily' | 'weekly' | 'monthly';
  readonly period_from: string;
  readonly period_to: string;
  readonly agent_id: number;
  readonly agent_code: string;
  readonly member_id: number;
  readonly username: string;
  readonly deposit_total: string;
  readonly withdraw_total: string;
  readonly bonus_total: string;
  readonly winloss_base: string;
  readonly turnover_base: string;
  readonly game_type:
    | 'slot' | 'casino' | 'sport' | 'fishing' | 'lotto' | 'card' | 'cockfight' | 'esport' | 'crash' | null;
  readonly rate_pct: string;
  readonly amount: string;
  readonly cap_applied: boolean;
  readonly wallet_type: 'main' | 'bonus' | 'cashback' | 'commission' | 'affiliate' | 'point' | 'ticket';
  readonly claim_mode: 'auto' | 'manual';
  readonly status: 'pending' | 'paid' | 'expired' | 'cancelled' | 'below_min';
  readonly calculated_at: string;
  readonly expires_at: string | null;
  readonly paid_at: string | null;
  readonly agent_name: string;
  readonly member_name: string;
}

/** Query of GET /api/cashback/turnover_logs */
export interface CashbackTurnoverLogsQuery {
  readonly date_from?: string;
  readonly date_to?: string;
  readonly agent_id?: readonly number[];
  readonly cycle?: readonly ('daily' | 'weekly' | 'monthly')[];
  readonly game_type?: readonly (
    'slot' | 'casino' | 'sport' | 'fishing' | 'lotto' | 'card' | 'cockfight' | 'esport' | 'crash'
  )[];
  readonly status?: readonly ('pending' | 'paid' | 'expired' | 'cancelled' | 'below_min')[];
  readonly q?: string;
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
  readonly export?: 'xlsx' | 'csv';
}

/** Reply of GET /api/cashback/turnover_logs */
export type CashbackTurnoverLogsReply = Pick<
  CashbackTurnoverRow,
  | 'id' | 'cycle' | 'period_from' | 'period_to' | 'agent_id' | 'agent_code' | 'member_id' | 'username' | 'game_type' |
  'turnover_base' | 'rate_pct' | 'amount' | 'cap_applied' | 'wallet_type' | 'claim_mode' | 'calculated_at' |
  'expires_at' | 'paid_at' | 'status' | 'agent_name' | 'member_name'
>;

/** Query of GET /api/cashback/winloss_logs */
export interface CashbackWinlossLogsQuery {
  readonly date_from?: string;
  readonly date_to?: string;
  readonly agent_id?: readonly number[];
  readonly cycle?: readonly ('daily' | 'weekly' | 'monthly')[];
  readonly status?: readonly ('pending' | 'paid' | 'expired' | 'cancelled' | 'below_min')[];
  readonly q?: string;
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
  readonly export?: 'xlsx' | 'csv';
}

/** Reply of GET /api/cashback/winloss_logs */
export type CashbackWinlossLogsReply = Pick<
  CashbackWinlossRow,
  | 'id' | 'cycle' | 'period_from' | 'period_to' | 'agent_id' | 'agent_code' | 'member_id' | 'username' |
  'deposit_total' | 'withdraw_total' | 'bonus_total' | 'winloss_base' | 'rate_pct' | 'amount' | 'cap_applied' |
  'wallet_type' | 'claim_mode' | 'calculated_at' | 'expires_at' | 'paid_at' | 'status' | 'agent_name' | 'member_name'
>;
