// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Table } from '#contract/table.ts';
import type { ColumnType, Generated } from 'kysely';

/** timestamptz. */
export type Instant = ColumnType<Date, Date | string, Date | string>;

/** timestamptz that the database fills in. */
export type Stamp = ColumnType<Date, Date | string | undefined, Date | string>;

export interface AgentTable {
  id: Generated<number>;
  code: string;
  name: string;
  type: 'master' | 'agent';
  parent_id: number | null;
  server: 'cat350_v2' | 'rc100_v2' | 'welike_v3' | 'dgbet';
  prefix: string;
  domain: string | null;
  contact_name: string | null;
  contact_tel: string | null;
  line_id: string | null;
  share_pct: string;
  commission_pct: string;
  credit_limit: Generated<bigint>;
  status: Generated<'active' | 'suspended' | 'closed'>;
  note: string | null;
  created_at: Stamp;
  created_by: number | null;
  updated_at: Stamp;
  updated_by: number | null;
  version: Generated<number>;
}

export interface AppUserTable {
  id: Generated<number>;
  username: string;
  email: string;
  name: string;
  role_id: number | null;
  finance_team_id: number | null;
  agent_ids: readonly number[] | null;
  server: 'cat350_v2' | 'rc100_v2' | 'welike_v3' | 'dgbet';
  photo_url: string | null;
  mobile: string | null;
  status: Generated<'active' | 'suspended' | 'pending'>;
  allow_ips: readonly string[] | null;
  two_factor_enabled: Generated<boolean>;
  must_change_password: Generated<boolean>;
  last_login_at: Instant | null;
  last_login_ip: string | null;
  failed_login_count: Generated<number>;
  note: string | null;
  created_at: Stamp;
  created_by: number | null;
  updated_at: Stamp;
  updated_by: number | null;
  version: Generated<number>;
}

export interface BankTable {
  id: Generated<number>;
  bank_code: string;
  account_no: string;
  account_name: string;
  nickname: string | null;
  usage: 'deposit' | 'withdraw' | 'both' | 'holding' | 'spare';
  agent_ids: readonly number[];
  channel: 'app' | 'sms' | 'web' | 'api' | 'manual';
  device_id: string | null;
  app_pin: string | null;
  login_username: string | null;
  login_password: string | null;
  api_key: string | null;
  api_secret: string | null;
  sms_number: string | null;
  promptpay_id: string | null;
  show_to_member: Generated<boolean>;
  member_levels: readonly ('bronze' | 'silver' | 'gold' | 'platinum' | 'diamond')[] | null;
  sort_order: number | null;
  deposit_min: bigint | null;
  deposit_max: bigint | null;
  daily_in_limit: bigint | null;
  daily_out_limit: bigint | null;
  today_in: Generated<bigint>;
  today_out: Generated<bigint>;
  today_in_count: Generated<number>;
  today_out_count: Generated<number>;
  balance: Generated<bigint>;
  balance_updated_at: Instant | null;
  auto_withdraw: Generated<boolean>;
  session_status: Generated<'online' | 'offline' | 'otp_required' | 'locked' | 'error' | 'none'>;
  session_message: string | null;
  last_sync_at: Instant | null;
  status: Generated<'active' | 'paused' | 'closed' | 'frozen'>;
  note: string | null;
  created_at: Stamp;
  created_by: number | null;
  updated_at: Stamp;
  updated_by: number | null;
  version: Generated<number>;
}

export interface BankRefTable {
  code: string;
  bot_code: string | null;
  name_th: string;
  name_en: string;
  acct_digits: readonly number[];
  colour: string;
  can_deposit: Generated<boolean>;
  can_withdraw: Generated<boolean>;
  sort_order: Generated<number>;
  status: Generated<'active' | 'inactive'>;
}

export interface FinanceTeamTable {
  id: Generated<number>;
  code: string;
  name: string;
  shift: 'morning' | 'evening' | 'night' | 'all' | null;
  agent_ids: readonly number[] | null;
  approve_limit: bigint;
  daily_limit: bigint | null;
  status: Generated<'active' | 'inactive'>;
  created_at: Stamp;
  created_by: number | null;
  updated_at: Stamp;
  updated_by: number | null;
  version: Generated<number>;
}

export interface GatewayAccountTable {
  id: Generated<number>;
  gateway: string;
  name: string;
  api_url: string;
  callback_url: string | null;
  callback_ips: readonly string[] | null;
  deposit_enabled: Generated<boolean>;
  withdraw_enabled: Generated<boolean>;
  deposit_methods: readonly ('qr' | 'transfer' | 'truewallet')[] | null;
  deposit_min: Generated<bigint>;
  deposit_max: Generated<bigint>;
  withdraw_min: Generated<bigint>;
  withdraw_max: Generated<bigint>;
  deposit_fee_pct: string;
  deposit_fee_fixed: Generated<bigint>;
  withdraw_fee_pct: string;
  withdraw_fee_fixed: Generated<bigint>;
  qr_expire_min: Generated<number>;
  daily_in_limit: bigint | null;
  daily_out_limit: bigint | null;
  low_balance_alert: bigint | null;
  balance: Generated<bigint>;
  balance_updated_at: Instant | null;
  today_in: Generated<bigint>;
  today_out: Generated<bigint>;
  success_rate_today: string | null;
  agent_count: Generated<number>;
  health: Generated<'ok' | 'degraded' | 'down' | 'unknown'>;
  previous_secret_key: string | null;
  previous_secret_until: Instant | null;
  status: Generated<'active' | 'maintenance' | 'inactive'>;
  note: string | null;
  created_at: Stamp;
  created_by: number | null;
  updated_at: Stamp;
  updated_by: number | null;
  version: Generated<number>;
  merchant_id: string | null;
  api_key: string | null;
  secret_key: string | null;
  token: string | null;
  access_key: string | null;
  token_expires_at: Instant | null;
  api_version: string | null;
}

export interface GatewayAgentConfigTable {
  id: Generated<number>;
  gateway: string;
  agent_id: number;
  account_id: number;
  display_name: string | null;
  deposit_enabled: Generated<boolean>;
  withdraw_enabled: Generated<boolean>;
  deposit_min: bigint | null;
  deposit_max: bigint | null;
  withdraw_min: bigint | null;
  withdraw_max: bigint | null;
  fee_payer: Generated<'company' | 'agent' | 'member'>;
  allowed_banks: readonly string[] | null;
  member_levels: readonly ('bronze' | 'silver' | 'gold' | 'platinum' | 'diamond')[] | null;
  auto_withdraw_max: bigint | null;
  priority: Generated<number>;
  open_from: string | null;
  open_to: string | null;
  status: Generated<'active' | 'inactive'>;
  created_at: Stamp;
  created_by: number | null;
  updated_at: Stamp;
  updated_by: number | null;
  version: Generated<number>;
}

export interface GatewayBalanceLogTable {
  id: Generated<number>;
  gateway: string;
  created_at: Instant;
  account_id: number;
  reason: 'order' | 'settlement' | 'fee' | 'topup' | 'withdraw_out' | 'sync';
  ref: string | null;
  balance_before: bigint;
  change: bigint;
  balance_after: bigint;
  source: 'callback' | 'poll' | 'manual';
}

export interface GatewayOrderTable {
  id: Generated<number>;
  gateway: string;
  created_at: Instant;
  order_ref: string;
  gateway_ref: string | null;
  account_id: number;
  agent_id: number;
  member_id: number;
  type: 'deposit' | 'withdraw';
  method: 'qr' | 'transfer' | 'truewallet' | 'payout';
  bank_code: string;
  bank_account_no: string;
  bank_account_name: string;
  request_amount: bigint;
  pay_amount: bigint;
  fee: bigint;
  net_amount: bigint;
  qr_payload: string | null;
  qr_image_url: string | null;
  pay_url: string | null;
  expires_at: Instant | null;
  paid_at: Instant | null;
  callback_at: Instant | null;
  callback_count: Generated<number>;
  last_callback_status: string | null;
  deposit_ref: string | null;
  withdraw_ref: string | null;
  gateway_status: string | null;
  message: string | null;
  request_json: Readonly<Record<string, unknown>> | null;
  response_json: Readonly<Record<string, unknown>> | null;
  status: Generated<
    | 'created'
    | 'pending'
    | 'processing'
    | 'paid'
    | 'success'
    | 'expired'
    | 'failed'
    | 'cancelled'
    | 'reversed'
    | 'suspicious'
    | 'unknown'
  >;
}

export interface GatewayTransactionTable {
  id: Generated<number>;
  gateway: string;
  received_at: Instant;
  txn_ref: string;
  event_id: string | null;
  order_ref: string | null;
  gateway_ref: string | null;
  account_id: number;
  agent_id: number | null;
  member_id: number | null;
  type: 'deposit' | 'withdraw' | 'settlement' | 'fee' | 'adjust' | 'reversal';
  amount: bigint;
  fee: bigint;
  net_amount: bigint;
  balance_after: bigint | null;
  payer_bank_code: string | null;
  payer_account_no: string | null;
  payer_name: string | null;
  payee_mismatch: Generated<boolean>;
  signature_valid: Generated<boolean>;
  source_ip: string | null;
  process_status: 'received' | 'credited' | 'updated' | 'duplicate' | 'ignored' | 'rejected' | 'error';
  message: string | null;
  payload_json: Readonly<Record<string, unknown>> | null;
}

export interface ImportBatchTable {
  id: Generated<number>;
  batch_id: string;
  type: 'member' | 'affiliate' | 'wallet';
  source: 'generic' | 'huaythai' | 'pawinss' | 'rc' | 'yb';
  agent_id: number;
  mode: Generated<'dry_run' | 'commit'>;
  on_duplicate: Generated<'skip' | 'update' | 'error'>;
  wallet_type: 'main' | 'bonus' | 'cashback' | 'commission' | 'affiliate' | 'point' | 'ticket' | null;
  wallet_mode: 'add' | 'set' | null;
  add_prefix: Generated<boolean>;
  file_name: string;
  file_size: Generated<number>;
  file_sha256: string;
  encoding: string;
  columns: Generated<readonly string[]>;
  dropped: Generated<readonly string[]>;
  mapping: Readonly<Record<string, unknown>>;
  row_total: Generated<number>;
  row_ok: Generated<number>;
  row_dup: Generated<number>;
  row_error: Generated<number>;
  row_todo: Generated<number>;
  row_done: Generated<number>;
  row_added: Generated<number>;
  row_updated: Generated<number>;
  row_failed: Generated<number>;
  amount_total: Generated<bigint>;
  amount_done: Generated<bigint>;
  same_as: string | null;
  status: Generated<'staged' | 'validated' | 'importing' | 'done' | 'partial' | 'failed'>;
  message: string | null;
  cancelled_at: Instant | null;
  cancelled_by: number | null;
  started_at: Instant | null;
  started_by: number | null;
  finished_at: Instant | null;
  created_at: Stamp;
  created_by: number | null;
  updated_at: Stamp;
  updated_by: number | null;
  version: Generated<number>;
}

