import { type RawBuilder, sql } from 'kysely';
import type { Endpoint } from '#contract/endpoint.ts';
import { keysOf } from './order.ts';
import { RowSource } from './row-source.ts';
import { type Executor, rowsOf } from './rows.ts';

type Sql = RawBuilder<unknown>;

/** Records that are few: rows are looked for under each of them. */
const maxMatches = 200;

/** Column of what a row is sorted by. */
const farColumn = '@far';

/** The requested part of a list. */
export interface Part {
  readonly limit: number;
  readonly offset: number;
}

/**
 * The rows of a list that is sorted by what its rows point at, where those records are few (agents, banks): the first
 * rows of each, and of those that point at none, are found by the index of the reference, and the page is picked from
 * them. Otherwise all rows of the first record would be put in order to show twenty. Undefined where this does not apply.
 *
 * @example order by agent_code → of each agent the first 20 rows, of these the first 20
 */
export async function pickedByFar(
  endpoint: Endpoint,
  sort: string | undefined,
  source: RowSource,
  where: Sql,
  { limit, offset }: Part,
  db: Executor,
): Promise<Sql | undefined> {
  const { entity } = source;
  const [first, ...others] = keysOf(endpoint, sort, entity);
  const through = first && others.length === 0 ? entity.fields[first.field]?.through : undefined;
  if (!first || !through || source.maskOf(first.field) !== undefined) return undefined;
  const target = source.entities[entity.fields[through.ref]?.target ?? ''];
  if (!target || target.fields[through.field]?.column === undefined || !source.isKept(through.ref, target))
    return undefined;
  const there = new RowSource(source.entities, target);
  const [counted] = await rowsOf(
    sql`select count(*) as count from (select 1 from ${there.from()} limit ${maxMatches + 1}) counted`,
    db,
  );
  if (Number(counted?.count ?? 0) > maxMatches) return undefined;
  const [key, value] = [there.expression(target.key), there.expression(through.field)];
  const [ref, own] = [source.expression(through.ref), source.expression(entity.key)];
  if (!key || !value || !ref || !own) return undefined;
  // Said as a range, the index of the reference alone has the order: with an equation the planner may walk the keys of the
  // whole list, hoping to meet rows of a record that has none.
  const way = first.descending ? sql`desc` : sql`asc`;
  const under = (refers: Sql) => sql`select ${source.all()} from ${source.from()} where ${where} and ${refers}
    order by ${ref} ${way}, ${own} ${way} limit ${limit + offset}`;
  const found = sql`select ${source.all()}, far.value as ${sql.ref(farColumn)} from (select ${key} as key, ${value} as value from ${there.from()}) as far
    cross join lateral (${under(sql`${ref} between far.key and far.key`)}) as ${source.name()}`;
  const none = sql` union all (select ${source.all()}, null from (${under(sql`${ref} is null`)}) as ${source.name()})`;
  return sql`(select ${source.all()} from (${found}${source.mayBeEmpty(through.ref) ? none : sql``}) as ${source.name()}
    order by ${sql.ref(farColumn)} ${way} nulls last, ${own} ${way} limit ${limit} offset ${offset})`;
}
