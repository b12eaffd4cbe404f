// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Verdict } from '#contract/decision.ts';

export interface BonusTier {
  readonly deposit_from: string;
  readonly deposit_to: string | null;
  readonly bonus: string;
}

export interface ClaimDay {
  readonly day: string;
  readonly unfinished: boolean;
  readonly claims: number;
  readonly bonus: string;
}

export interface SmsAudience {
  readonly segment: 'all' | 'inactive' | 'no_deposit' | 'vip' | 'list' | 'report';
  readonly agent_ids: readonly number[];
  readonly levels: readonly ('bronze' | 'silver' | 'gold' | 'platinum' | 'diamond')[] | null;
  readonly activity_states: readonly ('new' | 'active' | 'at_risk' | 'inactive' | 'lost' | 'never')[] | null;
  readonly inactive_days: number | null;
  readonly usernames: readonly string[] | null;
  readonly filters: Readonly<Record<string, string>> | null;
}

/** SmsAudience as a body brings it. */
export interface SmsAudienceInput {
  readonly segment: 'all' | 'inactive' | 'no_deposit' | 'vip' | 'list' | 'report';
  readonly agent_ids: readonly number[];
  readonly levels?: readonly ('bronze' | 'silver' | 'gold' | 'platinum' | 'diamond')[] | null;
  readonly activity_states?: readonly ('new' | 'active' | 'at_risk' | 'inactive' | 'lost' | 'never')[] | null;
  readonly inactive_days?: number | null;
  readonly usernames?: readonly string[] | null;
  readonly filters?: Readonly<Record<string, string>> | null;
}

export interface TopClaimer {
  readonly member_id: number;
  readonly username: string;
  readonly claims: number;
  readonly bonus: string;
}

/** Promotion, as calls answer it. */
export interface PromotionRow {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly image_url: string | null;
  readonly description: string | null;
  readonly agent_ids: readonly number[];
  readonly type:
    | 'new_member' | 'first_deposit_day' | 'every_deposit' | 'happy_hour' | 'credit_free' | 'winback' | 'birthday' |
    'custom';
  readonly bonus_mode: 'percent' | 'fixed' | 'tier';
  readonly bonus_value: string | null;
  readonly bonus_max: string | null;
  readonly tiers: readonly BonusTier[];
  readonly deposit_min: string | null;
  readonly deposit_max: string | null;
  readonly turnover_multiple: string;
  readonly turnover_base: 'deposit_bonus' | 'bonus' | 'deposit';
  readonly withdraw_cap_mode: 'none' | 'amount' | 'x_deposit' | 'x_total';
  readonly withdraw_cap_value: string | null;
  readonly bonus_withdrawable: boolean;
  readonly allowed_types: readonly (
    'slot' | 'casino' | 'sport' | 'fishing' | 'lotto' | 'card' | 'cockfight' | 'esport' | 'crash'
  )[];
  readonly blocked_providers: readonly number[];
  readonly claim_limit_per_member: number | null;
  readonly claim_limit_per_day: number | null;
  readonly total_quota: number | null;
  readonly days_of_week: readonly ('0' | '1' | '2' | '3' | '4' | '5' | '6')[];
  readonly time_from: string | null;
  readonly time_to: string | null;
  readonly start_at: string | null;
  readonly end_at: string | null;
  readonly claim_count: number;
  readonly bonus_paid: string;
  readonly deposit_generated: string;
  readonly withdraw_generated: string;
  readonly status: 'draft' | 'scheduled' | 'active' | 'paused' | 'expired' | 'exhausted';
  readonly version: number;
  readonly agent_ids_name: readonly string[] | null;
  readonly agent_ids_all: boolean | null;
  readonly blocked_providers_name: readonly string[] | null;
}

/** Promotion claim, as calls answer it. */
export interface PromotionClaimRow {
  readonly id: number;
  readonly promotion_id: number;
  readonly member_id: number;
  readonly username: string;
  readonly agent_id: number;
  readonly deposit: string;
  readonly bonus: string;
  readonly claimed_at: string;
  readonly promotion_name: string;
  readonly member_name: string;
  readonly agent_name: string;
}

/** Personal promotion, as calls answer it. */
export interface PromotionOfferRow {
  readonly id: number;
  readonly promotion_id: number;
  readonly agent_id: number;
  readonly target_type: 'member' | 'segment' | 'agent';
  readonly member_id: number | null;
  readonly username: string | null;
  readonly segment_name: string | null;
  readonly bonus: string;
  readonly offered_by: number | null;
  readonly created_at: string;
  readonly expires_at: string | null;
  readonly claimed_at: string | null;
  readonly status: 'offered' | 'claimed' | 'expired' | 'revoked';
  readonly promotion_name: string;
  readonly agent_name: string;
  readonly member_name: string | null;
  readonly offered_by_name: string | null;
}

