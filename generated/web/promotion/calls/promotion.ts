// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';

export const promotionClaims: Call = { id: 'promotion.claims', method: 'GET', path: '/api/promotion/claims', permission: 'promotion.promotion.view', onError: 'log', extension: true };

export const promotionCustom: Call = { id: 'promotion.custom', method: 'GET', path: '/api/promotion/custom', permission: 'promotion.promotion.view', onError: 'log' };

export const promotionDetail: Call = { id: 'promotion.detail', method: 'GET', path: '/api/promotion/detail', permission: 'promotion.promotion.view', onError: 'log', optOut: [400, 404], kind: 'record', key: 'id' };

export const promotionItems: Call = { id: 'promotion.items', method: 'GET', path: '/api/promotion/items', permission: 'promotion.promotion.view', onError: 'log', extension: true };

export const promotionList: Call = { id: 'promotion.list', method: 'GET', path: '/api/promotion/list', permission: 'promotion.promotion.view', onError: 'log' };

export const promotionSendSms: Call = { id: 'promotion.send_sms', method: 'POST', path: '/api/promotion/send_sms', permission: 'promotion.sms.send', onError: 'log', money: true, invalidates: ['/api/promotion/sms/list'] };

export const promotionSmsPreview: Call = { id: 'promotion.sms_preview', method: 'POST', path: '/api/promotion/sms/preview', permission: 'promotion.sms.send', onError: 'log', extension: true };
