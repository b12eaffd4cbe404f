// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { type GetHook, type PostHook, useGet, usePost } from '#web/data/hooks.ts';
import {
  promotionClaims, promotionCustom, promotionDetail, promotionItems, promotionList, promotionSendSms,
  promotionSmsPreview,
} from '../calls/promotion.ts';

export const usePromotionClaims: GetHook<typeof promotionClaims> = (query, options) => useGet(promotionClaims, query, options);
export const usePromotionCustom: GetHook<typeof promotionCustom> = (query, options) => useGet(promotionCustom, query, options);
export const usePromotionDetail: GetHook<typeof promotionDetail> = (query, options) => useGet(promotionDetail, query, options);
export const usePromotionItems: GetHook<typeof promotionItems> = (query, options) => useGet(promotionItems, query, options);
export const usePromotionList: GetHook<typeof promotionList> = (query, options) => useGet(promotionList, query, options);
export const usePromotionSendSms: PostHook<typeof promotionSendSms> = () => usePost(promotionSendSms);
export const usePromotionSmsPreview: PostHook<typeof promotionSmsPreview> = () => usePost(promotionSmsPreview);
