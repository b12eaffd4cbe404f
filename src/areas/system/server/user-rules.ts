import type { Transaction } from 'kysely';
import type { Text } from '#contract/text.ts';
import { forbidden, invalid } from '#server/base/failure.ts';
import type { RowOf } from '#server/context/context.ts';
import type { Database } from '#server/db/database.ts';
import { type Actor, knownPermissions, outranks, ownerRank, serves } from './people.ts';
import { inWords, lacking } from './permission-sets.ts';
import { systemTexts } from './texts.ts';

type Tx = Transaction<Database>;
export type User = RowOf<'app_user'>;
export type Role = RowOf<'role'>;

/** What everybody may change about themselves. */
const harmless: ReadonlySet<string> = new Set(['name', 'mobile', 'photo_url', 'note', 'server']);
/** What only an owner may: there need not be anybody else who could. */
const ownersOwn: ReadonlySet<string> = new Set([...harmless, 'email', 'allow_ips']);

const complaints: Readonly<Record<string, Text>> = {
  status: systemTexts.ownStatus,
};

/** Refuses what a person would change about themselves and may not. */
export function checkOwnChange(isOwner: boolean, changed: Iterable<string>): void {
  const free = isOwner ? ownersOwn : harmless;
  const wrong = [...changed].filter((name) => !free.has(name));
  if (wrong.length === 0) return;
  throw invalid(
    Object.fromEntries(wrong.map((name) => [name, complaints[name] ?? systemTexts.ownData])),
    systemTexts.ownAccount,
  );
}

/** The role of a person, or undefined while they wait for one. */
export async function roleOf(tx: Tx, id: number | null): Promise<Role | undefined> {
  return id === null ? undefined : tx.selectFrom('role').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Refuses to touch a person who stands as high as the actor, or who sees agents that the actor does not. */
export function checkReach(actor: Actor, user: User, role: Role | undefined): void {
  if (role && !outranks(actor, role.rank)) throw forbidden(systemTexts.lowerUsersOnly);
  const seesAll = role?.scope === 'all' && actor.agentIds !== 'all';
  if (seesAll || !serves(actor, user.agent_ids ?? [])) throw forbidden(systemTexts.otherAgents);
}

/**
 * The rule of ways in: whoever changes how somebody gets in, or what is open to them, holds everything that it opens.
 * Else whoever manages people could become any of them. Throws 403; `checkReach` comes before.
 */
export async function checkHolds(tx: Tx, actor: Actor, role: Role | undefined): Promise<void> {
  if (!role || actor.rank <= ownerRank) return;
  const missing = lacking(role.permissions, actor.grants);
  if (missing.length === 0) return;
  const names = inWords(missing, await knownPermissions(tx));
  throw forbidden(systemTexts.roleHasMore({ name: role.name, names }));
}

/** Nobody gives a role as high as their own, a wider scope, or permissions that they do not have. */
export async function checkAssignable(tx: Tx, actor: Actor, role: Role | undefined): Promise<void> {
  if (!role) return;
  if (!outranks(actor, role.rank)) throw invalid({ role_id: systemTexts.lowerRole });
  if (role.status !== 'active') throw invalid({ role_id: systemTexts.roleOff });
  if (role.scope === 'all' && actor.agentIds !== 'all') {
    throw invalid({ role_id: systemTexts.roleSeesAll });
  }
  const missing = lacking(role.permissions, actor.grants);
  if (missing.length > 0) {
    const names = await knownPermissions(tx);
    throw invalid({ role_id: systemTexts.roleHasPermissions({ names: inWords(missing, names) }) });
  }
}

/** Whoever works has a role, and agents unless the role sees all of them. */
export function checkComplete(user: User, role: Role | undefined): void {
  if (!role) {
    if (user.status === 'pending') return;
    throw invalid({ role_id: systemTexts.chooseRole });
  }
  if (role.scope !== 'all' && (user.agent_ids ?? []).length === 0) {
    throw invalid({ agent_ids: systemTexts.roleNeedsAgent });
  }
}

/** Agents exist, and are the actor's own to give and to take. `moved` = given or taken. */
export async function checkAgents(tx: Tx, actor: Actor, moved: readonly number[]): Promise<void> {
  if (moved.length === 0) return;
  if (!serves(actor, moved)) throw invalid({ agent_ids: systemTexts.yourAgentsOnly });
  const rows = await tx.selectFrom('agent').select('id').where('id', 'in', moved).execute();
  if (rows.length < moved.length) throw invalid({ agent_ids: systemTexts.noSuchAgent });
}

/** Members of one list and not of the other, either way. */
export function movedBetween(before: readonly number[], after: readonly number[]): readonly number[] {
  const [old, now] = [new Set(before), new Set(after)];
  return [...[...now].filter((id) => !old.has(id)), ...[...old].filter((id) => !now.has(id))];
}
