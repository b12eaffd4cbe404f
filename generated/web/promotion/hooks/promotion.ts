// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { PageReply, RecordReply } from '#contract/envelope.ts';
import type {
  PromotionClaimsQuery,
  PromotionClaimsReply,
  PromotionCustomQuery,
  PromotionCustomReply,
  PromotionDetailQuery,
  PromotionDetailReply,
  PromotionItemsQuery,
  PromotionItemsReply,
  PromotionListQuery,
  PromotionListReply,
  PromotionSendSmsBody,
  PromotionSendSmsReply,
  PromotionSmsPreviewBody,
  PromotionSmsPreviewReply,
} from '#generated/api/promotion.ts';
import { type Mutation, type Query, type QueryOptions, useGet, usePost } from '#web/data/hooks.ts';
import {
  promotionClaims,
  promotionCustom,
  promotionDetail,
  promotionItems,
  promotionList,
  promotionSendSms,
  promotionSmsPreview,
} from '../calls/promotion.ts';

/** Claims: GET /api/promotion/claims */
export function usePromotionClaims(
  query: PromotionClaimsQuery | null,
  options?: QueryOptions,
): Query<RecordReply<PromotionClaimsReply>> {
  return useGet(promotionClaims, query, options);
}

/** Personal promotions: GET /api/promotion/custom */
export function usePromotionCustom(
  query: PromotionCustomQuery | null,
  options?: QueryOptions,
): Query<PageReply<PromotionCustomReply>> {
  return useGet(promotionCustom, query, options);
}

/** Promotion: GET /api/promotion/detail */
export function usePromotionDetail(
  query: PromotionDetailQuery | null,
  options?: QueryOptions,
): Query<RecordReply<PromotionDetailReply>> {
  return useGet(promotionDetail, query, options);
}

/** Promotions: GET /api/promotion/items */
export function usePromotionItems(
  query: PromotionItemsQuery | null,
  options?: QueryOptions,
): Query<RecordReply<readonly PromotionItemsReply[]>> {
  return useGet(promotionItems, query, options);
}

/** Promotions: GET /api/promotion/list */
export function usePromotionList(
  query: PromotionListQuery | null,
  options?: QueryOptions,
): Query<PageReply<PromotionListReply>> {
  return useGet(promotionList, query, options);
}

/** Send SMS: POST /api/promotion/send_sms */
export function usePromotionSendSms(): Mutation<PromotionSendSmsBody, RecordReply<PromotionSendSmsReply>> {
  return usePost(promotionSendSms);
}

/** Look at an audience: POST /api/promotion/sms/preview */
export function usePromotionSmsPreview(): Mutation<PromotionSmsPreviewBody, RecordReply<PromotionSmsPreviewReply>> {
  return usePost(promotionSmsPreview);
}
