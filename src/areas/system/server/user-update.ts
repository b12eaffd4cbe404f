import { invalid } from '#server/base/failure.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { effect } from '#server/context/effect.ts';
import { sameValue } from '#server/records/write.ts';
import type { Accounts } from './accounts.ts';
import { type Actor, actorOf, hasOwner, lockUserChanges, ownerRank } from './people.ts';
import { systemTexts } from './texts.ts';
import { accessColumns, eventsOf, rolesOf } from './user-events.ts';
import {
  checkAgents,
  checkAssignable,
  checkComplete,
  checkHoldsPermissionsOf,
  checkMayManage,
  checkOwnChange,
  type Role,
  symmetricDifference,
  type User,
} from './user-rules.ts';

/** Set by the platform on every write. */
const stamps: ReadonlySet<string> = new Set(['updated_at', 'updated_by', 'version']);

/** Names of the columns that this write changes. */
function changedColumns(before: User, row: User): ReadonlySet<string> {
  const written: Readonly<Record<string, unknown>> = { ...row };
  return new Set(
    Object.entries(before)
      .filter(([name, value]) => name in written && !stamps.has(name) && !sameValue(value, written[name]))
      .map(([name]) => name),
  );
}

interface Change {
  readonly before: User;
  readonly row: User;
  readonly changed: ReadonlySet<string>;
  readonly role: { readonly before: Role | undefined; readonly after: Role | undefined };
}

/** Checks a change of a user: who may make it, and what must hold afterwards. */
async function checkChange(ctx: TransactionContext, actor: Actor, change: Change, isOwn: boolean): Promise<void> {
  const { before, row, changed, role } = change;
  const { tx } = ctx;
  // Activating a user grants the rights of their role, whoever assigned it.
  const activates = changed.has('status') && row.status === 'active';
  if (!isOwn) {
    checkMayManage(actor, before, role.before);
    if (activates || accessColumns.some((name) => changed.has(name)))
      await checkHoldsPermissionsOf(tx, actor, role.before);
  }
  if (changed.has('status') && row.status === 'pending') throw invalid({ status: systemTexts.notBackToWaiting });
  if (changed.has('role_id') || (activates && before.status === 'pending'))
    await checkAssignable(tx, actor, role.after);
  if (changed.has('role_id') || changed.has('agent_ids') || activates) checkComplete(row, role.after);
  await checkAgents(tx, actor, symmetricDifference(before.agent_ids ?? [], row.agent_ids ?? []));
  const wasOwner = role.before !== undefined && role.before.rank <= ownerRank;
  if (wasOwner && (changed.has('role_id') || changed.has('status')) && !(await hasOwner(tx))) {
    const field = changed.has('role_id') ? 'role_id' : 'status';
    throw invalid({ [field]: systemTexts.lastOwner });
  }
}

/** Why the user's sessions end with this change; undefined if they do not. */
function endOfSessions({ before, row, changed }: Change): string | undefined {
  if (changed.has('status') && before.status === 'active') return 'suspended';
  if (changed.has('role_id')) return 'role changed';
  const moved = symmetricDifference(before.agent_ids ?? [], row.agent_ids ?? []);
  return moved.length > 0 ? 'agents changed' : undefined;
}

/** Changes a user; the user and the owners are notified of changes that affect signing in or access. */
export function userUpdate(accounts: Accounts) {
  return effect('user.update', async ({ before, row }, ctx) => {
    if (!before) throw new Error('A change has a record');
    await lockUserChanges(ctx.tx);
    const changed = changedColumns(before, row);
    const change: Change = { before, row, changed, role: await rolesOf(ctx.tx, before, row) };
    // Own changes are judged by the role before, because the row is already written.
    const isOwn = before.id === ctx.principal.userId;
    if (isOwn) checkOwnChange(change.role.before?.rank === ownerRank, changed);
    await checkChange(ctx, await actorOf(ctx), change, isOwn);
    const reason = endOfSessions(change);
    if (reason !== undefined) await accounts.closeSessions(ctx.tx, row.id, reason);
    for (const event of await eventsOf(ctx.tx, change, changed)) await accounts.note(ctx, { userId: row.id, ...event });
    if (!changed.has('status') || row.status !== 'active') return undefined;
    await accounts.forgiveGuesses(ctx.tx, row.id);
    return { failed_login_count: 0 };
  });
}
