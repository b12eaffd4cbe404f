// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { type GetHook, type PostHook, useGet, usePost } from '#web/data/hooks.ts';
import { ticketAdd, ticketDetail, ticketList, ticketUpdate, ticketUpdateVerdict } from '../calls/ticket.ts';

export const useTicketAdd: PostHook<typeof ticketAdd> = () => usePost(ticketAdd);
export const useTicketDetail: GetHook<typeof ticketDetail> = (query, options) => useGet(ticketDetail, query, options);
export const useTicketList: GetHook<typeof ticketList> = (query, options) => useGet(ticketList, query, options);
export const useTicketUpdate: PostHook<typeof ticketUpdate> = () => usePost(ticketUpdate);
export const useTicketUpdateVerdict: GetHook<typeof ticketUpdateVerdict> = (query, options) => useGet(ticketUpdateVerdict, query, options);
