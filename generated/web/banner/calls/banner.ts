// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';
import type { PageReply, RecordReply } from '#contract/envelope.ts';
import type {
  BannerAddForm, BannerAddReply, BannerDetailQuery, BannerDetailReply, BannerListQuery, BannerListReply,
  BannerOrderQuery, BannerOrderReply, BannerUpdateForm, BannerUpdateReply,
} from '#generated/api/banner.ts';

/** Add banner: POST /api/system/banner/add */
export const bannerAdd: Call<BannerAddForm, RecordReply<BannerAddReply>> = {
  id: 'banner.add',
  method: 'POST',
  path: '/api/system/banner/add',
  permission: 'banner.banner.create',
  multipart: true,
  optOut: [400],
  invalidates: ['/api/system/banner/detail', '/api/system/banner/list', '/api/system/banner/order'],
};

/** Banner: GET /api/system/banner/detail */
export const bannerDetail: Call<BannerDetailQuery, RecordReply<BannerDetailReply>> = {
  id: 'banner.detail',
  method: 'GET',
  path: '/api/system/banner/detail',
  permission: 'banner.banner.view',
  optOut: [400, 404],
  kind: 'record',
  key: 'id',
};

/** Banners: GET /api/system/banner/list */
export const bannerList: Call<BannerListQuery, PageReply<BannerListReply>> = { id: 'banner.list', method: 'GET', path: '/api/system/banner/list', permission: 'banner.banner.view' };

/** Order of banners: GET /api/system/banner/order */
export const bannerOrder: Call<BannerOrderQuery, RecordReply<readonly BannerOrderReply[]>> = { id: 'banner.order', method: 'GET', path: '/api/system/banner/order', permission: 'banner.banner.view', extension: true };

/** Change banner: POST /api/system/banner/update */
export const bannerUpdate: Call<BannerUpdateForm, RecordReply<BannerUpdateReply>> = {
  id: 'banner.update',
  method: 'POST',
  path: '/api/system/banner/update',
  permission: 'banner.banner.update',
  multipart: true,
  optOut: [400],
  invalidates: ['/api/system/banner/detail', '/api/system/banner/list', '/api/system/banner/order'],
  kind: 'update',
  key: 'id',
};
