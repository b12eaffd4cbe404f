import { sql } from 'kysely';
import type { DeploymentInfo } from '#contract/catalog.ts';
import type { Services } from '#generated/api/handlers.ts';
import type { Context } from '#server/context/context.ts';
import { clearAccount } from '#server/identity/guard.ts';
import { forgetDevices, rememberDevice } from '#server/identity/known-devices.ts';
import { hashPassword } from '#server/identity/passwords.ts';
import { withEnvelope } from '#server/records/envelope.ts';
import { consumeLink, deleteLinks, invalidLinkError, ownerOf } from './links.ts';
import { checkNewPassword, checkNotOld, namesOf } from './password-rules.ts';
import { authTexts } from './texts.ts';

const fields = { field: 'new_password', again: 'new_password_confirm' } as const;

/**
 * `POST /api/identity/reset`: sets a new password with the token of a mail. Holding the mail proves that the address is
 * the user's; the lock-out is lifted, and every session ends (a database trigger does it).
 */
export const reset =
  (deployment: DeploymentInfo): Services<Context>['identity.reset'] =>
  async ({ body }, ctx) => {
    const userId = await ownerOf(ctx.db, 'reset-password', body.token);
    if (userId === undefined) throw invalidLinkError();
    const owner = await ctx.db
      .selectFrom('app_user as u')
      .innerJoin('user_credential as c', 'c.user_id', 'u.id')
      .select(['u.username', 'u.email', 'u.name', 'c.password_hash'])
      .where('u.id', '=', userId)
      .executeTakeFirst();
    if (!owner) throw invalidLinkError();
    checkNewPassword(body.new_password, body.new_password_confirm, namesOf(owner, deployment), fields);
    await checkNotOld(body.new_password, owner.password_hash, fields.field);
    const hash = await hashPassword(body.new_password);
    const device = await ctx.transaction(async (inner) => {
      await consumeLink(inner.tx, 'reset-password', body.token);
      await inner.tx
        .updateTable('user_credential')
        .set({ password_hash: hash, changed_at: sql<Date>`clock_timestamp()`, awaits_confirmation: false })
        .where('user_id', '=', userId)
        .execute();
      await inner.tx
        .updateTable('app_user')
        .set({ must_change_password: false, failed_login_count: 0 })
        .where('id', '=', userId)
        .execute();
      await deleteLinks(inner.tx, 'confirm-email', userId);
      if (await clearAccount(inner.tx, userId)) {
        await inner.audit({ action: 'auth.unlock', entityType: 'User', entityId: userId, reason: 'password reset' });
      }
      await inner.audit({ action: 'identity.reset', entityType: 'User', entityId: userId });
      // Only this browser is proven to be the user's; all others must prove themselves again.
      await forgetDevices(inner.tx, userId);
      return rememberDevice(inner.tx, ctx.request.device, userId);
    });
    return withEnvelope({}, { device_token: device, message: authTexts.theNewPasswordIsSetPlease[ctx.language] });
  };
