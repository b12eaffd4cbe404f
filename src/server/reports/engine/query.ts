import { type RawBuilder, sql } from 'kysely';
import type { Entity } from '#contract/endpoint.ts';
import type { Filter } from '#contract/filter.ts';
import type { Call } from '../../context/call.ts';
import { conditionContextOf, conditionSql } from '../../records/condition.ts';
import { allOf, sourceFor, visibleRows } from '../../records/conditions.ts';
import { conditionsOf } from '../../records/filters.ts';
import {
  type Days,
  dayKey,
  firstOfMonth,
  knows,
  minuteKeyOf,
  monthKey,
  monthsOf,
  type Span,
  shifted,
  splitOf,
  yearDaysOf,
} from './sources.ts';

type Sql = RawBuilder<unknown>;

/** The query of facts, whatever the source. */
export interface FactQuery {
  readonly call: Call;
  /** Entities that may serve it. */
  readonly all: readonly Entity[];
  /** Fields that distinguish the rows. */
  readonly keys: readonly string[];
  /** Filters over facts, without the days. */
  readonly filters: readonly Filter[];
  readonly span: Span;
  /** Facts that have the time of day and every requested field: for partial days. */
  readonly timed?: Entity;
}

function keyExpression(key: string, of: (name: string) => Sql | undefined, entity: Entity): Sql {
  if (key === monthKey && !Object.hasOwn(entity.fields, monthKey)) return sql`date_trunc('month', ${of(dayKey)})::date`;
  return of(key) ?? sql`null`;
}

/** The rows of one source: keys and plain columns, as this person sees them. */
export function branch(
  { call, keys, filters }: FactQuery,
  entity: Entity,
  columns: readonly string[],
  days: (day: Sql, of: (name: string) => Sql | undefined) => Sql[],
): Sql {
  const { platform, endpoint, ctx, query } = call;
  const source = sourceFor(platform.entities, entity, ctx);
  const of = (name: string) => source.expression(name);
  const selected = [
    ...keys.map((key) => sql`${keyExpression(key, of, entity)} as ${sql.ref(key)}`),
    ...columns.map((name) => sql`${of(name)} as ${sql.ref(name)}`),
  ];
  const conditions = [
    ...visibleRows(source, ctx),
    ...(endpoint.where ? [conditionSql(endpoint.where, source, conditionContextOf(ctx))] : []),
    ...conditionsOf(filters, query, source, ctx.principal, ctx.clock.now()),
    ...days(of(Object.hasOwn(entity.fields, dayKey) ? dayKey : monthKey) ?? sql`null`, of),
  ];
  return sql`select ${sql.join(selected.length > 0 ? selected : [sql`1 as one`])} from ${source.from()} where ${allOf(conditions)}`;
}

/**
 * All rows of a span: whole months from the sums by month where they are kept, the days on both sides one by one, and a part
 * of the last day from facts that know the time. Of facts about months, those of each month that the span touches.
 */
function rowsOf(ask: FactQuery, entity: Entity, columns: readonly string[]): Sql {
  const { span, keys, all, filters, timed } = ask;
  const { from, to, until } = span;
  if (until !== undefined && to !== undefined && timed) {
    const minute = minuteKeyOf(timed) ?? '';
    const part = branch(ask, timed, columns, (day, of) => [sql`${day} = ${to}::date`, sql`${of(minute)} <= ${until}`]);
    if (from === to) return part;
    const whole = { ...(from === undefined ? {} : { from }), to: shifted(to, -1) };
    return sql`${rowsOf({ ...ask, span: whole }, entity, columns)} union all ${part}`;
  }
  const kept = keys.includes(dayKey) ? undefined : monthsOf(all, entity);
  const filtered = filters.flatMap(({ operator, field }) => (operator === 'search' ? [] : [field.name]));
  const months =
    kept &&
    knows(
      kept,
      [...keys, ...filtered].filter((key) => key !== monthKey),
    )
      ? kept
      : undefined;
  // A range that ends before it begins has no days to be split.
  if (from === undefined || to === undefined || !months || from > to) {
    return branch(ask, entity, columns, (day) => [
      ...(from === undefined
        ? []
        : [sql`${day} >= ${entity.fields[dayKey]?.monthly ? firstOfMonth(from) : from}::date`]),
      ...(to === undefined ? [] : [sql`${day} <= ${to}::date`]),
    ]);
  }
  const split = splitOf({ from, to });
  const whole = split.months;
  const parts = [
    ...(whole
      ? [branch(ask, months, columns, (month) => [sql`${month} between ${whole.from}::date and ${whole.to}::date`])]
      : []),
    ...split.days.map((days) =>
      branch(ask, entity, columns, (day) => [sql`${day} between ${days.from}::date and ${days.to}::date`]),
    ),
  ];
  return sql.join(parts, sql` union all `);
}

