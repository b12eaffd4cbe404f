import type { Services } from '#generated/api/handlers.ts';
import type { Context } from '#server/context/context.ts';
import { askForMail } from '#server/identity/mail-requests.ts';
import { withEnvelope } from '#server/records/envelope.ts';
import type { Settings } from '#server/settings/settings.ts';
import { limitCaller } from './limit-caller.ts';
import { authTexts } from './texts.ts';

/**
 * `POST /api/identity/forgot`: same answer and same work whether the account exists or not, so that addresses cannot be
 * probed.
 */
export function forgot(settings: Settings): Services<Context>['identity.forgot'] {
  return async ({ body }, ctx) => {
    await limitCaller(ctx, 'identity.forgot', settings.resetsPerHour);
    await ctx.transaction(async (inner) => {
      await askForMail(inner, { kind: 'forgot', email: body.email.trim().toLowerCase(), name: '', passwordHash: '' });
      await inner.audit({ action: 'identity.forgot', entityType: 'User' });
    });
    return withEnvelope({}, { message: authTexts.resetSent[ctx.language] });
  };
}
