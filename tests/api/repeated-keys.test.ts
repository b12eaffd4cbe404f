import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { as, openStore, type Store } from './fixture.ts';
import { dataOf, get, post, type Reply } from './kit.ts';
import { subjects } from './subjects.ts';

const crowd = 20;

describe.each(subjects)('repeated keys on $name', (subject) => {
  let store: Store;
  beforeAll(async () => {
    store = await openStore(subject);
  });
  afterAll(() => store.close());

  const tell = (id: number, key: string): Promise<Reply> =>
    post(store.app, '/api/store/crate/tell', { id }, { ...as('all'), 'idempotency-key': key });
  const pieces = async (id: number) =>
    Number(dataOf(await get(store.app, `/api/store/crate/detail?id=${id}`, as('all'))).pieces);

  test('a finished key gets its first answer, however many ask at once', async () => {
    const key = 'finished-key-1';
    const first = await tell(40, key);
    const had = await pieces(40);
    const again = await Promise.all(Array.from({ length: crowd }, () => tell(40, key)));
    expect(again.map(({ status, text }) => [status, text])).toEqual(again.map(() => [200, first.text]));
    expect(again.every(({ headers }) => headers['idempotency-replayed'] === 'true')).toBe(true);
    const others = await Promise.all(Array.from({ length: crowd }, () => tell(44, key)));
    expect(others.map(({ status }) => status)).toEqual(others.map(() => 422));
    expect(await pieces(40)).toBe(had);
  });

  test('a key whose time is over is a new one', async () => {
    const key = 'outlived-key-1';
    await tell(48, key);
    const had = await pieces(48);
    await sql`update idempotency set expires_at = clock_timestamp() - interval '1 second' where key = ${key}`.execute(
      store.database.db,
    );
    const replies = await Promise.all([tell(48, key), tell(48, key), tell(48, key)]);
    expect(replies.some(({ headers }) => headers['idempotency-replayed'] === undefined)).toBe(true);
    expect(await pieces(48)).toBe(had + 1);
    expect((await tell(48, key)).headers['idempotency-replayed']).toBe('true');
  });

  test.runIf(subject.name === 'postgres')(
    'while one is under way its likes wait their turn and others are refused',
    async () => {
      const key = 'waiting-key-1';
      const had = await pieces(52);
      let free: () => void = () => {};
      const freed = new Promise<void>((resolve) => {
        free = resolve;
      });
      const locked = new Promise<void>((resolve) => {
        void store.database.db.transaction().execute(async (tx) => {
          await sql`select from crate where id = 52 for update`.execute(tx);
          resolve();
          await freed;
        });
      });
      await locked;
      const first = tell(52, key);
      const isWaiting = async () =>
        (
          await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
            store.database.db,
          )
        ).rows.length > 0;
      while (!(await isWaiting())) await new Promise((resolve) => setImmediate(resolve));
      const [likes, others] = await Promise.all(
        [52, 56].map((id) => Promise.all(Array.from({ length: crowd }, () => tell(id, key)))),
      );
      free();
      expect(likes?.map(({ status, headers }) => [status, headers['retry-after']])).toEqual(
        likes?.map(() => [409, '1']),
      );
      expect(others?.map(({ status }) => status)).toEqual(others?.map(() => 422));
      expect((await first).status).toBe(200);
      expect(await pieces(52)).toBe(had + 1);
    },
  );
});
