import { allows } from '#contract/permission.ts';
import type { Services } from '#generated/api/handlers.ts';
import { menus } from '#generated/api/menus.ts';
import { isForPeople } from '#server/base/api-key.ts';
import { missing } from '#server/base/failure.ts';
import type { Context } from '#server/context/context.ts';
import { concerns } from '#server/context/scope.ts';
import { activePeople } from '#server/identity/people.ts';

/** What the drawer calls the groups that are called like areas. */
const titles = new Map(menus.map(({ id, label }) => [id, label]));

interface Held {
  readonly given: ReadonlySet<string>;
  /** Whether whoever answers for the key has a permission themselves. */
  holds(key: string): boolean;
}

async function heldBy({ db, principal }: Context, id: number): Promise<Held> {
  const key = await db
    .selectFrom('api_key')
    .select(['scopes', 'agent_ids', 'responsible_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!key || !concerns(principal, key.agent_ids)) throw missing();
  const person = await activePeople(db).where('person.id', '=', key.responsible_id).executeTakeFirst();
  const grants = new Set(person?.permissions);
  return { given: new Set(key.scopes), holds: (scope) => allows(grants, scope) && !isForPeople(scope) };
}

/** `GET /api/integration/key/scopes`: what a key has been given, and what the caller may give to it or to a new one. */
export const keyScopes: Services<Context>['key.scopes'] = async ({ query }, ctx) => {
  const isMine = (key: string) => ctx.can(key) && !isForPeople(key);
  const held: Held = query.id ? await heldBy(ctx, query.id) : { given: new Set(), holds: isMine };
  const rows = await ctx.db
    .selectFrom('permission')
    .select(['key', 'name', 'name_en', 'area', 'risk'])
    .where((eb) => eb.or([eb('gateway', 'is', null), ...ctx.gateways.map((name) => eb('gateway', '=', name))]))
    .orderBy('key')
    .execute();
  return {
    items: rows
      .map((row) => ({
        ...row,
        area_name: titles.get(row.area)?.[ctx.language] ?? null,
        given: held.given.has(row.key),
        mine: isMine(row.key),
        holds: held.holds(row.key),
      }))
      .filter(({ given, mine }) => given || mine),
  };
};
