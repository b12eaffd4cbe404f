import type { Transaction } from 'kysely';
import type { NoticeRule } from '#contract/notice.ts';
import { allows } from '#contract/permission.ts';
import type { Principal } from '../context/context.ts';
import type { Database } from '../db/database.ts';
import { actingFor, activePeople } from '../identity/people.ts';

/** Roles of which somebody may open where a notice leads, and those of them that get it for what they may do. */
async function rolesFor(tx: Transaction<Database>, { permission, allow }: NoticeRule) {
  const roles = await tx.selectFrom('role').select(['id', 'permissions']).where('status', '=', 'active').execute();
  const may = (permissions: readonly string[], needed: string) =>
    needed === 'signed-in' || allows(new Set(permissions), needed);
  const openers = roles.filter(({ permissions }) => may(permissions, permission));
  const holders = openers.filter(({ permissions }) => allow !== undefined && may(permissions, allow));
  return { openers: openers.map(({ id }) => id), holders: holders.map(({ id }) => id) };
}

/**
 * Who a notice is for: the people that the record names, and whoever holds its permission, as far as they may sign in and open
 * where it leads. Never whoever did it: they know.
 */
export async function recipientsOf(
  tx: Transaction<Database>,
  rule: NoticeRule,
  named: readonly number[],
  actor: Pick<Principal, 'userId'>,
): Promise<readonly Principal[]> {
  const { openers, holders } = await rolesFor(tx, rule);
  if (openers.length === 0 || (named.length === 0 && holders.length === 0)) return [];
  const people = await activePeople(tx)
    .where('person.id', '<>', actor.userId)
    .where('person.role_id', 'in', openers)
    .where((eb) =>
      eb.or([
        ...(named.length > 0 ? [eb('person.id', 'in', [...named])] : []),
        ...(holders.length > 0 ? [eb('person.role_id', 'in', holders)] : []),
      ]),
    )
    .orderBy('person.id')
    .execute();
  const found: Principal[] = [];
  for (const person of people) found.push(await actingFor(tx, person));
  return found;
}
