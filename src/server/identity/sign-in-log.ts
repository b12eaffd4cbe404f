import type { AuditEntry } from '../audit/entry.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Context, TransactionContext } from '../context/context.ts';
import { anonymous } from '../context/context-factory.ts';
import { noteGuesses } from './account-events.ts';
import { type Account, lockedOut } from './accounts.ts';
import type { Attempt } from './guard.ts';

/** Sign-in methods, as named in the audit log and the device list. */
export type AuthMethod = 'local' | 'firebase';

/** Attempts are logged by account id, never by what was typed. */
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

/** Audits a sign-in under the name and session of the user. */
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

/** Audits the start or end of a lock-out, also for unknown names: otherwise the response time would reveal which exist. */
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

/** Throws 429 for a refused attempt; audits the start and end of lock-outs. */
export async function guarded(ctx: Context, userId: number | undefined, attempt: Attempt): Promise<void> {
  if (attempt.allowed) {
    if (attempt.reopened) await auditLock(ctx, userId, 'unlock', 'time is up');
    return;
  }
  if (attempt.first) await auditLock(ctx, userId, 'lock', 'too many wrong passwords');
  throw lockedOut(attempt.wait);
}
