// Generated from manifest/ by `npm run generate`: change the manifest, not this file.

/** DirePay account, as calls answer it. */
export interface DirePayAccountRow {
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

/** DirePay agent config, as calls answer it. */
export interface DirePayAgentConfigRow {
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

/** DirePay bank, as calls answer it. */
export interface DirePayBankRow {
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

/** DirePay order, as calls answer it. */
export interface DirePayOrderRow {
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

/** DirePay transaction, as calls answer it. */
export interface DirePayTransactionRow {
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

/** Query of GET /api/system/direpay/account/items */
export interface DirepayAccountItemsQuery {
  readonly q?: string;
  readonly ids?: readonly (string | number)[];
  readonly limit?: number;
  readonly sort?: string;
}

/** Reply of GET /api/system/direpay/account/items */
export type DirepayAccountItemsReply = Pick<DirePayAccountRow, 'id' | 'name' | 'status'>;

/** Query of GET /api/system/direpay/accounts */
export interface DirepayAccountsQuery {
  readonly status?: readonly ('active' | 'maintenance' | 'inactive')[];
  readonly health?: readonly ('ok' | 'degraded' | 'down' | 'unknown')[];
  readonly deposit_enabled?: boolean;
  readonly withdraw_enabled?: boolean;
  readonly q?: string;
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
}

/** Reply of GET /api/system/direpay/accounts */
export type DirepayAccountsReply = Pick<
  DirePayAccountRow,
  | 'id' | 'gateway' | 'name' | 'api_url' | 'callback_url' | 'callback_ips' | 'deposit_enabled' | 'withdraw_enabled' |
  'deposit_methods' | 'deposit_min' | 'deposit_max' | 'withdraw_min' | 'withdraw_max' | 'deposit_fee_pct' |
  'deposit_fee_fixed' | 'withdraw_fee_pct' | 'withdraw_fee_fixed' | 'qr_expire_min' | 'daily_in_limit' |
  'daily_out_limit' | 'low_balance_alert' | 'balance' | 'balance_updated_at' | 'today_in' | 'today_out' |
  'success_rate_today' | 'agent_count' | 'health' | 'previous_secret_until' | 'status' | 'note' | 'merchant_id' |
  'created_at' | 'created_by' | 'updated_at' | 'updated_by' | 'version' | 'created_by_name' | 'updated_by_name'
>;

/** Body of POST /api/system/direpay/add */
export interface DirepayAddBody {
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

/** Reply of POST /api/system/direpay/add */
export type DirepayAddReply = Pick<DirePayAccountRow, 'id' | 'version'>;

/** Body of POST /api/system/direpay/agent/add */
export interface DirepayAgentAddBody {
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

/** Reply of POST /api/system/direpay/agent/add */
export type DirepayAgentAddReply = Pick<DirePayAgentConfigRow, 'id' | 'version'>;

/** Query of GET /api/system/direpay/agent/configs */
export interface DirepayAgentConfigsQuery {
  readonly agent_id?: readonly number[];
  readonly account_id?: readonly number[];
  readonly status?: readonly ('active' | 'inactive')[];
  readonly deposit_enabled?: boolean;
  readonly withdraw_enabled?: boolean;
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
}

/** Reply of GET /api/system/direpay/agent/configs */
export type DirepayAgentConfigsReply = DirePayAgentConfigRow;

/** Query of GET /api/system/direpay/agent/detail */
export interface DirepayAgentDetailQuery {
  readonly id: number;
}

/** Reply of GET /api/system/direpay/agent/detail */
export type DirepayAgentDetailReply = DirePayAgentConfigRow;

/** Body of POST /api/system/direpay/agent/update */
export interface DirepayAgentUpdateBody {
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

/** Reply of POST /api/system/direpay/agent/update */
export type DirepayAgentUpdateReply = Pick<DirePayAgentConfigRow, 'id' | 'version'>;

/** Query of GET /api/system/direpay/detail */
export interface DirepayDetailQuery {
  readonly id: number;
}

/** Reply of GET /api/system/direpay/detail */
export type DirepayDetailReply = DirePayAccountRow;

/** Query of GET /api/system/direpay/orders */
export interface DirepayOrdersQuery {
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

/** Reply of GET /api/system/direpay/orders */
export type DirepayOrdersReply = DirePayOrderRow;

/** Query of GET /api/system/direpay/transactions */
export interface DirepayTransactionsQuery {
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

/** Reply of GET /api/system/direpay/transactions */
export type DirepayTransactionsReply = DirePayTransactionRow;

/** Body of POST /api/system/direpay/update */
export interface DirepayUpdateBody {
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

/** Reply of POST /api/system/direpay/update */
export type DirepayUpdateReply = Pick<DirePayAccountRow, 'id' | 'version'>;
