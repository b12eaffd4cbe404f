import { type RawBuilder, sql, type Transaction } from 'kysely';
import { allows } from '#contract/permission.ts';
import { forbidden } from '#server/base/failure.ts';
import type { Principal, TransactionContext } from '#server/context/context.ts';
import type { Database } from '#server/db/database.ts';

type Tx = Transaction<Database>;

/** Rank of the owner, who is above all rules but one: there must always be an active owner. */
export const ownerRank = 1;

/** The acting user, as read inside this transaction. */
export type Actor = Pick<Principal, 'userId' | 'rank' | 'scope' | 'agentIds' | 'grants'>;

/** Advisory lock key, an arbitrary constant, that serializes changes of users and roles. */
const lockKey = 7_016_996_765;

/**
 * Serializes changes of users and roles. Otherwise two owners demoting each other, or a demotion and an action of the
 * demoted user, would not see each other's change.
 */
export async function lockUserChanges(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockKey})`.execute(tx);
}

/** The acting user, read again after taking the lock, so that rights revoked a moment ago no longer count. */
export async function actorOf({ tx, principal, endpoint }: TransactionContext): Promise<Actor> {
  if (principal.userId === 0) return principal;
  const row = await tx
    .selectFrom('app_user as u')
    .innerJoin('role as r', 'r.id', 'u.role_id')
    .select(['r.rank', 'r.scope', 'r.permissions'])
    .where('u.id', '=', principal.userId)
    .where('u.status', '=', 'active')
    .where('r.status', '=', 'active')
    .executeTakeFirst();
  const grants = new Set(row?.permissions);
  if (!row || !allows(grants, endpoint.permission)) throw forbidden();
  return { userId: principal.userId, rank: row.rank, scope: row.scope, agentIds: principal.agentIds, grants };
}

/** Whether the actor outranks this rank. The owner outranks everyone, other owners included. */
export function outranks(actor: Actor, rank: number): boolean {
  return actor.rank <= ownerRank || rank > actor.rank;
}

/** Whether all these agents are within the actor's row scope. */
export function hasAgentsInScope(actor: Actor, agentIds: readonly number[]): boolean {
  const { agentIds: own } = actor;
  return own === 'all' || agentIds.every((id) => own.includes(id));
}

const activeOwner = (rank: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`u.status = 'active' and r.status = 'active' and ${rank} <= ${ownerRank}`;

/** Whether an active owner is left. Call after the change, under the `oneAtATime` lock. */
export async function hasOwner(tx: Tx): Promise<boolean> {
  const row = await tx
    .selectFrom('app_user as u')
    .innerJoin('role as r', 'r.id', 'u.role_id')
    .select('u.id')
    .where(activeOwner(sql.ref('r.rank')))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** All permissions, as names by key. */
export async function permissionNamesByKey(tx: Tx): Promise<ReadonlyMap<string, string>> {
  const rows = await tx.selectFrom('permission').select(['key', 'name']).orderBy('key').execute();
  return new Map(rows.map(({ key, name }) => [key, name]));
}