export interface MemberTable {
  id: Generated<number>;
  username: string;
  agent_id: number;
  name: string;
  mobile: string;
  line_id: string | null;
  bank_code: string;
  bank_account_no: string;
  bank_account_name: string;
  truewallet_no: string | null;
  upline_id: number | null;
  register_channel: 'web' | 'line' | 'affiliate' | 'agent' | 'import';
  utm_source: string | null;
  level: 'bronze' | 'silver' | 'gold' | 'platinum' | 'diamond';
  tags: Generated<readonly ('vip' | 'watch' | 'bonus_hunter' | 'new')[]>;
  turnover_required: bigint;
  turnover_done: bigint;
  deposit_count: number;
  deposit_total: bigint;
  withdraw_count: number;
  withdraw_total: bigint;
  winloss_total: bigint;
  first_deposit_at: Instant | null;
  last_deposit_at: Instant | null;
  last_login_at: Instant | null;
  last_bet_at: Instant | null;
  last_ip: string | null;
  registered_at: Instant;
  status: 'active' | 'suspended' | 'locked' | 'blacklist' | 'pending';
  activity_state: 'new' | 'active' | 'at_risk' | 'inactive' | 'lost' | 'never';
}

export interface MenuTable {
  id: Generated<number>;
  parent_id: number | null;
  label: string;
  label_en: string | null;
  icon: string | null;
  link: string | null;
  sort_order: Generated<number>;
  badge_key: Generated<
    'none' | 'withdraw_pending' | 'deposit_unmatched' | 'suspicious' | 'ticket_open' | 'redeem_pending'
  >;
  is_collapsed: Generated<boolean>;
  status: Generated<'active' | 'hidden'>;
  created_at: Stamp;
  created_by: number | null;
  updated_at: Stamp;
  updated_by: number | null;
  version: Generated<number>;
}

export interface PermissionTable {
  id: Generated<number>;
  key: string;
  name: string;
  name_en: string | null;
  area: string;
  action: string;
  risk: Generated<'low' | 'medium' | 'high'>;
  description: string | null;
  is_system: Generated<boolean>;
  created_at: Stamp;
  created_by: number | null;
  updated_at: Stamp;
  updated_by: number | null;
  version: Generated<number>;
}

export interface ProviderTable {
  id: Generated<number>;
  code: string;
  name: string;
  logo_url: string | null;
  types: readonly ('slot' | 'casino' | 'sport' | 'fishing' | 'lotto' | 'card' | 'cockfight' | 'esport' | 'crash')[];
  wallet_mode: Generated<'seamless' | 'transfer'>;
  api_status: Generated<'ok' | 'slow' | 'down'>;
  cost_pct: string;
  invoice_base: Generated<'ggr' | 'turnover'>;
  min_fee: Generated<bigint>;
  carry_negative: Generated<boolean>;
  game_count: Generated<number>;
  active_game_count: Generated<number>;
  sort_order: number | null;
  maintenance_from: Instant | null;
  maintenance_to: Instant | null;
  status: Generated<'active' | 'maintenance' | 'inactive'>;
  note: string | null;
  created_at: Stamp;
  created_by: number | null;
  updated_at: Stamp;
  updated_by: number | null;
  version: Generated<number>;
}

export interface ProviderAccountTable {
  id: Generated<number>;
  member_id: number;
  provider_id: number;
  ign: string;
  created_at: Instant;
  last_played_at: Instant | null;
}

export interface RoleTable {
  id: Generated<number>;
  code: string;
  name: string;
  description: string | null;
  rank: number;
  scope: 'all' | 'assigned' | 'own_tree';
  permissions: Generated<readonly string[]>;
  menu_ids: Generated<readonly number[]>;
  finance_team_id: number | null;
  is_system: Generated<boolean>;
  status: Generated<'active' | 'inactive'>;
  created_at: Stamp;
  created_by: number | null;
  updated_at: Stamp;
  updated_by: number | null;
  version: Generated<number>;
}

export interface SubProviderTable {
  id: Generated<number>;
  provider_id: number;
  code: string;
  name: string;
  type: 'slot' | 'casino' | 'sport' | 'fishing' | 'lotto' | 'card' | 'cockfight' | 'esport' | 'crash';
  game_count: Generated<number>;
  status: Generated<'active' | 'inactive'>;
}

export interface WalletTable {
  id: Generated<number>;
  member_id: number;
  wallet_type: 'main' | 'bonus' | 'cashback' | 'commission' | 'affiliate' | 'point' | 'ticket';
  balance: bigint;
  pending: bigint;
  turnover_required: bigint;
  turnover_done: bigint;
  updated_at: Instant;
}

export interface WalletLogTable {
  id: Generated<number>;
  created_at: Instant;
  log_no: string;
  agent_id: number;
  member_id: number;
  wallet_type: 'main' | 'bonus' | 'cashback' | 'commission' | 'affiliate' | 'point' | 'ticket';
  log_type:
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
  amount: bigint;
  balance_before: bigint;
  balance_after: bigint;
  ref_type:
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
  ref_id: string | null;
  provider_code: string | null;
  game_code: string | null;
  round_id: string | null;
  turnover_added: bigint;
  actor_type: 'member' | 'system' | 'staff' | 'provider';
  actor_name: string | null;
  remark: string | null;
}

export interface WithdrawalTable {
  id: Generated<number>;
  withdraw_ref: string;
  agent_id: number;
  member_id: number;
  bank_code: string;
  bank_account_no: string;
  bank_account_name: string;
  amount: bigint;
  fee: bigint;
  fee_payer: 'company' | 'agent' | 'member';
  net_amount: bigint;
  type: 'auto_bank' | 'gateway' | 'manual' | 'truewallet';
  from_bank_id: number | null;
  gateway: string | null;
  gateway_account_id: number | null;
  balance_before: bigint;
  balance_after: bigint;
  turnover_required: bigint;
  turnover_done: bigint;
  turnover_ok: Generated<boolean>;
  active_promotion: string | null;
  deposit_today: bigint;
  withdraw_today: bigint;
  withdraw_count_today: number;
  deposit_total: bigint;
  withdraw_total: bigint;
  winloss_total: bigint;
  risk_score: number;
  risk_level: 'low' | 'medium' | 'high';
  risk_flags: Generated<
    readonly (
      | 'name_mismatch'
      | 'dup_amount_time'
      | 'dup_slip'
      | 'third_party'
      | 'shared_account'
      | 'fast_in_out'
      | 'big_amount'
      | 'odd_hours_burst'
      | 'blacklist_account'
      | 'late_credit'
      | 'no_owner'
    )[]
  >;
  requested_at: Instant;
  verified_at: Instant | null;
  verified_by: number | null;
  approved_at: Instant | null;
  approved_by: number | null;
  completed_at: Instant | null;
  duration_sec: number | null;
  locked_by: number | null;
  locked_at: Instant | null;
  upstream_ref: string | null;
  upstream_message: string | null;
  transferred_at: Instant | null;
  slip_url: string | null;
  refund_reason:
    | 'turnover_not_met'
    | 'account_mismatch'
    | 'bonus_abuse'
    | 'duplicate'
    | 'bank_closed'
    | 'member_request'
    | 'other'
    | null;
  notes: Generated<readonly Readonly<Record<string, unknown>>[]>;
  timeline: Generated<readonly Readonly<Record<string, unknown>>[]>;
  status: Generated<'pending' | 'verified' | 'processing' | 'unknown' | 'failed' | 'success' | 'refunded'>;
  created_at: Stamp;
  created_by: number | null;
  updated_at: Stamp;
  updated_by: number | null;
  version: Generated<number>;
}

/** Tables of the manifest. Money is in satang. */
export interface Tables {
  agent: AgentTable;
  app_user: AppUserTable;
  bank: BankTable;
  bank_ref: BankRefTable;
  finance_team: FinanceTeamTable;
  gateway_account: GatewayAccountTable;
  gateway_agent_config: GatewayAgentConfigTable;
  gateway_balance_log: GatewayBalanceLogTable;
  gateway_order: GatewayOrderTable;
  gateway_transaction: GatewayTransactionTable;
  import_batch: ImportBatchTable;
  member: MemberTable;
  menu: MenuTable;
  permission: PermissionTable;
  provider: ProviderTable;
  provider_account: ProviderAccountTable;
  role: RoleTable;
  sub_provider: SubProviderTable;
  wallet: WalletTable;
  wallet_log: WalletLogTable;
  withdrawal: WithdrawalTable;
}

