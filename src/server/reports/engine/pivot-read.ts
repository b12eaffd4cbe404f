import { type RawBuilder, sql } from 'kysely';
import type { Row } from '#contract/envelope.ts';
import { parseSort } from '#contract/list-query.ts';
import { mostColumns } from '#contract/pivot.ts';
import { allOf } from '../../records/conditions.ts';
import { textOf } from '../../records/filters.ts';
import { rowsOf } from '../../records/rows.ts';
import { GroupedSource, groupedTable } from './grouped.ts';
import { figuresOf, measureOf } from './measures.ts';
import type { PivotPlan } from './pivot-plan.ts';
import { personsQuery, sumsQuery } from './query.ts';
import { conditionOf, labelsOf } from './read.ts';
import { dayKey, monthKey } from './sources.ts';

type Sql = RawBuilder<unknown>;

/** What the terms of the measure amount to: satang, pieces or people; undefined where there is nothing. */
export type Amounts = readonly (bigint | undefined)[];

/** One line: in total, by column, and of all other columns together. */
export interface PivotLine {
  readonly total: Amounts;
  readonly cells: readonly Amounts[];
  readonly others: Amounts;
}

export interface PivotRead {
  /** Labels of the columns, in their order. */
  readonly columns: readonly Row[];
  /** How many values have no column of their own. */
  readonly others: number;
  readonly rows: readonly { readonly labels: Row; readonly line: PivotLine }[];
  readonly count: number;
  readonly whole: PivotLine;
}

/** Places of a line: the total, the columns from 1 on, and the others. */
const totalPlace = 0;
const othersPlace = mostColumns + 1;
const places = Array.from({ length: othersPlace + 1 }, (_, place) => place);
const nameAt = (term: string, place: number) => `${term}@${place}`;
/** Column with the place of a column: 1 is the largest. */
const placeColumn = '#';

const refs = (keys: readonly string[], table?: string) =>
  keys.map((key) => sql.ref(table === undefined ? key : `${table}.${key}`));

/** Equality can be hashed, and a key that is always there needs no more. */
function sameKeys({ rows }: PivotPlan, one: string, other: string): Sql {
  return allOf(
    rows.keys.map((key) => {
      const [a, b] = [sql.ref(`${one}.${key}`), sql.ref(`${other}.${key}`)];
      return rows.row.fields[key]?.nullable ? sql`${a} is not distinct from ${b}` : sql`${a} = ${b}`;
    }),
  );
}

/** What of the measure is made of figures, and what counts people: `[measure, figure]`. */
function partsOf({ rows, terms }: PivotPlan) {
  const people = terms.flatMap((name) => {
    const measure = measureOf(rows.row, name);
    return measure?.kind === 'people' ? [[name, measure.of] as const] : [];
  });
  return { people, sums: terms.filter((name) => people.every(([known]) => known !== name)) };
}

/** A table of sums, whose measures are expressions over their columns; `keys` are those of its rows. */
function sourceOf(plan: PivotPlan, keys: readonly string[], table: string): GroupedSource {
  const { call, row, measures } = plan.rows;
  const known = new Set([...figuresOf(row, measures), ...partsOf(plan).people.map(([name]) => name)]);
  return new GroupedSource(call.platform.entities, row, keys, known, table);
}

/** The summed facts and the people among them, without rows that filters leave out after they were summed. */
function factTables(plan: PivotPlan): readonly Sql[] {
  const { rows, cells } = plan;
  const { people } = partsOf(plan);
  const figures = figuresOf(rows.row, rows.measures);
  const persons = people.length > 0 && cells.people.entity;
  const counted = persons && sql`counted as materialized (${personsQuery(cells.ask, persons, people)})`;
  if (rows.outer.length === 0)
    return [
      sql`facts as (select * from summed)`,
      ...(counted ? [counted, sql`persons as (select * from counted)`] : []),
    ];
  const rough = sourceOf(plan, rows.keys, 'rough');
  const where = conditionOf(rows, rough);
  const sums = figures.map((name) => sql`sum_bigint(${sql.ref(name)}) as ${sql.ref(name)}`);
  const kept = (name: string) =>
    sql`select ${sql.ref(name)}.* from ${sql.ref(name)} join kept on ${sameKeys(plan, name, 'kept')}`;
  return [
    sql`rough as (select ${sql.join([...refs(rows.keys), ...sums])} from summed group by ${sql.join(refs(rows.keys))})`,
    sql`kept as materialized (select ${sql.join(rows.keys.map((key) => rough.column(key)))} from ${rough.from()} where ${where})`,
    sql`facts as materialized (${kept('summed')})`,
    ...(counted ? [counted, sql`persons as materialized (${kept('counted')})`] : []),
  ];
}

