import { type RawBuilder, sql } from 'kysely';
import type { Entity, Measure, StoredField } from '#contract/endpoint.ts';
import type { Row } from '#contract/envelope.ts';
import { rangeOfDays } from '#contract/time.ts';
import { readValue } from '../../generic/codecs.ts';
import { allOf, sourceFor, standing } from '../../generic/conditions.ts';
import { rowsOf } from '../../generic/rows.ts';
import { measureOf } from './measures.ts';
import type { Plan } from './plan.ts';
import { branch } from './query.ts';
import type { ReadRow } from './read.ts';
import { dayKey, knows, monthKey } from './sources.ts';

type Sql = RawBuilder<unknown>;
type Most = Extract<Measure, { kind: 'most' }>;
type Closing = Extract<Measure, { kind: 'closing' }>;

/** Rows that are looked up with one query. */
const batch = 500;
const at = '@at';
const found = '@found';

/**
 * What is not summed but looked up beside each of the given rows: the place in the order (the first has `offset` before it), the
 * largest of its facts, and what was so when its day ended.
 */
export async function lookedUp(plan: Plan, rows: readonly ReadRow[], offset: number): Promise<readonly Row[]> {
  const told: Record<string, unknown>[] = rows.map(() => ({}));
  for (const name of plan.measures) {
    const measure = measureOf(plan.row, name);
    const field = plan.row.fields[name];
    if (measure?.kind === 'rank') for (const [index, row] of told.entries()) row[name] = offset + index + 1;
    if (!field || (measure?.kind !== 'most' && measure?.kind !== 'closing')) continue;
    const values = measure.kind === 'most' ? mostOf(plan, measure) : closingOf(plan, measure);
    for (let from = 0; values && from < rows.length; from += batch) {
      const part = await valuesOf(plan, rows.slice(from, from + batch), field, values);
      for (const [index, value] of part) Object.assign(told[from + index] ?? {}, { [name]: value });
    }
  }
  return told;
}

/** Which keys of a row are needed, and the select of its one value, given those keys. */
interface Lookup {
  readonly keys: readonly string[];
  readonly select: (key: (name: string) => Sql) => Sql;
}

/** The values of a lookup by the place of their row. Shown rows are few, and each is found by an index. */
async function valuesOf(
  plan: Plan,
  rows: readonly ReadRow[],
  field: StoredField,
  { keys, select }: Lookup,
): Promise<readonly (readonly [number, unknown])[]> {
  const typed = (name: string, value: unknown) => {
    if (name === dayKey || name === monthKey) return sql`${value}::date`;
    return typeof value === 'number' ? sql`${value}::bigint` : sql`${value}::text`;
  };
  const asked = rows.flatMap(({ labels }, index) =>
    keys.some((name) => labels[name] === null || labels[name] === undefined)
      ? []
      : [sql`(${sql.join([sql`${index}::integer`, ...keys.map((name) => typed(name, labels[name]))])})`],
  );
  if (asked.length === 0) return [];
  const names = [at, ...keys].map((name) => sql.ref(name));
  const answer = await rowsOf(
    sql`select asked.${sql.ref(at)}, told.${sql.ref(found)} from (values ${sql.join(asked)}) as asked (${sql.join(names)})
      join lateral (${select((name) => sql`asked.${sql.ref(name)}`)}) as told on true`,
    plan.call.ctx.db,
  );
  return answer.map((row) => [Number(row[at]), readValue(row[found], field, plan.call.platform.cipher)]);
}

/** The largest of the facts of a row: met first where facts are walked from the largest down. */
function mostOf(plan: Plan, { of, tells }: Most): Lookup | undefined {
  const { platform, endpoint } = plan.call;
  const { keys, filters, span } = plan.ask;
  const chosen = filters.map(({ operator, field }) => (operator === 'search' ? 'member_id' : field.name));
  const needed = [...keys.map((key) => (key === monthKey ? dayKey : key)), ...chosen, dayKey, of, tells];
  const entity = (endpoint.figures?.of ?? [])
    .flatMap((name) => platform.entities[name] ?? [])
    .find((fact) => knows(fact, needed));
  if (!entity) return undefined;
  const { from, to } = span;
  const facts = branch(plan.ask, entity, [...new Set([of, tells])], (day) => [
    ...(from === undefined ? [] : [sql`${day} >= ${from}::date`]),
    ...(to === undefined ? [] : [sql`${day} <= ${to}::date`]),
  ]);
  const value = sql`facts.${sql.ref(of)}`;
  return {
    keys,
    select: (key) =>
      sql`select facts.${sql.ref(tells)} as ${sql.ref(found)} from (${facts}) as facts
        where ${allOf([sql`${value} is not null`, ...keys.map((name) => sql`facts.${sql.ref(name)} = ${key(name)}`)])}
        order by ${value} desc limit 1`,
  };
}

/** What the newest row of another entity said when the row's day, or the last day of the report, had ended: the one written last. */
function closingOf(plan: Plan, { of, entity: name, at: moment, fixed }: Closing): Lookup | undefined {
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
        ...standing(source, ctx),
        ...Object.entries(fixed).map(([one, text]) => sql`${source.expression(one)} = ${text}`),
        ...keys.map((one) => sql`${source.expression(one)} = ${asked(one)}`),
        ...until,
      ];
      return sql`select ${value} as ${sql.ref(found)} from ${source.from()} where ${allOf(conditions)}
        order by ${key} desc limit 1`;
    },
  };
}
