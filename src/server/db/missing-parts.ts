import { tables } from '#generated/api/database.ts';
import type { OpenDatabase } from './connect.ts';
import { introspect } from './introspect.ts';

/** What the database lacks of the manifest's tables: `blacklist_entry`, or `agent.nickname` where only a column is missing. */
export async function missingParts({ withSession }: OpenDatabase): Promise<readonly string[]> {
  const there = await withSession(introspect);
  return Object.values(tables).flatMap(({ name, columns }) => {
    const found = there[name]?.columns;
    if (!found) return [name];
    return Object.keys(columns).flatMap((column) => (Object.hasOwn(found, column) ? [] : [`${name}.${column}`]));
  });
}

/** What a developer does about it. */
export const missingPartsText = (missing: readonly string[]): string =>
  `The database lacks ${missing.join(', ')}: npm run migration -- NAME drafts the SQL, and the next start runs it.`;
