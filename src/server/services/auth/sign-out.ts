import type { Services } from '#generated/api/handlers.ts';
import type { Context } from '../../context.ts';
import { closeSession } from './sessions.ts';

/** `POST /api/logout`: the token is worthless from the next request on. */
export const signOut: Services<Context>['auth.logout'] = async (_input, ctx) => {
  const { sessionId } = ctx.principal;
  await ctx.transaction(async (inner) => {
    if (sessionId !== null) await closeSession(inner.tx, Number(sessionId), 'sign-out');
    await inner.audit({ action: 'auth.logout', entityType: 'User', entityId: ctx.principal.userId });
  });
  return {};
};
