import type { AuditEntry } from '../audit/entry.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Context, TransactionContext } from '../context/context.ts';
import { anonymous } from '../context/context-factory.ts';
import { noteGuesses } from './account-events.ts';
import { type Account, lockedOut } from './accounts.ts';
import type { Attempt } from './guard.ts';

/** Ways in; what the audit log and the list of devices call them. */
export type AuthMethod = 'local' | 'firebase';

/** Attempts are written down by account number, never by what was typed. */
export function attemptEntry(account: Pick<Account, 'id'> | undefined, code: number, reason: string): AuditEntry {
  return {
    action: 'auth.sign_in',
    entityType: 'User',
    ...(account ? { entityId: account.id } : {}),
    result: code === 403 ? 'denied' : 'failed',
    errorCode: code,
    reason,
  };
}

/** Writes down a sign-in under the name and the session of the person who has just come in. */
export async function auditEntrance(ctx: TransactionContext, account: Account, sessionId: number): Promise<void> {
  const principal = {
    ...anonymous,
    userId: account.id,
    username: account.username,
    name: account.name,
    role: account.role ?? '-',
    sessionId: String(sessionId),
  };
  await writeAudit(ctx.tx, { principal, request: ctx.request }, [
    { action: 'auth.sign_in', entityType: 'User', entityId: account.id },
  ]);
}

/** Writes down that a lock-out began or ended; of a name that nobody has, too, or the time would tell which it is. */
async function auditLock(ctx: Context, userId: number | undefined, what: 'lock' | 'unlock', reason: string) {
  await ctx.transaction(async (inner) => {
    if (what === 'lock') await noteGuesses(inner, userId);
    await inner.audit({
      action: `auth.${what}`,
      entityType: 'User',
      ...(userId === undefined ? {} : { entityId: userId }),
      reason,
    });
  });
}

/** Throws the 429 of an attempt that was not looked at; writes down where a lock-out begins or is over. */
export async function guarded(ctx: Context, userId: number | undefined, attempt: Attempt): Promise<void> {
  if (attempt.allowed) {
    if (attempt.reopened) await auditLock(ctx, userId, 'unlock', 'time is up');
    return;
  }
  if (attempt.first) await auditLock(ctx, userId, 'lock', 'too many wrong passwords');
  throw lockedOut(attempt.wait);
}