/** The columns by their size, of which those with a place are shown: a ratio is as large as what it is a part of. */
function columnTables(plan: PivotPlan): readonly Sql[] {
  const { key, terms, rows } = plan;
  const by = terms.at(-1) ?? '';
  const measure = measureOf(rows.row, by);
  const own = sql.ref(key);
  const source = sourceOf(plan, [key], 'ungrouped');
  const sums = figuresOf(rows.row, [by]).map((name) => sql`sum_bigint(${sql.ref(name)}) as ${sql.ref(name)}`);
  const people =
    measure?.kind === 'people'
      ? sql`, people as (select ${own}, count(distinct member_id) as size from persons where ${sql.ref(measure.of)} > 0 group by ${own})`
      : sql``;
  const size = measure?.kind === 'people' ? sql`people.size` : sql`abs(${source.expression(by) ?? sql`0`})`;
  const joined =
    measure?.kind === 'people' ? sql` left join people on people.${own} is not distinct from t.${own}` : sql``;
  const last = key === dayKey || key === monthKey ? sql`desc` : sql`asc`;
  return [
    sql`ungrouped as (select ${sql.join([own, ...sums])} from facts group by ${own})${people}`,
    sql`sizes as materialized (select t.${own}, row_number() over (order by ${size} desc nulls last, t.${own} ${last} nulls last) as ${sql.ref(placeColumn)}
      from ungrouped as t${joined})`,
    sql`heads as materialized (select * from sizes where ${sql.ref(placeColumn)} <= ${mostColumns})`,
  ];
}

/** A sum at a place of the line, null where no fact is there. */
function sumAt(value: Sql, name: string, place: number): Sql {
  const as = sql.ref(nameAt(name, place));
  if (place === totalPlace) return sql`sum_bigint(${value}) as ${as}`;
  const here = sql`${sql.ref(placeColumn)} = ${place}`;
  return sql`case when count(*) filter (where ${here}) > 0 then sum_bigint(${value}) filter (where ${here}) end as ${as}`;
}

/** Different people at a place of the line, null for none but in total. */
function peopleAt(figure: string, name: string, place: number): Sql {
  const as = sql.ref(nameAt(name, place));
  const has = sql`${sql.ref(figure)} > 0`;
  if (place === totalPlace) return sql`count(distinct member_id) filter (where ${has}) as ${as}`;
  return sql`nullif(count(distinct member_id) filter (where ${has} and ${sql.ref(placeColumn)} = ${place}), 0) as ${as}`;
}

/** The rows with their lines, and the line of all of them: people are counted again, never added. */
function lineTables(plan: PivotPlan): readonly Sql[] {
  const { key, rows } = plan;
  const { sums, people } = partsOf(plan);
  const keys = refs(rows.keys);
  const value = sourceOf(plan, rows.keys, 'placed');
  const placedIn = (table: string) =>
    sql`select t.*, coalesce(heads.${sql.ref(placeColumn)}, ${othersPlace}) as ${sql.ref(placeColumn)}
      from ${sql.ref(table)} as t left join heads on heads.${sql.ref(key)} is not distinct from t.${sql.ref(key)}`;
  const placed = sql`placed as (${placedIn('facts')})`;
  const figures = figuresOf(rows.row, rows.measures).map(
    (name) => sql`sum_bigint(${sql.ref(name)}) as ${sql.ref(name)}`,
  );
  const own = sums.flatMap((name) => places.map((place) => sumAt(value.expression(name) ?? sql`0`, name, place)));
  const grouped = sql`select ${sql.join([...keys, ...figures, ...own])} from placed as t group by ${sql.join(keys)}`;
  const whole = sums.flatMap((name) =>
    places.map((place) => sql`sum(${sql.ref(nameAt(name, place))})::bigint as ${sql.ref(nameAt(name, place))}`),
  );
  const wholeSums = sql`whole as (select ${sql.join([sql`count(*) as "rows"`, ...whole])} from ${sql.ref(groupedTable)})`;
  if (people.length === 0) return [placed, sql`${sql.ref(groupedTable)} as materialized (${grouped})`, wholeSums];
  const counts = people.flatMap(([name, figure]) => places.map((place) => peopleAt(figure, name, place)));
  const ofPeople = people.flatMap(([name]) => [
    sql`coalesce(met.${sql.ref(nameAt(name, totalPlace))}, 0) as ${sql.ref(name)}`,
    ...places.map((place) => sql`met.${sql.ref(nameAt(name, place))}`),
  ]);
  return [
    placed,
    sql`crowd as (${placedIn('persons')})`,
    sql`added as (${grouped})`,
    sql`met as (select ${sql.join([...keys, ...counts])} from crowd group by ${sql.join(keys)})`,
    sql`${sql.ref(groupedTable)} as materialized (select added.*, ${sql.join(ofPeople)} from added left join met on ${sameKeys(plan, 'added', 'met')})`,
    wholeSums,
    sql`everyone as (select ${sql.join(counts)} from crowd)`,
  ];
}

