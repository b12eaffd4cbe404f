// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { PageReply, RecordReply } from '#contract/envelope.ts';
import type {
  BannerAddForm,
  BannerAddReply,
  BannerDetailQuery,
  BannerDetailReply,
  BannerListQuery,
  BannerListReply,
  BannerOrderQuery,
  BannerOrderReply,
  BannerUpdateForm,
  BannerUpdateReply,
} from '#generated/api/banner.ts';
import { type Mutation, type Query, type QueryOptions, useGet, usePost } from '#web/data/hooks.ts';
import { bannerAdd, bannerDetail, bannerList, bannerOrder, bannerUpdate } from '../calls/banner.ts';

/** Add banner: POST /api/system/banner/add */
export function useBannerAdd(): Mutation<BannerAddForm, RecordReply<BannerAddReply>> {
  return usePost(bannerAdd);
}

/** Banner: GET /api/system/banner/detail */
export function useBannerDetail(
  query: BannerDetailQuery | null,
  options?: QueryOptions,
): Query<RecordReply<BannerDetailReply>> {
  return useGet(bannerDetail, query, options);
}

/** Banners: GET /api/system/banner/list */
export function useBannerList(
  query: BannerListQuery | null,
  options?: QueryOptions,
): Query<PageReply<BannerListReply>> {
  return useGet(bannerList, query, options);
}

/** Order of banners: GET /api/system/banner/order */
export function useBannerOrder(
  query: BannerOrderQuery | null,
  options?: QueryOptions,
): Query<RecordReply<readonly BannerOrderReply[]>> {
  return useGet(bannerOrder, query, options);
}

/** Change banner: POST /api/system/banner/update */
export function useBannerUpdate(): Mutation<BannerUpdateForm, RecordReply<BannerUpdateReply>> {
  return usePost(bannerUpdate);
}
