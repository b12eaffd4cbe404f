import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withAdvisoryLock } from '#server/db/advisory-lock.ts';
import { databaseDefaults, type OpenDatabase } from '#server/db/connect.ts';
import { markTransaction } from '#server/db/driver.ts';
import { introspect } from '#server/db/introspect.ts';
import { migrate, migrationFiles } from '#server/db/migrate.ts';
import { DatabaseError } from '#server/db/session.ts';
import { prepareDatabase } from '#server/prepare/prepare.ts';
import { untilBlocked } from '../support/until.ts';
import { subjects } from './subjects.ts';

describe.each(subjects)('database on $name', (subject) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await subject.open({ limits: databaseDefaults });
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
    const settings = `select concat_ws(' ', current_setting('lock_timeout'), current_setting('statement_timeout'),
      current_setting('idle_in_transaction_session_timeout'))`;
    await database.withSession(async (first) => {
      await first.query('select pg_advisory_lock(77)', []);
      const second = database.withSession(async (session) => {
        await session.script("set lock_timeout = '20ms'; set statement_timeout = '20ms'");
        await withAdvisoryLock(session, 77, async () => {
          order.push('second');
          expect((await session.query(settings, [])).rows).toEqual([['3s 0 0']]);
        });
        return (await session.query(settings, [])).rows[0];
      });
      await untilBlocked(database.db);
      // It waits for longer than the limits say.
      await first.query('select pg_sleep(0.1)', []);
      order.push('first');
      await first.query('select pg_advisory_unlock(77)', []);
      // Afterwards the connection has the limits of every other.
      expect(await second).toEqual(['3s 30s 30s']);
    });
    expect(order).toEqual(['first', 'second']);
  });

  test.skipIf(subject.name === 'pglite')('a connection that is lost under the lock says why', async () => {
    const lost = database.withSession((session) =>
      withAdvisoryLock(session, 78, () => session.query('select pg_terminate_backend(pg_backend_pid())', [])),
    );
    await expect(lost).rejects.toThrow('terminating connection due to administrator command');
    await database.withSession((session) => withAdvisoryLock(session, 78, async () => {}));
  });

  test.skipIf(subject.name === 'pglite')('preparing a database may take longer than requests', async () => {
    const own = await subject.open({ limits: databaseDefaults });
    try {
      const { db } = own;
      await sql`create table limits_of (relation text, statement text, idle text, primary key (relation, statement, idle))`.execute(
        db,
      );
      await sql`create function note_limits() returns trigger language plpgsql as $$ begin
        insert into limits_of values (tg_table_name, current_setting('statement_timeout'),
          current_setting('idle_in_transaction_session_timeout')) on conflict do nothing;
        return null; end $$`.execute(db);
      // The reference, the demo (whose own triggers are off), the seals, and what a later start adds.
      for (const table of ['role', 'app_user', 'seal', 'permission']) {
        await sql`create trigger note_limits after insert on ${sql.table(table)} execute function note_limits()`.execute(
          db,
        );
        await sql`alter table ${sql.table(table)} enable always trigger note_limits`.execute(db);
      }
      const prepare = () =>
        prepareDatabase({ database: own, demo: 'small', secretKey: randomBytes(32), now: new Date(), log: () => {} });
      await prepare();
      const seen = async () =>
        (await sql`with seen as (delete from limits_of returning *) select * from seen order by 1, 2, 3`.execute(db))
          .rows;
      const endless = (relation: string) => ({ relation, statement: '0', idle: '0' });
      expect(await seen()).toEqual(['app_user', 'permission', 'role', 'seal'].map(endless));
      await sql`delete from permission where key = (select min(key) from permission)`.execute(db);
      await prepare();
      expect(await seen()).toEqual([endless('permission')]);
      const { rows } = await sql`select current_setting('statement_timeout') as statement,
        current_setting('idle_in_transaction_session_timeout') as idle`.execute(db);
      expect(rows).toEqual([{ statement: '30s', idle: '30s' }]);
    } finally {
      await own.close();
    }
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
