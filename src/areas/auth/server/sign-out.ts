import type { Services } from '#generated/api/handlers.ts';
import type { Context } from '#server/context/context.ts';
import { closeSessions } from '#server/identity/sessions.ts';

/** `POST /api/logout`: the token is invalid from the next request on. */
export const signOut: Services<Context>['auth.logout'] = async (_input, ctx) => {
  const { userId, sessionId } = ctx.principal;
  await ctx.transaction(async (inner) => {
    if (sessionId !== null) await closeSessions(inner.tx, userId, { only: Number(sessionId) }, 'sign-out');
    await inner.audit({ action: 'auth.logout', entityType: 'User', entityId: userId });
  });
  return {};
};
