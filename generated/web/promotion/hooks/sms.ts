// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { type GetHook, type PostHook, useGet, usePost } from '#web/data/hooks.ts';
import { smsApprove, smsApproveVerdict, smsCancel, smsDetail, smsList, smsMessages } from '../calls/sms.ts';

export const useSmsApprove: PostHook<typeof smsApprove> = () => usePost(smsApprove);
export const useSmsApproveVerdict: GetHook<typeof smsApproveVerdict> = (query, options) => useGet(smsApproveVerdict, query, options);
export const useSmsCancel: PostHook<typeof smsCancel> = () => usePost(smsCancel);
export const useSmsDetail: GetHook<typeof smsDetail> = (query, options) => useGet(smsDetail, query, options);
export const useSmsList: GetHook<typeof smsList> = (query, options) => useGet(smsList, query, options);
export const useSmsMessages: GetHook<typeof smsMessages> = (query, options) => useGet(smsMessages, query, options);
