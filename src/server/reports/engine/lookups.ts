import { type RawBuilder, sql } from 'kysely';
import type { Entity, Measure, StoredField } from '#contract/endpoint.ts';
import type { Row } from '#contract/envelope.ts';
import { rangeOfDays } from '#contract/time.ts';
import { readValue } from '../../records/codecs.ts';
import { conditionContextOf, conditionSql } from '../../records/condition.ts';
import { allOf, sourceFor, visibleRows } from '../../records/conditions.ts';
import { rowsOf } from '../../records/rows.ts';
import { measureOf } from './measures.ts';
import type { Plan } from './plan.ts';
import { branch, maxQuery } from './query.ts';
import type { ReadRow } from './read.ts';
import { dayKey, knows, monthKey, sourceOf } from './sources.ts';

type Sql = RawBuilder<unknown>;
type Most = Extract<Measure, { kind: 'most' }>;
type Closing = Extract<Measure, { kind: 'closing' }>;

/** Rows that are looked up with one query. */
const batch = 500;
const at = '@at';
const found = '@found';
const largest = '@largest';

/**
 * Values that are looked up instead of summed for each of the given rows: its rank (the first has `offset` before it), its
 * largest fact, and the state at the end of its day.
 */
export async function lookedUp(plan: Plan, rows: readonly ReadRow[], offset: number): Promise<readonly Row[]> {
  const results: Record<string, unknown>[] = rows.map(() => ({}));
  // The largest and whose it was follow from one question.
  const lookups = new Map<string, ReturnType<typeof mostOf>>();
  const largestOf = (of: string) => {
    const lookup = lookups.get(of) ?? mostOf(plan, rows, of);
    lookups.set(of, lookup);
    return lookup;
  };
  for (const name of plan.measures) {
    const measure = measureOf(plan.row, name);
    const field = plan.row.fields[name];
    if (measure?.kind === 'rank') for (const [index, row] of results.entries()) row[name] = offset + index + 1;
    if (!field || (measure?.kind !== 'most' && measure?.kind !== 'closing')) continue;
    const most = measure.kind === 'most' ? await largestOf(measure.of) : undefined;
    if (measure.kind === 'most' && measure.tells === measure.of) {
      const { cipher } = plan.call.platform;
      for (const [index, row] of results.entries()) row[name] = readValue(most?.[index] ?? null, field, cipher);
      continue;
    }
    const values = measure.kind === 'most' ? holderOf(plan, measure) : closingOf(plan, measure);
    for (let from = 0; values && from < rows.length; from += batch) {
      const part = await valuesOf(plan, rows.slice(from, from + batch), field, values, most?.slice(from, from + batch));
      for (const [index, value] of part) Object.assign(results[from + index] ?? {}, { [name]: value });
    }
  }
  return results;
}

/** Which keys of a row are needed, and the select of its one value, given those keys. */
interface Lookup {
  readonly keys: readonly string[];
  readonly select: (key: (name: string) => Sql) => Sql;
}

/** The values of a lookup by the place of their row; `most` = the largest of each. Shown rows are few, and each is found by an index. */
async function valuesOf(
  plan: Plan,
  rows: readonly ReadRow[],
  field: StoredField,
  { keys, select }: Lookup,
  most?: readonly (bigint | undefined)[],
): Promise<readonly (readonly [number, unknown])[]> {
  const typed = (name: string, value: unknown) => {
    if (name === dayKey || name === monthKey) return sql`${value}::date`;
    return typeof value === 'number' ? sql`${value}::bigint` : sql`${value}::text`;
  };
  const asked = rows.flatMap(({ labels }, index) =>
    keys.some((name) => labels[name] === null || labels[name] === undefined) || (most && most[index] === undefined)
      ? []
      : [
          sql`(${sql.join([
            sql`${index}::integer`,
            ...keys.map((name) => typed(name, labels[name])),
            ...(most ? [sql`${most[index]}::bigint`] : []),
          ])})`,
        ],
  );
  if (asked.length === 0) return [];
  const names = [at, ...keys, ...(most ? [largest] : [])].map((name) => sql.ref(name));
  const answer = await rowsOf(
    sql`select asked.${sql.ref(at)}, told.${sql.ref(found)} from (values ${sql.join(asked)}) as asked (${sql.join(names)})
      join lateral (${select((name) => sql`asked.${sql.ref(name)}`)}) as told on true`,
    plan.call.ctx.db,
  );
  return answer.map((row) => [Number(row[at]), readValue(row[found], field, plan.call.platform.cipher)]);
}

