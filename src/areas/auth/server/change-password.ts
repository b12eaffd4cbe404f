import { sql } from 'kysely';
import type { DeploymentInfo } from '#contract/catalog.ts';
import type { Services } from '#generated/api/handlers.ts';
import { FailureError, invalid } from '#server/base/failure.ts';
import type { Context } from '#server/context/context.ts';
import { sessionCounter } from '#server/identity/counters.ts';
import { clearAttempts, takeAttempt } from '#server/identity/guard.ts';
import { hashPassword, isPassword } from '#server/identity/passwords.ts';
import { guarded } from '#server/identity/sign-in-log.ts';
import type { Settings } from '#server/settings/settings.ts';
import { checkNewPassword, namesOf } from './password-rules.ts';
import { authTexts } from './texts.ts';

const fields = { field: 'new_password', again: 'new_password_confirm' } as const;

/**
 * `POST /api/change_password`: requires the old password, and wrong guesses count like those of a sign-in. Every
 * session ends, this one included (a database trigger does it when the password changes).
 */
export function changePassword(
  deployment: DeploymentInfo,
  settings: Settings,
): Services<Context>['auth.change_password'] {
  return async ({ body }, ctx) => {
    const { userId } = ctx.principal;
    const owner = await ctx.db
      .selectFrom('app_user as u')
      .leftJoin('user_credential as c', 'c.user_id', 'u.id')
      .select(['u.username', 'u.email', 'u.name', 'c.password_hash'])
      .where('u.id', '=', userId)
      .executeTakeFirst();
    if (!owner) throw new FailureError(401);
    checkNewPassword(body.new_password, body.new_password_confirm, namesOf(owner, deployment), fields);
    const counter = sessionCounter(ctx.principal.sessionId, settings);
    await guarded(ctx, userId, await takeAttempt(ctx.db, counter));
    if (!(await isPassword(owner.password_hash ?? undefined, body.current_password))) {
      throw invalid({ current_password: authTexts.theCurrentPasswordIsWrong });
    }
    await clearAttempts(ctx.db, counter.subject);
    if (body.new_password === body.current_password) {
      throw invalid({ new_password: authTexts.samePassword });
    }
    const hash = await hashPassword(body.new_password);
    await ctx.transaction(async (inner) => {
      await inner.tx
        .updateTable('user_credential')
        .set({ password_hash: hash, changed_at: sql<Date>`clock_timestamp()` })
        .where('user_id', '=', userId)
        .execute();
      await inner.tx.updateTable('app_user').set({ must_change_password: false }).where('id', '=', userId).execute();
      await inner.audit({ action: 'auth.change_password', entityType: 'User', entityId: userId });
    });
    return {};
  };
}
