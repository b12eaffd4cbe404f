// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { RecordReply } from '#contract/envelope.ts';
import type { SessionListQuery, SessionListReply, SessionRevokeBody, SessionRevokeReply } from '#generated/api/auth.ts';
import { type Mutation, type Query, type QueryOptions, useGet, usePost } from '#web/data/hooks.ts';
import { sessionList, sessionRevoke } from '../calls/session.ts';

/** Signed-in devices: GET /api/session/list */
export function useSessionList(
  query: SessionListQuery | null,
  options?: QueryOptions,
): Query<RecordReply<SessionListReply>> {
  return useGet(sessionList, query, options);
}

/** Sign this device out: POST /api/session/revoke */
export function useSessionRevoke(): Mutation<SessionRevokeBody, RecordReply<SessionRevokeReply>> {
  return usePost(sessionRevoke);
}
