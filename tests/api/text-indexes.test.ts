import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '#server/db/connect.ts';
import { introspect } from '#server/db/introspect.ts';
import type { Session } from '#server/db/session.ts';
import { keepTextIndexes } from '#server/db/text-indexes.ts';
import { subjects } from './subjects.ts';

const parts = async (session: Session) =>
  (await session.query("select indexname from pg_indexes where indexname like '%\\_parts' order by 1", [])).rows.flat();

describe.each(subjects)('indexes of texts on $name', (subject) => {
  let database: OpenDatabase;
  const lines: string[] = [];
  const keep = (session: Session) => keepTextIndexes(session, (line) => lines.push(line));
  beforeAll(async () => {
    database = await subject.open();
  });
  afterAll(() => database.close());

  test.runIf(subject.name === 'pglite')('are left out where the database cannot have them', async () => {
    await database.withSession(async (session) => {
      expect(await keep(session)).toBe(0);
      expect(await parts(session)).toEqual([]);
      expect(lines).toEqual([]);
    });
  });

  test.skipIf(subject.name === 'pglite')(
    'are made once, made again when lost, and go when nobody searches',
    async () => {
      await database.withSession(async (session) => {
        const before = await introspect(session);
        const made = await keep(session);
        expect(made).toBeGreaterThan(10);
        const there = await parts(session);
        expect(there).toHaveLength(made);
        expect(there).toContain('member_username_parts');
        expect(await keep(session)).toBe(0);
        // A draft of a migration does not see them.
        expect(await introspect(session)).toEqual(before);
        await session.script(
          'drop index member_username_parts; alter index member_name_parts rename to member_level_parts',
        );
        expect(await keep(session)).toBe(2);
        expect(await parts(session)).toEqual(there);
        const { rows } = await session.query(
          "explain select id from member where username ilike '%user12%' or name ilike '%สมชาย%'",
          [],
        );
        expect(rows.length).toBeGreaterThan(0);
      });
    },
  );
});
