// Generated from manifest/ by `npm run generate`: change the manifest, not this file.

/** Event reward, as calls answer it. */
export interface EventRewardRow {
  readonly id: number;
  readonly name: string;
  readonly image_url: string | null;
  readonly type: 'credit' | 'credit_free' | 'point' | 'ticket' | 'item' | 'coupon' | 'none';
  readonly value: string;
  readonly turnover_multiple: string | null;
  readonly withdraw_cap: string | null;
  readonly expire_hours: number | null;
  readonly color: string | null;
  readonly stock_total: number | null;
  readonly stock_used: number;
  readonly used_in: readonly ('poll' | 'quest' | 'wheel')[];
  readonly status: 'active' | 'inactive';
  readonly created_at: string;
  readonly created_by: number | null;
  readonly updated_at: string;
  readonly updated_by: number | null;
  readonly version: number;
  readonly created_by_name: string | null;
  readonly updated_by_name: string | null;
}

/** Body of POST /api/system/event/rewards/add */
export interface EventRewardAddBody {
  readonly name: string;
  readonly image_url?: string | null;
  readonly type: 'credit' | 'credit_free' | 'point' | 'ticket' | 'item' | 'coupon' | 'none';
  readonly value?: string;
  readonly turnover_multiple?: string | null;
  readonly withdraw_cap?: string | null;
  readonly expire_hours?: number | null;
  readonly color?: string | null;
  readonly stock_total?: number | null;
  readonly status: 'active' | 'inactive';
}

/** Body of POST /api/system/event/rewards/add with its files, as the browser sends it. */
export interface EventRewardAddForm {
  readonly name: string;
  readonly image_url?: Blob;
  readonly type: 'credit' | 'credit_free' | 'point' | 'ticket' | 'item' | 'coupon' | 'none';
  readonly value?: string;
  readonly turnover_multiple?: string;
  readonly withdraw_cap?: string;
  readonly expire_hours?: number;
  readonly color?: string;
  readonly stock_total?: number;
  readonly status: 'active' | 'inactive';
}

/** Reply of POST /api/system/event/rewards/add */
export type EventRewardAddReply = Pick<EventRewardRow, 'id' | 'version'>;

/** Query of GET /api/system/event/rewards/detail */
export interface EventRewardDetailQuery {
  readonly id: number;
}

/** Reply of GET /api/system/event/rewards/detail */
export type EventRewardDetailReply = EventRewardRow;

/** Query of GET /api/system/event/rewards */
export interface EventRewardItemsQuery {
  readonly type?: readonly ('credit' | 'credit_free' | 'point' | 'ticket' | 'item' | 'coupon' | 'none')[];
  readonly q?: string;
  readonly ids?: readonly (string | number)[];
  readonly limit?: number;
  readonly sort?: string;
}

/** Reply of GET /api/system/event/rewards */
export type EventRewardItemsReply = Pick<
  EventRewardRow,
  | 'id' | 'name' | 'image_url' | 'type' | 'value' | 'turnover_multiple' | 'color' | 'stock_total' | 'stock_used' |
  'status'
>;

/** Query of GET /api/system/event/rewards/list */
export interface EventRewardListQuery {
  readonly type?: readonly ('credit' | 'credit_free' | 'point' | 'ticket' | 'item' | 'coupon' | 'none')[];
  readonly used_in?: readonly ('poll' | 'quest' | 'wheel')[];
  readonly status?: readonly ('active' | 'inactive')[];
  readonly q?: string;
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
  readonly ids?: readonly (string | number)[];
  readonly group_by?: string;
}

/** Reply of GET /api/system/event/rewards/list */
export type EventRewardListReply = EventRewardRow;

/** Body of POST /api/system/event/rewards/update */
export interface EventRewardUpdateBody {
  readonly id: number;
  readonly version: number;
  readonly name?: string;
  readonly image_url?: string | null;
  readonly type?: 'credit' | 'credit_free' | 'point' | 'ticket' | 'item' | 'coupon' | 'none';
  readonly value?: string;
  readonly turnover_multiple?: string | null;
  readonly withdraw_cap?: string | null;
  readonly expire_hours?: number | null;
  readonly color?: string | null;
  readonly stock_total?: number | null;
  readonly status?: 'active' | 'inactive';
}

/** Body of POST /api/system/event/rewards/update with its files, as the browser sends it. */
export interface EventRewardUpdateForm {
  readonly id: number;
  readonly version: number;
  readonly name?: string;
  readonly image_url?: Blob;
  readonly type?: 'credit' | 'credit_free' | 'point' | 'ticket' | 'item' | 'coupon' | 'none';
  readonly value?: string;
  readonly turnover_multiple?: string;
  readonly withdraw_cap?: string;
  readonly expire_hours?: number;
  readonly color?: string;
  readonly stock_total?: number;
  readonly status?: 'active' | 'inactive';
}

/** Reply of POST /api/system/event/rewards/update */
export type EventRewardUpdateReply = Pick<EventRewardRow, 'id' | 'version'>;