/** The largest value of each of the rows, from the smallest source that keeps it. */
async function mostOf(plan: Plan, rows: readonly ReadRow[], of: string): Promise<readonly (bigint | undefined)[]> {
  const { all, keys, filters } = plan.ask;
  const chosen = filters.map(({ operator, field }) => (operator === 'search' ? 'member_id' : field.name));
  const needed = [...keys.map((key) => (key === monthKey ? dayKey : key)), ...chosen, of];
  const entity = sourceOf(
    all.filter((one) => Object.hasOwn(one.fields, of)),
    needed,
    [of],
  );
  if (!entity || rows.length === 0) return rows.map(() => undefined);
  const [key] = keys.filter((name) => name !== dayKey && name !== monthKey);
  const groups = key === undefined ? [] : [...new Set(rows.map(({ labels }) => labels[key] ?? null))];
  const answer = await rowsOf(maxQuery(plan.ask, entity, of, key, groups), plan.call.ctx.db);
  const text = (told: Row) => JSON.stringify(keys.map((name) => String(told[name] ?? '')));
  const known = new Map(answer.map((row) => [text(row), row[of]]));
  return rows.map(({ labels }) => {
    const value = known.get(text(labels));
    return value === null || value === undefined ? undefined : BigInt(String(value));
  });
}

/** The fact with the largest value of a row, and its field `tells`. */
function holderOf(plan: Plan, { of, tells }: Most): Lookup | undefined {
  const { platform, endpoint } = plan.call;
  const { keys, filters, span } = plan.ask;
  const chosen = filters.map(({ operator, field }) => (operator === 'search' ? 'member_id' : field.name));
  const needed = [...keys.map((key) => (key === monthKey ? dayKey : key)), ...chosen, dayKey, of, tells];
  const entity = (endpoint.figures?.of ?? [])
    .flatMap((name) => platform.entities[name] ?? [])
    .find((fact) => knows(fact, needed));
  if (!entity) return undefined;
  const { from, to } = span;
  const facts = branch(plan.ask, entity, [of, tells], (day) => [
    ...(from === undefined ? [] : [sql`${day} >= ${from}::date`]),
    ...(to === undefined ? [] : [sql`${day} <= ${to}::date`]),
  ]);
  return {
    keys,
    select: (key) =>
      sql`select facts.${sql.ref(tells)} as ${sql.ref(found)} from (${facts}) as facts
        where ${allOf([sql`facts.${sql.ref(of)} = ${key(largest)}`, ...keys.map((name) => sql`facts.${sql.ref(name)} = ${key(name)}`)])}
        limit 1`,
  };
}

/** What the newest row of another entity said when the row's day, or the last day of the report, had ended: the one written last. */
function closingOf(plan: Plan, { of, entity: name, at: moment, where }: Closing): Lookup | undefined {
  const { platform, ctx } = plan.call;
  const entity: Entity | undefined = platform.entities[name];
  const keys = plan.keys.filter((key) => entity && knows(entity, [key]));
  if (!entity || keys.length === 0) return undefined;
  const source = sourceFor(platform.entities, entity, ctx);
  const [value, when, key] = [of, moment, entity.key].map((one) => source.expression(one));
  const isByDay = plan.keys.includes(dayKey);
  const { to } = plan.span;
  const end = to === undefined ? undefined : rangeOfDays(to, to).to;
  return {
    keys: isByDay ? [...keys, dayKey] : keys,
    select: (asked) => {
      const until = isByDay
        ? [sql`${when} < (${asked(dayKey)} + 1)::timestamp at time zone 'Asia/Bangkok'`]
        : end === undefined
          ? []
          : [sql`${when} < ${end}`];
      const conditions = [
        ...visibleRows(source, ctx),
        conditionSql(where, source, conditionContextOf(ctx)),
        ...keys.map((one) => sql`${source.expression(one)} = ${asked(one)}`),
        ...until,
      ];
      return sql`select ${value} as ${sql.ref(found)} from ${source.from()} where ${allOf(conditions)}
        order by ${key} desc limit 1`;
    },
  };
}
