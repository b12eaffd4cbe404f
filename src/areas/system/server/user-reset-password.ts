import type { Services } from '#generated/api/handlers.ts';
import { conflicted, invalid } from '#server/base/failure.ts';
import type { Context } from '#server/context/context.ts';
import { withEnvelope } from '#server/records/envelope.ts';
import type { Accounts } from './accounts.ts';
import { systemTexts } from './texts.ts';
import { requireManageableUser } from './user-reach.ts';
import { checkHoldsPermissionsOf } from './user-rules.ts';

/**
 * `POST /api/system/user/reset_password`: invalidates the user's password, ends every session, and mails a link to
 * choose another. No one but the user ever knows it.
 */
export const userResetPassword =
  (accounts: Accounts): Services<Context>['user.reset_password'] =>
  async ({ body }, ctx) => {
    const email = await ctx.transaction(async (inner) => {
      const { actor, user, role } = await requireManageableUser(inner, body.user_id);
      if (user.id === actor.userId) throw invalid({}, systemTexts.changeOwnPassword);
      await checkHoldsPermissionsOf(inner.tx, actor, role);
      if (user.status === 'suspended') throw conflicted(undefined, systemTexts.suspendedFirst);
      await accounts.sendLink(inner, user.id, 'renew');
      await accounts.forgiveGuesses(inner.tx, user.id);
      await inner.tx.updateTable('app_user').set({ failed_login_count: 0 }).where('id', '=', user.id).execute();
      await accounts.note(inner, { userId: user.id, kind: 'reset' });
      await inner.audit({ action: 'user.reset_password', entityType: 'User', entityId: user.id });
      return user.email;
    });
    return withEnvelope({ user_id: body.user_id }, { message: systemTexts.linkSent({ email })[ctx.language] });
  };
