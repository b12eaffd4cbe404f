// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { PageReply, RecordReply } from '#contract/envelope.ts';
import type {
  TicketAddBody,
  TicketAddReply,
  TicketDetailQuery,
  TicketDetailReply,
  TicketListQuery,
  TicketListReply,
  TicketUpdateForm,
  TicketUpdateReply,
  TicketUpdateVerdictQuery,
  TicketUpdateVerdictReply,
} from '#generated/api/finance.ts';
import { type Mutation, type Query, type QueryOptions, useGet, usePost } from '#web/data/hooks.ts';
import { ticketAdd, ticketDetail, ticketList, ticketUpdate, ticketUpdateVerdict } from '../calls/ticket.ts';

/** New ticket: POST /api/system/mbanking/ticket/add */
export function useTicketAdd(): Mutation<TicketAddBody, RecordReply<TicketAddReply>> {
  return usePost(ticketAdd);
}

/** Ticket: GET /api/system/mbanking/ticket/detail */
export function useTicketDetail(
  query: TicketDetailQuery | null,
  options?: QueryOptions,
): Query<RecordReply<TicketDetailReply>> {
  return useGet(ticketDetail, query, options);
}

/** Tickets: GET /api/system/mbanking/ticket/list */
export function useTicketList(
  query: TicketListQuery | null,
  options?: QueryOptions,
): Query<PageReply<TicketListReply>> {
  return useGet(ticketList, query, options);
}

/** Work on a ticket: POST /api/system/mbanking/ticket/update */
export function useTicketUpdate(): Mutation<TicketUpdateForm, RecordReply<TicketUpdateReply>> {
  return usePost(ticketUpdate);
}

/** What decides: Work on a ticket: GET /api/system/mbanking/ticket/update/verdict */
export function useTicketUpdateVerdict(
  query: TicketUpdateVerdictQuery | null,
  options?: QueryOptions,
): Query<RecordReply<TicketUpdateVerdictReply>> {
  return useGet(ticketUpdateVerdict, query, options);
}
