import type { Kysely } from 'kysely';
import type { DeploymentInfo } from '#contract/catalog.ts';
import type { Services } from '#generated/api/handlers.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { FailureError } from '../../failure.ts';
import type { Settings } from '../../settings.ts';
import { clearAttempts, guardSubject, takeAttempt } from './guard.ts';
import { isAllowedIp } from './identity.ts';
import { isPassword } from './passwords.ts';
import { profileOf, withMenus } from './profile.ts';
import { openSession } from './sessions.ts';

/** One sentence for an unknown name, a wrong password and an account that may not sign in. */
const refused = 'อีเมล/ชื่อผู้ใช้ หรือรหัสผ่านไม่ถูกต้อง';

async function accountOf(db: Kysely<Database>, name: string) {
  return db
    .selectFrom('app_user as u')
    .innerJoin('role as r', 'r.id', 'u.role_id')
    .leftJoin('user_credential as c', 'c.user_id', 'u.id')
    .select(['u.id', 'u.username', 'u.name', 'u.status', 'u.allow_ips', 'u.failed_login_count', 'c.password_hash'])
    .select(['r.code as role', 'r.rank', 'r.scope', 'r.status as role_status'])
    .where((eb) => eb.or([eb('u.email', '=', name), eb('u.username', '=', name)]))
    .executeTakeFirst();
}

/** `POST /api/auth`: e-mail address or user name, and password. */
export function signIn(deployment: DeploymentInfo, settings: Settings): Services<Context>['auth.sign_in'] {
  return async ({ body }, ctx) => {
    const name = body.email.trim().toLowerCase();
    const account = await accountOf(ctx.db, name);
    const subject = guardSubject(account?.id, name);
    const wait = await takeAttempt(ctx.db, subject, settings);
    if (wait !== undefined) {
      await note(ctx, account?.id, 429, 'locked');
      throw new FailureError(429, { message: 'ใส่รหัสผ่านผิดหลายครั้ง กรุณารอสักครู่แล้วลองใหม่', retryAfter: wait });
    }
    const right = await isPassword(account?.password_hash ?? undefined, body.password);
    const mayEnter =
      account?.status === 'active' &&
      account.role_status === 'active' &&
      isAllowedIp(ctx.request.ip, account.allow_ips);
    if (!account || !right || !mayEnter) {
      if (account && !right) await countFailure(ctx, account.id, account.failed_login_count + 1);
      await note(ctx, account?.id, 401, right ? 'not allowed to sign in' : 'wrong password');
      throw new FailureError(401, { message: refused });
    }
    await clearAttempts(ctx.db, subject);
    return enter(ctx, deployment, settings, account.id);
  };
}

async function countFailure(ctx: Context, id: number, count: number): Promise<void> {
  await ctx.db.updateTable('app_user').set({ failed_login_count: count }).where('id', '=', id).execute();
}

/** Failed sign-ins are written down by account number, never by what was typed. */
async function note(ctx: Context, id: number | undefined, code: number, reason: string): Promise<void> {
  await ctx.auditAlone({
    action: 'auth.sign_in',
    entityType: 'User',
    ...(id === undefined ? {} : { entityId: id }),
    result: 'failed',
    errorCode: code,
    reason,
  });
}

/** Opens the session and answers with the profile; the token is beside it in the envelope. */
export async function enter(ctx: Context, deployment: DeploymentInfo, settings: Settings, userId: number) {
  const token = await ctx.transaction(async (inner) => {
    const opened = await openSession(inner.tx, userId, ctx.request, settings.absoluteHours);
    await inner.tx
      .updateTable('app_user')
      .set({ last_login_at: ctx.clock.now(), last_login_ip: ctx.request.ip.slice(0, 43), failed_login_count: 0 })
      .where('id', '=', userId)
      .execute();
    await inner.audit({ action: 'auth.sign_in', entityType: 'User', entityId: userId });
    return opened;
  });
  return withMenus(await profileOf(ctx.db, deployment, userId), { access_token: token });
}
