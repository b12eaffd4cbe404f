import type { Kysely, Transaction } from 'kysely';
import type { Principal } from '../context/context.ts';
import type { Database } from '../db/database.ts';
import { agentsOf } from './reach.ts';

type Executor = Kysely<Database> | Transaction<Database>;

/** People who may sign in, with what they may do. */
export const activePeople = (db: Executor) =>
  db
    .selectFrom('app_user as person')
    .innerJoin('role', 'role.id', 'person.role_id')
    .select(['person.id', 'person.username', 'person.name', 'person.agent_ids', 'person.must_change_password'])
    .select(['role.code', 'role.rank', 'role.scope', 'role.permissions'])
    .select((eb) => eb.fn.coalesce('person.finance_team_id', 'role.finance_team_id').as('team'))
    .where('person.status', '=', 'active')
    .where('role.status', '=', 'active');

type Person = Awaited<ReturnType<ReturnType<typeof activePeople>['execute']>>[number];

/** Somebody for whom something is done without a session. */
export async function actingFor(db: Executor, person: Person): Promise<Principal> {
  return {
    userId: person.id,
    username: person.username,
    name: person.name,
    role: person.code,
    rank: person.rank,
    scope: person.scope,
    agentIds: await agentsOf(db, person.scope, person.agent_ids ?? []),
    grants: new Set(person.permissions),
    financeTeamId: person.team,
    sessionId: null,
    mustChangePassword: person.must_change_password,
  };
}
