// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { GatewayBankItemRow, GatewayStatementLineRow } from './gateway.ts';

/** VizPay account, as calls answer it. */
export interface VizPayAccountRow {
  readonly id: number;
  readonly gateway: string;
  readonly name: string;
  readonly api_url: string;
  readonly callback_url: string | null;
  readonly callback_ips: readonly string[] | null;
  readonly deposit_enabled: boolean;
  readonly withdraw_enabled: boolean;
  readonly deposit_methods: readonly ('qr' | 'transfer' | 'truewallet')[] | null;
  readonly deposit_min: string;
  readonly deposit_max: string;
  readonly withdraw_min: string;
  readonly withdraw_max: string;
  readonly deposit_fee_pct: string;
  readonly deposit_fee_fixed: string;
  readonly withdraw_fee_pct: string;
  readonly withdraw_fee_fixed: string;
  readonly qr_expire_min: number;
  readonly daily_in_limit: string | null;
  readonly daily_out_limit: string | null;
  readonly low_balance_alert: string | null;
  readonly balance: string;
  readonly balance_updated_at: string | null;
  readonly today_in: string;
  readonly today_out: string;
  readonly success_rate_today: string | null;
  readonly agent_count: number;
  readonly health: 'ok' | 'degraded' | 'down' | 'unknown';
  readonly previous_secret_key: string | null;
  readonly previous_secret_until: string | null;
  readonly status: 'active' | 'maintenance' | 'inactive';
  readonly note: string | null;
  readonly api_key: string;
  readonly secret_key: string;
  readonly api_version: string;
  readonly created_at: string;
  readonly created_by: number | null;
  readonly updated_at: string;
  readonly updated_by: number | null;
  readonly version: number;
  readonly created_by_name: string | null;
  readonly updated_by_name: string | null;
}

/** VizPay agent config, as calls answer it. */
export interface VizPayAgentConfigRow {
  readonly id: number;
  readonly gateway: string;
  readonly agent_id: number;
  readonly agent_code: string;
  readonly account_id: number;
  readonly display_name: string | null;
  readonly deposit_enabled: boolean;
  readonly withdraw_enabled: boolean;
  readonly deposit_min: string | null;
  readonly deposit_max: string | null;
  readonly withdraw_min: string | null;
  readonly withdraw_max: string | null;
  readonly fee_payer: 'company' | 'agent' | 'member';
  readonly allowed_banks: readonly string[] | null;
  readonly member_levels: readonly ('bronze' | 'silver' | 'gold' | 'platinum' | 'diamond')[] | null;
  readonly auto_withdraw_max: string | null;
  readonly priority: number;
  readonly open_from: string | null;
  readonly open_to: string | null;
  readonly status: 'active' | 'inactive';
  readonly created_at: string;
  readonly created_by: number | null;
  readonly updated_at: string;
  readonly updated_by: number | null;
  readonly version: number;
  readonly agent_name: string;
  readonly account_name: string;
  readonly allowed_banks_name: readonly string[] | null;
  readonly created_by_name: string | null;
  readonly updated_by_name: string | null;
}

/** VizPay balance log, as calls answer it. */
export interface VizPayBalanceLogRow {
  readonly id: number;
  readonly gateway: string;
  readonly created_at: string;
  readonly account_id: number;
  readonly agent_id: number | null;
  readonly reason: 'order' | 'settlement' | 'fee' | 'topup' | 'withdraw_out' | 'sync';
  readonly ref: string | null;
  readonly balance_before: string;
  readonly change: string;
  readonly balance_after: string;
  readonly source: 'callback' | 'poll' | 'manual';
  readonly account_name: string;
  readonly agent_name: string | null;
}

