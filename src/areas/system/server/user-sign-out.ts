import type { Services } from '#generated/api/handlers.ts';
import type { Context } from '#server/context/context.ts';
import type { Accounts } from './accounts.ts';
import { requireManageableUser } from './user-reach.ts';

/** `POST /api/system/user/sign_out`: ends every session of a user, for callers who may change that user. */
export const userSignOut =
  (accounts: Accounts): Services<Context>['user.sign_out'] =>
  async ({ body }, ctx) => {
    await ctx.transaction(async (inner) => {
      await requireManageableUser(inner, body.user_id);
      const closed = await accounts.closeSessions(inner.tx, body.user_id, 'signed out by an administrator');
      await inner.audit({
        action: 'user.sign_out',
        entityType: 'User',
        entityId: body.user_id,
        after: { closed_sessions: closed },
      });
    });
    return {};
  };
