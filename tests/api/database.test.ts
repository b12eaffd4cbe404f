import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withAdvisoryLock } from '#server/db/advisory-lock.ts';
import type { OpenDatabase } from '#server/db/connect.ts';
import { differenceOf, draftMigration } from '#server/db/draft-migration.ts';
import { markTransaction } from '#server/db/driver.ts';
import { introspect } from '#server/db/introspect.ts';
import { migrate, migrationFiles } from '#server/db/migrate.ts';
import { DatabaseError } from '#server/db/session.ts';
import { untilBlocked } from '../support/until.ts';
import { subjects } from './subjects.ts';

const schema = readFileSync(new URL('../../generated/api/schema.sql', import.meta.url), 'utf8');

describe.each(subjects)('database on $name', (subject) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await subject.open();
  });
  afterAll(() => database.close());

  test('values cross the same way on both engines', async () => {
    const moment = new Date('2026-01-31T07:05:09.123Z');
    const { rows } = await sql`select
      1::int4 as small, 9007199254740993::int8 as big, 12.5000::numeric(9,4) as pct, true as yes,
      date '2026-01-31' as day, ${moment}::timestamptz as moment, ${{ a: [1, 'x', null] }}::jsonb as json,
      ${new Uint8Array([0, 255, 10])}::bytea as bytes, null::int4 as nothing, ${'ก"\\\'%'}::text as text,
      ${123n}::int8 as satang, ${['a', 'b']}::jsonb as list, (select sum(x) from (values (1::int8), (2)) v(x)) as sum`.execute(
      database.db,
    );
    expect(rows[0]).toEqual({
      small: 1,
      big: 9007199254740993n,
      pct: '12.5000',
      yes: true,
      day: '2026-01-31',
      moment,
      json: { a: [1, 'x', null] },
      bytes: Buffer.from([0, 255, 10]),
      nothing: null,
      text: 'ก"\\\'%',
      satang: 123n,
      list: ['a', 'b'],
      sum: '3',
    });
  });

  test('concurrent read-modify-write transactions lose nothing, failed ones leave nothing', async () => {
    const { db } = database;
    await sql`create table counter (id int primary key, n int not null)`.execute(db);
    await sql`insert into counter values (1, 0)`.execute(db);
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, i) =>
        db.transaction().execute(async (tx) => {
          const { rows } = await sql<{ n: number }>`select n from counter where id = 1 for update`.execute(tx);
          await sql`update counter set n = ${(rows[0]?.n ?? 0) + 1} where id = 1`.execute(tx);
          if (i % 5 === 0) throw new Error('rolled back');
        }),
      ),
    );
    expect(results.filter((result) => result.status === 'rejected')).toHaveLength(4);
    const { rows } = await sql<{ n: number }>`select n from counter`.execute(db);
    expect(rows[0]?.n).toBe(16);
  });

  test.skipIf(subject.name === 'pglite')('a second start waits for the first, however long that takes', async () => {
    const order: string[] = [];
    const settings = "select current_setting('lock_timeout') || ' ' || current_setting('statement_timeout')";
    await database.withSession(async (first) => {
      await first.query('select pg_advisory_lock(77)', []);
      const second = database.withSession(async (session) => {
        await session.script("set lock_timeout = '20ms'; set statement_timeout = '20ms'");
        await withAdvisoryLock(session, 77, async () => void order.push('second'));
        return (await session.query(settings, [])).rows[0];
      });
      await untilBlocked(database.db);
      // It waits for longer than the limits say.
      await first.query('select pg_sleep(0.1)', []);
      order.push('first');
      await first.query('select pg_advisory_unlock(77)', []);
      // Afterwards the connection has the limits of every other.
      expect(await second).toEqual(['10s 30s']);
    });
    expect(order).toEqual(['first', 'second']);
  });

  test('the outer database fails at once inside a marked transaction, instead of waiting for ever', async () => {
    const { db } = database;
    const attempt = db.transaction().execute((tx) =>
      markTransaction(async () => {
        await sql`select 1`.execute(tx);
        await sql`select 1`.execute(db);
      }),
    );
    await expect(attempt).rejects.toThrow(/outer database was used inside a transaction/);
    await expect(sql`select 1`.execute(db)).resolves.toBeDefined();
  });

  test('errors carry their SQLSTATE, and an aborted transaction cannot look committed', async () => {
    const { db } = database;
    const state = (attempt: Promise<unknown>) =>
      attempt.then(
        () => 'none',
        (error: unknown) => (error instanceof DatabaseError ? error.code : String(error)),
      );
    await sql`create table thing (id int primary key check (id > 0))`.execute(db);
    await sql`insert into thing values (1)`.execute(db);
    expect(await state(sql`insert into thing values (1)`.execute(db))).toBe('23505');
    expect(await state(sql`insert into thing values (0)`.execute(db))).toBe('23514');
    expect(await state(sql`select ${'\u0000'}::text`.execute(db))).toMatch(/^22/);
    expect(await state(sql`select ${'99999999999'}::int4`.execute(db))).toBe('22003');
    const swallowed = db.transaction().execute(async (tx) => {
      await sql`insert into thing values (2)`.execute(tx);
      await sql`insert into thing values (1)`.execute(tx).catch(() => {});
    });
    expect(await state(swallowed)).toBe('25P02');
    expect((await sql`select id from thing`.execute(db)).rows).toEqual([{ id: 1 }]);
  });
});

