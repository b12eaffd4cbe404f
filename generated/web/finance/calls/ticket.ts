// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';

export const ticketAdd: Call = {
  id: 'ticket.add',
  method: 'POST',
  path: '/api/system/mbanking/ticket/add',
  permission: 'finance.ticket.create',
  onError: 'log',
  optOut: [400],
  invalidates: ['/api/system/mbanking/ticket/detail', '/api/system/mbanking/ticket/list'],
};

export const ticketDetail: Call = { id: 'ticket.detail', method: 'GET', path: '/api/system/mbanking/ticket/detail', permission: 'finance.ticket.view', onError: 'log', optOut: [400, 404], kind: 'record', key: 'id' };

export const ticketList: Call = { id: 'ticket.list', method: 'GET', path: '/api/system/mbanking/ticket/list', permission: 'finance.ticket.view', onError: 'log' };

export const ticketUpdate: Call = {
  id: 'ticket.update',
  method: 'POST',
  path: '/api/system/mbanking/ticket/update',
  permission: 'finance.ticket.update',
  onError: 'log',
  money: true,
  multipart: true,
  invalidates: ['/api/system/mbanking/ticket/detail', '/api/system/mbanking/ticket/list'],
};

export const ticketUpdateVerdict: Call = { id: 'ticket.update.verdict', method: 'GET', path: '/api/system/mbanking/ticket/update/verdict', permission: 'finance.ticket.update', onError: 'log', extension: true };