const grouping = (keys: readonly string[]): Sql =>
  keys.length === 0 ? sql`` : sql` group by ${sql.join(keys.map((key) => sql.ref(key)))}`;
const refs = (keys: readonly string[]): readonly Sql[] => keys.map((key) => sql.ref(key));

/** `select keys, sums … group by keys` */
export function sumsQuery(ask: FactQuery, entity: Entity, figures: readonly string[]): Sql {
  const own = figures.filter((name) => Object.hasOwn(entity.fields, name));
  const sums = own.map((name) => sql`sum_bigint(${sql.ref(name)}) as ${sql.ref(name)}`);
  const selected = [...refs(ask.keys), ...sums];
  return sql`select ${sql.join(selected.length > 0 ? selected : [sql`1 as one`])} from (${rowsOf(ask, entity, own)}) as facts${grouping(ask.keys)}`;
}

/** `select keys, max(column) … group by keys`, limited to groups whose `key` is one of `values`, if there is a key. */
export function maxQuery(
  ask: FactQuery,
  entity: Entity,
  column: string,
  key: string | undefined,
  values: readonly unknown[],
): Sql {
  const picked =
    key === undefined || values.length === 0 ? sql`` : sql`where ${sql.ref(key)} in (${sql.join([...values])})`;
  return sql`select ${sql.join([...refs(ask.keys), sql`max(${sql.ref(column)}) as ${sql.ref(column)}`])}
    from (${rowsOf(ask, entity, [column])}) as facts ${picked}${grouping(ask.keys)}`;
}

/** Figures of people: `[measure, figure]`. */
export type PeopleMeasures = readonly (readonly [string, string])[];

const figuresOf = (measures: PeopleMeasures) => [...new Set(measures.map(([, figure]) => figure))];

/** The same from the days that are stored by person: 1 if there was more than zero on one of the requested days. */
function personsOfDays(
  ask: FactQuery,
  entity: Entity,
  days: Readonly<Record<string, string>>,
  figures: readonly string[],
): Sql {
  const { call, keys, filters } = ask;
  const { platform, endpoint, ctx, query } = call;
  const source = sourceFor(platform.entities, entity, ctx);
  const isByDay = keys.includes(dayKey);
  const isByMonth = keys.includes(monthKey) && !isByDay;
  const span = { from: ask.span.from ?? '', to: ask.span.to ?? '' };
  const asked = yearDaysOf(span, isByMonth ? 'month' : 'year').map(
    ({ year, bits, month }) => sql`(${year}::integer, ${bits}::bit(366), ${month ?? null}::date)`,
  );
  // A range that ends before it begins is in no year.
  if (asked.length === 0) asked.push(sql`(null::integer, null::bit(366), null::date)`);
  const named = [...keys.filter((key) => key !== monthKey && key !== dayKey), 'member_id'];
  const selected = [
    ...named.map((key) => sql`${source.expression(key)} as ${sql.ref(key)}`),
    ...(isByMonth ? [sql`asked.month as ${sql.ref(monthKey)}`] : []),
    ...(isByDay ? [sql`asked.year as ${sql.ref(yearColumn)}`] : []),
  ];
  const found = figures.map((name) => {
    const column = Object.keys(days).find((key) => days[key] === name) ?? '';
    return sql`${source.column(column)} & asked.bits`;
  });
  const met = found.map((bits) => sql`(${bits}) <> no_days()`);
  // Days of a member's rows are merged before they are split again. Of one figure only members who have it are left.
  const most = figures.map((name, at) => {
    if (isByDay) return sql`bit_or(${found[at]}) as ${sql.ref(name)}`;
    return figures.length === 1 ? sql`1 as ${sql.ref(name)}` : sql`max((${met[at]})::integer) as ${sql.ref(name)}`;
  });
  const conditions = [
    ...visibleRows(source, ctx),
    ...(endpoint.where ? [conditionSql(endpoint.where, source, conditionContextOf(ctx))] : []),
    ...conditionsOf(filters, query, source, ctx.principal, ctx.clock.now()),
    sql`(${sql.join(met, sql` or `)})`,
  ];
  const persons = sql`select ${sql.join([...selected, ...most])} from ${source.from()}
    join (values ${sql.join(asked)}) as asked (year, bits, month) on asked.year = ${source.expression('year')}
    where ${allOf(conditions)} group by ${sql.join(selected.map((_, at) => sql.raw(String(at + 1))))}`;
  return isByDay ? dayByDay(persons, span, keys, named, figures) : persons;
}

