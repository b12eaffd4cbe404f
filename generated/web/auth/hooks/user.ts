// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { RecordReply } from '#contract/envelope.ts';
import type { UserSessionsQuery, UserSessionsReply, UserSignOutBody, UserSignOutReply } from '#generated/api/auth.ts';
import { type Mutation, type Query, type QueryOptions, useGet, usePost } from '#web/data/hooks.ts';
import { userSessions, userSignOut } from '../calls/user.ts';

/** Devices of a user: GET /api/system/user/sessions */
export function useUserSessions(
  query: UserSessionsQuery | null,
  options?: QueryOptions,
): Query<RecordReply<UserSessionsReply>> {
  return useGet(userSessions, query, options);
}

/** Sign out everywhere: POST /api/system/user/sign_out */
export function useUserSignOut(): Mutation<UserSignOutBody, RecordReply<UserSignOutReply>> {
  return usePost(userSignOut);
}