/** By the shown measure or by what the rows are called, as far as that is asked; days and months else from the last, other rows from the largest. */
function orderOf(plan: PivotPlan, source: GroupedSource): Sql {
  const { endpoint, query } = plan.rows.call;
  const { keys } = plan.rows;
  const tellable = (field: string) =>
    field === plan.show || (source.isTold(field) && source.maskOf(field) === undefined);
  const sort = parseSort(textOf(query.sort) ?? '', endpoint.sortable ?? []).filter(({ field }) => tellable(field));
  const time = keys.find((key) => key === dayKey || key === monthKey);
  const order = sort.length > 0 ? sort : [{ field: time ?? plan.show, descending: true }];
  return sql.join([
    ...order.map(
      ({ field, descending }) => sql`${source.expression(field)} ${descending ? sql`desc` : sql`asc`} nulls last`,
    ),
    ...keys.map((key) => sql`${source.column(key)} asc nulls last`),
  ]);
}

/** The texts of the columns, by their place. */
function headLabels(plan: PivotPlan) {
  const source = sourceOf(plan, [plan.key], 'heads');
  const labels = labelsOf({ ...plan.rows, keys: [plan.key] }, source);
  const query = sql`select ${sql.join([...labels.columns, source.column(placeColumn)])} from ${source.from()}`;
  return { labels, query };
}

/** A page of the rows with their cells and what all of them have together, in one query; every fact is read once. */
export async function readPivot(
  plan: PivotPlan,
  page: { readonly limit: number; readonly offset: number },
): Promise<PivotRead> {
  const { ctx, platform } = plan.rows.call;
  const { people } = partsOf(plan);
  const all = sourceOf(plan, plan.rows.keys, groupedTable);
  const order = orderOf(plan, all);
  const source = sourceOf(plan, plan.rows.keys, 'ranked');
  const labels = labelsOf(plan.rows, source);
  const heads = headLabels(plan);
  const names = plan.terms.flatMap((term) => places.map((place) => nameAt(term, place)));
  const own = [...names, '@'].map((name) => source.column(name));
  const wholeOf = people.flatMap(([name]) => places.map((place) => nameAt(name, place)));
  const wholeNames = names.map(
    (name) => sql`${sql.ref(`${wholeOf.includes(name) ? 'everyone' : 'whole'}.${name}`)} as ${sql.ref(`Σ${name}`)}`,
  );
  const tables = [
    ...factTables(plan),
    ...columnTables(plan),
    ...lineTables(plan),
    sql`ranked as materialized (select t.*, row_number() over () as "@" from
      (select t.* from ${all.from()} order by ${order} limit ${page.limit} offset ${page.offset}) as t)`,
    sql`page as (select ${sql.join([...labels.columns, ...own])} from ${source.from()})`,
    sql`titled as (${heads.query})`,
    sql`told as (select 1 as place, (select count(*) from sizes) as columns, whole."rows", ${sql.join(wholeNames)}
      from whole${people.length > 0 ? sql` cross join everyone` : sql``})`,
  ];
  const { cells } = plan;
  const summed = sumsQuery(cells.ask, cells.sums.entity, figuresOf(cells.row, cells.measures));
  const further = sql.join(
    tables.map((table) => sql`, ${table}`),
    sql``,
  );
  const read = await rowsOf(
    sql`with summed as materialized (${summed})${further} select told.*, page.*, titled.* from told full join page on page."@" = told.place
      full join titled on titled.${sql.ref(placeColumn)} = coalesce(page."@", told.place) order by page."@", titled.${sql.ref(placeColumn)}`,
    ctx.db,
  );
  const found = read
    .filter((row) => isThere(row[placeColumn]))
    .sort((a, b) => Number(a[placeColumn]) - Number(b[placeColumn]));
  const first = read.find((row) => isThere(row.place)) ?? {};
  const lineOf = (row: Row, prefix = '') => lineIn(row, plan.terms, found.length, prefix);
  return {
    columns: found.map((row) => heads.labels.decode(row, platform.cipher)),
    others: Math.max(0, Number(first.columns ?? 0) - mostColumns),
    rows: read
      .filter((row) => isThere(row['@']))
      .map((row) => ({ labels: labels.decode(row, platform.cipher), line: lineOf(row) })),
    count: Number(first.rows ?? 0),
    whole: lineOf(first, 'Σ'),
  };
}

const isThere = (value: unknown) => value !== null && value !== undefined;

/** The amounts of a row of the query. */
function lineIn(row: Row, terms: readonly string[], columns: number, prefix: string): PivotLine {
  const amountsAt = (place: number): Amounts =>
    terms.map((term) => {
      const value = row[`${prefix}${nameAt(term, place)}`];
      return isThere(value) ? BigInt(String(value)) : undefined;
    });
  return {
    total: amountsAt(totalPlace),
    cells: Array.from({ length: columns }, (_, at) => amountsAt(at + 1)),
    others: amountsAt(othersPlace),
  };
}