const yearColumn = '@year';

/** People of the days of years, on each of their days: `[…named, day, figures as 0 or 1]`. */
function dayByDay(
  persons: Sql,
  { from, to }: Days,
  keys: readonly string[],
  named: readonly string[],
  figures: readonly string[],
): Sql {
  const told = figures.map((name) => sql`get_bit(told.${sql.ref(name)}, asked.at)`);
  const selected = [
    ...named.map((key) => sql`told.${sql.ref(key)}`),
    ...(keys.includes(monthKey) ? [sql`date_trunc('month', asked.day)::date as ${sql.ref(monthKey)}`] : []),
    sql`asked.day as ${sql.ref(dayKey)}`,
    ...figures.map((name, at) => sql`${told[at]} as ${sql.ref(name)}`),
  ];
  return sql`select ${sql.join(selected)} from (${persons}) as told
    join (select day::date as day, extract(year from day)::integer as year, extract(doy from day)::integer - 1 as at
      from generate_series(${from}::timestamp, ${to}::timestamp, '1 day') as day) as asked on asked.year = told.${sql.ref(yearColumn)}
    where ${sql.join(
      told.map((bit) => sql`${bit} = 1`),
      sql` or `,
    )}`;
}

/** The members of each row of the report, once each, with the largest value of every figure. */
export function personsQuery(ask: FactQuery, entity: Entity, measures: PeopleMeasures): Sql {
  const figures = figuresOf(measures);
  if (entity.rollup?.days) return personsOfDays(ask, entity, entity.rollup.days, figures);
  const inner = ask.keys.filter((key) => key !== 'member_id');
  const most = figures.map((name) => sql`max(${sql.ref(name)}) as ${sql.ref(name)}`);
  const columns = ask.keys.includes('member_id') ? figures : ['member_id', ...figures];
  const group = [...refs(inner), sql.ref('member_id')];
  return sql`select ${sql.join([...group, ...most])} from (${rowsOf(ask, entity, columns)}) as facts group by ${sql.join(group)}`;
}

/** How many of `persons` did something, by measure and by `keys`. */
export function countQuery(persons: Sql, keys: readonly string[], measures: PeopleMeasures): Sql {
  const counts = measures.map(
    ([name, figure]) => sql`count(*) filter (where ${sql.ref(figure)} > 0) as ${sql.ref(name)}`,
  );
  return sql`select ${sql.join([...refs(keys), ...counts])} from ${persons} as members${grouping(keys)}`;
}

/** The number of distinct people `persons`, whatever rows they are in; columns begin with `prefix`. */
export function wholeQuery(persons: Sql, measures: PeopleMeasures, prefix = ''): Sql {
  const most = figuresOf(measures).map((name) => sql`max(${sql.ref(name)}) as ${sql.ref(name)}`);
  const counts = measures.map(
    ([name, figure]) => sql`count(*) filter (where ${sql.ref(figure)} > 0) as ${sql.ref(`${prefix}${name}`)}`,
  );
  return sql`select ${sql.join(counts)} from (select ${sql.join([sql.ref('member_id'), ...most])} from ${persons} as persons
    group by ${sql.ref('member_id')}) as members`;
}
