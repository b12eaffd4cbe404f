import type { Services } from '#generated/api/handlers.ts';
import type { Context } from '../../context.ts';
import { forbidden, missing } from '../../failure.ts';
import { concerns } from '../../scope.ts';
import { closeSessions } from './sessions.ts';

/** `POST /api/system/user/sign_out`: ends every session of a member of staff; nobody does that to a higher rank. */
export const userSignOut: Services<Context>['user.sign_out'] = async ({ body }, ctx) => {
  await ctx.transaction(async (inner) => {
    const user = await inner.tx
      .selectFrom('app_user as u')
      .leftJoin('role as r', 'r.id', 'u.role_id')
      .select(['u.id', 'u.agent_ids', 'r.rank'])
      .where('u.id', '=', body.user_id)
      .executeTakeFirst();
    if (!user || !concerns(ctx.principal, user.agent_ids)) throw missing();
    if (user.rank !== null && user.rank < ctx.principal.rank) throw forbidden();
    const closed = await closeSessions(inner.tx, user.id, 'all', 'signed out by an administrator');
    await inner.audit({
      action: 'user.sign_out',
      entityType: 'User',
      entityId: user.id,
      after: { closed_sessions: closed },
    });
  });
  return {};
};
