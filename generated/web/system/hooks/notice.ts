// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { type GetHook, type PostHook, useGet, usePost } from '#web/data/hooks.ts';
import { noticeList, noticeRead, noticeReadAll } from '../calls/notice.ts';

export const useNoticeList: GetHook<typeof noticeList> = (query, options) => useGet(noticeList, query, options);
export const useNoticeRead: PostHook<typeof noticeRead> = () => usePost(noticeRead);
export const useNoticeReadAll: PostHook<typeof noticeReadAll> = () => usePost(noticeReadAll);