export const tables: Readonly<Record<keyof Tables, Table>> = {
  agent: {
    name: 'agent',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      code: { kind: 'string', type: 'varchar(16)', nullable: false },
      name: { kind: 'string', type: 'varchar(80)', nullable: false },
      type: { kind: 'enum', type: 'varchar(64)', nullable: false },
      parent_id: { kind: 'ref', type: 'integer', nullable: true },
      server: { kind: 'enum', type: 'varchar(64)', nullable: false },
      prefix: { kind: 'string', type: 'varchar(4)', nullable: false },
      domain: { kind: 'string', type: 'varchar(120)', nullable: true },
      contact_name: { kind: 'string', type: 'varchar(80)', nullable: true },
      contact_tel: { kind: 'phone', type: 'varchar(10)', nullable: true },
      line_id: { kind: 'string', type: 'varchar(60)', nullable: true },
      share_pct: { kind: 'percent', type: 'numeric(9,4)', nullable: false },
      commission_pct: { kind: 'percent', type: 'numeric(9,4)', nullable: false },
      credit_limit: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      status: { kind: 'enum', type: 'varchar(64)', nullable: false, default: '\'active\'' },
      note: { kind: 'text', type: 'text', nullable: true },
      created_at: { kind: 'datetime', type: 'timestamptz', nullable: false, default: 'now()' },
      created_by: { kind: 'ref', type: 'integer', nullable: true },
      updated_at: { kind: 'datetime', type: 'timestamptz', nullable: false, default: 'now()' },
      updated_by: { kind: 'ref', type: 'integer', nullable: true },
      version: { kind: 'integer', type: 'integer', nullable: false, default: '1' },
    },
    primaryKey: 'id',
    uniques: { agent_code_key: ['code'], agent_prefix_key: ['prefix'] },
    checks: {
      agent_type_option: '"type" in (\'master\', \'agent\')',
      agent_server_option: '"server" in (\'cat350_v2\', \'rc100_v2\', \'welike_v3\', \'dgbet\')',
      agent_contact_tel_format: '"contact_tel" ~ \'^0[689][0-9]{8}$\'',
      agent_share_pct_range: '"share_pct" >= 0 and "share_pct" <= 100',
      agent_commission_pct_range: '"commission_pct" >= 0 and "commission_pct" <= 2',
      agent_credit_limit_range: '"credit_limit" >= 0',
      agent_status_option: '"status" in (\'active\', \'suspended\', \'closed\')',
    },
    indexes: [
      { name: 'agent_created_by_idx', columns: ['created_by'] },
      { name: 'agent_parent_id_idx', columns: ['parent_id'] },
      { name: 'agent_updated_by_idx', columns: ['updated_by'] },
    ],
    foreignKeys: [
      { name: 'agent_parent_id_fkey', column: 'parent_id', table: 'agent', target: 'id' },
      { name: 'agent_created_by_fkey', column: 'created_by', table: 'app_user', target: 'id' },
      { name: 'agent_updated_by_fkey', column: 'updated_by', table: 'app_user', target: 'id' },
    ],
  },
  app_user: {
    name: 'app_user',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      username: { kind: 'string', type: 'varchar(32)', nullable: false },
      email: { kind: 'email', type: 'varchar(254)', nullable: false },
      name: { kind: 'string', type: 'varchar(80)', nullable: false },
      role_id: { kind: 'ref', type: 'integer', nullable: true },
      finance_team_id: { kind: 'ref', type: 'integer', nullable: true },
      agent_ids: { kind: 'list', type: 'jsonb', nullable: true },
      server: { kind: 'enum', type: 'varchar(64)', nullable: false },
      photo_url: { kind: 'image', type: 'text', nullable: true },
      mobile: { kind: 'phone', type: 'varchar(10)', nullable: true },
      status: { kind: 'enum', type: 'varchar(64)', nullable: false, default: '\'pending\'' },
      allow_ips: { kind: 'list', type: 'jsonb', nullable: true },
      two_factor_enabled: { kind: 'boolean', type: 'boolean', nullable: false, default: 'false' },
      must_change_password: { kind: 'boolean', type: 'boolean', nullable: false, default: 'false' },
      last_login_at: { kind: 'datetime', type: 'timestamptz', nullable: true },
      last_login_ip: { kind: 'ip', type: 'varchar(43)', nullable: true },
      failed_login_count: { kind: 'integer', type: 'integer', nullable: false, default: '0' },
      note: { kind: 'text', type: 'text', nullable: true },
      created_at: { kind: 'datetime', type: 'timestamptz', nullable: false, default: 'now()' },
      created_by: { kind: 'ref', type: 'integer', nullable: true },
      updated_at: { kind: 'datetime', type: 'timestamptz', nullable: false, default: 'now()' },
      updated_by: { kind: 'ref', type: 'integer', nullable: true },
      version: { kind: 'integer', type: 'integer', nullable: false, default: '1' },
    },
    primaryKey: 'id',
    uniques: { app_user_username_key: ['username'], app_user_email_key: ['email'] },
    checks: {
      app_user_server_option: '"server" in (\'cat350_v2\', \'rc100_v2\', \'welike_v3\', \'dgbet\')',
      app_user_mobile_format: '"mobile" ~ \'^0[689][0-9]{8}$\'',
      app_user_status_option: '"status" in (\'active\', \'suspended\', \'pending\')',
      app_user_failed_login_count_range: '"failed_login_count" >= 0',
    },
    indexes: [
      { name: 'app_user_created_by_idx', columns: ['created_by'] },
      { name: 'app_user_finance_team_id_idx', columns: ['finance_team_id'] },
      { name: 'app_user_role_id_idx', columns: ['role_id'] },
      { name: 'app_user_updated_by_idx', columns: ['updated_by'] },
    ],
    foreignKeys: [
      { name: 'app_user_role_id_fkey', column: 'role_id', table: 'role', target: 'id' },
      { name: 'app_user_finance_team_id_fkey', column: 'finance_team_id', table: 'finance_team', target: 'id' },
      { name: 'app_user_created_by_fkey', column: 'created_by', table: 'app_user', target: 'id' },
      { name: 'app_user_updated_by_fkey', column: 'updated_by', table: 'app_user', target: 'id' },
    ],
  },
  bank: {
    name: 'bank',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      bank_code: { kind: 'ref', type: 'varchar(64)', nullable: false },
      account_no: { kind: 'account', type: 'varchar(15)', nullable: false },
      account_name: { kind: 'string', type: 'varchar(120)', nullable: false },
      nickname: { kind: 'string', type: 'varchar(40)', nullable: true },
      usage: { kind: 'enum', type: 'varchar(64)', nullable: false },
      agent_ids: { kind: 'list', type: 'jsonb', nullable: false },
      channel: { kind: 'enum', type: 'varchar(64)', nullable: false },
      device_id: { kind: 'secret', type: 'text', nullable: true },
      app_pin: { kind: 'secret', type: 'text', nullable: true },
      login_username: { kind: 'secret', type: 'text', nullable: true },
      login_password: { kind: 'secret', type: 'text', nullable: true },
      api_key: { kind: 'secret', type: 'text', nullable: true },
      api_secret: { kind: 'secret', type: 'text', nullable: true },
      sms_number: { kind: 'phone', type: 'varchar(10)', nullable: true },
      promptpay_id: { kind: 'string', type: 'varchar(15)', nullable: true },
      show_to_member: { kind: 'boolean', type: 'boolean', nullable: false, default: 'false' },
      member_levels: { kind: 'list', type: 'jsonb', nullable: true },
      sort_order: { kind: 'integer', type: 'integer', nullable: true },
      deposit_min: { kind: 'money', type: 'bigint', nullable: true },
      deposit_max: { kind: 'money', type: 'bigint', nullable: true },
      daily_in_limit: { kind: 'money', type: 'bigint', nullable: true },
      daily_out_limit: { kind: 'money', type: 'bigint', nullable: true },
      today_in: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      today_out: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      today_in_count: { kind: 'integer', type: 'integer', nullable: false, default: '0' },
      today_out_count: { kind: 'integer', type: 'integer', nullable: false, default: '0' },
      balance: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      balance_updated_at: { kind: 'datetime', type: 'timestamptz', nullable: true },
      auto_withdraw: { kind: 'boolean', type: 'boolean', nullable: false, default: 'false' },
      session_status: { kind: 'enum', type: 'varchar(64)', nullable: false, default: '\'none\'' },
      session_message: { kind: 'string', type: 'varchar(255)', nullable: true },
      last_sync_at: { kind: 'datetime', type: 'timestamptz', nullable: true },
      status: { kind: 'enum', type: 'varchar(64)', nullable: false, default: '\'active\'' },
      note: { kind: 'text', type: 'text', nullable: true },
      created_at: { kind: 'datetime', type: 'timestamptz', nullable: false, default: 'now()' },
      created_by: { kind: 'ref', type: 'integer', nullable: true },
      updated_at: { kind: 'datetime', type: 'timestamptz', nullable: false, default: 'now()' },
      updated_by: { kind: 'ref', type: 'integer', nullable: true },
      version: { kind: 'integer', type: 'integer', nullable: false, default: '1' },
    },
    primaryKey: 'id',
    uniques: {},
    checks: {
      bank_account_no_format: '"account_no" ~ \'^[0-9]{10,15}$\'',
      bank_usage_option: '"usage" in (\'deposit\', \'withdraw\', \'both\', \'holding\', \'spare\')',
      bank_channel_option: '"channel" in (\'app\', \'sms\', \'web\', \'api\', \'manual\')',
      bank_sms_number_format: '"sms_number" ~ \'^0[689][0-9]{8}$\'',
      bank_deposit_min_range: '"deposit_min" >= 0',
      bank_deposit_max_range: '"deposit_max" >= 0',
      bank_daily_in_limit_range: '"daily_in_limit" >= 0',
      bank_daily_out_limit_range: '"daily_out_limit" >= 0',
      bank_session_status_option:
        '"session_status" in (\'online\', \'offline\', \'otp_required\', \'locked\', \'error\', \'none\')',
      bank_status_option: '"status" in (\'active\', \'paused\', \'closed\', \'frozen\')',
    },
    indexes: [
      { name: 'bank_bank_code_account_no_unique', columns: ['bank_code', 'account_no'], unique: true },
      { name: 'bank_created_by_idx', columns: ['created_by'] },
      { name: 'bank_updated_by_idx', columns: ['updated_by'] },
    ],
    foreignKeys: [
      { name: 'bank_bank_code_fkey', column: 'bank_code', table: 'bank_ref', target: 'code' },
      { name: 'bank_created_by_fkey', column: 'created_by', table: 'app_user', target: 'id' },
      { name: 'bank_updated_by_fkey', column: 'updated_by', table: 'app_user', target: 'id' },
    ],
  },
  bank_ref: {
    name: 'bank_ref',
    columns: {
      code: { kind: 'string', type: 'varchar(16)', nullable: false },
      bot_code: { kind: 'string', type: 'varchar(3)', nullable: true },
      name_th: { kind: 'string', type: 'varchar(80)', nullable: false },
      name_en: { kind: 'string', type: 'varchar(80)', nullable: false },
      acct_digits: { kind: 'list', type: 'jsonb', nullable: false },
      colour: { kind: 'string', type: 'varchar(7)', nullable: false },
      can_deposit: { kind: 'boolean', type: 'boolean', nullable: false, default: 'true' },
      can_withdraw: { kind: 'boolean', type: 'boolean', nullable: false, default: 'true' },
      sort_order: { kind: 'integer', type: 'integer', nullable: false, default: '0' },
      status: { kind: 'enum', type: 'varchar(64)', nullable: false, default: '\'active\'' },
    },
    primaryKey: 'code',
    uniques: {},
    checks: { bank_ref_status_option: '"status" in (\'active\', \'inactive\')' },
    indexes: [],
    foreignKeys: [],
  },
  finance_team: {
    name: 'finance_team',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      code: { kind: 'string', type: 'varchar(16)', nullable: false },
      name: { kind: 'string', type: 'varchar(60)', nullable: false },
      shift: { kind: 'enum', type: 'varchar(64)', nullable: true },
      agent_ids: { kind: 'list', type: 'jsonb', nullable: true },
      approve_limit: { kind: 'money', type: 'bigint', nullable: false },
      daily_limit: { kind: 'money', type: 'bigint', nullable: true },
      status: { kind: 'enum', type: 'varchar(64)', nullable: false, default: '\'active\'' },
      created_at: { kind: 'datetime', type: 'timestamptz', nullable: false, default: 'now()' },
      created_by: { kind: 'ref', type: 'integer', nullable: true },
      updated_at: { kind: 'datetime', type: 'timestamptz', nullable: false, default: 'now()' },
      updated_by: { kind: 'ref', type: 'integer', nullable: true },
      version: { kind: 'integer', type: 'integer', nullable: false, default: '1' },
    },
    primaryKey: 'id',
    uniques: { finance_team_code_key: ['code'] },
    checks: {
      finance_team_shift_option: '"shift" in (\'morning\', \'evening\', \'night\', \'all\')',
      finance_team_approve_limit_range: '"approve_limit" >= 0',
      finance_team_daily_limit_range: '"daily_limit" >= 0',
      finance_team_status_option: '"status" in (\'active\', \'inactive\')',
    },
    indexes: [
      { name: 'finance_team_created_by_idx', columns: ['created_by'] },
      { name: 'finance_team_updated_by_idx', columns: ['updated_by'] },
    ],
    foreignKeys: [
      { name: 'finance_team_created_by_fkey', column: 'created_by', table: 'app_user', target: 'id' },
      { name: 'finance_team_updated_by_fkey', column: 'updated_by', table: 'app_user', target: 'id' },
    ],
  },
  gateway_account: {
    name: 'gateway_account',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      gateway: { kind: 'string', type: 'varchar(16)', nullable: false },
      name: { kind: 'string', type: 'varchar(60)', nullable: false },
      api_url: { kind: 'url', type: 'varchar(2048)', nullable: false },
      callback_url: { kind: 'url', type: 'varchar(2048)', nullable: true },
      callback_ips: { kind: 'list', type: 'jsonb', nullable: true },
      deposit_enabled: { kind: 'boolean', type: 'boolean', nullable: false, default: 'true' },
      withdraw_enabled: { kind: 'boolean', type: 'boolean', nullable: false, default: 'true' },
      deposit_methods: { kind: 'list', type: 'jsonb', nullable: true },
      deposit_min: { kind: 'money', type: 'bigint', nullable: false, default: '5000' },
      deposit_max: { kind: 'money', type: 'bigint', nullable: false, default: '20000000' },
      withdraw_min: { kind: 'money', type: 'bigint', nullable: false, default: '10000' },
      withdraw_max: { kind: 'money', type: 'bigint', nullable: false, default: '10000000' },
      deposit_fee_pct: { kind: 'percent', type: 'numeric(9,4)', nullable: false },
      deposit_fee_fixed: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      withdraw_fee_pct: { kind: 'percent', type: 'numeric(9,4)', nullable: false },
      withdraw_fee_fixed: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      qr_expire_min: { kind: 'integer', type: 'integer', nullable: false, default: '10' },
      daily_in_limit: { kind: 'money', type: 'bigint', nullable: true },
      daily_out_limit: { kind: 'money', type: 'bigint', nullable: true },
      low_balance_alert: { kind: 'money', type: 'bigint', nullable: true },
      balance: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      balance_updated_at: { kind: 'datetime', type: 'timestamptz', nullable: true },
      today_in: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      today_out: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      success_rate_today: { kind: 'percent', type: 'numeric(9,4)', nullable: true },
      agent_count: { kind: 'integer', type: 'integer', nullable: false, default: '0' },
      health: { kind: 'enum', type: 'varchar(64)', nullable: false, default: '\'unknown\'' },
      previous_secret_key: { kind: 'secret', type: 'text', nullable: true },
      previous_secret_until: { kind: 'datetime', type: 'timestamptz', nullable: true },
      status: { kind: 'enum', type: 'varchar(64)', nullable: false, default: '\'active\'' },
      note: { kind: 'text', type: 'text', nullable: true },
      created_at: { kind: 'datetime', type: 'timestamptz', nullable: false, default: 'now()' },
      created_by: { kind: 'ref', type: 'integer', nullable: true },
      updated_at: { kind: 'datetime', type: 'timestamptz', nullable: false, default: 'now()' },
      updated_by: { kind: 'ref', type: 'integer', nullable: true },
      version: { kind: 'integer', type: 'integer', nullable: false, default: '1' },
      merchant_id: { kind: 'string', type: 'varchar(64)', nullable: true },
      api_key: { kind: 'secret', type: 'text', nullable: true },
      secret_key: { kind: 'secret', type: 'text', nullable: true },
      token: { kind: 'secret', type: 'text', nullable: true },
      access_key: { kind: 'secret', type: 'text', nullable: true },
      token_expires_at: { kind: 'datetime', type: 'timestamptz', nullable: true },
      api_version: { kind: 'string', type: 'varchar(8)', nullable: true },
    },
    primaryKey: 'id',
    uniques: {},
    checks: {
      gateway_account_deposit_min_range: '"deposit_min" >= 0',
      gateway_account_deposit_max_range: '"deposit_max" >= 0',
      gateway_account_withdraw_min_range: '"withdraw_min" >= 0',
      gateway_account_withdraw_max_range: '"withdraw_max" >= 0',
      gateway_account_deposit_fee_pct_range: '"deposit_fee_pct" >= 0 and "deposit_fee_pct" <= 100',
      gateway_account_deposit_fee_fixed_range: '"deposit_fee_fixed" >= 0',
      gateway_account_withdraw_fee_pct_range: '"withdraw_fee_pct" >= 0 and "withdraw_fee_pct" <= 100',
      gateway_account_withdraw_fee_fixed_range: '"withdraw_fee_fixed" >= 0',
      gateway_account_qr_expire_min_range: '"qr_expire_min" >= 1 and "qr_expire_min" <= 60',
      gateway_account_daily_in_limit_range: '"daily_in_limit" >= 0',
      gateway_account_daily_out_limit_range: '"daily_out_limit" >= 0',
      gateway_account_low_balance_alert_range: '"low_balance_alert" >= 0',
      gateway_account_health_option: '"health" in (\'ok\', \'degraded\', \'down\', \'unknown\')',
      gateway_account_status_option: '"status" in (\'active\', \'maintenance\', \'inactive\')',
      gateway_account_merchant_id_required: '"gateway" <> \'bitpayz\' or "merchant_id" is not null',
      gateway_account_api_key_required: '"gateway" <> \'bitpayz\' or "api_key" is not null',
      gateway_account_secret_key_required: '"gateway" <> \'bitpayz\' or "secret_key" is not null',
      gateway_account_token_required: '"gateway" <> \'hengpay\' or "token" is not null',
      gateway_account_access_key_required: '"gateway" <> \'payonex\' or "access_key" is not null',
      gateway_account_api_version_required: '"gateway" <> \'vizpay\' or "api_version" is not null',
    },
    indexes: [
      { name: 'gateway_account_created_by_idx', columns: ['created_by'] },
      { name: 'gateway_account_gateway_name_unique', columns: ['gateway', 'name'], unique: true },
      { name: 'gateway_account_updated_by_idx', columns: ['updated_by'] },
    ],
    foreignKeys: [
      { name: 'gateway_account_created_by_fkey', column: 'created_by', table: 'app_user', target: 'id' },
      { name: 'gateway_account_updated_by_fkey', column: 'updated_by', table: 'app_user', target: 'id' },
    ],
  },
  gateway_agent_config: {
    name: 'gateway_agent_config',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      gateway: { kind: 'string', type: 'varchar(16)', nullable: false },
      agent_id: { kind: 'ref', type: 'integer', nullable: false },
      account_id: { kind: 'ref', type: 'integer', nullable: false },
      display_name: { kind: 'string', type: 'varchar(40)', nullable: true },
      deposit_enabled: { kind: 'boolean', type: 'boolean', nullable: false, default: 'true' },
      withdraw_enabled: { kind: 'boolean', type: 'boolean', nullable: false, default: 'true' },
      deposit_min: { kind: 'money', type: 'bigint', nullable: true },
      deposit_max: { kind: 'money', type: 'bigint', nullable: true },
      withdraw_min: { kind: 'money', type: 'bigint', nullable: true },
      withdraw_max: { kind: 'money', type: 'bigint', nullable: true },
      fee_payer: { kind: 'enum', type: 'varchar(64)', nullable: false, default: '\'company\'' },
      allowed_banks: { kind: 'list', type: 'jsonb', nullable: true },
      member_levels: { kind: 'list', type: 'jsonb', nullable: true },
      auto_withdraw_max: { kind: 'money', type: 'bigint', nullable: true },
      priority: { kind: 'integer', type: 'integer', nullable: false, default: '1' },
      open_from: { kind: 'time', type: 'varchar(5)', nullable: true },
      open_to: { kind: 'time', type: 'varchar(5)', nullable: true },
      status: { kind: 'enum', type: 'varchar(64)', nullable: false, default: '\'active\'' },
      created_at: { kind: 'datetime', type: 'timestamptz', nullable: false, default: 'now()' },
      created_by: { kind: 'ref', type: 'integer', nullable: true },
      updated_at: { kind: 'datetime', type: 'timestamptz', nullable: false, default: 'now()' },
      updated_by: { kind: 'ref', type: 'integer', nullable: true },
      version: { kind: 'integer', type: 'integer', nullable: false, default: '1' },
    },
    primaryKey: 'id',
    uniques: {},
    checks: {
      gateway_agent_config_deposit_min_range: '"deposit_min" >= 0',
      gateway_agent_config_deposit_max_range: '"deposit_max" >= 0',
      gateway_agent_config_withdraw_min_range: '"withdraw_min" >= 0',
      gateway_agent_config_withdraw_max_range: '"withdraw_max" >= 0',
      gateway_agent_config_fee_payer_option: '"fee_payer" in (\'company\', \'agent\', \'member\')',
      gateway_agent_config_auto_withdraw_max_range: '"auto_withdraw_max" >= 0',
      gateway_agent_config_priority_range: '"priority" >= 1 and "priority" <= 99',
      gateway_agent_config_open_from_format: '"open_from" ~ \'^(?:[01][0-9]|2[0-3]):[0-5][0-9]$\'',
      gateway_agent_config_open_to_format: '"open_to" ~ \'^(?:[01][0-9]|2[0-3]):[0-5][0-9]$\'',
      gateway_agent_config_status_option: '"status" in (\'active\', \'inactive\')',
    },
    indexes: [
      { name: 'gateway_agent_config_account_id_idx', columns: ['account_id'] },
      { name: 'gateway_agent_config_agent_id_account_id_unique', columns: ['agent_id', 'account_id'], unique: true },
      { name: 'gateway_agent_config_created_by_idx', columns: ['created_by'] },
      { name: 'gateway_agent_config_updated_by_idx', columns: ['updated_by'] },
    ],
    foreignKeys: [
      { name: 'gateway_agent_config_agent_id_fkey', column: 'agent_id', table: 'agent', target: 'id' },
      { name: 'gateway_agent_config_account_id_fkey', column: 'account_id', table: 'gateway_account', target: 'id' },
      { name: 'gateway_agent_config_created_by_fkey', column: 'created_by', table: 'app_user', target: 'id' },
      { name: 'gateway_agent_config_updated_by_fkey', column: 'updated_by', table: 'app_user', target: 'id' },
    ],
  },
  gateway_balance_log: {
    name: 'gateway_balance_log',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      gateway: { kind: 'string', type: 'varchar(16)', nullable: false },
      created_at: { kind: 'datetime', type: 'timestamptz', nullable: false },
      account_id: { kind: 'ref', type: 'integer', nullable: false },
      reason: { kind: 'enum', type: 'varchar(64)', nullable: false },
      ref: { kind: 'string', type: 'varchar(64)', nullable: true },
      balance_before: { kind: 'money', type: 'bigint', nullable: false },
      change: { kind: 'money', type: 'bigint', nullable: false },
      balance_after: { kind: 'money', type: 'bigint', nullable: false },
      source: { kind: 'enum', type: 'varchar(64)', nullable: false },
    },
    primaryKey: 'id',
    uniques: {},
    checks: {
      gateway_balance_log_reason_option:
        '"reason" in (\'order\', \'settlement\', \'fee\', \'topup\', \'withdraw_out\', \'sync\')',
      gateway_balance_log_source_option: '"source" in (\'callback\', \'poll\', \'manual\')',
    },
    indexes: [
      { name: 'gateway_balance_log_account_id_id_idx', columns: ['account_id', 'id'] },
      { name: 'gateway_balance_log_gateway_created_at_idx', columns: ['gateway', 'created_at'] },
    ],
    foreignKeys: [
      { name: 'gateway_balance_log_account_id_fkey', column: 'account_id', table: 'gateway_account', target: 'id' },
    ],
  },
  gateway_order: {
    name: 'gateway_order',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      gateway: { kind: 'string', type: 'varchar(16)', nullable: false },
      created_at: { kind: 'datetime', type: 'timestamptz', nullable: false },
      order_ref: { kind: 'code', type: 'varchar(64)', nullable: false },
      gateway_ref: { kind: 'string', type: 'varchar(64)', nullable: true },
      account_id: { kind: 'ref', type: 'integer', nullable: false },
      agent_id: { kind: 'ref', type: 'integer', nullable: false },
      member_id: { kind: 'ref', type: 'integer', nullable: false },
      type: { kind: 'enum', type: 'varchar(64)', nullable: false },
      method: { kind: 'enum', type: 'varchar(64)', nullable: false },
      bank_code: { kind: 'ref', type: 'varchar(64)', nullable: false },
      bank_account_no: { kind: 'account', type: 'varchar(15)', nullable: false },
      bank_account_name: { kind: 'string', type: 'varchar(120)', nullable: false },
      request_amount: { kind: 'money', type: 'bigint', nullable: false },
      pay_amount: { kind: 'money', type: 'bigint', nullable: false },
      fee: { kind: 'money', type: 'bigint', nullable: false },
      net_amount: { kind: 'money', type: 'bigint', nullable: false },
      qr_payload: { kind: 'string', type: 'varchar(512)', nullable: true },
      qr_image_url: { kind: 'image', type: 'text', nullable: true },
      pay_url: { kind: 'url', type: 'varchar(2048)', nullable: true },
      expires_at: { kind: 'datetime', type: 'timestamptz', nullable: true },
      paid_at: { kind: 'datetime', type: 'timestamptz', nullable: true },
      callback_at: { kind: 'datetime', type: 'timestamptz', nullable: true },
      callback_count: { kind: 'integer', type: 'integer', nullable: false, default: '0' },
      last_callback_status: { kind: 'string', type: 'varchar(40)', nullable: true },
      deposit_ref: { kind: 'code', type: 'varchar(64)', nullable: true },
      withdraw_ref: { kind: 'code', type: 'varchar(64)', nullable: true },
      gateway_status: { kind: 'string', type: 'varchar(40)', nullable: true },
      message: { kind: 'string', type: 'varchar(255)', nullable: true },
      request_json: { kind: 'json', type: 'jsonb', nullable: true },
      response_json: { kind: 'json', type: 'jsonb', nullable: true },
      status: { kind: 'enum', type: 'varchar(64)', nullable: false, default: '\'created\'' },
    },
    primaryKey: 'id',
    uniques: { gateway_order_order_ref_key: ['order_ref'] },
    checks: {
      gateway_order_type_option: '"type" in (\'deposit\', \'withdraw\')',
      gateway_order_method_option: '"method" in (\'qr\', \'transfer\', \'truewallet\', \'payout\')',
      gateway_order_bank_account_no_format: '"bank_account_no" ~ \'^[0-9]{10,15}$\'',
      gateway_order_status_option:
        '"status" in (\'created\', \'pending\', \'processing\', \'paid\', \'success\', \'expired\', \'failed\', \'cancelled\', \'reversed\', \'suspicious\', \'unknown\')',
    },
    indexes: [
      { name: 'gateway_order_account_id_created_at_idx', columns: ['account_id', 'created_at'] },
      { name: 'gateway_order_agent_id_idx', columns: ['agent_id'] },
      { name: 'gateway_order_bank_code_idx', columns: ['bank_code'] },
      { name: 'gateway_order_gateway_created_at_idx', columns: ['gateway', 'created_at'] },
      { name: 'gateway_order_gateway_status_created_at_idx', columns: ['gateway', 'status', 'created_at'] },
      { name: 'gateway_order_member_id_idx', columns: ['member_id'] },
      { name: 'gateway_order_withdraw_ref_idx', columns: ['withdraw_ref'] },
    ],
    foreignKeys: [
      { name: 'gateway_order_account_id_fkey', column: 'account_id', table: 'gateway_account', target: 'id' },
      { name: 'gateway_order_agent_id_fkey', column: 'agent_id', table: 'agent', target: 'id' },
      { name: 'gateway_order_member_id_fkey', column: 'member_id', table: 'member', target: 'id' },
      { name: 'gateway_order_bank_code_fkey', column: 'bank_code', table: 'bank_ref', target: 'code' },
    ],
  },
  gateway_transaction: {
    name: 'gateway_transaction',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      gateway: { kind: 'string', type: 'varchar(16)', nullable: false },
      received_at: { kind: 'datetime', type: 'timestamptz', nullable: false },
      txn_ref: { kind: 'code', type: 'varchar(64)', nullable: false },
      event_id: { kind: 'string', type: 'varchar(80)', nullable: true },
      order_ref: { kind: 'code', type: 'varchar(64)', nullable: true },
      gateway_ref: { kind: 'string', type: 'varchar(64)', nullable: true },
      account_id: { kind: 'ref', type: 'integer', nullable: false },
      agent_id: { kind: 'ref', type: 'integer', nullable: true },
      member_id: { kind: 'ref', type: 'integer', nullable: true },
      type: { kind: 'enum', type: 'varchar(64)', nullable: false },
      amount: { kind: 'money', type: 'bigint', nullable: false },
      fee: { kind: 'money', type: 'bigint', nullable: false },
      net_amount: { kind: 'money', type: 'bigint', nullable: false },
      balance_after: { kind: 'money', type: 'bigint', nullable: true },
      payer_bank_code: { kind: 'ref', type: 'varchar(64)', nullable: true },
      payer_account_no: { kind: 'account', type: 'varchar(15)', nullable: true },
      payer_name: { kind: 'string', type: 'varchar(120)', nullable: true },
      payee_mismatch: { kind: 'boolean', type: 'boolean', nullable: false, default: 'false' },
      signature_valid: { kind: 'boolean', type: 'boolean', nullable: false, default: 'true' },
      source_ip: { kind: 'ip', type: 'varchar(43)', nullable: true },
      process_status: { kind: 'enum', type: 'varchar(64)', nullable: false },
      message: { kind: 'string', type: 'varchar(255)', nullable: true },
      payload_json: { kind: 'json', type: 'jsonb', nullable: true },
    },
    primaryKey: 'id',
    uniques: { gateway_transaction_txn_ref_key: ['txn_ref'] },
    checks: {
      gateway_transaction_type_option:
        '"type" in (\'deposit\', \'withdraw\', \'settlement\', \'fee\', \'adjust\', \'reversal\')',
      gateway_transaction_payer_account_no_format: '"payer_account_no" ~ \'^[0-9]{10,15}$\'',
      gateway_transaction_process_status_option:
        '"process_status" in (\'received\', \'credited\', \'updated\', \'duplicate\', \'ignored\', \'rejected\', \'error\')',
    },
    indexes: [
      { name: 'gateway_transaction_account_id_event_id_unique', columns: ['account_id', 'event_id'], unique: true },
      { name: 'gateway_transaction_account_id_received_at_idx', columns: ['account_id', 'received_at'] },
      { name: 'gateway_transaction_agent_id_idx', columns: ['agent_id'] },
      { name: 'gateway_transaction_gateway_received_at_idx', columns: ['gateway', 'received_at'] },
      { name: 'gateway_transaction_member_id_idx', columns: ['member_id'] },
      { name: 'gateway_transaction_order_ref_idx', columns: ['order_ref'] },
      { name: 'gateway_transaction_payer_bank_code_idx', columns: ['payer_bank_code'] },
    ],
    foreignKeys: [
      { name: 'gateway_transaction_account_id_fkey', column: 'account_id', table: 'gateway_account', target: 'id' },
      { name: 'gateway_transaction_agent_id_fkey', column: 'agent_id', table: 'agent', target: 'id' },
      { name: 'gateway_transaction_member_id_fkey', column: 'member_id', table: 'member', target: 'id' },
      {
        name: 'gateway_transaction_payer_bank_code_fkey',
        column: 'payer_bank_code',
        table: 'bank_ref',
        target: 'code',
      },
    ],
  },
  import_batch: {
    name: 'import_batch',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      batch_id: { kind: 'code', type: 'varchar(64)', nullable: false },
      type: { kind: 'enum', type: 'varchar(64)', nullable: false },
      source: { kind: 'enum', type: 'varchar(64)', nullable: false },
      agent_id: { kind: 'ref', type: 'integer', nullable: false },
      mode: { kind: 'enum', type: 'varchar(64)', nullable: false, default: '\'dry_run\'' },
      on_duplicate: { kind: 'enum', type: 'varchar(64)', nullable: false, default: '\'skip\'' },
      wallet_type: { kind: 'enum', type: 'varchar(64)', nullable: true },
      wallet_mode: { kind: 'enum', type: 'varchar(64)', nullable: true },
      add_prefix: { kind: 'boolean', type: 'boolean', nullable: false, default: 'false' },
      file_name: { kind: 'string', type: 'varchar(255)', nullable: false },
      file_size: { kind: 'integer', type: 'integer', nullable: false, default: '0' },
      file_sha256: { kind: 'string', type: 'varchar(64)', nullable: false },
      encoding: { kind: 'string', type: 'varchar(32)', nullable: false },
      columns: { kind: 'list', type: 'jsonb', nullable: false, default: '\'[]\'' },
      dropped: { kind: 'list', type: 'jsonb', nullable: false, default: '\'[]\'' },
      mapping: { kind: 'json', type: 'jsonb', nullable: false },
      row_total: { kind: 'integer', type: 'integer', nullable: false, default: '0' },
      row_ok: { kind: 'integer', type: 'integer', nullable: false, default: '0' },
      row_dup: { kind: 'integer', type: 'integer', nullable: false, default: '0' },
      row_error: { kind: 'integer', type: 'integer', nullable: false, default: '0' },
      row_todo: { kind: 'integer', type: 'integer', nullable: false, default: '0' },
      row_done: { kind: 'integer', type: 'integer', nullable: false, default: '0' },
      row_added: { kind: 'integer', type: 'integer', nullable: false, default: '0' },
      row_updated: { kind: 'integer', type: 'integer', nullable: false, default: '0' },
      row_failed: { kind: 'integer', type: 'integer', nullable: false, default: '0' },
      amount_total: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      amount_done: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      same_as: { kind: 'code', type: 'varchar(64)', nullable: true },
      status: { kind: 'enum', type: 'varchar(64)', nullable: false, default: '\'staged\'' },
      message: { kind: 'string', type: 'varchar(255)', nullable: true },
      cancelled_at: { kind: 'datetime', type: 'timestamptz', nullable: true },
      cancelled_by: { kind: 'ref', type: 'integer', nullable: true },
      started_at: { kind: 'datetime', type: 'timestamptz', nullable: true },
      started_by: { kind: 'ref', type: 'integer', nullable: true },
      finished_at: { kind: 'datetime', type: 'timestamptz', nullable: true },
      created_at: { kind: 'datetime', type: 'timestamptz', nullable: false, default: 'now()' },
      created_by: { kind: 'ref', type: 'integer', nullable: true },
      updated_at: { kind: 'datetime', type: 'timestamptz', nullable: false, default: 'now()' },
      updated_by: { kind: 'ref', type: 'integer', nullable: true },
      version: { kind: 'integer', type: 'integer', nullable: false, default: '1' },
    },
    primaryKey: 'id',
    uniques: { import_batch_batch_id_key: ['batch_id'] },
    checks: {
      import_batch_type_option: '"type" in (\'member\', \'affiliate\', \'wallet\')',
      import_batch_source_option: '"source" in (\'generic\', \'huaythai\', \'pawinss\', \'rc\', \'yb\')',
      import_batch_mode_option: '"mode" in (\'dry_run\', \'commit\')',
      import_batch_on_duplicate_option: '"on_duplicate" in (\'skip\', \'update\', \'error\')',
      import_batch_wallet_type_option:
        '"wallet_type" in (\'main\', \'bonus\', \'cashback\', \'commission\', \'affiliate\', \'point\', \'ticket\')',
      import_batch_wallet_mode_option: '"wallet_mode" in (\'add\', \'set\')',
      import_batch_status_option:
        '"status" in (\'staged\', \'validated\', \'importing\', \'done\', \'partial\', \'failed\')',
    },
    indexes: [
      { name: 'import_batch_agent_id_idx', columns: ['agent_id'] },
      { name: 'import_batch_cancelled_by_idx', columns: ['cancelled_by'] },
      { name: 'import_batch_created_by_idx', columns: ['created_by'] },
      { name: 'import_batch_started_by_idx', columns: ['started_by'] },
      { name: 'import_batch_type_agent_id_file_sha256_idx', columns: ['type', 'agent_id', 'file_sha256'] },
      { name: 'import_batch_updated_by_idx', columns: ['updated_by'] },
    ],
    foreignKeys: [
      { name: 'import_batch_agent_id_fkey', column: 'agent_id', table: 'agent', target: 'id' },
      { name: 'import_batch_cancelled_by_fkey', column: 'cancelled_by', table: 'app_user', target: 'id' },
      { name: 'import_batch_started_by_fkey', column: 'started_by', table: 'app_user', target: 'id' },
      { name: 'import_batch_created_by_fkey', column: 'created_by', table: 'app_user', target: 'id' },
      { name: 'import_batch_updated_by_fkey', column: 'updated_by', table: 'app_user', target: 'id' },
    ],
  },
  member: {
    name: 'member',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      username: { kind: 'string', type: 'varchar(16)', nullable: false },
      agent_id: { kind: 'ref', type: 'integer', nullable: false },
      name: { kind: 'string', type: 'varchar(120)', nullable: false },
      mobile: { kind: 'phone', type: 'varchar(10)', nullable: false },
      line_id: { kind: 'string', type: 'varchar(60)', nullable: true },
      bank_code: { kind: 'ref', type: 'varchar(64)', nullable: false },
      bank_account_no: { kind: 'account', type: 'varchar(15)', nullable: false },
      bank_account_name: { kind: 'string', type: 'varchar(120)', nullable: false },
      truewallet_no: { kind: 'phone', type: 'varchar(10)', nullable: true },
      upline_id: { kind: 'ref', type: 'integer', nullable: true },
      register_channel: { kind: 'enum', type: 'varchar(64)', nullable: false },
      utm_source: { kind: 'string', type: 'varchar(60)', nullable: true },
      level: { kind: 'enum', type: 'varchar(64)', nullable: false },
      tags: { kind: 'list', type: 'jsonb', nullable: false, default: '\'[]\'' },
      turnover_required: { kind: 'money', type: 'bigint', nullable: false },
      turnover_done: { kind: 'money', type: 'bigint', nullable: false },
      deposit_count: { kind: 'integer', type: 'integer', nullable: false },
      deposit_total: { kind: 'money', type: 'bigint', nullable: false },
      withdraw_count: { kind: 'integer', type: 'integer', nullable: false },
      withdraw_total: { kind: 'money', type: 'bigint', nullable: false },
      winloss_total: { kind: 'money', type: 'bigint', nullable: false },
      first_deposit_at: { kind: 'datetime', type: 'timestamptz', nullable: true },
      last_deposit_at: { kind: 'datetime', type: 'timestamptz', nullable: true },
      last_login_at: { kind: 'datetime', type: 'timestamptz', nullable: true },
      last_bet_at: { kind: 'datetime', type: 'timestamptz', nullable: true },
      last_ip: { kind: 'ip', type: 'varchar(43)', nullable: true },
      registered_at: { kind: 'datetime', type: 'timestamptz', nullable: false },
      status: { kind: 'enum', type: 'varchar(64)', nullable: false },
      activity_state: { kind: 'enum', type: 'varchar(64)', nullable: false },
    },
    primaryKey: 'id',
    uniques: { member_username_key: ['username'] },
    checks: {
      member_mobile_format: '"mobile" ~ \'^0[689][0-9]{8}$\'',
      member_bank_account_no_format: '"bank_account_no" ~ \'^[0-9]{10,15}$\'',
      member_truewallet_no_format: '"truewallet_no" ~ \'^0[689][0-9]{8}$\'',
      member_register_channel_option: '"register_channel" in (\'web\', \'line\', \'affiliate\', \'agent\', \'import\')',
      member_level_option: '"level" in (\'bronze\', \'silver\', \'gold\', \'platinum\', \'diamond\')',
      member_status_option: '"status" in (\'active\', \'suspended\', \'locked\', \'blacklist\', \'pending\')',
      member_activity_state_option:
        '"activity_state" in (\'new\', \'active\', \'at_risk\', \'inactive\', \'lost\', \'never\')',
    },
    indexes: [
      { name: 'member_agent_id_registered_at_idx', columns: ['agent_id', 'registered_at'] },
      { name: 'member_bank_account_no_idx', columns: ['bank_account_no'] },
      { name: 'member_bank_code_idx', columns: ['bank_code'] },
      { name: 'member_upline_id_idx', columns: ['upline_id'] },
    ],
    foreignKeys: [
      { name: 'member_agent_id_fkey', column: 'agent_id', table: 'agent', target: 'id' },
      { name: 'member_bank_code_fkey', column: 'bank_code', table: 'bank_ref', target: 'code' },
      { name: 'member_upline_id_fkey', column: 'upline_id', table: 'member', target: 'id' },
    ],
  },
  menu: {
    name: 'menu',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      parent_id: { kind: 'ref', type: 'integer', nullable: true },
      label: { kind: 'string', type: 'varchar(60)', nullable: false },
      label_en: { kind: 'string', type: 'varchar(60)', nullable: true },
      icon: { kind: 'string', type: 'varchar(40)', nullable: true },
      link: { kind: 'string', type: 'varchar(120)', nullable: true },
      sort_order: { kind: 'integer', type: 'integer', nullable: false, default: '0' },
      badge_key: { kind: 'enum', type: 'varchar(64)', nullable: false, default: '\'none\'' },
      is_collapsed: { kind: 'boolean', type: 'boolean', nullable: false, default: 'true' },
      status: { kind: 'enum', type: 'varchar(64)', nullable: false, default: '\'active\'' },
      created_at: { kind: 'datetime', type: 'timestamptz', nullable: false, default: 'now()' },
      created_by: { kind: 'ref', type: 'integer', nullable: true },
      updated_at: { kind: 'datetime', type: 'timestamptz', nullable: false, default: 'now()' },
      updated_by: { kind: 'ref', type: 'integer', nullable: true },
      version: { kind: 'integer', type: 'integer', nullable: false, default: '1' },
    },
    primaryKey: 'id',
    uniques: {},
    checks: {
      menu_sort_order_range: '"sort_order" >= 0 and "sort_order" <= 1000000',
      menu_badge_key_option:
        '"badge_key" in (\'none\', \'withdraw_pending\', \'deposit_unmatched\', \'suspicious\', \'ticket_open\', \'redeem_pending\')',
      menu_status_option: '"status" in (\'active\', \'hidden\')',
    },
    indexes: [
      { name: 'menu_created_by_idx', columns: ['created_by'] },
      { name: 'menu_parent_id_sort_order_idx', columns: ['parent_id', 'sort_order'] },
      { name: 'menu_updated_by_idx', columns: ['updated_by'] },
    ],
    foreignKeys: [
      { name: 'menu_parent_id_fkey', column: 'parent_id', table: 'menu', target: 'id' },
      { name: 'menu_created_by_fkey', column: 'created_by', table: 'app_user', target: 'id' },
      { name: 'menu_updated_by_fkey', column: 'updated_by', table: 'app_user', target: 'id' },
    ],
  },
  permission: {
    name: 'permission',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      key: { kind: 'string', type: 'varchar(80)', nullable: false },
      name: { kind: 'string', type: 'varchar(120)', nullable: false },
      name_en: { kind: 'string', type: 'varchar(120)', nullable: true },
      area: { kind: 'string', type: 'varchar(32)', nullable: false },
      action: { kind: 'string', type: 'varchar(32)', nullable: false },
      risk: { kind: 'enum', type: 'varchar(64)', nullable: false, default: '\'low\'' },
      description: { kind: 'string', type: 'varchar(255)', nullable: true },
      is_system: { kind: 'boolean', type: 'boolean', nullable: false, default: 'false' },
      created_at: { kind: 'datetime', type: 'timestamptz', nullable: false, default: 'now()' },
      created_by: { kind: 'ref', type: 'integer', nullable: true },
      updated_at: { kind: 'datetime', type: 'timestamptz', nullable: false, default: 'now()' },
      updated_by: { kind: 'ref', type: 'integer', nullable: true },
      version: { kind: 'integer', type: 'integer', nullable: false, default: '1' },
    },
    primaryKey: 'id',
    uniques: { permission_key_key: ['key'] },
    checks: { permission_risk_option: '"risk" in (\'low\', \'medium\', \'high\')' },
    indexes: [
      { name: 'permission_created_by_idx', columns: ['created_by'] },
      { name: 'permission_updated_by_idx', columns: ['updated_by'] },
    ],
    foreignKeys: [
      { name: 'permission_created_by_fkey', column: 'created_by', table: 'app_user', target: 'id' },
      { name: 'permission_updated_by_fkey', column: 'updated_by', table: 'app_user', target: 'id' },
    ],
  },
  provider: {
    name: 'provider',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      code: { kind: 'string', type: 'varchar(16)', nullable: false },
      name: { kind: 'string', type: 'varchar(80)', nullable: false },
      logo_url: { kind: 'image', type: 'text', nullable: true },
      types: { kind: 'list', type: 'jsonb', nullable: false },
      wallet_mode: { kind: 'enum', type: 'varchar(64)', nullable: false, default: '\'seamless\'' },
      api_status: { kind: 'enum', type: 'varchar(64)', nullable: false, default: '\'ok\'' },
      cost_pct: { kind: 'percent', type: 'numeric(9,4)', nullable: false },
      invoice_base: { kind: 'enum', type: 'varchar(64)', nullable: false, default: '\'ggr\'' },
      min_fee: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      carry_negative: { kind: 'boolean', type: 'boolean', nullable: false, default: 'true' },
      game_count: { kind: 'integer', type: 'integer', nullable: false, default: '0' },
      active_game_count: { kind: 'integer', type: 'integer', nullable: false, default: '0' },
      sort_order: { kind: 'integer', type: 'integer', nullable: true },
      maintenance_from: { kind: 'datetime', type: 'timestamptz', nullable: true },
      maintenance_to: { kind: 'datetime', type: 'timestamptz', nullable: true },
      status: { kind: 'enum', type: 'varchar(64)', nullable: false, default: '\'active\'' },
      note: { kind: 'text', type: 'text', nullable: true },
      created_at: { kind: 'datetime', type: 'timestamptz', nullable: false, default: 'now()' },
      created_by: { kind: 'ref', type: 'integer', nullable: true },
      updated_at: { kind: 'datetime', type: 'timestamptz', nullable: false, default: 'now()' },
      updated_by: { kind: 'ref', type: 'integer', nullable: true },
      version: { kind: 'integer', type: 'integer', nullable: false, default: '1' },
    },
    primaryKey: 'id',
    uniques: { provider_code_key: ['code'] },
    checks: {
      provider_wallet_mode_option: '"wallet_mode" in (\'seamless\', \'transfer\')',
      provider_api_status_option: '"api_status" in (\'ok\', \'slow\', \'down\')',
      provider_cost_pct_range: '"cost_pct" >= 0 and "cost_pct" <= 100',
      provider_invoice_base_option: '"invoice_base" in (\'ggr\', \'turnover\')',
      provider_min_fee_range: '"min_fee" >= 0',
      provider_status_option: '"status" in (\'active\', \'maintenance\', \'inactive\')',
    },
    indexes: [
      { name: 'provider_created_by_idx', columns: ['created_by'] },
      { name: 'provider_updated_by_idx', columns: ['updated_by'] },
    ],
    foreignKeys: [
      { name: 'provider_created_by_fkey', column: 'created_by', table: 'app_user', target: 'id' },
      { name: 'provider_updated_by_fkey', column: 'updated_by', table: 'app_user', target: 'id' },
    ],
  },
  provider_account: {
    name: 'provider_account',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      member_id: { kind: 'ref', type: 'integer', nullable: false },
      provider_id: { kind: 'ref', type: 'integer', nullable: false },
      ign: { kind: 'string', type: 'varchar(64)', nullable: false },
      created_at: { kind: 'datetime', type: 'timestamptz', nullable: false },
      last_played_at: { kind: 'datetime', type: 'timestamptz', nullable: true },
    },
    primaryKey: 'id',
    uniques: {},
    checks: {},
    indexes: [
      { name: 'provider_account_member_id_provider_id_unique', columns: ['member_id', 'provider_id'], unique: true },
      { name: 'provider_account_provider_id_ign_unique', columns: ['provider_id', 'ign'], unique: true },
    ],
    foreignKeys: [
      { name: 'provider_account_member_id_fkey', column: 'member_id', table: 'member', target: 'id' },
      { name: 'provider_account_provider_id_fkey', column: 'provider_id', table: 'provider', target: 'id' },
    ],
  },
  role: {
    name: 'role',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      code: { kind: 'string', type: 'varchar(32)', nullable: false },
      name: { kind: 'string', type: 'varchar(60)', nullable: false },
      description: { kind: 'string', type: 'varchar(255)', nullable: true },
      rank: { kind: 'integer', type: 'integer', nullable: false },
      scope: { kind: 'enum', type: 'varchar(64)', nullable: false },
      permissions: { kind: 'list', type: 'jsonb', nullable: false, default: '\'[]\'' },
      menu_ids: { kind: 'list', type: 'jsonb', nullable: false, default: '\'[]\'' },
      finance_team_id: { kind: 'ref', type: 'integer', nullable: true },
      is_system: { kind: 'boolean', type: 'boolean', nullable: false, default: 'false' },
      status: { kind: 'enum', type: 'varchar(64)', nullable: false, default: '\'active\'' },
      created_at: { kind: 'datetime', type: 'timestamptz', nullable: false, default: 'now()' },
      created_by: { kind: 'ref', type: 'integer', nullable: true },
      updated_at: { kind: 'datetime', type: 'timestamptz', nullable: false, default: 'now()' },
      updated_by: { kind: 'ref', type: 'integer', nullable: true },
      version: { kind: 'integer', type: 'integer', nullable: false, default: '1' },
    },
    primaryKey: 'id',
    uniques: { role_code_key: ['code'] },
    checks: {
      role_rank_range: '"rank" >= 1 and "rank" <= 99',
      role_scope_option: '"scope" in (\'all\', \'assigned\', \'own_tree\')',
      role_status_option: '"status" in (\'active\', \'inactive\')',
    },
    indexes: [
      { name: 'role_created_by_idx', columns: ['created_by'] },
      { name: 'role_finance_team_id_idx', columns: ['finance_team_id'] },
      { name: 'role_menu_ids_elements', columns: ['menu_ids'], elements: true },
      { name: 'role_permissions_elements', columns: ['permissions'], elements: true },
      { name: 'role_updated_by_idx', columns: ['updated_by'] },
    ],
    foreignKeys: [
      { name: 'role_finance_team_id_fkey', column: 'finance_team_id', table: 'finance_team', target: 'id' },
      { name: 'role_created_by_fkey', column: 'created_by', table: 'app_user', target: 'id' },
      { name: 'role_updated_by_fkey', column: 'updated_by', table: 'app_user', target: 'id' },
    ],
  },
  sub_provider: {
    name: 'sub_provider',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      provider_id: { kind: 'ref', type: 'integer', nullable: false },
      code: { kind: 'string', type: 'varchar(24)', nullable: false },
      name: { kind: 'string', type: 'varchar(80)', nullable: false },
      type: { kind: 'enum', type: 'varchar(64)', nullable: false },
      game_count: { kind: 'integer', type: 'integer', nullable: false, default: '0' },
      status: { kind: 'enum', type: 'varchar(64)', nullable: false, default: '\'active\'' },
    },
    primaryKey: 'id',
    uniques: { sub_provider_code_key: ['code'] },
    checks: {
      sub_provider_type_option:
        '"type" in (\'slot\', \'casino\', \'sport\', \'fishing\', \'lotto\', \'card\', \'cockfight\', \'esport\', \'crash\')',
      sub_provider_status_option: '"status" in (\'active\', \'inactive\')',
    },
    indexes: [{ name: 'sub_provider_provider_id_idx', columns: ['provider_id'] }],
    foreignKeys: [{ name: 'sub_provider_provider_id_fkey', column: 'provider_id', table: 'provider', target: 'id' }],
  },
  wallet: {
    name: 'wallet',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      member_id: { kind: 'ref', type: 'integer', nullable: false },
      wallet_type: { kind: 'enum', type: 'varchar(64)', nullable: false },
      balance: { kind: 'money', type: 'bigint', nullable: false },
      pending: { kind: 'money', type: 'bigint', nullable: false },
      turnover_required: { kind: 'money', type: 'bigint', nullable: false },
      turnover_done: { kind: 'money', type: 'bigint', nullable: false },
      updated_at: { kind: 'datetime', type: 'timestamptz', nullable: false },
    },
    primaryKey: 'id',
    uniques: {},
    checks: {
      wallet_wallet_type_option:
        '"wallet_type" in (\'main\', \'bonus\', \'cashback\', \'commission\', \'affiliate\', \'point\', \'ticket\')',
      wallet_balance_range: '"balance" >= 0',
      wallet_pending_range: '"pending" >= 0',
    },
    indexes: [{ name: 'wallet_member_id_wallet_type_unique', columns: ['member_id', 'wallet_type'], unique: true }],
    foreignKeys: [{ name: 'wallet_member_id_fkey', column: 'member_id', table: 'member', target: 'id' }],
  },
  wallet_log: {
    name: 'wallet_log',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      created_at: { kind: 'datetime', type: 'timestamptz', nullable: false },
      log_no: { kind: 'code', type: 'varchar(64)', nullable: false },
      agent_id: { kind: 'ref', type: 'integer', nullable: false },
      member_id: { kind: 'ref', type: 'integer', nullable: false },
      wallet_type: { kind: 'enum', type: 'varchar(64)', nullable: false },
      log_type: { kind: 'enum', type: 'varchar(64)', nullable: false },
      amount: { kind: 'money', type: 'bigint', nullable: false },
      balance_before: { kind: 'money', type: 'bigint', nullable: false },
      balance_after: { kind: 'money', type: 'bigint', nullable: false },
      ref_type: { kind: 'enum', type: 'varchar(64)', nullable: true },
      ref_id: { kind: 'code', type: 'varchar(64)', nullable: true },
      provider_code: { kind: 'string', type: 'varchar(32)', nullable: true },
      game_code: { kind: 'string', type: 'varchar(64)', nullable: true },
      round_id: { kind: 'string', type: 'varchar(64)', nullable: true },
      turnover_added: { kind: 'money', type: 'bigint', nullable: false },
      actor_type: { kind: 'enum', type: 'varchar(64)', nullable: false },
      actor_name: { kind: 'string', type: 'varchar(80)', nullable: true },
      remark: { kind: 'string', type: 'varchar(255)', nullable: true },
    },
    primaryKey: 'id',
    uniques: { wallet_log_log_no_key: ['log_no'] },
    checks: {
      wallet_log_wallet_type_option:
        '"wallet_type" in (\'main\', \'bonus\', \'cashback\', \'commission\', \'affiliate\', \'point\', \'ticket\')',
      wallet_log_log_type_option:
        '"log_type" in (\'deposit\', \'withdraw\', \'withdraw_refund\', \'bet\', \'settle\', \'cancel_bet\', \'rollback\', \'promotion\', \'credit_free\', \'bonus_cut\', \'cashback_winloss\', \'cashback_turnover\', \'affiliate\', \'wheel_reward\', \'quest_reward\', \'poll_reward\', \'shop_redeem\', \'shop_refund\', \'shop_deposit\', \'wheel_spin\', \'transfer_in\', \'transfer_out\', \'adjust_add\', \'adjust_sub\', \'import\')',
      wallet_log_ref_type_option:
        '"ref_type" in (\'deposit\', \'withdraw\', \'bet\', \'promotion\', \'quest\', \'wheel\', \'poll\', \'shop\', \'cashback\', \'import\', \'manual\')',
      wallet_log_actor_type_option: '"actor_type" in (\'member\', \'system\', \'staff\', \'provider\')',
    },
    indexes: [
      { name: 'wallet_log_agent_id_created_at_idx', columns: ['agent_id', 'created_at'] },
      { name: 'wallet_log_created_at_idx', columns: ['created_at'] },
      { name: 'wallet_log_member_id_wallet_type_id_idx', columns: ['member_id', 'wallet_type', 'id'] },
      { name: 'wallet_log_ref_id_idx', columns: ['ref_id'] },
    ],
    foreignKeys: [
      { name: 'wallet_log_agent_id_fkey', column: 'agent_id', table: 'agent', target: 'id' },
      { name: 'wallet_log_member_id_fkey', column: 'member_id', table: 'member', target: 'id' },
    ],
  },
  withdrawal: {
    name: 'withdrawal',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      withdraw_ref: { kind: 'code', type: 'varchar(64)', nullable: false },
      agent_id: { kind: 'ref', type: 'integer', nullable: false },
      member_id: { kind: 'ref', type: 'integer', nullable: false },
      bank_code: { kind: 'ref', type: 'varchar(64)', nullable: false },
      bank_account_no: { kind: 'account', type: 'varchar(15)', nullable: false },
      bank_account_name: { kind: 'string', type: 'varchar(120)', nullable: false },
      amount: { kind: 'money', type: 'bigint', nullable: false },
      fee: { kind: 'money', type: 'bigint', nullable: false },
      fee_payer: { kind: 'enum', type: 'varchar(64)', nullable: false },
      net_amount: { kind: 'money', type: 'bigint', nullable: false },
      type: { kind: 'enum', type: 'varchar(64)', nullable: false },
      from_bank_id: { kind: 'ref', type: 'integer', nullable: true },
      gateway: { kind: 'string', type: 'varchar(16)', nullable: true },
      gateway_account_id: { kind: 'ref', type: 'integer', nullable: true },
      balance_before: { kind: 'money', type: 'bigint', nullable: false },
      balance_after: { kind: 'money', type: 'bigint', nullable: false },
      turnover_required: { kind: 'money', type: 'bigint', nullable: false },
      turnover_done: { kind: 'money', type: 'bigint', nullable: false },
      turnover_ok: { kind: 'boolean', type: 'boolean', nullable: false, default: 'false' },
      active_promotion: { kind: 'string', type: 'varchar(80)', nullable: true },
      deposit_today: { kind: 'money', type: 'bigint', nullable: false },
      withdraw_today: { kind: 'money', type: 'bigint', nullable: false },
      withdraw_count_today: { kind: 'integer', type: 'integer', nullable: false },
      deposit_total: { kind: 'money', type: 'bigint', nullable: false },
      withdraw_total: { kind: 'money', type: 'bigint', nullable: false },
      winloss_total: { kind: 'money', type: 'bigint', nullable: false },
      risk_score: { kind: 'integer', type: 'integer', nullable: false },
      risk_level: { kind: 'enum', type: 'varchar(64)', nullable: false },
      risk_flags: { kind: 'list', type: 'jsonb', nullable: false, default: '\'[]\'' },
      requested_at: { kind: 'datetime', type: 'timestamptz', nullable: false },
      verified_at: { kind: 'datetime', type: 'timestamptz', nullable: true },
      verified_by: { kind: 'ref', type: 'integer', nullable: true },
      approved_at: { kind: 'datetime', type: 'timestamptz', nullable: true },
      approved_by: { kind: 'ref', type: 'integer', nullable: true },
      completed_at: { kind: 'datetime', type: 'timestamptz', nullable: true },
      duration_sec: { kind: 'integer', type: 'integer', nullable: true },
      locked_by: { kind: 'ref', type: 'integer', nullable: true },
      locked_at: { kind: 'datetime', type: 'timestamptz', nullable: true },
      upstream_ref: { kind: 'string', type: 'varchar(64)', nullable: true },
      upstream_message: { kind: 'string', type: 'varchar(255)', nullable: true },
      transferred_at: { kind: 'datetime', type: 'timestamptz', nullable: true },
      slip_url: { kind: 'image', type: 'text', nullable: true },
      refund_reason: { kind: 'enum', type: 'varchar(64)', nullable: true },
      notes: { kind: 'list', type: 'jsonb', nullable: false, default: '\'[]\'' },
      timeline: { kind: 'list', type: 'jsonb', nullable: false, default: '\'[]\'' },
      status: { kind: 'enum', type: 'varchar(64)', nullable: false, default: '\'pending\'' },
      created_at: { kind: 'datetime', type: 'timestamptz', nullable: false, default: 'now()' },
      created_by: { kind: 'ref', type: 'integer', nullable: true },
      updated_at: { kind: 'datetime', type: 'timestamptz', nullable: false, default: 'now()' },
      updated_by: { kind: 'ref', type: 'integer', nullable: true },
      version: { kind: 'integer', type: 'integer', nullable: false, default: '1' },
    },
    primaryKey: 'id',
    uniques: { withdrawal_withdraw_ref_key: ['withdraw_ref'] },
    checks: {
      withdrawal_bank_account_no_format: '"bank_account_no" ~ \'^[0-9]{10,15}$\'',
      withdrawal_amount_range: '"amount" >= 1',
      withdrawal_fee_range: '"fee" >= 0',
      withdrawal_fee_payer_option: '"fee_payer" in (\'company\', \'agent\', \'member\')',
      withdrawal_net_amount_range: '"net_amount" >= 1',
      withdrawal_type_option: '"type" in (\'auto_bank\', \'gateway\', \'manual\', \'truewallet\')',
      withdrawal_risk_score_range: '"risk_score" >= 0 and "risk_score" <= 100',
      withdrawal_risk_level_option: '"risk_level" in (\'low\', \'medium\', \'high\')',
      withdrawal_refund_reason_option:
        '"refund_reason" in (\'turnover_not_met\', \'account_mismatch\', \'bonus_abuse\', \'duplicate\', \'bank_closed\', \'member_request\', \'other\')',
      withdrawal_status_option:
        '"status" in (\'pending\', \'verified\', \'processing\', \'unknown\', \'failed\', \'success\', \'refunded\')',
    },
    indexes: [
      { name: 'withdrawal_agent_id_requested_at_idx', columns: ['agent_id', 'requested_at'] },
      { name: 'withdrawal_approved_by_idx', columns: ['approved_by'] },
      { name: 'withdrawal_bank_code_idx', columns: ['bank_code'] },
      { name: 'withdrawal_created_by_idx', columns: ['created_by'] },
      { name: 'withdrawal_from_bank_id_idx', columns: ['from_bank_id'] },
      { name: 'withdrawal_gateway_account_id_idx', columns: ['gateway_account_id'] },
      { name: 'withdrawal_locked_by_idx', columns: ['locked_by'] },
      { name: 'withdrawal_member_id_requested_at_idx', columns: ['member_id', 'requested_at'] },
      { name: 'withdrawal_requested_at_idx', columns: ['requested_at'] },
      { name: 'withdrawal_status_requested_at_idx', columns: ['status', 'requested_at'] },
      { name: 'withdrawal_updated_by_idx', columns: ['updated_by'] },
      { name: 'withdrawal_verified_by_idx', columns: ['verified_by'] },
    ],
    foreignKeys: [
      { name: 'withdrawal_agent_id_fkey', column: 'agent_id', table: 'agent', target: 'id' },
      { name: 'withdrawal_member_id_fkey', column: 'member_id', table: 'member', target: 'id' },
      { name: 'withdrawal_bank_code_fkey', column: 'bank_code', table: 'bank_ref', target: 'code' },
      { name: 'withdrawal_from_bank_id_fkey', column: 'from_bank_id', table: 'bank', target: 'id' },
      {
        name: 'withdrawal_gateway_account_id_fkey',
        column: 'gateway_account_id',
        table: 'gateway_account',
        target: 'id',
      },
      { name: 'withdrawal_verified_by_fkey', column: 'verified_by', table: 'app_user', target: 'id' },
      { name: 'withdrawal_approved_by_fkey', column: 'approved_by', table: 'app_user', target: 'id' },
      { name: 'withdrawal_locked_by_fkey', column: 'locked_by', table: 'app_user', target: 'id' },
      { name: 'withdrawal_created_by_fkey', column: 'created_by', table: 'app_user', target: 'id' },
      { name: 'withdrawal_updated_by_fkey', column: 'updated_by', table: 'app_user', target: 'id' },
    ],
  },
};
