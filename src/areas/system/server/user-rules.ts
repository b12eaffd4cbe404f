import type { Transaction } from 'kysely';
import type { Text } from '#contract/text.ts';
import { forbidden, invalid } from '#server/base/failure.ts';
import type { RowOf } from '#server/context/context.ts';
import type { Database } from '#server/db/database.ts';
import { type Actor, hasAgentsInScope, outranks, ownerRank, permissionNamesByKey } from './people.ts';
import { inWords, missingPermissions } from './permission-sets.ts';
import { systemTexts } from './texts.ts';

type Tx = Transaction<Database>;
export type User = RowOf<'app_user'>;
export type Role = RowOf<'role'>;

/** Fields that all users may change on their own account. */
const selfEditable: ReadonlySet<string> = new Set(['name', 'mobile', 'photo_url', 'note', 'server']);
/** Fields that an owner may also change on their own account, because there may be no other owner to do it. */
const ownerSelfEditable: ReadonlySet<string> = new Set([...selfEditable, 'email', 'allow_ips']);

const complaints: Readonly<Record<string, Text>> = {
  status: systemTexts.ownStatus,
};

/** Throws if users change fields of their own account that they may not. */
export function checkOwnChange(isOwner: boolean, changed: Iterable<string>): void {
  const allowed = isOwner ? ownerSelfEditable : selfEditable;
  const refused = [...changed].filter((name) => !allowed.has(name));
  if (refused.length === 0) return;
  throw invalid(
    Object.fromEntries(refused.map((name) => [name, complaints[name] ?? systemTexts.ownData])),
    systemTexts.ownAccount,
  );
}

/** The role of a user; undefined while they have none. */
export async function roleOf(tx: Tx, id: number | null): Promise<Role | undefined> {
  return id === null ? undefined : tx.selectFrom('role').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Throws if the user ranks as high as the actor, or sees agents that the actor does not. */
export function checkMayManage(actor: Actor, user: User, role: Role | undefined): void {
  if (role && !outranks(actor, role.rank)) throw forbidden(systemTexts.lowerUsersOnly);
  const seesAll = role?.scope === 'all' && actor.agentIds !== 'all';
  if (seesAll || !hasAgentsInScope(actor, user.agent_ids ?? [])) throw forbidden(systemTexts.otherAgents);
}

/**
 * Whoever changes how a user signs in, or what they may access, must hold all permissions of that user. Otherwise
 * anyone who manages users could take over any account. Throws 403; `checkReach` is called before.
 */
export async function checkHoldsPermissionsOf(tx: Tx, actor: Actor, role: Role | undefined): Promise<void> {
  if (!role || actor.rank <= ownerRank) return;
  const missing = missingPermissions(role.permissions, actor.grants);
  if (missing.length === 0) return;
  const names = inWords(missing, await permissionNamesByKey(tx));
  throw forbidden(systemTexts.roleHasMore({ name: role.name, names }));
}

/** A role can be assigned only if it is below the actor's own, with no wider scope and no further permissions. */
export async function checkAssignable(tx: Tx, actor: Actor, role: Role | undefined): Promise<void> {
  if (!role) return;
  if (!outranks(actor, role.rank)) throw invalid({ role_id: systemTexts.lowerRole });
  if (role.status !== 'active') throw invalid({ role_id: systemTexts.roleOff });
  if (role.scope === 'all' && actor.agentIds !== 'all') {
    throw invalid({ role_id: systemTexts.roleSeesAll });
  }
  const missing = missingPermissions(role.permissions, actor.grants);
  if (missing.length > 0) {
    const names = await permissionNamesByKey(tx);
    throw invalid({ role_id: systemTexts.roleHasPermissions({ names: inWords(missing, names) }) });
  }
}

/** An active user needs a role, and agents unless the role sees all of them. */
export function checkComplete(user: User, role: Role | undefined): void {
  if (!role) {
    if (user.status === 'pending') return;
    throw invalid({ role_id: systemTexts.chooseRole });
  }
  if (role.scope !== 'all' && (user.agent_ids ?? []).length === 0) {
    throw invalid({ agent_ids: systemTexts.roleNeedsAgent });
  }
}

/** Agents must exist and be within the actor's row scope. `moved` = assigned or removed. */
export async function checkAgents(tx: Tx, actor: Actor, moved: readonly number[]): Promise<void> {
  if (moved.length === 0) return;
  if (!hasAgentsInScope(actor, moved)) throw invalid({ agent_ids: systemTexts.yourAgentsOnly });
  const rows = await tx.selectFrom('agent').select('id').where('id', 'in', moved).execute();
  if (rows.length < moved.length) throw invalid({ agent_ids: systemTexts.noSuchAgent });
}

/** Elements that are in only one of the two lists. */
export function symmetricDifference(before: readonly number[], after: readonly number[]): readonly number[] {
  const [old, now] = [new Set(before), new Set(after)];
  return [...[...now].filter((id) => !old.has(id)), ...[...old].filter((id) => !now.has(id))];
}
