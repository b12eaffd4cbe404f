// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';

export const smsApprove: Call = {
  id: 'sms.approve',
  method: 'POST',
  path: '/api/promotion/sms/approve',
  permission: 'promotion.sms.approve',
  onError: 'log',
  money: true,
  optOut: [400],
  invalidates: ['/api/promotion/sms/detail', '/api/promotion/sms/list'],
  extension: true,
  kind: 'move',
  key: 'id',
};

export const smsApproveVerdict: Call = { id: 'sms.approve.verdict', method: 'GET', path: '/api/promotion/sms/approve/verdict', permission: 'promotion.sms.approve', onError: 'log', extension: true };

export const smsCancel: Call = {
  id: 'sms.cancel',
  method: 'POST',
  path: '/api/promotion/sms/cancel',
  permission: 'promotion.sms.send',
  onError: 'log',
  optOut: [400],
  invalidates: ['/api/promotion/sms/detail', '/api/promotion/sms/list'],
  extension: true,
  kind: 'move',
  key: 'id',
};

export const smsDetail: Call = { id: 'sms.detail', method: 'GET', path: '/api/promotion/sms/detail', permission: 'promotion.promotion.view', onError: 'log', optOut: [400, 404], extension: true, kind: 'record', key: 'id' };

export const smsList: Call = { id: 'sms.list', method: 'GET', path: '/api/promotion/sms/list', permission: 'promotion.promotion.view', onError: 'log', extension: true };

export const smsMessages: Call = { id: 'sms.messages', method: 'GET', path: '/api/promotion/sms/messages', permission: 'promotion.sms.send', onError: 'log', extension: true };
