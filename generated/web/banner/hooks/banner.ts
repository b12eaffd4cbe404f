// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { type GetHook, type PostHook, useGet, usePost } from '#web/data/hooks.ts';
import { bannerAdd, bannerDetail, bannerList, bannerOrder, bannerUpdate } from '../calls/banner.ts';

export const useBannerAdd: PostHook<typeof bannerAdd> = () => usePost(bannerAdd);
export const useBannerDetail: GetHook<typeof bannerDetail> = (query, options) => useGet(bannerDetail, query, options);
export const useBannerList: GetHook<typeof bannerList> = (query, options) => useGet(bannerList, query, options);
export const useBannerOrder: GetHook<typeof bannerOrder> = (query, options) => useGet(bannerOrder, query, options);
export const useBannerUpdate: PostHook<typeof bannerUpdate> = () => usePost(bannerUpdate);
