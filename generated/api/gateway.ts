// Generated from manifest/ by `npm run generate`: change the manifest, not this file.

/** Gateway account, as calls answer it. */
export interface GatewayAccountRow {
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
  readonly created_at: string;
  readonly created_by: number | null;
  readonly updated_at: string;
  readonly updated_by: number | null;
  readonly version: number;
  readonly created_by_name: string | null;
  readonly updated_by_name: string | null;
}

/** Gateway agent config, as calls answer it. */
export interface GatewayAgentConfigRow {
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

/** Gateway balance log, as calls answer it. */
export interface GatewayBalanceLogRow {
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

/** Supported bank, as calls answer it. */
export interface GatewayBankItemRow {
  readonly bank_code: string | null;
  readonly gateway_bank_code: string | null;
  readonly name_th: string | null;
  readonly deposit: boolean;
  readonly withdraw: boolean;
}

/** Gateway order, as calls answer it. */
export interface GatewayOrderRow {
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

/** Gateway overview, as calls answer it. */
export interface GatewayOverviewRow {
  readonly gateway: string | null;
  readonly title: string | null;
  readonly status: 'active' | 'maintenance' | 'inactive' | null;
  readonly health: 'ok' | 'degraded' | 'down' | 'unknown' | null;
  readonly success_rate: string | null;
  readonly pending: number | null;
  readonly pending_query: string | null;
}

/** Statement line, as calls answer it. */
export interface GatewayStatementLineRow {
  readonly account_id: number | null;
  readonly at: string | null;
  readonly type: string | null;
  readonly ref: string | null;
  readonly amount: string | null;
  readonly amount_in: string | null;
  readonly amount_out: string | null;
  readonly fee: string | null;
  readonly balance: string | null;
  readonly local_amount: string | null;
  readonly match: 'matched' | 'different' | 'only_gateway' | 'only_local' | null;
  readonly account_name: string | null;
}

/** Gateway transaction, as calls answer it. */
export interface GatewayTransactionRow {
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

/** Query of GET /api/system/gateway/account/items */
export interface GatewayAccountItemsQuery {
  readonly q?: string;
  readonly ids?: readonly (string | number)[];
  readonly limit?: number;
  readonly sort?: string;
}

/** Reply of GET /api/system/gateway/account/items */
export type GatewayAccountItemsReply = Pick<GatewayAccountRow, 'id' | 'gateway' | 'name' | 'status'>;

/** Query of GET /api/system/gateway/orders */
export interface GatewayOrdersQuery {
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
  readonly ids?: readonly (string | number)[];
  readonly group_by?: string;
}

/** Reply of GET /api/system/gateway/orders */
export type GatewayOrdersReply = GatewayOrderRow;

/** Query of GET /api/system/gateway/overview */
export interface GatewayOverviewQuery {
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
}

/** Reply of GET /api/system/gateway/overview */
export type GatewayOverviewReply = GatewayOverviewRow;

/** Query of GET /api/system/gateway/sources */
export interface GatewaySourcesQuery {
  readonly q?: string;
  readonly ids?: readonly (string | number)[];
  readonly limit?: number;
  readonly sort?: string;
}

/** Reply of GET /api/system/gateway/sources */
export type GatewaySourcesReply = Pick<
  GatewayAccountRow,
  | 'id' | 'gateway' | 'name' | 'balance' | 'balance_updated_at' | 'today_out' | 'daily_out_limit' | 'withdraw_min' |
  'withdraw_max' | 'success_rate_today' | 'health' | 'status'
>;

/** Query of GET /api/system/{gateway}/accounts */
export interface GatewayAccountsQuery {
  readonly status?: readonly ('active' | 'maintenance' | 'inactive')[];
  readonly health?: readonly ('ok' | 'degraded' | 'down' | 'unknown')[];
  readonly deposit_enabled?: boolean;
  readonly withdraw_enabled?: boolean;
  readonly q?: string;
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
  readonly ids?: readonly (string | number)[];
  readonly group_by?: string;
}

/** Body of POST /api/system/{gateway}/add */
export interface GatewayAddBody {
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
  readonly secret_key: string;
}

/** Body of POST /api/system/{gateway}/agent/add */
export interface GatewayAgentAddBody {
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

/** Query of GET /api/system/{gateway}/agent/configs */
export interface GatewayAgentConfigsQuery {
  readonly agent_id?: readonly number[];
  readonly account_id?: readonly number[];
  readonly status?: readonly ('active' | 'inactive')[];
  readonly deposit_enabled?: boolean;
  readonly withdraw_enabled?: boolean;
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
  readonly ids?: readonly (string | number)[];
  readonly group_by?: string;
}

/** Query of GET /api/system/{gateway}/agent/detail */
export interface GatewayAgentDetailQuery {
  readonly id: number;
}

/** Body of POST /api/system/{gateway}/agent/update */
export interface GatewayAgentUpdateBody {
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

/** Query of GET /api/system/{gateway}/detail */
export interface GatewayDetailQuery {
  readonly id: number;
}

/** Query of GET /api/system/{gateway}/transactions */
export interface GatewayTransactionsQuery {
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
  readonly ids?: readonly (string | number)[];
  readonly group_by?: string;
}

/** Body of POST /api/system/{gateway}/update */
export interface GatewayUpdateBody {
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
  readonly secret_key?: string;
}

/** Query of GET /api/system/{gateway}/services/balance */
export interface GatewayBalanceQuery {
  readonly id: number;
}

/** Reply of GET /api/system/{gateway}/services/balance */
export interface GatewayBalanceReply {
  readonly balance: string | null;
  readonly available: string | null;
  readonly pending: string | null;
  readonly currency: string | null;
  readonly checked_at: string | null;
}

/** Query of GET /api/system/{gateway}/balance_logs */
export interface GatewayBalanceLogsQuery {
  readonly date_from?: string;
  readonly date_to?: string;
  readonly account_id?: readonly number[];
  readonly reason?: readonly ('order' | 'settlement' | 'fee' | 'topup' | 'withdraw_out' | 'sync')[];
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
  readonly ids?: readonly (string | number)[];
  readonly group_by?: string;
}

/** Query of GET /api/system/{gateway}/services/order_inquiry */
export interface GatewayOrderInquiryQuery {
  readonly order_ref?: string;
  readonly gateway_ref?: string;
}

/** Reply of GET /api/system/{gateway}/services/order_inquiry */
export interface GatewayOrderInquiryReply {
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

/** Query of GET /api/system/{gateway}/services/bank_lists */
export interface GatewayBankListsQuery {
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
}

/** Query of GET /api/system/{gateway}/banks */
export interface GatewayBanksQuery {
  readonly q?: string;
  readonly ids?: readonly (string | number)[];
  readonly limit?: number;
  readonly sort?: string;
}

/** Query of GET /api/system/{gateway}/services/statement */
export interface GatewayStatementQuery {
  readonly date_from?: string;
  readonly date_to?: string;
  readonly account_id?: readonly number[];
  readonly match?: readonly ('matched' | 'different' | 'only_gateway' | 'only_local')[];
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
}
