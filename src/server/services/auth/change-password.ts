import { sql } from 'kysely';
import type { Services } from '#generated/api/handlers.ts';
import type { Context } from '../../context.ts';
import { FailureError, invalid } from '../../failure.ts';
import type { Settings } from '../../settings.ts';
import { clearAttempts, guardSubject, takeAttempt } from './guard.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { closeSessions } from './sessions.ts';

/** `POST /api/change_password`: asks for the old one, ends every session, this one included. */
export function changePassword(settings: Settings): Services<Context>['auth.change_password'] {
  return async ({ body }, ctx) => {
    const { userId } = ctx.principal;
    if (body.new_password !== body.new_password_confirm) {
      throw invalid({ new_password_confirm: 'รหัสผ่านใหม่ทั้งสองช่องไม่ตรงกัน' });
    }
    const subject = guardSubject(userId, '');
    const wait = await takeAttempt(ctx.db, subject, settings);
    if (wait !== undefined) throw new FailureError(429, { retryAfter: wait });
    const stored = await ctx.db
      .selectFrom('user_credential')
      .select('password_hash')
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (!(await isPassword(stored?.password_hash, body.current_password))) {
      throw invalid({ current_password: 'รหัสผ่านปัจจุบันไม่ถูกต้อง' });
    }
    if (body.new_password === body.current_password) {
      throw invalid({ new_password: 'รหัสผ่านใหม่ต้องไม่ซ้ำกับรหัสผ่านเดิม' });
    }
    await clearAttempts(ctx.db, subject);
    const hash = await hashPassword(body.new_password);
    await ctx.transaction(async (inner) => {
      await inner.tx
        .updateTable('user_credential')
        .set({ password_hash: hash, changed_at: sql<Date>`clock_timestamp()` })
        .where('user_id', '=', userId)
        .execute();
      await inner.tx.updateTable('app_user').set({ must_change_password: false }).where('id', '=', userId).execute();
      await closeSessions(inner.tx, userId, 'password changed');
      await inner.audit({ action: 'auth.change_password', entityType: 'User', entityId: userId });
    });
    return {};
  };
}
