import { type RawBuilder, sql } from 'kysely';
import type { Endpoint, Entity } from '#contract/endpoint.ts';
import type { Row } from '#contract/envelope.ts';
import type { Filter } from '#contract/filter.ts';
import { largestPage } from '#contract/list-query.ts';
import { entityOf } from '../platform.ts';
import type { Answer, Call } from './call.ts';
import { readValue } from './codecs.ts';
import { allOf, sourceFor, standing } from './conditions.ts';
import { conditionsOf, filteredField, fixedConditions, textOf } from './filters.ts';
import { orderOf } from './order.ts';
import { fieldOf, type RowSource } from './row-source.ts';
import { defaultFields, project, rowsOf } from './rows.ts';

/** A list as a query: the source that collects joins, and everything that restricts it. */
export interface ListQuery {
  readonly source: RowSource;
  readonly where: RawBuilder<unknown>;
}

/** Builds the restriction of a list; every query of it has a source of its own, with only the joins that it needs. */
export function listQuery(call: Call, entity: Entity, filters: readonly Filter[]): ListQuery {
  const { platform, endpoint, ctx, query } = call;
  const source = sourceFor(platform.entities, entity, ctx);
  const conditions = [
    ...standing(source, ctx),
    ...fixedConditions(endpoint.fixed, source),
    ...conditionsOf(filters, query, source, ctx.principal, ctx.clock.now()),
  ];
  return { source, where: allOf(conditions) };
}

function counted(value: unknown, otherwise: number, largest: number): number {
  const number = Number(value ?? otherwise);
  return Number.isInteger(number) && number >= 1 ? Math.min(number, largest) : otherwise;
}

/** One page of a list, with the total, the sums and the counts of the tabs. */
export async function page(call: Call): Promise<Answer> {
  const { platform, endpoint, ctx, query } = call;
  const entity = entityOf(platform, endpoint);
  const limit = counted(query.limit, endpoint.limit ?? 20, largestPage);
  const number = counted(query.page, 1, 1_000_000);
  const [data, summary, facets] = await Promise.all([
    pageRows(call, entity, limit, (number - 1) * limit),
    summaryOf(call, entity, endpoint.countTo),
    facetsOf(call, entity),
  ]);
  return {
    json: {
      error: 0,
      data,
      ...summary,
      page: number,
      limit,
      ...(facets ? { facets } : {}),
      server_time: ctx.clock.now().toISOString(),
    },
  };
}

async function pageRows(call: Call, entity: Entity, limit: number, offset: number): Promise<readonly Row[]> {
  const { platform, endpoint, ctx, query } = call;
  const { source, where } = listQuery(call, entity, endpoint.filters ?? []);
  const fields = endpoint.fields ?? defaultFields(entity);
  const projection = project(source, fields, platform.cipher);
  const order = orderOf(endpoint, textOf(query.sort), source);
  const rows = await rowsOf(
    sql`select ${sql.join(projection.columns)} from ${source.from()} where ${where} order by ${order} limit ${limit} offset ${offset}`,
    ctx.db,
  );
  return rows.map(projection.decode);
}

/** What all rows have together: a sum, the value that most stay under, of references how many different ones. */
function totalOf(entity: Entity, name: string, expression: RawBuilder<unknown>): RawBuilder<unknown> {
  const field = fieldOf(entity, name);
  if (field.kind === 'ref') return sql`count(distinct ${expression})`;
  const figure = field.over
    ? sql`percentile_disc(0.95) within group (order by ${expression})`
    : sql`sum(${expression})`;
  return sql`coalesce(${figure}, 0)`;
}

interface Summary {
  readonly total: number;
  readonly more?: true;
  readonly totals: Row | null;
}

/** Number of rows, and the sums over all of them in wire form. With `countTo` it counts no further, and sums nothing. */
export async function summaryOf(call: Call, entity: Entity, countTo?: number): Promise<Summary> {
  const { endpoint, ctx, platform } = call;
  const { source, where } = listQuery(call, entity, endpoint.filters ?? []);
  if (countTo !== undefined) {
    const first = sql`select 1 from ${source.from()} where ${where} limit ${countTo + 1}`;
    const [row] = await rowsOf(sql`select count(*) as "#" from (${first}) as counted`, ctx.db);
    const found = Number(row?.['#'] ?? 0);
    return { total: Math.min(found, countTo), ...(found > countTo ? { more: true as const } : {}), totals: null };
  }
  const names = endpoint.totals ?? [];
  const sums = names.flatMap((name) => {
    const expression = source.expression(name);
    if (!expression) return [];
    return [sql`${totalOf(entity, name, expression)} as ${sql.ref(name)}`];
  });
  const [row = {}] = await rowsOf(
    endpoint.under === undefined
      ? sql`select ${sql.join([sql`count(*) as "#"`, ...sums])} from ${source.from()} where ${where}`
      : topmostSums({ source, where }, entity, endpoint.under, names),
    ctx.db,
  );
  const totals = Object.fromEntries(
    names.map((name) => [name, String(readValue(row[name], fieldOf(entity, name), platform.cipher))]),
  );
  return { total: Number(row['#']), totals: names.length > 0 ? totals : null };
}

/** Numbers of rows that stand under no other of them; what stands under one is in it already. */
function topmostSums(
  { source, where }: ListQuery,
  entity: Entity,
  under: string,
  names: readonly string[],
): RawBuilder<unknown> {
  const told = (name: string) => source.expression(name) ?? sql`null`;
  const columns = names.map((name) => sql`${told(name)} as ${sql.ref(name)}`);
  const sums = names.map(
    (name) => sql`coalesce(sum(listed.${sql.ref(name)}) filter (where above.own is null), 0) as ${sql.ref(name)}`,
  );
  const listed = sql.join([sql`${told(entity.key)} as own`, sql`${told(under)} as above`, ...columns]);
  return sql`with listed as (select ${listed} from ${source.from()} where ${where})
    select ${sql.join([sql`count(*) as "#"`, ...sums])} from listed left join listed above on above.own = listed.above`;
}

/** How many rows each value of the tab filter would show, under all other filters. */
async function facetsOf(call: Call, entity: Entity): Promise<Readonly<Record<string, number>> | undefined> {
  const { endpoint, ctx } = call;
  const tabs = endpoint.filters?.find((filter) => filter.name === endpoint.facet);
  if (!tabs) return undefined;
  const others = (endpoint.filters ?? []).filter((filter) => filter !== tabs);
  const { source, where } = listQuery(call, entity, others);
  const expression = source.expression(filteredField(tabs));
  if (!expression) return undefined;
  const rows = await rowsOf(
    sql`select ${expression} as value, count(*) as count from ${source.from()} where ${where} group by 1`,
    ctx.db,
  );
  const counts = new Map(rows.map((row) => [String(row.value), Number(row.count)]));
  const values = tabs.field.options?.map((option) => option.value) ?? [...counts.keys()];
  return Object.fromEntries(values.map((value) => [value, counts.get(value) ?? 0]));
}

/** Columns of an export, in the order of the screen: the endpoint's fields, without keys of other entities. */
export function exportFields(endpoint: Endpoint, entity: Entity): readonly string[] {
  return endpoint.fields ?? defaultFields(entity);
}
