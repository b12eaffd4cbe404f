// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { IngestReply } from '#contract/ingest.ts';

export interface SpinFact {
  readonly reference: string;
  readonly username: string;
  readonly wheel_id: number;
}

/** SpinFact as a body brings it. */
export interface SpinFactInput {
  readonly reference: string;
  readonly username: string;
  readonly wheel_id: number;
}

/** Fortune wheel, as calls answer it. */
export interface WheelConfigRow {
  readonly id: number;
  readonly name: string;
  readonly agent_ids: readonly number[];
  readonly image_url: string | null;
  readonly background_url: string | null;
  readonly segment_count: number;
  readonly cost_type: 'ticket' | 'point' | 'free' | 'deposit';
  readonly cost_value: number | null;
  readonly deposit_per_ticket: string | null;
  readonly max_spins_per_day: number;
  readonly reset_time: string;
  readonly budget_per_day: string | null;
  readonly start_at: string | null;
  readonly end_at: string | null;
  readonly spin_count_today: number;
  readonly payout_today: string;
  readonly status: 'draft' | 'active' | 'paused' | 'ended';
  readonly created_at: string;
  readonly created_by: number | null;
  readonly updated_at: string;
  readonly updated_by: number | null;
  readonly version: number;
  readonly agent_ids_name: readonly string[] | null;
  readonly agent_ids_all: boolean | null;
  readonly created_by_name: string | null;
  readonly updated_by_name: string | null;
}

/** Prize of a wheel, as calls answer it. */
export interface WheelRewardRow {
  readonly id: number;
  readonly spin_id: number;
  readonly spin_no: string;
  readonly wheel_id: number;
  readonly agent_id: number;
  readonly agent_code: string;
  readonly member_id: number;
  readonly username: string;
  readonly event_reward_id: number;
  readonly type: 'credit' | 'credit_free' | 'point' | 'ticket' | 'item' | 'coupon' | 'none';
  readonly value: string;
  readonly turnover_required: string;
  readonly withdraw_cap: string | null;
  readonly wallet_log_no: string | null;
  readonly expires_at: string | null;
  readonly done_at: string | null;
  readonly tracking_no: string | null;
  readonly note: string | null;
  readonly status: 'granted' | 'credited' | 'claim_pending' | 'shipped' | 'expired' | 'cancelled';
  readonly created_at: string;
  readonly created_by: number | null;
  readonly updated_at: string;
  readonly updated_by: number | null;
  readonly version: number;
  readonly spin_name: string;
  readonly wheel_name: string;
  readonly agent_name: string;
  readonly member_name: string;
  readonly event_reward_name: string;
  readonly created_by_name: string | null;
  readonly updated_by_name: string | null;
}

/** Spin, as calls answer it. */
export interface WheelSpinRow {
  readonly id: number;
  readonly spin_no: string;
  readonly request_key: string;
  readonly wheel_id: number;
  readonly agent_id: number;
  readonly member_id: number;
  readonly username: string;
  readonly drawn_stock_id: number;
  readonly stock_id: number;
  readonly event_reward_id: number;
  readonly cost_type: 'ticket' | 'point' | 'free' | 'deposit';
  readonly cost_value: number;
  readonly payout: string;
  readonly ends_at: string;
  readonly created_at: string;
  readonly wheel_name: string;
  readonly agent_name: string;
  readonly member_name: string;
  readonly drawn_stock_name: string;
  readonly stock_name: string;
  readonly event_reward_name: string;
}

/** Slot, as calls answer it. */
export interface WheelStockRow {
  readonly id: number;
  readonly wheel_id: number;
  readonly code: string;
  readonly wheel_status: 'draft' | 'active' | 'paused' | 'ended';
  readonly agent_ids: readonly number[];
  readonly position: number;
  readonly event_reward_id: number;
  readonly reward_type: 'credit' | 'credit_free' | 'point' | 'ticket' | 'item' | 'coupon' | 'none';
  readonly reward_value: string;
  readonly reward_color: string | null;
  readonly reward_image_url: string | null;
  readonly reward_status: 'active' | 'inactive';
  readonly reward_stock_total: number | null;
  readonly reward_stock_used: number;
  readonly weight: number;
  readonly probability_pct: string;
  readonly daily_quota: number | null;
  readonly used_today: number;
  readonly total_quota: number | null;
  readonly used_total: number;
  readonly fallback_stock_id: number | null;
  readonly status: 'active' | 'out_of_stock' | 'disabled';
  readonly created_at: string;
  readonly created_by: number | null;
  readonly updated_at: string;
  readonly updated_by: number | null;
  readonly version: number;
  readonly wheel_name: string;
  readonly agent_ids_name: readonly string[] | null;
  readonly agent_ids_all: boolean | null;
  readonly event_reward_name: string;
  readonly fallback_stock_name: string | null;
  readonly created_by_name: string | null;
  readonly updated_by_name: string | null;
}

