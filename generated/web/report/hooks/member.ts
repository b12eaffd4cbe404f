// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { type GetHook, useGet } from '#web/data/hooks.ts';
import { memberActiveness, memberFilterActiveness } from '../calls/member.ts';

export const useMemberActiveness: GetHook<typeof memberActiveness> = (query, options) => useGet(memberActiveness, query, options);
export const useMemberFilterActiveness: GetHook<typeof memberFilterActiveness> = (query, options) => useGet(memberFilterActiveness, query, options);
