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
export type CashbackTurnoverRow = CashbackLogRow;

/** Loss rebate, as calls answer it. */
export type CashbackWinlossRow = CashbackLogRow;

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
  readonly ids?: readonly (string | number)[];
  readonly group_by?: string;
}

/** Reply of GET /api/cashback/turnover_logs */
export type CashbackTurnoverLogsReply = Omit<
  CashbackTurnoverRow,
  'kind' | 'deposit_total' | 'withdraw_total' | 'bonus_total' | 'winloss_base'
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
  readonly ids?: readonly (string | number)[];
  readonly group_by?: string;
}

/** Reply of GET /api/cashback/winloss_logs */
export type CashbackWinlossLogsReply = Omit<CashbackWinlossRow, 'kind' | 'turnover_base' | 'game_type'>;
