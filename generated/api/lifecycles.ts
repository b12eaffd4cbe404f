// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { LifecycleType, MoveType } from '#contract/lifecycle.ts';

export interface ApiKeyMoves {
  readonly rotate: MoveType<'active' | 'rotating', 'rotating'>;
  readonly replace: MoveType<'active' | 'rotating', 'active'>;
  readonly take_over: MoveType<'active' | 'rotating', never>;
  readonly revoke: MoveType<'active' | 'rotating', 'revoked'>;
  readonly settle: MoveType<'rotating', 'active'>;
  readonly expire: MoveType<'active' | 'rotating', 'expired'>;
}

export interface DepositMoves {
  readonly match: MoveType<'pending' | 'expired' | 'suspicious' | 'failed', 'processing'>;
  readonly credit: MoveType<'processing', 'success' | 'failed'>;
  readonly doubt: MoveType<'pending' | 'expired', 'suspicious'>;
  readonly expire: MoveType<'pending', 'expired'>;
  readonly cancel: MoveType<'pending' | 'suspicious' | 'failed', 'cancelled'>;
  readonly reopen: MoveType<'cancelled', 'suspicious'>;
  readonly reverse: MoveType<'success', 'reversed'>;
  readonly unmatch: MoveType<'success', 'reversed'>;
}

export interface GatewayOrderMoves {
  readonly send: MoveType<'created', 'pending' | 'failed'>;
  readonly start: MoveType<'pending', 'processing' | 'failed' | 'cancelled'>;
  readonly pay: MoveType<'pending' | 'expired', 'paid'>;
  readonly expire: MoveType<'pending', 'expired'>;
  readonly credit: MoveType<'paid' | 'suspicious', 'success' | 'suspicious' | 'cancelled'>;
  readonly settle: MoveType<'processing' | 'unknown', 'success' | 'failed' | 'unknown'>;
  readonly reverse: MoveType<'success', 'reversed'>;
}

export interface PollMoves {
  readonly publish: MoveType<'draft', 'scheduled'>;
  readonly unpublish: MoveType<'scheduled', 'draft'>;
  readonly open: MoveType<'scheduled', 'open'>;
  readonly close: MoveType<'open', 'closed'>;
  readonly reopen: MoveType<'closed', 'open'>;
  readonly announce: MoveType<'closed', 'resulted'>;
  readonly choose: MoveType<'resulted', 'drawing'>;
  readonly unchoose: MoveType<'drawing', 'resulted'>;
  readonly distribute: MoveType<'drawing', 'distributed'>;
  readonly cancel: MoveType<'draft' | 'scheduled' | 'open', 'cancelled'>;
}

export interface RawTransactionMoves {
  readonly match: MoveType<'unmatched' | 'multiple' | 'suspicious', 'matched'>;
  readonly find_several: MoveType<'unmatched', 'multiple'>;
  readonly doubt: MoveType<'unmatched' | 'multiple', 'suspicious'>;
  readonly repeat: MoveType<'unmatched', 'duplicate'>;
  readonly ignore: MoveType<'unmatched' | 'multiple' | 'suspicious', 'ignored'>;
  readonly reopen: MoveType<'ignored', 'unmatched' | 'suspicious'>;
  readonly unmatch: MoveType<'matched', 'unmatched'>;
}

export interface ReplenishTicketMoves {
  readonly accept: MoveType<'open', 'accepted'>;
  readonly release: MoveType<'accepted', 'open'>;
  readonly transfer: MoveType<'accepted', 'transferred'>;
  readonly confirm: MoveType<'transferred', 'completed'>;
  readonly reject: MoveType<'transferred', 'accepted'>;
  readonly cancel: MoveType<'open' | 'accepted', 'cancelled'>;
  readonly comment: MoveType<'open' | 'accepted' | 'transferred' | 'completed' | 'cancelled', never>;
}

