import { CompiledQuery, type RawBuilder, sql } from 'kysely';
import { partsOf } from '#contract/adds.ts';
import type { Entity, StoredField } from '#contract/endpoint.ts';
import type { Row, RowGroup, TotalsBy } from '#contract/envelope.ts';
import type { Filter } from '#contract/filter.ts';
import type { Call } from '../context/call.ts';
import { encodeValue } from '../db/values.ts';
import { readValue } from './codecs.ts';
import { allOf } from './conditions.ts';
import { fieldOf } from './field-of.ts';
import { conditionsOf, filteredField } from './filters.ts';
import { keptQueries } from './kept-queries.ts';
import { type ListQuery, listQuery } from './list.ts';
import { type Executor, rowsBy, rowsOf } from './rows.ts';

type Sql = RawBuilder<unknown>;

/** What all rows of a list have together. */
export interface Summary {
  readonly total: number;
  readonly more?: true;
  readonly totals: Readonly<Record<string, string>> | null;
  /** Of what adds up to several sums: by field and part. */
  readonly totals_by?: TotalsBy;
  readonly facets?: Readonly<Record<string, number>>;
}

const summaries = keptQueries<{ readonly query: CompiledQuery<unknown> }>();

export interface SummaryOptions {
  /** Count no further, and sum nothing. */
  readonly countTo?: number | undefined;
  /** Do not begin what takes long. */
  readonly unlessLong?: boolean;
}

/**
 * Number of rows, the sums over all of them in wire form, and how many rows each value of the tab filter would show under
 * all other filters, as a rule in one reading. Undefined where it would take long and nobody wants to wait.
 */
export async function summaryOf(call: Call, entity: Entity): Promise<Summary>;
export async function summaryOf(call: Call, entity: Entity, options: SummaryOptions): Promise<Summary | undefined>;
export async function summaryOf(
  call: Call,
  entity: Entity,
  { countTo, unlessLong = false }: SummaryOptions = {},
): Promise<Summary | undefined> {
  const { endpoint, ctx, platform } = call;
  const filters = endpoint.filters ?? [];
  const tabs = filters.find((filter) => filter.name === endpoint.facet);
  const others = filters.filter((filter) => filter !== tabs);
  if (countTo !== undefined || endpoint.under !== undefined) {
    const list = await listQuery(call, entity, filters);
    const facets = tabs && (await rowsOf(sums(call, entity, await listQuery(call, entity, others), tabs, []), ctx.db));
    const rest = facets ? { facets: facetsOf(tabs, facets) } : {};
    if (countTo !== undefined) return { ...(await countedTo(countTo, list, ctx.db)), ...rest };
    const [whole = {}] = await rowsOf(topmostSums(list, entity, endpoint.under ?? '', endpoint.totals ?? []), ctx.db);
    return { ...wholeOf(call, entity, whole), ...rest };
  }
  const build = async () =>
    sums(call, entity, await listQuery(call, entity, others), tabs, endpoint.totals ?? []).compile(ctx.db);
  const { query } = summaries.find(call) ?? summaries.keep(call, { query: await build() });
  if (unlessLong && (await costOf(query, ctx)) > platform.settings.longSummary) return undefined;
  const rows = await rowsBy(query, ctx.db);
  const whole = rows.find((row) => row[wholeName] !== false) ?? {};
  return { ...wholeOf(call, entity, whole), ...(tabs ? { facets: facetsOf(tabs, rows) } : {}) };
}

/** How many rows hold each choice of a filter, and what they come to, in the order of the choices; none without rows. */
export async function groupSums(call: Call, entity: Entity, by: Filter): Promise<readonly RowGroup[]> {
  const filters = call.endpoint.filters?.filter((filter) => filter !== by) ?? [];
  const list = await listQuery(call, entity, filters);
  const rows = await rowsOf(sums(call, entity, list, by, call.endpoint.totals ?? []), call.ctx.db);
  const found = new Map(rows.filter((row) => row[wholeName] === false).map((row) => [String(row.value), row]));
  return (by.field.options ?? []).flatMap(({ value }) => {
    const group = found.get(value);
    return group && Number(group['#']) > 0 ? [{ value, ...wholeOf(call, entity, group) }] : [];
  });
}

