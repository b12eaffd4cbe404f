import { sql } from 'kysely';
import type { Services } from '#generated/api/handlers.ts';
import type { Context } from '#server/context/context.ts';
import { withEnvelope } from '#server/records/envelope.ts';
import { consumeLink, deleteLinks } from './links.ts';
import { authTexts } from './texts.ts';

/**
 * `POST /api/identity/confirm`: proves that the caller owns the address. The password and the name become those of the
 * registration that this link was sent for, so nobody can plant a password by registering another person's address
 * first.
 */
export const confirm: Services<Context>['identity.confirm'] = async ({ body }, ctx) => {
  await ctx.transaction(async (inner) => {
    const { userId, passwordHash, name } = await consumeLink(inner.tx, 'confirm-email', body.token);
    await inner.tx
      .updateTable('user_credential')
      .set({
        awaits_confirmation: false,
        ...(passwordHash === null ? {} : { password_hash: passwordHash, changed_at: sql<Date>`clock_timestamp()` }),
      })
      .where('user_id', '=', userId)
      .where('awaits_confirmation', '=', true)
      .execute();
    if (name !== null) {
      await inner.tx
        .updateTable('app_user')
        .set({ name })
        .where('id', '=', userId)
        .where('status', '=', 'pending')
        .execute();
    }
    await deleteLinks(inner.tx, 'confirm-email', userId);
    await inner.audit({ action: 'identity.confirm', entityType: 'User', entityId: userId });
  });
  return withEnvelope({}, { message: authTexts.yourEMailAddressIsConfirmed[ctx.language] });
};
