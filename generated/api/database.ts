// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Table } from '#contract/table.ts';
import type { ConfigChange } from './agent.ts';
import type { Note, StatusChange, SubAccount } from './finance.ts';
import type { GamesApplied, GoneGame, NewGame } from './game.ts';
import type { WebhookAttempt } from './integration.ts';
import type { DrawnWinner } from './poll.ts';
import type { BonusTier, SmsAudience } from './promotion.ts';
import type { DayTimes, StockTaken } from './shop.ts';
import type { ColumnLayout, DashboardTile } from './system.ts';
import type { ColumnType, Generated } from 'kysely';

/** timestamptz. */
export type Instant = ColumnType<Date, Date | string, Date | string>;

/** timestamptz that the database fills in. */
export type Stamp = ColumnType<Date, Date | string | undefined, Date | string>;

export interface AffiliateIncomeTable {
  id: Generated<number>;
  stat_date: string;
  agent_id: number;
  member_id: number;
  downline_id: number;
  tier: number;
  base: 'turnover' | 'loss' | 'deposit';
  base_amount: bigint;
  rate_pct: string;
  amount: bigint;
  paid_amount: Generated<bigint>;
  status: 'pending' | 'paid' | 'cancelled';
  paid_at: Instant | null;
  wallet_log_no: string | null;
}

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

export interface AgentConfigTable {
  id: Generated<number>;
  agent_id: number;
  deposit_enabled: Generated<boolean>;
  deposit_min: Generated<bigint>;
  deposit_max: Generated<bigint>;
  auto_match_minutes: Generated<number>;
  decimal_match: Generated<boolean>;
  match_mode: Generated<'account' | 'account_name' | 'decimal'>;
  match_sure_score: Generated<number>;
  match_undo_hours: Generated<number>;
  withdraw_enabled: Generated<boolean>;
  withdraw_min: Generated<bigint>;
  withdraw_max: Generated<bigint>;
  withdraw_daily_max: Generated<bigint>;
  withdraw_daily_count: Generated<number>;
  auto_withdraw_enabled: Generated<boolean>;
  auto_withdraw_max: Generated<bigint>;
  withdraw_channel_default: Generated<'auto_bank' | 'gateway' | 'manual' | 'truewallet'>;
  withdraw_fee: Generated<bigint>;
  turnover_required: Generated<string>;
  turnover_count_types:
    | readonly ('slot' | 'casino' | 'sport' | 'fishing' | 'lotto' | 'card' | 'cockfight' | 'esport' | 'crash')[]
    | null;
  winloss_enabled: Generated<boolean>;
  winloss_pct: Generated<string>;
  winloss_max: Generated<bigint>;
  winloss_min_loss: Generated<bigint>;
  winloss_cycle: Generated<'daily' | 'weekly' | 'monthly'>;
  winloss_claim: Generated<'auto' | 'manual'>;
  turnover_enabled: Generated<boolean>;
  turnover_pct: Generated<string>;
  turnover_max: Generated<bigint>;
  turnover_min: Generated<bigint>;
  turnover_cycle: Generated<'daily' | 'weekly' | 'monthly'>;
  turnover_claim: Generated<'auto' | 'manual'>;
  claim_hours: Generated<number>;
  affiliate_enabled: Generated<boolean>;
  affiliate_mode: Generated<'turnover' | 'loss' | 'deposit'>;
  affiliate_pct_l1: Generated<string>;
  affiliate_pct_l2: Generated<string>;
  register_enabled: Generated<boolean>;
  otp_required: Generated<boolean>;
  dup_bank_allowed: Generated<boolean>;
  telegram_chat_id: string | null;
  line_notify_group: string | null;
  maintenance: Generated<boolean>;
  announcement: string | null;
  changed: Readonly<Record<string, ConfigChange>> | null;
  created_at: Stamp;
  created_by: number | null;
  updated_at: Stamp;
  updated_by: number | null;
  version: Generated<number>;
}

export interface AgentDayTable {
  id: Generated<number>;
  stat_date: string;
  agent_id: number;
  bet_count: Generated<number>;
  turnover: Generated<bigint>;
  valid_turnover: Generated<bigint>;
  payout: Generated<bigint>;
  member_commission: Generated<bigint>;
  agent_winloss: Generated<bigint>;
  agent_commission: Generated<bigint>;
  provider_cost: Generated<bigint>;
  new_member: Generated<number>;
  login_count: Generated<number>;
  first_deposit_count: Generated<number>;
  first_deposit_total: Generated<bigint>;
  deposit_count: Generated<number>;
  deposit_total: Generated<bigint>;
  deposit_bank: Generated<bigint>;
  deposit_gateway: Generated<bigint>;
  deposit_truewallet: Generated<bigint>;
  deposit_manual: Generated<bigint>;
  withdraw_count: Generated<number>;
  withdraw_total: Generated<bigint>;
  withdraw_bank: Generated<bigint>;
  withdraw_gateway: Generated<bigint>;
  withdraw_manual: Generated<bigint>;
  gateway_fee: Generated<bigint>;
  bonus: Generated<bigint>;
  credit_free: Generated<bigint>;
  cashback_winloss: Generated<bigint>;
  cashback_turnover: Generated<bigint>;
  affiliate: Generated<bigint>;
  adjust_total: Generated<bigint>;
  poll: Generated<bigint>;
  quest: Generated<bigint>;
  shop: Generated<bigint>;
  wheel: Generated<bigint>;
  login_member: Generated<number>;
  bet_member: Generated<number>;
  deposit_member: Generated<number>;
  withdraw_member: Generated<number>;
}

export interface AgentShareTable {
  id: Generated<number>;
  agent_id: number;
  effective_from: string;
  share_pct: string;
  commission_pct: string;
  changed_at: Instant;
  changed_by: number | null;
}

export interface AnnotationTable {
  id: Generated<number>;
  day_from: string;
  day_to: string;
  text: string;
  staff_only: Generated<boolean>;
  created_at: Stamp;
  created_by: number | null;
  updated_at: Stamp;
  updated_by: number | null;
  version: Generated<number>;
}

export interface ApiKeyTable {
  id: Generated<number>;
  name: string;
  prefix: string;
  account_id: number;
  responsible_id: number;
  scopes: readonly string[];
  agent_ids: readonly number[] | null;
  allow_ips: readonly string[] | null;
  expires_at: Instant;
  overlap_until: Instant | null;
  last_used_at: Instant | null;
  last_used_ip: string | null;
  warned_for: Instant | null;
  status: Generated<'active' | 'rotating' | 'expired' | 'revoked'>;
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
  status: Generated<'active' | 'suspended' | 'pending' | 'machine'>;
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
  bank_balance: bigint | null;
  balance_diff: bigint | null;
  sub_accounts: readonly SubAccount[] | null;
  capabilities: readonly ('balance' | 'statement' | 'transfer' | 'bulk')[] | null;
  app_version: string | null;
  last_error: string | null;
  last_error_at: Instant | null;
  payout_from: Instant | null;
  payout_changed_by: number | null;
  payout_approved_by: number | null;
  status: Generated<'active' | 'paused' | 'closed' | 'frozen'>;
  note: string | null;
  created_at: Stamp;
  created_by: number | null;
  updated_at: Stamp;
  updated_by: number | null;
  version: Generated<number>;
}

export interface BankCacheTransactionTable {
  id: Generated<number>;
  cache_key: string;
  bank_id: number;
  agent_ids: Generated<readonly number[]>;
  txn_at: Instant;
  fetched_at: Instant;
  direction: 'in' | 'out';
  amount: bigint;
  amount_in: bigint;
  amount_out: bigint;
  from_bank_code: string | null;
  from_account_no: string | null;
  from_account_name: string | null;
  description: string;
  ttl_sec: number;
  processed: Generated<boolean>;
  process_result: Generated<'queued' | 'inserted' | 'duplicate' | 'skipped' | 'error'>;
  raw_ref: string | null;
  worker: string;
  payload_json: Readonly<Record<string, unknown>> | null;
}

export interface BankDayTable {
  id: Generated<number>;
  stat_date: string;
  bank_id: number;
  agent_ids: Generated<readonly number[]>;
  our_count: number;
  their_count: number;
  our_amount: bigint;
  their_amount: bigint;
  difference: bigint;
  open_count: number;
  checked_at: Instant;
  status: 'agreed' | 'different';
}

