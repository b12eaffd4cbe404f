// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Verdict } from '#contract/decision.ts';
import type { IngestReply } from '#contract/ingest.ts';
import type { StatusChange } from './finance.ts';

export interface DayTimes {
  readonly day: number;
  readonly times: string;
}

/** DayTimes as a body brings it. */
export interface DayTimesInput {
  readonly day: number;
  readonly times: string;
}

export interface RedemptionFact {
  readonly reference: string;
  readonly username: string;
  readonly item_id: number;
  readonly qty: number;
  readonly receiver_name: string | null;
  readonly receiver_tel: string | null;
  readonly address: string | null;
}

/** RedemptionFact as a body brings it. */
export interface RedemptionFactInput {
  readonly reference: string;
  readonly username: string;
  readonly item_id: number;
  readonly qty?: number;
  readonly receiver_name?: string | null;
  readonly receiver_tel?: string | null;
  readonly address?: string | null;
}

export interface StockTaken {
  readonly stock_id: number;
  readonly qty: number;
}

/** Points of a deposit, as calls answer it. */
export interface PointGrantRow {
  readonly id: number;
  readonly rule_id: number;
  readonly deposit_id: number;
  readonly member_id: number;
  readonly agent_id: number;
  readonly amount: string;
  readonly points: number;
  readonly points_back: number;
  readonly owed: boolean;
  readonly stat_date: string;
  readonly created_at: string;
  readonly rule_name: string;
  readonly deposit_name: string;
  readonly member_name: string;
  readonly agent_name: string;
}

