// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';
import type { PageReply, RecordReply } from '#contract/envelope.ts';
import type {
  SmsApproveBody, SmsApproveReply, SmsApproveVerdictQuery, SmsApproveVerdictReply, SmsCancelBody, SmsCancelReply,
  SmsDetailQuery, SmsDetailReply, SmsListQuery, SmsListReply, SmsMessagesQuery, SmsMessagesReply,
} from '#generated/api/promotion.ts';

/** Approve: POST /api/promotion/sms/approve */
export const smsApprove: Call<SmsApproveBody, RecordReply<SmsApproveReply>> = {
  id: 'sms.approve',
  method: 'POST',
  path: '/api/promotion/sms/approve',
  permission: 'promotion.sms.approve',
  money: true,
  optOut: [400],
  invalidates: ['/api/promotion/sms/detail', '/api/promotion/sms/list'],
  extension: true,
  kind: 'move',
  key: 'id',
};

/** What decides: Approve: GET /api/promotion/sms/approve/verdict */
export const smsApproveVerdict: Call<SmsApproveVerdictQuery, RecordReply<SmsApproveVerdictReply>> = {
  id: 'sms.approve.verdict',
  method: 'GET',
  path: '/api/promotion/sms/approve/verdict',
  permission: 'promotion.sms.approve',
  extension: true,
};

/** Stop: POST /api/promotion/sms/cancel */
export const smsCancel: Call<SmsCancelBody, RecordReply<SmsCancelReply>> = {
  id: 'sms.cancel',
  method: 'POST',
  path: '/api/promotion/sms/cancel',
  permission: 'promotion.sms.send',
  optOut: [400],
  invalidates: ['/api/promotion/sms/detail', '/api/promotion/sms/list'],
  extension: true,
  kind: 'move',
  key: 'id',
};

/** SMS campaign: GET /api/promotion/sms/detail */
export const smsDetail: Call<SmsDetailQuery, RecordReply<SmsDetailReply>> = {
  id: 'sms.detail',
  method: 'GET',
  path: '/api/promotion/sms/detail',
  permission: 'promotion.promotion.view',
  optOut: [400, 404],
  extension: true,
  kind: 'record',
  key: 'id',
};

/** SMS campaigns: GET /api/promotion/sms/list */
export const smsList: Call<SmsListQuery, PageReply<SmsListReply>> = { id: 'sms.list', method: 'GET', path: '/api/promotion/sms/list', permission: 'promotion.promotion.view', extension: true };

/** Recipients of a text: GET /api/promotion/sms/messages */
export const smsMessages: Call<SmsMessagesQuery, PageReply<SmsMessagesReply>> = { id: 'sms.messages', method: 'GET', path: '/api/promotion/sms/messages', permission: 'promotion.sms.send', extension: true };
