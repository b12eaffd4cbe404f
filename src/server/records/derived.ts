import { type RawBuilder, sql } from 'kysely';
import type { Condition } from '#contract/condition.ts';
import type { Derivation, Entity } from '#contract/endpoint.ts';
import { constant } from '../db/plans.ts';
import { conditionSql } from './condition.ts';

type Sql = RawBuilder<unknown>;

/** A moment in Bangkok time. */
const local = (moment: Sql): Sql => sql`(${moment} at time zone 'Asia/Bangkok')`;

/** What follows from one column, by kind. */
const simple: Readonly<
  Record<Exclude<Derivation['kind'], 'chain' | 'took' | 'meets' | 'choose'>, (column: Sql) => Sql>
> = {
  above: (column) => sql`greatest(${column}, 0)`,
  below: (column) => sql`least(${column}, 0)`,
  day: (column) => sql`(${local(column)}::date)`,
  hour: (column) => sql`extract(hour from ${local(column)})::integer`,
  clock: (column) => sql`to_char(${local(column)}, 'HH24:MI')`,
  minute: (column) =>
    sql`(extract(hour from ${local(column)})::integer * 60 + extract(minute from ${local(column)})::integer)`,
};

/** The value of a derived field of the table `alias`. Nothing is stored, so a row that was changed later shows it. */
export function derivedOf(entity: Entity, alias: string, name: string, derivation: Derivation): Sql {
  const { fields, key, table } = entity;
  const column = (of: string, from = alias): Sql => sql.ref(`${from}.${fields[of]?.column ?? of}`);
  if (derivation.kind === 'took') {
    const { from, to } = derivation;
    return sql`extract(epoch from ${column(to)} - ${column(from)})::integer`;
  }
  const met = (where: Condition): Sql => conditionSql(where, { entity, expression: (of) => column(of) });
  if (derivation.kind === 'meets') return sql`((${met(derivation.where)}) is true)`;
  if (derivation.kind === 'choose') {
    const cases = derivation.of.map(({ option, where }) => sql`when ${met(where)} then ${constant(option)}`);
    return sql`(case ${sql.join(cases, sql` `)} end)`;
  }
  if (derivation.kind !== 'chain') return simple[derivation.kind](column(derivation.of));
  const { by, before, change, after } = derivation;
  const last = `${alias}_${name}`;
  const same = by.map((of) => sql`${column(of, last)} = ${column(of)}`);
  const left = sql`(select ${column(after, last)} from ${sql.table(table)} as ${sql.ref(last)}
    where ${sql.join(same, sql` and `)} and ${column(key, last)} < ${column(key)} order by ${column(key, last)} desc limit 1)`;
  return sql`(case when ${column(after)} <> ${column(before)} + ${column(change)} then 'sum'
    when ${column(before)} <> coalesce(${left}, 0) then 'gap' else 'ok' end)`;
}
