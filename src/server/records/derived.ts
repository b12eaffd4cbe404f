import { type RawBuilder, sql } from 'kysely';
import type { Derivation, Entity } from '#contract/endpoint.ts';

type Sql = RawBuilder<unknown>;

/** A moment as clocks in Bangkok tell it. */
const local = (moment: Sql): Sql => sql`(${moment} at time zone 'Asia/Bangkok')`;

/** What follows from one column, by kind. */
const simple: Readonly<
  Record<Exclude<Derivation['kind'], 'chain' | 'took' | 'filled'>, (column: Sql, options: readonly string[]) => Sql>
> = {
  above: (column) => sql`greatest(${column}, 0)`,
  below: (column) => sql`least(${column}, 0)`,
  sign: (column, [more = '', less = '']) => sql`(case when ${column} >= 0 then ${more} else ${less} end)`,
  some: (column) => sql`(${column} > 0)`,
  day: (column) => sql`(${local(column)}::date)`,
  hour: (column) => sql`extract(hour from ${local(column)})::integer`,
  clock: (column) => sql`to_char(${local(column)}, 'HH24:MI')`,
  minute: (column) =>
    sql`(extract(hour from ${local(column)})::integer * 60 + extract(minute from ${local(column)})::integer)`,
};

/** The value of a derived field of the table `alias`. Nothing is stored, so a row that was changed later tells on itself. */
export function derivedOf(entity: Entity, alias: string, name: string, derivation: Derivation): Sql {
  const { fields, key, table } = entity;
  const column = (of: string, from = alias): Sql => sql.ref(`${from}.${fields[of]?.column ?? of}`);
  if (derivation.kind === 'took') {
    const { from, to } = derivation;
    return sql`extract(epoch from ${column(to)} - ${column(from)})::integer`;
  }
  if (derivation.kind === 'filled') {
    const cases = Object.entries(derivation.of).map(
      ([option, columns]) =>
        sql`when coalesce(${sql.join(columns.map((of) => column(of)))}) is not null then ${option}`,
    );
    return sql`(case ${sql.join(cases, sql` `)} end)`;
  }
  if (derivation.kind !== 'chain') {
    const options = fields[name]?.options?.map(({ value }) => value) ?? [];
    return simple[derivation.kind](column(derivation.of), options);
  }
  const { by, before, change, after } = derivation;
  const last = `${alias}_${name}`;
  const same = by.map((of) => sql`${column(of, last)} = ${column(of)}`);
  const left = sql`(select ${column(after, last)} from ${sql.table(table)} as ${sql.ref(last)}
    where ${sql.join(same, sql` and `)} and ${column(key, last)} < ${column(key)} order by ${column(key, last)} desc limit 1)`;
  return sql`(case when ${column(after)} <> ${column(before)} + ${column(change)} then 'sum'
    when ${column(before)} <> coalesce(${left}, 0) then 'gap' else 'ok' end)`;
}
