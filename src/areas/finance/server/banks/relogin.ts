import type { Services } from '#generated/api/handlers.ts';
import type { Context } from '#server/context/context.ts';
import { withEnvelope } from '#server/records/envelope.ts';
import { beginSignIn, finishSignIn, keepSignIn } from './sign-in.ts';
import { visibleBank } from './visible-bank.ts';

/** Signs an account in to its bank again: the first step without a one-time password, the second with it. */
export const relogin: Services<Context>['bank.relogin'] = async ({ body }, ctx) => {
  const account = await visibleBank(ctx, body.id);
  const answer = body.otp ? await finishSignIn(ctx, account, body.otp) : await beginSignIn(ctx, account);
  await ctx.transaction(async ({ tx, audit }) => {
    await keepSignIn(tx, account, answer);
    await audit({
      action: ctx.endpoint.id,
      entityType: 'Bank',
      entityId: account.id,
      before: { session_status: account.session_status },
      after: { session_status: answer.state },
      reason: body.otp ? 'OTP' : 'sign in',
      ...(answer.state === 'locked' || answer.state === 'error' ? { result: 'failed' as const } : {}),
    });
  });
  const reply = {
    id: account.id,
    session_status: answer.state,
    message: answer.message,
    challenge: answer.challenge ?? null,
    expires_at: answer.expiresAt?.toISOString() ?? null,
    tries_left: answer.triesLeft ?? null,
  };
  return withEnvelope(reply, { message: answer.message });
};