/** Tally of a slot, as calls answer it. */
export interface WheelTallyRow {
  readonly id: number;
  readonly wheel_id: number;
  readonly agent_ids: readonly number[];
  readonly stock_id: number;
  readonly ends_at: string;
  readonly spins: number;
  readonly payout: string;
  readonly wheel_name: string;
  readonly agent_ids_name: readonly string[] | null;
  readonly agent_ids_all: boolean | null;
  readonly stock_name: string;
}

/** Body of POST /api/ingest/spins */
export interface IngestSpinsBody {
  readonly facts: readonly SpinFactInput[];
}

/** What POST /api/ingest/spins makes of a fact */
export interface IngestSpinsMade {
  readonly spin_no: string;
  readonly position: number;
  readonly reward: string;
  readonly type: 'credit' | 'credit_free' | 'point' | 'ticket' | 'item' | 'coupon' | 'none';
  readonly value: string;
  readonly status: 'granted' | 'credited' | 'claim_pending' | 'shipped' | 'expired' | 'cancelled' | null;
}

/** Reply of POST /api/ingest/spins */
export type IngestSpinsReply = IngestReply<IngestSpinsMade>;

/** Body of POST /api/wheel/add */
export interface WheelAddBody {
  readonly name: string;
  readonly agent_ids: readonly number[];
  readonly image_url?: string | null;
  readonly background_url?: string | null;
  readonly segment_count: number;
  readonly cost_type: 'ticket' | 'point' | 'free' | 'deposit';
  readonly cost_value?: number | null;
  readonly deposit_per_ticket?: string | null;
  readonly max_spins_per_day: number;
  readonly reset_time: string;
  readonly budget_per_day?: string | null;
  readonly start_at?: string | null;
  readonly end_at?: string | null;
  readonly status?: 'draft' | 'active' | 'paused' | 'ended';
}

/** Body of POST /api/wheel/add with its files, as the browser sends it. */
export interface WheelAddForm {
  readonly name: string;
  readonly agent_ids: readonly number[];
  readonly image_url?: Blob;
  readonly background_url?: Blob;
  readonly segment_count: number;
  readonly cost_type: 'ticket' | 'point' | 'free' | 'deposit';
  readonly cost_value?: number;
  readonly deposit_per_ticket?: string;
  readonly max_spins_per_day: number;
  readonly reset_time: string;
  readonly budget_per_day?: string;
  readonly start_at?: string;
  readonly end_at?: string;
  readonly status?: 'draft' | 'active' | 'paused' | 'ended';
}

/** Reply of POST /api/wheel/add */
export type WheelAddReply = Pick<WheelConfigRow, 'id' | 'version'>;

/** Body of POST /api/wheel/rewards/cancel */
export interface WheelCancelBody {
  readonly id: number;
  readonly version?: number;
  readonly expected_status?: 'granted' | 'credited' | 'claim_pending' | 'shipped' | 'expired' | 'cancelled';
  readonly reason: string;
}

/** Reply of POST /api/wheel/rewards/cancel */
export type WheelCancelReply = Pick<WheelRewardRow, 'id' | 'version' | 'status'>;

/** Query of GET /api/wheel/configs */
export interface WheelConfigsQuery {
  readonly agent_id?: readonly number[];
  readonly cost_type?: readonly ('ticket' | 'point' | 'free' | 'deposit')[];
  readonly status?: readonly ('draft' | 'active' | 'paused' | 'ended')[];
  readonly q?: string;
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
  readonly ids?: readonly (string | number)[];
  readonly group_by?: string;
}

/** Reply of GET /api/wheel/configs */
export type WheelConfigsReply = WheelConfigRow;

/** Query of GET /api/wheel/detail */
export interface WheelDetailQuery {
  readonly id: number;
}

/** Reply of GET /api/wheel/detail */
export type WheelDetailReply = WheelConfigRow;

/** Query of GET /api/wheel/items */
export interface WheelItemsQuery {
  readonly q?: string;
  readonly ids?: readonly (string | number)[];
  readonly limit?: number;
  readonly sort?: string;
}

/** Reply of GET /api/wheel/items */
export type WheelItemsReply = Pick<WheelConfigRow, 'id' | 'name'>;

/** Query of GET /api/wheel/rewards */
export interface WheelRewardsQuery {
  readonly date_from?: string;
  readonly date_to?: string;
  readonly wheel_id?: readonly number[];
  readonly event_reward_id?: readonly number[];
  readonly agent_id?: readonly number[];
  readonly type?: readonly ('credit' | 'credit_free' | 'point' | 'ticket' | 'item' | 'coupon' | 'none')[];
  readonly status?: readonly ('granted' | 'credited' | 'claim_pending' | 'shipped' | 'expired' | 'cancelled')[];
  readonly q?: string;
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
  readonly ids?: readonly (string | number)[];
  readonly group_by?: string;
}

