// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { PageReply, RecordReply } from '#contract/envelope.ts';
import type {
  SmsApproveBody,
  SmsApproveReply,
  SmsApproveVerdictQuery,
  SmsApproveVerdictReply,
  SmsCancelBody,
  SmsCancelReply,
  SmsDetailQuery,
  SmsDetailReply,
  SmsListQuery,
  SmsListReply,
  SmsMessagesQuery,
  SmsMessagesReply,
} from '#generated/api/promotion.ts';
import { type Mutation, type Query, type QueryOptions, useGet, usePost } from '#web/data/hooks.ts';
import { smsApprove, smsApproveVerdict, smsCancel, smsDetail, smsList, smsMessages } from '../calls/sms.ts';

/** Approve: POST /api/promotion/sms/approve */
export function useSmsApprove(): Mutation<SmsApproveBody, RecordReply<SmsApproveReply>> {
  return usePost(smsApprove);
}

/** What decides: Approve: GET /api/promotion/sms/approve/verdict */
export function useSmsApproveVerdict(
  query: SmsApproveVerdictQuery | null,
  options?: QueryOptions,
): Query<RecordReply<SmsApproveVerdictReply>> {
  return useGet(smsApproveVerdict, query, options);
}

/** Stop: POST /api/promotion/sms/cancel */
export function useSmsCancel(): Mutation<SmsCancelBody, RecordReply<SmsCancelReply>> {
  return usePost(smsCancel);
}

/** SMS campaign: GET /api/promotion/sms/detail */
export function useSmsDetail(query: SmsDetailQuery | null, options?: QueryOptions): Query<RecordReply<SmsDetailReply>> {
  return useGet(smsDetail, query, options);
}

/** SMS campaigns: GET /api/promotion/sms/list */
export function useSmsList(query: SmsListQuery | null, options?: QueryOptions): Query<PageReply<SmsListReply>> {
  return useGet(smsList, query, options);
}

/** Recipients of a text: GET /api/promotion/sms/messages */
export function useSmsMessages(
  query: SmsMessagesQuery | null,
  options?: QueryOptions,
): Query<PageReply<SmsMessagesReply>> {
  return useGet(smsMessages, query, options);
}
