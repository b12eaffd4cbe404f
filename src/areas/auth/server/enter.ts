import type { DeploymentInfo } from '#contract/catalog.ts';
import type { Context } from '#server/context/context.ts';
import type { Account } from '#server/identity/accounts.ts';
import { rememberDevice } from '#server/identity/known-devices.ts';
import { openSession } from '#server/identity/sessions.ts';
import { type AuthMethod, auditEntrance } from '#server/identity/sign-in-log.ts';
import type { Settings } from '#server/settings/settings.ts';
import { profileOf, withMenus } from './profile.ts';

/** Opens the session and returns the profile; the token and the device secret are added to the envelope. */
export async function openSignedInSession(
  ctx: Context,
  deployment: DeploymentInfo,
  settings: Pick<Settings, 'absoluteHours'>,
  account: Account,
  method: AuthMethod,
) {
  const keys = await ctx.transaction(async (inner) => {
    const opened = await openSession(inner.tx, account.id, method, ctx.request, settings.absoluteHours);
    await inner.tx
      .updateTable('app_user')
      .set({ last_login_at: ctx.clock.now(), last_login_ip: ctx.request.ip.slice(0, 43), failed_login_count: 0 })
      .where('id', '=', account.id)
      .execute();
    await auditEntrance(inner, account, opened.id);
    // With an outside identity service there is no password of ours to guess, so no device is remembered.
    const device = method === 'local' ? await rememberDevice(inner.tx, ctx.request.device, account.id) : undefined;
    return { access_token: opened.token, ...(device === undefined ? {} : { device_token: device }) };
  });
  return withMenus(await profileOf(ctx.db, deployment, account.id), keys);
}
