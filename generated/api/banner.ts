// Generated from manifest/ by `npm run generate`: change the manifest, not this file.

/** Banner, as calls answer it. */
export interface BannerRow {
  readonly id: number;
  readonly title: string;
  readonly image: string;
  readonly image_mobile: string;
  readonly position: 'home_slide' | 'home_popup' | 'lobby' | 'promotion' | 'login';
  readonly agent_ids: readonly number[];
  readonly link_type: 'none' | 'internal' | 'promotion' | 'game' | 'external';
  readonly link_value: string | null;
  readonly open_new_tab: boolean;
  readonly audience: 'all' | 'guest' | 'member' | 'new';
  readonly start_at: string | null;
  readonly end_at: string | null;
  readonly sort_order: number;
  readonly view_count: number;
  readonly click_count: number;
  readonly ctr_pct: string | null;
  readonly status: 'draft' | 'active' | 'scheduled' | 'expired' | 'inactive';
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

/** Body of POST /api/system/banner/add */
export interface BannerAddBody {
  readonly title: string;
  readonly image: string;
  readonly image_mobile: string;
  readonly position: 'home_slide' | 'home_popup' | 'lobby' | 'promotion' | 'login';
  readonly agent_ids: readonly number[];
  readonly link_type: 'none' | 'internal' | 'promotion' | 'game' | 'external';
  readonly link_value?: string | null;
  readonly open_new_tab?: boolean;
  readonly audience: 'all' | 'guest' | 'member' | 'new';
  readonly start_at?: string | null;
  readonly end_at?: string | null;
  readonly sort_order: number;
  readonly status: 'draft' | 'active' | 'scheduled' | 'expired' | 'inactive';
}

/** Body of POST /api/system/banner/add with its files, as the browser sends it. */
export interface BannerAddForm {
  readonly title: string;
  readonly image: Blob;
  readonly image_mobile: Blob;
  readonly position: 'home_slide' | 'home_popup' | 'lobby' | 'promotion' | 'login';
  readonly agent_ids: readonly number[];
  readonly link_type: 'none' | 'internal' | 'promotion' | 'game' | 'external';
  readonly link_value?: string;
  readonly open_new_tab?: boolean;
  readonly audience: 'all' | 'guest' | 'member' | 'new';
  readonly start_at?: string;
  readonly end_at?: string;
  readonly sort_order: number;
  readonly status: 'draft' | 'active' | 'scheduled' | 'expired' | 'inactive';
}

/** Reply of POST /api/system/banner/add */
export type BannerAddReply = Pick<BannerRow, 'id' | 'version'>;

/** Query of GET /api/system/banner/detail */
export interface BannerDetailQuery {
  readonly id: number;
}

/** Reply of GET /api/system/banner/detail */
export type BannerDetailReply = BannerRow;

/** Query of GET /api/system/banner/list */
export interface BannerListQuery {
  readonly agent_id?: readonly number[];
  readonly position?: readonly ('home_slide' | 'home_popup' | 'lobby' | 'promotion' | 'login')[];
  readonly status?: readonly ('draft' | 'active' | 'scheduled' | 'expired' | 'inactive')[];
  readonly q?: string;
  readonly page?: number;
  readonly limit?: number;
  readonly sort?: string;
  readonly ids?: readonly (string | number)[];
  readonly group_by?: string;
}

/** Reply of GET /api/system/banner/list */
export type BannerListReply = BannerRow;

/** Query of GET /api/system/banner/order */
export interface BannerOrderQuery {
  readonly position?: readonly ('home_slide' | 'home_popup' | 'lobby' | 'promotion' | 'login')[];
  readonly q?: string;
  readonly ids?: readonly (string | number)[];
  readonly limit?: number;
  readonly sort?: string;
}

/** Reply of GET /api/system/banner/order */
export type BannerOrderReply = Pick<
  BannerRow,
  | 'id' | 'title' | 'image' | 'position' | 'agent_ids' | 'sort_order' | 'status' | 'version' | 'agent_ids_name' |
  'agent_ids_all'
>;

/** Body of POST /api/system/banner/update */
export interface BannerUpdateBody {
  readonly id: number;
  readonly version: number;
  readonly title?: string;
  readonly image?: string;
  readonly image_mobile?: string;
  readonly position?: 'home_slide' | 'home_popup' | 'lobby' | 'promotion' | 'login';
  readonly agent_ids?: readonly number[];
  readonly link_type?: 'none' | 'internal' | 'promotion' | 'game' | 'external';
  readonly link_value?: string | null;
  readonly open_new_tab?: boolean;
  readonly audience?: 'all' | 'guest' | 'member' | 'new';
  readonly start_at?: string | null;
  readonly end_at?: string | null;
  readonly sort_order?: number;
  readonly status?: 'draft' | 'active' | 'scheduled' | 'expired' | 'inactive';
}

/** Body of POST /api/system/banner/update with its files, as the browser sends it. */
export interface BannerUpdateForm {
  readonly id: number;
  readonly version: number;
  readonly title?: string;
  readonly image?: Blob;
  readonly image_mobile?: Blob;
  readonly position?: 'home_slide' | 'home_popup' | 'lobby' | 'promotion' | 'login';
  readonly agent_ids?: readonly number[];
  readonly link_type?: 'none' | 'internal' | 'promotion' | 'game' | 'external';
  readonly link_value?: string;
  readonly open_new_tab?: boolean;
  readonly audience?: 'all' | 'guest' | 'member' | 'new';
  readonly start_at?: string;
  readonly end_at?: string;
  readonly sort_order?: number;
  readonly status?: 'draft' | 'active' | 'scheduled' | 'expired' | 'inactive';
}

/** Reply of POST /api/system/banner/update */
export type BannerUpdateReply = Pick<BannerRow, 'id' | 'version'>;
