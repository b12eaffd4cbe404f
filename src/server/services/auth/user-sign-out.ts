import type { Services } from '#generated/api/handlers.ts';
import type { Context, TransactionContext } from '../../context.ts';
import { closeSessions } from './sessions.ts';

/** Refuses what the one who acts may not do to this person; the composition root brings the rule of changing people. */
export type DemandReach = (ctx: TransactionContext, userId: number) => Promise<void>;

/** `POST /api/system/user/sign_out`: ends every session of a member of staff, for whoever may change that person. */
export const userSignOut =
  (demandReach: DemandReach): Services<Context>['user.sign_out'] =>
  async ({ body }, ctx) => {
    await ctx.transaction(async (inner) => {
      await demandReach(inner, body.user_id);
      const closed = await closeSessions(inner.tx, body.user_id, 'all', 'signed out by an administrator');
      await inner.audit({
        action: 'user.sign_out',
        entityType: 'User',
        entityId: body.user_id,
        after: { closed_sessions: closed },
      });
    });
    return {};
  };