/** SMS campaign, as calls answer it. */
export interface SmsCampaignRow {
  readonly id: number;
  readonly campaign_ref: string;
  readonly promotion_id: number | null;
  readonly agent_ids: readonly number[];
  readonly segment: 'all' | 'inactive' | 'no_deposit' | 'vip' | 'list' | 'report';
  readonly audience: SmsAudience;
  readonly is_test: boolean;
  readonly message: string;
  readonly parts: number;
  readonly parts_total: number;
  readonly part_price: string;
  readonly total_count: number;
  readonly skipped_count: number;
  readonly skipped_inactive: number;
  readonly skipped_duplicate: number;
  readonly skipped_unknown: number;
  readonly sent_count: number;
  readonly failed_count: number;
  readonly unknown_count: number;
  readonly stopped_count: number;
  readonly batch_count: number;
  readonly cost_estimate: string;
  readonly cost_actual: string;
  readonly approved_by: number | null;
  readonly approved_at: string | null;
  readonly schedule_at: string | null;
  readonly started_at: string | null;
  readonly finished_at: string | null;
  readonly status: 'pending' | 'scheduled' | 'sending' | 'done' | 'stopped' | 'cancelled';
  readonly created_at: string;
  readonly created_by: number | null;
  readonly updated_at: string;
  readonly updated_by: number | null;
  readonly version: number;
  readonly promotion_name: string | null;
  readonly agent_ids_name: readonly string[] | null;
  readonly agent_ids_all: boolean | null;
  readonly approved_by_name: string | null;
  readonly created_by_name: string | null;
  readonly updated_by_name: string | null;
}

/** SMS, as calls answer it. */
export interface SmsMessageRow {
  readonly id: number;
  readonly campaign_id: number;
  readonly member_id: number | null;
  readonly username: string | null;
  readonly agent_id: number | null;
  readonly mobile: string;
  readonly batch: string | null;
  readonly text: string | null;
  readonly parts: number;
  readonly state: 'queued' | 'sending' | 'sent' | 'failed' | 'unknown' | 'stopped';
  readonly upstream_ref: string | null;
  readonly error: string | null;
  readonly sent_at: string | null;
  readonly campaign_name: string;
  readonly member_name: string | null;
  readonly agent_name: string | null;
}

/** Query of GET /api/promotion/claims */
export interface PromotionClaimsQuery {
  readonly id: number;
}

/** Reply of GET /api/promotion/claims */
export interface PromotionClaimsReply {
  readonly days: readonly ClaimDay[];
  readonly top: readonly TopClaimer[];
}

/** Query of GET /api/promotion/custom */
export interface PromotionCustomQuery {
  readonly agent_id?: readonly number[];
  readonly target_type?: readonly ('member' | 'segment' | 'agent')[];
  readonly status?: readonly ('offered' | 'claimed' | 'expired' | 'revoked')[];
  readonly q?: string;
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
  readonly export?: 'xlsx' | 'csv';
  readonly ids?: readonly (string | number)[];
  readonly group_by?: string;
}

/** Reply of GET /api/promotion/custom */
export type PromotionCustomReply = PromotionOfferRow;

/** Query of GET /api/promotion/detail */
export interface PromotionDetailQuery {
  readonly id: number;
}

/** Reply of GET /api/promotion/detail */
export type PromotionDetailReply = PromotionRow;

/** Query of GET /api/promotion/items */
export interface PromotionItemsQuery {
  readonly status?: readonly ('draft' | 'scheduled' | 'active' | 'paused' | 'expired' | 'exhausted')[];
  readonly q?: string;
  readonly ids?: readonly (string | number)[];
  readonly limit?: number;
  readonly sort?: string;
}

/** Reply of GET /api/promotion/items */
export type PromotionItemsReply = Pick<PromotionRow, 'id' | 'name' | 'code'>;

/** Query of GET /api/promotion/list */
export interface PromotionListQuery {
  readonly agent_id?: readonly number[];
  readonly type?: readonly (
    | 'new_member' | 'first_deposit_day' | 'every_deposit' | 'happy_hour' | 'credit_free' | 'winback' | 'birthday' |
    'custom'
  )[];
  readonly status?: readonly ('draft' | 'scheduled' | 'active' | 'paused' | 'expired' | 'exhausted')[];
  readonly date_from?: string;
  readonly date_to?: string;
  readonly q?: string;
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
  readonly export?: 'xlsx' | 'csv';
  readonly ids?: readonly (string | number)[];
  readonly group_by?: string;
}

