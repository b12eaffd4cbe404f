import type { Services } from '#generated/api/handlers.ts';
import { missing } from '#server/base/failure.ts';
import type { Context } from '#server/context/context.ts';
import { forgetDevices } from '#server/identity/known-devices.ts';
import { closeSessions } from '#server/identity/sessions.ts';

/** `POST /api/session/revoke`: ends one of the user's own sessions, or all but the current one. */
export const sessionRevoke: Services<Context>['session.revoke'] = async ({ body }, ctx) => {
  const { userId, sessionId } = ctx.principal;
  const only = body.id ?? undefined;
  await ctx.transaction(async (inner) => {
    const selection = only === undefined ? { except: Number(sessionId) } : { only };
    const closed = await closeSessions(inner.tx, userId, selection, 'revoked');
    if (only === undefined) await forgetDevices(inner.tx, userId, ctx.request.device);
    // Another user's session, and one that has ended, are reported as missing.
    if (only !== undefined && closed.length === 0) throw missing();
    await inner.audit({
      action: 'session.revoke',
      entityType: 'User',
      entityId: userId,
      after: { closed_sessions: closed },
    });
  });
  return {};
};
