// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { PageReply, RecordReply } from '#contract/envelope.ts';
import type {
  SmsCancelBody,
  SmsCancelReply,
  SmsDetailQuery,
  SmsDetailReply,
  SmsListQuery,
  SmsListReply,
} from '#generated/api/promotion.ts';
import { type Mutation, type Query, type QueryOptions, useGet, usePost } from '#web/data/hooks.ts';
import { smsCancel, smsDetail, smsList } from '../calls/sms.ts';

/** Cancel: POST /api/promotion/sms/cancel */
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
