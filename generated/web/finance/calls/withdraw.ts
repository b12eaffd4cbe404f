// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';

export const withdrawAddNote: Call = {
  id: 'withdraw.add_note',
  method: 'POST',
  path: '/api/system/withdraw/action/add_note',
  permission: 'finance.withdraw.note',
  onError: 'log',
  optOut: [400],
  invalidates: [
    '/api/system/withdraw/context', '/api/system/withdraw/detail', '/api/system/withdraw/figures',
    '/api/system/withdraw/list',
  ],
  kind: 'move',
  key: 'id',
};

export const withdrawApprove: Call = {
  id: 'withdraw.approve',
  method: 'POST',
  path: '/api/system/withdraw/action/approve',
  permission: 'finance.withdraw.approve',
  onError: 'log',
  money: true,
  optOut: [400],
  invalidates: [
    '/api/system/withdraw/context', '/api/system/withdraw/detail', '/api/system/withdraw/figures',
    '/api/system/withdraw/list',
  ],
  kind: 'move',
  key: 'id',
};

export const withdrawApproveVerdict: Call = { id: 'withdraw.approve.verdict', method: 'GET', path: '/api/system/withdraw/action/approve/verdict', permission: 'finance.withdraw.approve', onError: 'log', extension: true };

export const withdrawChangeType: Call = {
  id: 'withdraw.change_type',
  method: 'POST',
  path: '/api/system/withdraw/action/change_type',
  permission: 'finance.withdraw.change_type',
  onError: 'log',
  money: true,
  optOut: [400],
  invalidates: [
    '/api/system/withdraw/context', '/api/system/withdraw/detail', '/api/system/withdraw/figures',
    '/api/system/withdraw/list',
  ],
  kind: 'move',
  key: 'id',
};

export const withdrawChangeTypeVerdict: Call = { id: 'withdraw.change_type.verdict', method: 'GET', path: '/api/system/withdraw/action/change_type/verdict', permission: 'finance.withdraw.change_type', onError: 'log', extension: true };

export const withdrawClaim: Call = { id: 'withdraw.claim', method: 'POST', path: '/api/system/withdraw/action/claim', permission: 'finance.withdraw.verify', onError: 'log', extension: true };

export const withdrawContext: Call = { id: 'withdraw.context', method: 'GET', path: '/api/system/withdraw/context', permission: 'finance.withdraw.view', onError: 'log', extension: true };

export const withdrawDetail: Call = { id: 'withdraw.detail', method: 'GET', path: '/api/system/withdraw/detail', permission: 'finance.withdraw.view', onError: 'log', optOut: [400, 404], kind: 'record', key: 'id' };

export const withdrawFigures: Call = { id: 'withdraw.figures', method: 'GET', path: '/api/system/withdraw/figures', permission: 'finance.withdraw.view', onError: 'log', extension: true };

export const withdrawHandOver: Call = {
  id: 'withdraw.hand_over',
  method: 'POST',
  path: '/api/system/withdraw/action/hand_over',
  permission: 'finance.withdraw.verify',
  onError: 'log',
  optOut: [400],
  invalidates: [
    '/api/system/withdraw/context', '/api/system/withdraw/detail', '/api/system/withdraw/figures',
    '/api/system/withdraw/list',
  ],
  extension: true,
  kind: 'move',
  key: 'id',
};

export const withdrawList: Call = { id: 'withdraw.list', method: 'GET', path: '/api/system/withdraw/list', permission: 'finance.withdraw.view', onError: 'log' };

export const withdrawManual: Call = {
  id: 'withdraw.manual',
  method: 'POST',
  path: '/api/system/withdraw/action/manual',
  permission: 'finance.withdraw.manual',
  onError: 'log',
  money: true,
  multipart: true,
  optOut: [400],
  invalidates: [
    '/api/system/withdraw/context', '/api/system/withdraw/detail', '/api/system/withdraw/figures',
    '/api/system/withdraw/list',
  ],
  kind: 'move',
  key: 'id',
};

export const withdrawManualVerdict: Call = { id: 'withdraw.manual.verdict', method: 'GET', path: '/api/system/withdraw/action/manual/verdict', permission: 'finance.withdraw.manual', onError: 'log', extension: true };

export const withdrawRefund: Call = {
  id: 'withdraw.refund',
  method: 'POST',
  path: '/api/system/withdraw/action/refund',
  permission: 'finance.withdraw.refund',
  onError: 'log',
  money: true,
  optOut: [400],
  invalidates: [
    '/api/system/withdraw/context', '/api/system/withdraw/detail', '/api/system/withdraw/figures',
    '/api/system/withdraw/list',
  ],
  kind: 'move',
  key: 'id',
};

export const withdrawRefundVerdict: Call = { id: 'withdraw.refund.verdict', method: 'GET', path: '/api/system/withdraw/action/refund/verdict', permission: 'finance.withdraw.refund', onError: 'log', extension: true };

export const withdrawRelease: Call = { id: 'withdraw.release', method: 'POST', path: '/api/system/withdraw/action/release', permission: 'finance.withdraw.verify', onError: 'log', extension: true };

export const withdrawVerify: Call = {
  id: 'withdraw.verify',
  method: 'POST',
  path: '/api/system/withdraw/action/verify',
  permission: 'finance.withdraw.verify',
  onError: 'log',
  money: true,
  optOut: [400],
  invalidates: [
    '/api/system/withdraw/context', '/api/system/withdraw/detail', '/api/system/withdraw/figures',
    '/api/system/withdraw/list',
  ],
  kind: 'move',
  key: 'id',
};

export const withdrawVerifyVerdict: Call = { id: 'withdraw.verify.verdict', method: 'GET', path: '/api/system/withdraw/action/verify/verdict', permission: 'finance.withdraw.verify', onError: 'log', extension: true };
