import type { Effects } from '#generated/api/handlers.ts';
import type { TransactionContext } from '../../context.ts';
import { forbidden, invalid } from '../../failure.ts';
import { sameValue } from '../../generic/write.ts';
import { type Accounts, setPassword } from './accounts.ts';
import { type Actor, actorOf, hasOwner, oneAtATime, ownerRank } from './people.ts';
import {
  checkAgents,
  checkAssignable,
  checkComplete,
  checkOwnChange,
  checkReach,
  movedBetween,
  type Role,
  roleOf,
  type User,
} from './user-rules.ts';

/** Set by the platform with every write. */
const stamps: ReadonlySet<string> = new Set(['updated_at', 'updated_by', 'version']);

/** Names of the columns that this write changes. */
function changedColumns(before: User, row: User): ReadonlySet<string> {
  const now: Readonly<Record<string, unknown>> = { ...row };
  return new Set(
    Object.entries(before)
      .filter(([name, value]) => name in now && !stamps.has(name) && !sameValue(value, now[name]))
      .map(([name]) => name),
  );
}

/** Everything that makes a person another one: who may do it to whom, and what must hold afterwards. */
async function checkChange(
  ctx: TransactionContext,
  actor: Actor,
  change: { readonly before: User; readonly row: User; readonly changed: ReadonlySet<string> },
): Promise<{ readonly role: Role | undefined }> {
  const { before, row, changed } = change;
  const { tx } = ctx;
  const old = await roleOf(tx, before.role_id);
  if (before.id === actor.userId) checkOwnChange(actor.rank <= ownerRank, changed);
  else checkReach(actor, before, old);
  if (changed.has('status') && row.status === 'pending') throw invalid({ status: 'เปลี่ยนกลับเป็นรออนุมัติไม่ได้' });
  const role = changed.has('role_id') ? await roleOf(tx, row.role_id) : old;
  // Letting somebody in hands out what their role has, whoever chose it.
  const admits = changed.has('status') && row.status === 'active';
  if (changed.has('role_id') || (admits && before.status === 'pending')) await checkAssignable(tx, actor, role);
  if (changed.has('role_id') || changed.has('agent_ids') || admits) checkComplete(row, role);
  await checkAgents(tx, actor, movedBetween(before.agent_ids ?? [], row.agent_ids ?? []));
  if (old && old.rank <= ownerRank && (changed.has('role_id') || changed.has('status')) && !(await hasOwner(tx))) {
    const field = changed.has('role_id') ? 'role_id' : 'status';
    throw invalid({ [field]: 'ต้องมีเจ้าของระบบที่ใช้งานอยู่อย่างน้อย 1 คน' });
  }
  return { role };
}

/** Why the sessions of a person end with this change, if they do. */
function endOfSessions(before: User, row: User, changed: ReadonlySet<string>, isReset: boolean): string | undefined {
  if (isReset) return 'password reset';
  if (changed.has('status') && before.status === 'active') return 'suspended';
  if (changed.has('role_id')) return 'role changed';
  const moved = movedBetween(before.agent_ids ?? [], row.agent_ids ?? []);
  return moved.length > 0 ? 'agents changed' : undefined;
}

/** Changes a person. A password given here is set by staff: whoever gets it must choose another at once. */
export function userUpdate(accounts: Accounts): Effects<TransactionContext>['user.update'] {
  return async ({ before, row, body }, ctx) => {
    if (!before) throw new Error('A change has a record');
    await oneAtATime(ctx.tx);
    const actor = await actorOf(ctx);
    const isReset = typeof body.password === 'string' && body.password !== '';
    const changed = new Set([...changedColumns(before, row), ...(isReset ? ['password'] : [])]);
    await checkChange(ctx, actor, { before, row, changed });
    const reason = endOfSessions(before, row, changed, isReset);
    if (reason !== undefined) await accounts.closeSessions(ctx.tx, row.id, reason);
    if (isReset) await resetPassword(ctx, accounts, actor, row.id, body.password ?? '');
    const resumed = changed.has('status') && row.status === 'active';
    if (resumed || isReset) await accounts.forgiveGuesses(ctx.tx, row.id);
    if (!resumed && !isReset) return undefined;
    return {
      failed_login_count: 0,
      ...(isReset && { must_change_password: body.must_change_password ?? true }),
    };
  };
}

async function resetPassword(
  ctx: TransactionContext,
  accounts: Accounts,
  actor: Actor,
  userId: number,
  password: string,
): Promise<void> {
  if (!actor.grants.has('system.user.resetpw') && !actor.grants.has('*')) {
    throw forbidden('คุณไม่มีสิทธิ์ตั้งรหัสผ่านใหม่ให้ผู้อื่น');
  }
  await setPassword(ctx.tx, accounts, userId, password);
  await ctx.audit({
    action: 'user.reset_password',
    entityType: 'User',
    entityId: userId,
    after: { password: '[secret]' },
  });
}
