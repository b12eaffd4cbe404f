import type { Kysely } from 'kysely';
import { roles } from '#generated/api/access.ts';
import type { Principal } from '#server/context/context.ts';
import type { Identity } from '#server/context/platform.ts';
import type { Database } from '#server/db/database.ts';

/** Somebody who can act in a test: what the identity says of them, and the token that stands for them. */
export interface Person {
  readonly token: string;
  readonly principal: Principal;
}

/** A member of staff with a role of the manifest; the row in app_user exists, too. */
export async function createPerson(
  db: Kysely<Database>,
  role: string,
  username: string,
  financeTeamId: number | null = null,
  grants?: readonly string[],
): Promise<Person> {
  const info = roles.find((each) => each.code === role);
  if (!info) throw new Error(`no role ${role}`);
  const stored = await db.selectFrom('role').select('id').where('code', '=', role).executeTakeFirst();
  const roleRow =
    stored ??
    (await db
      .insertInto('role')
      .values({ code: role, name: info.title.th, rank: info.rank, scope: info.scope })
      .returning('id')
      .executeTakeFirstOrThrow());
  const { id } = await db
    .insertInto('app_user')
    .values({
      username,
      email: `${username}@example.com`,
      name: username,
      role_id: roleRow.id,
      finance_team_id: financeTeamId,
      server: 'cat350_v2',
      status: 'active',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return personOf(role, username, id, financeTeamId, grants);
}

/** The same person again, in another process. */
export function personOf(
  role: string,
  username: string,
  id: number,
  financeTeamId: number | null,
  grants?: readonly string[],
): Person {
  const info = roles.find((each) => each.code === role);
  if (!info) throw new Error(`no role ${role}`);
  return {
    token: `token-of-${username.replaceAll('.', '-')}-`.padEnd(24, '0'),
    principal: {
      userId: id,
      username,
      name: username,
      role,
      rank: info.rank,
      scope: info.scope,
      agentIds: 'all',
      grants: new Set(grants ?? info.permissions),
      financeTeamId,
      sessionId: null,
    },
  };
}

/** Knows people by their token. */
export function identityOf(people: ReadonlyMap<string, Principal>): Identity {
  return { principalOf: async (token) => people.get(token) };
}
