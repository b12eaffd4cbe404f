import { type Kysely, sql } from 'kysely';
import type { Database } from '../database.ts';
import { many } from '../sql.ts';

/** The tables that a query reads and, by table, those of its columns that the query names: by its text. */
export type SourcesOf = (text: string) => ReadonlyMap<string, ReadonlySet<string>>;

/** Stands for every column. */
export const whole = '*';

/** Texts whose tables are remembered; they have parameters instead of values, so there are not many. */
const mostTexts = 5_000;

/** Texts of what a query may name instead of a table, by name: views, and functions that read. */
async function readersOf(db: Kysely<Database>): Promise<ReadonlyMap<string, string>> {
  const rows = await many(
    sql<{ name: string; text: string }>`
      select relname::text as name, pg_get_viewdef(oid) as text from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')
      union all
      select proname::text, string_agg(prosrc, ' ') from pg_proc
      where pronamespace = 'public'::regnamespace and prokind = 'f' and prorettype <> 'trigger'::regtype
        and prolang in (select oid from pg_language where lanname in ('sql', 'plpgsql'))
      group by 1`,
    db,
  );
  return new Map(rows.map(({ name, text }) => [name, text]));
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

/** A name and what the query calls it, if no word of SQL follows the name. */
const named =
  /"?([a-z_]\w*)"?(?:\s+(?:as\s+)?(?!(?:cross|for|full|group|having|inner|join|left|limit|natural|offset|on|order|returning|right|set|union|using|where|window)\b)"?([a-z_]\w*)"?)?/;
/** Relations after `from` or `join`, several of them with commas between. */
const mentions = new RegExp(
  String.raw`\b(?:from|join)[\s(]+(?:only\s+)?((?:${named.source}(?:\s*,\s*(?=["a-z_]))?)+)`,
  'gi',
);
const mention = new RegExp(`^${named.source}`, 'i');

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

/** Everything in a text that may be a function or a relation. */
const words = /[a-z_]\w*/gi;

/** Knows tables, views and functions of the database as they are now, and finds in queries what they read. */
export async function sourcesIn(db: Kysely<Database>): Promise<SourcesOf> {
  const [columns, readers] = await Promise.all([columnsOf(db), readersOf(db)]);
  const kept = new Map<string, ReadonlyMap<string, ReadonlySet<string>>>();
  /** `within`: views and functions that are being looked into, which may call themselves. */
  const find = (text: string, within: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> => {
    const found = new Map<string, ReadonlySet<string>>();
    const add = (table: string, named: Iterable<string>) =>
      found.set(table, new Set([...(found.get(table) ?? []), ...named]));
    for (const one of [...text.matchAll(mentions)].flatMap(([, list = '']) => list.split(/\s*,\s*/))) {
      const [, name = '', given] = mention.exec(one) ?? [];
      const own = columns.get(name);
      const aliases = [name, ...(given === undefined ? [] : [given])];
      if (own)
        add(
          name,
          aliases.flatMap((alias) => namedIn(text, alias, own)),
        );
    }
    for (const name of new Set(text.match(words))) {
      const reader = within.includes(name) ? undefined : readers.get(name);
      if (reader === undefined) continue;
      for (const [table, named] of find(reader, [...within, name])) add(table, named);
    }
    return found;
  };
  return (text) => {
    const before = kept.get(text);
    if (before) return before;
    const found = find(text, []);
    if (kept.size >= mostTexts) kept.clear();
    kept.set(text, found);
    return found;
  };
}
