// Generated from manifest/ by `npm run generate`: change the manifest, not this file.

/** Member, as calls answer it. */
export interface MemberRow {
  readonly id: number;
  readonly username: string;
  readonly agent_id: number;
  readonly agent_code: string;
  readonly name: string;
  readonly mobile: string;
  readonly line_id: string | null;
  readonly bank_code: string;
  readonly bank_account_no: string;
  readonly bank_account_name: string;
  readonly truewallet_no: string | null;
  readonly upline_id: number | null;
  readonly register_channel: 'web' | 'line' | 'affiliate' | 'agent' | 'import';
  readonly utm_source: string | null;
  readonly level: 'bronze' | 'silver' | 'gold' | 'platinum' | 'diamond';
  readonly tags: readonly ('vip' | 'watch' | 'bonus_hunter' | 'new')[];
  readonly turnover_required: string;
  readonly turnover_done: string;
  readonly deposit_count: number;
  readonly deposit_total: string;
  readonly withdraw_count: number;
  readonly withdraw_total: string;
  readonly winloss_total: string;
  readonly first_deposit_at: string | null;
  readonly last_deposit_at: string | null;
  readonly last_login_at: string | null;
  readonly last_bet_at: string | null;
  readonly last_ip: string | null;
  readonly registered_at: string;
  readonly status: 'active' | 'suspended' | 'locked' | 'blacklist' | 'pending';
  readonly activity_state: 'new' | 'active' | 'at_risk' | 'inactive' | 'lost' | 'never';
  readonly agent_name: string;
  readonly bank_name: string;
  readonly upline_name: string | null;
}

/** Wallet, as calls answer it. */
export interface WalletRow {
  readonly id: number;
  readonly member_id: number;
  readonly username: string;
  readonly agent_id: number;
  readonly wallet_type: 'main' | 'bonus' | 'cashback' | 'commission' | 'affiliate' | 'point' | 'ticket';
  readonly balance: string;
  readonly pending: string;
  readonly turnover_required: string;
  readonly turnover_done: string;
  readonly updated_at: string;
  readonly member_name: string;
  readonly agent_name: string;
}

/** Wallet log, as calls answer it. */
export interface WalletLogRow {
  readonly id: number;
  readonly created_at: string;
  readonly log_no: string;
  readonly agent_id: number;
  readonly agent_code: string;
  readonly member_id: number;
  readonly username: string;
  readonly wallet_type: 'main' | 'bonus' | 'cashback' | 'commission' | 'affiliate' | 'point' | 'ticket';
  readonly log_type:
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
  readonly amount: string;
  readonly balance_before: string;
  readonly balance_after: string;
  readonly ref_type:
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
  readonly ref_id: string | null;
  readonly provider_code: string | null;
  readonly game_code: string | null;
  readonly round_id: string | null;
  readonly turnover_added: string;
  readonly actor_type: 'member' | 'system' | 'staff' | 'provider';
  readonly actor_name: string | null;
  readonly remark: string | null;
  readonly agent_name: string;
  readonly member_name: string;
}

/** Query of GET /api/system/wallet/log_types */
export type WalletLogTypesQuery = Readonly<Record<string, never>>;

/** Reply of GET /api/system/wallet/log_types */
export interface WalletLogTypesReply {
  readonly items: readonly Readonly<Record<string, unknown>>[] | null;
}

/** Query of GET /api/system/wallet/types */
export type WalletTypesQuery = Readonly<Record<string, never>>;

/** Reply of GET /api/system/wallet/types */
export interface WalletTypesReply {
  readonly items: readonly Readonly<Record<string, unknown>>[] | null;
}
