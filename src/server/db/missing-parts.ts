import { tables } from '#generated/api/database.ts';
import type { OpenDatabase } from './connect.ts';
import type { Session } from './session.ts';

/** Names alone: describing every column, constraint and index takes the embedded database a quarter of a second. */
async function columnsOf(session: Session): Promise<ReadonlySet<string>> {
  const { rows } = await session.query(
    `select c.relname || '.' || a.attname from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped`,
    [],
  );
  return new Set(rows.map(([name]) => name ?? ''));
}

/** What the database lacks of the manifest's tables: `blacklist_entry`, or `agent.nickname` where only a column is missing. */
export async function missingParts({ withSession }: OpenDatabase): Promise<readonly string[]> {
  const there = await withSession(columnsOf);
  return Object.values(tables).flatMap(({ name, columns }) => {
    const missing = Object.keys(columns).filter((column) => !there.has(`${name}.${column}`));
    return missing.length === Object.keys(columns).length ? [name] : missing.map((column) => `${name}.${column}`);
  });
}

/** What a developer does about it. */
export const missingPartsText = (missing: readonly string[]): string =>
  `The database lacks ${missing.join(', ')}: npm run migration -- NAME drafts the SQL, and the next start runs it.`;