/** Reply of GET /api/promotion/list */
export type PromotionListReply = Omit<
  PromotionRow,
  | 'description' | 'tiers' | 'deposit_max' | 'turnover_base' | 'bonus_withdrawable' | 'allowed_types' |
  'blocked_providers' | 'claim_limit_per_member' | 'claim_limit_per_day' | 'total_quota' | 'days_of_week' |
  'time_from' | 'time_to' | 'version' | 'blocked_providers_name'
>;

/** Body of POST /api/promotion/send_sms */
export interface PromotionSendSmsBody {
  readonly promotion_id?: number | null;
  readonly audience: SmsAudienceInput;
  readonly message: string;
  readonly schedule_at?: string | null;
  readonly test_mobile?: string | null;
}

/** Reply of POST /api/promotion/send_sms */
export interface PromotionSendSmsReply {
  readonly id: number | null;
  readonly queued: number | null;
  readonly skipped: number | null;
  readonly skipped_inactive: number | null;
  readonly skipped_duplicate: number | null;
  readonly skipped_unknown: number | null;
  readonly places: readonly ('username' | 'name' | 'agent' | 'site' | 'promotion' | 'code')[] | null;
  readonly sample: string | null;
  readonly parts: number | null;
  readonly parts_total: number | null;
  readonly cost_estimate: string | null;
  readonly alone_up_to: string | null;
  readonly needs_approval: boolean;
}

/** Body of POST /api/promotion/sms/preview */
export interface PromotionSmsPreviewBody {
  readonly promotion_id?: number | null;
  readonly audience: SmsAudienceInput;
  readonly message: string;
  readonly schedule_at?: string | null;
  readonly test_mobile?: string | null;
}

/** Reply of POST /api/promotion/sms/preview */
export interface PromotionSmsPreviewReply {
  readonly id: number | null;
  readonly queued: number | null;
  readonly skipped: number | null;
  readonly skipped_inactive: number | null;
  readonly skipped_duplicate: number | null;
  readonly skipped_unknown: number | null;
  readonly places: readonly ('username' | 'name' | 'agent' | 'site' | 'promotion' | 'code')[] | null;
  readonly sample: string | null;
  readonly parts: number | null;
  readonly parts_total: number | null;
  readonly cost_estimate: string | null;
  readonly alone_up_to: string | null;
  readonly needs_approval: boolean;
}

/** Body of POST /api/promotion/sms/approve */
export interface SmsApproveBody {
  readonly id: number;
  readonly version?: number;
  readonly expected_status?: 'pending' | 'scheduled' | 'sending' | 'done' | 'stopped' | 'cancelled';
  readonly warning_reason?: string | null;
}

/** Reply of POST /api/promotion/sms/approve */
export type SmsApproveReply = Pick<SmsCampaignRow, 'id' | 'version' | 'status'>;

/** Query of GET /api/promotion/sms/approve/verdict */
export interface SmsApproveVerdictQuery {
  readonly id?: number;
  readonly ids?: readonly string[];
}

/** Reply of GET /api/promotion/sms/approve/verdict */
export type SmsApproveVerdictReply = Verdict;

/** Body of POST /api/promotion/sms/cancel */
export interface SmsCancelBody {
  readonly id: number;
  readonly version?: number;
  readonly expected_status?: 'pending' | 'scheduled' | 'sending' | 'done' | 'stopped' | 'cancelled';
}

/** Reply of POST /api/promotion/sms/cancel */
export type SmsCancelReply = Pick<SmsCampaignRow, 'id' | 'version' | 'status'>;

/** Query of GET /api/promotion/sms/detail */
export interface SmsDetailQuery {
  readonly id: number;
}

/** Reply of GET /api/promotion/sms/detail */
export type SmsDetailReply = SmsCampaignRow;

/** Query of GET /api/promotion/sms/list */
export interface SmsListQuery {
  readonly promotion_id?: readonly number[];
  readonly status?: readonly ('pending' | 'scheduled' | 'sending' | 'done' | 'stopped' | 'cancelled')[];
  readonly agent_id?: readonly number[];
  readonly is_test?: boolean;
  readonly q?: string;
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
  readonly ids?: readonly (string | number)[];
  readonly group_by?: string;
}

/** Reply of GET /api/promotion/sms/list */
export type SmsListReply = SmsCampaignRow;

/** Query of GET /api/promotion/sms/messages */
export interface SmsMessagesQuery {
  readonly campaign_id?: number;
  readonly state?: readonly ('queued' | 'sending' | 'sent' | 'failed' | 'unknown' | 'stopped')[];
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
  readonly export?: 'xlsx' | 'csv';
  readonly ids?: readonly (string | number)[];
  readonly group_by?: string;
}

/** Reply of GET /api/promotion/sms/messages */
export type SmsMessagesReply = Omit<
  SmsMessageRow,
  'campaign_id' | 'member_id' | 'batch' | 'text' | 'upstream_ref' | 'campaign_name' | 'member_name'
>;
