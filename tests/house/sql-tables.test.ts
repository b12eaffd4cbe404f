import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '#server/db/connect.ts';
import { loadParser } from '../../generator/sql/check.ts';
import { readSqlFiles, tablesIn } from '../../generator/sql/project.ts';
import { root } from '../../scripts/lib/steps.mjs';
import { openMigrated } from '../support/migrated-database.ts';

let database: OpenDatabase;
beforeAll(async () => {
  await loadParser();
  database = await openMigrated();
});
afterAll(() => database.close());

test('the tables and views that SQL is checked against are those of a database that the migrations make', async () => {
  const { rows } = await database.withSession((session) =>
    session.query(
      `select c.relname, string_agg(a.attname, ' ' order by a.attname) from pg_class c
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v') group by c.relname`,
      [],
    ),
  );
  const made = Object.fromEntries(rows.map(([table, columns]) => [table ?? '', (columns ?? '').split(' ')]));
  const read = tablesIn(readSqlFiles(root) ?? new Map());
  expect(Object.fromEntries([...read].map(([table, columns]) => [table, columns.toSorted()]))).toEqual(made);
});