/** Deposit-to-points rule, as calls answer it. */
export interface PointRuleRow {
  readonly id: number;
  readonly name: string;
  readonly agent_ids: readonly number[];
  readonly deposit_min: string;
  readonly deposit_max: string | null;
  readonly mode: 'ratio' | 'fixed';
  readonly per_amount: string | null;
  readonly points: number;
  readonly points_max_per_day: number | null;
  readonly multiplier_days: readonly DayTimes[] | null;
  readonly channels: readonly ('bank' | 'promptpay' | 'truewallet' | 'gateway' | 'slip' | 'manual')[] | null;
  readonly start_at: string | null;
  readonly end_at: string | null;
  readonly granted_points: number;
  readonly status: 'draft' | 'active' | 'inactive' | 'ended';
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

/** Shop code, as calls answer it. */
export interface ShopCodeRow {
  readonly id: number;
  readonly item_id: number;
  readonly stock_id: number;
  readonly code: string;
  readonly fingerprint: string;
  readonly redeem_id: number | null;
  readonly item_name: string;
  readonly stock_name: string;
  readonly redeem_name: string | null;
}

/** Shop item, as calls answer it. */
export interface ShopItemRow {
  readonly id: number;
  readonly name: string;
  readonly image_url: string;
  readonly category: 'credit' | 'credit_free' | 'gadget' | 'gold' | 'voucher' | 'ticket';
  readonly point_price: number;
  readonly cost_price: string | null;
  readonly reward_value: string | null;
  readonly turnover_multiple: string | null;
  readonly agent_ids: readonly number[];
  readonly member_levels: readonly ('bronze' | 'silver' | 'gold' | 'platinum' | 'diamond')[] | null;
  readonly limit_per_member: number | null;
  readonly limit_per_day: number | null;
  readonly need_shipping: boolean;
  readonly stock_mode: 'unlimited' | 'counted' | 'code';
  readonly stock_available: number | null;
  readonly stock_cost: string;
  readonly low_stock: boolean;
  readonly redeemed_count: number;
  readonly start_at: string | null;
  readonly end_at: string | null;
  readonly sort_order: number | null;
  readonly is_recommended: boolean;
  readonly description: string | null;
  readonly status: 'draft' | 'active' | 'out_of_stock' | 'inactive';
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

/** Redemption, as calls answer it. */
export interface ShopRedeemRow {
  readonly id: number;
  readonly redeem_ref: string;
  readonly member_id: number;
  readonly username: string;
  readonly agent_id: number;
  readonly agent_code: string;
  readonly item_id: number;
  readonly category: 'credit' | 'credit_free' | 'gadget' | 'gold' | 'voucher' | 'ticket';
  readonly need_shipping: boolean;
  readonly qty: number;
  readonly point_used: number;
  readonly reward_value: string | null;
  readonly turnover_multiple: string | null;
  readonly receiver_name: string | null;
  readonly receiver_tel: string | null;
  readonly address: string | null;
  readonly carrier: 'thaipost' | 'kerry' | 'flash' | 'jt' | 'other' | null;
  readonly tracking_no: string | null;
  readonly shipped_at: string | null;
  readonly delivered_at: string | null;
  readonly code_issued: string | null;
  readonly handled_by: number | null;
  readonly note: string | null;
  readonly taken: readonly StockTaken[];
  readonly timeline: readonly StatusChange[];
  readonly status:
    | 'pending' | 'approved' | 'packing' | 'shipped' | 'delivered' | 'credited' | 'returned' | 'rejected' | 'cancelled';
  readonly locked_by: number | null;
  readonly locked_at: string | null;
  readonly created_at: string;
  readonly created_by: number | null;
  readonly updated_at: string;
  readonly updated_by: number | null;
  readonly version: number;
  readonly member_name: string;
  readonly agent_name: string;
  readonly item_name: string;
  readonly handled_by_name: string | null;
  readonly locked_by_name: string | null;
  readonly created_by_name: string | null;
  readonly updated_by_name: string | null;
}

/** Shop stock, as calls answer it. */
export interface ShopStockRow {
  readonly id: number;
  readonly item_id: number;
  readonly agent_ids: readonly number[];
  readonly lot_no: string;
  readonly mode: 'unlimited' | 'counted' | 'code';
  readonly qty: number;
  readonly used_qty: number;
  readonly remaining: number;
  readonly cost_price: string | null;
  readonly code_hints: readonly string[] | null;
  readonly note: string | null;
  readonly created_at: string;
  readonly created_by: number | null;
  readonly updated_at: string;
  readonly updated_by: number | null;
  readonly version: number;
  readonly item_name: string;
  readonly agent_ids_name: readonly string[] | null;
  readonly agent_ids_all: boolean | null;
  readonly created_by_name: string | null;
  readonly updated_by_name: string | null;
}

/** Body of POST /api/ingest/redemptions */
export interface IngestRedemptionsBody {
  readonly facts: readonly RedemptionFactInput[];
}

/** What POST /api/ingest/redemptions makes of a fact */
export interface IngestRedemptionsMade {
  readonly id: number;
  readonly redeem_ref: string;
}

/** Reply of POST /api/ingest/redemptions */
export type IngestRedemptionsReply = IngestReply<IngestRedemptionsMade>;

/** Body of POST /api/shop/deposit/add */
export interface ShopDepositAddBody {
  readonly name: string;
  readonly agent_ids: readonly number[];
  readonly deposit_min: string;
  readonly deposit_max?: string | null;
  readonly mode: 'ratio' | 'fixed';
  readonly per_amount?: string | null;
  readonly points: number;
  readonly points_max_per_day?: number | null;
  readonly multiplier_days?: readonly DayTimesInput[] | null;
  readonly channels?: readonly ('bank' | 'promptpay' | 'truewallet' | 'gateway' | 'slip' | 'manual')[] | null;
  readonly start_at?: string | null;
  readonly end_at?: string | null;
  readonly status: 'draft' | 'active' | 'inactive' | 'ended';
}

/** Reply of POST /api/shop/deposit/add */
export type ShopDepositAddReply = Pick<PointRuleRow, 'id' | 'version'>;

/** Query of GET /api/shop/deposit/detail */
export interface ShopDepositDetailQuery {
  readonly id: number;
}

/** Reply of GET /api/shop/deposit/detail */
export type ShopDepositDetailReply = PointRuleRow;

/** Query of GET /api/shop/deposit/list */
export interface ShopDepositListQuery {
  readonly agent_id?: readonly number[];
  readonly mode?: readonly ('ratio' | 'fixed')[];
  readonly status?: readonly ('draft' | 'active' | 'inactive' | 'ended')[];
  readonly q?: string;
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
  readonly ids?: readonly (string | number)[];
  readonly group_by?: string;
}

/** Reply of GET /api/shop/deposit/list */
export type ShopDepositListReply = PointRuleRow;

/** Body of POST /api/shop/deposit/update */
export interface ShopDepositUpdateBody {
  readonly id: number;
  readonly version: number;
  readonly name?: string;
  readonly agent_ids?: readonly number[];
  readonly deposit_min?: string;
  readonly deposit_max?: string | null;
  readonly mode?: 'ratio' | 'fixed';
  readonly per_amount?: string | null;
  readonly points?: number;
  readonly points_max_per_day?: number | null;
  readonly multiplier_days?: readonly DayTimesInput[] | null;
  readonly channels?: readonly ('bank' | 'promptpay' | 'truewallet' | 'gateway' | 'slip' | 'manual')[] | null;
  readonly start_at?: string | null;
  readonly end_at?: string | null;
  readonly status?: 'draft' | 'active' | 'inactive' | 'ended';
}

/** Reply of POST /api/shop/deposit/update */
export type ShopDepositUpdateReply = Pick<PointRuleRow, 'id' | 'version'>;

/** Query of GET /api/shop/history */
export interface ShopHistoryQuery {
  readonly date_from?: string;
  readonly date_to?: string;
  readonly agent_id?: readonly number[];
  readonly carrier?: readonly ('thaipost' | 'kerry' | 'flash' | 'jt' | 'other')[];
  readonly status?: readonly (
    'pending' | 'approved' | 'packing' | 'shipped' | 'delivered' | 'credited' | 'returned' | 'rejected' | 'cancelled'
  )[];
  readonly item_id?: readonly number[];
  readonly q?: string;
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
  readonly export?: 'xlsx' | 'csv';
  readonly ids?: readonly (string | number)[];
  readonly group_by?: string;
}

/** Reply of GET /api/shop/history */
export type ShopHistoryReply = Omit<
  ShopRedeemRow,
  | 'agent_id' | 'turnover_multiple' | 'taken' | 'timeline' | 'created_by' | 'updated_at' | 'updated_by' | 'agent_name' |
  'created_by_name' | 'updated_by_name'
>;

/** Body of POST /api/shop/inquiry/claim */
export interface ShopInquiryClaimBody {
  readonly id: number;
  readonly take_over?: boolean;
}

/** Reply of POST /api/shop/inquiry/claim */
export interface ShopInquiryClaimReply {
  readonly id: number;
  readonly locked_by: number | null;
  readonly locked_by_name: string | null;
  readonly locked_at: string | null;
  readonly expires_at: string | null;
}

/** Query of GET /api/shop/inquiry/detail */
export interface ShopInquiryDetailQuery {
  readonly id: number;
}

/** Reply of GET /api/shop/inquiry/detail */
export type ShopInquiryDetailReply = ShopRedeemRow;

/** Query of GET /api/shop/inquiry/list */
export interface ShopInquiryListQuery {
  readonly date_from?: string;
  readonly date_to?: string;
  readonly agent_id?: readonly number[];
  readonly status?: readonly (
    'pending' | 'approved' | 'packing' | 'shipped' | 'delivered' | 'credited' | 'returned' | 'rejected' | 'cancelled'
  )[];
  readonly category?: readonly ('credit' | 'credit_free' | 'gadget' | 'gold' | 'voucher' | 'ticket')[];
  readonly item_id?: readonly number[];
  readonly need_shipping?: boolean;
  readonly q?: string;
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
  readonly export?: 'xlsx' | 'csv';
  readonly ids?: readonly (string | number)[];
  readonly group_by?: string;
}

/** Reply of GET /api/shop/inquiry/list */
export type ShopInquiryListReply = Omit<
  ShopRedeemRow,
  | 'agent_id' | 'turnover_multiple' | 'taken' | 'timeline' | 'created_by' | 'updated_at' | 'updated_by' | 'agent_name' |
  'created_by_name' | 'updated_by_name'
>;

/** Body of POST /api/shop/inquiry/release */
export interface ShopInquiryReleaseBody {
  readonly id: number;
}

/** Reply of POST /api/shop/inquiry/release */
export interface ShopInquiryReleaseReply {
  readonly id: number;
  readonly locked_by: number | null;
  readonly locked_by_name: string | null;
  readonly locked_at: string | null;
  readonly expires_at: string | null;
}

/** Body of POST /api/shop/inquiry/update */
export interface ShopInquiryUpdateBody {
  readonly redeem_ref: string;
  readonly action: 'approve' | 'pack' | 'ship' | 'deliver' | 'return' | 'reject' | 'note';
  readonly carrier?: 'thaipost' | 'kerry' | 'flash' | 'jt' | 'other' | null;
  readonly tracking_no?: string | null;
  readonly note?: string | null;
  readonly expected_status?:
    | 'pending' | 'approved' | 'packing' | 'shipped' | 'delivered' | 'credited' | 'returned' | 'rejected' | 'cancelled' |
    null;
  readonly warning_reason?: string | null;
}

/** Reply of POST /api/shop/inquiry/update */
export interface ShopInquiryUpdateReply {
  readonly id: number;
  readonly version: number | null;
  readonly status:
    | 'pending' | 'approved' | 'packing' | 'shipped' | 'delivered' | 'credited' | 'returned' | 'rejected' | 'cancelled' |
    null;
}

/** Query of GET /api/shop/inquiry/update/verdict */
export interface ShopInquiryUpdateVerdictQuery {
  readonly redeem_ref: string;
  readonly action?: string;
}

/** Reply of GET /api/shop/inquiry/update/verdict */
export type ShopInquiryUpdateVerdictReply = Verdict;

/** Body of POST /api/shop/item/add */
export interface ShopItemAddBody {
  readonly name: string;
  readonly image_url: string;
  readonly category: 'credit' | 'credit_free' | 'gadget' | 'gold' | 'voucher' | 'ticket';
  readonly point_price: number;
  readonly cost_price?: string | null;
  readonly reward_value?: string | null;
  readonly turnover_multiple?: string | null;
  readonly agent_ids: readonly number[];
  readonly member_levels?: readonly ('bronze' | 'silver' | 'gold' | 'platinum' | 'diamond')[] | null;
  readonly limit_per_member?: number | null;
  readonly limit_per_day?: number | null;
  readonly need_shipping: boolean;
  readonly stock_mode: 'unlimited' | 'counted' | 'code';
  readonly start_at?: string | null;
  readonly end_at?: string | null;
  readonly sort_order?: number | null;
  readonly is_recommended?: boolean;
  readonly description?: string | null;
  readonly status: 'draft' | 'active' | 'out_of_stock' | 'inactive';
}

/** Body of POST /api/shop/item/add with its files, as the browser sends it. */
export interface ShopItemAddForm {
  readonly name: string;
  readonly image_url: Blob;
  readonly category: 'credit' | 'credit_free' | 'gadget' | 'gold' | 'voucher' | 'ticket';
  readonly point_price: number;
  readonly cost_price?: string;
  readonly reward_value?: string;
  readonly turnover_multiple?: string;
  readonly agent_ids: readonly number[];
  readonly member_levels?: readonly ('bronze' | 'silver' | 'gold' | 'platinum' | 'diamond')[];
  readonly limit_per_member?: number;
  readonly limit_per_day?: number;
  readonly need_shipping: boolean;
  readonly stock_mode: 'unlimited' | 'counted' | 'code';
  readonly start_at?: string;
  readonly end_at?: string;
  readonly sort_order?: number;
  readonly is_recommended?: boolean;
  readonly description?: string;
  readonly status: 'draft' | 'active' | 'out_of_stock' | 'inactive';
}

/** Reply of POST /api/shop/item/add */
export type ShopItemAddReply = Pick<ShopItemRow, 'id' | 'version'>;

/** Query of GET /api/shop/item/detail */
export interface ShopItemDetailQuery {
  readonly id: number;
}

/** Reply of GET /api/shop/item/detail */
export type ShopItemDetailReply = ShopItemRow;

/** Query of GET /api/shop/item/items */
export interface ShopItemItemsQuery {
  readonly category?: readonly ('credit' | 'credit_free' | 'gadget' | 'gold' | 'voucher' | 'ticket')[];
  readonly status?: readonly ('draft' | 'active' | 'out_of_stock' | 'inactive')[];
  readonly q?: string;
  readonly ids?: readonly (string | number)[];
  readonly limit?: number;
  readonly sort?: string;
}

/** Reply of GET /api/shop/item/items */
export type ShopItemItemsReply = Pick<ShopItemRow, 'id' | 'name'>;

/** Query of GET /api/shop/item/list */
export interface ShopItemListQuery {
  readonly agent_id?: readonly number[];
  readonly category?: readonly ('credit' | 'credit_free' | 'gadget' | 'gold' | 'voucher' | 'ticket')[];
  readonly stock_mode?: readonly ('unlimited' | 'counted' | 'code')[];
  readonly low_stock?: boolean;
  readonly status?: readonly ('draft' | 'active' | 'out_of_stock' | 'inactive')[];
  readonly q?: string;
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
  readonly ids?: readonly (string | number)[];
  readonly group_by?: string;
}

/** Reply of GET /api/shop/item/list */
export type ShopItemListReply = ShopItemRow;

/** Body of POST /api/shop/item/update */
export interface ShopItemUpdateBody {
  readonly id: number;
  readonly version: number;
  readonly name?: string;
  readonly image_url?: string;
  readonly category?: 'credit' | 'credit_free' | 'gadget' | 'gold' | 'voucher' | 'ticket';
  readonly point_price?: number;
  readonly cost_price?: string | null;
  readonly reward_value?: string | null;
  readonly turnover_multiple?: string | null;
  readonly agent_ids?: readonly number[];
  readonly member_levels?: readonly ('bronze' | 'silver' | 'gold' | 'platinum' | 'diamond')[] | null;
  readonly limit_per_member?: number | null;
  readonly limit_per_day?: number | null;
  readonly need_shipping?: boolean;
  readonly stock_mode?: 'unlimited' | 'counted' | 'code';
  readonly start_at?: string | null;
  readonly end_at?: string | null;
  readonly sort_order?: number | null;
  readonly is_recommended?: boolean;
  readonly description?: string | null;
  readonly status?: 'draft' | 'active' | 'out_of_stock' | 'inactive';
}

/** Body of POST /api/shop/item/update with its files, as the browser sends it. */
export interface ShopItemUpdateForm {
  readonly id: number;
  readonly version: number;
  readonly name?: string;
  readonly image_url?: Blob;
  readonly category?: 'credit' | 'credit_free' | 'gadget' | 'gold' | 'voucher' | 'ticket';
  readonly point_price?: number;
  readonly cost_price?: string;
  readonly reward_value?: string;
  readonly turnover_multiple?: string;
  readonly agent_ids?: readonly number[];
  readonly member_levels?: readonly ('bronze' | 'silver' | 'gold' | 'platinum' | 'diamond')[];
  readonly limit_per_member?: number;
  readonly limit_per_day?: number;
  readonly need_shipping?: boolean;
  readonly stock_mode?: 'unlimited' | 'counted' | 'code';
  readonly start_at?: string;
  readonly end_at?: string;
  readonly sort_order?: number;
  readonly is_recommended?: boolean;
  readonly description?: string;
  readonly status?: 'draft' | 'active' | 'out_of_stock' | 'inactive';
}

/** Reply of POST /api/shop/item/update */
export type ShopItemUpdateReply = Pick<ShopItemRow, 'id' | 'version'>;

/** Body of POST /api/shop/stock/add */
export interface ShopStockAddBody {
  readonly item_id: number;
  readonly qty?: number | null;
  readonly codes?: readonly string[] | null;
  readonly cost_price?: string | null;
  readonly note?: string | null;
}

/** Reply of POST /api/shop/stock/add */
export interface ShopStockAddReply {
  readonly id: number;
  readonly lot_no: string | null;
  readonly qty: number | null;
  readonly remaining: number | null;
}

/** Body of POST /api/shop/stock/delete */
export interface ShopStockDeleteBody {
  readonly id: number;
}

/** Reply of POST /api/shop/stock/delete */
export interface ShopStockDeleteReply {
  readonly id: number;
  readonly qty: number | null;
  readonly remaining: number | null;
}

/** Query of GET /api/shop/stock/list */
export interface ShopStockListQuery {
  readonly item_id?: readonly number[];
  readonly q?: string;
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
  readonly ids?: readonly (string | number)[];
}

/** Reply of GET /api/shop/stock/list */
export type ShopStockListReply = ShopStockRow;
