import { type Kysely, sql } from 'kysely';
import type { Database } from '../database.ts';
import { many } from '../sql.ts';

/** The tables that a query reads, by its text. */
export type SourcesOf = (text: string) => readonly string[];

/** Texts whose tables are remembered; they have parameters instead of values, so there are not many. */
const mostTexts = 5_000;

/** Tables by the relation that a query may name: a table itself, a view what it is made of. */
async function relations(db: Kysely<Database>): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await many(
    sql<{ name: string; source: string }>`
      with recursive made as (
        select distinct view.oid as view, part.oid as part
        from pg_depend d
        join pg_rewrite r on d.classid = 'pg_rewrite'::regclass and r.oid = d.objid
        join pg_class view on view.oid = r.ev_class
        join pg_class part on d.refclassid = 'pg_class'::regclass and part.oid = d.refobjid and part.oid <> view.oid
      ), all_parts as (
        select view, part from made
        union select all_parts.view, made.part from all_parts join made on made.view = all_parts.part
      )
      select c.relname::text as name, coalesce(part.relname, c.relname)::text as source
      from pg_class c
      left join all_parts on all_parts.view = c.oid
      left join pg_class part on part.oid = all_parts.part and part.relkind = 'r'
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'm')
        and (c.relkind = 'r' or part.oid is not null)`,
    db,
  );
  const found = new Map<string, string[]>();
  for (const { name, source } of rows) found.set(name, [...(found.get(name) ?? []), source]);
  return found;
}

/** Knows the relations of the database as they are now, and finds them in queries after `from` and `join`. */
export async function sourcesIn(db: Kysely<Database>): Promise<SourcesOf> {
  const known = await relations(db);
  const kept = new Map<string, readonly string[]>();
  return (text) => {
    const before = kept.get(text);
    if (before) return before;
    const names = [...text.matchAll(/\b(?:from|join)\s+(?:only\s+)?"?([a-z_][a-z0-9_]*)"?/gi)].map(
      ([, name = '']) => name,
    );
    const sources = [...new Set(names.flatMap((name) => known.get(name) ?? []))];
    if (kept.size >= mostTexts) kept.clear();
    kept.set(text, sources);
    return sources;
  };
}