function wholeOf({ endpoint, platform }: Call, entity: Entity, row: Row): Summary {
  const names = endpoint.totals ?? [];
  const select = (name: string, column = name) =>
    row[column] === null || row[column] === undefined
      ? []
      : [String(readValue(row[column], fieldOf(entity, name), platform.cipher))];
  const single = names.filter((name) => fieldOf(entity, name).adds?.by === undefined);
  const parted = names.filter((name) => !single.includes(name));
  const partSums = (name: string) =>
    partsOfField(entity, name).flatMap((part) =>
      select(name, partColumn(name, part.name)).map((sum) => [part.name, sum] as const),
    );
  return {
    total: Number(row['#']),
    totals:
      names.length > 0 ? Object.fromEntries(single.flatMap((name) => select(name).map((sum) => [name, sum]))) : null,
    ...(parted.length > 0
      ? { totals_by: Object.fromEntries(parted.map((name) => [name, Object.fromEntries(partSums(name))])) }
      : {}),
  };
}

/** Column of one of several sums of a field. */
const partColumn = (name: string, part: string) => `${name}@${part}`;

/** The sums of a field, by the choices as this deployment calls them. */
function partsOfField(entity: Entity, name: string) {
  const field = fieldOf(entity, name);
  const by = field.adds?.by;
  return by === undefined ? [] : partsOf(field, entity.fields[by]?.options);
}

async function countedTo(most: number, { source, where }: ListQuery, db: Executor): Promise<Summary> {
  const first = sql`select 1 from ${source.from()} where ${where} limit ${most + 1}`;
  const [row] = await rowsOf(sql`select count(*) as "#" from (${first}) as counted`, db);
  const found = Number(row?.['#'] ?? 0);
  return { total: Math.min(found, most), ...(found > most ? { more: true as const } : {}), totals: null };
}

/** Milliseconds for which an estimate holds: it follows from statistics, which change by the minute at most. */
const estimateHolds = 60_000;
/** Estimates that are remembered, by database and query. */
const mostEstimates = 1_000;
const estimates = new WeakMap<Executor, Map<string, { readonly cost: number; readonly until: number }>>();

/** What the planner thinks that a query costs; asked again after a minute. */
async function costOf(query: CompiledQuery<unknown>, { db, clock }: Call['ctx']): Promise<number> {
  const known = estimates.get(db) ?? new Map();
  estimates.set(db, known);
  const key = [query.sql, ...query.parameters.map(encodeValue)].join('\n');
  const now = clock.now().getTime();
  const before = known.get(key);
  if (before !== undefined && now < before.until) return before.cost;
  const cost = await estimate(query, db);
  if (known.size >= mostEstimates) known.clear();
  known.set(key, { cost, until: now + estimateHolds });
  return cost;
}

/** What the planner thinks that a query costs, in its own unit: reading one page from front to back. */
async function estimate({ sql: text, parameters }: CompiledQuery<unknown>, db: Executor): Promise<number> {
  const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(`explain (format json) ${text}`, [...parameters]));
  const plan: unknown = rows[0]?.['QUERY PLAN'];
  const [first] = (typeof plan === 'string' ? JSON.parse(plan) : plan) as [{ Plan: { 'Total Cost': number } }];
  return first.Plan['Total Cost'];
}

/** Distinguishes the row of the whole from those of the tabs. */
const wholeName = '#whole';