/** VizPay bank, as calls answer it. */
export interface VizPayBankRow {
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

/** VizPay order, as calls answer it. */
export interface VizPayOrderRow {
  readonly id: number;
  readonly gateway: string;
  readonly created_at: string;
  readonly order_ref: string;
  readonly gateway_ref: string | null;
  readonly account_id: number;
  readonly agent_id: number;
  readonly agent_code: string;
  readonly member_id: number;
  readonly username: string;
  readonly member_name: string;
  readonly type: 'deposit' | 'withdraw';
  readonly method: 'qr' | 'transfer' | 'truewallet' | 'payout';
  readonly bank_code: string;
  readonly bank_account_no: string;
  readonly bank_account_name: string;
  readonly request_amount: string;
  readonly pay_amount: string;
  readonly fee: string;
  readonly net_amount: string;
  readonly qr_payload: string | null;
  readonly qr_image_url: string | null;
  readonly pay_url: string | null;
  readonly expires_at: string | null;
  readonly paid_at: string | null;
  readonly duration_sec: number | null;
  readonly callback_at: string | null;
  readonly callback_count: number;
  readonly last_callback_status: string | null;
  readonly deposit_ref: string | null;
  readonly withdraw_ref: string | null;
  readonly gateway_status: string | null;
  readonly message: string | null;
  readonly request_json: Readonly<Record<string, unknown>> | null;
  readonly response_json: Readonly<Record<string, unknown>> | null;
  readonly status:
    | 'created' | 'pending' | 'processing' | 'paid' | 'success' | 'expired' | 'failed' | 'cancelled' | 'reversed' |
    'suspicious' | 'unknown';
  readonly account_name: string;
  readonly agent_name: string;
  readonly bank_name: string;
}

/** VizPay transaction, as calls answer it. */
export interface VizPayTransactionRow {
  readonly id: number;
  readonly gateway: string;
  readonly received_at: string;
  readonly txn_ref: string;
  readonly event_id: string | null;
  readonly order_ref: string | null;
  readonly gateway_ref: string | null;
  readonly account_id: number;
  readonly agent_id: number | null;
  readonly agent_code: string | null;
  readonly member_id: number | null;
  readonly username: string | null;
  readonly type: 'deposit' | 'withdraw' | 'settlement' | 'fee' | 'adjust' | 'reversal';
  readonly amount: string;
  readonly fee: string;
  readonly net_amount: string;
  readonly balance_after: string | null;
  readonly payer_bank_code: string | null;
  readonly payer_account_no: string | null;
  readonly payer_name: string | null;
  readonly payee_mismatch: boolean;
  readonly signature_valid: boolean;
  readonly source_ip: string | null;
  readonly process_status: 'received' | 'credited' | 'updated' | 'duplicate' | 'ignored' | 'rejected' | 'error';
  readonly message: string | null;
  readonly payload_json: Readonly<Record<string, unknown>> | null;
  readonly account_name: string;
  readonly agent_name: string | null;
  readonly member_name: string | null;
  readonly payer_bank_name: string | null;
}

/** Query of GET /api/system/vizpay/account/items */
export interface VizpayAccountItemsQuery {
  readonly q?: string;
  readonly ids?: readonly (string | number)[];
  readonly limit?: number;
  readonly sort?: string;
}

/** Reply of GET /api/system/vizpay/account/items */
export type VizpayAccountItemsReply = Pick<VizPayAccountRow, 'id' | 'name' | 'status'>;

/** Query of GET /api/system/vizpay/accounts */
export interface VizpayAccountsQuery {
  readonly status?: readonly ('active' | 'maintenance' | 'inactive')[];
  readonly health?: readonly ('ok' | 'degraded' | 'down' | 'unknown')[];
  readonly deposit_enabled?: boolean;
  readonly withdraw_enabled?: boolean;
  readonly q?: string;
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
}

/** Reply of GET /api/system/vizpay/accounts */
export type VizpayAccountsReply = Pick<
  VizPayAccountRow,
  | 'id' | 'gateway' | 'name' | 'api_url' | 'callback_url' | 'callback_ips' | 'deposit_enabled' | 'withdraw_enabled' |
  'deposit_methods' | 'deposit_min' | 'deposit_max' | 'withdraw_min' | 'withdraw_max' | 'deposit_fee_pct' |
  'deposit_fee_fixed' | 'withdraw_fee_pct' | 'withdraw_fee_fixed' | 'qr_expire_min' | 'daily_in_limit' |
  'daily_out_limit' | 'low_balance_alert' | 'balance' | 'balance_updated_at' | 'today_in' | 'today_out' |
  'success_rate_today' | 'agent_count' | 'health' | 'previous_secret_until' | 'status' | 'note' | 'api_version' |
  'created_at' | 'created_by' | 'updated_at' | 'updated_by' | 'version' | 'created_by_name' | 'updated_by_name'
>;

/** Body of POST /api/system/vizpay/add */
export interface VizpayAddBody {
  readonly name: string;
  readonly api_url: string;
  readonly callback_ips?: readonly string[] | null;
  readonly deposit_enabled: boolean;
  readonly withdraw_enabled: boolean;
  readonly deposit_methods?: readonly ('qr' | 'transfer' | 'truewallet')[] | null;
  readonly deposit_min: string;
  readonly deposit_max: string;
  readonly withdraw_min: string;
  readonly withdraw_max: string;
  readonly deposit_fee_pct: string;
  readonly deposit_fee_fixed: string;
  readonly withdraw_fee_pct: string;
  readonly withdraw_fee_fixed: string;
  readonly qr_expire_min: number;
  readonly daily_in_limit?: string | null;
  readonly daily_out_limit?: string | null;
  readonly low_balance_alert?: string | null;
  readonly status: 'active' | 'maintenance' | 'inactive';
  readonly note?: string | null;
  readonly api_key: string;
  readonly secret_key: string;
  readonly api_version: string;
}

/** Reply of POST /api/system/vizpay/add */
export type VizpayAddReply = Pick<VizPayAccountRow, 'id' | 'version'>;

/** Body of POST /api/system/vizpay/agent/add */
export interface VizpayAgentAddBody {
  readonly agent_id: number;
  readonly account_id: number;
  readonly display_name?: string | null;
  readonly deposit_enabled: boolean;
  readonly withdraw_enabled: boolean;
  readonly deposit_min?: string | null;
  readonly deposit_max?: string | null;
  readonly withdraw_min?: string | null;
  readonly withdraw_max?: string | null;
  readonly fee_payer: 'company' | 'agent' | 'member';
  readonly allowed_banks?: readonly string[] | null;
  readonly member_levels?: readonly ('bronze' | 'silver' | 'gold' | 'platinum' | 'diamond')[] | null;
  readonly auto_withdraw_max?: string | null;
  readonly priority: number;
  readonly open_from?: string | null;
  readonly open_to?: string | null;
  readonly status: 'active' | 'inactive';
}

/** Reply of POST /api/system/vizpay/agent/add */
export type VizpayAgentAddReply = Pick<VizPayAgentConfigRow, 'id' | 'version'>;

/** Query of GET /api/system/vizpay/agent/configs */
export interface VizpayAgentConfigsQuery {
  readonly agent_id?: readonly number[];
  readonly account_id?: readonly number[];
  readonly status?: readonly ('active' | 'inactive')[];
  readonly deposit_enabled?: boolean;
  readonly withdraw_enabled?: boolean;
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
}

/** Reply of GET /api/system/vizpay/agent/configs */
export type VizpayAgentConfigsReply = VizPayAgentConfigRow;

/** Query of GET /api/system/vizpay/agent/detail */
export interface VizpayAgentDetailQuery {
  readonly id: number;
}

/** Reply of GET /api/system/vizpay/agent/detail */
export type VizpayAgentDetailReply = VizPayAgentConfigRow;

/** Body of POST /api/system/vizpay/agent/update */
export interface VizpayAgentUpdateBody {
  readonly id: number;
  readonly version: number;
  readonly display_name?: string | null;
  readonly deposit_enabled?: boolean;
  readonly withdraw_enabled?: boolean;
  readonly deposit_min?: string | null;
  readonly deposit_max?: string | null;
  readonly withdraw_min?: string | null;
  readonly withdraw_max?: string | null;
  readonly fee_payer?: 'company' | 'agent' | 'member';
  readonly allowed_banks?: readonly string[] | null;
  readonly member_levels?: readonly ('bronze' | 'silver' | 'gold' | 'platinum' | 'diamond')[] | null;
  readonly auto_withdraw_max?: string | null;
  readonly priority?: number;
  readonly open_from?: string | null;
  readonly open_to?: string | null;
  readonly status?: 'active' | 'inactive';
}

/** Reply of POST /api/system/vizpay/agent/update */
export type VizpayAgentUpdateReply = Pick<VizPayAgentConfigRow, 'id' | 'version'>;

/** Query of GET /api/system/vizpay/services/balance */
export interface VizpayBalanceQuery {
  readonly id: number;
}

/** Reply of GET /api/system/vizpay/services/balance */
export interface VizpayBalanceReply {
  readonly balance: string | null;
  readonly available: string | null;
  readonly pending: string | null;
  readonly currency: string | null;
  readonly checked_at: string | null;
}

/** Query of GET /api/system/vizpay/balance_logs */
export interface VizpayBalanceLogsQuery {
  readonly date_from?: string;
  readonly date_to?: string;
  readonly account_id?: readonly number[];
  readonly reason?: readonly ('order' | 'settlement' | 'fee' | 'topup' | 'withdraw_out' | 'sync')[];
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
}

/** Reply of GET /api/system/vizpay/balance_logs */
export type VizpayBalanceLogsReply = VizPayBalanceLogRow;

/** Query of GET /api/system/vizpay/services/bank_lists */
export interface VizpayBankListsQuery {
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
}

/** Reply of GET /api/system/vizpay/services/bank_lists */
export type VizpayBankListsReply = GatewayBankItemRow;

/** Query of GET /api/system/vizpay/banks */
export interface VizpayBanksQuery {
  readonly q?: string;
  readonly ids?: readonly (string | number)[];
  readonly limit?: number;
  readonly sort?: string;
}

/** Reply of GET /api/system/vizpay/banks */
export type VizpayBanksReply = Pick<VizPayBankRow, 'code' | 'name_th'>;

/** Query of GET /api/system/vizpay/detail */
export interface VizpayDetailQuery {
  readonly id: number;
}

/** Reply of GET /api/system/vizpay/detail */
export type VizpayDetailReply = VizPayAccountRow;

/** Query of GET /api/system/vizpay/services/order_inquiry */
export interface VizpayOrderInquiryQuery {
  readonly order_ref?: string;
  readonly gateway_ref?: string;
}

/** Reply of GET /api/system/vizpay/services/order_inquiry */
export interface VizpayOrderInquiryReply {
  readonly order_ref: string | null;
  readonly local_status:
    | 'created' | 'pending' | 'processing' | 'paid' | 'success' | 'expired' | 'failed' | 'cancelled' | 'reversed' |
    'suspicious' | 'unknown' | null;
  readonly gateway_status: string | null;
  readonly status:
    | 'created' | 'pending' | 'processing' | 'paid' | 'success' | 'expired' | 'failed' | 'cancelled' | 'reversed' |
    'suspicious' | 'unknown' | null;
  readonly local_amount: string | null;
  readonly amount: string | null;
  readonly local_paid_at: string | null;
  readonly paid_at: string | null;
  readonly local_gateway_ref: string | null;
  readonly gateway_ref: string | null;
  readonly callback_at: string | null;
  readonly callback: Readonly<Record<string, unknown>> | null;
  readonly correction: 'none' | 'asked' | 'person' | null;
  readonly raw: Readonly<Record<string, unknown>> | null;
}

/** Query of GET /api/system/vizpay/orders */
export interface VizpayOrdersQuery {
  readonly date_from?: string;
  readonly date_to?: string;
  readonly agent_id?: readonly number[];
  readonly account_id?: readonly number[];
  readonly type?: readonly ('deposit' | 'withdraw')[];
  readonly method?: readonly ('qr' | 'transfer' | 'truewallet' | 'payout')[];
  readonly status?: readonly (
    | 'created' | 'pending' | 'processing' | 'paid' | 'success' | 'expired' | 'failed' | 'cancelled' | 'reversed' |
    'suspicious' | 'unknown'
  )[];
  readonly bank_code?: readonly string[];
  readonly amount_min?: string;
  readonly amount_max?: string;
  readonly no_callback?: boolean;
  readonly q?: string;
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
  readonly export?: 'xlsx' | 'csv';
}

/** Reply of GET /api/system/vizpay/orders */
export type VizpayOrdersReply = VizPayOrderRow;

/** Query of GET /api/system/vizpay/services/statement */
export interface VizpayStatementQuery {
  readonly date_from?: string;
  readonly date_to?: string;
  readonly account_id?: readonly number[];
  readonly match?: readonly ('matched' | 'different' | 'only_gateway' | 'only_local')[];
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
}

/** Reply of GET /api/system/vizpay/services/statement */
export type VizpayStatementReply = GatewayStatementLineRow;

/** Query of GET /api/system/vizpay/transactions */
export interface VizpayTransactionsQuery {
  readonly date_from?: string;
  readonly date_to?: string;
  readonly agent_id?: readonly number[];
  readonly account_id?: readonly number[];
  readonly type?: readonly ('deposit' | 'withdraw' | 'settlement' | 'fee' | 'adjust' | 'reversal')[];
  readonly process_status?: readonly (
    'received' | 'credited' | 'updated' | 'duplicate' | 'ignored' | 'rejected' | 'error'
  )[];
  readonly payee_mismatch?: boolean;
  readonly signature_valid?: boolean;
  readonly amount_min?: string;
  readonly amount_max?: string;
  readonly q?: string;
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
  readonly export?: 'xlsx' | 'csv';
}

/** Reply of GET /api/system/vizpay/transactions */
export type VizpayTransactionsReply = VizPayTransactionRow;

/** Body of POST /api/system/vizpay/update */
export interface VizpayUpdateBody {
  readonly id: number;
  readonly version: number;
  readonly name?: string;
  readonly api_url?: string;
  readonly callback_ips?: readonly string[] | null;
  readonly deposit_enabled?: boolean;
  readonly withdraw_enabled?: boolean;
  readonly deposit_methods?: readonly ('qr' | 'transfer' | 'truewallet')[] | null;
  readonly deposit_min?: string;
  readonly deposit_max?: string;
  readonly withdraw_min?: string;
  readonly withdraw_max?: string;
  readonly deposit_fee_pct?: string;
  readonly deposit_fee_fixed?: string;
  readonly withdraw_fee_pct?: string;
  readonly withdraw_fee_fixed?: string;
  readonly qr_expire_min?: number;
  readonly daily_in_limit?: string | null;
  readonly daily_out_limit?: string | null;
  readonly low_balance_alert?: string | null;
  readonly status?: 'active' | 'maintenance' | 'inactive';
  readonly note?: string | null;
  readonly api_key?: string;
  readonly secret_key?: string;
  readonly api_version?: string;
}

/** Reply of POST /api/system/vizpay/update */
export type VizpayUpdateReply = Pick<VizPayAccountRow, 'id' | 'version'>;
