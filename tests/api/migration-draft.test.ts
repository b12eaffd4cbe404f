import { readFileSync, rmSync } from 'node:fs';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { schemaSql } from '#generator/emit/sql.ts';
import { understand } from '#generator/main.ts';
import type { OpenDatabase } from '#server/db/connect.ts';
import { draftBetween, draftMigration } from '#server/db/draft-migration.ts';
import { addWalk, copyManifest } from '../support/walk-area.ts';
import { type Subject, subjects } from './subjects.ts';

const schema = readFileSync(new URL('../../generated/api/schema.sql', import.meta.url), 'utf8');

/** The same with an area more: enums, defaults, checks, references, unique and partial indexes. */
function withWalk(): string {
  const root = copyManifest();
  try {
    addWalk(root);
    const { model, problems } = understand(root);
    if (!model) throw new Error(JSON.stringify(problems));
    return schemaSql(model)[0]?.text ?? '';
  } finally {
    rmSync(root, { recursive: true });
  }
}

/** Both databases of a comparison: with the kept migrations, and with what `text` says. */
async function compared<T>(
  subject: Subject,
  text: string,
  work: (kept: OpenDatabase, draft: () => ReturnType<typeof draftBetween>) => Promise<T>,
): Promise<T> {
  const [kept, target] = await Promise.all([subject.open(), subject.open({ empty: true })]);
  try {
    await target.withSession((session) => session.script(text));
    return await work(kept, () => draftBetween(kept, target));
  } finally {
    await Promise.all([kept.close(), target.close()]);
  }
}

const run = (database: OpenDatabase, statements: readonly string[]) =>
  database.withSession((session) => session.script(statements.join('\n')));

test('the kept migrations make the tables of the manifest, and no others that nobody made by hand', async () => {
  expect(await draftMigration(schema)).toEqual({ statements: [], orphans: [] });
});

test('a rename that is given is made, and nothing of the column or the table is dropped', async () => {
  const renamed = schema
    .replaceAll('contact_name', 'contact_person')
    .replaceAll(/"banner"/g, '"poster"')
    .replaceAll('banner_', 'poster_');
  const given = ['agent.contact_name=contact_person', 'banner=poster'];
  const { statements, orphans } = await draftMigration(renamed, given);
  expect(statements.slice(0, 2)).toEqual([
    'alter table "agent" rename column "contact_name" to "contact_person";',
    'alter table "banner" rename to "poster";',
  ]);
  expect(statements.join('\n')).not.toMatch(/drop column|create table/);
  expect(orphans).toEqual([]);
  await expect(draftMigration(renamed, ['agent.contact name=x'])).rejects.toThrow('is no rename');
});

describe.each(subjects)('a drafted migration on $name', (subject) => {
  let walk = '';
  beforeAll(() => {
    walk = withWalk();
  });

  test('settles what it was drafted for: afterwards there is nothing to do', async () => {
    await compared(subject, walk, async (kept, draft) => {
      const { statements } = await draft();
      expect(statements.join('\n')).toContain('create table "blacklist_entry"');
      await run(kept, statements);
      expect(await draft()).toEqual({ statements: [], orphans: [] });
    });
  });

  test('follows a value that an enum gets or loses, and takes no other order for a change', async () => {
    await compared(
      subject,
      schema.replace("in ('master', 'agent')", "in ('agent', 'master')"),
      async (_kept, draft) => {
        expect((await draft()).statements).toEqual([]);
      },
    );
    await compared(
      subject,
      schema.replace("in ('master', 'agent')", "in ('master', 'agent', 'shop')"),
      async (kept, draft) => {
        const { statements } = await draft();
        expect(statements).toHaveLength(2);
        expect(statements[1]).toContain("'shop'");
        await run(kept, statements);
        expect((await draft()).statements).toEqual([]);
      },
    );
  });

  test('changes columns, and tells tables that the manifest no longer has', async () => {
    const changed = schema
      .replace(
        '"contact_name" varchar(80)',
        `"contact_name" varchar(99) default 'x' not null,\n  "nickname" varchar(40)`,
      )
      .concat('\ncreate table "extra" ("id" integer primary key, "agent_id" integer references "agent" ("id"));');
    await compared(subject, changed, async (kept, draft) => {
      const { statements } = await draft();
      const text = statements.join('\n');
      expect(text).toContain('add column "nickname" character varying(40)');
      expect(text).toContain('create table "extra"');
      expect(text).toContain('alter column "contact_name" type character varying(99)');
      expect(text).toContain('alter column "contact_name" set not null');
      await run(kept, statements);
      expect((await draft()).statements).toEqual([]);
    });
    await compared(subject, schema, async (kept, draft) => {
      await sql`create table left_over (id integer primary key)`.execute(kept.db);
      await sql`create table platform_own (id integer primary key)`.execute(kept.db);
      await sql`comment on table platform_own is 'by hand'`.execute(kept.db);
      expect(await draft()).toEqual({ statements: [], orphans: ['left_over'] });
    });
  });
});