export interface BankDifferenceTable {
  id: Generated<number>;
  stat_date: string;
  bank_id: number;
  agent_ids: Generated<readonly number[]>;
  difference_key: string;
  kind: 'missing_there' | 'missing_here' | 'amount' | 'late' | 'weak' | 'duplicate' | 'here_twice';
  happened_at: Instant;
  our_ref: string | null;
  raw_ref: string | null;
  upstream_ref: string | null;
  our_amount: bigint | null;
  their_amount: bigint | null;
  found_at: Instant;
  resolved_at: Instant | null;
  status: 'open' | 'resolved';
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

export interface BankTransferTable {
  id: Generated<number>;
  transfer_ref: string;
  requested_at: Instant;
  origin: 'console' | 'bulk' | 'sweep' | 'replenish' | 'ticket';
  origin_id: number | null;
  lane: string | null;
  agent_ids: Generated<readonly number[]>;
  source_bank_id: number;
  target_bank_id: number | null;
  bank_code: string;
  account_no: string;
  account_name: string;
  purpose: string | null;
  amount: bigint;
  fee: Generated<bigint>;
  balance_before: bigint | null;
  balance_after: bigint | null;
  note: string | null;
  requested_by: number | null;
  sent_at: Instant | null;
  settled_at: Instant | null;
  duration_sec: number | null;
  inquiries: Generated<number>;
  parked_at: Instant | null;
  upstream_ref: string | null;
  message: string | null;
  status: 'pending' | 'processing' | 'unknown' | 'success' | 'failed';
}

export interface BannerTable {
  id: Generated<number>;
  title: string;
  image: string;
  image_mobile: string;
  position: Generated<'home_slide' | 'home_popup' | 'lobby' | 'promotion' | 'login'>;
  agent_ids: readonly number[];
  link_type: Generated<'none' | 'internal' | 'promotion' | 'game' | 'external'>;
  link_value: string | null;
  open_new_tab: Generated<boolean>;
  audience: Generated<'all' | 'guest' | 'member' | 'new'>;
  start_at: Instant | null;
  end_at: Instant | null;
  sort_order: Generated<number>;
  view_count: Generated<number>;
  click_count: Generated<number>;
  ctr_pct: string | null;
  status: Generated<'draft' | 'active' | 'scheduled' | 'expired' | 'inactive'>;
  created_at: Stamp;
  created_by: number | null;
  updated_at: Stamp;
  updated_by: number | null;
  version: Generated<number>;
}

export interface BetDayTable {
  id: Generated<number>;
  stat_date: string;
  agent_id: number;
  member_id: number;
  sub_provider_id: number;
  bet_count: number;
  turnover: bigint;
  valid_turnover: bigint;
  payout: bigint;
  member_commission: bigint;
  agent_winloss: bigint;
  agent_commission: bigint;
  provider_cost: bigint;
  share_pct: string;
  agent_commission_pct: string;
  member_commission_pct: string;
  cost_pct: string;
  cost_base: 'ggr' | 'turnover';
  revision: number;
  recorded_at: Instant;
}

export interface BetMonthTable {
  id: Generated<number>;
  month: string;
  agent_id: number;
  member_id: number;
  sub_provider_id: number;
  bet_count: Generated<number>;
  turnover: Generated<bigint>;
  valid_turnover: Generated<bigint>;
  payout: Generated<bigint>;
  member_commission: Generated<bigint>;
  agent_winloss: Generated<bigint>;
  agent_commission: Generated<bigint>;
  provider_cost: Generated<bigint>;
}

export interface BulkGroupTable {
  id: Generated<number>;
  group_ref: string;
  name: string;
  bank_id: number;
  purpose: 'withdraw' | 'salary' | 'affiliate' | 'settle' | 'other';
  note: string | null;
  started_by: number | null;
  started_at: Instant | null;
  stopped_at: Instant | null;
  status: Generated<'draft' | 'ready' | 'processing' | 'partial' | 'completed' | 'failed'>;
  created_at: Stamp;
  created_by: number | null;
  updated_at: Stamp;
  updated_by: number | null;
  version: Generated<number>;
}

export interface BulkRecipientTable {
  id: Generated<number>;
  group_id: number;
  seq: number;
  bank_code: string;
  account_no: string;
  account_name: string;
  amount: bigint;
  mobile: string | null;
  note: string | null;
  queued: Generated<boolean>;
  transfer_id: number | null;
  upstream_ref: string | null;
  message: string | null;
  status: Generated<'pending' | 'processing' | 'success' | 'failed' | 'unknown'>;
  created_at: Stamp;
  created_by: number | null;
  updated_at: Stamp;
  updated_by: number | null;
  version: Generated<number>;
}

export interface CashbackLogTable {
  id: Generated<number>;
  kind: 'winloss' | 'turnover';
  cycle: 'daily' | 'weekly' | 'monthly';
  period_from: string;
  period_to: string;
  agent_id: number;
  member_id: number;
  deposit_total: bigint;
  withdraw_total: bigint;
  bonus_total: bigint;
  winloss_base: bigint;
  turnover_base: bigint;
  game_type: 'slot' | 'casino' | 'sport' | 'fishing' | 'lotto' | 'card' | 'cockfight' | 'esport' | 'crash' | null;
  rate_pct: string;
  amount: bigint;
  cap_applied: Generated<boolean>;
  wallet_type: 'main' | 'bonus' | 'cashback' | 'commission' | 'affiliate' | 'point' | 'ticket';
  claim_mode: 'auto' | 'manual';
  status: 'pending' | 'paid' | 'expired' | 'cancelled' | 'below_min';
  calculated_at: Instant;
  expires_at: Instant | null;
  paid_at: Instant | null;
}

export interface CreditFreeGrantTable {
  id: Generated<number>;
  granted_at: Instant;
  agent_id: number;
  member_id: number;
  campaign: string;
  source: 'promotion' | 'code' | 'staff' | 'poll' | 'quest' | 'shop' | 'wheel';
  wallet_type: Generated<'main' | 'bonus' | 'cashback' | 'commission' | 'affiliate' | 'point' | 'ticket'>;
  amount: bigint;
  turnover_required: bigint;
  withdraw_cap: bigint | null;
  converted_amount: Generated<bigint>;
  converted_at: Instant | null;
  expires_at: Instant | null;
  revoked_at: Instant | null;
  flags: Generated<readonly ('ip_dup' | 'bank_dup')[]>;
  granted_by: string;
  reference: string;
}

export interface DashboardTable {
  id: Generated<number>;
  user_id: number;
  name: string;
  tiles: readonly DashboardTile[];
  created_at: Stamp;
  created_by: number | null;
  updated_at: Stamp;
  updated_by: number | null;
  version: Generated<number>;
}

export interface DashboardRoleTable {
  id: Generated<number>;
  dashboard_id: number;
  role_id: number;
}

export interface DepositTable {
  id: Generated<number>;
  deposit_ref: string;
  agent_id: number;
  member_id: number;
  channel: 'bank' | 'promptpay' | 'truewallet' | 'gateway' | 'slip' | 'manual';
  gateway: string | null;
  bank_id: number | null;
  from_bank_code: string | null;
  from_account_no: string | null;
  from_account_name: string | null;
  requested_amount: bigint;
  amount: bigint | null;
  fee: Generated<bigint>;
  promotion: string | null;
  bonus_amount: Generated<bigint>;
  credited_amount: Generated<bigint>;
  balance_before: bigint | null;
  balance_after: bigint | null;
  is_first_deposit: Generated<boolean>;
  match_method: Generated<'account' | 'name' | 'decimal' | 'gateway_ref' | 'slip' | 'manual' | 'none'>;
  raw_ref: string | null;
  gateway_order_ref: string | null;
  slip_url: string | null;
  slip_ref: string | null;
  wallet_log_no: string | null;
  flags: Generated<
    readonly (
      | 'agent_suspended' | 'name_mismatch' | 'dup_amount_time' | 'dup_slip' | 'third_party' | 'shared_account' |
      'fast_in_out' | 'big_amount' | 'odd_hours_burst' | 'blacklist_account' | 'late_credit' | 'no_owner'
    )[]
  >;
  requested_at: Instant;
  expires_at: Instant | null;
  credited_at: Instant | null;
  duration_sec: number | null;
  attempts: Generated<number>;
  operator: string;
  status: Generated<
    'pending' | 'processing' | 'suspicious' | 'success' | 'failed' | 'expired' | 'cancelled' | 'reversed'
  >;
  note: string | null;
  reverse_asked_by: number | null;
  reverse_asked_at: Instant | null;
  reversed_by: number | null;
  reversed_at: Instant | null;
  reversed_amount: bigint | null;
  undone_raw_ref: string | null;
}

export interface EventRewardTable {
  id: Generated<number>;
  name: string;
  image_url: string | null;
  type: Generated<'credit' | 'credit_free' | 'point' | 'ticket' | 'item' | 'coupon' | 'none'>;
  value: Generated<bigint>;
  turnover_multiple: string | null;
  withdraw_cap: bigint | null;
  expire_hours: number | null;
  color: string | null;
  stock_total: number | null;
  stock_used: Generated<number>;
  used_in: Generated<readonly ('poll' | 'quest' | 'wheel')[]>;
  status: Generated<'active' | 'inactive'>;
  created_at: Stamp;
  created_by: number | null;
  updated_at: Stamp;
  updated_by: number | null;
  version: Generated<number>;
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

export interface GameTable {
  id: Generated<number>;
  provider_id: number;
  sub_provider_id: number;
  game_code: string;
  name_th: string;
  name_en: string;
  type: 'slot' | 'casino' | 'sport' | 'fishing' | 'lotto' | 'card' | 'cockfight' | 'esport' | 'crash';
  image_url: string | null;
  rtp_pct: string | null;
  is_hot: Generated<boolean>;
  is_new: Generated<boolean>;
  is_recommended: Generated<boolean>;
  has_demo: Generated<boolean>;
  has_freespin: Generated<boolean>;
  has_jackpot: Generated<boolean>;
  platforms: readonly ('mobile' | 'desktop')[];
  sort_order: number | null;
  turnover_rate_pct: Generated<string>;
  status: Generated<'active' | 'maintenance' | 'inactive' | 'removed'>;
  play_count_7d: Generated<number>;
  last_played_at: Instant | null;
  created_at: Stamp;
  created_by: number | null;
  updated_at: Stamp;
  updated_by: number | null;
  version: Generated<number>;
}

export interface GameBetTable {
  id: Generated<number>;
  stat_date: string;
  agent_id: number;
  member_id: number;
  sub_provider_id: number;
  game_id: number;
  bet_count: number;
  turnover: bigint;
  valid_turnover: bigint;
  payout: bigint;
  biggest_win: bigint | null;
}

export interface GameDayTable {
  id: Generated<number>;
  stat_date: string;
  agent_id: number;
  sub_provider_id: number;
  game_id: number;
  bet_count: Generated<number>;
  turnover: Generated<bigint>;
  valid_turnover: Generated<bigint>;
  payout: Generated<bigint>;
  biggest_win: bigint | null;
}

export interface GameDiffTable {
  id: Generated<number>;
  batch_id: string;
  provider_id: number;
  source: 'api' | 'file';
  file_name: string | null;
  added: Generated<readonly NewGame[]>;
  changed: Generated<readonly Readonly<Record<string, unknown>>[]>;
  removed: Generated<readonly GoneGame[]>;
  same_count: Generated<number>;
  result: GamesApplied | null;
  created_at: Instant;
  created_by: number | null;
  applied_at: Instant | null;
  applied_by: number | null;
}

export interface GameMonthTable {
  id: Generated<number>;
  month: string;
  agent_id: number;
  sub_provider_id: number;
  game_id: number;
  bet_count: Generated<number>;
  turnover: Generated<bigint>;
  valid_turnover: Generated<bigint>;
  payout: Generated<bigint>;
  biggest_win: bigint | null;
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
  agent_id: number | null;
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
    | 'created' | 'pending' | 'processing' | 'paid' | 'success' | 'expired' | 'failed' | 'cancelled' | 'reversed' |
    'suspicious' | 'unknown'
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
  mapping: Readonly<Record<string, number>>;
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
  referral_code: string | null;
  register_channel: 'web' | 'line' | 'affiliate' | 'agent' | 'import';
  utm_source: string | null;
  level: 'bronze' | 'silver' | 'gold' | 'platinum' | 'diamond';
  tags: Generated<readonly ('vip' | 'watch' | 'bonus_hunter' | 'new')[]>;
  balance_main: Generated<bigint>;
  balance_bonus: Generated<bigint>;
  balance_cashback: Generated<bigint>;
  balance_commission: Generated<bigint>;
  balance_affiliate: Generated<bigint>;
  balance_point: Generated<number>;
  balance_ticket: Generated<number>;
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
  device_id: string | null;
  duplicates: Generated<readonly ('bank' | 'device' | 'ip')[]>;
  registered_at: Instant;
  status: 'active' | 'suspended' | 'locked' | 'blacklist' | 'pending';
  activity_state: 'new' | 'active' | 'at_risk' | 'inactive' | 'lost' | 'never';
}

export interface MemberDayTable {
  id: Generated<number>;
  stat_date: string;
  agent_id: number;
  member_id: number;
  bet_count: Generated<number>;
  turnover: Generated<bigint>;
  valid_turnover: Generated<bigint>;
  payout: Generated<bigint>;
  member_commission: Generated<bigint>;
  agent_winloss: Generated<bigint>;
  agent_commission: Generated<bigint>;
  provider_cost: Generated<bigint>;
  new_member: Generated<number>;
  login_count: Generated<number>;
  first_deposit_count: Generated<number>;
  first_deposit_total: Generated<bigint>;
  deposit_count: Generated<number>;
  deposit_total: Generated<bigint>;
  deposit_bank: Generated<bigint>;
  deposit_gateway: Generated<bigint>;
  deposit_truewallet: Generated<bigint>;
  deposit_manual: Generated<bigint>;
  withdraw_count: Generated<number>;
  withdraw_total: Generated<bigint>;
  withdraw_bank: Generated<bigint>;
  withdraw_gateway: Generated<bigint>;
  withdraw_manual: Generated<bigint>;
  gateway_fee: Generated<bigint>;
  bonus: Generated<bigint>;
  credit_free: Generated<bigint>;
  cashback_winloss: Generated<bigint>;
  cashback_turnover: Generated<bigint>;
  affiliate: Generated<bigint>;
  adjust_total: Generated<bigint>;
  poll: Generated<bigint>;
  quest: Generated<bigint>;
  shop: Generated<bigint>;
  wheel: Generated<bigint>;
}

export interface MemberMonthTable {
  id: Generated<number>;
  month: string;
  agent_id: number;
  member_id: number;
  bet_count: Generated<number>;
  turnover: Generated<bigint>;
  valid_turnover: Generated<bigint>;
  payout: Generated<bigint>;
  member_commission: Generated<bigint>;
  agent_winloss: Generated<bigint>;
  agent_commission: Generated<bigint>;
  provider_cost: Generated<bigint>;
  new_member: Generated<number>;
  login_count: Generated<number>;
  first_deposit_count: Generated<number>;
  first_deposit_total: Generated<bigint>;
  deposit_count: Generated<number>;
  deposit_total: Generated<bigint>;
  deposit_bank: Generated<bigint>;
  deposit_gateway: Generated<bigint>;
  deposit_truewallet: Generated<bigint>;
  deposit_manual: Generated<bigint>;
  withdraw_count: Generated<number>;
  withdraw_total: Generated<bigint>;
  withdraw_bank: Generated<bigint>;
  withdraw_gateway: Generated<bigint>;
  withdraw_manual: Generated<bigint>;
  gateway_fee: Generated<bigint>;
  bonus: Generated<bigint>;
  credit_free: Generated<bigint>;
  cashback_winloss: Generated<bigint>;
  cashback_turnover: Generated<bigint>;
  affiliate: Generated<bigint>;
  adjust_total: Generated<bigint>;
  poll: Generated<bigint>;
  quest: Generated<bigint>;
  shop: Generated<bigint>;
  wheel: Generated<bigint>;
}

export interface MemberYearTable {
  id: Generated<number>;
  year: number;
  agent_id: number;
  member_id: number;
  login_days: string;
  bet_days: string;
  deposit_days: string;
  withdraw_days: string;
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

export interface MoneyEventTable {
  id: Generated<number>;
  source: string;
  source_id: number;
  at: Instant;
  stat_date: string;
  agent_id: number;
  member_id: number;
  new_member: number | null;
  login_count: number | null;
  first_deposit_count: number | null;
  first_deposit_total: bigint | null;
  deposit_count: number | null;
  deposit_total: bigint | null;
  deposit_bank: bigint | null;
  deposit_gateway: bigint | null;
  deposit_truewallet: bigint | null;
  deposit_manual: bigint | null;
  withdraw_count: number | null;
  withdraw_total: bigint | null;
  withdraw_bank: bigint | null;
  withdraw_gateway: bigint | null;
  withdraw_manual: bigint | null;
  gateway_fee: bigint | null;
  bonus: bigint | null;
  credit_free: bigint | null;
  cashback_winloss: bigint | null;
  cashback_turnover: bigint | null;
  affiliate: bigint | null;
  adjust_total: bigint | null;
  poll: bigint | null;
  quest: bigint | null;
  shop: bigint | null;
  wheel: bigint | null;
}

export interface NoticeTable {
  id: Generated<number>;
  user_id: number;
  happening: string;
  tone: 'info' | 'warning' | 'danger';
  text: string;
  link: string;
  at: Instant;
  read_at: Instant | null;
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
  gateway: string | null;
  is_system: Generated<boolean>;
  created_at: Stamp;
  created_by: number | null;
  updated_at: Stamp;
  updated_by: number | null;
  version: Generated<number>;
}

export interface PersonListTable {
  id: Generated<number>;
  user_id: number;
  screen: string;
  layout: ColumnLayout | null;
  opening: 'plain' | 'view' | null;
  first_view_id: number | null;
}

export interface PersonSettingTable {
  id: Generated<number>;
  user_id: number;
  language: Generated<'th' | 'en'>;
  scheme: Generated<'light' | 'dark'>;
  density: Generated<'compact' | 'normal' | 'relaxed'>;
  buddhist: Generated<boolean>;
  pinned: Generated<readonly number[]>;
  notice_browser: Generated<boolean>;
  notice_sound: Generated<boolean>;
}

export interface PlayerYearTable {
  id: Generated<number>;
  year: number;
  agent_id: number;
  member_id: number;
  sub_provider_id: number;
  bet_days: string;
}

export interface PointGrantTable {
  id: Generated<number>;
  rule_id: number;
  deposit_id: number;
  member_id: number;
  agent_id: number;
  amount: bigint;
  points: number;
  points_back: Generated<number>;
  owed: Generated<boolean>;
  stat_date: string;
  created_at: Instant;
}

export interface PointRuleTable {
  id: Generated<number>;
  name: string;
  agent_ids: readonly number[];
  deposit_min: bigint;
  deposit_max: bigint | null;
  mode: Generated<'ratio' | 'fixed'>;
  per_amount: bigint | null;
  points: number;
  points_max_per_day: number | null;
  multiplier_days: readonly DayTimes[] | null;
  channels: readonly ('bank' | 'promptpay' | 'truewallet' | 'gateway' | 'slip' | 'manual')[] | null;
  start_at: Instant | null;
  end_at: Instant | null;
  granted_points: Generated<number>;
  status: Generated<'draft' | 'active' | 'inactive' | 'ended'>;
  created_at: Stamp;
  created_by: number | null;
  updated_at: Stamp;
  updated_by: number | null;
  version: Generated<number>;
}

export interface PollTable {
  id: Generated<number>;
  title: string;
  description: string | null;
  image_url: string | null;
  type: Generated<'vote' | 'predict' | 'predict_score' | 'survey'>;
  agent_ids: readonly number[];
  open_at: Instant;
  close_at: Instant;
  announce_at: Instant | null;
  max_submissions_per_member: Generated<number>;
  choice_mode: Generated<'single' | 'multiple' | 'number'>;
  max_choices: number | null;
  join_condition: Generated<'none' | 'deposit_today' | 'deposit_period' | 'turnover'>;
  join_min_deposit: bigint | null;
  join_min_turnover: bigint | null;
  reward_budget: bigint | null;
  reward_total: Generated<bigint>;
  reward_paid: Generated<bigint>;
  correct_choice_ids: Generated<readonly number[]>;
  correct_answer: string | null;
  submission_count: Generated<number>;
  member_count: Generated<number>;
  correct_count: Generated<number>;
  resulted_at: Instant | null;
  paying_since: Instant | null;
  paying_by: number | null;
  distributed_at: Instant | null;
  status: Generated<'draft' | 'scheduled' | 'open' | 'closed' | 'resulted' | 'drawing' | 'distributed' | 'cancelled'>;
  created_at: Stamp;
  created_by: number | null;
  updated_at: Stamp;
  updated_by: number | null;
  version: Generated<number>;
}

export interface PollChoiceTable {
  id: Generated<number>;
  name: string;
  image_url: string | null;
  category: Generated<'team' | 'person' | 'number' | 'text'>;
  external_ref: string | null;
  status: Generated<'active' | 'inactive'>;
  created_at: Stamp;
  created_by: number | null;
  updated_at: Stamp;
  updated_by: number | null;
  version: Generated<number>;
}

export interface PollDrawTable {
  id: Generated<number>;
  poll_id: number;
  seed: string;
  entropy: string;
  note: string | null;
  entrants: Generated<readonly number[]>;
  entrants_hash: string;
  entrant_count: number;
  winners: Generated<readonly DrawnWinner[]>;
  winner_count: number;
  drawn_at: Instant;
  drawn_by: number | null;
}

export interface PollItemTable {
  id: Generated<number>;
  poll_id: number;
  choice_id: number;
  label: Generated<string>;
  sort_order: Generated<number>;
  odds_text: string | null;
  is_correct: Generated<boolean>;
  vote_count: Generated<number>;
  vote_pct: Generated<string>;
}

export interface PollMetadataTable {
  id: Generated<number>;
  poll_id: number;
  key: string;
  value: string;
  value_type: Generated<'text' | 'number' | 'datetime' | 'image' | 'json'>;
  sort_order: number | null;
}

export interface PollRankRewardTable {
  id: Generated<number>;
  poll_id: number;
  rank_from: number;
  rank_to: number;
  winner_count: Generated<number>;
  event_reward_id: number | null;
  reward_type: Generated<'credit' | 'credit_free' | 'point' | 'ticket' | 'item'>;
  reward_value: bigint;
  total_value: Generated<bigint>;
  turnover_multiple: string | null;
  label: Generated<string>;
}

export interface PollSubmissionTable {
  submission_id: Generated<number>;
  poll_id: number;
  member_id: number;
  agent_id: number;
  item_ids: Generated<readonly number[]>;
  answer: string;
  submitted_at: Instant;
  ip: string | null;
  device_id: string | null;
  is_correct: boolean | null;
  eligible: Generated<boolean>;
  ineligible_reason: 'suspended' | 'condition' | 'duplicate' | null;
  won_rank: number | null;
}

export interface PollWinnerTable {
  slot_id: Generated<number>;
  poll_id: number;
  rank: number;
  rank_reward_id: number;
  member_id: number | null;
  submission_id: number | null;
  selected_by: 'random' | 'assign' | null;
  selected_at: Instant | null;
  chosen_by: number | null;
  draw_id: number | null;
  cleared_at: Instant | null;
  cleared_by: number | null;
  attempted_at: Instant | null;
  paid_at: Instant | null;
  log_no: string | null;
  status: Generated<'empty' | 'selected' | 'paid' | 'failed'>;
  message: string | null;
}

export interface PromotionTable {
  id: Generated<number>;
  code: string;
  name: string;
  image_url: string | null;
  description: string | null;
  agent_ids: Generated<readonly number[]>;
  type:
    | 'new_member' | 'first_deposit_day' | 'every_deposit' | 'happy_hour' | 'credit_free' | 'winback' | 'birthday' |
    'custom';
  bonus_mode: 'percent' | 'fixed' | 'tier';
  bonus_value: string | null;
  bonus_max: bigint | null;
  tiers: Generated<readonly BonusTier[]>;
  deposit_min: bigint | null;
  deposit_max: bigint | null;
  turnover_multiple: string;
  turnover_base: 'deposit_bonus' | 'bonus' | 'deposit';
  withdraw_cap_mode: 'none' | 'amount' | 'x_deposit' | 'x_total';
  withdraw_cap_value: string | null;
  bonus_withdrawable: Generated<boolean>;
  allowed_types: Generated<
    readonly ('slot' | 'casino' | 'sport' | 'fishing' | 'lotto' | 'card' | 'cockfight' | 'esport' | 'crash')[]
  >;
  blocked_providers: Generated<readonly number[]>;
  claim_limit_per_member: number | null;
  claim_limit_per_day: number | null;
  total_quota: number | null;
  days_of_week: Generated<readonly ('0' | '1' | '2' | '3' | '4' | '5' | '6')[]>;
  time_from: string | null;
  time_to: string | null;
  start_at: Instant | null;
  end_at: Instant | null;
  claim_count: Generated<number>;
  bonus_paid: Generated<bigint>;
  deposit_generated: Generated<bigint>;
  withdraw_generated: Generated<bigint>;
  status: 'draft' | 'scheduled' | 'active' | 'paused' | 'expired' | 'exhausted';
  version: Generated<number>;
}

export interface PromotionClaimTable {
  id: Generated<number>;
  promotion_id: number;
  member_id: number;
  deposit: bigint;
  bonus: bigint;
  claimed_at: Instant;
}

export interface PromotionOfferTable {
  id: Generated<number>;
  promotion_id: number;
  agent_id: number;
  target_type: 'member' | 'segment' | 'agent';
  member_id: number | null;
  segment_name: string | null;
  bonus: bigint;
  offered_by: number | null;
  created_at: Instant;
  expires_at: Instant | null;
  claimed_at: Instant | null;
  status: 'offered' | 'claimed' | 'expired' | 'revoked';
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

export interface ProviderConfigTable {
  id: Generated<number>;
  agent_id: number;
  provider_id: number;
  operator_code: string;
  api_key: string | null;
  secret_key: string | null;
  bet_limit_group: string | null;
  min_bet: bigint | null;
  max_bet: bigint | null;
  share_pct: string | null;
  commission_pct: string | null;
  member_commission_pct: string | null;
  count_turnover: Generated<boolean>;
  sub_provider_ids: readonly number[] | null;
  sort_order: number | null;
  status: Generated<'active' | 'maintenance' | 'inactive'>;
  created_at: Stamp;
  created_by: number | null;
  updated_at: Stamp;
  updated_by: number | null;
  version: Generated<number>;
}

export interface ProviderDayTable {
  id: Generated<number>;
  stat_date: string;
  agent_id: number;
  sub_provider_id: number;
  bet_count: Generated<number>;
  turnover: Generated<bigint>;
  valid_turnover: Generated<bigint>;
  payout: Generated<bigint>;
  member_commission: Generated<bigint>;
  agent_winloss: Generated<bigint>;
  agent_commission: Generated<bigint>;
  provider_cost: Generated<bigint>;
}

export interface ProviderLogTable {
  id: Generated<number>;
  created_at: Instant;
  agent_id: number;
  provider_id: number;
  sub_provider_id: number | null;
  member_id: number;
  ign: string;
  action: 'balance' | 'bet' | 'settle' | 'cancel' | 'rollback' | 'bonus' | 'adjust';
  game_code: string | null;
  game_name: string | null;
  round_id: string | null;
  txn_id: string;
  bet_amount: bigint;
  valid_amount: bigint;
  win_amount: bigint;
  jackpot_amount: bigint;
  balance_before: bigint | null;
  balance_after: bigint | null;
  status: 'ok' | 'duplicate' | 'insufficient' | 'error' | 'timeout';
  error_code: string | null;
  error_message: string | null;
  latency_ms: number;
  request_json: Readonly<Record<string, unknown>>;
  response_json: Readonly<Record<string, unknown>> | null;
}

export interface ProviderMonthTable {
  id: Generated<number>;
  month: string;
  agent_id: number;
  sub_provider_id: number;
  bet_count: Generated<number>;
  turnover: Generated<bigint>;
  valid_turnover: Generated<bigint>;
  payout: Generated<bigint>;
  member_commission: Generated<bigint>;
  agent_winloss: Generated<bigint>;
  agent_commission: Generated<bigint>;
  provider_cost: Generated<bigint>;
}

export interface QuestTable {
  id: Generated<number>;
  name: string;
  description: string | null;
  image_url: string | null;
  agent_ids: readonly number[];
  cycle: Generated<'once' | 'daily' | 'weekly' | 'monthly' | 'event'>;
  start_at: Instant;
  end_at: Instant | null;
  unlock_mode: Generated<'all' | 'sequential'>;
  bonus_event_reward_id: number | null;
  eligible_levels: readonly ('bronze' | 'silver' | 'gold' | 'platinum' | 'diamond')[] | null;
  status: Generated<'draft' | 'active' | 'paused' | 'ended'>;
  created_at: Stamp;
  created_by: number | null;
  updated_at: Stamp;
  updated_by: number | null;
  version: Generated<number>;
}

export interface QuestItemTable {
  id: Generated<number>;
  quest_id: number;
  name: string;
  condition_type: Generated<
    | 'deposit_amount' | 'deposit_count' | 'valid_turnover' | 'bet_count' | 'win_amount' | 'loss_amount' |
    'play_provider' | 'play_game' | 'login_days' | 'invite_friends'
  >;
  target_value: string;
  provider_id: number | null;
  game_id: number | null;
  game_types:
    | readonly ('slot' | 'casino' | 'sport' | 'fishing' | 'lotto' | 'card' | 'cockfight' | 'esport' | 'crash')[]
    | null;
  event_reward_id: number;
  claim_mode: Generated<'auto' | 'manual'>;
  claim_expire_hours: number | null;
  sort_order: Generated<number>;
  status: Generated<'active' | 'inactive'>;
  created_at: Stamp;
  created_by: number | null;
  updated_at: Stamp;
  updated_by: number | null;
  version: Generated<number>;
}

export interface QuestProgressTable {
  id: Generated<number>;
  run_id: number;
  quest_item_id: number;
  agent_id: number;
  member_id: number;
  value: Generated<string>;
  status: Generated<'in_progress' | 'completed' | 'claimed' | 'expired'>;
  completed: Generated<number>;
  claimed: Generated<number>;
  completed_at: Instant | null;
  expires_at: Instant | null;
  claimed_at: Instant | null;
}

export interface QuestRunTable {
  id: Generated<number>;
  quest_id: number;
  agent_id: number;
  member_id: number;
  round: string;
  joined_at: Instant;
  completed: Generated<number>;
  completed_at: Instant | null;
  bonus_given: Generated<number>;
  reward_paid: Generated<bigint>;
}

export interface RawTransactionTable {
  id: Generated<number>;
  raw_ref: string;
  bank_id: number | null;
  agent_ids: Generated<readonly number[]>;
  source: 'app' | 'sms' | 'web' | 'gateway' | 'truewallet' | 'slip';
  txn_at: Instant;
  detected_at: Instant;
  direction: 'in' | 'out';
  amount: bigint;
  balance_after: bigint | null;
  channel_code: string | null;
  upstream_ref: string | null;
  from_bank_code: string | null;
  from_account_no: string | null;
  from_account_name: string | null;
  description: string;
  dedupe_key: string;
  match_status: Generated<'unmatched' | 'multiple' | 'suspicious' | 'matched' | 'duplicate' | 'ignored'>;
  match_method: Generated<'account' | 'name' | 'decimal' | 'gateway_ref' | 'slip' | 'manual' | 'none'>;
  candidate_members: Generated<readonly number[]>;
  member_id: number | null;
  deposit_ref: string | null;
  withdraw_ref: string | null;
  gateway_order_ref: string | null;
  flags: Generated<
    readonly (
      | 'agent_suspended' | 'name_mismatch' | 'dup_amount_time' | 'dup_slip' | 'third_party' | 'shared_account' |
      'fast_in_out' | 'big_amount' | 'odd_hours_burst' | 'blacklist_account' | 'late_credit' | 'no_owner'
    )[]
  >;
  suspicious_reason:
    | 'agent_suspended' | 'name_mismatch' | 'dup_amount_time' | 'dup_slip' | 'third_party' | 'shared_account' |
    'fast_in_out' | 'big_amount' | 'odd_hours_burst' | 'blacklist_account' | 'late_credit' | 'no_owner' | null;
  risk_score: Generated<number>;
  review_status: 'open' | 'cleared' | 'confirmed' | null;
  reviewed_by: number | null;
  reviewed_at: Instant | null;
  review_note: string | null;
  locked_by: number | null;
  locked_at: Instant | null;
}

export interface ReplenishLogTable {
  id: Generated<number>;
  created_at: Instant;
  rule_id: number;
  balance_at_trigger: bigint;
  needed_amount: bigint;
  action: 'transfer' | 'ticket' | 'skipped';
  ticket_id: number | null;
  transfer_id: number | null;
  result: 'ok' | 'error' | 'no_source' | 'cooldown' | 'limit';
  message: string | null;
}

export interface ReplenishRuleTable {
  id: Generated<number>;
  target_bank_id: number;
  source_bank_ids: readonly number[];
  min_balance: bigint;
  target_balance: bigint;
  per_transfer_max: bigint;
  daily_max: bigint | null;
  mode: Generated<'auto' | 'ticket'>;
  finance_team_id: number | null;
  cooldown_min: Generated<number>;
  last_run_at: Instant | null;
  filled_at: Instant | null;
  status: Generated<'active' | 'paused'>;
  created_at: Stamp;
  created_by: number | null;
  updated_at: Stamp;
  updated_by: number | null;
  version: Generated<number>;
}

export interface ReplenishTicketTable {
  id: Generated<number>;
  ticket_ref: string | null;
  target_bank_id: number;
  amount: bigint;
  source_type: Generated<'holding' | 'gateway' | 'cash'>;
  source_bank_id: number | null;
  gateway_account_id: number | null;
  priority: Generated<'normal' | 'high' | 'urgent'>;
  finance_team_id: number | null;
  assignee_id: number | null;
  slip_image: string | null;
  actual_amount: bigint | null;
  transferred_at: Instant | null;
  transferred_by: number | null;
  reference: string | null;
  confirmed_by: number | null;
  completed_at: Instant | null;
  opened_by: string | null;
  opened_reason: string | null;
  rule_id: number | null;
  note: string | null;
  comments: Generated<readonly Note[]>;
  timeline: Generated<readonly StatusChange[]>;
  status: Generated<'open' | 'accepted' | 'transferred' | 'completed' | 'cancelled'>;
  created_at: Stamp;
  created_by: number | null;
  updated_at: Stamp;
  updated_by: number | null;
  version: Generated<number>;
}

export interface RoleTable {
  id: Generated<number>;
  code: string;
  name: string;
  name_en: string | null;
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

export interface SavedViewTable {
  id: Generated<number>;
  user_id: number;
  screen: string;
  name: string;
  query: string;
  layout: ColumnLayout;
  created_at: Stamp;
  created_by: number | null;
  updated_at: Stamp;
  updated_by: number | null;
  version: Generated<number>;
}

export interface SavedViewRoleTable {
  id: Generated<number>;
  view_id: number;
  role_id: number;
  screen: string;
  is_first: Generated<boolean>;
}

export interface ShopCodeTable {
  id: Generated<number>;
  item_id: number;
  stock_id: number;
  code: string;
  fingerprint: string;
  redeem_id: number | null;
}

export interface ShopItemTable {
  id: Generated<number>;
  name: string;
  image_url: string;
  category: 'credit' | 'credit_free' | 'gadget' | 'gold' | 'voucher' | 'ticket';
  point_price: number;
  cost_price: bigint | null;
  reward_value: bigint | null;
  turnover_multiple: string | null;
  agent_ids: readonly number[];
  member_levels: readonly ('bronze' | 'silver' | 'gold' | 'platinum' | 'diamond')[] | null;
  limit_per_member: number | null;
  limit_per_day: number | null;
  need_shipping: Generated<boolean>;
  stock_mode: Generated<'unlimited' | 'counted' | 'code'>;
  stock_available: number | null;
  stock_cost: Generated<bigint>;
  low_stock: Generated<boolean>;
  redeemed_count: Generated<number>;
  start_at: Instant | null;
  end_at: Instant | null;
  sort_order: number | null;
  is_recommended: Generated<boolean>;
  description: string | null;
  status: Generated<'draft' | 'active' | 'out_of_stock' | 'inactive'>;
  created_at: Stamp;
  created_by: number | null;
  updated_at: Stamp;
  updated_by: number | null;
  version: Generated<number>;
}

export interface ShopRedeemTable {
  id: Generated<number>;
  redeem_ref: string;
  member_id: number;
  agent_id: number;
  item_id: number;
  category: 'credit' | 'credit_free' | 'gadget' | 'gold' | 'voucher' | 'ticket';
  need_shipping: Generated<boolean>;
  qty: number;
  point_used: number;
  reward_value: bigint | null;
  turnover_multiple: string | null;
  receiver_name: string | null;
  receiver_tel: string | null;
  address: string | null;
  carrier: 'thaipost' | 'kerry' | 'flash' | 'jt' | 'other' | null;
  tracking_no: string | null;
  shipped_at: Instant | null;
  delivered_at: Instant | null;
  code_issued: string | null;
  handled_by: number | null;
  note: string | null;
  taken: Generated<readonly StockTaken[]>;
  timeline: Generated<readonly StatusChange[]>;
  status: Generated<
    'pending' | 'approved' | 'packing' | 'shipped' | 'delivered' | 'credited' | 'returned' | 'rejected' | 'cancelled'
  >;
  locked_by: number | null;
  locked_at: Instant | null;
  created_at: Stamp;
  created_by: number | null;
  updated_at: Stamp;
  updated_by: number | null;
  version: Generated<number>;
}

export interface ShopStockTable {
  id: Generated<number>;
  item_id: number;
  lot_no: string;
  mode: 'unlimited' | 'counted' | 'code';
  qty: number;
  used_qty: Generated<number>;
  remaining: number;
  cost_price: bigint | null;
  code_hints: readonly string[] | null;
  note: string | null;
  created_at: Stamp;
  created_by: number | null;
  updated_at: Stamp;
  updated_by: number | null;
  version: Generated<number>;
}

export interface SmsCampaignTable {
  id: Generated<number>;
  campaign_ref: string;
  promotion_id: number | null;
  agent_ids: Generated<readonly number[]>;
  segment: 'all' | 'inactive' | 'no_deposit' | 'vip' | 'list' | 'report';
  audience: SmsAudience;
  is_test: Generated<boolean>;
  message: string;
  parts: number;
  parts_total: Generated<number>;
  part_price: bigint;
  total_count: number;
  skipped_count: Generated<number>;
  skipped_inactive: Generated<number>;
  skipped_duplicate: Generated<number>;
  skipped_unknown: Generated<number>;
  sent_count: Generated<number>;
  failed_count: Generated<number>;
  unknown_count: Generated<number>;
  stopped_count: Generated<number>;
  batch_count: Generated<number>;
  cost_estimate: bigint;
  cost_actual: Generated<bigint>;
  approved_by: number | null;
  approved_at: Instant | null;
  schedule_at: Instant | null;
  started_at: Instant | null;
  finished_at: Instant | null;
  status: Generated<'pending' | 'scheduled' | 'sending' | 'done' | 'stopped' | 'cancelled'>;
  created_at: Stamp;
  created_by: number | null;
  updated_at: Stamp;
  updated_by: number | null;
  version: Generated<number>;
}

export interface SmsMessageTable {
  id: Generated<number>;
  campaign_id: number;
  member_id: number | null;
  agent_id: number | null;
  mobile: string;
  batch: string | null;
  text: string | null;
  parts: Generated<number>;
  state: Generated<'queued' | 'sending' | 'sent' | 'failed' | 'unknown' | 'stopped'>;
  upstream_ref: string | null;
  error: string | null;
  sent_at: Instant | null;
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

export interface SubscriptionTable {
  id: Generated<number>;
  user_id: number;
  name: string;
  screen: string;
  call: string;
  query: Generated<string>;
  rhythm: 'daily' | 'weekly' | 'monthly' | 'reached';
  weekday: '1' | '2' | '3' | '4' | '5' | '6' | '7' | null;
  month_day: number | null;
  at: Generated<string>;
  format: Generated<'xlsx' | 'csv'>;
  by_mail: Generated<boolean>;
  measure: string | null;
  test: 'above' | 'below' | null;
  threshold: string | null;
  holds: Generated<boolean>;
  is_on: Generated<boolean>;
  next_at: Instant | null;
  sent_at: Instant | null;
  failure: string | null;
  created_at: Stamp;
  created_by: number | null;
  updated_at: Stamp;
  updated_by: number | null;
  version: Generated<number>;
}

export interface SubscriptionFileTable {
  id: Generated<number>;
  user_id: number;
  subscription_no: number;
  due_at: Instant;
  name: string;
  file_name: string;
  format: 'xlsx' | 'csv';
  row_count: number;
  row_total: number;
  content: string;
  created_at: Stamp;
  created_by: number | null;
  updated_at: Stamp;
  updated_by: number | null;
  version: Generated<number>;
}

export interface SweepTable {
  id: Generated<number>;
  created_at: Instant;
  rule_id: number;
  transfer_id: number;
  trigger: 'auto' | 'manual';
}

export interface SweepRuleTable {
  id: Generated<number>;
  source_bank_id: number;
  dest_bank_ids: readonly number[];
  method: Generated<'random' | 'rotate' | 'priority' | 'lowest'>;
  ceiling_min: bigint;
  ceiling_max: bigint;
  remain_min: Generated<bigint>;
  remain_max: bigint;
  per_transfer_max: bigint;
  daily_max: bigint | null;
  last_run_at: Instant | null;
  last_result: string | null;
  next_ceiling: bigint | null;
  last_dest_bank_id: number | null;
  error_count: Generated<number>;
  status: Generated<'active' | 'paused' | 'error'>;
  created_at: Stamp;
  created_by: number | null;
  updated_at: Stamp;
  updated_by: number | null;
  version: Generated<number>;
}

export interface SweepSettingsTable {
  id: Generated<number>;
  enabled: Generated<boolean>;
  interval_min: Generated<number>;
  active_from: string | null;
  active_to: string | null;
  max_per_day: bigint | null;
  stop_on_error_count: Generated<number>;
  notify_channel: string | null;
  created_at: Stamp;
  created_by: number | null;
  updated_at: Stamp;
  updated_by: number | null;
  version: Generated<number>;
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
    | 'deposit' | 'withdraw' | 'withdraw_refund' | 'bet' | 'settle' | 'cancel_bet' | 'rollback' | 'promotion' |
    'credit_free' | 'bonus_cut' | 'cashback_winloss' | 'cashback_turnover' | 'affiliate' | 'transfer_in' |
    'transfer_out' | 'adjust_add' | 'adjust_sub' | 'import' | 'poll_reward' | 'quest_reward' | 'shop_redeem' |
    'shop_refund' | 'shop_deposit' | 'wheel_reward' | 'wheel_spin';
  amount: bigint;
  balance_before: bigint;
  balance_after: bigint;
  ref_type:
    | 'deposit' | 'withdraw' | 'bet' | 'promotion' | 'cashback' | 'import' | 'affiliate' | 'manual' | 'poll' | 'quest' |
    'shop' | 'wheel' | null;
  ref_id: string | null;
  provider_code: string | null;
  game_code: string | null;
  round_id: string | null;
  turnover_added: bigint;
  actor_type: 'member' | 'system' | 'staff' | 'provider';
  actor_name: string | null;
  remark: string | null;
}

export interface WebhookDeliveryTable {
  id: Generated<number>;
  event_id: string;
  endpoint_id: number;
  agent_ids: Generated<readonly number[]>;
  type: string;
  object: string;
  happened_at: Instant;
  payload: Readonly<Record<string, unknown>>;
  tries: Generated<number>;
  next_at: Instant | null;
  claimed_until: Instant | null;
  answered_at: Instant | null;
  answer_status: number | null;
  took: number | null;
  attempts: Generated<readonly WebhookAttempt[]>;
  state: 'waiting' | 'delivered' | 'failed';
}

export interface WebhookEndpointTable {
  id: Generated<number>;
  name: string;
  url: string;
  events: readonly (
    | 'deposit.opened' | 'deposit.credited' | 'deposit.suspicious' | 'deposit.failed' | 'deposit.expired' |
    'deposit.cancelled' | 'deposit.reversed' | 'ticket.opened' | 'ticket.accepted' | 'ticket.released' |
    'ticket.transferred' | 'ticket.rejected' | 'ticket.completed' | 'ticket.cancelled' | 'transfer.requested' |
    'transfer.paid' | 'transfer.unknown' | 'transfer.failed' | 'withdrawal.requested' | 'withdrawal.verified' |
    'withdrawal.approved' | 'withdrawal.paid' | 'withdrawal.unknown' | 'withdrawal.failed' | 'withdrawal.refunded' |
    'webhook.tested' | 'member.created' | 'member.updated' | 'sms_campaign.begun' | 'sms_campaign.done' |
    'sms_campaign.stopped' | 'redemption.requested' | 'redemption.approved' | 'redemption.credited' |
    'redemption.shipped' | 'redemption.delivered' | 'redemption.returned' | 'redemption.rejected' |
    'redemption.cancelled' | 'wheel_reward.credited' | 'wheel_reward.awaited' | 'wheel_reward.shipped' |
    'wheel_reward.cancelled' | 'wheel_reward.expired' | 'gateway_order.created' | 'gateway_order.paid' |
    'gateway_order.success' | 'gateway_order.unknown' | 'gateway_order.failed' | 'gateway_order.suspicious' |
    'gateway_order.reversed'
  )[];
  agent_ids: Generated<readonly number[]>;
  secret: string | null;
  secret_shown_at: Instant | null;
  old_secret: string | null;
  old_until: Instant | null;
  failing_since: Instant | null;
  failures: Generated<number>;
  delivered_at: Instant | null;
  last_error: string | null;
  status: Generated<'active' | 'paused' | 'stopped'>;
  created_at: Stamp;
  created_by: number | null;
  updated_at: Stamp;
  updated_by: number | null;
  version: Generated<number>;
}

export interface WheelConfigTable {
  id: Generated<number>;
  name: string;
  agent_ids: readonly number[];
  image_url: string | null;
  background_url: string | null;
  segment_count: Generated<number>;
  cost_type: Generated<'ticket' | 'point' | 'free' | 'deposit'>;
  cost_value: number | null;
  deposit_per_ticket: bigint | null;
  max_spins_per_day: Generated<number>;
  reset_time: Generated<string>;
  budget_per_day: bigint | null;
  start_at: Instant | null;
  end_at: Instant | null;
  status: Generated<'draft' | 'active' | 'paused' | 'ended'>;
  created_at: Stamp;
  created_by: number | null;
  updated_at: Stamp;
  updated_by: number | null;
  version: Generated<number>;
}

export interface WheelRewardTable {
  id: Generated<number>;
  spin_id: number;
  wheel_id: number;
  agent_id: number;
  member_id: number;
  event_reward_id: number;
  type: 'credit' | 'credit_free' | 'point' | 'ticket' | 'item' | 'coupon' | 'none';
  value: bigint;
  turnover_required: Generated<bigint>;
  withdraw_cap: bigint | null;
  wallet_log_no: string | null;
  expires_at: Instant | null;
  done_at: Instant | null;
  tracking_no: string | null;
  note: string | null;
  status: Generated<'granted' | 'credited' | 'claim_pending' | 'shipped' | 'expired' | 'cancelled'>;
  created_at: Stamp;
  created_by: number | null;
  updated_at: Stamp;
  updated_by: number | null;
  version: Generated<number>;
}

export interface WheelSpinTable {
  id: Generated<number>;
  spin_no: string;
  request_key: string;
  wheel_id: number;
  agent_id: number;
  member_id: number;
  drawn_stock_id: number;
  stock_id: number;
  event_reward_id: number;
  cost_type: 'ticket' | 'point' | 'free' | 'deposit';
  cost_value: Generated<number>;
  payout: Generated<bigint>;
  ends_at: Instant;
  created_at: Instant;
}

export interface WheelStockTable {
  id: Generated<number>;
  wheel_id: number;
  position: number;
  event_reward_id: number;
  weight: Generated<number>;
  probability_pct: Generated<string>;
  daily_quota: number | null;
  total_quota: number | null;
  fallback_stock_id: number | null;
  status: Generated<'active' | 'out_of_stock' | 'disabled'>;
  created_at: Stamp;
  created_by: number | null;
  updated_at: Stamp;
  updated_by: number | null;
  version: Generated<number>;
}

export interface WheelTallyTable {
  id: Generated<number>;
  wheel_id: number;
  stock_id: number;
  ends_at: Instant;
  spins: Generated<number>;
  payout: Generated<bigint>;
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
      | 'agent_suspended' | 'name_mismatch' | 'dup_amount_time' | 'dup_slip' | 'third_party' | 'shared_account' |
      'fast_in_out' | 'big_amount' | 'odd_hours_burst' | 'blacklist_account' | 'late_credit' | 'no_owner'
    )[]
  >;
  requested_at: Instant;
  verified_at: Instant | null;
  verified_by: number | null;
  approved_at: Instant | null;
  approved_by: number | null;
  completed_at: Instant | null;
  duration_sec: number | null;
  for_lead: Generated<boolean>;
  handed_to: number | null;
  handed_by: number | null;
  handed_at: Instant | null;
  handed_note: string | null;
  upstream_ref: string | null;
  upstream_message: string | null;
  transferred_at: Instant | null;
  slip_url: string | null;
  refund_reason:
    | 'turnover_not_met' | 'account_mismatch' | 'bonus_abuse' | 'duplicate' | 'bank_closed' | 'member_request' |
    'other' | null;
  notes: Generated<readonly Note[]>;
  timeline: Generated<readonly StatusChange[]>;
  status: Generated<'pending' | 'verified' | 'processing' | 'unknown' | 'failed' | 'success' | 'refunded'>;
  locked_by: number | null;
  locked_at: Instant | null;
  created_at: Stamp;
  created_by: number | null;
  updated_at: Stamp;
  updated_by: number | null;
  version: Generated<number>;
}

/** Tables of the manifest. Money is in satang. */
export interface Tables {
  affiliate_income: AffiliateIncomeTable;
  agent: AgentTable;
  agent_config: AgentConfigTable;
  agent_day: AgentDayTable;
  agent_share: AgentShareTable;
  annotation: AnnotationTable;
  api_key: ApiKeyTable;
  app_user: AppUserTable;
  bank: BankTable;
  bank_cache_transaction: BankCacheTransactionTable;
  bank_day: BankDayTable;
  bank_difference: BankDifferenceTable;
  bank_ref: BankRefTable;
  bank_transfer: BankTransferTable;
  banner: BannerTable;
  bet_day: BetDayTable;
  bet_month: BetMonthTable;
  bulk_group: BulkGroupTable;
  bulk_recipient: BulkRecipientTable;
  cashback_log: CashbackLogTable;
  credit_free_grant: CreditFreeGrantTable;
  dashboard: DashboardTable;
  dashboard_role: DashboardRoleTable;
  deposit: DepositTable;
  event_reward: EventRewardTable;
  finance_team: FinanceTeamTable;
  game: GameTable;
  game_bet: GameBetTable;
  game_day: GameDayTable;
  game_diff: GameDiffTable;
  game_month: GameMonthTable;
  gateway_account: GatewayAccountTable;
  gateway_agent_config: GatewayAgentConfigTable;
  gateway_balance_log: GatewayBalanceLogTable;
  gateway_order: GatewayOrderTable;
  gateway_transaction: GatewayTransactionTable;
  import_batch: ImportBatchTable;
  member: MemberTable;
  member_day: MemberDayTable;
  member_month: MemberMonthTable;
  member_year: MemberYearTable;
  menu: MenuTable;
  money_event: MoneyEventTable;
  notice: NoticeTable;
  permission: PermissionTable;
  person_list: PersonListTable;
  person_setting: PersonSettingTable;
  player_year: PlayerYearTable;
  point_grant: PointGrantTable;
  point_rule: PointRuleTable;
  poll: PollTable;
  poll_choice: PollChoiceTable;
  poll_draw: PollDrawTable;
  poll_item: PollItemTable;
  poll_metadata: PollMetadataTable;
  poll_rank_reward: PollRankRewardTable;
  poll_submission: PollSubmissionTable;
  poll_winner: PollWinnerTable;
  promotion: PromotionTable;
  promotion_claim: PromotionClaimTable;
  promotion_offer: PromotionOfferTable;
  provider: ProviderTable;
  provider_account: ProviderAccountTable;
  provider_config: ProviderConfigTable;
  provider_day: ProviderDayTable;
  provider_log: ProviderLogTable;
  provider_month: ProviderMonthTable;
  quest: QuestTable;
  quest_item: QuestItemTable;
  quest_progress: QuestProgressTable;
  quest_run: QuestRunTable;
  raw_transaction: RawTransactionTable;
  replenish_log: ReplenishLogTable;
  replenish_rule: ReplenishRuleTable;
  replenish_ticket: ReplenishTicketTable;
  role: RoleTable;
  saved_view: SavedViewTable;
  saved_view_role: SavedViewRoleTable;
  shop_code: ShopCodeTable;
  shop_item: ShopItemTable;
  shop_redeem: ShopRedeemTable;
  shop_stock: ShopStockTable;
  sms_campaign: SmsCampaignTable;
  sms_message: SmsMessageTable;
  sub_provider: SubProviderTable;
  subscription: SubscriptionTable;
  subscription_file: SubscriptionFileTable;
  sweep: SweepTable;
  sweep_rule: SweepRuleTable;
  sweep_settings: SweepSettingsTable;
  wallet: WalletTable;
  wallet_log: WalletLogTable;
  webhook_delivery: WebhookDeliveryTable;
  webhook_endpoint: WebhookEndpointTable;
  wheel_config: WheelConfigTable;
  wheel_reward: WheelRewardTable;
  wheel_spin: WheelSpinTable;
  wheel_stock: WheelStockTable;
  wheel_tally: WheelTallyTable;
  withdrawal: WithdrawalTable;
}

export const tables: Readonly<Record<keyof Tables, Table>> = {
  affiliate_income: {
    name: 'affiliate_income',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      stat_date: { kind: 'date', type: 'date', nullable: false },
      agent_id: { kind: 'ref', type: 'integer', nullable: false },
      member_id: { kind: 'ref', type: 'integer', nullable: false },
      downline_id: { kind: 'ref', type: 'integer', nullable: false },
      tier: { kind: 'integer', type: 'integer', nullable: false },
      base: { kind: 'enum', type: 'varchar(64)', nullable: false },
      base_amount: { kind: 'money', type: 'bigint', nullable: false },
      rate_pct: { kind: 'percent', type: 'numeric(9,4)', nullable: false },
      amount: { kind: 'money', type: 'bigint', nullable: false },
      paid_amount: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      status: { kind: 'enum', type: 'varchar(64)', nullable: false },
      paid_at: { kind: 'datetime', type: 'timestamptz', nullable: true },
      wallet_log_no: { kind: 'code', type: 'varchar(64)', nullable: true },
    },
    primaryKey: 'id',
    uniques: {},
    checks: {
      affiliate_income_tier_range: '"tier" >= 1 and "tier" <= 2',
      affiliate_income_base_option: '"base" in (\'turnover\', \'loss\', \'deposit\')',
      affiliate_income_amount_range: '"amount" >= 0',
      affiliate_income_paid_amount_range: '"paid_amount" >= 0',
      affiliate_income_status_option: '"status" in (\'pending\', \'paid\', \'cancelled\')',
    },
    indexes: [
      { name: 'affiliate_income_agent_id_idx', columns: ['agent_id'] },
      { name: 'affiliate_income_downline_id_idx', columns: ['downline_id'] },
      { name: 'affiliate_income_member_id_stat_date_idx', columns: ['member_id', 'stat_date'] },
      { name: 'affiliate_income_stat_date_member_id_downline_id_unique', columns: ['stat_date', 'member_id', 'downline_id'], unique: true },
    ],
    foreignKeys: [
      { name: 'affiliate_income_agent_id_fkey', column: 'agent_id', table: 'agent', target: 'id' },
      { name: 'affiliate_income_member_id_fkey', column: 'member_id', table: 'member', target: 'id' },
      { name: 'affiliate_income_downline_id_fkey', column: 'downline_id', table: 'member', target: 'id' },
    ],
  },
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
    indexes: [{ name: 'agent_created_by_idx', columns: ['created_by'] }, { name: 'agent_parent_id_idx', columns: ['parent_id'] }, { name: 'agent_updated_by_idx', columns: ['updated_by'] }],
    foreignKeys: [
      { name: 'agent_parent_id_fkey', column: 'parent_id', table: 'agent', target: 'id' },
      { name: 'agent_created_by_fkey', column: 'created_by', table: 'app_user', target: 'id' },
      { name: 'agent_updated_by_fkey', column: 'updated_by', table: 'app_user', target: 'id' },
    ],
  },
  agent_config: {
    name: 'agent_config',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      agent_id: { kind: 'ref', type: 'integer', nullable: false },
      deposit_enabled: { kind: 'boolean', type: 'boolean', nullable: false, default: 'true' },
      deposit_min: { kind: 'money', type: 'bigint', nullable: false, default: '100' },
      deposit_max: { kind: 'money', type: 'bigint', nullable: false, default: '20000000' },
      auto_match_minutes: { kind: 'integer', type: 'integer', nullable: false, default: '15' },
      decimal_match: { kind: 'boolean', type: 'boolean', nullable: false, default: 'true' },
      match_mode: { kind: 'enum', type: 'varchar(64)', nullable: false, default: '\'account_name\'' },
      match_sure_score: { kind: 'integer', type: 'integer', nullable: false, default: '60' },
      match_undo_hours: { kind: 'integer', type: 'integer', nullable: false, default: '24' },
      withdraw_enabled: { kind: 'boolean', type: 'boolean', nullable: false, default: 'true' },
      withdraw_min: { kind: 'money', type: 'bigint', nullable: false, default: '10000' },
      withdraw_max: { kind: 'money', type: 'bigint', nullable: false, default: '5000000' },
      withdraw_daily_max: { kind: 'money', type: 'bigint', nullable: false, default: '20000000' },
      withdraw_daily_count: { kind: 'integer', type: 'integer', nullable: false, default: '5' },
      auto_withdraw_enabled: { kind: 'boolean', type: 'boolean', nullable: false, default: 'true' },
      auto_withdraw_max: { kind: 'money', type: 'bigint', nullable: false, default: '500000' },
      withdraw_channel_default: { kind: 'enum', type: 'varchar(64)', nullable: false, default: '\'auto_bank\'' },
      withdraw_fee: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      turnover_required: { kind: 'multiplier', type: 'numeric(9,2)', nullable: false, default: '1.00' },
      turnover_count_types: { kind: 'list', type: 'jsonb', nullable: true },
      winloss_enabled: { kind: 'boolean', type: 'boolean', nullable: false, default: 'true' },
      winloss_pct: { kind: 'percent', type: 'numeric(9,4)', nullable: false, default: '5.0000' },
      winloss_max: { kind: 'money', type: 'bigint', nullable: false, default: '500000' },
      winloss_min_loss: { kind: 'money', type: 'bigint', nullable: false, default: '50000' },
      winloss_cycle: { kind: 'enum', type: 'varchar(64)', nullable: false, default: '\'daily\'' },
      winloss_claim: { kind: 'enum', type: 'varchar(64)', nullable: false, default: '\'manual\'' },
      turnover_enabled: { kind: 'boolean', type: 'boolean', nullable: false, default: 'true' },
      turnover_pct: { kind: 'percent', type: 'numeric(9,4)', nullable: false, default: '0.3000' },
      turnover_max: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      turnover_min: { kind: 'money', type: 'bigint', nullable: false, default: '100' },
      turnover_cycle: { kind: 'enum', type: 'varchar(64)', nullable: false, default: '\'daily\'' },
      turnover_claim: { kind: 'enum', type: 'varchar(64)', nullable: false, default: '\'auto\'' },
      claim_hours: { kind: 'integer', type: 'integer', nullable: false, default: '24' },
      affiliate_enabled: { kind: 'boolean', type: 'boolean', nullable: false, default: 'true' },
      affiliate_mode: { kind: 'enum', type: 'varchar(64)', nullable: false, default: '\'turnover\'' },
      affiliate_pct_l1: { kind: 'percent', type: 'numeric(9,4)', nullable: false, default: '0.5000' },
      affiliate_pct_l2: { kind: 'percent', type: 'numeric(9,4)', nullable: false, default: '0.1000' },
      register_enabled: { kind: 'boolean', type: 'boolean', nullable: false, default: 'true' },
      otp_required: { kind: 'boolean', type: 'boolean', nullable: false, default: 'true' },
      dup_bank_allowed: { kind: 'boolean', type: 'boolean', nullable: false, default: 'false' },
      telegram_chat_id: { kind: 'string', type: 'varchar(80)', nullable: true },
      line_notify_group: { kind: 'string', type: 'varchar(80)', nullable: true },
      maintenance: { kind: 'boolean', type: 'boolean', nullable: false, default: 'false' },
      announcement: { kind: 'text', type: 'text', nullable: true },
      changed: { kind: 'json', type: 'jsonb', nullable: true },
      created_at: { kind: 'datetime', type: 'timestamptz', nullable: false, default: 'now()' },
      created_by: { kind: 'ref', type: 'integer', nullable: true },
      updated_at: { kind: 'datetime', type: 'timestamptz', nullable: false, default: 'now()' },
      updated_by: { kind: 'ref', type: 'integer', nullable: true },
      version: { kind: 'integer', type: 'integer', nullable: false, default: '1' },
    },
    primaryKey: 'id',
    uniques: { agent_config_agent_id_key: ['agent_id'] },
    checks: {
      agent_config_deposit_min_range: '"deposit_min" >= 1',
      agent_config_deposit_max_range: '"deposit_max" >= 1',
      agent_config_auto_match_minutes_range: '"auto_match_minutes" >= 1 and "auto_match_minutes" <= 1440',
      agent_config_match_mode_option: '"match_mode" in (\'account\', \'account_name\', \'decimal\')',
      agent_config_match_sure_score_range: '"match_sure_score" >= 0 and "match_sure_score" <= 100',
      agent_config_match_undo_hours_range: '"match_undo_hours" >= 0 and "match_undo_hours" <= 720',
      agent_config_withdraw_min_range: '"withdraw_min" >= 1',
      agent_config_withdraw_max_range: '"withdraw_max" >= 1',
      agent_config_withdraw_daily_max_range: '"withdraw_daily_max" >= 1',
      agent_config_withdraw_daily_count_range: '"withdraw_daily_count" >= 1 and "withdraw_daily_count" <= 1000',
      agent_config_auto_withdraw_max_range: '"auto_withdraw_max" >= 1',
      agent_config_withdraw_channel_default_option: '"withdraw_channel_default" in (\'auto_bank\', \'gateway\', \'manual\', \'truewallet\')',
      agent_config_withdraw_fee_range: '"withdraw_fee" >= 0',
      agent_config_turnover_required_range: '"turnover_required" >= 0 and "turnover_required" <= 100',
      agent_config_winloss_pct_range: '"winloss_pct" >= 0 and "winloss_pct" <= 100',
      agent_config_winloss_max_range: '"winloss_max" >= 0',
      agent_config_winloss_min_loss_range: '"winloss_min_loss" >= 0',
      agent_config_winloss_cycle_option: '"winloss_cycle" in (\'daily\', \'weekly\', \'monthly\')',
      agent_config_winloss_claim_option: '"winloss_claim" in (\'auto\', \'manual\')',
      agent_config_turnover_pct_range: '"turnover_pct" >= 0 and "turnover_pct" <= 10',
      agent_config_turnover_max_range: '"turnover_max" >= 0',
      agent_config_turnover_min_range: '"turnover_min" >= 0',
      agent_config_turnover_cycle_option: '"turnover_cycle" in (\'daily\', \'weekly\', \'monthly\')',
      agent_config_turnover_claim_option: '"turnover_claim" in (\'auto\', \'manual\')',
      agent_config_claim_hours_range: '"claim_hours" >= 1 and "claim_hours" <= 720',
      agent_config_affiliate_mode_option: '"affiliate_mode" in (\'turnover\', \'loss\', \'deposit\')',
      agent_config_affiliate_pct_l1_range: '"affiliate_pct_l1" >= 0 and "affiliate_pct_l1" <= 50',
      agent_config_affiliate_pct_l2_range: '"affiliate_pct_l2" >= 0 and "affiliate_pct_l2" <= 50',
    },
    indexes: [{ name: 'agent_config_created_by_idx', columns: ['created_by'] }, { name: 'agent_config_updated_by_idx', columns: ['updated_by'] }],
    foreignKeys: [
      { name: 'agent_config_agent_id_fkey', column: 'agent_id', table: 'agent', target: 'id' },
      { name: 'agent_config_created_by_fkey', column: 'created_by', table: 'app_user', target: 'id' },
      { name: 'agent_config_updated_by_fkey', column: 'updated_by', table: 'app_user', target: 'id' },
    ],
  },
  agent_day: {
    name: 'agent_day',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      stat_date: { kind: 'date', type: 'date', nullable: false },
      agent_id: { kind: 'ref', type: 'integer', nullable: false },
      bet_count: { kind: 'integer', type: 'integer', nullable: false, default: '0' },
      turnover: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      valid_turnover: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      payout: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      member_commission: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      agent_winloss: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      agent_commission: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      provider_cost: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      new_member: { kind: 'integer', type: 'integer', nullable: false, default: '0' },
      login_count: { kind: 'integer', type: 'integer', nullable: false, default: '0' },
      first_deposit_count: { kind: 'integer', type: 'integer', nullable: false, default: '0' },
      first_deposit_total: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      deposit_count: { kind: 'integer', type: 'integer', nullable: false, default: '0' },
      deposit_total: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      deposit_bank: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      deposit_gateway: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      deposit_truewallet: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      deposit_manual: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      withdraw_count: { kind: 'integer', type: 'integer', nullable: false, default: '0' },
      withdraw_total: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      withdraw_bank: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      withdraw_gateway: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      withdraw_manual: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      gateway_fee: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      bonus: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      credit_free: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      cashback_winloss: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      cashback_turnover: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      affiliate: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      adjust_total: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      poll: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      quest: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      shop: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      wheel: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      login_member: { kind: 'integer', type: 'integer', nullable: false, default: '0' },
      bet_member: { kind: 'integer', type: 'integer', nullable: false, default: '0' },
      deposit_member: { kind: 'integer', type: 'integer', nullable: false, default: '0' },
      withdraw_member: { kind: 'integer', type: 'integer', nullable: false, default: '0' },
    },
    primaryKey: 'id',
    uniques: {},
    checks: {},
    indexes: [{ name: 'agent_day_agent_id_idx', columns: ['agent_id'] }, { name: 'agent_day_stat_date_agent_id_unique', columns: ['stat_date', 'agent_id'], unique: true }],
    foreignKeys: [{ name: 'agent_day_agent_id_fkey', column: 'agent_id', table: 'agent', target: 'id' }],
  },
  agent_share: {
    name: 'agent_share',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      agent_id: { kind: 'ref', type: 'integer', nullable: false },
      effective_from: { kind: 'date', type: 'date', nullable: false },
      share_pct: { kind: 'percent', type: 'numeric(9,4)', nullable: false },
      commission_pct: { kind: 'percent', type: 'numeric(9,4)', nullable: false },
      changed_at: { kind: 'datetime', type: 'timestamptz', nullable: false },
      changed_by: { kind: 'ref', type: 'integer', nullable: true },
    },
    primaryKey: 'id',
    uniques: {},
    checks: {},
    indexes: [{ name: 'agent_share_agent_id_effective_from_unique', columns: ['agent_id', 'effective_from'], unique: true }, { name: 'agent_share_changed_by_idx', columns: ['changed_by'] }],
    foreignKeys: [{ name: 'agent_share_agent_id_fkey', column: 'agent_id', table: 'agent', target: 'id' }, { name: 'agent_share_changed_by_fkey', column: 'changed_by', table: 'app_user', target: 'id' }],
  },
  annotation: {
    name: 'annotation',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      day_from: { kind: 'date', type: 'date', nullable: false },
      day_to: { kind: 'date', type: 'date', nullable: false },
      text: { kind: 'string', type: 'varchar(120)', nullable: false },
      staff_only: { kind: 'boolean', type: 'boolean', nullable: false, default: 'true' },
      created_at: { kind: 'datetime', type: 'timestamptz', nullable: false, default: 'now()' },
      created_by: { kind: 'ref', type: 'integer', nullable: true },
      updated_at: { kind: 'datetime', type: 'timestamptz', nullable: false, default: 'now()' },
      updated_by: { kind: 'ref', type: 'integer', nullable: true },
      version: { kind: 'integer', type: 'integer', nullable: false, default: '1' },
    },
    primaryKey: 'id',
    uniques: {},
    checks: {},
    indexes: [{ name: 'annotation_created_by_idx', columns: ['created_by'] }, { name: 'annotation_day_from_day_to_idx', columns: ['day_from', 'day_to'] }, { name: 'annotation_updated_by_idx', columns: ['updated_by'] }],
    foreignKeys: [{ name: 'annotation_created_by_fkey', column: 'created_by', table: 'app_user', target: 'id' }, { name: 'annotation_updated_by_fkey', column: 'updated_by', table: 'app_user', target: 'id' }],
  },
  api_key: {
    name: 'api_key',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      name: { kind: 'string', type: 'varchar(60)', nullable: false },
      prefix: { kind: 'code', type: 'varchar(20)', nullable: false },
      account_id: { kind: 'ref', type: 'integer', nullable: false },
      responsible_id: { kind: 'ref', type: 'integer', nullable: false },
      scopes: { kind: 'list', type: 'jsonb', nullable: false },
      agent_ids: { kind: 'list', type: 'jsonb', nullable: true },
      allow_ips: { kind: 'list', type: 'jsonb', nullable: true },
      expires_at: { kind: 'datetime', type: 'timestamptz', nullable: false },
      overlap_until: { kind: 'datetime', type: 'timestamptz', nullable: true },
      last_used_at: { kind: 'datetime', type: 'timestamptz', nullable: true },
      last_used_ip: { kind: 'ip', type: 'varchar(43)', nullable: true },
      warned_for: { kind: 'datetime', type: 'timestamptz', nullable: true },
      status: { kind: 'enum', type: 'varchar(64)', nullable: false, default: '\'active\'' },
      note: { kind: 'text', type: 'text', nullable: true },
      created_at: { kind: 'datetime', type: 'timestamptz', nullable: false, default: 'now()' },
      created_by: { kind: 'ref', type: 'integer', nullable: true },
      updated_at: { kind: 'datetime', type: 'timestamptz', nullable: false, default: 'now()' },
      updated_by: { kind: 'ref', type: 'integer', nullable: true },
      version: { kind: 'integer', type: 'integer', nullable: false, default: '1' },
    },
    primaryKey: 'id',
    uniques: { api_key_account_id_key: ['account_id'] },
    checks: { api_key_status_option: '"status" in (\'active\', \'rotating\', \'expired\', \'revoked\')' },
    indexes: [
      { name: 'api_key_agent_ids_elements', columns: ['agent_ids'], elements: true },
      { name: 'api_key_created_at_id_idx', columns: ['created_at', 'id'] },
      { name: 'api_key_created_by_idx', columns: ['created_by'] },
      { name: 'api_key_expires_at_id_idx', columns: ['expires_at', 'id'] },
      { name: 'api_key_last_used_at_id_idx', columns: ['last_used_at', 'id'] },
      { name: 'api_key_name_id_idx', columns: ['name', 'id'] },
      { name: 'api_key_prefix_idx', columns: ['prefix'] },
      { name: 'api_key_responsible_id_idx', columns: ['responsible_id'] },
      { name: 'api_key_status_expires_at_idx', columns: ['status', 'expires_at'] },
      { name: 'api_key_status_id_idx', columns: ['status', 'id'] },
      { name: 'api_key_updated_by_idx', columns: ['updated_by'] },
    ],
    searched: ['name', 'prefix'],
    foreignKeys: [
      { name: 'api_key_account_id_fkey', column: 'account_id', table: 'app_user', target: 'id' },
      { name: 'api_key_responsible_id_fkey', column: 'responsible_id', table: 'app_user', target: 'id' },
      { name: 'api_key_created_by_fkey', column: 'created_by', table: 'app_user', target: 'id' },
      { name: 'api_key_updated_by_fkey', column: 'updated_by', table: 'app_user', target: 'id' },
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
      app_user_status_option: '"status" in (\'active\', \'suspended\', \'pending\', \'machine\')',
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
      bank_balance: { kind: 'money', type: 'bigint', nullable: true },
      balance_diff: { kind: 'money', type: 'bigint', nullable: true },
      sub_accounts: { kind: 'list', type: 'jsonb', nullable: true },
      capabilities: { kind: 'list', type: 'jsonb', nullable: true },
      app_version: { kind: 'string', type: 'varchar(20)', nullable: true },
      last_error: { kind: 'string', type: 'varchar(255)', nullable: true },
      last_error_at: { kind: 'datetime', type: 'timestamptz', nullable: true },
      payout_from: { kind: 'datetime', type: 'timestamptz', nullable: true },
      payout_changed_by: { kind: 'ref', type: 'integer', nullable: true },
      payout_approved_by: { kind: 'ref', type: 'integer', nullable: true },
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
      bank_session_status_option: '"session_status" in (\'online\', \'offline\', \'otp_required\', \'locked\', \'error\', \'none\')',
      bank_status_option: '"status" in (\'active\', \'paused\', \'closed\', \'frozen\')',
    },
    indexes: [
      { name: 'bank_bank_code_account_no_unique', columns: ['bank_code', 'account_no'], unique: true },
      { name: 'bank_created_by_idx', columns: ['created_by'] },
      { name: 'bank_payout_approved_by_idx', columns: ['payout_approved_by'] },
      { name: 'bank_payout_changed_by_idx', columns: ['payout_changed_by'] },
      { name: 'bank_updated_by_idx', columns: ['updated_by'] },
    ],
    searched: ['nickname'],
    foreignKeys: [
      { name: 'bank_bank_code_fkey', column: 'bank_code', table: 'bank_ref', target: 'code' },
      { name: 'bank_payout_changed_by_fkey', column: 'payout_changed_by', table: 'app_user', target: 'id' },
      { name: 'bank_payout_approved_by_fkey', column: 'payout_approved_by', table: 'app_user', target: 'id' },
      { name: 'bank_created_by_fkey', column: 'created_by', table: 'app_user', target: 'id' },
      { name: 'bank_updated_by_fkey', column: 'updated_by', table: 'app_user', target: 'id' },
    ],
  },
  bank_cache_transaction: {
    name: 'bank_cache_transaction',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      cache_key: { kind: 'string', type: 'varchar(80)', nullable: false },
      bank_id: { kind: 'ref', type: 'integer', nullable: false },
      agent_ids: { kind: 'list', type: 'jsonb', nullable: false, default: '\'[]\'' },
      txn_at: { kind: 'datetime', type: 'timestamptz', nullable: false },
      fetched_at: { kind: 'datetime', type: 'timestamptz', nullable: false },
      direction: { kind: 'enum', type: 'varchar(64)', nullable: false },
      amount: { kind: 'money', type: 'bigint', nullable: false },
      amount_in: { kind: 'money', type: 'bigint', nullable: false },
      amount_out: { kind: 'money', type: 'bigint', nullable: false },
      from_bank_code: { kind: 'ref', type: 'varchar(64)', nullable: true },
      from_account_no: { kind: 'string', type: 'varchar(32)', nullable: true },
      from_account_name: { kind: 'string', type: 'varchar(120)', nullable: true },
      description: { kind: 'string', type: 'varchar(255)', nullable: false },
      ttl_sec: { kind: 'integer', type: 'integer', nullable: false },
      processed: { kind: 'boolean', type: 'boolean', nullable: false, default: 'false' },
      process_result: { kind: 'enum', type: 'varchar(64)', nullable: false, default: '\'queued\'' },
      raw_ref: { kind: 'code', type: 'varchar(64)', nullable: true },
      worker: { kind: 'string', type: 'varchar(40)', nullable: false },
      payload_json: { kind: 'json', type: 'jsonb', nullable: true },
    },
    primaryKey: 'id',
    uniques: { bank_cache_transaction_cache_key_key: ['cache_key'] },
    checks: {
      bank_cache_transaction_direction_option: '"direction" in (\'in\', \'out\')',
      bank_cache_transaction_amount_range: '"amount" >= 1',
      bank_cache_transaction_amount_in_range: '"amount_in" >= 0',
      bank_cache_transaction_amount_out_range: '"amount_out" >= 0',
      bank_cache_transaction_process_result_option: '"process_result" in (\'queued\', \'inserted\', \'duplicate\', \'skipped\', \'error\')',
    },
    indexes: [
      { name: 'bank_cache_transaction_bank_id_fetched_at_idx', columns: ['bank_id', 'fetched_at'] },
      { name: 'bank_cache_transaction_direction_fetched_at_idx', columns: ['direction', 'fetched_at'] },
      { name: 'bank_cache_transaction_fetched_at_idx', columns: ['fetched_at'] },
      { name: 'bank_cache_transaction_from_bank_code_idx', columns: ['from_bank_code'] },
      { name: 'bank_cache_transaction_process_result_fetched_at_idx', columns: ['process_result', 'fetched_at'] },
      { name: 'bank_cache_transaction_raw_ref_idx', columns: ['raw_ref'] },
    ],
    foreignKeys: [{ name: 'bank_cache_transaction_bank_id_fkey', column: 'bank_id', table: 'bank', target: 'id' }, { name: 'bank_cache_transaction_from_bank_code_fkey', column: 'from_bank_code', table: 'bank_ref', target: 'code' }],
  },
  bank_day: {
    name: 'bank_day',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      stat_date: { kind: 'date', type: 'date', nullable: false },
      bank_id: { kind: 'ref', type: 'integer', nullable: false },
      agent_ids: { kind: 'list', type: 'jsonb', nullable: false, default: '\'[]\'' },
      our_count: { kind: 'integer', type: 'integer', nullable: false },
      their_count: { kind: 'integer', type: 'integer', nullable: false },
      our_amount: { kind: 'money', type: 'bigint', nullable: false },
      their_amount: { kind: 'money', type: 'bigint', nullable: false },
      difference: { kind: 'money', type: 'bigint', nullable: false },
      open_count: { kind: 'integer', type: 'integer', nullable: false },
      checked_at: { kind: 'datetime', type: 'timestamptz', nullable: false },
      status: { kind: 'enum', type: 'varchar(64)', nullable: false },
    },
    primaryKey: 'id',
    uniques: {},
    checks: { bank_day_status_option: '"status" in (\'agreed\', \'different\')' },
    indexes: [{ name: 'bank_day_bank_id_stat_date_unique', columns: ['bank_id', 'stat_date'], unique: true }, { name: 'bank_day_stat_date_idx', columns: ['stat_date'] }],
    foreignKeys: [{ name: 'bank_day_bank_id_fkey', column: 'bank_id', table: 'bank', target: 'id' }],
  },
  bank_difference: {
    name: 'bank_difference',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      stat_date: { kind: 'date', type: 'date', nullable: false },
      bank_id: { kind: 'ref', type: 'integer', nullable: false },
      agent_ids: { kind: 'list', type: 'jsonb', nullable: false, default: '\'[]\'' },
      difference_key: { kind: 'string', type: 'varchar(200)', nullable: false },
      kind: { kind: 'enum', type: 'varchar(64)', nullable: false },
      happened_at: { kind: 'datetime', type: 'timestamptz', nullable: false },
      our_ref: { kind: 'code', type: 'varchar(64)', nullable: true },
      raw_ref: { kind: 'code', type: 'varchar(64)', nullable: true },
      upstream_ref: { kind: 'string', type: 'varchar(64)', nullable: true },
      our_amount: { kind: 'money', type: 'bigint', nullable: true },
      their_amount: { kind: 'money', type: 'bigint', nullable: true },
      found_at: { kind: 'datetime', type: 'timestamptz', nullable: false },
      resolved_at: { kind: 'datetime', type: 'timestamptz', nullable: true },
      status: { kind: 'enum', type: 'varchar(64)', nullable: false },
    },
    primaryKey: 'id',
    uniques: { bank_difference_difference_key_key: ['difference_key'] },
    checks: { bank_difference_kind_option: '"kind" in (\'missing_there\', \'missing_here\', \'amount\', \'late\', \'weak\', \'duplicate\', \'here_twice\')', bank_difference_status_option: '"status" in (\'open\', \'resolved\')' },
    indexes: [
      { name: 'bank_difference_agent_ids_elements', columns: ['agent_ids'], elements: true },
      { name: 'bank_difference_bank_id_id_idx', columns: ['bank_id', 'id'] },
      { name: 'bank_difference_bank_id_stat_date_idx', columns: ['bank_id', 'stat_date'] },
      { name: 'bank_difference_found_at_id_idx', columns: ['found_at', 'id'] },
      { name: 'bank_difference_happened_at_id_idx', columns: ['happened_at', 'id'] },
      { name: 'bank_difference_kind_id_idx', columns: ['kind', 'id'] },
      { name: 'bank_difference_our_amount_id_idx', columns: ['our_amount', 'id'] },
      { name: 'bank_difference_our_ref_id_idx', columns: ['our_ref', 'id'] },
      { name: 'bank_difference_raw_ref_id_idx', columns: ['raw_ref', 'id'] },
      { name: 'bank_difference_resolved_at_id_idx', columns: ['resolved_at', 'id'] },
      { name: 'bank_difference_stat_date_id_idx', columns: ['stat_date', 'id'] },
      { name: 'bank_difference_status_id_idx', columns: ['status', 'id'] },
      { name: 'bank_difference_status_stat_date_idx', columns: ['status', 'stat_date'] },
      { name: 'bank_difference_their_amount_id_idx', columns: ['their_amount', 'id'] },
      { name: 'bank_difference_upstream_ref_id_idx', columns: ['upstream_ref', 'id'] },
    ],
    searched: ['our_ref', 'raw_ref', 'upstream_ref'],
    foreignKeys: [{ name: 'bank_difference_bank_id_fkey', column: 'bank_id', table: 'bank', target: 'id' }],
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
  bank_transfer: {
    name: 'bank_transfer',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      transfer_ref: { kind: 'code', type: 'varchar(64)', nullable: false },
      requested_at: { kind: 'datetime', type: 'timestamptz', nullable: false },
      origin: { kind: 'enum', type: 'varchar(64)', nullable: false },
      origin_id: { kind: 'integer', type: 'integer', nullable: true },
      lane: { kind: 'string', type: 'varchar(80)', nullable: true },
      agent_ids: { kind: 'list', type: 'jsonb', nullable: false, default: '\'[]\'' },
      source_bank_id: { kind: 'ref', type: 'integer', nullable: false },
      target_bank_id: { kind: 'ref', type: 'integer', nullable: true },
      bank_code: { kind: 'ref', type: 'varchar(64)', nullable: false },
      account_no: { kind: 'account', type: 'varchar(15)', nullable: false },
      account_name: { kind: 'string', type: 'varchar(120)', nullable: false },
      purpose: { kind: 'string', type: 'varchar(20)', nullable: true },
      amount: { kind: 'money', type: 'bigint', nullable: false },
      fee: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      balance_before: { kind: 'money', type: 'bigint', nullable: true },
      balance_after: { kind: 'money', type: 'bigint', nullable: true },
      note: { kind: 'string', type: 'varchar(255)', nullable: true },
      requested_by: { kind: 'ref', type: 'integer', nullable: true },
      sent_at: { kind: 'datetime', type: 'timestamptz', nullable: true },
      settled_at: { kind: 'datetime', type: 'timestamptz', nullable: true },
      duration_sec: { kind: 'integer', type: 'integer', nullable: true },
      inquiries: { kind: 'integer', type: 'integer', nullable: false, default: '0' },
      parked_at: { kind: 'datetime', type: 'timestamptz', nullable: true },
      upstream_ref: { kind: 'string', type: 'varchar(64)', nullable: true },
      message: { kind: 'string', type: 'varchar(255)', nullable: true },
      status: { kind: 'enum', type: 'varchar(64)', nullable: false },
    },
    primaryKey: 'id',
    uniques: { bank_transfer_transfer_ref_key: ['transfer_ref'] },
    checks: {
      bank_transfer_origin_option: '"origin" in (\'console\', \'bulk\', \'sweep\', \'replenish\', \'ticket\')',
      bank_transfer_account_no_format: '"account_no" ~ \'^[0-9]{10,15}$\'',
      bank_transfer_status_option: '"status" in (\'pending\', \'processing\', \'unknown\', \'success\', \'failed\')',
    },
    indexes: [
      { name: 'bank_transfer_account_name_id_idx', columns: ['account_name', 'id'] },
      { name: 'bank_transfer_account_no_id_idx', columns: ['account_no', 'id'] },
      { name: 'bank_transfer_amount_id_idx', columns: ['amount', 'id'] },
      { name: 'bank_transfer_balance_after_id_idx', columns: ['balance_after', 'id'] },
      { name: 'bank_transfer_balance_before_id_idx', columns: ['balance_before', 'id'] },
      { name: 'bank_transfer_bank_code_id_idx', columns: ['bank_code', 'id'] },
      { name: 'bank_transfer_duration_sec_id_idx', columns: ['duration_sec', 'id'] },
      { name: 'bank_transfer_fee_id_idx', columns: ['fee', 'id'] },
      { name: 'bank_transfer_inquiries_id_idx', columns: ['inquiries', 'id'] },
      { name: 'bank_transfer_lane_id_idx', columns: ['lane', 'id'] },
      { name: 'bank_transfer_message_id_idx', columns: ['message', 'id'] },
      { name: 'bank_transfer_note_id_idx', columns: ['note', 'id'] },
      { name: 'bank_transfer_origin_id_id_idx', columns: ['origin_id', 'id'] },
      { name: 'bank_transfer_origin_id_idx', columns: ['origin', 'id'] },
      { name: 'bank_transfer_origin_origin_id_idx', columns: ['origin', 'origin_id'] },
      { name: 'bank_transfer_parked_at_id_idx', columns: ['parked_at', 'id'] },
      { name: 'bank_transfer_purpose_id_idx', columns: ['purpose', 'id'] },
      { name: 'bank_transfer_requested_at_idx', columns: ['requested_at'] },
      { name: 'bank_transfer_requested_by_id_idx', columns: ['requested_by', 'id'] },
      { name: 'bank_transfer_sent_at_id_idx', columns: ['sent_at', 'id'] },
      { name: 'bank_transfer_settled_at_id_idx', columns: ['settled_at', 'id'] },
      { name: 'bank_transfer_source_bank_id_id_idx', columns: ['source_bank_id', 'id'] },
      { name: 'bank_transfer_source_bank_id_requested_at_idx', columns: ['source_bank_id', 'requested_at'] },
      { name: 'bank_transfer_status_id_idx', columns: ['status', 'id'] },
      { name: 'bank_transfer_target_bank_id_id_idx', columns: ['target_bank_id', 'id'] },
      { name: 'bank_transfer_target_bank_id_requested_at_idx', columns: ['target_bank_id', 'requested_at'] },
      { name: 'bank_transfer_upstream_ref_id_idx', columns: ['upstream_ref', 'id'] },
    ],
    searched: ['account_name', 'account_no', 'transfer_ref', 'upstream_ref'],
    foreignKeys: [
      { name: 'bank_transfer_source_bank_id_fkey', column: 'source_bank_id', table: 'bank', target: 'id' },
      { name: 'bank_transfer_target_bank_id_fkey', column: 'target_bank_id', table: 'bank', target: 'id' },
      { name: 'bank_transfer_bank_code_fkey', column: 'bank_code', table: 'bank_ref', target: 'code' },
      { name: 'bank_transfer_requested_by_fkey', column: 'requested_by', table: 'app_user', target: 'id' },
    ],
  },
  banner: {
    name: 'banner',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      title: { kind: 'string', type: 'varchar(80)', nullable: false },
      image: { kind: 'image', type: 'text', nullable: false },
      image_mobile: { kind: 'image', type: 'text', nullable: false },
      position: { kind: 'enum', type: 'varchar(64)', nullable: false, default: '\'home_slide\'' },
      agent_ids: { kind: 'list', type: 'jsonb', nullable: false },
      link_type: { kind: 'enum', type: 'varchar(64)', nullable: false, default: '\'none\'' },
      link_value: { kind: 'string', type: 'varchar(500)', nullable: true },
      open_new_tab: { kind: 'boolean', type: 'boolean', nullable: false, default: 'false' },
      audience: { kind: 'enum', type: 'varchar(64)', nullable: false, default: '\'all\'' },
      start_at: { kind: 'datetime', type: 'timestamptz', nullable: true },
      end_at: { kind: 'datetime', type: 'timestamptz', nullable: true },
      sort_order: { kind: 'integer', type: 'integer', nullable: false, default: '10' },
      view_count: { kind: 'integer', type: 'integer', nullable: false, default: '0' },
      click_count: { kind: 'integer', type: 'integer', nullable: false, default: '0' },
      ctr_pct: { kind: 'percent', type: 'numeric(9,4)', nullable: true },
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
      banner_position_option: '"position" in (\'home_slide\', \'home_popup\', \'lobby\', \'promotion\', \'login\')',
      banner_link_type_option: '"link_type" in (\'none\', \'internal\', \'promotion\', \'game\', \'external\')',
      banner_audience_option: '"audience" in (\'all\', \'guest\', \'member\', \'new\')',
      banner_sort_order_range: '"sort_order" >= 0 and "sort_order" <= 999999',
      banner_status_option: '"status" in (\'draft\', \'active\', \'scheduled\', \'expired\', \'inactive\')',
    },
    indexes: [
      { name: 'banner_created_by_idx', columns: ['created_by'] },
      { name: 'banner_sort_order_idx', columns: ['sort_order'] },
      { name: 'banner_status_end_at_idx', columns: ['status', 'end_at'] },
      { name: 'banner_updated_by_idx', columns: ['updated_by'] },
    ],
    foreignKeys: [{ name: 'banner_created_by_fkey', column: 'created_by', table: 'app_user', target: 'id' }, { name: 'banner_updated_by_fkey', column: 'updated_by', table: 'app_user', target: 'id' }],
  },
  bet_day: {
    name: 'bet_day',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      stat_date: { kind: 'date', type: 'date', nullable: false },
      agent_id: { kind: 'ref', type: 'integer', nullable: false },
      member_id: { kind: 'ref', type: 'integer', nullable: false },
      sub_provider_id: { kind: 'ref', type: 'integer', nullable: false },
      bet_count: { kind: 'integer', type: 'integer', nullable: false },
      turnover: { kind: 'money', type: 'bigint', nullable: false },
      valid_turnover: { kind: 'money', type: 'bigint', nullable: false },
      payout: { kind: 'money', type: 'bigint', nullable: false },
      member_commission: { kind: 'money', type: 'bigint', nullable: false },
      agent_winloss: { kind: 'money', type: 'bigint', nullable: false },
      agent_commission: { kind: 'money', type: 'bigint', nullable: false },
      provider_cost: { kind: 'money', type: 'bigint', nullable: false },
      share_pct: { kind: 'percent', type: 'numeric(9,4)', nullable: false },
      agent_commission_pct: { kind: 'percent', type: 'numeric(9,4)', nullable: false },
      member_commission_pct: { kind: 'percent', type: 'numeric(9,4)', nullable: false },
      cost_pct: { kind: 'percent', type: 'numeric(9,4)', nullable: false },
      cost_base: { kind: 'enum', type: 'varchar(64)', nullable: false },
      revision: { kind: 'integer', type: 'integer', nullable: false },
      recorded_at: { kind: 'datetime', type: 'timestamptz', nullable: false },
    },
    primaryKey: 'id',
    uniques: {},
    checks: {
      bet_day_bet_count_range: '"bet_count" >= 0',
      bet_day_turnover_range: '"turnover" >= 0',
      bet_day_valid_turnover_range: '"valid_turnover" >= 0',
      bet_day_payout_range: '"payout" >= 0',
      bet_day_cost_base_option: '"cost_base" in (\'ggr\', \'turnover\')',
      bet_day_revision_range: '"revision" >= 1',
    },
    indexes: [
      { name: 'bet_day_agent_id_idx', columns: ['agent_id'] },
      { name: 'bet_day_member_id_stat_date_idx', columns: ['member_id', 'stat_date'] },
      { name: 'bet_day_stat_date_member_id_sub_provider_id_unique', columns: ['stat_date', 'member_id', 'sub_provider_id'], unique: true },
      { name: 'bet_day_sub_provider_id_idx', columns: ['sub_provider_id'] },
    ],
    foreignKeys: [
      { name: 'bet_day_agent_id_fkey', column: 'agent_id', table: 'agent', target: 'id' },
      { name: 'bet_day_member_id_fkey', column: 'member_id', table: 'member', target: 'id' },
      { name: 'bet_day_sub_provider_id_fkey', column: 'sub_provider_id', table: 'sub_provider', target: 'id' },
    ],
  },
  bet_month: {
    name: 'bet_month',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      month: { kind: 'date', type: 'date', nullable: false },
      agent_id: { kind: 'ref', type: 'integer', nullable: false },
      member_id: { kind: 'ref', type: 'integer', nullable: false },
      sub_provider_id: { kind: 'ref', type: 'integer', nullable: false },
      bet_count: { kind: 'integer', type: 'integer', nullable: false, default: '0' },
      turnover: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      valid_turnover: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      payout: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      member_commission: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      agent_winloss: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      agent_commission: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      provider_cost: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
    },
    primaryKey: 'id',
    uniques: {},
    checks: {},
    indexes: [
      { name: 'bet_month_agent_id_idx', columns: ['agent_id'] },
      { name: 'bet_month_member_id_month_idx', columns: ['member_id', 'month'] },
      { name: 'bet_month_month_agent_id_member_id_sub_provider_id_unique', columns: ['month', 'agent_id', 'member_id', 'sub_provider_id'], unique: true },
      { name: 'bet_month_sub_provider_id_idx', columns: ['sub_provider_id'] },
    ],
    foreignKeys: [
      { name: 'bet_month_agent_id_fkey', column: 'agent_id', table: 'agent', target: 'id' },
      { name: 'bet_month_member_id_fkey', column: 'member_id', table: 'member', target: 'id' },
      { name: 'bet_month_sub_provider_id_fkey', column: 'sub_provider_id', table: 'sub_provider', target: 'id' },
    ],
  },
  bulk_group: {
    name: 'bulk_group',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      group_ref: { kind: 'code', type: 'varchar(64)', nullable: false },
      name: { kind: 'string', type: 'varchar(60)', nullable: false },
      bank_id: { kind: 'ref', type: 'integer', nullable: false },
      purpose: { kind: 'enum', type: 'varchar(64)', nullable: false },
      note: { kind: 'string', type: 'varchar(255)', nullable: true },
      started_by: { kind: 'ref', type: 'integer', nullable: true },
      started_at: { kind: 'datetime', type: 'timestamptz', nullable: true },
      stopped_at: { kind: 'datetime', type: 'timestamptz', nullable: true },
      status: { kind: 'enum', type: 'varchar(64)', nullable: false, default: '\'draft\'' },
      created_at: { kind: 'datetime', type: 'timestamptz', nullable: false, default: 'now()' },
      created_by: { kind: 'ref', type: 'integer', nullable: true },
      updated_at: { kind: 'datetime', type: 'timestamptz', nullable: false, default: 'now()' },
      updated_by: { kind: 'ref', type: 'integer', nullable: true },
      version: { kind: 'integer', type: 'integer', nullable: false, default: '1' },
    },
    primaryKey: 'id',
    uniques: { bulk_group_group_ref_key: ['group_ref'] },
    checks: {
      bulk_group_purpose_option: '"purpose" in (\'withdraw\', \'salary\', \'affiliate\', \'settle\', \'other\')',
      bulk_group_status_option: '"status" in (\'draft\', \'ready\', \'processing\', \'partial\', \'completed\', \'failed\')',
    },
    indexes: [
      { name: 'bulk_group_bank_id_idx', columns: ['bank_id'] },
      { name: 'bulk_group_created_by_idx', columns: ['created_by'] },
      { name: 'bulk_group_started_by_idx', columns: ['started_by'] },
      { name: 'bulk_group_status_created_at_idx', columns: ['status', 'created_at'] },
      { name: 'bulk_group_updated_by_idx', columns: ['updated_by'] },
    ],
    foreignKeys: [
      { name: 'bulk_group_bank_id_fkey', column: 'bank_id', table: 'bank', target: 'id' },
      { name: 'bulk_group_started_by_fkey', column: 'started_by', table: 'app_user', target: 'id' },
      { name: 'bulk_group_created_by_fkey', column: 'created_by', table: 'app_user', target: 'id' },
      { name: 'bulk_group_updated_by_fkey', column: 'updated_by', table: 'app_user', target: 'id' },
    ],
  },
  bulk_recipient: {
    name: 'bulk_recipient',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      group_id: { kind: 'ref', type: 'integer', nullable: false },
      seq: { kind: 'integer', type: 'integer', nullable: false },
      bank_code: { kind: 'ref', type: 'varchar(64)', nullable: false },
      account_no: { kind: 'account', type: 'varchar(15)', nullable: false },
      account_name: { kind: 'string', type: 'varchar(120)', nullable: false },
      amount: { kind: 'money', type: 'bigint', nullable: false },
      mobile: { kind: 'phone', type: 'varchar(10)', nullable: true },
      note: { kind: 'string', type: 'varchar(255)', nullable: true },
      queued: { kind: 'boolean', type: 'boolean', nullable: false, default: 'false' },
      transfer_id: { kind: 'ref', type: 'integer', nullable: true },
      upstream_ref: { kind: 'string', type: 'varchar(64)', nullable: true },
      message: { kind: 'string', type: 'varchar(255)', nullable: true },
      status: { kind: 'enum', type: 'varchar(64)', nullable: false, default: '\'pending\'' },
      created_at: { kind: 'datetime', type: 'timestamptz', nullable: false, default: 'now()' },
      created_by: { kind: 'ref', type: 'integer', nullable: true },
      updated_at: { kind: 'datetime', type: 'timestamptz', nullable: false, default: 'now()' },
      updated_by: { kind: 'ref', type: 'integer', nullable: true },
      version: { kind: 'integer', type: 'integer', nullable: false, default: '1' },
    },
    primaryKey: 'id',
    uniques: {},
    checks: {
      bulk_recipient_account_no_format: '"account_no" ~ \'^[0-9]{10,15}$\'',
      bulk_recipient_amount_range: '"amount" >= 1 and "amount" <= 200000000',
      bulk_recipient_mobile_format: '"mobile" ~ \'^0[689][0-9]{8}$\'',
      bulk_recipient_status_option: '"status" in (\'pending\', \'processing\', \'success\', \'failed\', \'unknown\')',
    },
    indexes: [
      { name: 'bulk_recipient_bank_code_idx', columns: ['bank_code'] },
      { name: 'bulk_recipient_created_by_idx', columns: ['created_by'] },
      { name: 'bulk_recipient_group_id_seq_unique', columns: ['group_id', 'seq'], unique: true },
      { name: 'bulk_recipient_group_id_status_idx', columns: ['group_id', 'status'] },
      { name: 'bulk_recipient_transfer_id_idx', columns: ['transfer_id'] },
      { name: 'bulk_recipient_updated_by_idx', columns: ['updated_by'] },
    ],
    foreignKeys: [
      { name: 'bulk_recipient_group_id_fkey', column: 'group_id', table: 'bulk_group', target: 'id' },
      { name: 'bulk_recipient_bank_code_fkey', column: 'bank_code', table: 'bank_ref', target: 'code' },
      { name: 'bulk_recipient_transfer_id_fkey', column: 'transfer_id', table: 'bank_transfer', target: 'id' },
      { name: 'bulk_recipient_created_by_fkey', column: 'created_by', table: 'app_user', target: 'id' },
      { name: 'bulk_recipient_updated_by_fkey', column: 'updated_by', table: 'app_user', target: 'id' },
    ],
  },
  cashback_log: {
    name: 'cashback_log',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      kind: { kind: 'enum', type: 'varchar(64)', nullable: false },
      cycle: { kind: 'enum', type: 'varchar(64)', nullable: false },
      period_from: { kind: 'date', type: 'date', nullable: false },
      period_to: { kind: 'date', type: 'date', nullable: false },
      agent_id: { kind: 'ref', type: 'integer', nullable: false },
      member_id: { kind: 'ref', type: 'integer', nullable: false },
      deposit_total: { kind: 'money', type: 'bigint', nullable: false },
      withdraw_total: { kind: 'money', type: 'bigint', nullable: false },
      bonus_total: { kind: 'money', type: 'bigint', nullable: false },
      winloss_base: { kind: 'money', type: 'bigint', nullable: false },
      turnover_base: { kind: 'money', type: 'bigint', nullable: false },
      game_type: { kind: 'enum', type: 'varchar(64)', nullable: true },
      rate_pct: { kind: 'percent', type: 'numeric(9,4)', nullable: false },
      amount: { kind: 'money', type: 'bigint', nullable: false },
      cap_applied: { kind: 'boolean', type: 'boolean', nullable: false, default: 'false' },
      wallet_type: { kind: 'enum', type: 'varchar(64)', nullable: false },
      claim_mode: { kind: 'enum', type: 'varchar(64)', nullable: false },
      status: { kind: 'enum', type: 'varchar(64)', nullable: false },
      calculated_at: { kind: 'datetime', type: 'timestamptz', nullable: false },
      expires_at: { kind: 'datetime', type: 'timestamptz', nullable: true },
      paid_at: { kind: 'datetime', type: 'timestamptz', nullable: true },
    },
    primaryKey: 'id',
    uniques: {},
    checks: {
      cashback_log_kind_option: '"kind" in (\'winloss\', \'turnover\')',
      cashback_log_cycle_option: '"cycle" in (\'daily\', \'weekly\', \'monthly\')',
      cashback_log_winloss_base_range: '"winloss_base" >= 0',
      cashback_log_turnover_base_range: '"turnover_base" >= 0',
      cashback_log_game_type_option: '"game_type" in (\'slot\', \'casino\', \'sport\', \'fishing\', \'lotto\', \'card\', \'cockfight\', \'esport\', \'crash\')',
      cashback_log_amount_range: '"amount" >= 0',
      cashback_log_wallet_type_option: '"wallet_type" in (\'main\', \'bonus\', \'cashback\', \'commission\', \'affiliate\', \'point\', \'ticket\')',
      cashback_log_claim_mode_option: '"claim_mode" in (\'auto\', \'manual\')',
      cashback_log_status_option: '"status" in (\'pending\', \'paid\', \'expired\', \'cancelled\', \'below_min\')',
    },
    indexes: [
      { name: 'cashback_log_agent_id_period_to_idx', columns: ['agent_id', 'period_to'] },
      { name: 'cashback_log_member_id_kind_idx', columns: ['member_id', 'kind'] },
      { name: 'cashback_log_period_to_idx', columns: ['period_to'] },
    ],
    foreignKeys: [{ name: 'cashback_log_agent_id_fkey', column: 'agent_id', table: 'agent', target: 'id' }, { name: 'cashback_log_member_id_fkey', column: 'member_id', table: 'member', target: 'id' }],
  },
  credit_free_grant: {
    name: 'credit_free_grant',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      granted_at: { kind: 'datetime', type: 'timestamptz', nullable: false },
      agent_id: { kind: 'ref', type: 'integer', nullable: false },
      member_id: { kind: 'ref', type: 'integer', nullable: false },
      campaign: { kind: 'string', type: 'varchar(120)', nullable: false },
      source: { kind: 'enum', type: 'varchar(64)', nullable: false },
      wallet_type: { kind: 'enum', type: 'varchar(64)', nullable: false, default: '\'bonus\'' },
      amount: { kind: 'money', type: 'bigint', nullable: false },
      turnover_required: { kind: 'money', type: 'bigint', nullable: false },
      withdraw_cap: { kind: 'money', type: 'bigint', nullable: true },
      converted_amount: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      converted_at: { kind: 'datetime', type: 'timestamptz', nullable: true },
      expires_at: { kind: 'datetime', type: 'timestamptz', nullable: true },
      revoked_at: { kind: 'datetime', type: 'timestamptz', nullable: true },
      flags: { kind: 'list', type: 'jsonb', nullable: false, default: '\'[]\'' },
      granted_by: { kind: 'string', type: 'varchar(80)', nullable: false },
      reference: { kind: 'code', type: 'varchar(64)', nullable: false },
    },
    primaryKey: 'id',
    uniques: { credit_free_grant_reference_key: ['reference'] },
    checks: {
      credit_free_grant_source_option: '"source" in (\'promotion\', \'code\', \'staff\', \'poll\', \'quest\', \'shop\', \'wheel\')',
      credit_free_grant_wallet_type_option: '"wallet_type" in (\'main\', \'bonus\', \'cashback\', \'commission\', \'affiliate\', \'point\', \'ticket\')',
      credit_free_grant_amount_range: '"amount" >= 1',
      credit_free_grant_turnover_required_range: '"turnover_required" >= 0',
      credit_free_grant_withdraw_cap_range: '"withdraw_cap" >= 0',
      credit_free_grant_converted_amount_range: '"converted_amount" >= 0',
    },
    indexes: [
      { name: 'credit_free_grant_agent_id_granted_at_idx', columns: ['agent_id', 'granted_at'] },
      { name: 'credit_free_grant_granted_at_idx', columns: ['granted_at'] },
      { name: 'credit_free_grant_member_id_granted_at_idx', columns: ['member_id', 'granted_at'] },
    ],
    foreignKeys: [{ name: 'credit_free_grant_agent_id_fkey', column: 'agent_id', table: 'agent', target: 'id' }, { name: 'credit_free_grant_member_id_fkey', column: 'member_id', table: 'member', target: 'id' }],
  },
  dashboard: {
    name: 'dashboard',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      user_id: { kind: 'ref', type: 'integer', nullable: false },
      name: { kind: 'string', type: 'varchar(80)', nullable: false },
      tiles: { kind: 'list', type: 'jsonb', nullable: false },
      created_at: { kind: 'datetime', type: 'timestamptz', nullable: false, default: 'now()' },
      created_by: { kind: 'ref', type: 'integer', nullable: true },
      updated_at: { kind: 'datetime', type: 'timestamptz', nullable: false, default: 'now()' },
      updated_by: { kind: 'ref', type: 'integer', nullable: true },
      version: { kind: 'integer', type: 'integer', nullable: false, default: '1' },
    },
    primaryKey: 'id',
    uniques: {},
    checks: {},
    indexes: [{ name: 'dashboard_created_by_idx', columns: ['created_by'] }, { name: 'dashboard_updated_by_idx', columns: ['updated_by'] }, { name: 'dashboard_user_id_name_unique', columns: ['user_id', 'name'], unique: true }],
    foreignKeys: [
      { name: 'dashboard_user_id_fkey', column: 'user_id', table: 'app_user', target: 'id' },
      { name: 'dashboard_created_by_fkey', column: 'created_by', table: 'app_user', target: 'id' },
      { name: 'dashboard_updated_by_fkey', column: 'updated_by', table: 'app_user', target: 'id' },
    ],
  },
  dashboard_role: {
    name: 'dashboard_role',
    columns: { id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' }, dashboard_id: { kind: 'ref', type: 'integer', nullable: false }, role_id: { kind: 'ref', type: 'integer', nullable: false } },
    primaryKey: 'id',
    uniques: {},
    checks: {},
    indexes: [{ name: 'dashboard_role_dashboard_id_role_id_unique', columns: ['dashboard_id', 'role_id'], unique: true }, { name: 'dashboard_role_role_id_idx', columns: ['role_id'] }],
    foreignKeys: [{ name: 'dashboard_role_dashboard_id_fkey', column: 'dashboard_id', table: 'dashboard', target: 'id' }, { name: 'dashboard_role_role_id_fkey', column: 'role_id', table: 'role', target: 'id' }],
  },
  deposit: {
    name: 'deposit',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      deposit_ref: { kind: 'code', type: 'varchar(64)', nullable: false },
      agent_id: { kind: 'ref', type: 'integer', nullable: false },
      member_id: { kind: 'ref', type: 'integer', nullable: false },
      channel: { kind: 'enum', type: 'varchar(64)', nullable: false },
      gateway: { kind: 'string', type: 'varchar(16)', nullable: true },
      bank_id: { kind: 'ref', type: 'integer', nullable: true },
      from_bank_code: { kind: 'ref', type: 'varchar(64)', nullable: true },
      from_account_no: { kind: 'string', type: 'varchar(32)', nullable: true },
      from_account_name: { kind: 'string', type: 'varchar(120)', nullable: true },
      requested_amount: { kind: 'money', type: 'bigint', nullable: false },
      amount: { kind: 'money', type: 'bigint', nullable: true },
      fee: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      promotion: { kind: 'string', type: 'varchar(80)', nullable: true },
      bonus_amount: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      credited_amount: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      balance_before: { kind: 'money', type: 'bigint', nullable: true },
      balance_after: { kind: 'money', type: 'bigint', nullable: true },
      is_first_deposit: { kind: 'boolean', type: 'boolean', nullable: false, default: 'false' },
      match_method: { kind: 'enum', type: 'varchar(64)', nullable: false, default: '\'none\'' },
      raw_ref: { kind: 'code', type: 'varchar(64)', nullable: true },
      gateway_order_ref: { kind: 'code', type: 'varchar(64)', nullable: true },
      slip_url: { kind: 'image', type: 'text', nullable: true },
      slip_ref: { kind: 'string', type: 'varchar(64)', nullable: true },
      wallet_log_no: { kind: 'code', type: 'varchar(64)', nullable: true },
      flags: { kind: 'list', type: 'jsonb', nullable: false, default: '\'[]\'' },
      requested_at: { kind: 'datetime', type: 'timestamptz', nullable: false },
      expires_at: { kind: 'datetime', type: 'timestamptz', nullable: true },
      credited_at: { kind: 'datetime', type: 'timestamptz', nullable: true },
      duration_sec: { kind: 'integer', type: 'integer', nullable: true },
      attempts: { kind: 'integer', type: 'integer', nullable: false, default: '0' },
      operator: { kind: 'string', type: 'varchar(80)', nullable: false },
      status: { kind: 'enum', type: 'varchar(64)', nullable: false, default: '\'pending\'' },
      note: { kind: 'string', type: 'varchar(255)', nullable: true },
      reverse_asked_by: { kind: 'ref', type: 'integer', nullable: true },
      reverse_asked_at: { kind: 'datetime', type: 'timestamptz', nullable: true },
      reversed_by: { kind: 'ref', type: 'integer', nullable: true },
      reversed_at: { kind: 'datetime', type: 'timestamptz', nullable: true },
      reversed_amount: { kind: 'money', type: 'bigint', nullable: true },
      undone_raw_ref: { kind: 'code', type: 'varchar(64)', nullable: true },
    },
    primaryKey: 'id',
    uniques: { deposit_deposit_ref_key: ['deposit_ref'] },
    checks: {
      deposit_channel_option: '"channel" in (\'bank\', \'promptpay\', \'truewallet\', \'gateway\', \'slip\', \'manual\')',
      deposit_requested_amount_range: '"requested_amount" >= 1',
      deposit_amount_range: '"amount" >= 1',
      deposit_fee_range: '"fee" >= 0',
      deposit_bonus_amount_range: '"bonus_amount" >= 0',
      deposit_credited_amount_range: '"credited_amount" >= 0',
      deposit_match_method_option: '"match_method" in (\'account\', \'name\', \'decimal\', \'gateway_ref\', \'slip\', \'manual\', \'none\')',
      deposit_status_option: '"status" in (\'pending\', \'processing\', \'suspicious\', \'success\', \'failed\', \'expired\', \'cancelled\', \'reversed\')',
      deposit_reversed_amount_range: '"reversed_amount" >= 0',
    },
    indexes: [
      { name: 'deposit_agent_id_requested_at_idx', columns: ['agent_id', 'requested_at'] },
      { name: 'deposit_bank_id_requested_at_idx', columns: ['bank_id', 'requested_at'] },
      { name: 'deposit_channel_requested_at_idx', columns: ['channel', 'requested_at'] },
      { name: 'deposit_from_bank_code_idx', columns: ['from_bank_code'] },
      { name: 'deposit_gateway_order_ref_unique', columns: ['gateway_order_ref'], unique: true, where: '"gateway_order_ref" is not null' },
      { name: 'deposit_member_id_requested_at_idx', columns: ['member_id', 'requested_at'] },
      { name: 'deposit_raw_ref_unique', columns: ['raw_ref'], unique: true, where: '"raw_ref" is not null' },
      { name: 'deposit_requested_at_idx', columns: ['requested_at'] },
      { name: 'deposit_reverse_asked_by_idx', columns: ['reverse_asked_by'] },
      { name: 'deposit_reversed_by_idx', columns: ['reversed_by'] },
      { name: 'deposit_slip_ref_idx', columns: ['slip_ref'], where: '"slip_ref" is not null' },
      { name: 'deposit_status_requested_at_idx', columns: ['status', 'requested_at'] },
      { name: 'deposit_undone_raw_ref_idx', columns: ['undone_raw_ref'], where: '"undone_raw_ref" is not null' },
    ],
    foreignKeys: [
      { name: 'deposit_agent_id_fkey', column: 'agent_id', table: 'agent', target: 'id' },
      { name: 'deposit_member_id_fkey', column: 'member_id', table: 'member', target: 'id' },
      { name: 'deposit_bank_id_fkey', column: 'bank_id', table: 'bank', target: 'id' },
      { name: 'deposit_from_bank_code_fkey', column: 'from_bank_code', table: 'bank_ref', target: 'code' },
      { name: 'deposit_reverse_asked_by_fkey', column: 'reverse_asked_by', table: 'app_user', target: 'id' },
      { name: 'deposit_reversed_by_fkey', column: 'reversed_by', table: 'app_user', target: 'id' },
    ],
  },
  event_reward: {
    name: 'event_reward',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      name: { kind: 'string', type: 'varchar(80)', nullable: false },
      image_url: { kind: 'image', type: 'text', nullable: true },
      type: { kind: 'enum', type: 'varchar(64)', nullable: false, default: '\'credit\'' },
      value: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      turnover_multiple: { kind: 'multiplier', type: 'numeric(9,2)', nullable: true },
      withdraw_cap: { kind: 'money', type: 'bigint', nullable: true },
      expire_hours: { kind: 'integer', type: 'integer', nullable: true },
      color: { kind: 'string', type: 'varchar(7)', nullable: true },
      stock_total: { kind: 'integer', type: 'integer', nullable: true },
      stock_used: { kind: 'integer', type: 'integer', nullable: false, default: '0' },
      used_in: { kind: 'list', type: 'jsonb', nullable: false, default: '\'[]\'' },
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
      event_reward_type_option: '"type" in (\'credit\', \'credit_free\', \'point\', \'ticket\', \'item\', \'coupon\', \'none\')',
      event_reward_value_range: '"value" >= 0',
      event_reward_turnover_multiple_range: '"turnover_multiple" >= 0 and "turnover_multiple" <= 100',
      event_reward_withdraw_cap_range: '"withdraw_cap" >= 1',
      event_reward_expire_hours_range: '"expire_hours" >= 1 and "expire_hours" <= 8760',
      event_reward_stock_total_range: '"stock_total" >= 0 and "stock_total" <= 100000000',
      event_reward_status_option: '"status" in (\'active\', \'inactive\')',
    },
    indexes: [
      { name: 'event_reward_created_by_idx', columns: ['created_by'] },
      { name: 'event_reward_status_name_idx', columns: ['status', 'name'] },
      { name: 'event_reward_type_idx', columns: ['type'] },
      { name: 'event_reward_updated_by_idx', columns: ['updated_by'] },
    ],
    foreignKeys: [{ name: 'event_reward_created_by_fkey', column: 'created_by', table: 'app_user', target: 'id' }, { name: 'event_reward_updated_by_fkey', column: 'updated_by', table: 'app_user', target: 'id' }],
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
    indexes: [{ name: 'finance_team_created_by_idx', columns: ['created_by'] }, { name: 'finance_team_updated_by_idx', columns: ['updated_by'] }],
    foreignKeys: [{ name: 'finance_team_created_by_fkey', column: 'created_by', table: 'app_user', target: 'id' }, { name: 'finance_team_updated_by_fkey', column: 'updated_by', table: 'app_user', target: 'id' }],
  },
  game: {
    name: 'game',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      provider_id: { kind: 'ref', type: 'integer', nullable: false },
      sub_provider_id: { kind: 'ref', type: 'integer', nullable: false },
      game_code: { kind: 'string', type: 'varchar(64)', nullable: false },
      name_th: { kind: 'string', type: 'varchar(120)', nullable: false },
      name_en: { kind: 'string', type: 'varchar(120)', nullable: false },
      type: { kind: 'enum', type: 'varchar(64)', nullable: false },
      image_url: { kind: 'image', type: 'text', nullable: true },
      rtp_pct: { kind: 'percent', type: 'numeric(9,4)', nullable: true },
      is_hot: { kind: 'boolean', type: 'boolean', nullable: false, default: 'false' },
      is_new: { kind: 'boolean', type: 'boolean', nullable: false, default: 'false' },
      is_recommended: { kind: 'boolean', type: 'boolean', nullable: false, default: 'false' },
      has_demo: { kind: 'boolean', type: 'boolean', nullable: false, default: 'false' },
      has_freespin: { kind: 'boolean', type: 'boolean', nullable: false, default: 'false' },
      has_jackpot: { kind: 'boolean', type: 'boolean', nullable: false, default: 'false' },
      platforms: { kind: 'list', type: 'jsonb', nullable: false },
      sort_order: { kind: 'integer', type: 'integer', nullable: true },
      turnover_rate_pct: { kind: 'percent', type: 'numeric(9,4)', nullable: false, default: '100' },
      status: { kind: 'enum', type: 'varchar(64)', nullable: false, default: '\'active\'' },
      play_count_7d: { kind: 'integer', type: 'integer', nullable: false, default: '0' },
      last_played_at: { kind: 'datetime', type: 'timestamptz', nullable: true },
      created_at: { kind: 'datetime', type: 'timestamptz', nullable: false, default: 'now()' },
      created_by: { kind: 'ref', type: 'integer', nullable: true },
      updated_at: { kind: 'datetime', type: 'timestamptz', nullable: false, default: 'now()' },
      updated_by: { kind: 'ref', type: 'integer', nullable: true },
      version: { kind: 'integer', type: 'integer', nullable: false, default: '1' },
    },
    primaryKey: 'id',
    uniques: {},
    checks: {
      game_type_option: '"type" in (\'slot\', \'casino\', \'sport\', \'fishing\', \'lotto\', \'card\', \'cockfight\', \'esport\', \'crash\')',
      game_rtp_pct_range: '"rtp_pct" >= 80 and "rtp_pct" <= 100',
      game_sort_order_range: '"sort_order" >= 0 and "sort_order" <= 999999',
      game_turnover_rate_pct_range: '"turnover_rate_pct" >= 0 and "turnover_rate_pct" <= 100',
      game_status_option: '"status" in (\'active\', \'maintenance\', \'inactive\', \'removed\')',
    },
    indexes: [
      { name: 'game_created_by_idx', columns: ['created_by'] },
      { name: 'game_play_count_7d_idx', columns: ['play_count_7d'] },
      { name: 'game_provider_id_game_code_unique', columns: ['provider_id', 'game_code'], unique: true },
      { name: 'game_sort_order_idx', columns: ['sort_order'] },
      { name: 'game_status_name_th_idx', columns: ['status', 'name_th'] },
      { name: 'game_sub_provider_id_idx', columns: ['sub_provider_id'] },
      { name: 'game_updated_by_idx', columns: ['updated_by'] },
    ],
    foreignKeys: [
      { name: 'game_provider_id_fkey', column: 'provider_id', table: 'provider', target: 'id' },
      { name: 'game_sub_provider_id_fkey', column: 'sub_provider_id', table: 'sub_provider', target: 'id' },
      { name: 'game_created_by_fkey', column: 'created_by', table: 'app_user', target: 'id' },
      { name: 'game_updated_by_fkey', column: 'updated_by', table: 'app_user', target: 'id' },
    ],
  },
  game_bet: {
    name: 'game_bet',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      stat_date: { kind: 'date', type: 'date', nullable: false },
      agent_id: { kind: 'ref', type: 'integer', nullable: false },
      member_id: { kind: 'ref', type: 'integer', nullable: false },
      sub_provider_id: { kind: 'ref', type: 'integer', nullable: false },
      game_id: { kind: 'ref', type: 'integer', nullable: false },
      bet_count: { kind: 'integer', type: 'integer', nullable: false },
      turnover: { kind: 'money', type: 'bigint', nullable: false },
      valid_turnover: { kind: 'money', type: 'bigint', nullable: false },
      payout: { kind: 'money', type: 'bigint', nullable: false },
      biggest_win: { kind: 'money', type: 'bigint', nullable: true },
    },
    primaryKey: 'id',
    uniques: {},
    checks: {
      game_bet_bet_count_range: '"bet_count" >= 0',
      game_bet_turnover_range: '"turnover" >= 0',
      game_bet_valid_turnover_range: '"valid_turnover" >= 0',
      game_bet_payout_range: '"payout" >= 0',
      game_bet_biggest_win_range: '"biggest_win" >= 0',
    },
    indexes: [
      { name: 'game_bet_agent_id_idx', columns: ['agent_id'] },
      { name: 'game_bet_biggest_win_idx', columns: ['biggest_win'] },
      { name: 'game_bet_game_id_stat_date_idx', columns: ['game_id', 'stat_date'] },
      { name: 'game_bet_member_id_stat_date_idx', columns: ['member_id', 'stat_date'] },
      { name: 'game_bet_stat_date_member_id_sub_provider_id_game_id_unique', columns: ['stat_date', 'member_id', 'sub_provider_id', 'game_id'], unique: true },
      { name: 'game_bet_sub_provider_id_idx', columns: ['sub_provider_id'] },
    ],
    foreignKeys: [
      { name: 'game_bet_agent_id_fkey', column: 'agent_id', table: 'agent', target: 'id' },
      { name: 'game_bet_member_id_fkey', column: 'member_id', table: 'member', target: 'id' },
      { name: 'game_bet_sub_provider_id_fkey', column: 'sub_provider_id', table: 'sub_provider', target: 'id' },
      { name: 'game_bet_game_id_fkey', column: 'game_id', table: 'game', target: 'id' },
    ],
  },
  game_day: {
    name: 'game_day',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      stat_date: { kind: 'date', type: 'date', nullable: false },
      agent_id: { kind: 'ref', type: 'integer', nullable: false },
      sub_provider_id: { kind: 'ref', type: 'integer', nullable: false },
      game_id: { kind: 'ref', type: 'integer', nullable: false },
      bet_count: { kind: 'integer', type: 'integer', nullable: false, default: '0' },
      turnover: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      valid_turnover: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      payout: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      biggest_win: { kind: 'money', type: 'bigint', nullable: true },
    },
    primaryKey: 'id',
    uniques: {},
    checks: { game_day_biggest_win_range: '"biggest_win" >= 0' },
    indexes: [
      { name: 'game_day_agent_id_idx', columns: ['agent_id'] },
      { name: 'game_day_game_id_stat_date_idx', columns: ['game_id', 'stat_date'] },
      { name: 'game_day_stat_date_agent_id_sub_provider_id_game_id_unique', columns: ['stat_date', 'agent_id', 'sub_provider_id', 'game_id'], unique: true },
      { name: 'game_day_sub_provider_id_idx', columns: ['sub_provider_id'] },
    ],
    foreignKeys: [
      { name: 'game_day_agent_id_fkey', column: 'agent_id', table: 'agent', target: 'id' },
      { name: 'game_day_sub_provider_id_fkey', column: 'sub_provider_id', table: 'sub_provider', target: 'id' },
      { name: 'game_day_game_id_fkey', column: 'game_id', table: 'game', target: 'id' },
    ],
  },
  game_diff: {
    name: 'game_diff',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      batch_id: { kind: 'code', type: 'varchar(64)', nullable: false },
      provider_id: { kind: 'ref', type: 'integer', nullable: false },
      source: { kind: 'enum', type: 'varchar(64)', nullable: false },
      file_name: { kind: 'string', type: 'varchar(255)', nullable: true },
      added: { kind: 'list', type: 'jsonb', nullable: false, default: '\'[]\'' },
      changed: { kind: 'list', type: 'jsonb', nullable: false, default: '\'[]\'' },
      removed: { kind: 'list', type: 'jsonb', nullable: false, default: '\'[]\'' },
      same_count: { kind: 'integer', type: 'integer', nullable: false, default: '0' },
      result: { kind: 'shape', type: 'jsonb', nullable: true },
      created_at: { kind: 'datetime', type: 'timestamptz', nullable: false },
      created_by: { kind: 'ref', type: 'integer', nullable: true },
      applied_at: { kind: 'datetime', type: 'timestamptz', nullable: true },
      applied_by: { kind: 'ref', type: 'integer', nullable: true },
    },
    primaryKey: 'id',
    uniques: { game_diff_batch_id_key: ['batch_id'] },
    checks: { game_diff_source_option: '"source" in (\'api\', \'file\')' },
    indexes: [
      { name: 'game_diff_applied_by_idx', columns: ['applied_by'] },
      { name: 'game_diff_created_at_idx', columns: ['created_at'] },
      { name: 'game_diff_created_by_idx', columns: ['created_by'] },
      { name: 'game_diff_provider_id_created_at_idx', columns: ['provider_id', 'created_at'] },
    ],
    foreignKeys: [
      { name: 'game_diff_provider_id_fkey', column: 'provider_id', table: 'provider', target: 'id' },
      { name: 'game_diff_created_by_fkey', column: 'created_by', table: 'app_user', target: 'id' },
      { name: 'game_diff_applied_by_fkey', column: 'applied_by', table: 'app_user', target: 'id' },
    ],
  },
  game_month: {
    name: 'game_month',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      month: { kind: 'date', type: 'date', nullable: false },
      agent_id: { kind: 'ref', type: 'integer', nullable: false },
      sub_provider_id: { kind: 'ref', type: 'integer', nullable: false },
      game_id: { kind: 'ref', type: 'integer', nullable: false },
      bet_count: { kind: 'integer', type: 'integer', nullable: false, default: '0' },
      turnover: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      valid_turnover: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      payout: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      biggest_win: { kind: 'money', type: 'bigint', nullable: true },
    },
    primaryKey: 'id',
    uniques: {},
    checks: { game_month_biggest_win_range: '"biggest_win" >= 0' },
    indexes: [
      { name: 'game_month_agent_id_idx', columns: ['agent_id'] },
      { name: 'game_month_game_id_month_idx', columns: ['game_id', 'month'] },
      { name: 'game_month_month_agent_id_sub_provider_id_game_id_unique', columns: ['month', 'agent_id', 'sub_provider_id', 'game_id'], unique: true },
      { name: 'game_month_sub_provider_id_idx', columns: ['sub_provider_id'] },
    ],
    foreignKeys: [
      { name: 'game_month_agent_id_fkey', column: 'agent_id', table: 'agent', target: 'id' },
      { name: 'game_month_sub_provider_id_fkey', column: 'sub_provider_id', table: 'sub_provider', target: 'id' },
      { name: 'game_month_game_id_fkey', column: 'game_id', table: 'game', target: 'id' },
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
    foreignKeys: [{ name: 'gateway_account_created_by_fkey', column: 'created_by', table: 'app_user', target: 'id' }, { name: 'gateway_account_updated_by_fkey', column: 'updated_by', table: 'app_user', target: 'id' }],
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
      agent_id: { kind: 'ref', type: 'integer', nullable: true },
      reason: { kind: 'enum', type: 'varchar(64)', nullable: false },
      ref: { kind: 'string', type: 'varchar(64)', nullable: true },
      balance_before: { kind: 'money', type: 'bigint', nullable: false },
      change: { kind: 'money', type: 'bigint', nullable: false },
      balance_after: { kind: 'money', type: 'bigint', nullable: false },
      source: { kind: 'enum', type: 'varchar(64)', nullable: false },
    },
    primaryKey: 'id',
    uniques: {},
    checks: { gateway_balance_log_reason_option: '"reason" in (\'order\', \'settlement\', \'fee\', \'topup\', \'withdraw_out\', \'sync\')', gateway_balance_log_source_option: '"source" in (\'callback\', \'poll\', \'manual\')' },
    indexes: [
      { name: 'gateway_balance_log_account_id_id_idx', columns: ['account_id', 'id'] },
      { name: 'gateway_balance_log_agent_id_idx', columns: ['agent_id'] },
      { name: 'gateway_balance_log_gateway_created_at_idx', columns: ['gateway', 'created_at'] },
    ],
    foreignKeys: [{ name: 'gateway_balance_log_account_id_fkey', column: 'account_id', table: 'gateway_account', target: 'id' }, { name: 'gateway_balance_log_agent_id_fkey', column: 'agent_id', table: 'agent', target: 'id' }],
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
      gateway_order_status_option: '"status" in (\'created\', \'pending\', \'processing\', \'paid\', \'success\', \'expired\', \'failed\', \'cancelled\', \'reversed\', \'suspicious\', \'unknown\')',
    },
    indexes: [
      { name: 'gateway_order_account_id_created_at_idx', columns: ['account_id', 'created_at'] },
      { name: 'gateway_order_agent_id_idx', columns: ['agent_id'] },
      { name: 'gateway_order_bank_code_idx', columns: ['bank_code'] },
      { name: 'gateway_order_created_at_idx', columns: ['created_at'] },
      { name: 'gateway_order_gateway_created_at_idx', columns: ['gateway', 'created_at'] },
      { name: 'gateway_order_gateway_ref_idx', columns: ['gateway_ref'], where: '"gateway_ref" is not null' },
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
      gateway_transaction_type_option: '"type" in (\'deposit\', \'withdraw\', \'settlement\', \'fee\', \'adjust\', \'reversal\')',
      gateway_transaction_payer_account_no_format: '"payer_account_no" ~ \'^[0-9]{10,15}$\'',
      gateway_transaction_process_status_option: '"process_status" in (\'received\', \'credited\', \'updated\', \'duplicate\', \'ignored\', \'rejected\', \'error\')',
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
      { name: 'gateway_transaction_payer_bank_code_fkey', column: 'payer_bank_code', table: 'bank_ref', target: 'code' },
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
      import_batch_wallet_type_option: '"wallet_type" in (\'main\', \'bonus\', \'cashback\', \'commission\', \'affiliate\', \'point\', \'ticket\')',
      import_batch_wallet_mode_option: '"wallet_mode" in (\'add\', \'set\')',
      import_batch_status_option: '"status" in (\'staged\', \'validated\', \'importing\', \'done\', \'partial\', \'failed\')',
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
      referral_code: { kind: 'code', type: 'varchar(64)', nullable: true },
      register_channel: { kind: 'enum', type: 'varchar(64)', nullable: false },
      utm_source: { kind: 'string', type: 'varchar(60)', nullable: true },
      level: { kind: 'enum', type: 'varchar(64)', nullable: false },
      tags: { kind: 'list', type: 'jsonb', nullable: false, default: '\'[]\'' },
      balance_main: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      balance_bonus: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      balance_cashback: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      balance_commission: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      balance_affiliate: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      balance_point: { kind: 'points', type: 'integer', nullable: false, default: '0' },
      balance_ticket: { kind: 'points', type: 'integer', nullable: false, default: '0' },
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
      device_id: { kind: 'string', type: 'varchar(64)', nullable: true },
      duplicates: { kind: 'list', type: 'jsonb', nullable: false, default: '\'[]\'' },
      registered_at: { kind: 'datetime', type: 'timestamptz', nullable: false },
      status: { kind: 'enum', type: 'varchar(64)', nullable: false },
      activity_state: { kind: 'enum', type: 'varchar(64)', nullable: false },
    },
    primaryKey: 'id',
    uniques: { member_username_key: ['username'], member_referral_code_key: ['referral_code'] },
    checks: {
      member_mobile_format: '"mobile" ~ \'^0[689][0-9]{8}$\'',
      member_bank_account_no_format: '"bank_account_no" ~ \'^[0-9]{10,15}$\'',
      member_truewallet_no_format: '"truewallet_no" ~ \'^0[689][0-9]{8}$\'',
      member_register_channel_option: '"register_channel" in (\'web\', \'line\', \'affiliate\', \'agent\', \'import\')',
      member_level_option: '"level" in (\'bronze\', \'silver\', \'gold\', \'platinum\', \'diamond\')',
      member_status_option: '"status" in (\'active\', \'suspended\', \'locked\', \'blacklist\', \'pending\')',
      member_activity_state_option: '"activity_state" in (\'new\', \'active\', \'at_risk\', \'inactive\', \'lost\', \'never\')',
    },
    indexes: [
      { name: 'member_activity_state_id_idx', columns: ['activity_state', 'id'] },
      { name: 'member_agent_id_id_idx', columns: ['agent_id', 'id'] },
      { name: 'member_agent_id_registered_at_idx', columns: ['agent_id', 'registered_at'] },
      { name: 'member_balance_affiliate_id_idx', columns: ['balance_affiliate', 'id'] },
      { name: 'member_balance_bonus_id_idx', columns: ['balance_bonus', 'id'] },
      { name: 'member_balance_cashback_id_idx', columns: ['balance_cashback', 'id'] },
      { name: 'member_balance_commission_id_idx', columns: ['balance_commission', 'id'] },
      { name: 'member_balance_main_id_idx', columns: ['balance_main', 'id'] },
      { name: 'member_balance_point_id_idx', columns: ['balance_point', 'id'] },
      { name: 'member_balance_ticket_id_idx', columns: ['balance_ticket', 'id'] },
      { name: 'member_bank_account_no_idx', columns: ['bank_account_no'] },
      { name: 'member_bank_code_id_idx', columns: ['bank_code', 'id'] },
      { name: 'member_deposit_count_id_idx', columns: ['deposit_count', 'id'] },
      { name: 'member_deposit_total_id_idx', columns: ['deposit_total', 'id'] },
      { name: 'member_device_id_idx', columns: ['device_id'] },
      { name: 'member_duplicates_elements', columns: ['duplicates'], elements: true },
      { name: 'member_last_bet_at_id_idx', columns: ['last_bet_at', 'id'] },
      { name: 'member_last_deposit_at_id_idx', columns: ['last_deposit_at', 'id'] },
      { name: 'member_last_ip_id_idx', columns: ['last_ip', 'id'] },
      { name: 'member_last_login_at_idx', columns: ['last_login_at'] },
      { name: 'member_level_id_idx', columns: ['level', 'id'] },
      { name: 'member_line_id_id_idx', columns: ['line_id', 'id'] },
      { name: 'member_name_id_idx', columns: ['name', 'id'] },
      { name: 'member_register_channel_id_idx', columns: ['register_channel', 'id'] },
      { name: 'member_registered_at_idx', columns: ['registered_at'] },
      { name: 'member_status_id_idx', columns: ['status', 'id'] },
      { name: 'member_tags_elements', columns: ['tags'], elements: true },
      { name: 'member_upline_id_id_idx', columns: ['upline_id', 'id'] },
      { name: 'member_utm_source_id_idx', columns: ['utm_source', 'id'] },
      { name: 'member_winloss_total_id_idx', columns: ['winloss_total', 'id'] },
      { name: 'member_withdraw_total_id_idx', columns: ['withdraw_total', 'id'] },
    ],
    searched: ['bank_account_no', 'line_id', 'mobile', 'name', 'referral_code', 'username'],
    foreignKeys: [
      { name: 'member_agent_id_fkey', column: 'agent_id', table: 'agent', target: 'id' },
      { name: 'member_bank_code_fkey', column: 'bank_code', table: 'bank_ref', target: 'code' },
      { name: 'member_upline_id_fkey', column: 'upline_id', table: 'member', target: 'id' },
    ],
  },
  member_day: {
    name: 'member_day',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      stat_date: { kind: 'date', type: 'date', nullable: false },
      agent_id: { kind: 'ref', type: 'integer', nullable: false },
      member_id: { kind: 'ref', type: 'integer', nullable: false },
      bet_count: { kind: 'integer', type: 'integer', nullable: false, default: '0' },
      turnover: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      valid_turnover: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      payout: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      member_commission: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      agent_winloss: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      agent_commission: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      provider_cost: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      new_member: { kind: 'integer', type: 'integer', nullable: false, default: '0' },
      login_count: { kind: 'integer', type: 'integer', nullable: false, default: '0' },
      first_deposit_count: { kind: 'integer', type: 'integer', nullable: false, default: '0' },
      first_deposit_total: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      deposit_count: { kind: 'integer', type: 'integer', nullable: false, default: '0' },
      deposit_total: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      deposit_bank: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      deposit_gateway: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      deposit_truewallet: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      deposit_manual: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      withdraw_count: { kind: 'integer', type: 'integer', nullable: false, default: '0' },
      withdraw_total: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      withdraw_bank: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      withdraw_gateway: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      withdraw_manual: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      gateway_fee: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      bonus: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      credit_free: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      cashback_winloss: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      cashback_turnover: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      affiliate: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      adjust_total: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      poll: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      quest: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      shop: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      wheel: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
    },
    primaryKey: 'id',
    uniques: {},
    checks: {},
    indexes: [
      { name: 'member_day_agent_id_idx', columns: ['agent_id'] },
      { name: 'member_day_member_id_stat_date_idx', columns: ['member_id', 'stat_date'] },
      { name: 'member_day_stat_date_agent_id_member_id_unique', columns: ['stat_date', 'agent_id', 'member_id'], unique: true },
    ],
    foreignKeys: [{ name: 'member_day_agent_id_fkey', column: 'agent_id', table: 'agent', target: 'id' }, { name: 'member_day_member_id_fkey', column: 'member_id', table: 'member', target: 'id' }],
  },
  member_month: {
    name: 'member_month',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      month: { kind: 'date', type: 'date', nullable: false },
      agent_id: { kind: 'ref', type: 'integer', nullable: false },
      member_id: { kind: 'ref', type: 'integer', nullable: false },
      bet_count: { kind: 'integer', type: 'integer', nullable: false, default: '0' },
      turnover: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      valid_turnover: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      payout: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      member_commission: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      agent_winloss: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      agent_commission: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      provider_cost: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      new_member: { kind: 'integer', type: 'integer', nullable: false, default: '0' },
      login_count: { kind: 'integer', type: 'integer', nullable: false, default: '0' },
      first_deposit_count: { kind: 'integer', type: 'integer', nullable: false, default: '0' },
      first_deposit_total: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      deposit_count: { kind: 'integer', type: 'integer', nullable: false, default: '0' },
      deposit_total: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      deposit_bank: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      deposit_gateway: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      deposit_truewallet: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      deposit_manual: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      withdraw_count: { kind: 'integer', type: 'integer', nullable: false, default: '0' },
      withdraw_total: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      withdraw_bank: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      withdraw_gateway: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      withdraw_manual: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      gateway_fee: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      bonus: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      credit_free: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      cashback_winloss: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      cashback_turnover: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      affiliate: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      adjust_total: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      poll: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      quest: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      shop: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      wheel: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
    },
    primaryKey: 'id',
    uniques: {},
    checks: {},
    indexes: [
      { name: 'member_month_agent_id_idx', columns: ['agent_id'] },
      { name: 'member_month_member_id_month_idx', columns: ['member_id', 'month'] },
      { name: 'member_month_month_agent_id_member_id_unique', columns: ['month', 'agent_id', 'member_id'], unique: true },
    ],
    foreignKeys: [{ name: 'member_month_agent_id_fkey', column: 'agent_id', table: 'agent', target: 'id' }, { name: 'member_month_member_id_fkey', column: 'member_id', table: 'member', target: 'id' }],
  },
  member_year: {
    name: 'member_year',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      year: { kind: 'integer', type: 'integer', nullable: false },
      agent_id: { kind: 'ref', type: 'integer', nullable: false },
      member_id: { kind: 'ref', type: 'integer', nullable: false },
      login_days: { kind: 'string', type: 'bit(366)', nullable: false },
      bet_days: { kind: 'string', type: 'bit(366)', nullable: false },
      deposit_days: { kind: 'string', type: 'bit(366)', nullable: false },
      withdraw_days: { kind: 'string', type: 'bit(366)', nullable: false },
    },
    primaryKey: 'id',
    uniques: {},
    checks: {},
    indexes: [
      { name: 'member_year_agent_id_idx', columns: ['agent_id'] },
      { name: 'member_year_member_id_year_idx', columns: ['member_id', 'year'] },
      { name: 'member_year_year_agent_id_member_id_unique', columns: ['year', 'agent_id', 'member_id'], unique: true },
    ],
    foreignKeys: [{ name: 'member_year_agent_id_fkey', column: 'agent_id', table: 'agent', target: 'id' }, { name: 'member_year_member_id_fkey', column: 'member_id', table: 'member', target: 'id' }],
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
      menu_badge_key_option: '"badge_key" in (\'none\', \'withdraw_pending\', \'deposit_unmatched\', \'suspicious\', \'ticket_open\', \'redeem_pending\')',
      menu_status_option: '"status" in (\'active\', \'hidden\')',
    },
    indexes: [{ name: 'menu_created_by_idx', columns: ['created_by'] }, { name: 'menu_parent_id_sort_order_idx', columns: ['parent_id', 'sort_order'] }, { name: 'menu_updated_by_idx', columns: ['updated_by'] }],
    foreignKeys: [
      { name: 'menu_parent_id_fkey', column: 'parent_id', table: 'menu', target: 'id' },
      { name: 'menu_created_by_fkey', column: 'created_by', table: 'app_user', target: 'id' },
      { name: 'menu_updated_by_fkey', column: 'updated_by', table: 'app_user', target: 'id' },
    ],
  },
  money_event: {
    name: 'money_event',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      source: { kind: 'code', type: 'varchar(64)', nullable: false },
      source_id: { kind: 'integer', type: 'integer', nullable: false },
      at: { kind: 'datetime', type: 'timestamptz', nullable: false },
      stat_date: { kind: 'date', type: 'date', nullable: false },
      agent_id: { kind: 'ref', type: 'integer', nullable: false },
      member_id: { kind: 'ref', type: 'integer', nullable: false },
      new_member: { kind: 'integer', type: 'integer', nullable: true },
      login_count: { kind: 'integer', type: 'integer', nullable: true },
      first_deposit_count: { kind: 'integer', type: 'integer', nullable: true },
      first_deposit_total: { kind: 'money', type: 'bigint', nullable: true },
      deposit_count: { kind: 'integer', type: 'integer', nullable: true },
      deposit_total: { kind: 'money', type: 'bigint', nullable: true },
      deposit_bank: { kind: 'money', type: 'bigint', nullable: true },
      deposit_gateway: { kind: 'money', type: 'bigint', nullable: true },
      deposit_truewallet: { kind: 'money', type: 'bigint', nullable: true },
      deposit_manual: { kind: 'money', type: 'bigint', nullable: true },
      withdraw_count: { kind: 'integer', type: 'integer', nullable: true },
      withdraw_total: { kind: 'money', type: 'bigint', nullable: true },
      withdraw_bank: { kind: 'money', type: 'bigint', nullable: true },
      withdraw_gateway: { kind: 'money', type: 'bigint', nullable: true },
      withdraw_manual: { kind: 'money', type: 'bigint', nullable: true },
      gateway_fee: { kind: 'money', type: 'bigint', nullable: true },
      bonus: { kind: 'money', type: 'bigint', nullable: true },
      credit_free: { kind: 'money', type: 'bigint', nullable: true },
      cashback_winloss: { kind: 'money', type: 'bigint', nullable: true },
      cashback_turnover: { kind: 'money', type: 'bigint', nullable: true },
      affiliate: { kind: 'money', type: 'bigint', nullable: true },
      adjust_total: { kind: 'money', type: 'bigint', nullable: true },
      poll: { kind: 'money', type: 'bigint', nullable: true },
      quest: { kind: 'money', type: 'bigint', nullable: true },
      shop: { kind: 'money', type: 'bigint', nullable: true },
      wheel: { kind: 'money', type: 'bigint', nullable: true },
    },
    primaryKey: 'id',
    uniques: {},
    checks: {},
    indexes: [
      { name: 'money_event_agent_id_idx', columns: ['agent_id'] },
      { name: 'money_event_member_id_stat_date_idx', columns: ['member_id', 'stat_date'] },
      { name: 'money_event_source_source_id_unique', columns: ['source', 'source_id'], unique: true },
      { name: 'money_event_stat_date_idx', columns: ['stat_date'] },
    ],
    foreignKeys: [{ name: 'money_event_agent_id_fkey', column: 'agent_id', table: 'agent', target: 'id' }, { name: 'money_event_member_id_fkey', column: 'member_id', table: 'member', target: 'id' }],
  },
  notice: {
    name: 'notice',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      user_id: { kind: 'ref', type: 'integer', nullable: false },
      happening: { kind: 'string', type: 'varchar(200)', nullable: false },
      tone: { kind: 'enum', type: 'varchar(64)', nullable: false },
      text: { kind: 'text', type: 'text', nullable: false },
      link: { kind: 'string', type: 'varchar(500)', nullable: false },
      at: { kind: 'datetime', type: 'timestamptz', nullable: false },
      read_at: { kind: 'datetime', type: 'timestamptz', nullable: true },
    },
    primaryKey: 'id',
    uniques: {},
    checks: { notice_tone_option: '"tone" in (\'info\', \'warning\', \'danger\')' },
    indexes: [
      { name: 'notice_at_idx', columns: ['at'] },
      { name: 'notice_user_id_at_idx', columns: ['user_id', 'at'] },
      { name: 'notice_user_id_happening_unique', columns: ['user_id', 'happening'], unique: true },
      { name: 'notice_user_id_idx', columns: ['user_id'], where: '"read_at" is null' },
    ],
    foreignKeys: [{ name: 'notice_user_id_fkey', column: 'user_id', table: 'app_user', target: 'id' }],
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
      gateway: { kind: 'string', type: 'varchar(32)', nullable: true },
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
    indexes: [{ name: 'permission_created_by_idx', columns: ['created_by'] }, { name: 'permission_updated_by_idx', columns: ['updated_by'] }],
    foreignKeys: [{ name: 'permission_created_by_fkey', column: 'created_by', table: 'app_user', target: 'id' }, { name: 'permission_updated_by_fkey', column: 'updated_by', table: 'app_user', target: 'id' }],
  },
  person_list: {
    name: 'person_list',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      user_id: { kind: 'ref', type: 'integer', nullable: false },
      screen: { kind: 'string', type: 'varchar(120)', nullable: false },
      layout: { kind: 'shape', type: 'jsonb', nullable: true },
      opening: { kind: 'enum', type: 'varchar(64)', nullable: true },
      first_view_id: { kind: 'ref', type: 'integer', nullable: true },
    },
    primaryKey: 'id',
    uniques: {},
    checks: { person_list_opening_option: '"opening" in (\'plain\', \'view\')' },
    indexes: [{ name: 'person_list_first_view_id_idx', columns: ['first_view_id'] }, { name: 'person_list_user_id_screen_unique', columns: ['user_id', 'screen'], unique: true }],
    foreignKeys: [{ name: 'person_list_user_id_fkey', column: 'user_id', table: 'app_user', target: 'id' }, { name: 'person_list_first_view_id_fkey', column: 'first_view_id', table: 'saved_view', target: 'id' }],
  },
  person_setting: {
    name: 'person_setting',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      user_id: { kind: 'ref', type: 'integer', nullable: false },
      language: { kind: 'enum', type: 'varchar(64)', nullable: false, default: '\'th\'' },
      scheme: { kind: 'enum', type: 'varchar(64)', nullable: false, default: '\'light\'' },
      density: { kind: 'enum', type: 'varchar(64)', nullable: false, default: '\'normal\'' },
      buddhist: { kind: 'boolean', type: 'boolean', nullable: false, default: 'false' },
      pinned: { kind: 'list', type: 'jsonb', nullable: false, default: '\'[]\'' },
      notice_browser: { kind: 'boolean', type: 'boolean', nullable: false, default: 'false' },
      notice_sound: { kind: 'boolean', type: 'boolean', nullable: false, default: 'false' },
    },
    primaryKey: 'id',
    uniques: { person_setting_user_id_key: ['user_id'] },
    checks: { person_setting_language_option: '"language" in (\'th\', \'en\')', person_setting_scheme_option: '"scheme" in (\'light\', \'dark\')', person_setting_density_option: '"density" in (\'compact\', \'normal\', \'relaxed\')' },
    indexes: [],
    foreignKeys: [{ name: 'person_setting_user_id_fkey', column: 'user_id', table: 'app_user', target: 'id' }],
  },
  player_year: {
    name: 'player_year',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      year: { kind: 'integer', type: 'integer', nullable: false },
      agent_id: { kind: 'ref', type: 'integer', nullable: false },
      member_id: { kind: 'ref', type: 'integer', nullable: false },
      sub_provider_id: { kind: 'ref', type: 'integer', nullable: false },
      bet_days: { kind: 'string', type: 'bit(366)', nullable: false },
    },
    primaryKey: 'id',
    uniques: {},
    checks: {},
    indexes: [
      { name: 'player_year_agent_id_idx', columns: ['agent_id'] },
      { name: 'player_year_member_id_year_idx', columns: ['member_id', 'year'] },
      { name: 'player_year_sub_provider_id_idx', columns: ['sub_provider_id'] },
      { name: 'player_year_year_agent_id_member_id_sub_provider_id_unique', columns: ['year', 'agent_id', 'member_id', 'sub_provider_id'], unique: true },
    ],
    foreignKeys: [
      { name: 'player_year_agent_id_fkey', column: 'agent_id', table: 'agent', target: 'id' },
      { name: 'player_year_member_id_fkey', column: 'member_id', table: 'member', target: 'id' },
      { name: 'player_year_sub_provider_id_fkey', column: 'sub_provider_id', table: 'sub_provider', target: 'id' },
    ],
  },
  point_grant: {
    name: 'point_grant',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      rule_id: { kind: 'ref', type: 'integer', nullable: false },
      deposit_id: { kind: 'ref', type: 'integer', nullable: false },
      member_id: { kind: 'ref', type: 'integer', nullable: false },
      agent_id: { kind: 'ref', type: 'integer', nullable: false },
      amount: { kind: 'money', type: 'bigint', nullable: false },
      points: { kind: 'points', type: 'integer', nullable: false },
      points_back: { kind: 'points', type: 'integer', nullable: false, default: '0' },
      owed: { kind: 'boolean', type: 'boolean', nullable: false, default: 'false' },
      stat_date: { kind: 'date', type: 'date', nullable: false },
      created_at: { kind: 'datetime', type: 'timestamptz', nullable: false },
    },
    primaryKey: 'id',
    uniques: {},
    checks: {},
    indexes: [
      { name: 'point_grant_agent_id_idx', columns: ['agent_id'] },
      { name: 'point_grant_deposit_id_rule_id_unique', columns: ['deposit_id', 'rule_id'], unique: true },
      { name: 'point_grant_member_id_idx', columns: ['member_id'] },
      { name: 'point_grant_rule_id_member_id_stat_date_idx', columns: ['rule_id', 'member_id', 'stat_date'] },
    ],
    foreignKeys: [
      { name: 'point_grant_rule_id_fkey', column: 'rule_id', table: 'point_rule', target: 'id' },
      { name: 'point_grant_deposit_id_fkey', column: 'deposit_id', table: 'deposit', target: 'id' },
      { name: 'point_grant_member_id_fkey', column: 'member_id', table: 'member', target: 'id' },
      { name: 'point_grant_agent_id_fkey', column: 'agent_id', table: 'agent', target: 'id' },
    ],
  },
  point_rule: {
    name: 'point_rule',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      name: { kind: 'string', type: 'varchar(120)', nullable: false },
      agent_ids: { kind: 'list', type: 'jsonb', nullable: false },
      deposit_min: { kind: 'money', type: 'bigint', nullable: false },
      deposit_max: { kind: 'money', type: 'bigint', nullable: true },
      mode: { kind: 'enum', type: 'varchar(64)', nullable: false, default: '\'ratio\'' },
      per_amount: { kind: 'money', type: 'bigint', nullable: true },
      points: { kind: 'points', type: 'integer', nullable: false },
      points_max_per_day: { kind: 'points', type: 'integer', nullable: true },
      multiplier_days: { kind: 'list', type: 'jsonb', nullable: true },
      channels: { kind: 'list', type: 'jsonb', nullable: true },
      start_at: { kind: 'datetime', type: 'timestamptz', nullable: true },
      end_at: { kind: 'datetime', type: 'timestamptz', nullable: true },
      granted_points: { kind: 'points', type: 'integer', nullable: false, default: '0' },
      status: { kind: 'enum', type: 'varchar(64)', nullable: false, default: '\'draft\'' },
      created_at: { kind: 'datetime', type: 'timestamptz', nullable: false, default: 'now()' },
      created_by: { kind: 'ref', type: 'integer', nullable: true },
      updated_at: { kind: 'datetime', type: 'timestamptz', nullable: false, default: 'now()' },
      updated_by: { kind: 'ref', type: 'integer', nullable: true },
      version: { kind: 'integer', type: 'integer', nullable: false, default: '1' },
    },
    primaryKey: 'id',
    uniques: {},
    checks: {
      point_rule_deposit_min_range: '"deposit_min" >= 1',
      point_rule_deposit_max_range: '"deposit_max" >= 1',
      point_rule_mode_option: '"mode" in (\'ratio\', \'fixed\')',
      point_rule_per_amount_range: '"per_amount" >= 1',
      point_rule_points_range: '"points" >= 1 and "points" <= 1000000',
      point_rule_points_max_per_day_range: '"points_max_per_day" >= 1 and "points_max_per_day" <= 10000000',
      point_rule_status_option: '"status" in (\'draft\', \'active\', \'inactive\', \'ended\')',
    },
    indexes: [{ name: 'point_rule_created_by_idx', columns: ['created_by'] }, { name: 'point_rule_updated_by_idx', columns: ['updated_by'] }],
    foreignKeys: [{ name: 'point_rule_created_by_fkey', column: 'created_by', table: 'app_user', target: 'id' }, { name: 'point_rule_updated_by_fkey', column: 'updated_by', table: 'app_user', target: 'id' }],
  },
  poll: {
    name: 'poll',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      title: { kind: 'string', type: 'varchar(150)', nullable: false },
      description: { kind: 'html', type: 'text', nullable: true },
      image_url: { kind: 'image', type: 'text', nullable: true },
      type: { kind: 'enum', type: 'varchar(64)', nullable: false, default: '\'predict\'' },
      agent_ids: { kind: 'list', type: 'jsonb', nullable: false },
      open_at: { kind: 'datetime', type: 'timestamptz', nullable: false },
      close_at: { kind: 'datetime', type: 'timestamptz', nullable: false },
      announce_at: { kind: 'datetime', type: 'timestamptz', nullable: true },
      max_submissions_per_member: { kind: 'integer', type: 'integer', nullable: false, default: '1' },
      choice_mode: { kind: 'enum', type: 'varchar(64)', nullable: false, default: '\'single\'' },
      max_choices: { kind: 'integer', type: 'integer', nullable: true },
      join_condition: { kind: 'enum', type: 'varchar(64)', nullable: false, default: '\'none\'' },
      join_min_deposit: { kind: 'money', type: 'bigint', nullable: true },
      join_min_turnover: { kind: 'money', type: 'bigint', nullable: true },
      reward_budget: { kind: 'money', type: 'bigint', nullable: true },
      reward_total: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      reward_paid: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      correct_choice_ids: { kind: 'list', type: 'jsonb', nullable: false, default: '\'[]\'' },
      correct_answer: { kind: 'string', type: 'varchar(20)', nullable: true },
      submission_count: { kind: 'integer', type: 'integer', nullable: false, default: '0' },
      member_count: { kind: 'integer', type: 'integer', nullable: false, default: '0' },
      correct_count: { kind: 'integer', type: 'integer', nullable: false, default: '0' },
      resulted_at: { kind: 'datetime', type: 'timestamptz', nullable: true },
      paying_since: { kind: 'datetime', type: 'timestamptz', nullable: true },
      paying_by: { kind: 'ref', type: 'integer', nullable: true },
      distributed_at: { kind: 'datetime', type: 'timestamptz', nullable: true },
      status: { kind: 'enum', type: 'varchar(64)', nullable: false, default: '\'draft\'' },
      created_at: { kind: 'datetime', type: 'timestamptz', nullable: false, default: 'now()' },
      created_by: { kind: 'ref', type: 'integer', nullable: true },
      updated_at: { kind: 'datetime', type: 'timestamptz', nullable: false, default: 'now()' },
      updated_by: { kind: 'ref', type: 'integer', nullable: true },
      version: { kind: 'integer', type: 'integer', nullable: false, default: '1' },
    },
    primaryKey: 'id',
    uniques: {},
    checks: {
      poll_type_option: '"type" in (\'vote\', \'predict\', \'predict_score\', \'survey\')',
      poll_max_submissions_per_member_range: '"max_submissions_per_member" >= 1 and "max_submissions_per_member" <= 20',
      poll_choice_mode_option: '"choice_mode" in (\'single\', \'multiple\', \'number\')',
      poll_max_choices_range: '"max_choices" >= 2 and "max_choices" <= 20',
      poll_join_condition_option: '"join_condition" in (\'none\', \'deposit_today\', \'deposit_period\', \'turnover\')',
      poll_join_min_deposit_range: '"join_min_deposit" >= 1',
      poll_join_min_turnover_range: '"join_min_turnover" >= 1',
      poll_reward_budget_range: '"reward_budget" >= 0',
      poll_status_option: '"status" in (\'draft\', \'scheduled\', \'open\', \'closed\', \'resulted\', \'drawing\', \'distributed\', \'cancelled\')',
    },
    indexes: [
      { name: 'poll_agent_ids_elements', columns: ['agent_ids'], elements: true },
      { name: 'poll_choice_mode_id_idx', columns: ['choice_mode', 'id'] },
      { name: 'poll_close_at_id_idx', columns: ['close_at', 'id'] },
      { name: 'poll_correct_count_id_idx', columns: ['correct_count', 'id'] },
      { name: 'poll_created_by_idx', columns: ['created_by'] },
      { name: 'poll_member_count_id_idx', columns: ['member_count', 'id'] },
      { name: 'poll_open_at_idx', columns: ['open_at'] },
      { name: 'poll_paying_by_idx', columns: ['paying_by'] },
      { name: 'poll_reward_budget_id_idx', columns: ['reward_budget', 'id'] },
      { name: 'poll_reward_total_id_idx', columns: ['reward_total', 'id'] },
      { name: 'poll_status_id_idx', columns: ['status', 'id'] },
      { name: 'poll_status_open_at_idx', columns: ['status', 'open_at'] },
      { name: 'poll_submission_count_id_idx', columns: ['submission_count', 'id'] },
      { name: 'poll_title_id_idx', columns: ['title', 'id'] },
      { name: 'poll_type_id_idx', columns: ['type', 'id'] },
      { name: 'poll_updated_at_id_idx', columns: ['updated_at', 'id'] },
      { name: 'poll_updated_by_idx', columns: ['updated_by'] },
    ],
    searched: ['title'],
    foreignKeys: [
      { name: 'poll_paying_by_fkey', column: 'paying_by', table: 'app_user', target: 'id' },
      { name: 'poll_created_by_fkey', column: 'created_by', table: 'app_user', target: 'id' },
      { name: 'poll_updated_by_fkey', column: 'updated_by', table: 'app_user', target: 'id' },
    ],
  },
  poll_choice: {
    name: 'poll_choice',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      name: { kind: 'string', type: 'varchar(120)', nullable: false },
      image_url: { kind: 'image', type: 'text', nullable: true },
      category: { kind: 'enum', type: 'varchar(64)', nullable: false, default: '\'team\'' },
      external_ref: { kind: 'string', type: 'varchar(60)', nullable: true },
      status: { kind: 'enum', type: 'varchar(64)', nullable: false, default: '\'active\'' },
      created_at: { kind: 'datetime', type: 'timestamptz', nullable: false, default: 'now()' },
      created_by: { kind: 'ref', type: 'integer', nullable: true },
      updated_at: { kind: 'datetime', type: 'timestamptz', nullable: false, default: 'now()' },
      updated_by: { kind: 'ref', type: 'integer', nullable: true },
      version: { kind: 'integer', type: 'integer', nullable: false, default: '1' },
    },
    primaryKey: 'id',
    uniques: {},
    checks: { poll_choice_category_option: '"category" in (\'team\', \'person\', \'number\', \'text\')', poll_choice_status_option: '"status" in (\'active\', \'inactive\')' },
    indexes: [{ name: 'poll_choice_category_name_unique', columns: ['category', 'name'], unique: true }, { name: 'poll_choice_created_by_idx', columns: ['created_by'] }, { name: 'poll_choice_updated_by_idx', columns: ['updated_by'] }],
    foreignKeys: [{ name: 'poll_choice_created_by_fkey', column: 'created_by', table: 'app_user', target: 'id' }, { name: 'poll_choice_updated_by_fkey', column: 'updated_by', table: 'app_user', target: 'id' }],
  },
  poll_draw: {
    name: 'poll_draw',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      poll_id: { kind: 'ref', type: 'integer', nullable: false },
      seed: { kind: 'string', type: 'varchar(64)', nullable: false },
      entropy: { kind: 'string', type: 'varchar(64)', nullable: false },
      note: { kind: 'string', type: 'varchar(64)', nullable: true },
      entrants: { kind: 'list', type: 'jsonb', nullable: false, default: '\'[]\'' },
      entrants_hash: { kind: 'string', type: 'varchar(64)', nullable: false },
      entrant_count: { kind: 'integer', type: 'integer', nullable: false },
      winners: { kind: 'list', type: 'jsonb', nullable: false, default: '\'[]\'' },
      winner_count: { kind: 'integer', type: 'integer', nullable: false },
      drawn_at: { kind: 'datetime', type: 'timestamptz', nullable: false },
      drawn_by: { kind: 'ref', type: 'integer', nullable: true },
    },
    primaryKey: 'id',
    uniques: {},
    checks: {},
    indexes: [{ name: 'poll_draw_drawn_by_idx', columns: ['drawn_by'] }, { name: 'poll_draw_poll_id_id_idx', columns: ['poll_id', 'id'] }],
    foreignKeys: [{ name: 'poll_draw_poll_id_fkey', column: 'poll_id', table: 'poll', target: 'id' }, { name: 'poll_draw_drawn_by_fkey', column: 'drawn_by', table: 'app_user', target: 'id' }],
  },
  poll_item: {
    name: 'poll_item',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      poll_id: { kind: 'ref', type: 'integer', nullable: false },
      choice_id: { kind: 'ref', type: 'integer', nullable: false },
      label: { kind: 'string', type: 'varchar(120)', nullable: false, default: '\'\'' },
      sort_order: { kind: 'integer', type: 'integer', nullable: false, default: '1' },
      odds_text: { kind: 'string', type: 'varchar(40)', nullable: true },
      is_correct: { kind: 'boolean', type: 'boolean', nullable: false, default: 'false' },
      vote_count: { kind: 'integer', type: 'integer', nullable: false, default: '0' },
      vote_pct: { kind: 'percent', type: 'numeric(9,4)', nullable: false, default: '0' },
    },
    primaryKey: 'id',
    uniques: {},
    checks: { poll_item_sort_order_range: '"sort_order" >= 0 and "sort_order" <= 9999' },
    indexes: [{ name: 'poll_item_choice_id_idx', columns: ['choice_id'] }, { name: 'poll_item_poll_id_choice_id_unique', columns: ['poll_id', 'choice_id'], unique: true }],
    foreignKeys: [{ name: 'poll_item_poll_id_fkey', column: 'poll_id', table: 'poll', target: 'id' }, { name: 'poll_item_choice_id_fkey', column: 'choice_id', table: 'poll_choice', target: 'id' }],
  },
  poll_metadata: {
    name: 'poll_metadata',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      poll_id: { kind: 'ref', type: 'integer', nullable: false },
      key: { kind: 'string', type: 'varchar(40)', nullable: false },
      value: { kind: 'text', type: 'text', nullable: false },
      value_type: { kind: 'enum', type: 'varchar(64)', nullable: false, default: '\'text\'' },
      sort_order: { kind: 'integer', type: 'integer', nullable: true },
    },
    primaryKey: 'id',
    uniques: {},
    checks: { poll_metadata_value_type_option: '"value_type" in (\'text\', \'number\', \'datetime\', \'image\', \'json\')', poll_metadata_sort_order_range: '"sort_order" >= 0 and "sort_order" <= 9999' },
    indexes: [{ name: 'poll_metadata_poll_id_key_unique', columns: ['poll_id', 'key'], unique: true }],
    foreignKeys: [{ name: 'poll_metadata_poll_id_fkey', column: 'poll_id', table: 'poll', target: 'id' }],
  },
  poll_rank_reward: {
    name: 'poll_rank_reward',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      poll_id: { kind: 'ref', type: 'integer', nullable: false },
      rank_from: { kind: 'integer', type: 'integer', nullable: false },
      rank_to: { kind: 'integer', type: 'integer', nullable: false },
      winner_count: { kind: 'integer', type: 'integer', nullable: false, default: '1' },
      event_reward_id: { kind: 'ref', type: 'integer', nullable: true },
      reward_type: { kind: 'enum', type: 'varchar(64)', nullable: false, default: '\'credit\'' },
      reward_value: { kind: 'money', type: 'bigint', nullable: false },
      total_value: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      turnover_multiple: { kind: 'multiplier', type: 'numeric(9,2)', nullable: true },
      label: { kind: 'string', type: 'varchar(60)', nullable: false, default: '\'\'' },
    },
    primaryKey: 'id',
    uniques: {},
    checks: {
      poll_rank_reward_rank_from_range: '"rank_from" >= 1 and "rank_from" <= 500',
      poll_rank_reward_rank_to_range: '"rank_to" >= 1 and "rank_to" <= 500',
      poll_rank_reward_reward_type_option: '"reward_type" in (\'credit\', \'credit_free\', \'point\', \'ticket\', \'item\')',
      poll_rank_reward_reward_value_range: '"reward_value" >= 1',
      poll_rank_reward_turnover_multiple_range: '"turnover_multiple" >= 0 and "turnover_multiple" <= 100',
    },
    indexes: [{ name: 'poll_rank_reward_event_reward_id_idx', columns: ['event_reward_id'] }, { name: 'poll_rank_reward_poll_id_rank_from_idx', columns: ['poll_id', 'rank_from'] }],
    foreignKeys: [{ name: 'poll_rank_reward_poll_id_fkey', column: 'poll_id', table: 'poll', target: 'id' }, { name: 'poll_rank_reward_event_reward_id_fkey', column: 'event_reward_id', table: 'event_reward', target: 'id' }],
  },
  poll_submission: {
    name: 'poll_submission',
    columns: {
      submission_id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      poll_id: { kind: 'ref', type: 'integer', nullable: false },
      member_id: { kind: 'ref', type: 'integer', nullable: false },
      agent_id: { kind: 'ref', type: 'integer', nullable: false },
      item_ids: { kind: 'list', type: 'jsonb', nullable: false, default: '\'[]\'' },
      answer: { kind: 'string', type: 'varchar(255)', nullable: false },
      submitted_at: { kind: 'datetime', type: 'timestamptz', nullable: false },
      ip: { kind: 'ip', type: 'varchar(43)', nullable: true },
      device_id: { kind: 'string', type: 'varchar(64)', nullable: true },
      is_correct: { kind: 'boolean', type: 'boolean', nullable: true, default: 'false' },
      eligible: { kind: 'boolean', type: 'boolean', nullable: false, default: 'true' },
      ineligible_reason: { kind: 'enum', type: 'varchar(64)', nullable: true },
      won_rank: { kind: 'integer', type: 'integer', nullable: true },
    },
    primaryKey: 'submission_id',
    uniques: {},
    checks: { poll_submission_ineligible_reason_option: '"ineligible_reason" in (\'suspended\', \'condition\', \'duplicate\')' },
    indexes: [
      { name: 'poll_submission_agent_id_submission_id_idx', columns: ['agent_id', 'submission_id'] },
      { name: 'poll_submission_eligible_submission_id_idx', columns: ['eligible', 'submission_id'] },
      { name: 'poll_submission_ineligible_reason_submission_id_idx', columns: ['ineligible_reason', 'submission_id'] },
      { name: 'poll_submission_is_correct_submission_id_idx', columns: ['is_correct', 'submission_id'] },
      { name: 'poll_submission_member_id_idx', columns: ['member_id'] },
      { name: 'poll_submission_poll_id_ip_idx', columns: ['poll_id', 'ip'] },
      { name: 'poll_submission_poll_id_member_id_idx', columns: ['poll_id', 'member_id'] },
      { name: 'poll_submission_poll_id_submission_id_idx', columns: ['poll_id', 'submission_id'] },
      { name: 'poll_submission_poll_id_submitted_at_idx', columns: ['poll_id', 'submitted_at'] },
      { name: 'poll_submission_submitted_at_submission_id_idx', columns: ['submitted_at', 'submission_id'] },
    ],
    foreignKeys: [
      { name: 'poll_submission_poll_id_fkey', column: 'poll_id', table: 'poll', target: 'id' },
      { name: 'poll_submission_member_id_fkey', column: 'member_id', table: 'member', target: 'id' },
      { name: 'poll_submission_agent_id_fkey', column: 'agent_id', table: 'agent', target: 'id' },
    ],
  },
  poll_winner: {
    name: 'poll_winner',
    columns: {
      slot_id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      poll_id: { kind: 'ref', type: 'integer', nullable: false },
      rank: { kind: 'integer', type: 'integer', nullable: false },
      rank_reward_id: { kind: 'ref', type: 'integer', nullable: false },
      member_id: { kind: 'ref', type: 'integer', nullable: true },
      submission_id: { kind: 'ref', type: 'integer', nullable: true },
      selected_by: { kind: 'enum', type: 'varchar(64)', nullable: true },
      selected_at: { kind: 'datetime', type: 'timestamptz', nullable: true },
      chosen_by: { kind: 'ref', type: 'integer', nullable: true },
      draw_id: { kind: 'ref', type: 'integer', nullable: true },
      cleared_at: { kind: 'datetime', type: 'timestamptz', nullable: true },
      cleared_by: { kind: 'ref', type: 'integer', nullable: true },
      attempted_at: { kind: 'datetime', type: 'timestamptz', nullable: true },
      paid_at: { kind: 'datetime', type: 'timestamptz', nullable: true },
      log_no: { kind: 'code', type: 'varchar(64)', nullable: true },
      status: { kind: 'enum', type: 'varchar(64)', nullable: false, default: '\'empty\'' },
      message: { kind: 'string', type: 'varchar(255)', nullable: true },
    },
    primaryKey: 'slot_id',
    uniques: {},
    checks: { poll_winner_selected_by_option: '"selected_by" in (\'random\', \'assign\')', poll_winner_status_option: '"status" in (\'empty\', \'selected\', \'paid\', \'failed\')' },
    indexes: [
      { name: 'poll_winner_chosen_by_idx', columns: ['chosen_by'] },
      { name: 'poll_winner_cleared_by_idx', columns: ['cleared_by'] },
      { name: 'poll_winner_draw_id_idx', columns: ['draw_id'] },
      { name: 'poll_winner_member_id_idx', columns: ['member_id'] },
      { name: 'poll_winner_poll_id_status_idx', columns: ['poll_id', 'status'] },
      { name: 'poll_winner_rank_reward_id_idx', columns: ['rank_reward_id'] },
      { name: 'poll_winner_submission_id_idx', columns: ['submission_id'] },
    ],
    foreignKeys: [
      { name: 'poll_winner_poll_id_fkey', column: 'poll_id', table: 'poll', target: 'id' },
      { name: 'poll_winner_rank_reward_id_fkey', column: 'rank_reward_id', table: 'poll_rank_reward', target: 'id' },
      { name: 'poll_winner_member_id_fkey', column: 'member_id', table: 'member', target: 'id' },
      { name: 'poll_winner_submission_id_fkey', column: 'submission_id', table: 'poll_submission', target: 'submission_id' },
      { name: 'poll_winner_chosen_by_fkey', column: 'chosen_by', table: 'app_user', target: 'id' },
      { name: 'poll_winner_draw_id_fkey', column: 'draw_id', table: 'poll_draw', target: 'id' },
      { name: 'poll_winner_cleared_by_fkey', column: 'cleared_by', table: 'app_user', target: 'id' },
    ],
  },
  promotion: {
    name: 'promotion',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      code: { kind: 'string', type: 'varchar(32)', nullable: false },
      name: { kind: 'string', type: 'varchar(120)', nullable: false },
      image_url: { kind: 'image', type: 'text', nullable: true },
      description: { kind: 'html', type: 'text', nullable: true },
      agent_ids: { kind: 'list', type: 'jsonb', nullable: false, default: '\'[]\'' },
      type: { kind: 'enum', type: 'varchar(64)', nullable: false },
      bonus_mode: { kind: 'enum', type: 'varchar(64)', nullable: false },
      bonus_value: { kind: 'multiplier', type: 'numeric(9,2)', nullable: true },
      bonus_max: { kind: 'money', type: 'bigint', nullable: true },
      tiers: { kind: 'list', type: 'jsonb', nullable: false, default: '\'[]\'' },
      deposit_min: { kind: 'money', type: 'bigint', nullable: true },
      deposit_max: { kind: 'money', type: 'bigint', nullable: true },
      turnover_multiple: { kind: 'multiplier', type: 'numeric(9,2)', nullable: false },
      turnover_base: { kind: 'enum', type: 'varchar(64)', nullable: false },
      withdraw_cap_mode: { kind: 'enum', type: 'varchar(64)', nullable: false },
      withdraw_cap_value: { kind: 'multiplier', type: 'numeric(9,2)', nullable: true },
      bonus_withdrawable: { kind: 'boolean', type: 'boolean', nullable: false, default: 'false' },
      allowed_types: { kind: 'list', type: 'jsonb', nullable: false, default: '\'[]\'' },
      blocked_providers: { kind: 'list', type: 'jsonb', nullable: false, default: '\'[]\'' },
      claim_limit_per_member: { kind: 'integer', type: 'integer', nullable: true },
      claim_limit_per_day: { kind: 'integer', type: 'integer', nullable: true },
      total_quota: { kind: 'integer', type: 'integer', nullable: true },
      days_of_week: { kind: 'list', type: 'jsonb', nullable: false, default: '\'[]\'' },
      time_from: { kind: 'time', type: 'varchar(5)', nullable: true },
      time_to: { kind: 'time', type: 'varchar(5)', nullable: true },
      start_at: { kind: 'datetime', type: 'timestamptz', nullable: true },
      end_at: { kind: 'datetime', type: 'timestamptz', nullable: true },
      claim_count: { kind: 'integer', type: 'integer', nullable: false, default: '0' },
      bonus_paid: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      deposit_generated: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      withdraw_generated: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      status: { kind: 'enum', type: 'varchar(64)', nullable: false },
      version: { kind: 'integer', type: 'integer', nullable: false, default: '1' },
    },
    primaryKey: 'id',
    uniques: { promotion_code_key: ['code'] },
    checks: {
      promotion_type_option: '"type" in (\'new_member\', \'first_deposit_day\', \'every_deposit\', \'happy_hour\', \'credit_free\', \'winback\', \'birthday\', \'custom\')',
      promotion_bonus_mode_option: '"bonus_mode" in (\'percent\', \'fixed\', \'tier\')',
      promotion_turnover_base_option: '"turnover_base" in (\'deposit_bonus\', \'bonus\', \'deposit\')',
      promotion_withdraw_cap_mode_option: '"withdraw_cap_mode" in (\'none\', \'amount\', \'x_deposit\', \'x_total\')',
      promotion_time_from_format: '"time_from" ~ \'^(?:[01][0-9]|2[0-3]):[0-5][0-9]$\'',
      promotion_time_to_format: '"time_to" ~ \'^(?:[01][0-9]|2[0-3]):[0-5][0-9]$\'',
      promotion_status_option: '"status" in (\'draft\', \'scheduled\', \'active\', \'paused\', \'expired\', \'exhausted\')',
    },
    indexes: [
      { name: 'promotion_agent_ids_elements', columns: ['agent_ids'], elements: true },
      { name: 'promotion_bonus_max_id_idx', columns: ['bonus_max', 'id'] },
      { name: 'promotion_bonus_paid_id_idx', columns: ['bonus_paid', 'id'] },
      { name: 'promotion_bonus_value_id_idx', columns: ['bonus_value', 'id'] },
      { name: 'promotion_claim_count_id_idx', columns: ['claim_count', 'id'] },
      { name: 'promotion_deposit_generated_id_idx', columns: ['deposit_generated', 'id'] },
      { name: 'promotion_deposit_min_id_idx', columns: ['deposit_min', 'id'] },
      { name: 'promotion_end_at_id_idx', columns: ['end_at', 'id'] },
      { name: 'promotion_name_id_idx', columns: ['name', 'id'] },
      { name: 'promotion_start_at_idx', columns: ['start_at'] },
      { name: 'promotion_status_end_at_idx', columns: ['status', 'end_at'] },
      { name: 'promotion_status_id_idx', columns: ['status', 'id'] },
      { name: 'promotion_turnover_multiple_id_idx', columns: ['turnover_multiple', 'id'] },
      { name: 'promotion_type_id_idx', columns: ['type', 'id'] },
      { name: 'promotion_withdraw_cap_value_id_idx', columns: ['withdraw_cap_value', 'id'] },
    ],
    searched: ['code', 'name'],
    foreignKeys: [],
  },
  promotion_claim: {
    name: 'promotion_claim',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      promotion_id: { kind: 'ref', type: 'integer', nullable: false },
      member_id: { kind: 'ref', type: 'integer', nullable: false },
      deposit: { kind: 'money', type: 'bigint', nullable: false },
      bonus: { kind: 'money', type: 'bigint', nullable: false },
      claimed_at: { kind: 'datetime', type: 'timestamptz', nullable: false },
    },
    primaryKey: 'id',
    uniques: {},
    checks: {},
    indexes: [{ name: 'promotion_claim_member_id_idx', columns: ['member_id'] }, { name: 'promotion_claim_promotion_id_claimed_at_idx', columns: ['promotion_id', 'claimed_at'] }],
    foreignKeys: [{ name: 'promotion_claim_promotion_id_fkey', column: 'promotion_id', table: 'promotion', target: 'id' }, { name: 'promotion_claim_member_id_fkey', column: 'member_id', table: 'member', target: 'id' }],
  },
  promotion_offer: {
    name: 'promotion_offer',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      promotion_id: { kind: 'ref', type: 'integer', nullable: false },
      agent_id: { kind: 'ref', type: 'integer', nullable: false },
      target_type: { kind: 'enum', type: 'varchar(64)', nullable: false },
      member_id: { kind: 'ref', type: 'integer', nullable: true },
      segment_name: { kind: 'string', type: 'varchar(80)', nullable: true },
      bonus: { kind: 'money', type: 'bigint', nullable: false },
      offered_by: { kind: 'ref', type: 'integer', nullable: true },
      created_at: { kind: 'datetime', type: 'timestamptz', nullable: false },
      expires_at: { kind: 'datetime', type: 'timestamptz', nullable: true },
      claimed_at: { kind: 'datetime', type: 'timestamptz', nullable: true },
      status: { kind: 'enum', type: 'varchar(64)', nullable: false },
    },
    primaryKey: 'id',
    uniques: {},
    checks: { promotion_offer_target_type_option: '"target_type" in (\'member\', \'segment\', \'agent\')', promotion_offer_status_option: '"status" in (\'offered\', \'claimed\', \'expired\', \'revoked\')' },
    indexes: [
      { name: 'promotion_offer_agent_id_idx', columns: ['agent_id'] },
      { name: 'promotion_offer_created_at_idx', columns: ['created_at'] },
      { name: 'promotion_offer_member_id_idx', columns: ['member_id'] },
      { name: 'promotion_offer_offered_by_idx', columns: ['offered_by'] },
      { name: 'promotion_offer_promotion_id_idx', columns: ['promotion_id'] },
    ],
    foreignKeys: [
      { name: 'promotion_offer_promotion_id_fkey', column: 'promotion_id', table: 'promotion', target: 'id' },
      { name: 'promotion_offer_agent_id_fkey', column: 'agent_id', table: 'agent', target: 'id' },
      { name: 'promotion_offer_member_id_fkey', column: 'member_id', table: 'member', target: 'id' },
      { name: 'promotion_offer_offered_by_fkey', column: 'offered_by', table: 'app_user', target: 'id' },
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
    indexes: [{ name: 'provider_created_by_idx', columns: ['created_by'] }, { name: 'provider_updated_by_idx', columns: ['updated_by'] }],
    foreignKeys: [{ name: 'provider_created_by_fkey', column: 'created_by', table: 'app_user', target: 'id' }, { name: 'provider_updated_by_fkey', column: 'updated_by', table: 'app_user', target: 'id' }],
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
    indexes: [{ name: 'provider_account_member_id_provider_id_unique', columns: ['member_id', 'provider_id'], unique: true }, { name: 'provider_account_provider_id_ign_unique', columns: ['provider_id', 'ign'], unique: true }],
    foreignKeys: [{ name: 'provider_account_member_id_fkey', column: 'member_id', table: 'member', target: 'id' }, { name: 'provider_account_provider_id_fkey', column: 'provider_id', table: 'provider', target: 'id' }],
  },
  provider_config: {
    name: 'provider_config',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      agent_id: { kind: 'ref', type: 'integer', nullable: false },
      provider_id: { kind: 'ref', type: 'integer', nullable: false },
      operator_code: { kind: 'string', type: 'varchar(60)', nullable: false },
      api_key: { kind: 'secret', type: 'text', nullable: true },
      secret_key: { kind: 'secret', type: 'text', nullable: true },
      bet_limit_group: { kind: 'string', type: 'varchar(40)', nullable: true },
      min_bet: { kind: 'money', type: 'bigint', nullable: true },
      max_bet: { kind: 'money', type: 'bigint', nullable: true },
      share_pct: { kind: 'percent', type: 'numeric(9,4)', nullable: true },
      commission_pct: { kind: 'percent', type: 'numeric(9,4)', nullable: true },
      member_commission_pct: { kind: 'percent', type: 'numeric(9,4)', nullable: true },
      count_turnover: { kind: 'boolean', type: 'boolean', nullable: false, default: 'true' },
      sub_provider_ids: { kind: 'list', type: 'jsonb', nullable: true },
      sort_order: { kind: 'integer', type: 'integer', nullable: true },
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
      provider_config_min_bet_range: '"min_bet" >= 0',
      provider_config_max_bet_range: '"max_bet" >= 0',
      provider_config_share_pct_range: '"share_pct" >= 0 and "share_pct" <= 100',
      provider_config_commission_pct_range: '"commission_pct" >= 0 and "commission_pct" <= 2',
      provider_config_member_commission_pct_range: '"member_commission_pct" >= 0 and "member_commission_pct" <= 2',
      provider_config_sort_order_range: '"sort_order" >= 0 and "sort_order" <= 999999',
      provider_config_status_option: '"status" in (\'active\', \'maintenance\', \'inactive\')',
    },
    indexes: [
      { name: 'provider_config_agent_id_provider_id_unique', columns: ['agent_id', 'provider_id'], unique: true },
      { name: 'provider_config_created_by_idx', columns: ['created_by'] },
      { name: 'provider_config_provider_id_idx', columns: ['provider_id'] },
      { name: 'provider_config_updated_by_idx', columns: ['updated_by'] },
    ],
    foreignKeys: [
      { name: 'provider_config_agent_id_fkey', column: 'agent_id', table: 'agent', target: 'id' },
      { name: 'provider_config_provider_id_fkey', column: 'provider_id', table: 'provider', target: 'id' },
      { name: 'provider_config_created_by_fkey', column: 'created_by', table: 'app_user', target: 'id' },
      { name: 'provider_config_updated_by_fkey', column: 'updated_by', table: 'app_user', target: 'id' },
    ],
  },
  provider_day: {
    name: 'provider_day',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      stat_date: { kind: 'date', type: 'date', nullable: false },
      agent_id: { kind: 'ref', type: 'integer', nullable: false },
      sub_provider_id: { kind: 'ref', type: 'integer', nullable: false },
      bet_count: { kind: 'integer', type: 'integer', nullable: false, default: '0' },
      turnover: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      valid_turnover: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      payout: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      member_commission: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      agent_winloss: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      agent_commission: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      provider_cost: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
    },
    primaryKey: 'id',
    uniques: {},
    checks: {},
    indexes: [
      { name: 'provider_day_agent_id_idx', columns: ['agent_id'] },
      { name: 'provider_day_stat_date_agent_id_sub_provider_id_unique', columns: ['stat_date', 'agent_id', 'sub_provider_id'], unique: true },
      { name: 'provider_day_sub_provider_id_idx', columns: ['sub_provider_id'] },
    ],
    foreignKeys: [{ name: 'provider_day_agent_id_fkey', column: 'agent_id', table: 'agent', target: 'id' }, { name: 'provider_day_sub_provider_id_fkey', column: 'sub_provider_id', table: 'sub_provider', target: 'id' }],
  },
  provider_log: {
    name: 'provider_log',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      created_at: { kind: 'datetime', type: 'timestamptz', nullable: false },
      agent_id: { kind: 'ref', type: 'integer', nullable: false },
      provider_id: { kind: 'ref', type: 'integer', nullable: false },
      sub_provider_id: { kind: 'ref', type: 'integer', nullable: true },
      member_id: { kind: 'ref', type: 'integer', nullable: false },
      ign: { kind: 'string', type: 'varchar(64)', nullable: false },
      action: { kind: 'enum', type: 'varchar(64)', nullable: false },
      game_code: { kind: 'string', type: 'varchar(64)', nullable: true },
      game_name: { kind: 'string', type: 'varchar(120)', nullable: true },
      round_id: { kind: 'string', type: 'varchar(64)', nullable: true },
      txn_id: { kind: 'string', type: 'varchar(64)', nullable: false },
      bet_amount: { kind: 'money', type: 'bigint', nullable: false },
      valid_amount: { kind: 'money', type: 'bigint', nullable: false },
      win_amount: { kind: 'money', type: 'bigint', nullable: false },
      jackpot_amount: { kind: 'money', type: 'bigint', nullable: false },
      balance_before: { kind: 'money', type: 'bigint', nullable: true },
      balance_after: { kind: 'money', type: 'bigint', nullable: true },
      status: { kind: 'enum', type: 'varchar(64)', nullable: false },
      error_code: { kind: 'string', type: 'varchar(40)', nullable: true },
      error_message: { kind: 'string', type: 'varchar(255)', nullable: true },
      latency_ms: { kind: 'integer', type: 'integer', nullable: false },
      request_json: { kind: 'json', type: 'jsonb', nullable: false },
      response_json: { kind: 'json', type: 'jsonb', nullable: true },
    },
    primaryKey: 'id',
    uniques: {},
    checks: {
      provider_log_action_option: '"action" in (\'balance\', \'bet\', \'settle\', \'cancel\', \'rollback\', \'bonus\', \'adjust\')',
      provider_log_status_option: '"status" in (\'ok\', \'duplicate\', \'insufficient\', \'error\', \'timeout\')',
      provider_log_latency_ms_range: '"latency_ms" >= 0',
    },
    indexes: [
      { name: 'provider_log_agent_id_created_at_idx', columns: ['agent_id', 'created_at'] },
      { name: 'provider_log_created_at_idx', columns: ['created_at'] },
      { name: 'provider_log_member_id_created_at_idx', columns: ['member_id', 'created_at'] },
      { name: 'provider_log_provider_id_created_at_idx', columns: ['provider_id', 'created_at'] },
      { name: 'provider_log_provider_id_txn_id_action_unique', columns: ['provider_id', 'txn_id', 'action'], unique: true, where: '"status" = \'ok\'' },
      { name: 'provider_log_round_id_idx', columns: ['round_id'] },
      { name: 'provider_log_sub_provider_id_idx', columns: ['sub_provider_id'] },
    ],
    foreignKeys: [
      { name: 'provider_log_agent_id_fkey', column: 'agent_id', table: 'agent', target: 'id' },
      { name: 'provider_log_provider_id_fkey', column: 'provider_id', table: 'provider', target: 'id' },
      { name: 'provider_log_sub_provider_id_fkey', column: 'sub_provider_id', table: 'sub_provider', target: 'id' },
      { name: 'provider_log_member_id_fkey', column: 'member_id', table: 'member', target: 'id' },
    ],
  },
  provider_month: {
    name: 'provider_month',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      month: { kind: 'date', type: 'date', nullable: false },
      agent_id: { kind: 'ref', type: 'integer', nullable: false },
      sub_provider_id: { kind: 'ref', type: 'integer', nullable: false },
      bet_count: { kind: 'integer', type: 'integer', nullable: false, default: '0' },
      turnover: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      valid_turnover: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      payout: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      member_commission: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      agent_winloss: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      agent_commission: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      provider_cost: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
    },
    primaryKey: 'id',
    uniques: {},
    checks: {},
    indexes: [
      { name: 'provider_month_agent_id_idx', columns: ['agent_id'] },
      { name: 'provider_month_month_agent_id_sub_provider_id_unique', columns: ['month', 'agent_id', 'sub_provider_id'], unique: true },
      { name: 'provider_month_sub_provider_id_idx', columns: ['sub_provider_id'] },
    ],
    foreignKeys: [{ name: 'provider_month_agent_id_fkey', column: 'agent_id', table: 'agent', target: 'id' }, { name: 'provider_month_sub_provider_id_fkey', column: 'sub_provider_id', table: 'sub_provider', target: 'id' }],
  },
  quest: {
    name: 'quest',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      name: { kind: 'string', type: 'varchar(120)', nullable: false },
      description: { kind: 'html', type: 'text', nullable: true },
      image_url: { kind: 'image', type: 'text', nullable: true },
      agent_ids: { kind: 'list', type: 'jsonb', nullable: false },
      cycle: { kind: 'enum', type: 'varchar(64)', nullable: false, default: '\'daily\'' },
      start_at: { kind: 'datetime', type: 'timestamptz', nullable: false },
      end_at: { kind: 'datetime', type: 'timestamptz', nullable: true },
      unlock_mode: { kind: 'enum', type: 'varchar(64)', nullable: false, default: '\'all\'' },
      bonus_event_reward_id: { kind: 'ref', type: 'integer', nullable: true },
      eligible_levels: { kind: 'list', type: 'jsonb', nullable: true },
      status: { kind: 'enum', type: 'varchar(64)', nullable: false, default: '\'draft\'' },
      created_at: { kind: 'datetime', type: 'timestamptz', nullable: false, default: 'now()' },
      created_by: { kind: 'ref', type: 'integer', nullable: true },
      updated_at: { kind: 'datetime', type: 'timestamptz', nullable: false, default: 'now()' },
      updated_by: { kind: 'ref', type: 'integer', nullable: true },
      version: { kind: 'integer', type: 'integer', nullable: false, default: '1' },
    },
    primaryKey: 'id',
    uniques: {},
    checks: {
      quest_cycle_option: '"cycle" in (\'once\', \'daily\', \'weekly\', \'monthly\', \'event\')',
      quest_unlock_mode_option: '"unlock_mode" in (\'all\', \'sequential\')',
      quest_status_option: '"status" in (\'draft\', \'active\', \'paused\', \'ended\')',
    },
    indexes: [
      { name: 'quest_bonus_event_reward_id_idx', columns: ['bonus_event_reward_id'] },
      { name: 'quest_created_by_idx', columns: ['created_by'] },
      { name: 'quest_status_idx', columns: ['status'] },
      { name: 'quest_updated_by_idx', columns: ['updated_by'] },
    ],
    foreignKeys: [
      { name: 'quest_bonus_event_reward_id_fkey', column: 'bonus_event_reward_id', table: 'event_reward', target: 'id' },
      { name: 'quest_created_by_fkey', column: 'created_by', table: 'app_user', target: 'id' },
      { name: 'quest_updated_by_fkey', column: 'updated_by', table: 'app_user', target: 'id' },
    ],
  },
  quest_item: {
    name: 'quest_item',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      quest_id: { kind: 'ref', type: 'integer', nullable: false },
      name: { kind: 'string', type: 'varchar(120)', nullable: false },
      condition_type: { kind: 'enum', type: 'varchar(64)', nullable: false, default: '\'deposit_amount\'' },
      target_value: { kind: 'multiplier', type: 'numeric(9,2)', nullable: false },
      provider_id: { kind: 'ref', type: 'integer', nullable: true },
      game_id: { kind: 'ref', type: 'integer', nullable: true },
      game_types: { kind: 'list', type: 'jsonb', nullable: true },
      event_reward_id: { kind: 'ref', type: 'integer', nullable: false },
      claim_mode: { kind: 'enum', type: 'varchar(64)', nullable: false, default: '\'manual\'' },
      claim_expire_hours: { kind: 'integer', type: 'integer', nullable: true },
      sort_order: { kind: 'integer', type: 'integer', nullable: false, default: '0' },
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
      quest_item_condition_type_option: '"condition_type" in (\'deposit_amount\', \'deposit_count\', \'valid_turnover\', \'bet_count\', \'win_amount\', \'loss_amount\', \'play_provider\', \'play_game\', \'login_days\', \'invite_friends\')',
      quest_item_target_value_range: '"target_value" >= 0.01 and "target_value" <= 9999999.99',
      quest_item_claim_mode_option: '"claim_mode" in (\'auto\', \'manual\')',
      quest_item_claim_expire_hours_range: '"claim_expire_hours" >= 1 and "claim_expire_hours" <= 8760',
      quest_item_sort_order_range: '"sort_order" >= 0 and "sort_order" <= 100000',
      quest_item_status_option: '"status" in (\'active\', \'inactive\')',
    },
    indexes: [
      { name: 'quest_item_created_by_idx', columns: ['created_by'] },
      { name: 'quest_item_event_reward_id_idx', columns: ['event_reward_id'] },
      { name: 'quest_item_game_id_idx', columns: ['game_id'] },
      { name: 'quest_item_provider_id_idx', columns: ['provider_id'] },
      { name: 'quest_item_quest_id_sort_order_idx', columns: ['quest_id', 'sort_order'] },
      { name: 'quest_item_updated_by_idx', columns: ['updated_by'] },
    ],
    foreignKeys: [
      { name: 'quest_item_quest_id_fkey', column: 'quest_id', table: 'quest', target: 'id' },
      { name: 'quest_item_provider_id_fkey', column: 'provider_id', table: 'provider', target: 'id' },
      { name: 'quest_item_game_id_fkey', column: 'game_id', table: 'game', target: 'id' },
      { name: 'quest_item_event_reward_id_fkey', column: 'event_reward_id', table: 'event_reward', target: 'id' },
      { name: 'quest_item_created_by_fkey', column: 'created_by', table: 'app_user', target: 'id' },
      { name: 'quest_item_updated_by_fkey', column: 'updated_by', table: 'app_user', target: 'id' },
    ],
  },
  quest_progress: {
    name: 'quest_progress',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      run_id: { kind: 'ref', type: 'integer', nullable: false },
      quest_item_id: { kind: 'ref', type: 'integer', nullable: false },
      agent_id: { kind: 'ref', type: 'integer', nullable: false },
      member_id: { kind: 'ref', type: 'integer', nullable: false },
      value: { kind: 'multiplier', type: 'numeric(9,2)', nullable: false, default: '0' },
      status: { kind: 'enum', type: 'varchar(64)', nullable: false, default: '\'in_progress\'' },
      completed: { kind: 'integer', type: 'integer', nullable: false, default: '0' },
      claimed: { kind: 'integer', type: 'integer', nullable: false, default: '0' },
      completed_at: { kind: 'datetime', type: 'timestamptz', nullable: true },
      expires_at: { kind: 'datetime', type: 'timestamptz', nullable: true },
      claimed_at: { kind: 'datetime', type: 'timestamptz', nullable: true },
    },
    primaryKey: 'id',
    uniques: {},
    checks: {
      quest_progress_status_option: '"status" in (\'in_progress\', \'completed\', \'claimed\', \'expired\')',
      quest_progress_completed_range: '"completed" >= 0 and "completed" <= 1',
      quest_progress_claimed_range: '"claimed" >= 0 and "claimed" <= 1',
    },
    indexes: [
      { name: 'quest_progress_agent_id_idx', columns: ['agent_id'] },
      { name: 'quest_progress_expires_at_idx', columns: ['expires_at'], where: '"status" = \'completed\'' },
      { name: 'quest_progress_member_id_idx', columns: ['member_id'] },
      { name: 'quest_progress_quest_item_id_idx', columns: ['quest_item_id'] },
      { name: 'quest_progress_run_id_quest_item_id_unique', columns: ['run_id', 'quest_item_id'], unique: true },
    ],
    foreignKeys: [
      { name: 'quest_progress_run_id_fkey', column: 'run_id', table: 'quest_run', target: 'id' },
      { name: 'quest_progress_quest_item_id_fkey', column: 'quest_item_id', table: 'quest_item', target: 'id' },
      { name: 'quest_progress_agent_id_fkey', column: 'agent_id', table: 'agent', target: 'id' },
      { name: 'quest_progress_member_id_fkey', column: 'member_id', table: 'member', target: 'id' },
    ],
  },
  quest_run: {
    name: 'quest_run',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      quest_id: { kind: 'ref', type: 'integer', nullable: false },
      agent_id: { kind: 'ref', type: 'integer', nullable: false },
      member_id: { kind: 'ref', type: 'integer', nullable: false },
      round: { kind: 'string', type: 'varchar(16)', nullable: false },
      joined_at: { kind: 'datetime', type: 'timestamptz', nullable: false },
      completed: { kind: 'integer', type: 'integer', nullable: false, default: '0' },
      completed_at: { kind: 'datetime', type: 'timestamptz', nullable: true },
      bonus_given: { kind: 'integer', type: 'integer', nullable: false, default: '0' },
      reward_paid: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
    },
    primaryKey: 'id',
    uniques: {},
    checks: { quest_run_completed_range: '"completed" >= 0 and "completed" <= 1', quest_run_bonus_given_range: '"bonus_given" >= 0 and "bonus_given" <= 1' },
    indexes: [
      { name: 'quest_run_agent_id_idx', columns: ['agent_id'] },
      { name: 'quest_run_member_id_idx', columns: ['member_id'] },
      { name: 'quest_run_quest_id_member_id_round_unique', columns: ['quest_id', 'member_id', 'round'], unique: true },
    ],
    foreignKeys: [
      { name: 'quest_run_quest_id_fkey', column: 'quest_id', table: 'quest', target: 'id' },
      { name: 'quest_run_agent_id_fkey', column: 'agent_id', table: 'agent', target: 'id' },
      { name: 'quest_run_member_id_fkey', column: 'member_id', table: 'member', target: 'id' },
    ],
  },
  raw_transaction: {
    name: 'raw_transaction',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      raw_ref: { kind: 'code', type: 'varchar(64)', nullable: false },
      bank_id: { kind: 'ref', type: 'integer', nullable: true },
      agent_ids: { kind: 'list', type: 'jsonb', nullable: false, default: '\'[]\'' },
      source: { kind: 'enum', type: 'varchar(64)', nullable: false },
      txn_at: { kind: 'datetime', type: 'timestamptz', nullable: false },
      detected_at: { kind: 'datetime', type: 'timestamptz', nullable: false },
      direction: { kind: 'enum', type: 'varchar(64)', nullable: false },
      amount: { kind: 'money', type: 'bigint', nullable: false },
      balance_after: { kind: 'money', type: 'bigint', nullable: true },
      channel_code: { kind: 'string', type: 'varchar(10)', nullable: true },
      upstream_ref: { kind: 'string', type: 'varchar(64)', nullable: true },
      from_bank_code: { kind: 'ref', type: 'varchar(64)', nullable: true },
      from_account_no: { kind: 'string', type: 'varchar(32)', nullable: true },
      from_account_name: { kind: 'string', type: 'varchar(120)', nullable: true },
      description: { kind: 'string', type: 'varchar(255)', nullable: false },
      dedupe_key: { kind: 'string', type: 'varchar(64)', nullable: false },
      match_status: { kind: 'enum', type: 'varchar(64)', nullable: false, default: '\'unmatched\'' },
      match_method: { kind: 'enum', type: 'varchar(64)', nullable: false, default: '\'none\'' },
      candidate_members: { kind: 'list', type: 'jsonb', nullable: false, default: '\'[]\'' },
      member_id: { kind: 'ref', type: 'integer', nullable: true },
      deposit_ref: { kind: 'code', type: 'varchar(64)', nullable: true },
      withdraw_ref: { kind: 'code', type: 'varchar(64)', nullable: true },
      gateway_order_ref: { kind: 'code', type: 'varchar(64)', nullable: true },
      flags: { kind: 'list', type: 'jsonb', nullable: false, default: '\'[]\'' },
      suspicious_reason: { kind: 'enum', type: 'varchar(64)', nullable: true },
      risk_score: { kind: 'integer', type: 'integer', nullable: false, default: '0' },
      review_status: { kind: 'enum', type: 'varchar(64)', nullable: true },
      reviewed_by: { kind: 'ref', type: 'integer', nullable: true },
      reviewed_at: { kind: 'datetime', type: 'timestamptz', nullable: true },
      review_note: { kind: 'string', type: 'varchar(500)', nullable: true },
      locked_by: { kind: 'ref', type: 'integer', nullable: true },
      locked_at: { kind: 'datetime', type: 'timestamptz', nullable: true },
    },
    primaryKey: 'id',
    uniques: { raw_transaction_raw_ref_key: ['raw_ref'], raw_transaction_dedupe_key_key: ['dedupe_key'] },
    checks: {
      raw_transaction_source_option: '"source" in (\'app\', \'sms\', \'web\', \'gateway\', \'truewallet\', \'slip\')',
      raw_transaction_direction_option: '"direction" in (\'in\', \'out\')',
      raw_transaction_amount_range: '"amount" >= 1',
      raw_transaction_match_status_option: '"match_status" in (\'unmatched\', \'multiple\', \'suspicious\', \'matched\', \'duplicate\', \'ignored\')',
      raw_transaction_match_method_option: '"match_method" in (\'account\', \'name\', \'decimal\', \'gateway_ref\', \'slip\', \'manual\', \'none\')',
      raw_transaction_suspicious_reason_option:
        '"suspicious_reason" in (\'agent_suspended\', \'name_mismatch\', \'dup_amount_time\', \'dup_slip\', \'third_party\', \'shared_account\', \'fast_in_out\', \'big_amount\', \'odd_hours_burst\', \'blacklist_account\', \'late_credit\', \'no_owner\')',
      raw_transaction_risk_score_range: '"risk_score" >= 0 and "risk_score" <= 100',
      raw_transaction_review_status_option: '"review_status" in (\'open\', \'cleared\', \'confirmed\')',
    },
    indexes: [
      { name: 'raw_transaction_bank_id_detected_at_idx', columns: ['bank_id', 'detected_at'] },
      { name: 'raw_transaction_bank_id_txn_at_idx', columns: ['bank_id', 'txn_at'] },
      { name: 'raw_transaction_deposit_ref_unique', columns: ['deposit_ref'], unique: true, where: '"deposit_ref" is not null' },
      { name: 'raw_transaction_detected_at_idx', columns: ['detected_at'] },
      { name: 'raw_transaction_from_bank_code_idx', columns: ['from_bank_code'] },
      { name: 'raw_transaction_locked_by_idx', columns: ['locked_by'] },
      { name: 'raw_transaction_match_status_detected_at_idx', columns: ['match_status', 'detected_at'] },
      { name: 'raw_transaction_member_id_detected_at_idx', columns: ['member_id', 'detected_at'] },
      { name: 'raw_transaction_review_status_detected_at_idx', columns: ['review_status', 'detected_at'] },
      { name: 'raw_transaction_reviewed_by_idx', columns: ['reviewed_by'] },
      { name: 'raw_transaction_txn_at_idx', columns: ['txn_at'] },
      { name: 'raw_transaction_upstream_ref_idx', columns: ['upstream_ref'], where: '"upstream_ref" is not null' },
    ],
    foreignKeys: [
      { name: 'raw_transaction_bank_id_fkey', column: 'bank_id', table: 'bank', target: 'id' },
      { name: 'raw_transaction_from_bank_code_fkey', column: 'from_bank_code', table: 'bank_ref', target: 'code' },
      { name: 'raw_transaction_member_id_fkey', column: 'member_id', table: 'member', target: 'id' },
      { name: 'raw_transaction_reviewed_by_fkey', column: 'reviewed_by', table: 'app_user', target: 'id' },
      { name: 'raw_transaction_locked_by_fkey', column: 'locked_by', table: 'app_user', target: 'id' },
    ],
  },
  replenish_log: {
    name: 'replenish_log',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      created_at: { kind: 'datetime', type: 'timestamptz', nullable: false },
      rule_id: { kind: 'ref', type: 'integer', nullable: false },
      balance_at_trigger: { kind: 'money', type: 'bigint', nullable: false },
      needed_amount: { kind: 'money', type: 'bigint', nullable: false },
      action: { kind: 'enum', type: 'varchar(64)', nullable: false },
      ticket_id: { kind: 'ref', type: 'integer', nullable: true },
      transfer_id: { kind: 'ref', type: 'integer', nullable: true },
      result: { kind: 'enum', type: 'varchar(64)', nullable: false },
      message: { kind: 'string', type: 'varchar(255)', nullable: true },
    },
    primaryKey: 'id',
    uniques: {},
    checks: { replenish_log_action_option: '"action" in (\'transfer\', \'ticket\', \'skipped\')', replenish_log_result_option: '"result" in (\'ok\', \'error\', \'no_source\', \'cooldown\', \'limit\')' },
    indexes: [
      { name: 'replenish_log_action_id_idx', columns: ['action', 'id'] },
      { name: 'replenish_log_balance_at_trigger_id_idx', columns: ['balance_at_trigger', 'id'] },
      { name: 'replenish_log_created_at_idx', columns: ['created_at'] },
      { name: 'replenish_log_message_id_idx', columns: ['message', 'id'] },
      { name: 'replenish_log_needed_amount_id_idx', columns: ['needed_amount', 'id'] },
      { name: 'replenish_log_result_id_idx', columns: ['result', 'id'] },
      { name: 'replenish_log_rule_id_created_at_idx', columns: ['rule_id', 'created_at'] },
      { name: 'replenish_log_rule_id_id_idx', columns: ['rule_id', 'id'] },
      { name: 'replenish_log_ticket_id_idx', columns: ['ticket_id'] },
      { name: 'replenish_log_transfer_id_idx', columns: ['transfer_id'] },
    ],
    searched: ['message'],
    foreignKeys: [
      { name: 'replenish_log_rule_id_fkey', column: 'rule_id', table: 'replenish_rule', target: 'id' },
      { name: 'replenish_log_ticket_id_fkey', column: 'ticket_id', table: 'replenish_ticket', target: 'id' },
      { name: 'replenish_log_transfer_id_fkey', column: 'transfer_id', table: 'bank_transfer', target: 'id' },
    ],
  },
  replenish_rule: {
    name: 'replenish_rule',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      target_bank_id: { kind: 'ref', type: 'integer', nullable: false },
      source_bank_ids: { kind: 'list', type: 'jsonb', nullable: false },
      min_balance: { kind: 'money', type: 'bigint', nullable: false },
      target_balance: { kind: 'money', type: 'bigint', nullable: false },
      per_transfer_max: { kind: 'money', type: 'bigint', nullable: false },
      daily_max: { kind: 'money', type: 'bigint', nullable: true },
      mode: { kind: 'enum', type: 'varchar(64)', nullable: false, default: '\'ticket\'' },
      finance_team_id: { kind: 'ref', type: 'integer', nullable: true },
      cooldown_min: { kind: 'integer', type: 'integer', nullable: false, default: '5' },
      last_run_at: { kind: 'datetime', type: 'timestamptz', nullable: true },
      filled_at: { kind: 'datetime', type: 'timestamptz', nullable: true },
      status: { kind: 'enum', type: 'varchar(64)', nullable: false, default: '\'active\'' },
      created_at: { kind: 'datetime', type: 'timestamptz', nullable: false, default: 'now()' },
      created_by: { kind: 'ref', type: 'integer', nullable: true },
      updated_at: { kind: 'datetime', type: 'timestamptz', nullable: false, default: 'now()' },
      updated_by: { kind: 'ref', type: 'integer', nullable: true },
      version: { kind: 'integer', type: 'integer', nullable: false, default: '1' },
    },
    primaryKey: 'id',
    uniques: { replenish_rule_target_bank_id_key: ['target_bank_id'] },
    checks: {
      replenish_rule_min_balance_range: '"min_balance" >= 1',
      replenish_rule_target_balance_range: '"target_balance" >= 1',
      replenish_rule_per_transfer_max_range: '"per_transfer_max" >= 1',
      replenish_rule_daily_max_range: '"daily_max" >= 1',
      replenish_rule_mode_option: '"mode" in (\'auto\', \'ticket\')',
      replenish_rule_cooldown_min_range: '"cooldown_min" >= 1 and "cooldown_min" <= 240',
      replenish_rule_status_option: '"status" in (\'active\', \'paused\')',
    },
    indexes: [
      { name: 'replenish_rule_created_by_idx', columns: ['created_by'] },
      { name: 'replenish_rule_finance_team_id_idx', columns: ['finance_team_id'] },
      { name: 'replenish_rule_status_last_run_at_idx', columns: ['status', 'last_run_at'] },
      { name: 'replenish_rule_updated_by_idx', columns: ['updated_by'] },
    ],
    foreignKeys: [
      { name: 'replenish_rule_target_bank_id_fkey', column: 'target_bank_id', table: 'bank', target: 'id' },
      { name: 'replenish_rule_finance_team_id_fkey', column: 'finance_team_id', table: 'finance_team', target: 'id' },
      { name: 'replenish_rule_created_by_fkey', column: 'created_by', table: 'app_user', target: 'id' },
      { name: 'replenish_rule_updated_by_fkey', column: 'updated_by', table: 'app_user', target: 'id' },
    ],
  },
  replenish_ticket: {
    name: 'replenish_ticket',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      ticket_ref: { kind: 'code', type: 'varchar(64)', nullable: true },
      target_bank_id: { kind: 'ref', type: 'integer', nullable: false },
      amount: { kind: 'money', type: 'bigint', nullable: false },
      source_type: { kind: 'enum', type: 'varchar(64)', nullable: false, default: '\'holding\'' },
      source_bank_id: { kind: 'ref', type: 'integer', nullable: true },
      gateway_account_id: { kind: 'ref', type: 'integer', nullable: true },
      priority: { kind: 'enum', type: 'varchar(64)', nullable: false, default: '\'normal\'' },
      finance_team_id: { kind: 'ref', type: 'integer', nullable: true },
      assignee_id: { kind: 'ref', type: 'integer', nullable: true },
      slip_image: { kind: 'image', type: 'text', nullable: true },
      actual_amount: { kind: 'money', type: 'bigint', nullable: true },
      transferred_at: { kind: 'datetime', type: 'timestamptz', nullable: true },
      transferred_by: { kind: 'ref', type: 'integer', nullable: true },
      reference: { kind: 'string', type: 'varchar(64)', nullable: true },
      confirmed_by: { kind: 'ref', type: 'integer', nullable: true },
      completed_at: { kind: 'datetime', type: 'timestamptz', nullable: true },
      opened_by: { kind: 'string', type: 'varchar(120)', nullable: true },
      opened_reason: { kind: 'string', type: 'varchar(255)', nullable: true },
      rule_id: { kind: 'ref', type: 'integer', nullable: true },
      note: { kind: 'text', type: 'text', nullable: true },
      comments: { kind: 'list', type: 'jsonb', nullable: false, default: '\'[]\'' },
      timeline: { kind: 'list', type: 'jsonb', nullable: false, default: '\'[]\'' },
      status: { kind: 'enum', type: 'varchar(64)', nullable: false, default: '\'open\'' },
      created_at: { kind: 'datetime', type: 'timestamptz', nullable: false, default: 'now()' },
      created_by: { kind: 'ref', type: 'integer', nullable: true },
      updated_at: { kind: 'datetime', type: 'timestamptz', nullable: false, default: 'now()' },
      updated_by: { kind: 'ref', type: 'integer', nullable: true },
      version: { kind: 'integer', type: 'integer', nullable: false, default: '1' },
    },
    primaryKey: 'id',
    uniques: { replenish_ticket_ticket_ref_key: ['ticket_ref'] },
    checks: {
      replenish_ticket_amount_range: '"amount" >= 1',
      replenish_ticket_source_type_option: '"source_type" in (\'holding\', \'gateway\', \'cash\')',
      replenish_ticket_priority_option: '"priority" in (\'normal\', \'high\', \'urgent\')',
      replenish_ticket_actual_amount_range: '"actual_amount" >= 1',
      replenish_ticket_status_option: '"status" in (\'open\', \'accepted\', \'transferred\', \'completed\', \'cancelled\')',
    },
    indexes: [
      { name: 'replenish_ticket_actual_amount_id_idx', columns: ['actual_amount', 'id'] },
      { name: 'replenish_ticket_amount_id_idx', columns: ['amount', 'id'] },
      { name: 'replenish_ticket_assignee_id_id_idx', columns: ['assignee_id', 'id'] },
      { name: 'replenish_ticket_confirmed_by_idx', columns: ['confirmed_by'] },
      { name: 'replenish_ticket_created_at_idx', columns: ['created_at'] },
      { name: 'replenish_ticket_created_by_idx', columns: ['created_by'] },
      { name: 'replenish_ticket_finance_team_id_id_idx', columns: ['finance_team_id', 'id'] },
      { name: 'replenish_ticket_gateway_account_id_id_idx', columns: ['gateway_account_id', 'id'] },
      { name: 'replenish_ticket_opened_by_id_idx', columns: ['opened_by', 'id'] },
      { name: 'replenish_ticket_opened_reason_id_idx', columns: ['opened_reason', 'id'] },
      { name: 'replenish_ticket_priority_id_idx', columns: ['priority', 'id'] },
      { name: 'replenish_ticket_rule_id_idx', columns: ['rule_id'] },
      { name: 'replenish_ticket_source_bank_id_id_idx', columns: ['source_bank_id', 'id'] },
      { name: 'replenish_ticket_source_type_id_idx', columns: ['source_type', 'id'] },
      { name: 'replenish_ticket_status_created_at_idx', columns: ['status', 'created_at'] },
      { name: 'replenish_ticket_status_id_idx', columns: ['status', 'id'] },
      { name: 'replenish_ticket_target_bank_id_id_idx', columns: ['target_bank_id', 'id'] },
      { name: 'replenish_ticket_transferred_by_idx', columns: ['transferred_by'] },
      { name: 'replenish_ticket_updated_at_id_idx', columns: ['updated_at', 'id'] },
      { name: 'replenish_ticket_updated_by_idx', columns: ['updated_by'] },
    ],
    searched: ['reference', 'ticket_ref'],
    foreignKeys: [
      { name: 'replenish_ticket_target_bank_id_fkey', column: 'target_bank_id', table: 'bank', target: 'id' },
      { name: 'replenish_ticket_source_bank_id_fkey', column: 'source_bank_id', table: 'bank', target: 'id' },
      { name: 'replenish_ticket_gateway_account_id_fkey', column: 'gateway_account_id', table: 'gateway_account', target: 'id' },
      { name: 'replenish_ticket_finance_team_id_fkey', column: 'finance_team_id', table: 'finance_team', target: 'id' },
      { name: 'replenish_ticket_assignee_id_fkey', column: 'assignee_id', table: 'app_user', target: 'id' },
      { name: 'replenish_ticket_transferred_by_fkey', column: 'transferred_by', table: 'app_user', target: 'id' },
      { name: 'replenish_ticket_confirmed_by_fkey', column: 'confirmed_by', table: 'app_user', target: 'id' },
      { name: 'replenish_ticket_rule_id_fkey', column: 'rule_id', table: 'replenish_rule', target: 'id' },
      { name: 'replenish_ticket_created_by_fkey', column: 'created_by', table: 'app_user', target: 'id' },
      { name: 'replenish_ticket_updated_by_fkey', column: 'updated_by', table: 'app_user', target: 'id' },
    ],
  },
  role: {
    name: 'role',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      code: { kind: 'string', type: 'varchar(32)', nullable: false },
      name: { kind: 'string', type: 'varchar(60)', nullable: false },
      name_en: { kind: 'string', type: 'varchar(60)', nullable: true },
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
    checks: { role_rank_range: '"rank" >= 1 and "rank" <= 99', role_scope_option: '"scope" in (\'all\', \'assigned\', \'own_tree\')', role_status_option: '"status" in (\'active\', \'inactive\')' },
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
  saved_view: {
    name: 'saved_view',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      user_id: { kind: 'ref', type: 'integer', nullable: false },
      screen: { kind: 'string', type: 'varchar(120)', nullable: false },
      name: { kind: 'string', type: 'varchar(80)', nullable: false },
      query: { kind: 'string', type: 'varchar(2000)', nullable: false },
      layout: { kind: 'shape', type: 'jsonb', nullable: false },
      created_at: { kind: 'datetime', type: 'timestamptz', nullable: false, default: 'now()' },
      created_by: { kind: 'ref', type: 'integer', nullable: true },
      updated_at: { kind: 'datetime', type: 'timestamptz', nullable: false, default: 'now()' },
      updated_by: { kind: 'ref', type: 'integer', nullable: true },
      version: { kind: 'integer', type: 'integer', nullable: false, default: '1' },
    },
    primaryKey: 'id',
    uniques: {},
    checks: {},
    indexes: [
      { name: 'saved_view_created_by_idx', columns: ['created_by'] },
      { name: 'saved_view_updated_by_idx', columns: ['updated_by'] },
      { name: 'saved_view_user_id_screen_name_unique', columns: ['user_id', 'screen', 'name'], unique: true },
    ],
    foreignKeys: [
      { name: 'saved_view_user_id_fkey', column: 'user_id', table: 'app_user', target: 'id' },
      { name: 'saved_view_created_by_fkey', column: 'created_by', table: 'app_user', target: 'id' },
      { name: 'saved_view_updated_by_fkey', column: 'updated_by', table: 'app_user', target: 'id' },
    ],
  },
  saved_view_role: {
    name: 'saved_view_role',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      view_id: { kind: 'ref', type: 'integer', nullable: false },
      role_id: { kind: 'ref', type: 'integer', nullable: false },
      screen: { kind: 'string', type: 'varchar(120)', nullable: false },
      is_first: { kind: 'boolean', type: 'boolean', nullable: false, default: 'false' },
    },
    primaryKey: 'id',
    uniques: {},
    checks: {},
    indexes: [
      { name: 'saved_view_role_role_id_idx', columns: ['role_id'] },
      { name: 'saved_view_role_role_id_screen_unique', columns: ['role_id', 'screen'], unique: true, where: '"is_first" = true' },
      { name: 'saved_view_role_view_id_role_id_unique', columns: ['view_id', 'role_id'], unique: true },
    ],
    foreignKeys: [{ name: 'saved_view_role_view_id_fkey', column: 'view_id', table: 'saved_view', target: 'id' }, { name: 'saved_view_role_role_id_fkey', column: 'role_id', table: 'role', target: 'id' }],
  },
  shop_code: {
    name: 'shop_code',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      item_id: { kind: 'ref', type: 'integer', nullable: false },
      stock_id: { kind: 'ref', type: 'integer', nullable: false },
      code: { kind: 'secret', type: 'text', nullable: false },
      fingerprint: { kind: 'string', type: 'varchar(64)', nullable: false },
      redeem_id: { kind: 'ref', type: 'integer', nullable: true },
    },
    primaryKey: 'id',
    uniques: { shop_code_fingerprint_key: ['fingerprint'] },
    checks: {},
    indexes: [{ name: 'shop_code_item_id_idx', columns: ['item_id'] }, { name: 'shop_code_redeem_id_idx', columns: ['redeem_id'] }, { name: 'shop_code_stock_id_idx', columns: ['stock_id'] }],
    foreignKeys: [
      { name: 'shop_code_item_id_fkey', column: 'item_id', table: 'shop_item', target: 'id' },
      { name: 'shop_code_stock_id_fkey', column: 'stock_id', table: 'shop_stock', target: 'id' },
      { name: 'shop_code_redeem_id_fkey', column: 'redeem_id', table: 'shop_redeem', target: 'id' },
    ],
  },
  shop_item: {
    name: 'shop_item',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      name: { kind: 'string', type: 'varchar(120)', nullable: false },
      image_url: { kind: 'image', type: 'text', nullable: false },
      category: { kind: 'enum', type: 'varchar(64)', nullable: false },
      point_price: { kind: 'points', type: 'integer', nullable: false },
      cost_price: { kind: 'money', type: 'bigint', nullable: true },
      reward_value: { kind: 'money', type: 'bigint', nullable: true },
      turnover_multiple: { kind: 'multiplier', type: 'numeric(9,2)', nullable: true },
      agent_ids: { kind: 'list', type: 'jsonb', nullable: false },
      member_levels: { kind: 'list', type: 'jsonb', nullable: true },
      limit_per_member: { kind: 'integer', type: 'integer', nullable: true },
      limit_per_day: { kind: 'integer', type: 'integer', nullable: true },
      need_shipping: { kind: 'boolean', type: 'boolean', nullable: false, default: 'false' },
      stock_mode: { kind: 'enum', type: 'varchar(64)', nullable: false, default: '\'counted\'' },
      stock_available: { kind: 'integer', type: 'integer', nullable: true },
      stock_cost: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      low_stock: { kind: 'boolean', type: 'boolean', nullable: false, default: 'false' },
      redeemed_count: { kind: 'integer', type: 'integer', nullable: false, default: '0' },
      start_at: { kind: 'datetime', type: 'timestamptz', nullable: true },
      end_at: { kind: 'datetime', type: 'timestamptz', nullable: true },
      sort_order: { kind: 'integer', type: 'integer', nullable: true },
      is_recommended: { kind: 'boolean', type: 'boolean', nullable: false, default: 'false' },
      description: { kind: 'html', type: 'text', nullable: true },
      status: { kind: 'enum', type: 'varchar(64)', nullable: false, default: '\'draft\'' },
      created_at: { kind: 'datetime', type: 'timestamptz', nullable: false, default: 'now()' },
      created_by: { kind: 'ref', type: 'integer', nullable: true },
      updated_at: { kind: 'datetime', type: 'timestamptz', nullable: false, default: 'now()' },
      updated_by: { kind: 'ref', type: 'integer', nullable: true },
      version: { kind: 'integer', type: 'integer', nullable: false, default: '1' },
    },
    primaryKey: 'id',
    uniques: {},
    checks: {
      shop_item_category_option: '"category" in (\'credit\', \'credit_free\', \'gadget\', \'gold\', \'voucher\', \'ticket\')',
      shop_item_point_price_range: '"point_price" >= 1 and "point_price" <= 100000000',
      shop_item_cost_price_range: '"cost_price" >= 0',
      shop_item_reward_value_range: '"reward_value" >= 1',
      shop_item_turnover_multiple_range: '"turnover_multiple" >= 0 and "turnover_multiple" <= 100',
      shop_item_limit_per_member_range: '"limit_per_member" >= 1 and "limit_per_member" <= 100000',
      shop_item_limit_per_day_range: '"limit_per_day" >= 1 and "limit_per_day" <= 100000',
      shop_item_stock_mode_option: '"stock_mode" in (\'unlimited\', \'counted\', \'code\')',
      shop_item_sort_order_range: '"sort_order" >= 0 and "sort_order" <= 999999',
      shop_item_status_option: '"status" in (\'draft\', \'active\', \'out_of_stock\', \'inactive\')',
    },
    indexes: [
      { name: 'shop_item_category_idx', columns: ['category'] },
      { name: 'shop_item_created_by_idx', columns: ['created_by'] },
      { name: 'shop_item_sort_order_idx', columns: ['sort_order'] },
      { name: 'shop_item_updated_by_idx', columns: ['updated_by'] },
    ],
    foreignKeys: [{ name: 'shop_item_created_by_fkey', column: 'created_by', table: 'app_user', target: 'id' }, { name: 'shop_item_updated_by_fkey', column: 'updated_by', table: 'app_user', target: 'id' }],
  },
  shop_redeem: {
    name: 'shop_redeem',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      redeem_ref: { kind: 'code', type: 'varchar(64)', nullable: false },
      member_id: { kind: 'ref', type: 'integer', nullable: false },
      agent_id: { kind: 'ref', type: 'integer', nullable: false },
      item_id: { kind: 'ref', type: 'integer', nullable: false },
      category: { kind: 'enum', type: 'varchar(64)', nullable: false },
      need_shipping: { kind: 'boolean', type: 'boolean', nullable: false, default: 'false' },
      qty: { kind: 'integer', type: 'integer', nullable: false },
      point_used: { kind: 'points', type: 'integer', nullable: false },
      reward_value: { kind: 'money', type: 'bigint', nullable: true },
      turnover_multiple: { kind: 'multiplier', type: 'numeric(9,2)', nullable: true },
      receiver_name: { kind: 'string', type: 'varchar(120)', nullable: true },
      receiver_tel: { kind: 'phone', type: 'varchar(10)', nullable: true },
      address: { kind: 'string', type: 'varchar(500)', nullable: true },
      carrier: { kind: 'enum', type: 'varchar(64)', nullable: true },
      tracking_no: { kind: 'code', type: 'varchar(40)', nullable: true },
      shipped_at: { kind: 'datetime', type: 'timestamptz', nullable: true },
      delivered_at: { kind: 'datetime', type: 'timestamptz', nullable: true },
      code_issued: { kind: 'secret', type: 'text', nullable: true },
      handled_by: { kind: 'ref', type: 'integer', nullable: true },
      note: { kind: 'string', type: 'varchar(255)', nullable: true },
      taken: { kind: 'list', type: 'jsonb', nullable: false, default: '\'[]\'' },
      timeline: { kind: 'list', type: 'jsonb', nullable: false, default: '\'[]\'' },
      status: { kind: 'enum', type: 'varchar(64)', nullable: false, default: '\'pending\'' },
      locked_by: { kind: 'ref', type: 'integer', nullable: true },
      locked_at: { kind: 'datetime', type: 'timestamptz', nullable: true },
      created_at: { kind: 'datetime', type: 'timestamptz', nullable: false, default: 'now()' },
      created_by: { kind: 'ref', type: 'integer', nullable: true },
      updated_at: { kind: 'datetime', type: 'timestamptz', nullable: false, default: 'now()' },
      updated_by: { kind: 'ref', type: 'integer', nullable: true },
      version: { kind: 'integer', type: 'integer', nullable: false, default: '1' },
    },
    primaryKey: 'id',
    uniques: { shop_redeem_redeem_ref_key: ['redeem_ref'] },
    checks: {
      shop_redeem_category_option: '"category" in (\'credit\', \'credit_free\', \'gadget\', \'gold\', \'voucher\', \'ticket\')',
      shop_redeem_receiver_tel_format: '"receiver_tel" ~ \'^0[689][0-9]{8}$\'',
      shop_redeem_carrier_option: '"carrier" in (\'thaipost\', \'kerry\', \'flash\', \'jt\', \'other\')',
      shop_redeem_status_option: '"status" in (\'pending\', \'approved\', \'packing\', \'shipped\', \'delivered\', \'credited\', \'returned\', \'rejected\', \'cancelled\')',
    },
    indexes: [
      { name: 'shop_redeem_agent_id_id_idx', columns: ['agent_id', 'id'] },
      { name: 'shop_redeem_carrier_id_idx', columns: ['carrier', 'id'] },
      { name: 'shop_redeem_category_id_idx', columns: ['category', 'id'] },
      { name: 'shop_redeem_created_at_idx', columns: ['created_at'] },
      { name: 'shop_redeem_created_by_idx', columns: ['created_by'] },
      { name: 'shop_redeem_delivered_at_id_idx', columns: ['delivered_at', 'id'] },
      { name: 'shop_redeem_handled_by_id_idx', columns: ['handled_by', 'id'] },
      { name: 'shop_redeem_item_id_created_at_idx', columns: ['item_id', 'created_at'] },
      { name: 'shop_redeem_item_id_id_idx', columns: ['item_id', 'id'] },
      { name: 'shop_redeem_locked_by_id_idx', columns: ['locked_by', 'id'] },
      { name: 'shop_redeem_member_id_idx', columns: ['member_id'] },
      { name: 'shop_redeem_need_shipping_id_idx', columns: ['need_shipping', 'id'] },
      { name: 'shop_redeem_note_id_idx', columns: ['note', 'id'] },
      { name: 'shop_redeem_point_used_id_idx', columns: ['point_used', 'id'] },
      { name: 'shop_redeem_qty_id_idx', columns: ['qty', 'id'] },
      { name: 'shop_redeem_receiver_name_id_idx', columns: ['receiver_name', 'id'] },
      { name: 'shop_redeem_reward_value_id_idx', columns: ['reward_value', 'id'] },
      { name: 'shop_redeem_shipped_at_id_idx', columns: ['shipped_at', 'id'] },
      { name: 'shop_redeem_status_created_at_idx', columns: ['status', 'created_at'] },
      { name: 'shop_redeem_status_id_idx', columns: ['status', 'id'] },
      { name: 'shop_redeem_tracking_no_id_idx', columns: ['tracking_no', 'id'] },
      { name: 'shop_redeem_tracking_no_idx', columns: ['tracking_no'], where: '"tracking_no" is not null' },
      { name: 'shop_redeem_updated_by_idx', columns: ['updated_by'] },
    ],
    searched: ['receiver_name', 'redeem_ref', 'tracking_no'],
    foreignKeys: [
      { name: 'shop_redeem_member_id_fkey', column: 'member_id', table: 'member', target: 'id' },
      { name: 'shop_redeem_agent_id_fkey', column: 'agent_id', table: 'agent', target: 'id' },
      { name: 'shop_redeem_item_id_fkey', column: 'item_id', table: 'shop_item', target: 'id' },
      { name: 'shop_redeem_handled_by_fkey', column: 'handled_by', table: 'app_user', target: 'id' },
      { name: 'shop_redeem_locked_by_fkey', column: 'locked_by', table: 'app_user', target: 'id' },
      { name: 'shop_redeem_created_by_fkey', column: 'created_by', table: 'app_user', target: 'id' },
      { name: 'shop_redeem_updated_by_fkey', column: 'updated_by', table: 'app_user', target: 'id' },
    ],
  },
  shop_stock: {
    name: 'shop_stock',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      item_id: { kind: 'ref', type: 'integer', nullable: false },
      lot_no: { kind: 'code', type: 'varchar(64)', nullable: false },
      mode: { kind: 'enum', type: 'varchar(64)', nullable: false },
      qty: { kind: 'integer', type: 'integer', nullable: false },
      used_qty: { kind: 'integer', type: 'integer', nullable: false, default: '0' },
      remaining: { kind: 'integer', type: 'integer', nullable: false },
      cost_price: { kind: 'money', type: 'bigint', nullable: true },
      code_hints: { kind: 'list', type: 'jsonb', nullable: true },
      note: { kind: 'string', type: 'varchar(255)', nullable: true },
      created_at: { kind: 'datetime', type: 'timestamptz', nullable: false, default: 'now()' },
      created_by: { kind: 'ref', type: 'integer', nullable: true },
      updated_at: { kind: 'datetime', type: 'timestamptz', nullable: false, default: 'now()' },
      updated_by: { kind: 'ref', type: 'integer', nullable: true },
      version: { kind: 'integer', type: 'integer', nullable: false, default: '1' },
    },
    primaryKey: 'id',
    uniques: {},
    checks: { shop_stock_mode_option: '"mode" in (\'unlimited\', \'counted\', \'code\')' },
    indexes: [{ name: 'shop_stock_created_by_idx', columns: ['created_by'] }, { name: 'shop_stock_item_id_lot_no_unique', columns: ['item_id', 'lot_no'], unique: true }, { name: 'shop_stock_updated_by_idx', columns: ['updated_by'] }],
    foreignKeys: [
      { name: 'shop_stock_item_id_fkey', column: 'item_id', table: 'shop_item', target: 'id' },
      { name: 'shop_stock_created_by_fkey', column: 'created_by', table: 'app_user', target: 'id' },
      { name: 'shop_stock_updated_by_fkey', column: 'updated_by', table: 'app_user', target: 'id' },
    ],
  },
  sms_campaign: {
    name: 'sms_campaign',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      campaign_ref: { kind: 'code', type: 'varchar(64)', nullable: false },
      promotion_id: { kind: 'ref', type: 'integer', nullable: true },
      agent_ids: { kind: 'list', type: 'jsonb', nullable: false, default: '\'[]\'' },
      segment: { kind: 'enum', type: 'varchar(64)', nullable: false },
      audience: { kind: 'shape', type: 'jsonb', nullable: false },
      is_test: { kind: 'boolean', type: 'boolean', nullable: false, default: 'false' },
      message: { kind: 'text', type: 'text', nullable: false },
      parts: { kind: 'integer', type: 'integer', nullable: false },
      parts_total: { kind: 'integer', type: 'integer', nullable: false, default: '0' },
      part_price: { kind: 'money', type: 'bigint', nullable: false },
      total_count: { kind: 'integer', type: 'integer', nullable: false },
      skipped_count: { kind: 'integer', type: 'integer', nullable: false, default: '0' },
      skipped_inactive: { kind: 'integer', type: 'integer', nullable: false, default: '0' },
      skipped_duplicate: { kind: 'integer', type: 'integer', nullable: false, default: '0' },
      skipped_unknown: { kind: 'integer', type: 'integer', nullable: false, default: '0' },
      sent_count: { kind: 'integer', type: 'integer', nullable: false, default: '0' },
      failed_count: { kind: 'integer', type: 'integer', nullable: false, default: '0' },
      unknown_count: { kind: 'integer', type: 'integer', nullable: false, default: '0' },
      stopped_count: { kind: 'integer', type: 'integer', nullable: false, default: '0' },
      batch_count: { kind: 'integer', type: 'integer', nullable: false, default: '0' },
      cost_estimate: { kind: 'money', type: 'bigint', nullable: false },
      cost_actual: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      approved_by: { kind: 'ref', type: 'integer', nullable: true },
      approved_at: { kind: 'datetime', type: 'timestamptz', nullable: true },
      schedule_at: { kind: 'datetime', type: 'timestamptz', nullable: true },
      started_at: { kind: 'datetime', type: 'timestamptz', nullable: true },
      finished_at: { kind: 'datetime', type: 'timestamptz', nullable: true },
      status: { kind: 'enum', type: 'varchar(64)', nullable: false, default: '\'scheduled\'' },
      created_at: { kind: 'datetime', type: 'timestamptz', nullable: false, default: 'now()' },
      created_by: { kind: 'ref', type: 'integer', nullable: true },
      updated_at: { kind: 'datetime', type: 'timestamptz', nullable: false, default: 'now()' },
      updated_by: { kind: 'ref', type: 'integer', nullable: true },
      version: { kind: 'integer', type: 'integer', nullable: false, default: '1' },
    },
    primaryKey: 'id',
    uniques: { sms_campaign_campaign_ref_key: ['campaign_ref'] },
    checks: {
      sms_campaign_segment_option: '"segment" in (\'all\', \'inactive\', \'no_deposit\', \'vip\', \'list\', \'report\')',
      sms_campaign_status_option: '"status" in (\'pending\', \'scheduled\', \'sending\', \'done\', \'stopped\', \'cancelled\')',
    },
    indexes: [
      { name: 'sms_campaign_approved_by_idx', columns: ['approved_by'] },
      { name: 'sms_campaign_created_at_idx', columns: ['created_at'] },
      { name: 'sms_campaign_created_by_idx', columns: ['created_by'] },
      { name: 'sms_campaign_promotion_id_created_at_idx', columns: ['promotion_id', 'created_at'] },
      { name: 'sms_campaign_updated_by_idx', columns: ['updated_by'] },
    ],
    foreignKeys: [
      { name: 'sms_campaign_promotion_id_fkey', column: 'promotion_id', table: 'promotion', target: 'id' },
      { name: 'sms_campaign_approved_by_fkey', column: 'approved_by', table: 'app_user', target: 'id' },
      { name: 'sms_campaign_created_by_fkey', column: 'created_by', table: 'app_user', target: 'id' },
      { name: 'sms_campaign_updated_by_fkey', column: 'updated_by', table: 'app_user', target: 'id' },
    ],
  },
  sms_message: {
    name: 'sms_message',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      campaign_id: { kind: 'ref', type: 'integer', nullable: false },
      member_id: { kind: 'ref', type: 'integer', nullable: true },
      agent_id: { kind: 'ref', type: 'integer', nullable: true },
      mobile: { kind: 'phone', type: 'varchar(10)', nullable: false },
      batch: { kind: 'code', type: 'varchar(64)', nullable: true },
      text: { kind: 'text', type: 'text', nullable: true },
      parts: { kind: 'integer', type: 'integer', nullable: false, default: '1' },
      state: { kind: 'enum', type: 'varchar(64)', nullable: false, default: '\'queued\'' },
      upstream_ref: { kind: 'string', type: 'varchar(64)', nullable: true },
      error: { kind: 'string', type: 'varchar(200)', nullable: true },
      sent_at: { kind: 'datetime', type: 'timestamptz', nullable: true },
    },
    primaryKey: 'id',
    uniques: {},
    checks: { sms_message_mobile_format: '"mobile" ~ \'^0[689][0-9]{8}$\'', sms_message_state_option: '"state" in (\'queued\', \'sending\', \'sent\', \'failed\', \'unknown\', \'stopped\')' },
    indexes: [
      { name: 'sms_message_agent_id_idx', columns: ['agent_id'] },
      { name: 'sms_message_campaign_id_member_id_unique', columns: ['campaign_id', 'member_id'], unique: true },
      { name: 'sms_message_campaign_id_mobile_unique', columns: ['campaign_id', 'mobile'], unique: true },
      { name: 'sms_message_member_id_idx', columns: ['member_id'] },
    ],
    foreignKeys: [
      { name: 'sms_message_campaign_id_fkey', column: 'campaign_id', table: 'sms_campaign', target: 'id' },
      { name: 'sms_message_member_id_fkey', column: 'member_id', table: 'member', target: 'id' },
      { name: 'sms_message_agent_id_fkey', column: 'agent_id', table: 'agent', target: 'id' },
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
    checks: { sub_provider_type_option: '"type" in (\'slot\', \'casino\', \'sport\', \'fishing\', \'lotto\', \'card\', \'cockfight\', \'esport\', \'crash\')', sub_provider_status_option: '"status" in (\'active\', \'inactive\')' },
    indexes: [{ name: 'sub_provider_provider_id_idx', columns: ['provider_id'] }],
    foreignKeys: [{ name: 'sub_provider_provider_id_fkey', column: 'provider_id', table: 'provider', target: 'id' }],
  },
  subscription: {
    name: 'subscription',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      user_id: { kind: 'ref', type: 'integer', nullable: false },
      name: { kind: 'string', type: 'varchar(80)', nullable: false },
      screen: { kind: 'string', type: 'varchar(120)', nullable: false },
      call: { kind: 'string', type: 'varchar(80)', nullable: false },
      query: { kind: 'string', type: 'varchar(2000)', nullable: false, default: '\'\'' },
      rhythm: { kind: 'enum', type: 'varchar(64)', nullable: false },
      weekday: { kind: 'enum', type: 'varchar(64)', nullable: true },
      month_day: { kind: 'integer', type: 'integer', nullable: true },
      at: { kind: 'time', type: 'varchar(5)', nullable: false, default: '\'08:00\'' },
      format: { kind: 'enum', type: 'varchar(64)', nullable: false, default: '\'xlsx\'' },
      by_mail: { kind: 'boolean', type: 'boolean', nullable: false, default: 'false' },
      measure: { kind: 'string', type: 'varchar(80)', nullable: true },
      test: { kind: 'enum', type: 'varchar(64)', nullable: true },
      threshold: { kind: 'string', type: 'varchar(20)', nullable: true },
      holds: { kind: 'boolean', type: 'boolean', nullable: false, default: 'false' },
      is_on: { kind: 'boolean', type: 'boolean', nullable: false, default: 'true' },
      next_at: { kind: 'datetime', type: 'timestamptz', nullable: true },
      sent_at: { kind: 'datetime', type: 'timestamptz', nullable: true },
      failure: { kind: 'text', type: 'text', nullable: true },
      created_at: { kind: 'datetime', type: 'timestamptz', nullable: false, default: 'now()' },
      created_by: { kind: 'ref', type: 'integer', nullable: true },
      updated_at: { kind: 'datetime', type: 'timestamptz', nullable: false, default: 'now()' },
      updated_by: { kind: 'ref', type: 'integer', nullable: true },
      version: { kind: 'integer', type: 'integer', nullable: false, default: '1' },
    },
    primaryKey: 'id',
    uniques: {},
    checks: {
      subscription_rhythm_option: '"rhythm" in (\'daily\', \'weekly\', \'monthly\', \'reached\')',
      subscription_weekday_option: '"weekday" in (\'1\', \'2\', \'3\', \'4\', \'5\', \'6\', \'7\')',
      subscription_month_day_range: '"month_day" >= 1 and "month_day" <= 31',
      subscription_at_format: '"at" ~ \'^(?:[01][0-9]|2[0-3]):[0-5][0-9]$\'',
      subscription_format_option: '"format" in (\'xlsx\', \'csv\')',
      subscription_test_option: '"test" in (\'above\', \'below\')',
    },
    indexes: [
      { name: 'subscription_created_by_idx', columns: ['created_by'] },
      { name: 'subscription_next_at_idx', columns: ['next_at'], where: '"is_on" = true' },
      { name: 'subscription_updated_by_idx', columns: ['updated_by'] },
      { name: 'subscription_user_id_name_unique', columns: ['user_id', 'name'], unique: true },
    ],
    foreignKeys: [
      { name: 'subscription_user_id_fkey', column: 'user_id', table: 'app_user', target: 'id' },
      { name: 'subscription_created_by_fkey', column: 'created_by', table: 'app_user', target: 'id' },
      { name: 'subscription_updated_by_fkey', column: 'updated_by', table: 'app_user', target: 'id' },
    ],
  },
  subscription_file: {
    name: 'subscription_file',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      user_id: { kind: 'ref', type: 'integer', nullable: false },
      subscription_no: { kind: 'integer', type: 'integer', nullable: false },
      due_at: { kind: 'datetime', type: 'timestamptz', nullable: false },
      name: { kind: 'string', type: 'varchar(80)', nullable: false },
      file_name: { kind: 'string', type: 'varchar(200)', nullable: false },
      format: { kind: 'enum', type: 'varchar(64)', nullable: false },
      row_count: { kind: 'integer', type: 'integer', nullable: false },
      row_total: { kind: 'integer', type: 'integer', nullable: false },
      content: { kind: 'text', type: 'text', nullable: false },
      created_at: { kind: 'datetime', type: 'timestamptz', nullable: false, default: 'now()' },
      created_by: { kind: 'ref', type: 'integer', nullable: true },
      updated_at: { kind: 'datetime', type: 'timestamptz', nullable: false, default: 'now()' },
      updated_by: { kind: 'ref', type: 'integer', nullable: true },
      version: { kind: 'integer', type: 'integer', nullable: false, default: '1' },
    },
    primaryKey: 'id',
    uniques: {},
    checks: { subscription_file_format_option: '"format" in (\'xlsx\', \'csv\')' },
    indexes: [
      { name: 'subscription_file_created_at_idx', columns: ['created_at'] },
      { name: 'subscription_file_created_by_idx', columns: ['created_by'] },
      { name: 'subscription_file_name_id_idx', columns: ['name', 'id'] },
      { name: 'subscription_file_subscription_no_due_at_unique', columns: ['subscription_no', 'due_at'], unique: true },
      { name: 'subscription_file_updated_by_idx', columns: ['updated_by'] },
      { name: 'subscription_file_user_id_created_at_idx', columns: ['user_id', 'created_at'] },
    ],
    searched: ['file_name', 'name'],
    foreignKeys: [
      { name: 'subscription_file_user_id_fkey', column: 'user_id', table: 'app_user', target: 'id' },
      { name: 'subscription_file_created_by_fkey', column: 'created_by', table: 'app_user', target: 'id' },
      { name: 'subscription_file_updated_by_fkey', column: 'updated_by', table: 'app_user', target: 'id' },
    ],
  },
  sweep: {
    name: 'sweep',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      created_at: { kind: 'datetime', type: 'timestamptz', nullable: false },
      rule_id: { kind: 'ref', type: 'integer', nullable: false },
      transfer_id: { kind: 'ref', type: 'integer', nullable: false },
      trigger: { kind: 'enum', type: 'varchar(64)', nullable: false },
    },
    primaryKey: 'id',
    uniques: { sweep_transfer_id_key: ['transfer_id'] },
    checks: { sweep_trigger_option: '"trigger" in (\'auto\', \'manual\')' },
    indexes: [
      { name: 'sweep_created_at_idx', columns: ['created_at'] },
      { name: 'sweep_rule_id_created_at_idx', columns: ['rule_id', 'created_at'] },
      { name: 'sweep_rule_id_id_idx', columns: ['rule_id', 'id'] },
      { name: 'sweep_trigger_id_idx', columns: ['trigger', 'id'] },
    ],
    foreignKeys: [{ name: 'sweep_rule_id_fkey', column: 'rule_id', table: 'sweep_rule', target: 'id' }, { name: 'sweep_transfer_id_fkey', column: 'transfer_id', table: 'bank_transfer', target: 'id' }],
  },
  sweep_rule: {
    name: 'sweep_rule',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      source_bank_id: { kind: 'ref', type: 'integer', nullable: false },
      dest_bank_ids: { kind: 'list', type: 'jsonb', nullable: false },
      method: { kind: 'enum', type: 'varchar(64)', nullable: false, default: '\'rotate\'' },
      ceiling_min: { kind: 'money', type: 'bigint', nullable: false },
      ceiling_max: { kind: 'money', type: 'bigint', nullable: false },
      remain_min: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      remain_max: { kind: 'money', type: 'bigint', nullable: false },
      per_transfer_max: { kind: 'money', type: 'bigint', nullable: false },
      daily_max: { kind: 'money', type: 'bigint', nullable: true },
      last_run_at: { kind: 'datetime', type: 'timestamptz', nullable: true },
      last_result: { kind: 'string', type: 'varchar(255)', nullable: true },
      next_ceiling: { kind: 'money', type: 'bigint', nullable: true },
      last_dest_bank_id: { kind: 'integer', type: 'integer', nullable: true },
      error_count: { kind: 'integer', type: 'integer', nullable: false, default: '0' },
      status: { kind: 'enum', type: 'varchar(64)', nullable: false, default: '\'active\'' },
      created_at: { kind: 'datetime', type: 'timestamptz', nullable: false, default: 'now()' },
      created_by: { kind: 'ref', type: 'integer', nullable: true },
      updated_at: { kind: 'datetime', type: 'timestamptz', nullable: false, default: 'now()' },
      updated_by: { kind: 'ref', type: 'integer', nullable: true },
      version: { kind: 'integer', type: 'integer', nullable: false, default: '1' },
    },
    primaryKey: 'id',
    uniques: { sweep_rule_source_bank_id_key: ['source_bank_id'] },
    checks: {
      sweep_rule_method_option: '"method" in (\'random\', \'rotate\', \'priority\', \'lowest\')',
      sweep_rule_ceiling_min_range: '"ceiling_min" >= 1',
      sweep_rule_ceiling_max_range: '"ceiling_max" >= 1',
      sweep_rule_remain_min_range: '"remain_min" >= 0',
      sweep_rule_remain_max_range: '"remain_max" >= 0',
      sweep_rule_per_transfer_max_range: '"per_transfer_max" >= 1',
      sweep_rule_daily_max_range: '"daily_max" >= 1',
      sweep_rule_status_option: '"status" in (\'active\', \'paused\', \'error\')',
    },
    indexes: [{ name: 'sweep_rule_created_by_idx', columns: ['created_by'] }, { name: 'sweep_rule_status_last_run_at_idx', columns: ['status', 'last_run_at'] }, { name: 'sweep_rule_updated_by_idx', columns: ['updated_by'] }],
    foreignKeys: [
      { name: 'sweep_rule_source_bank_id_fkey', column: 'source_bank_id', table: 'bank', target: 'id' },
      { name: 'sweep_rule_created_by_fkey', column: 'created_by', table: 'app_user', target: 'id' },
      { name: 'sweep_rule_updated_by_fkey', column: 'updated_by', table: 'app_user', target: 'id' },
    ],
  },
  sweep_settings: {
    name: 'sweep_settings',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      enabled: { kind: 'boolean', type: 'boolean', nullable: false, default: 'false' },
      interval_min: { kind: 'integer', type: 'integer', nullable: false, default: '5' },
      active_from: { kind: 'time', type: 'varchar(5)', nullable: true },
      active_to: { kind: 'time', type: 'varchar(5)', nullable: true },
      max_per_day: { kind: 'money', type: 'bigint', nullable: true },
      stop_on_error_count: { kind: 'integer', type: 'integer', nullable: false, default: '3' },
      notify_channel: { kind: 'string', type: 'varchar(80)', nullable: true },
      created_at: { kind: 'datetime', type: 'timestamptz', nullable: false, default: 'now()' },
      created_by: { kind: 'ref', type: 'integer', nullable: true },
      updated_at: { kind: 'datetime', type: 'timestamptz', nullable: false, default: 'now()' },
      updated_by: { kind: 'ref', type: 'integer', nullable: true },
      version: { kind: 'integer', type: 'integer', nullable: false, default: '1' },
    },
    primaryKey: 'id',
    uniques: {},
    checks: {
      sweep_settings_interval_min_range: '"interval_min" >= 1 and "interval_min" <= 60',
      sweep_settings_active_from_format: '"active_from" ~ \'^(?:[01][0-9]|2[0-3]):[0-5][0-9]$\'',
      sweep_settings_active_to_format: '"active_to" ~ \'^(?:[01][0-9]|2[0-3]):[0-5][0-9]$\'',
      sweep_settings_max_per_day_range: '"max_per_day" >= 1',
      sweep_settings_stop_on_error_count_range: '"stop_on_error_count" >= 1 and "stop_on_error_count" <= 20',
    },
    indexes: [{ name: 'sweep_settings_created_by_idx', columns: ['created_by'] }, { name: 'sweep_settings_updated_by_idx', columns: ['updated_by'] }],
    foreignKeys: [{ name: 'sweep_settings_created_by_fkey', column: 'created_by', table: 'app_user', target: 'id' }, { name: 'sweep_settings_updated_by_fkey', column: 'updated_by', table: 'app_user', target: 'id' }],
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
    checks: { wallet_wallet_type_option: '"wallet_type" in (\'main\', \'bonus\', \'cashback\', \'commission\', \'affiliate\', \'point\', \'ticket\')', wallet_balance_range: '"balance" >= 0', wallet_pending_range: '"pending" >= 0' },
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
      wallet_log_wallet_type_option: '"wallet_type" in (\'main\', \'bonus\', \'cashback\', \'commission\', \'affiliate\', \'point\', \'ticket\')',
      wallet_log_log_type_option:
        '"log_type" in (\'deposit\', \'withdraw\', \'withdraw_refund\', \'bet\', \'settle\', \'cancel_bet\', \'rollback\', \'promotion\', \'credit_free\', \'bonus_cut\', \'cashback_winloss\', \'cashback_turnover\', \'affiliate\', \'transfer_in\', \'transfer_out\', \'adjust_add\', \'adjust_sub\', \'import\', \'poll_reward\', \'quest_reward\', \'shop_redeem\', \'shop_refund\', \'shop_deposit\', \'wheel_reward\', \'wheel_spin\')',
      wallet_log_ref_type_option: '"ref_type" in (\'deposit\', \'withdraw\', \'bet\', \'promotion\', \'cashback\', \'import\', \'affiliate\', \'manual\', \'poll\', \'quest\', \'shop\', \'wheel\')',
      wallet_log_actor_type_option: '"actor_type" in (\'member\', \'system\', \'staff\', \'provider\')',
    },
    indexes: [
      { name: 'wallet_log_agent_id_created_at_idx', columns: ['agent_id', 'created_at'] },
      { name: 'wallet_log_created_at_idx', columns: ['created_at'] },
      { name: 'wallet_log_member_id_wallet_type_id_idx', columns: ['member_id', 'wallet_type', 'id'] },
      { name: 'wallet_log_ref_id_idx', columns: ['ref_id'] },
      { name: 'wallet_log_round_id_idx', columns: ['round_id'] },
    ],
    foreignKeys: [{ name: 'wallet_log_agent_id_fkey', column: 'agent_id', table: 'agent', target: 'id' }, { name: 'wallet_log_member_id_fkey', column: 'member_id', table: 'member', target: 'id' }],
  },
  webhook_delivery: {
    name: 'webhook_delivery',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      event_id: { kind: 'code', type: 'varchar(64)', nullable: false },
      endpoint_id: { kind: 'ref', type: 'integer', nullable: false },
      agent_ids: { kind: 'list', type: 'jsonb', nullable: false, default: '\'[]\'' },
      type: { kind: 'code', type: 'varchar(64)', nullable: false },
      object: { kind: 'code', type: 'varchar(64)', nullable: false },
      happened_at: { kind: 'datetime', type: 'timestamptz', nullable: false },
      payload: { kind: 'json', type: 'jsonb', nullable: false },
      tries: { kind: 'integer', type: 'integer', nullable: false, default: '0' },
      next_at: { kind: 'datetime', type: 'timestamptz', nullable: true },
      claimed_until: { kind: 'datetime', type: 'timestamptz', nullable: true },
      answered_at: { kind: 'datetime', type: 'timestamptz', nullable: true },
      answer_status: { kind: 'integer', type: 'integer', nullable: true },
      took: { kind: 'integer', type: 'integer', nullable: true },
      attempts: { kind: 'list', type: 'jsonb', nullable: false, default: '\'[]\'' },
      state: { kind: 'enum', type: 'varchar(64)', nullable: false },
    },
    primaryKey: 'id',
    uniques: {},
    checks: { webhook_delivery_tries_range: '"tries" >= 0', webhook_delivery_state_option: '"state" in (\'waiting\', \'delivered\', \'failed\')' },
    indexes: [
      { name: 'webhook_delivery_endpoint_id_happened_at_idx', columns: ['endpoint_id', 'happened_at'] },
      { name: 'webhook_delivery_endpoint_id_next_at_idx', columns: ['endpoint_id', 'next_at'], where: '"state" = \'waiting\'' },
      { name: 'webhook_delivery_endpoint_id_object_id_idx', columns: ['endpoint_id', 'object', 'id'], where: '"state" = \'waiting\'' },
      { name: 'webhook_delivery_event_id_idx', columns: ['event_id'] },
      { name: 'webhook_delivery_happened_at_idx', columns: ['happened_at'] },
    ],
    foreignKeys: [{ name: 'webhook_delivery_endpoint_id_fkey', column: 'endpoint_id', table: 'webhook_endpoint', target: 'id' }],
  },
  webhook_endpoint: {
    name: 'webhook_endpoint',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      name: { kind: 'string', type: 'varchar(80)', nullable: false },
      url: { kind: 'string', type: 'varchar(1000)', nullable: false },
      events: { kind: 'list', type: 'jsonb', nullable: false },
      agent_ids: { kind: 'list', type: 'jsonb', nullable: false, default: '\'[]\'' },
      secret: { kind: 'secret', type: 'text', nullable: true },
      secret_shown_at: { kind: 'datetime', type: 'timestamptz', nullable: true },
      old_secret: { kind: 'secret', type: 'text', nullable: true },
      old_until: { kind: 'datetime', type: 'timestamptz', nullable: true },
      failing_since: { kind: 'datetime', type: 'timestamptz', nullable: true },
      failures: { kind: 'integer', type: 'integer', nullable: false, default: '0' },
      delivered_at: { kind: 'datetime', type: 'timestamptz', nullable: true },
      last_error: { kind: 'string', type: 'varchar(255)', nullable: true },
      status: { kind: 'enum', type: 'varchar(64)', nullable: false, default: '\'active\'' },
      created_at: { kind: 'datetime', type: 'timestamptz', nullable: false, default: 'now()' },
      created_by: { kind: 'ref', type: 'integer', nullable: true },
      updated_at: { kind: 'datetime', type: 'timestamptz', nullable: false, default: 'now()' },
      updated_by: { kind: 'ref', type: 'integer', nullable: true },
      version: { kind: 'integer', type: 'integer', nullable: false, default: '1' },
    },
    primaryKey: 'id',
    uniques: {},
    checks: { webhook_endpoint_failures_range: '"failures" >= 0', webhook_endpoint_status_option: '"status" in (\'active\', \'paused\', \'stopped\')' },
    indexes: [{ name: 'webhook_endpoint_created_by_idx', columns: ['created_by'] }, { name: 'webhook_endpoint_status_idx', columns: ['status'] }, { name: 'webhook_endpoint_updated_by_idx', columns: ['updated_by'] }],
    foreignKeys: [{ name: 'webhook_endpoint_created_by_fkey', column: 'created_by', table: 'app_user', target: 'id' }, { name: 'webhook_endpoint_updated_by_fkey', column: 'updated_by', table: 'app_user', target: 'id' }],
  },
  wheel_config: {
    name: 'wheel_config',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      name: { kind: 'string', type: 'varchar(80)', nullable: false },
      agent_ids: { kind: 'list', type: 'jsonb', nullable: false },
      image_url: { kind: 'image', type: 'text', nullable: true },
      background_url: { kind: 'image', type: 'text', nullable: true },
      segment_count: { kind: 'integer', type: 'integer', nullable: false, default: '8' },
      cost_type: { kind: 'enum', type: 'varchar(64)', nullable: false, default: '\'ticket\'' },
      cost_value: { kind: 'points', type: 'integer', nullable: true, default: '1' },
      deposit_per_ticket: { kind: 'money', type: 'bigint', nullable: true },
      max_spins_per_day: { kind: 'integer', type: 'integer', nullable: false, default: '1' },
      reset_time: { kind: 'time', type: 'varchar(5)', nullable: false, default: '\'00:00\'' },
      budget_per_day: { kind: 'money', type: 'bigint', nullable: true },
      start_at: { kind: 'datetime', type: 'timestamptz', nullable: true },
      end_at: { kind: 'datetime', type: 'timestamptz', nullable: true },
      status: { kind: 'enum', type: 'varchar(64)', nullable: false, default: '\'draft\'' },
      created_at: { kind: 'datetime', type: 'timestamptz', nullable: false, default: 'now()' },
      created_by: { kind: 'ref', type: 'integer', nullable: true },
      updated_at: { kind: 'datetime', type: 'timestamptz', nullable: false, default: 'now()' },
      updated_by: { kind: 'ref', type: 'integer', nullable: true },
      version: { kind: 'integer', type: 'integer', nullable: false, default: '1' },
    },
    primaryKey: 'id',
    uniques: {},
    checks: {
      wheel_config_segment_count_range: '"segment_count" >= 6 and "segment_count" <= 16',
      wheel_config_cost_type_option: '"cost_type" in (\'ticket\', \'point\', \'free\', \'deposit\')',
      wheel_config_cost_value_range: '"cost_value" >= 1 and "cost_value" <= 1000000',
      wheel_config_deposit_per_ticket_range: '"deposit_per_ticket" >= 100',
      wheel_config_max_spins_per_day_range: '"max_spins_per_day" >= 1 and "max_spins_per_day" <= 100',
      wheel_config_reset_time_format: '"reset_time" ~ \'^(?:[01][0-9]|2[0-3]):[0-5][0-9]$\'',
      wheel_config_budget_per_day_range: '"budget_per_day" >= 1',
      wheel_config_status_option: '"status" in (\'draft\', \'active\', \'paused\', \'ended\')',
    },
    indexes: [{ name: 'wheel_config_created_by_idx', columns: ['created_by'] }, { name: 'wheel_config_status_idx', columns: ['status'] }, { name: 'wheel_config_updated_by_idx', columns: ['updated_by'] }],
    foreignKeys: [{ name: 'wheel_config_created_by_fkey', column: 'created_by', table: 'app_user', target: 'id' }, { name: 'wheel_config_updated_by_fkey', column: 'updated_by', table: 'app_user', target: 'id' }],
  },
  wheel_reward: {
    name: 'wheel_reward',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      spin_id: { kind: 'ref', type: 'integer', nullable: false },
      wheel_id: { kind: 'ref', type: 'integer', nullable: false },
      agent_id: { kind: 'ref', type: 'integer', nullable: false },
      member_id: { kind: 'ref', type: 'integer', nullable: false },
      event_reward_id: { kind: 'ref', type: 'integer', nullable: false },
      type: { kind: 'enum', type: 'varchar(64)', nullable: false },
      value: { kind: 'money', type: 'bigint', nullable: false },
      turnover_required: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      withdraw_cap: { kind: 'money', type: 'bigint', nullable: true },
      wallet_log_no: { kind: 'code', type: 'varchar(64)', nullable: true },
      expires_at: { kind: 'datetime', type: 'timestamptz', nullable: true },
      done_at: { kind: 'datetime', type: 'timestamptz', nullable: true },
      tracking_no: { kind: 'string', type: 'varchar(60)', nullable: true },
      note: { kind: 'string', type: 'varchar(255)', nullable: true },
      status: { kind: 'enum', type: 'varchar(64)', nullable: false, default: '\'granted\'' },
      created_at: { kind: 'datetime', type: 'timestamptz', nullable: false, default: 'now()' },
      created_by: { kind: 'ref', type: 'integer', nullable: true },
      updated_at: { kind: 'datetime', type: 'timestamptz', nullable: false, default: 'now()' },
      updated_by: { kind: 'ref', type: 'integer', nullable: true },
      version: { kind: 'integer', type: 'integer', nullable: false, default: '1' },
    },
    primaryKey: 'id',
    uniques: { wheel_reward_spin_id_key: ['spin_id'] },
    checks: {
      wheel_reward_type_option: '"type" in (\'credit\', \'credit_free\', \'point\', \'ticket\', \'item\', \'coupon\', \'none\')',
      wheel_reward_status_option: '"status" in (\'granted\', \'credited\', \'claim_pending\', \'shipped\', \'expired\', \'cancelled\')',
    },
    indexes: [
      { name: 'wheel_reward_agent_id_created_at_idx', columns: ['agent_id', 'created_at'] },
      { name: 'wheel_reward_agent_id_id_idx', columns: ['agent_id', 'id'] },
      { name: 'wheel_reward_created_at_id_idx', columns: ['created_at', 'id'] },
      { name: 'wheel_reward_created_by_idx', columns: ['created_by'] },
      { name: 'wheel_reward_event_reward_id_created_at_idx', columns: ['event_reward_id', 'created_at'] },
      { name: 'wheel_reward_event_reward_id_id_idx', columns: ['event_reward_id', 'id'] },
      { name: 'wheel_reward_expires_at_id_idx', columns: ['expires_at', 'id'] },
      { name: 'wheel_reward_expires_at_idx', columns: ['expires_at'], where: '"status" = \'claim_pending\'' },
      { name: 'wheel_reward_member_id_idx', columns: ['member_id'] },
      { name: 'wheel_reward_note_id_idx', columns: ['note', 'id'] },
      { name: 'wheel_reward_status_id_idx', columns: ['status', 'id'] },
      { name: 'wheel_reward_tracking_no_id_idx', columns: ['tracking_no', 'id'] },
      { name: 'wheel_reward_turnover_required_id_idx', columns: ['turnover_required', 'id'] },
      { name: 'wheel_reward_type_id_idx', columns: ['type', 'id'] },
      { name: 'wheel_reward_updated_by_idx', columns: ['updated_by'] },
      { name: 'wheel_reward_value_id_idx', columns: ['value', 'id'] },
      { name: 'wheel_reward_wallet_log_no_id_idx', columns: ['wallet_log_no', 'id'] },
      { name: 'wheel_reward_wheel_id_created_at_idx', columns: ['wheel_id', 'created_at'] },
      { name: 'wheel_reward_wheel_id_id_idx', columns: ['wheel_id', 'id'] },
      { name: 'wheel_reward_withdraw_cap_id_idx', columns: ['withdraw_cap', 'id'] },
    ],
    foreignKeys: [
      { name: 'wheel_reward_spin_id_fkey', column: 'spin_id', table: 'wheel_spin', target: 'id' },
      { name: 'wheel_reward_wheel_id_fkey', column: 'wheel_id', table: 'wheel_config', target: 'id' },
      { name: 'wheel_reward_agent_id_fkey', column: 'agent_id', table: 'agent', target: 'id' },
      { name: 'wheel_reward_member_id_fkey', column: 'member_id', table: 'member', target: 'id' },
      { name: 'wheel_reward_event_reward_id_fkey', column: 'event_reward_id', table: 'event_reward', target: 'id' },
      { name: 'wheel_reward_created_by_fkey', column: 'created_by', table: 'app_user', target: 'id' },
      { name: 'wheel_reward_updated_by_fkey', column: 'updated_by', table: 'app_user', target: 'id' },
    ],
  },
  wheel_spin: {
    name: 'wheel_spin',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      spin_no: { kind: 'code', type: 'varchar(64)', nullable: false },
      request_key: { kind: 'string', type: 'varchar(64)', nullable: false },
      wheel_id: { kind: 'ref', type: 'integer', nullable: false },
      agent_id: { kind: 'ref', type: 'integer', nullable: false },
      member_id: { kind: 'ref', type: 'integer', nullable: false },
      drawn_stock_id: { kind: 'ref', type: 'integer', nullable: false },
      stock_id: { kind: 'ref', type: 'integer', nullable: false },
      event_reward_id: { kind: 'ref', type: 'integer', nullable: false },
      cost_type: { kind: 'enum', type: 'varchar(64)', nullable: false },
      cost_value: { kind: 'points', type: 'integer', nullable: false, default: '0' },
      payout: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
      ends_at: { kind: 'datetime', type: 'timestamptz', nullable: false },
      created_at: { kind: 'datetime', type: 'timestamptz', nullable: false },
    },
    primaryKey: 'id',
    uniques: { wheel_spin_spin_no_key: ['spin_no'] },
    checks: { wheel_spin_cost_type_option: '"cost_type" in (\'ticket\', \'point\', \'free\', \'deposit\')' },
    indexes: [
      { name: 'wheel_spin_agent_id_created_at_idx', columns: ['agent_id', 'created_at'] },
      { name: 'wheel_spin_drawn_stock_id_idx', columns: ['drawn_stock_id'] },
      { name: 'wheel_spin_event_reward_id_idx', columns: ['event_reward_id'] },
      { name: 'wheel_spin_member_id_request_key_unique', columns: ['member_id', 'request_key'], unique: true },
      { name: 'wheel_spin_stock_id_idx', columns: ['stock_id'] },
      { name: 'wheel_spin_wheel_id_created_at_idx', columns: ['wheel_id', 'created_at'] },
      { name: 'wheel_spin_wheel_id_member_id_ends_at_idx', columns: ['wheel_id', 'member_id', 'ends_at'] },
    ],
    searched: ['spin_no'],
    foreignKeys: [
      { name: 'wheel_spin_wheel_id_fkey', column: 'wheel_id', table: 'wheel_config', target: 'id' },
      { name: 'wheel_spin_agent_id_fkey', column: 'agent_id', table: 'agent', target: 'id' },
      { name: 'wheel_spin_member_id_fkey', column: 'member_id', table: 'member', target: 'id' },
      { name: 'wheel_spin_drawn_stock_id_fkey', column: 'drawn_stock_id', table: 'wheel_stock', target: 'id' },
      { name: 'wheel_spin_stock_id_fkey', column: 'stock_id', table: 'wheel_stock', target: 'id' },
      { name: 'wheel_spin_event_reward_id_fkey', column: 'event_reward_id', table: 'event_reward', target: 'id' },
    ],
  },
  wheel_stock: {
    name: 'wheel_stock',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      wheel_id: { kind: 'ref', type: 'integer', nullable: false },
      position: { kind: 'integer', type: 'integer', nullable: false },
      event_reward_id: { kind: 'ref', type: 'integer', nullable: false },
      weight: { kind: 'integer', type: 'integer', nullable: false, default: '0' },
      probability_pct: { kind: 'percent', type: 'numeric(9,4)', nullable: false, default: '0' },
      daily_quota: { kind: 'integer', type: 'integer', nullable: true },
      total_quota: { kind: 'integer', type: 'integer', nullable: true },
      fallback_stock_id: { kind: 'ref', type: 'integer', nullable: true },
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
      wheel_stock_position_range: '"position" >= 1 and "position" <= 16',
      wheel_stock_weight_range: '"weight" >= 0 and "weight" <= 100000000',
      wheel_stock_daily_quota_range: '"daily_quota" >= 0 and "daily_quota" <= 100000000',
      wheel_stock_total_quota_range: '"total_quota" >= 0 and "total_quota" <= 100000000',
      wheel_stock_status_option: '"status" in (\'active\', \'out_of_stock\', \'disabled\')',
    },
    indexes: [
      { name: 'wheel_stock_created_by_idx', columns: ['created_by'] },
      { name: 'wheel_stock_event_reward_id_idx', columns: ['event_reward_id'] },
      { name: 'wheel_stock_fallback_stock_id_idx', columns: ['fallback_stock_id'] },
      { name: 'wheel_stock_updated_by_idx', columns: ['updated_by'] },
      { name: 'wheel_stock_wheel_id_position_unique', columns: ['wheel_id', 'position'], unique: true },
    ],
    foreignKeys: [
      { name: 'wheel_stock_wheel_id_fkey', column: 'wheel_id', table: 'wheel_config', target: 'id' },
      { name: 'wheel_stock_event_reward_id_fkey', column: 'event_reward_id', table: 'event_reward', target: 'id' },
      { name: 'wheel_stock_fallback_stock_id_fkey', column: 'fallback_stock_id', table: 'wheel_stock', target: 'id' },
      { name: 'wheel_stock_created_by_fkey', column: 'created_by', table: 'app_user', target: 'id' },
      { name: 'wheel_stock_updated_by_fkey', column: 'updated_by', table: 'app_user', target: 'id' },
    ],
  },
  wheel_tally: {
    name: 'wheel_tally',
    columns: {
      id: { kind: 'id', type: 'integer', nullable: false, default: 'identity' },
      wheel_id: { kind: 'ref', type: 'integer', nullable: false },
      stock_id: { kind: 'ref', type: 'integer', nullable: false },
      ends_at: { kind: 'datetime', type: 'timestamptz', nullable: false },
      spins: { kind: 'integer', type: 'integer', nullable: false, default: '0' },
      payout: { kind: 'money', type: 'bigint', nullable: false, default: '0' },
    },
    primaryKey: 'id',
    uniques: {},
    checks: {},
    indexes: [{ name: 'wheel_tally_stock_id_ends_at_unique', columns: ['stock_id', 'ends_at'], unique: true }, { name: 'wheel_tally_wheel_id_ends_at_idx', columns: ['wheel_id', 'ends_at'] }],
    foreignKeys: [{ name: 'wheel_tally_wheel_id_fkey', column: 'wheel_id', table: 'wheel_config', target: 'id' }, { name: 'wheel_tally_stock_id_fkey', column: 'stock_id', table: 'wheel_stock', target: 'id' }],
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
      for_lead: { kind: 'boolean', type: 'boolean', nullable: false, default: 'false' },
      handed_to: { kind: 'ref', type: 'integer', nullable: true },
      handed_by: { kind: 'ref', type: 'integer', nullable: true },
      handed_at: { kind: 'datetime', type: 'timestamptz', nullable: true },
      handed_note: { kind: 'string', type: 'varchar(255)', nullable: true },
      upstream_ref: { kind: 'string', type: 'varchar(64)', nullable: true },
      upstream_message: { kind: 'string', type: 'varchar(255)', nullable: true },
      transferred_at: { kind: 'datetime', type: 'timestamptz', nullable: true },
      slip_url: { kind: 'image', type: 'text', nullable: true },
      refund_reason: { kind: 'enum', type: 'varchar(64)', nullable: true },
      notes: { kind: 'list', type: 'jsonb', nullable: false, default: '\'[]\'' },
      timeline: { kind: 'list', type: 'jsonb', nullable: false, default: '\'[]\'' },
      status: { kind: 'enum', type: 'varchar(64)', nullable: false, default: '\'pending\'' },
      locked_by: { kind: 'ref', type: 'integer', nullable: true },
      locked_at: { kind: 'datetime', type: 'timestamptz', nullable: true },
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
      withdrawal_refund_reason_option: '"refund_reason" in (\'turnover_not_met\', \'account_mismatch\', \'bonus_abuse\', \'duplicate\', \'bank_closed\', \'member_request\', \'other\')',
      withdrawal_status_option: '"status" in (\'pending\', \'verified\', \'processing\', \'unknown\', \'failed\', \'success\', \'refunded\')',
    },
    indexes: [
      { name: 'withdrawal_active_promotion_id_idx', columns: ['active_promotion', 'id'] },
      { name: 'withdrawal_agent_id_id_idx', columns: ['agent_id', 'id'] },
      { name: 'withdrawal_agent_id_requested_at_idx', columns: ['agent_id', 'requested_at'] },
      { name: 'withdrawal_amount_id_idx', columns: ['amount', 'id'] },
      { name: 'withdrawal_approved_by_id_idx', columns: ['approved_by', 'id'] },
      { name: 'withdrawal_balance_after_id_idx', columns: ['balance_after', 'id'] },
      { name: 'withdrawal_bank_account_name_id_idx', columns: ['bank_account_name', 'id'] },
      { name: 'withdrawal_bank_code_id_idx', columns: ['bank_code', 'id'] },
      { name: 'withdrawal_completed_at_id_idx', columns: ['completed_at', 'id'] },
      { name: 'withdrawal_created_by_idx', columns: ['created_by'] },
      { name: 'withdrawal_deposit_today_id_idx', columns: ['deposit_today', 'id'] },
      { name: 'withdrawal_duration_sec_id_idx', columns: ['duration_sec', 'id'] },
      { name: 'withdrawal_fee_id_idx', columns: ['fee', 'id'] },
      { name: 'withdrawal_for_lead_id_idx', columns: ['for_lead', 'id'] },
      { name: 'withdrawal_from_bank_id_idx', columns: ['from_bank_id'] },
      { name: 'withdrawal_gateway_account_id_idx', columns: ['gateway_account_id'] },
      { name: 'withdrawal_handed_by_idx', columns: ['handed_by'] },
      { name: 'withdrawal_handed_to_id_idx', columns: ['handed_to', 'id'] },
      { name: 'withdrawal_locked_by_id_idx', columns: ['locked_by', 'id'] },
      { name: 'withdrawal_member_id_requested_at_idx', columns: ['member_id', 'requested_at'] },
      { name: 'withdrawal_net_amount_id_idx', columns: ['net_amount', 'id'] },
      { name: 'withdrawal_requested_at_idx', columns: ['requested_at'] },
      { name: 'withdrawal_risk_level_id_idx', columns: ['risk_level', 'id'] },
      { name: 'withdrawal_risk_score_id_idx', columns: ['risk_score', 'id'] },
      { name: 'withdrawal_status_id_idx', columns: ['status', 'id'] },
      { name: 'withdrawal_status_requested_at_idx', columns: ['status', 'requested_at'] },
      { name: 'withdrawal_turnover_ok_id_idx', columns: ['turnover_ok', 'id'] },
      { name: 'withdrawal_type_id_idx', columns: ['type', 'id'] },
      { name: 'withdrawal_updated_by_id_idx', columns: ['updated_by', 'id'] },
      { name: 'withdrawal_upstream_message_id_idx', columns: ['upstream_message', 'id'] },
      { name: 'withdrawal_upstream_ref_idx', columns: ['upstream_ref'], where: '"upstream_ref" is not null' },
      { name: 'withdrawal_verified_by_id_idx', columns: ['verified_by', 'id'] },
      { name: 'withdrawal_withdraw_count_today_id_idx', columns: ['withdraw_count_today', 'id'] },
    ],
    searched: ['bank_account_name', 'bank_account_no', 'withdraw_ref'],
    foreignKeys: [
      { name: 'withdrawal_agent_id_fkey', column: 'agent_id', table: 'agent', target: 'id' },
      { name: 'withdrawal_member_id_fkey', column: 'member_id', table: 'member', target: 'id' },
      { name: 'withdrawal_bank_code_fkey', column: 'bank_code', table: 'bank_ref', target: 'code' },
      { name: 'withdrawal_from_bank_id_fkey', column: 'from_bank_id', table: 'bank', target: 'id' },
      { name: 'withdrawal_gateway_account_id_fkey', column: 'gateway_account_id', table: 'gateway_account', target: 'id' },
      { name: 'withdrawal_verified_by_fkey', column: 'verified_by', table: 'app_user', target: 'id' },
      { name: 'withdrawal_approved_by_fkey', column: 'approved_by', table: 'app_user', target: 'id' },
      { name: 'withdrawal_handed_to_fkey', column: 'handed_to', table: 'app_user', target: 'id' },
      { name: 'withdrawal_handed_by_fkey', column: 'handed_by', table: 'app_user', target: 'id' },
      { name: 'withdrawal_locked_by_fkey', column: 'locked_by', table: 'app_user', target: 'id' },
      { name: 'withdrawal_created_by_fkey', column: 'created_by', table: 'app_user', target: 'id' },
      { name: 'withdrawal_updated_by_fkey', column: 'updated_by', table: 'app_user', target: 'id' },
    ],
  },
};
