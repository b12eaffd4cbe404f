import { type Kysely, sql } from 'kysely';
import type { Database } from '../database.ts';
import { many } from '../sql.ts';

/** The tables that a query reads and, by table, those of its columns that the query names: by its text. */
export type SourcesOf = (text: string) => ReadonlyMap<string, ReadonlySet<string>>;

/** Stands for every column. */
export const whole = '*';

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

/** Columns by table. */
async function columnsOf(db: Kysely<Database>): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await many(
    sql<{ name: string; columns: readonly string[] }>`
      select c.relname::text as name, jsonb_agg(a.attname) as columns
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' group by 1`,
    db,
  );
  return new Map(rows.map(({ name, columns }) => [name, columns]));
}

/** Columns that say nothing: a key never changes, the others change with any. */
const empty: ReadonlySet<string> = new Set(['id', 'version', 'created_at', 'created_by', 'updated_at', 'updated_by']);

/** Relations after `from` or `join`, several of them with commas between. */
const mentions =
  /\b(?:from|join)\s+(?:only\s+)?((?:"?[a-z_]\w*"?(?:\s+(?:as\s+)?"?[a-z_]\w*"?)?(?:\s*,\s*(?=["a-z_]))?)+)/gi;
/** One of them, and what the query calls it. */
const mention = /^"?([a-z_]\w*)"?(?:\s+(?:as\s+)?"?([a-z_]\w*)"?)?/i;

/**
 * Which of `columns` a query names: after the table's alias, or alone, since a text may leave the alias out. The name that
 * a column gets in the result does not count.
 */
function namedIn(text: string, alias: string, columns: readonly string[]): readonly string[] {
  if (new RegExp(`\\b${alias}"?\\.\\*|\\(\\s*"?${alias}"?\\s*\\)|\\b(?:select|returning)\\s+\\*`, 'i').test(text))
    return [whole];
  const named = new Set<string>();
  for (const [, before, owner, column = ''] of text.matchAll(/(\bas\s+)?(?:"?([a-z_]\w*)"?\.)?"?([a-z_]\w*)"?/gi))
    if (owner === alias || (owner === undefined && before === undefined)) named.add(column);
  return columns.filter((column) => named.has(column) && !empty.has(column));
}

/** Knows the relations of the database as they are now, and finds them in queries. Of a view every column counts. */
export async function sourcesIn(db: Kysely<Database>): Promise<SourcesOf> {
  const [known, columns] = await Promise.all([relations(db), columnsOf(db)]);
  const kept = new Map<string, ReadonlyMap<string, ReadonlySet<string>>>();
  return (text) => {
    const before = kept.get(text);
    if (before) return before;
    const found = new Map<string, ReadonlySet<string>>();
    const mentioned = [...text.matchAll(mentions)].flatMap(([, list = '']) => list.split(/\s*,\s*/));
    for (const one of mentioned) {
      const [, name = '', given] = mention.exec(one) ?? [];
      for (const table of known.get(name) ?? []) {
        const aliases = [name, ...(given === undefined ? [] : [given])];
        const named =
          table === name ? aliases.flatMap((alias) => namedIn(text, alias, columns.get(table) ?? [])) : [whole];
        found.set(table, new Set([...(found.get(table) ?? []), ...named]));
      }
    }
    if (kept.size >= mostTexts) kept.clear();
    kept.set(text, found);
    return found;
  };
}
