// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { type GetHook, type PostHook, useGet, usePost } from '#web/data/hooks.ts';
import { accountNotices, accountNoticesSeen } from '../calls/account.ts';

export const useAccountNotices: GetHook<typeof accountNotices> = (query, options) => useGet(accountNotices, query, options);
export const useAccountNoticesSeen: PostHook<typeof accountNoticesSeen> = () => usePost(accountNoticesSeen);
