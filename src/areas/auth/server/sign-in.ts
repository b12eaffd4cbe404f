import type { DeploymentInfo } from '#contract/catalog.ts';
import type { Services } from '#generated/api/handlers.ts';
import type { AuditEntry } from '#server/audit/entry.ts';
import { FailureError } from '#server/base/failure.ts';
import type { Context } from '#server/context/context.ts';
import { accountNamed, refusalOf } from '#server/identity/accounts.ts';
import { signInCounters } from '#server/identity/counters.ts';
import { clearAttempts, giveBack, takeAttempts } from '#server/identity/guard.ts';
import { isKnownDevice } from '#server/identity/known-devices.ts';
import { isPassword } from '#server/identity/passwords.ts';
import { attemptEntry, guarded } from '#server/identity/sign-in-log.ts';
import type { Settings } from '#server/settings/settings.ts';
import { openSignedInSession } from './enter.ts';
import { authTexts } from './texts.ts';

/** The same message for an unknown name and a wrong password, whatever the state of the account. */
export const wrongPassword = authTexts.wrongUserNameOrPassword;

/**
 * `POST /api/auth`: e-mail address or user name, and password. Until the password is right, an unknown name, a wrong
 * password and an account that may not sign in are indistinguishable: same answer, same statements, same time. Only
 * then is the user told why the account may not sign in.
 */
export function signIn(deployment: DeploymentInfo, settings: Settings): Services<Context>['auth.sign_in'] {
  return async ({ body }, ctx) => {
    const name = body.email.trim().toLowerCase();
    const account = await accountNamed(ctx.db, name);
    const { request } = ctx;
    const isKnown = await isKnownDevice(ctx.db, request.device, account?.id);
    const counters = signInCounters({ userId: account?.id, name, request, isKnown }, settings);
    const attempt = await takeAttempts(ctx.db, counters);
    if (!attempt.allowed) await ctx.auditAlone(attemptEntry(account, 429, 'locked'));
    await guarded(ctx, account?.id, attempt);
    const isCorrect = await isPassword(account?.password_hash ?? undefined, body.password);
    if (!account || !isCorrect) {
      await note(ctx, attemptEntry(account, 401, 'wrong password'), account?.id);
      throw new FailureError(401, { message: wrongPassword });
    }
    const refusal = refusalOf(account, ctx);
    if (refusal) {
      await note(ctx, attemptEntry(account, refusal.code, refusal.message), undefined);
      throw refusal;
    }
    await clearAttempts(ctx.db, counters[0].subject);
    for (const { subject } of counters.slice(1)) await giveBack(ctx.db, subject);
    return openSignedInSession(ctx, deployment, settings, account, 'local');
  };
}

/** Runs the same two statements in every case: where no failure is counted, id 0 matches no account. */
async function note(ctx: Context, entry: AuditEntry, failedUserId: number | undefined): Promise<void> {
  await ctx.transaction(async (inner) => {
    await inner.tx
      .updateTable('app_user')
      .set((eb) => ({ failed_login_count: eb('failed_login_count', '+', 1) }))
      .where('id', '=', failedUserId ?? 0)
      .execute();
    await inner.audit(entry);
  });
}
