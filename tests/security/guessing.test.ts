// Long because every counter is tried against one server, and what one test leaves must not help the next.
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { authTasks } from '#areas/auth/server/mail-tasks.ts';
import { buildApp } from '#server/app.ts';
import { drain } from '#server/jobs/worker.ts';
import { parseTrustProxy } from '#server/settings/trust-proxy.ts';
import { get, openWorld, password, post, type Reply, replyOf, signIn, type World } from '../api/kit.ts';
import { oneSubject } from '../api/subjects.ts';
import { passForGuards } from '../support/pass-for-guards.ts';

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
  const letters: { readonly to: string; readonly text: string }[] = [];
  beforeAll(async () => {
    const mail = { send: async (letter: { readonly to: string; readonly text: string }) => void letters.push(letter) };
    world = await openWorld(subject, { providers: { mail }, settings: { trustProxy: parseTrustProxy('127.0.0.1') } });
  });
  afterAll(() => world.close());
  afterEach(async () => {
    const { db } = world.database;
    await sql`delete from sign_in_guard`.execute(db);
    await sql`delete from known_device`.execute(db);
  });

  /** Lets time pass for the guard. */
  const later = (minutes: number) => passForGuards(world.database.db, minutes);

  const spellings = [
    'finance',
    'FINANCE',
    ' finance ',
    'Finance@Example.Test',
    'finance@example.test',
    '\tfinance@example.test\n',
    'FiNaNcE',
  ];

  /** One guess, however it may be dressed up; `from` is the network as the trusted proxy reports it. */
  async function guess(
    i: number,
    secret = `wrong-guess-${i}`,
    more: { from?: string; name?: string; device?: string; app?: FastifyInstance } = {},
  ): Promise<Reply> {
    const path = ['/api/auth', '/api/%61uth'][i % 2] ?? '/api/auth';
    const { from = '192.0.2.1', name = spellings[i % spellings.length], device, app = world.app } = more;
    return replyOf(
      await app.inject({
        method: 'POST',
        url: path,
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': `198.51.100.${i % 250}, ${from}`,
          'x-real-ip': `198.51.100.${i % 250}`,
          forwarded: `for=198.51.100.${i % 250}`,
          'x-client-ip': `203.0.113.${i % 250}`,
          'user-agent': `guesser/${i}`,
          'x-request-id': String(i),
          'idempotency-key': `guess-${i}-00000000`,
          ...(device === undefined ? {} : { 'x-device': device }),
        },
        payload: JSON.stringify({ email: name, password: secret }),
      }),
    );
  }
  const networkOf = (i: number) => `203.0.${Math.floor(i / 250) % 250}.${(i % 250) + 1}`;

  test('two hundred at once from one network, in every disguise: five are looked at, and nobody else is kept out', async () => {
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
    // What is put behind the address is refused before anything is looked at.
    const behind = post(
      world.app,
      '/api/auth?cache=1',
      { email: 'finance', password },
      { 'x-forwarded-for': '192.0.2.1' },
    );
    expect(await verifiedIn(async () => expect((await behind).status).toBe(422))).toBe(0);
    // Nor is the person, from anywhere else.
    expect((await guess(0, password, { from: '192.0.2.2' })).status).toBe(200);
  });

  test('a thousand, ten at a time: still five', async () => {
    const looked = await verifiedIn(async () => {
      for (let i = 0; i < 1000; i += 10) await Promise.all(Array.from({ length: 10 }, (_, at) => guess(i + at)));
    });
    expect(looked).toBe(5);
  });

  test('each further lock-out is twice as long, and a day without attempts resets it', async () => {
    const waits: number[] = [];
    const tryMany = async () => {
      let wait = 0;
      const looked = await verifiedIn(async () => {
        for (let i = 0; i < 7; i += 1) wait = Number((await guess(i)).headers['retry-after'] ?? 0);
      });
      expect(looked).toBe(5);
      waits.push(Math.round(wait / 60));
    };
    for (const pause of [0, 15, 30, 60, 120, 240, 480, 960, 960]) {
      await later(pause);
      await tryMany();
    }
    expect(waits).toEqual([15, 30, 60, 120, 240, 480, 960, 960, 960]);
    await later(960 + 1_441);
    await tryMany();
    expect(waits.at(-1)).toBe(15);
    // Before its time nothing is looked at.
    await later(14);
    expect(await verifiedIn(() => guess(0, password))).toBe(0);
  });

  test('one account from a hundred networks: at most twenty an hour', async () => {
    const looked = await verifiedIn(() =>
      Promise.all(Array.from({ length: 300 }, (_, i) => guess(i, undefined, { from: networkOf(i % 100) }))),
    );
    expect(looked).toBe(20);
    await later(59);
    expect(await verifiedIn(() => guess(1, undefined, { from: networkOf(201) }))).toBe(0);
    await later(2);
    expect(await verifiedIn(() => guess(1, undefined, { from: networkOf(202) }))).toBe(1);
  });

  test('one network at a hundred names: at most fifty; many networks at many names: at most five hundred', async () => {
    const named = (i: number) => `somebody.${i}`;
    const one = await verifiedIn(() =>
      Promise.all(Array.from({ length: 100 }, (_, i) => guess(i, undefined, { name: named(i) }))),
    );
    expect(one).toBe(50);
    await sql`delete from sign_in_guard`.execute(world.database.db);
    // The rest is stopped together, however many there are of both.
    await sql`insert into sign_in_guard (subject, recent) select 'everybody', array_agg(clock_timestamp()) from generate_series(1, 490)`.execute(
      world.database.db,
    );
    const all = await verifiedIn(() =>
      Promise.all(
        Array.from({ length: 60 }, (_, i) => guess(i, undefined, { name: named(i + 500), from: networkOf(i) })),
      ),
    );
    expect(all).toBe(10);
    // Somebody's own browser is none of them.
    const { device } = await enter('finance', networkOf(3), 'forced');
    expect((await guess(0, password, { from: networkOf(900), device })).status).toBe(200);
  });

  test('an attempt that a wider limit refuses closes nothing by itself', async () => {
    await sql`insert into sign_in_guard (subject, recent) select 'everybody', array_agg(clock_timestamp()) from generate_series(1, 496)`.execute(
      world.database.db,
    );
    const tryTen = async () => {
      for (let i = 0; i < 10; i += 1) await guess(i);
    };
    expect(await verifiedIn(tryTen)).toBe(4);
    await sql`delete from sign_in_guard where subject = 'everybody'`.execute(world.database.db);
    expect(await verifiedIn(tryTen)).toBe(1);
  });

  test('over two servers together no more than over one', async () => {
    const { db, providers, settings } = world.platform;
    const second = await buildApp({ deployment: 'default', db, providers, settings });
    await second.ready();
    try {
      const looked = await verifiedIn(() =>
        Promise.all(Array.from({ length: 100 }, (_, i) => guess(i, undefined, { app: i % 2 ? second : world.app }))),
      );
      expect(looked).toBe(5);
    } finally {
      await second.close();
    }
  });

  /** Signs in; answers the session and what the browser is given to keep. `forced` = strangers have used up all attempts. */
  async function enter(name: string, from: string, forced?: 'forced') {
    const { db } = world.database;
    const kept = forced
      ? (await sql<{ recent: Date[] }>`select recent from sign_in_guard where subject = 'everybody'`.execute(db))
          .rows[0]
      : undefined;
    if (kept) await sql`delete from sign_in_guard where subject = 'everybody'`.execute(db);
    const { body } = await guess(0, password, { name, from });
    expect(body.error).toBe(0);
    if (kept)
      await sql`insert into sign_in_guard (subject, recent) values ('everybody', ${kept.recent})
        on conflict (subject) do update set recent = excluded.recent`.execute(db);
    return { headers: { authorization: `Bearer ${String(body.access_token)}` }, device: String(body.device_token) };
  }

  test('a stranger keeps nobody out who has been here: not from their browser, not from their session', async () => {
    const { headers, device } = await enter('finance', '192.0.2.7');
    expect(device).toMatch(/^[\w-]{43}$/);
    // From the person's own network and from everywhere else, for as long as it likes.
    await Promise.all(
      Array.from({ length: 200 }, (_, i) => guess(i, undefined, { from: i % 3 === 0 ? '192.0.2.7' : networkOf(i) })),
    );
    expect((await guess(0, password, { from: '192.0.2.7' })).status).toBe(429);
    expect((await guess(0, password, { from: '192.0.2.250' })).status).toBe(429);
    const again = await guess(0, password, { from: '192.0.2.7', device });
    expect([again.status, again.body.device_token]).toEqual([200, device]);
    expect((await guess(0, password, { from: '192.0.2.99', device })).status).toBe(200);
    // The password typed again, where money moves and where it is changed.
    const change = (current: string) =>
      post(
        world.app,
        '/api/change_password',
        { current_password: current, new_password: password, new_password_confirm: password },
        headers,
      );
    expect((await change(password)).body.fields).toEqual({ new_password: expect.any(String) });
    // Another's browser is a stranger's.
    expect((await guess(0, 'wrong', { name: 'owner', from: '192.0.2.8', device })).status).toBe(401);
    const { rows } = await sql<{
      subject: string;
    }>`select subject from sign_in_guard where subject like '%device%'`.execute(world.database.db);
    expect(rows).toEqual([]);
  });

  test('a known browser guesses no better: five, and it waits; a shut-out person and a reset make it a stranger’s', async () => {
    const { device } = await enter('finance', '192.0.2.7');
    const looked = await verifiedIn(() =>
      Promise.all(Array.from({ length: 60 }, (_, i) => guess(i, undefined, { device }))),
    );
    expect(looked).toBe(5);
    expect((await guess(0, password, { device })).status).toBe(429);
    await sql`delete from sign_in_guard`.execute(world.database.db);
    expect((await guess(0, password, { device })).status).toBe(200);
    const knownBrowser = () =>
      sql<{
        n: number;
      }>`select count(*)::integer as n from known_device where user_id = ${world.people.finance?.id}`.execute(
        world.database.db,
      );
    expect((await knownBrowser()).rows[0]?.n).toBe(1);
    await sql`update app_user set status = 'suspended' where username = 'finance'`.execute(world.database.db);
    expect((await knownBrowser()).rows[0]?.n).toBe(0);
    await sql`update app_user set status = 'active' where username = 'finance'`.execute(world.database.db);
    // What is kept is a hash, and an invented secret is none.
    const { rows } = await sql<{
      t: string;
    }>`select encode(token_hash, 'base64') || encode(token_hash, 'hex') as t from known_device`.execute(
      world.database.db,
    );
    expect(rows.some(({ t }) => t.includes(device))).toBe(false);
    for (const invented of ['x'.repeat(43), 'short', `${device}x`]) {
      const { body } = await guess(0, password, { device: invented, from: networkOf(5) });
      expect(body.device_token).not.toBe(invented);
    }
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
      { email: 'finance', password: 'x'.repeat(129) },
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

  test('the own password asked for again has a count of its own, by session', async () => {
    const [one, two] = [await signIn(world.app, 'support'), await signIn(world.app, 'support')];
    const change = (current: string, headers = one) =>
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
    });
    expect(looked).toBe(5);
    // A session that is open goes on, another of the person and signing in are not touched.
    expect((await get(world.app, '/api/profile', one)).status).toBe(200);
    expect((await change('wrong-again-1', two)).status).toBe(422);
    await signIn(world.app, 'support');
  });

  test('the lock-out is over when its time is, both its ends are written down, and the person is told once an hour', async () => {
    const { db } = world.database;
    await sql`update app_user set failed_login_count = 0`.execute(db);
    await drain({ db, handlers: authTasks(world.platform, 'https://office.example.test') });
    letters.length = 0;
    await db.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await sql`delete from account_event`.execute(tx);
    });
    for (let i = 0; i < 8; i += 1) await guess(i);
    const rows = async () =>
      (
        await sql<{ action: string; result: string; error_code: number | null }>`
          select action, result, error_code from audit_log
          where entity_type = 'User' and entity_id = ${String(world.people.finance?.id)} order by seq desc limit 9`.execute(
          db,
        )
      ).rows;
    expect((await rows()).filter(({ action }) => action === 'auth.lock')).toHaveLength(1);
    expect((await rows()).filter(({ error_code }) => error_code === 401)).toHaveLength(5);
    const count = await sql<{
      n: number;
    }>`select failed_login_count as n from app_user where username = 'finance'`.execute(db);
    expect(count.rows[0]?.n).toBe(5);
    await later(15);
    for (let i = 0; i < 8; i += 1) await guess(i);
    await drain({ db, handlers: authTasks(world.platform, 'https://office.example.test') });
    expect(letters.map(({ to, text }) => [to, text.includes('192.0.2.1')])).toEqual([['finance@example.test', true]]);
    await later(30);
    const { body } = await guess(0, password);
    expect(body).toMatchObject({ error: 0, data: { notice_count: 1 } });
    expect((await rows()).slice(0, 2).map(({ action }) => action)).toEqual(['auth.sign_in', 'auth.unlock']);
  });
});
