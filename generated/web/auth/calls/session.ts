// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';
import type { RecordReply } from '#contract/envelope.ts';
import type { SessionListQuery, SessionListReply, SessionRevokeBody, SessionRevokeReply } from '#generated/api/auth.ts';

/** Signed-in devices: GET /api/session/list */
export const sessionList: Call<SessionListQuery, RecordReply<SessionListReply>> = { id: 'session.list', method: 'GET', path: '/api/session/list', permission: 'signed-in', extension: true };

/** Sign this device out: POST /api/session/revoke */
export const sessionRevoke: Call<SessionRevokeBody, RecordReply<SessionRevokeReply>> = { id: 'session.revoke', method: 'POST', path: '/api/session/revoke', permission: 'signed-in', extension: true };
