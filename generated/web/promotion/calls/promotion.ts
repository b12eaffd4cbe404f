// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';
import type { PageReply, RecordReply } from '#contract/envelope.ts';
import type {
  PromotionClaimsQuery, PromotionClaimsReply, PromotionCustomQuery, PromotionCustomReply, PromotionDetailQuery,
  PromotionDetailReply, PromotionItemsQuery, PromotionItemsReply, PromotionListQuery, PromotionListReply,
  PromotionSendSmsBody, PromotionSendSmsReply, PromotionSmsPreviewBody, PromotionSmsPreviewReply,
} from '#generated/api/promotion.ts';

/** Claims: GET /api/promotion/claims */
export const promotionClaims: Call<PromotionClaimsQuery, RecordReply<PromotionClaimsReply>> = { id: 'promotion.claims', method: 'GET', path: '/api/promotion/claims', permission: 'promotion.promotion.view', extension: true };

/** Personal promotions: GET /api/promotion/custom */
export const promotionCustom: Call<PromotionCustomQuery, PageReply<PromotionCustomReply>> = { id: 'promotion.custom', method: 'GET', path: '/api/promotion/custom', permission: 'promotion.promotion.view' };

/** Promotion: GET /api/promotion/detail */
export const promotionDetail: Call<PromotionDetailQuery, RecordReply<PromotionDetailReply>> = {
  id: 'promotion.detail',
  method: 'GET',
  path: '/api/promotion/detail',
  permission: 'promotion.promotion.view',
  optOut: [400, 404],
  kind: 'record',
  key: 'id',
};

/** Promotions: GET /api/promotion/items */
export const promotionItems: Call<PromotionItemsQuery, RecordReply<readonly PromotionItemsReply[]>> = { id: 'promotion.items', method: 'GET', path: '/api/promotion/items', permission: 'promotion.promotion.view', extension: true };

/** Promotions: GET /api/promotion/list */
export const promotionList: Call<PromotionListQuery, PageReply<PromotionListReply>> = { id: 'promotion.list', method: 'GET', path: '/api/promotion/list', permission: 'promotion.promotion.view' };

/** Send SMS: POST /api/promotion/send_sms */
export const promotionSendSms: Call<PromotionSendSmsBody, RecordReply<PromotionSendSmsReply>> = {
  id: 'promotion.send_sms',
  method: 'POST',
  path: '/api/promotion/send_sms',
  permission: 'promotion.sms.send',
  money: true,
  invalidates: ['/api/promotion/sms/list'],
};

/** Look at an audience: POST /api/promotion/sms/preview */
export const promotionSmsPreview: Call<PromotionSmsPreviewBody, RecordReply<PromotionSmsPreviewReply>> = {
  id: 'promotion.sms_preview',
  method: 'POST',
  path: '/api/promotion/sms/preview',
  permission: 'promotion.sms.send',
  extension: true,
};
