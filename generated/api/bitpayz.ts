// Generated from manifest/ by `npm run generate`: change the manifest, not this file.

/** BitPayz account, as calls answer it. */
export interface BitPayzAccountRow {
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
  readonly merchant_id: string;
  readonly api_key: string;
  readonly secret_key: string;
  readonly created_at: string;
  readonly created_by: number | null;
  readonly updated_at: string;
  readonly updated_by: number | null;
  readonly version: number;
  readonly created_by_name: string | null;
  readonly updated_by_name: string | null;
}

/** BitPayz agent config, as calls answer it. */
export interface BitPayzAgentConfigRow {
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

/** BitPayz bank, as calls answer it. */
export interface BitPayzBankRow {
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

/** BitPayz order, as calls answer it. */
export interface BitPayzOrderRow {
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

/** BitPayz transaction, as calls answer it. */
export interface BitPayzTransactionRow {
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

/** Query of GET /api/system/bitpayz/account/items */
export interface BitpayzAccountItemsQuery {
  readonly q?: string;
  readonly ids?: readonly (string | number)[];
  readonly limit?: number;
  readonly sort?: string;
}

/** Reply of GET /api/system/bitpayz/account/items */
export type BitpayzAccountItemsReply = Pick<BitPayzAccountRow, 'id' | 'name' | 'status'>;

/** Query of GET /api/system/bitpayz/accounts */
export interface BitpayzAccountsQuery {
  readonly status?: readonly ('active' | 'maintenance' | 'inactive')[];
  readonly health?: readonly ('ok' | 'degraded' | 'down' | 'unknown')[];
  readonly deposit_enabled?: boolean;
  readonly withdraw_enabled?: boolean;
  readonly q?: string;
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
}

/** Reply of GET /api/system/bitpayz/accounts */
export type BitpayzAccountsReply = Pick<
  BitPayzAccountRow,
  | 'id' | 'gateway' | 'name' | 'api_url' | 'callback_url' | 'callback_ips' | 'deposit_enabled' | 'withdraw_enabled' |
  'deposit_methods' | 'deposit_min' | 'deposit_max' | 'withdraw_min' | 'withdraw_max' | 'deposit_fee_pct' |
  'deposit_fee_fixed' | 'withdraw_fee_pct' | 'withdraw_fee_fixed' | 'qr_expire_min' | 'daily_in_limit' |
  'daily_out_limit' | 'low_balance_alert' | 'balance' | 'balance_updated_at' | 'today_in' | 'today_out' |
  'success_rate_today' | 'agent_count' | 'health' | 'previous_secret_until' | 'status' | 'note' | 'merchant_id' |
  'created_at' | 'created_by' | 'updated_at' | 'updated_by' | 'version' | 'created_by_name' | 'updated_by_name'
>;

/** Body of POST /api/system/bitpayz/add */
export interface BitpayzAddBody {
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
  readonly merchant_id: string;
  readonly api_key: string;
  readonly secret_key: string;
}

/** Reply of POST /api/system/bitpayz/add */
export type BitpayzAddReply = Pick<BitPayzAccountRow, 'id' | 'version'>;

/** Body of POST /api/system/bitpayz/agent/add */
export interface BitpayzAgentAddBody {
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

/** Reply of POST /api/system/bitpayz/agent/add */
export type BitpayzAgentAddReply = Pick<BitPayzAgentConfigRow, 'id' | 'version'>;

/** Query of GET /api/system/bitpayz/agent/configs */
export interface BitpayzAgentConfigsQuery {
  readonly agent_id?: readonly number[];
  readonly account_id?: readonly number[];
  readonly status?: readonly ('active' | 'inactive')[];
  readonly deposit_enabled?: boolean;
  readonly withdraw_enabled?: boolean;
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
}

/** Reply of GET /api/system/bitpayz/agent/configs */
export type BitpayzAgentConfigsReply = BitPayzAgentConfigRow;

/** Query of GET /api/system/bitpayz/agent/detail */
export interface BitpayzAgentDetailQuery {
  readonly id: number;
}

/** Reply of GET /api/system/bitpayz/agent/detail */
export type BitpayzAgentDetailReply = BitPayzAgentConfigRow;

/** Body of POST /api/system/bitpayz/agent/update */
export interface BitpayzAgentUpdateBody {
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

/** Reply of POST /api/system/bitpayz/agent/update */
export type BitpayzAgentUpdateReply = Pick<BitPayzAgentConfigRow, 'id' | 'version'>;

/** Query of GET /api/system/bitpayz/detail */
export interface BitpayzDetailQuery {
  readonly id: number;
}

/** Reply of GET /api/system/bitpayz/detail */
export type BitpayzDetailReply = BitPayzAccountRow;

/** Query of GET /api/system/bitpayz/orders */
export interface BitpayzOrdersQuery {
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

/** Reply of GET /api/system/bitpayz/orders */
export type BitpayzOrdersReply = BitPayzOrderRow;

/** Query of GET /api/system/bitpayz/transactions */
export interface BitpayzTransactionsQuery {
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

/** Reply of GET /api/system/bitpayz/transactions */
export type BitpayzTransactionsReply = BitPayzTransactionRow;

/** Body of POST /api/system/bitpayz/update */
export interface BitpayzUpdateBody {
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
  readonly merchant_id?: string;
  readonly api_key?: string;
  readonly secret_key?: string;
}

/** Reply of POST /api/system/bitpayz/update */
export type BitpayzUpdateReply = Pick<BitPayzAccountRow, 'id' | 'version'>;
