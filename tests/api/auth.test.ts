import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { changesCall } from '#contract/changes.ts';
import { endpoints } from '#generated/api/endpoints.ts';
import { checklist } from '../support/checklist.ts';
import { passForGuards } from '../support/pass-for-guards.ts';
import { dataOf, get, openWorld, password, post, signIn, type World } from './kit.ts';
import { oneSubject } from './subjects.ts';

describe.each([oneSubject])('sign-in and sessions on $name', (subject) => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld(subject);
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    await sql`delete from sign_in_guard`.execute(world.database.db);
  });

  const me = (headers: Record<string, string>) => get(world.app, '/api/profile', headers);

  test('e-mail or user name, in any case; the profile, the token and the menus of the role', async () => {
    for (const email of ['finance', 'finance@example.test', ' FINANCE@Example.TEST ']) {
      const reply = await post(world.app, '/api/auth', { email, password });
      expect(reply.body).toMatchObject({
        error: 0,
        data: { username: 'finance', role: 'finance', role_name: 'FINANCE', agent_ids: [1] },
      });
      expect(String(reply.body.access_token)).toMatch(/^[\w-]{43}$/);
      expect(reply.body.menus).toEqual(dataOf(reply).menus);
    }
    const stored = await sql<{ n: bigint }>`select count(*) as n from session where length(token_hash) = 32`.execute(
      world.database.db,
    );
    expect(stored.rows[0]?.n).toBe(3n);
    const headers = await signIn(world.app, 'marketing');
    const links = JSON.stringify(dataOf(await me(headers)).menus);
    expect(links).not.toContain('/finance/withdraw_requests');
    expect(JSON.stringify(dataOf(await me(await signIn(world.app, 'finance'))).menus)).toContain(
      '/finance/withdraw_requests',
    );
  });

  test('an unknown name and a wrong password get the same answer, whatever the state of the account', async () => {
    const { db } = world.database;
    await sql`update app_user set status = 'suspended' where username = 'auditor'`.execute(db);
    await sql`update app_user set status = 'pending', role_id = null where username = 'marketing'`.execute(db);
    const wrong = 'wrong-password-1';
    const replies = [
      await post(world.app, '/api/auth', { email: 'nobody', password }),
      await post(world.app, '/api/auth', { email: 'finance', password: wrong }),
      await post(world.app, '/api/auth', { email: 'auditor', password: wrong }),
      await post(world.app, '/api/auth', { email: 'marketing', password: wrong }),
    ];
    for (const reply of replies) {
      expect(reply.status).toBe(401);
      const { request_id: _, ...rest } = reply.body;
      expect(rest).toEqual({ error: 401, message: 'ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง' });
    }
    // Whoever has the password is told what is the matter.
    const told = async (email: string) => (await post(world.app, '/api/auth', { email, password })).body;
    expect(await told('auditor')).toMatchObject({ error: 403, message: 'บัญชีถูกระงับ กรุณาติดต่อผู้ดูแล' });
    expect(await told('marketing')).toMatchObject({ error: 403, message: 'บัญชีรออนุมัติ' });
    await sql`update app_user set status = 'active' where username = 'auditor'`.execute(db);
    await sql`update app_user set status = 'active',
      role_id = (select id from role where code = 'marketing') where username = 'marketing'`.execute(db);
    await sql`update app_user set allow_ips = '["203.0.113.0/24"]' where username = 'marketing'`.execute(db);
    expect((await told('marketing')).error).toBe(403);
    await sql`update app_user set allow_ips = null where username = 'marketing'`.execute(db);
    await sql`update role set status = 'inactive' where code = 'marketing'`.execute(db);
    expect((await told('marketing')).error).toBe(403);
    await sql`update role set status = 'active' where code = 'marketing'`.execute(db);
    expect((await told('marketing')).error).toBe(0);
  });

  test('of two hundred guesses at once five are looked at; the right password waits, too; others are unaffected', async () => {
    const guesses = Array.from({ length: 200 }, (_, i) =>
      post(world.app, '/api/auth', { email: 'finance', password: `wrong-${i}` }),
    );
    const statuses = (await Promise.all(guesses)).map((reply) => reply.status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(195);
    const locked = await post(world.app, '/api/auth', { email: 'finance@example.test', password });
    expect(locked.status).toBe(429);
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(800);
    expect((await post(world.app, '/api/auth', { email: 'support', password })).body.error).toBe(0);
    expect(String(locked.body.message)).toMatch(/^ลองใหม่อีกครั้งใน \d+ วินาที$/);
    await passForGuards(world.database.db, 16);
    expect((await post(world.app, '/api/auth', { email: 'finance', password })).body.error).toBe(0);
  });

  test('guesses at a name that does not exist are counted alike', async () => {
    for (let i = 0; i < 5; i += 1)
      expect((await post(world.app, '/api/auth', { email: 'ghost', password: 'x' })).status).toBe(401);
    expect((await post(world.app, '/api/auth', { email: 'ghost', password: 'x' })).status).toBe(429);
  });

  test('signing out ends this session at once, and no other', async () => {
    const one = await signIn(world.app, 'support');
    const two = await signIn(world.app, 'support');
    expect((await post(world.app, '/api/logout', {}, one)).body.error).toBe(0);
    expect((await me(one)).status).toBe(401);
    expect((await me(two)).status).toBe(200);
  });

  test('a session ends after 15 idle minutes and after 12 hours in any case; background calls do not keep it alive', async () => {
    const { db } = world.database;
    const idle = await signIn(world.app, 'admin');
    await sql`update session set last_seen_at = clock_timestamp() - interval '14 minutes' where revoked_at is null`.execute(
      db,
    );
    expect((await me({ ...idle, 'x-background': '1' })).status).toBe(200);
    await sql`update session set last_seen_at = last_seen_at - interval '2 minutes'`.execute(db);
    expect((await me(idle)).status).toBe(401);
    const kept = await signIn(world.app, 'admin');
    await sql`update session set last_seen_at = clock_timestamp() - interval '14 minutes' where revoked_at is null`.execute(
      db,
    );
    expect((await me(kept)).status).toBe(200);
    await sql`update session set last_seen_at = last_seen_at - interval '2 minutes'`.execute(db);
    expect((await me(kept)).status).toBe(200);
    await sql`update session set expires_at = clock_timestamp()`.execute(db);
    expect((await me(kept)).status).toBe(401);
  });

  test('suspension, demotion and a change of address count from the next request', async () => {
    const { db } = world.database;
    const list = (headers: Record<string, string>) => get(world.app, '/api/system/withdraw/list', headers);
    const headers = await signIn(world.app, 'finance');
    expect((await list(headers)).status).toBe(200);
    await sql`update role set permissions = permissions - 'finance.withdraw.view' where code = 'finance'`.execute(db);
    expect((await list(headers)).status).toBe(403);
    await sql`update app_user set role_id = (select id from role where code = 'finance_lead') where username = 'finance'`.execute(
      db,
    );
    expect((await list(headers)).status).toBe(200);
    await sql`update app_user set allow_ips = '["203.0.113.0/24"]' where username = 'finance'`.execute(db);
    expect((await list(headers)).status).toBe(401);
    await sql`update app_user set allow_ips = '["127.0.0.0/8"]' where username = 'finance'`.execute(db);
    expect((await list(headers)).status).toBe(200);
    await sql`update app_user set status = 'suspended' where username = 'finance'`.execute(db);
    expect((await list(headers)).status).toBe(401);
    await sql`update app_user set status = 'active', allow_ips = null where username = 'finance'`.execute(db);
  });

  test('tokens that are not exactly one of ours open nothing', async () => {
    const { authorization } = await signIn(world.app, 'owner');
    const token = authorization.slice('Bearer '.length);
    const flipped = `${token.slice(0, -2)}${token.at(-2) === 'A' ? 'B' : 'A'}${token.at(-1)}`;
    for (const bad of [
      flipped,
      token.slice(1),
      `${token}x`,
      token.toLowerCase(),
      'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.',
      "' or 1=1 --",
    ]) {
      expect((await me({ authorization: `Bearer ${bad}` })).status, bad).toBe(401);
    }
    expect((await get(world.app, `/api/profile?access_token=${token}`)).status).toBe(401);
    expect((await me({ 'x-user': 'owner', cookie: `token=${token}` })).status).toBe(401);
  });

  test('a new password needs the old one, and ends every session', async () => {
    const next = 'another-horse-8';
    const [one, two] = [await signIn(world.app, 'admin'), await signIn(world.app, 'admin')];
    const change = (body: object) => post(world.app, '/api/change_password', body, one);
    const right = { current_password: password, new_password: next, new_password_confirm: next };
    expect((await change({ ...right, current_password: 'wrong-one-1' })).body).toMatchObject({
      error: 422,
      fields: { current_password: expect.any(String) },
    });
    expect((await change({ ...right, new_password_confirm: 'different-horse-1' })).status).toBe(422);
    expect((await change({ ...right, new_password: password, new_password_confirm: password })).status).toBe(422);
    expect((await me(one)).status).toBe(200);
    expect((await change(right)).body.error).toBe(0);
    expect((await me(one)).status).toBe(401);
    expect((await me(two)).status).toBe(401);
    expect((await post(world.app, '/api/auth', { email: 'admin', password })).status).toBe(401);
    await signIn(world.app, 'admin', next);
  });

  test('the handshake is public and has only the server, its time, its extensions and its identity service', async () => {
    const reply = await post(world.app, '/api/handshake', {});
    expect(Object.keys(dataOf(reply)).sort()).toEqual([
      'api_version',
      'extensions',
      'identity',
      'maintenance',
      'server_key',
      'server_name',
      'server_time',
    ]);
    expect(dataOf(reply).identity).toEqual({ provider: 'local', config: null, emulator: null });
    const calls = [changesCall, ...endpoints.filter(({ extension }) => extension)];
    const extensions = calls.map(({ method, path }) => `${method} ${path}`);
    expect(dataOf(reply).extensions).toEqual(extensions);
    expect(extensions.filter((call) => call in checklist.calls)).toEqual([]);
    expect((await post(world.app, '/api/handshake', { x: 1 })).status).toBe(422);
  });

  test('no password, token or hash is in the audit log', async () => {
    const { rows } = await sql<{ t: string }>`select a::text as t from audit_log a`.execute(world.database.db);
    const text = rows.map((row) => row.t).join('\n');
    expect(text).toContain('auth.sign_in');
    expect(text).not.toMatch(/argon2|correct-horse|another-horse|wrong-/);
  });
});
