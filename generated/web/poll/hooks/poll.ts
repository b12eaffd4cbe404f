// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { type GetHook, type PostHook, useGet, usePost } from '#web/data/hooks.ts';
import {
  pollAdd, pollCopy, pollDetail, pollItems, pollList, pollLive, pollSubmissions, pollUpdate,
} from '../calls/poll.ts';

export const usePollAdd: PostHook<typeof pollAdd> = () => usePost(pollAdd);
export const usePollCopy: PostHook<typeof pollCopy> = () => usePost(pollCopy);
export const usePollDetail: GetHook<typeof pollDetail> = (query, options) => useGet(pollDetail, query, options);
export const usePollItems: GetHook<typeof pollItems> = (query, options) => useGet(pollItems, query, options);
export const usePollList: GetHook<typeof pollList> = (query, options) => useGet(pollList, query, options);
export const usePollLive: GetHook<typeof pollLive> = (query, options) => useGet(pollLive, query, options);
export const usePollSubmissions: GetHook<typeof pollSubmissions> = (query, options) => useGet(pollSubmissions, query, options);
export const usePollUpdate: PostHook<typeof pollUpdate> = () => usePost(pollUpdate);
