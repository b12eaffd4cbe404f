// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { type GetHook, type PostHook, useGet, usePost } from '#web/data/hooks.ts';
import { sessionList, sessionRevoke } from '../calls/session.ts';

export const useSessionList: GetHook<typeof sessionList> = (query, options) => useGet(sessionList, query, options);
export const useSessionRevoke: PostHook<typeof sessionRevoke> = () => usePost(sessionRevoke);
