import { tables } from '#generated/api/database.ts';
import type { Session } from './session.ts';

/** Comment on each of these indexes, by which they are recognized; drafts of migrations leave out what has a comment. */
const mark = 'parts of texts';

const indexes: ReadonlyMap<string, string> = new Map(
  Object.values(tables).flatMap(({ name, searched = [] }) =>
    searched.map((column) => {
      const index = `${name}_${column}_parts`;
      return [index, `create index "${index}" on "${name}" using gin ("${column}" gin_trgm_ops)`] as const;
    }),
  ),
);

/**
 * Keeps an index on the parts of each text that a growing list is searched by, as the tables of the manifest say.
 * These need PostgreSQL's `pg_trgm`, which comes with it (`postgresql-contrib`) but not with PGlite: without it searches find
 * the same rows, only slower. Returns how many indexes were made.
 */
export async function keepTextIndexes(session: Session, log: (line: string) => void): Promise<number> {
  const { rows: offered } = await session.query("select 1 from pg_available_extensions where name = 'pg_trgm'", []);
  if (offered.length === 0) return 0;
  try {
    await session.script('create extension if not exists pg_trgm');
  } catch (error) {
    log(
      `Searches in long lists stay slow: pg_trgm cannot be set up (${error instanceof Error ? error.message : String(error)})`,
    );
    return 0;
  }
  const { rows } = await session.query(
    "select c.relname from pg_class c where c.relkind = 'i' and c.relnamespace = 'public'::regnamespace and obj_description(c.oid, 'pg_class') = $1",
    [mark],
  );
  const there = new Set(rows.map(([name]) => name ?? ''));
  for (const name of there) if (!indexes.has(name)) await session.script(`drop index "${name}"`);
  const missing = [...indexes].filter(([name]) => !there.has(name));
  for (const [name, definition] of missing) {
    await session.script(`begin; ${definition}; comment on index "${name}" is '${mark}'; commit`);
  }
  if (missing.length > 0) log(`Searches: ${missing.length} indexes of texts made`);
  return missing.length;
}
