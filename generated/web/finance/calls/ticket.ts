// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';
import type { PageReply, RecordReply } from '#contract/envelope.ts';
import type {
  TicketAddBody, TicketAddReply, TicketDetailQuery, TicketDetailReply, TicketListQuery, TicketListReply,
  TicketUpdateForm, TicketUpdateReply, TicketUpdateVerdictQuery, TicketUpdateVerdictReply,
} from '#generated/api/finance.ts';

/** New ticket: POST /api/system/mbanking/ticket/add */
export const ticketAdd: Call<TicketAddBody, RecordReply<TicketAddReply>> = {
  id: 'ticket.add',
  method: 'POST',
  path: '/api/system/mbanking/ticket/add',
  permission: 'finance.ticket.create',
  optOut: [400],
  invalidates: ['/api/system/mbanking/ticket/detail', '/api/system/mbanking/ticket/list'],
};

/** Ticket: GET /api/system/mbanking/ticket/detail */
export const ticketDetail: Call<TicketDetailQuery, RecordReply<TicketDetailReply>> = {
  id: 'ticket.detail',
  method: 'GET',
  path: '/api/system/mbanking/ticket/detail',
  permission: 'finance.ticket.view',
  optOut: [400, 404],
  kind: 'record',
  key: 'id',
};

/** Tickets: GET /api/system/mbanking/ticket/list */
export const ticketList: Call<TicketListQuery, PageReply<TicketListReply>> = { id: 'ticket.list', method: 'GET', path: '/api/system/mbanking/ticket/list', permission: 'finance.ticket.view' };

/** Work on a ticket: POST /api/system/mbanking/ticket/update */
export const ticketUpdate: Call<TicketUpdateForm, RecordReply<TicketUpdateReply>> = {
  id: 'ticket.update',
  method: 'POST',
  path: '/api/system/mbanking/ticket/update',
  permission: 'finance.ticket.update',
  money: true,
  multipart: true,
  invalidates: ['/api/system/mbanking/ticket/detail', '/api/system/mbanking/ticket/list'],
};

/** What decides: Work on a ticket: GET /api/system/mbanking/ticket/update/verdict */
export const ticketUpdateVerdict: Call<TicketUpdateVerdictQuery, RecordReply<TicketUpdateVerdictReply>> = {
  id: 'ticket.update.verdict',
  method: 'GET',
  path: '/api/system/mbanking/ticket/update/verdict',
  permission: 'finance.ticket.update',
  extension: true,
};