export interface ShopRedeemMoves {
  readonly approve: MoveType<'pending', 'approved' | 'credited'>;
  readonly pack: MoveType<'approved', 'packing'>;
  readonly ship: MoveType<'packing' | 'returned', 'shipped'>;
  readonly deliver: MoveType<'shipped', 'delivered'>;
  readonly return: MoveType<'shipped', 'returned'>;
  readonly reject: MoveType<'pending' | 'packing' | 'returned', 'rejected'>;
  readonly cancel: MoveType<'pending', 'cancelled'>;
  readonly note: MoveType<
    'pending' | 'approved' | 'packing' | 'shipped' | 'delivered' | 'credited' | 'returned' | 'rejected' | 'cancelled',
    never
  >;
}

export interface SmsCampaignMoves {
  readonly hold: MoveType<'scheduled', 'pending'>;
  readonly approve: MoveType<'pending', 'scheduled'>;
  readonly begin: MoveType<'scheduled', 'sending'>;
  readonly finish: MoveType<'sending', 'done'>;
  readonly cancel: MoveType<'pending' | 'scheduled', 'cancelled'>;
  readonly stop: MoveType<'sending', 'stopped'>;
}

export interface WebhookEndpointMoves {
  readonly pause: MoveType<'active', 'paused'>;
  readonly resume: MoveType<'paused' | 'stopped', 'active'>;
  readonly stop: MoveType<'active' | 'paused', 'stopped'>;
  readonly rotate: MoveType<'active' | 'paused' | 'stopped', never>;
  readonly test: MoveType<'active', never>;
}

export interface WheelRewardMoves {
  readonly credit: MoveType<'granted', 'credited'>;
  readonly await: MoveType<'granted', 'claim_pending'>;
  readonly ship: MoveType<'claim_pending', 'shipped'>;
  readonly cancel: MoveType<'claim_pending', 'cancelled'>;
  readonly expire: MoveType<'granted' | 'claim_pending', 'expired'>;
}

export interface WithdrawalMoves {
  readonly verify: MoveType<'pending' | 'failed', 'verified'>;
  readonly recheck: MoveType<'unknown', 'success' | 'failed' | 'unknown'>;
  readonly approve: MoveType<'verified' | 'failed', 'processing'>;
  readonly settle: MoveType<'processing' | 'unknown', 'success' | 'failed' | 'unknown'>;
  readonly change_type: MoveType<'pending' | 'verified' | 'failed', never>;
  readonly manual: MoveType<'pending' | 'verified' | 'failed' | 'unknown', 'success'>;
  readonly refund: MoveType<'pending' | 'verified' | 'failed', 'refunded'>;
  readonly add_note: MoveType<
    'pending' | 'verified' | 'processing' | 'unknown' | 'failed' | 'success' | 'refunded',
    never
  >;
  readonly hand_over: MoveType<'pending' | 'verified' | 'failed', never>;
}

/** Life-cycles of the manifest, by entity. */
export interface Lifecycles {
  readonly ApiKey: LifecycleType<'api_key', 'status', ApiKeyMoves>;
  readonly Deposit: LifecycleType<'deposit', 'status', DepositMoves>;
  readonly GatewayOrder: LifecycleType<'gateway_order', 'status', GatewayOrderMoves>;
  readonly Poll: LifecycleType<'poll', 'status', PollMoves>;
  readonly RawTransaction: LifecycleType<'raw_transaction', 'match_status', RawTransactionMoves>;
  readonly ReplenishTicket: LifecycleType<'replenish_ticket', 'status', ReplenishTicketMoves>;
  readonly ShopRedeem: LifecycleType<'shop_redeem', 'status', ShopRedeemMoves>;
  readonly SmsCampaign: LifecycleType<'sms_campaign', 'status', SmsCampaignMoves>;
  readonly WebhookEndpoint: LifecycleType<'webhook_endpoint', 'status', WebhookEndpointMoves>;
  readonly WheelReward: LifecycleType<'wheel_reward', 'status', WheelRewardMoves>;
  readonly Withdrawal: LifecycleType<'withdrawal', 'status', WithdrawalMoves>;
}
