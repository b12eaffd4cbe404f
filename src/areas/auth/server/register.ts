import type { DeploymentInfo } from '#contract/catalog.ts';
import type { Services } from '#generated/api/handlers.ts';
import { invalid } from '#server/base/failure.ts';
import { baseTexts } from '#server/base/texts.ts';
import type { Context } from '#server/context/context.ts';
import { askForMail } from '#server/identity/mail-requests.ts';
import { hashPassword } from '#server/identity/passwords.ts';
import { withEnvelope } from '#server/records/envelope.ts';
import type { Settings } from '#server/settings/settings.ts';
import { limitCaller } from './limit-caller.ts';
import { usernameOf } from './new-account.ts';
import { checkNewPassword, namesOf } from './password-rules.ts';
import { authTexts } from './texts.ts';

/**
 * `POST /api/identity/register`: same answer and same work for any address. The worker that sends the mail creates the
 * account, or informs its owner that one exists.
 */
export function register(deployment: DeploymentInfo, settings: Settings): Services<Context>['identity.register'] {
  return async ({ body }, ctx) => {
    const email = body.email.trim().toLowerCase();
    const name = body.name.trim();
    if (name === '') throw invalid({ name: baseTexts.required });
    if (!body.accept_terms) throw invalid({ accept_terms: authTexts.pleaseAcceptTheTerms });
    await limitCaller(ctx, 'identity.register', settings.registrationsPerHour);
    const names = namesOf({ username: usernameOf(email), email, name }, deployment);
    checkNewPassword(body.password, body.password_confirm, names, { field: 'password', again: 'password_confirm' });
    const passwordHash = await hashPassword(body.password);
    await ctx.transaction(async (inner) => {
      await askForMail(inner, { kind: 'register', email, name, passwordHash });
      await inner.audit({ action: 'identity.register', entityType: 'User' });
    });
    return withEnvelope({}, { message: authTexts.registered[ctx.language] });
  };
}