/** What all rows have together, by how their field is read. Of no rows there is no average. */
const figures: Readonly<Record<'sum' | NonNullable<StoredField['over']>, (expression: Sql, filter: Sql) => Sql>> = {
  sum: (expression, filter) => sql`coalesce(sum(${expression})${filter}, 0)`,
  p95: (expression, filter) => sql`coalesce(percentile_disc(0.95) within group (order by ${expression})${filter}, 0)`,
  average: (expression, filter) => sql`round(avg(${expression})${filter})`,
};

/** A figure of a field; of references how many different ones. */
function totalOf(entity: Entity, name: string, expression: Sql, filter: Sql): Sql {
  const field = fieldOf(entity, name);
  if (field.kind === 'ref') return sql`count(distinct ${expression})${filter}`;
  return figures[field.over ?? 'sum'](expression, filter);
}

/** One row for the whole, and, where there are tabs, one for each value of their filter: what it has under all other filters. */
function sums(
  { ctx, query }: Call,
  entity: Entity,
  { source, where, isNamed }: ListQuery,
  tabs: Filter | undefined,
  names: readonly string[],
): Sql {
  const value = tabs && source.expression(filteredField(tabs));
  const chosen = tabs && !isNamed ? conditionsOf([tabs], query, source, ctx.principal, ctx.clock.now()) : [];
  const filterOf = (...more: readonly Sql[]) => {
    const conditions = [...chosen, ...more];
    return conditions.length === 0 ? sql`` : sql` filter (where ${allOf(conditions)})`;
  };
  const filter = filterOf();
  const figures = names.flatMap((name) => {
    const expression = source.expression(name);
    const by = fieldOf(entity, name).adds?.by;
    const choice = by === undefined ? undefined : source.expression(by);
    if (!expression) return [];
    if (!choice) return [sql`${totalOf(entity, name, expression, filter)} as ${sql.ref(name)}`];
    // A part without rows has no sum, and no line.
    return partsOfField(entity, name).map(
      (part) =>
        sql`sum(${expression})${filterOf(sql`${choice} in (${sql.join([...part.values])})`)} as ${sql.ref(partColumn(name, part.name))}`,
    );
  });
  const columns = [sql`count(*)${filter} as "#"`, ...figures];
  if (!value) return sql`select ${sql.join(columns)} from ${source.from()} where ${where}`;
  const selected = [
    sql`grouping(tab.value) = 1 as ${sql.ref(wholeName)}`,
    sql`tab.value as value`,
    sql`count(*) as count`,
  ];
  // The value is a column of its own: one that is worked out with parameters would be another in every place.
  return sql`select ${sql.join([...selected, ...columns])} from ${source.from()}
    cross join lateral (select ${value} as value) as tab where ${where} group by grouping sets ((tab.value), ())`;
}

/** Sums of rows without a parent among them; those of children are included already. */
function topmostSums({ source, where }: ListQuery, entity: Entity, under: string, names: readonly string[]): Sql {
  const expressionOf = (name: string) => source.expression(name) ?? sql`null`;
  const columns = names.map((name) => sql`${expressionOf(name)} as ${sql.ref(name)}`);
  const added = names.map(
    (name) => sql`coalesce(sum(listed.${sql.ref(name)}) filter (where above.own is null), 0) as ${sql.ref(name)}`,
  );
  const listed = sql.join([sql`${expressionOf(entity.key)} as own`, sql`${expressionOf(under)} as above`, ...columns]);
  return sql`with listed as (select ${listed} from ${source.from()} where ${where})
    select ${sql.join([sql`count(*) as "#"`, ...added])} from listed left join listed above on above.own = listed.above`;
}

function facetsOf(tabs: Filter, rows: readonly Row[]): Readonly<Record<string, number>> {
  const counts = new Map(
    rows.filter((row) => row[wholeName] === false).map((row) => [String(row.value), Number(row.count)]),
  );
  const values = tabs.field.options?.map((option) => option.value) ?? [...counts.keys()];
  return Object.fromEntries(values.map((value) => [value, counts.get(value) ?? 0]));
}