/** Reply of GET /api/wheel/rewards */
export type WheelRewardsReply = WheelRewardRow;

/** Body of POST /api/wheel/rewards/ship */
export interface WheelShipBody {
  readonly id: number;
  readonly version?: number;
  readonly expected_status?: 'granted' | 'credited' | 'claim_pending' | 'shipped' | 'expired' | 'cancelled';
  readonly tracking_no: string;
  readonly note?: string | null;
}

/** Reply of POST /api/wheel/rewards/ship */
export type WheelShipReply = Pick<WheelRewardRow, 'id' | 'version' | 'status'>;

/** Query of GET /api/wheel/stocks/items */
export interface WheelSlotItemsQuery {
  readonly wheel_id?: readonly number[];
  readonly q?: string;
  readonly ids?: readonly (string | number)[];
  readonly limit?: number;
  readonly sort?: string;
}

/** Reply of GET /api/wheel/stocks/items */
export type WheelSlotItemsReply = Pick<
  WheelStockRow,
  | 'id' | 'position' | 'code' | 'wheel_id' | 'event_reward_id' | 'daily_quota' | 'total_quota' | 'status' |
  'wheel_name' | 'event_reward_name'
>;

/** Body of POST /api/wheel/stocks/add */
export interface WheelStockAddBody {
  readonly wheel_id: number;
  readonly position: number;
  readonly event_reward_id: number;
  readonly weight: number;
  readonly daily_quota?: number | null;
  readonly total_quota?: number | null;
  readonly fallback_stock_id?: number | null;
  readonly status?: 'active' | 'out_of_stock' | 'disabled';
}

/** Reply of POST /api/wheel/stocks/add */
export type WheelStockAddReply = Pick<WheelStockRow, 'id' | 'version'>;

/** Body of POST /api/wheel/stocks/delete */
export interface WheelStockDeleteBody {
  readonly id: number;
  readonly version?: number;
}

/** Reply of POST /api/wheel/stocks/delete */
export type WheelStockDeleteReply = Pick<WheelStockRow, 'id'>;

/** Body of POST /api/wheel/stocks/update */
export interface WheelStockUpdateBody {
  readonly id: number;
  readonly version: number;
  readonly position?: number;
  readonly event_reward_id?: number;
  readonly weight?: number;
  readonly daily_quota?: number | null;
  readonly total_quota?: number | null;
  readonly fallback_stock_id?: number | null;
  readonly status?: 'active' | 'out_of_stock' | 'disabled';
}

/** Reply of POST /api/wheel/stocks/update */
export type WheelStockUpdateReply = Pick<WheelStockRow, 'id' | 'version'>;

/** Query of GET /api/wheel/stocks */
export interface WheelStocksQuery {
  readonly id?: readonly number[];
  readonly wheel_id?: readonly number[];
  readonly event_reward_id?: readonly number[];
  readonly status?: readonly ('active' | 'out_of_stock' | 'disabled')[];
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
  readonly ids?: readonly (string | number)[];
  readonly group_by?: string;
}

/** Reply of GET /api/wheel/stocks */
export type WheelStocksReply = WheelStockRow;

/** Body of POST /api/wheel/update */
export interface WheelUpdateBody {
  readonly id: number;
  readonly version: number;
  readonly name?: string;
  readonly agent_ids?: readonly number[];
  readonly image_url?: string | null;
  readonly background_url?: string | null;
  readonly segment_count?: number;
  readonly cost_type?: 'ticket' | 'point' | 'free' | 'deposit';
  readonly cost_value?: number | null;
  readonly deposit_per_ticket?: string | null;
  readonly max_spins_per_day?: number;
  readonly reset_time?: string;
  readonly budget_per_day?: string | null;
  readonly start_at?: string | null;
  readonly end_at?: string | null;
  readonly status?: 'draft' | 'active' | 'paused' | 'ended';
}

/** Body of POST /api/wheel/update with its files, as the browser sends it. */
export interface WheelUpdateForm {
  readonly id: number;
  readonly version: number;
  readonly name?: string;
  readonly agent_ids?: readonly number[];
  readonly image_url?: Blob;
  readonly background_url?: Blob;
  readonly segment_count?: number;
  readonly cost_type?: 'ticket' | 'point' | 'free' | 'deposit';
  readonly cost_value?: number;
  readonly deposit_per_ticket?: string;
  readonly max_spins_per_day?: number;
  readonly reset_time?: string;
  readonly budget_per_day?: string;
  readonly start_at?: string;
  readonly end_at?: string;
  readonly status?: 'draft' | 'active' | 'paused' | 'ended';
}

/** Reply of POST /api/wheel/update */
export type WheelUpdateReply = Pick<WheelConfigRow, 'id' | 'version'>;