describe.each(subjects)('migrations on $name', (subject) => {
  test('run once, in order, and refuse a changed file', async () => {
    const database = await subject.open({ empty: true });
    try {
      const files = migrationFiles();
      expect(await migrate(database, files)).toEqual(files.map((file) => file.name));
      expect(await migrate(database, files)).toEqual([]);
      const [first, ...others] = files;
      const changed = [{ name: first?.name ?? '', text: `${first?.text} ` }, ...others];
      await expect(migrate(database, changed)).rejects.toThrow(/was changed after it ran/);
      const broken = [...files, { name: '9999-broken', text: 'create table half (id int); select 1/0;' }];
      await expect(migrate(database, broken)).rejects.toThrow(/9999-broken failed: division by zero/);
      const shapes = await database.withSession(introspect);
      expect(shapes.half).toBeUndefined();
    } finally {
      await database.close();
    }
  });

  test('several processes at once migrate once', async () => {
    const database = await subject.open({ empty: true });
    try {
      const ran = await Promise.all([migrate(database), migrate(database), migrate(database)]);
      expect(ran.filter((names) => names.length > 0)).toHaveLength(1);
    } finally {
      await database.close();
    }
  });
});

describe('the kept migrations and the manifest', () => {
  const [embedded] = subjects;
  if (!embedded) throw new Error('no subject');

  test('make the same tables', async () => {
    expect(await draftMigration(schema)).toBe('');
  });

  test('a difference is drafted, and the draft closes it', async () => {
    const changed = schema
      .replace(
        '"contact_name" varchar(80)',
        `"contact_name" varchar(99) default 'x' not null,\n  "nickname" varchar(40)`,
      )
      .concat('\ncreate table "extra" ("id" integer primary key, "agent_id" integer references "agent" ("id"));');
    const [kept, wanted] = await Promise.all([embedded.open(), embedded.open({ empty: true })]);
    try {
      await wanted.withSession((session) => session.script(changed));
      const after = await wanted.withSession(introspect);
      const draft = differenceOf(await kept.withSession(introspect), after).join('\n');
      expect(draft).toContain('add column "nickname" character varying(40)');
      expect(draft).toContain('create table "extra"');
      expect(draft).toContain('alter column "contact_name" type character varying(99)');
      expect(draft).toContain('alter column "contact_name" set not null');
      await kept.withSession((session) => session.script(draft));
      expect(differenceOf(await kept.withSession(introspect), after)).toEqual([]);
    } finally {
      await Promise.all([kept.close(), wanted.close()]);
    }
    expect(differenceOf({}, {})).toEqual([]);
  });
});
