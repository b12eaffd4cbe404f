import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { get, openWorld, password, post, signIn, type World } from '../api/kit.ts';
import { oneSubject } from '../api/subjects.ts';

// Modules that other files of this worker have read know nothing of the counting.
const counter = vi.hoisted(() => {
  vi.resetModules();
  return { verified: 0 };
});
vi.mock('@node-rs/argon2', async (load) => {
  const real = await load<typeof import('@node-rs/argon2')>();
  return {
    ...real,
    verify: (...parts: Parameters<typeof real.verify>) => {
      counter.verified += 1;
      return real.verify(...parts);
    },
  };
});

/** Passwords that the server looked at while `work` ran. */
async function verifiedIn(work: () => Promise<unknown>): Promise<number> {
  const before = counter.verified;
  await work();
  return counter.verified - before;
}

describe.each([oneSubject])('guesses on $name', (subject) => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld(subject);
  });
  afterAll(() => world.close());
  afterEach(async () => {
    await sql`delete from sign_in_guard`.execute(world.database.db);
  });

  /** Lets time pass for the guard. */
  const later = (minutes: number) =>
    sql`update sign_in_guard set recent = array(
      select at - make_interval(mins => ${minutes}) from unnest(recent) at order by at)`.execute(world.database.db);

  const spellings = [
    'finance',
    'FINANCE',
    ' finance ',
    'Finance@Example.Test',
    'finance@example.test',
    '\tfinance@example.test\n',
    'FiNaNcE',
  ];

  /** One guess, however it may be dressed up. */
  function guess(i: number, secret = `wrong-guess-${i}`) {
    const path = ['/api/auth', '/api/auth?x=1', `/api/auth?cache=${i}`, '/api/%61uth'][i % 4] ?? '/api/auth';
    const headers = {
      'x-forwarded-for': `198.51.100.${i % 250}`,
      'x-real-ip': `198.51.100.${i % 250}`,
      forwarded: `for=198.51.100.${i % 250}`,
      'x-client-ip': `203.0.113.${i % 250}`,
      'user-agent': `guesser/${i}`,
      'x-request-id': String(i),
      'idempotency-key': `guess-${i}-00000000`,
    };
    return post(world.app, path, { email: spellings[i % spellings.length], password: secret }, headers);
  }

  test('two hundred at once, in every disguise: five are looked at, and nobody else is kept out', async () => {
    const statuses: number[] = [];
    const looked = await verifiedIn(async () => {
      const replies = await Promise.all(Array.from({ length: 200 }, (_, i) => guess(i)));
      statuses.push(...replies.map((reply) => reply.status));
      for (const reply of replies.filter(({ status }) => status === 429)) {
        expect(Number(reply.headers['retry-after'])).toBeGreaterThan(600);
        expect(reply.body.message).toMatch(/^ลองใหม่อีกครั้งใน \d+ วินาที$/);
      }
    });
    expect(looked).toBe(5);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(195);
    expect(await verifiedIn(async () => expect((await guess(0, password)).status).toBe(429))).toBe(0);
    for (const other of ['support', 'owner', 'admin']) await signIn(world.app, other);
  });

  test('a thousand, ten at a time: still five', async () => {
    const looked = await verifiedIn(async () => {
      for (let i = 0; i < 1000; i += 10) await Promise.all(Array.from({ length: 10 }, (_, at) => guess(i + at)));
    });
    expect(looked).toBe(5);
  });

  test('in no thirty minutes are more than ten looked at, wherever they begin', async () => {
    // The worst a patient guesser can do: one early, the rest at the edges of every quarter of an hour.
    const moments: number[] = [];
    let minute = 0;
    const pass = async (minutes: number) => {
      minute += minutes;
      await later(minutes);
    };
    const tryMany = async (times: number) => {
      for (let i = 0; i < times; i += 1) {
        const looked = await verifiedIn(() => guess(i));
        if (looked > 0) moments.push(minute);
      }
    };
    await tryMany(1);
    for (const step of [14, 2, 13, 2, 7, 8, 1, 14, 1, 15, 16, 5, 5, 5, 1, 1, 1, 12, 3]) {
      await pass(step);
      await tryMany(7);
    }
    const within = (length: number) =>
      Math.max(...moments.map((from) => moments.filter((at) => at >= from && at < from + length).length));
    expect(moments.length).toBeGreaterThan(20);
    expect(within(15)).toBeLessThanOrEqual(5);
    expect(within(30)).toBeLessThanOrEqual(10);
  });

  test('bodies that are no sign-in are not looked at, and not counted', async () => {
    const bodies = [
      { email: { $ne: null }, password },
      { email: ['finance'], password },
      { email: 'finance', password: { $ne: null } },
      { email: 'finance', password: null },
      { email: 'finance', password: [password] },
      { email: 'finance', password, user_id: 1 },
      { email: 'finance', password, __proto__: { x: 1 } },
      { email: null, password },
      { email: 'finance' },
      { email: 'x'.repeat(121), password },
      { email: 'finance', password: 'x'.repeat(73) },
    ];
    const looked = await verifiedIn(async () => {
      for (const body of bodies.slice(0, 6)) expect((await post(world.app, '/api/auth', body)).status).toBe(422);
      for (const body of bodies.slice(7)) expect((await post(world.app, '/api/auth', body)).status).toBe(422);
      for (const path of ['/api/Auth', '/api/auth/', '//api/auth', '/API/AUTH', '/api/auth;x', '/api/./auth/'])
        expect((await post(world.app, path, { email: 'finance', password })).status, path).not.toBe(200);
    });
    expect(looked).toBe(0);
    await signIn(world.app, 'finance');
  });

  test('the own password asked for again counts alike, at both doors', async () => {
    const headers = await signIn(world.app, 'support');
    const change = (current: string) =>
      post(
        world.app,
        '/api/change_password',
        { current_password: current, new_password: 'another-horse-8', new_password_confirm: 'another-horse-8' },
        headers,
      );
    const looked = await verifiedIn(async () => {
      const replies = await Promise.all(Array.from({ length: 60 }, (_, i) => change(`wrong-${i}`)));
      expect(replies.filter(({ status }) => status === 422)).toHaveLength(5);
      expect(replies.filter(({ status }) => status === 429)).toHaveLength(55);
      expect((await change(password)).status).toBe(429);
      expect((await post(world.app, '/api/auth', { email: 'support', password })).status).toBe(429);
    });
    expect(looked).toBe(5);
    // A session that is open goes on.
    expect((await get(world.app, '/api/profile', headers)).status).toBe(200);
  });

  test('the lock-out is over when its time is, and both its ends are written down', async () => {
    await sql`update app_user set failed_login_count = 0`.execute(world.database.db);
    for (let i = 0; i < 8; i += 1) await guess(i);
    const rows = async () =>
      (
        await sql<{ action: string; result: string; error_code: number | null }>`
          select action, result, error_code from audit_log
          where entity_type = 'User' and entity_id = ${String(world.people.finance?.id)} order by seq desc limit 9`.execute(
          world.database.db,
        )
      ).rows;
    expect((await rows()).filter(({ action }) => action === 'auth.lock')).toHaveLength(1);
    expect((await rows()).filter(({ error_code }) => error_code === 401)).toHaveLength(5);
    const count = await sql<{
      n: number;
    }>`select failed_login_count as n from app_user where username = 'finance'`.execute(world.database.db);
    expect(count.rows[0]?.n).toBe(5);
    await later(15);
    await signIn(world.app, 'finance');
    expect((await rows()).slice(0, 2).map(({ action }) => action)).toEqual(['auth.sign_in', 'auth.unlock']);
  });
});
