import { type RawBuilder, sql, type Transaction } from 'kysely';
import { allows } from '#contract/permission.ts';
import { forbidden } from '#server/base/failure.ts';
import type { Principal, TransactionContext } from '#server/context/context.ts';
import type { Database } from '#server/db/database.ts';

type Tx = Transaction<Database>;

/** The rank that stands above all rules but one: there is always somebody who has it. */
export const ownerRank = 1;

/** Who acts, as the database has them inside this transaction. */
export type Actor = Pick<Principal, 'userId' | 'rank' | 'scope' | 'agentIds' | 'grants'>;

/** Any number that nobody else locks: changes of people and of roles stand in one line. */
const line = 7_016_996_765;

/**
 * Waits until nobody else changes people or roles. Two owners who demote each other, or a demotion and what the demoted
 * person is about to do, would otherwise each see the other as they were before.
 */
export async function oneAtATime(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${line})`.execute(tx);
}

/** The one who acts, read again behind the lock: what was taken away a moment ago no longer counts. */
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

/** Does the actor stand above this rank? The owner stands above everyone, other owners included. */
export function outranks(actor: Actor, rank: number): boolean {
  return actor.rank <= ownerRank || rank > actor.rank;
}

/** May the actor see and change rows of all these agents? */
export function serves(actor: Actor, agentIds: readonly number[]): boolean {
  const { agentIds: own } = actor;
  return own === 'all' || agentIds.every((id) => own.includes(id));
}

const activeOwner = (rank: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`u.status = 'active' and r.status = 'active' and ${rank} <= ${ownerRank}`;

/** Is there still somebody who may do everything? To be asked behind `oneAtATime`, after the change. */
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

/** Keys of all permissions there are. */
export async function knownPermissions(tx: Tx): Promise<ReadonlyMap<string, string>> {
  const rows = await tx.selectFrom('permission').select(['key', 'name']).orderBy('key').execute();
  return new Map(rows.map(({ key, name }) => [key, name]));
}
