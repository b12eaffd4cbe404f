import { FailureError } from '#server/base/failure.ts';
import { networkOf } from '#server/base/network.ts';
import type { Context } from '#server/context/context.ts';
import { takeAttempt } from '#server/identity/guard.ts';

/**
 * Limits one address to `attempts` of an action an hour. Counted in the database, so the limit holds across processes.
 */
export async function limitCaller(ctx: Context, action: string, attempts: number): Promise<void> {
  const attempt = await takeAttempt(ctx.db, {
    subject: `${action}:${networkOf(ctx.request.ip)}`,
    attempts,
    minutes: 60,
  });
  if (attempt.allowed) return;
  await ctx.auditAlone({ action, entityType: 'User', result: 'failed', errorCode: 429, reason: 'too many' });
  throw new FailureError(429, { retryAfter: attempt.wait });
}
