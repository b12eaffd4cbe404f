import { sql } from 'kysely';
import { afterEach, describe, expect, test as ofVitest } from 'vitest';
import { divided } from '#server/db/lanes.ts';
import { as, openStore, type Store } from './fixture.ts';
import { get, post } from './kit.ts';
import { type Subject, subjects } from './subjects.ts';

const connections = 10;
const writers = divided(connections)?.write ?? 0;

// The embedded database has one session: nobody waits for a row there.
describe.each(subjects)('kinds of work on $name', (subject) => {
  const test = ofVitest.runIf(subject.name === 'postgres');
  const stores: Store[] = [];
  afterEach(async () => {
    for (const store of stores.splice(0)) await store.close();
  });

  async function open(limits: NonNullable<Parameters<Subject['open']>[0]>['limits'] = {}): Promise<Store> {
    const store = await openStore({ open: (options) => subject.open({ ...options, poolSize: connections, limits }) });
    stores.push(store);
    return store;
  }

  /** Holds something in the database until it is let go. */
  async function hold(store: Store, statement: string): Promise<() => Promise<void>> {
    let free: () => void = () => {};
    const freed = new Promise<void>((resolve) => {
      free = resolve;
    });
    let done: Promise<unknown> = Promise.resolve();
    await new Promise<void>((resolve) => {
      done = store.database.db.transaction().execute(async (tx) => {
        await sql.raw(statement).execute(tx);
        resolve();
        await freed;
      });
    });
    return async () => {
      free();
      await done;
    };
  }

  const waiting = async ({ database }: Store) =>
    (
      await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        database.db,
      )
    ).rows.length;
  const soon = () => new Promise((resolve) => setImmediate(resolve));
  const write = (store: Store, at: number) =>
    post(store.app, '/api/store/crate/tell', { id: 4 }, { ...as('all'), 'idempotency-key': `writer-${at}-key` });

  test('people who wait for one row keep nobody else from reading, and lists come while they wait', async () => {
    const store = await open();
    const letGo = await hold(store, 'select from crate where id = 4 for update');
    let answered = 0;
    const written = Array.from({ length: 15 }, (_, at) =>
      write(store, at).finally(() => {
        answered += 1;
      }),
    );
    while ((await waiting(store)) < writers) await soon();
    const lists = await Promise.all(
      Array.from({ length: 20 }, () => get(store.app, '/api/store/crate/list', as('other'))),
    );
    expect(lists.map(({ status }) => status)).toEqual(lists.map(() => 200));
    expect([answered, await waiting(store)]).toEqual([0, writers]);
    await letGo();
    expect((await Promise.all(written)).map(({ status }) => status)).toEqual(written.map(() => 200));
  });

  test('beyond the maximum number of waiting calls the next get 503 at once', async () => {
    const store = await open({ mostWaiting: 2 });
    const letGo = await hold(store, 'select from crate where id = 4 for update');
    const refused: Awaited<ReturnType<typeof write>>[] = [];
    const written = Array.from({ length: 15 }, (_, at) =>
      write(store, at).then((reply) => {
        if (reply.status !== 200) refused.push(reply);
        return reply.status;
      }),
    );
    while (refused.length < 15 - writers - 2) await soon();
    for (const { status, headers, body } of refused) {
      expect([status, headers['retry-after']]).toEqual([503, '5']);
      expect(body).toMatchObject({ error: 503, message: expect.stringMatching(/[ก-๙]/) });
    }
    await letGo();
    expect((await Promise.all(written)).filter((status) => status === 200)).toHaveLength(writers + 2);
  });

  test('a call that waits too long for a connection gets 503 as well', async () => {
    const store = await open({ patience: 100 });
    const letGo = await hold(store, 'select from crate where id = 4 for update');
    const written = Array.from({ length: writers + 1 }, (_, at) => write(store, at));
    const first = await Promise.race(written);
    expect([first.status, first.headers['retry-after']]).toEqual([503, '5']);
    await letGo();
    await Promise.all(written);
  });

  test('a row of somebody else is given up: nobody can say that it was changed', async () => {
    const store = await open({ lockTimeout: 100 });
    const letGo = await hold(store, 'select from crate where id = 4 for update');
    const reply = await write(store, 0);
    expect([reply.status, reply.headers['retry-after'], reply.body.message]).toEqual([
      409,
      '1',
      'มีผู้อื่นกำลังแก้ไขข้อมูลนี้อยู่ กรุณาลองใหม่',
    ]);
    await letGo();
    expect((await write(store, 0)).status).toBe(200);
  });

  test('a table that is locked makes reading unavailable, not a conflict', async () => {
    const store = await open({ lockTimeout: 100 });
    const letGo = await hold(store, 'lock table crate in access exclusive mode');
    for (const path of ['list', 'detail?id=4', 'counted', 'list?export=csv']) {
      const reply = await get(store.app, `/api/store/crate/${path}`, as('all'));
      expect([path, reply.status, reply.headers['retry-after'], reply.body.error]).toEqual([path, 503, '2', 503]);
    }
    await letGo();
    expect((await get(store.app, '/api/store/crate/list', as('all'))).status).toBe(200);
  });

  test('a connection that dies in somebody’s hands ends their work, and nothing else', async () => {
    const store = await open();
    const { db } = store.database;
    const work = db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
      const pid = rows[0]?.pid ?? 0;
      await sql`select pg_terminate_backend(${pid})`.execute(db);
      const isThere = async () =>
        (await sql`select from pg_stat_activity where pid = ${pid}`.execute(db)).rows.length > 0;
      while (await isThere()) await soon();
      // The message of its end has come by now, between two queries.
      await sql`select 1`.execute(tx);
    });
    await expect(work).rejects.toMatchObject({ code: expect.stringMatching(/^(08|57)/) });
    expect((await get(store.app, '/api/store/crate/list', as('all'))).status).toBe(200);
  });
});
