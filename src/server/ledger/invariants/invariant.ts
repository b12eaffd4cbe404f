import { type RawBuilder, sql } from 'kysely';

export type Rows = Readonly<Record<string, unknown>>;

/** One rule that must hold at any moment. The query returns rows that break it. */
export interface Invariant {
  readonly id: string;
  readonly title: string;
  readonly broken: RawBuilder<Rows>;
}

/** Tables that refuse changes still have the triggers, `[table, trigger]`, that make them. */
export const keptTables = (
  id: string,
  title: string,
  guards: readonly (readonly [table: string, trigger: string])[],
): Invariant => ({
  id,
  title,
  broken: sql<Rows>`
    select wanted.relation, wanted.name from (values ${sql.join(guards.map(([relation, name]) => sql`(${relation}, ${name})`))})
      as wanted (relation, name)
    left join pg_trigger on pg_trigger.tgname = wanted.name and pg_trigger.tgrelid = to_regclass(wanted.relation)
      and pg_trigger.tgenabled in ('O', 'A')
    where pg_trigger.oid is null`,
});
