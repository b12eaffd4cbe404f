import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { dataOf, get, openWorld, password, post, signIn, type World } from '../api/kit.ts';
import { oneSubject } from '../api/subjects.ts';

type Headers = Record<string, string>;

describe.each([oneSubject])('sessions on $name', (subject) => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld(subject, { settings: { idleMinutes: 10, absoluteHours: 2 } });
  });
  afterAll(() => world.close());
  afterEach(async () => {
    await sql`delete from sign_in_guard`.execute(world.database.db);
  });

  const me = async (headers: Headers) => (await get(world.app, '/api/profile', headers)).status;
  const list = async (headers: Headers) => (await get(world.app, '/api/system/withdraw/list', headers)).status;
  const idOf = (name: string) => world.people[name]?.id ?? 0;
  const devices = async (headers: Headers) =>
    dataOf(await get(world.app, '/api/session/list', headers)).items as readonly Record<string, unknown>[];
  const usedFor = async (action: string) =>
    (
      await sql<{
        actor_id: number;
        actor_role: string;
        session_id: number | null;
        auth_method: string;
        entity_id: string;
      }>`
        select actor_id, actor_role, session_id, auth_method, entity_id from audit_log where action = ${action}
        order by seq desc limit 1`.execute(world.database.db)
    ).rows[0];
  /** Lets time pass for every session, as if nobody had called. */
  const later = (minutes: number) =>
    sql`update session set last_seen_at = last_seen_at - make_interval(mins => ${minutes}),
      created_at = created_at - make_interval(mins => ${minutes}),
      expires_at = expires_at - make_interval(mins => ${minutes})`.execute(world.database.db);

  test('both limits are the operator’s: ten idle minutes, two hours in any case', async () => {
    const idle = await signIn(world.app, 'support');
    await later(9);
    expect(await me(idle)).toBe(200);
    await later(9);
    expect(await me(idle)).toBe(200);
    await later(11);
    expect(await me(idle)).toBe(401);
    const busy = await signIn(world.app, 'support');
    for (let minute = 0; minute < 117; minute += 9) {
      expect(await me(busy), `minute ${minute}`).toBe(200);
      await later(9);
    }
    expect(await me(busy)).toBe(200);
    await later(4);
    expect(await me(busy)).toBe(401);
    // Background calls are answered, but nobody is there.
    const abandoned = await signIn(world.app, 'support');
    await later(6);
    expect(await me({ ...abandoned, 'x-background': '1' })).toBe(200);
    await later(6);
    expect(await me({ ...abandoned, 'x-background': '1' })).toBe(401);
  });

  test('a sign-in is written down under its person and session', async () => {
    await signIn(world.app, 'finance');
    const row = await usedFor('auth.sign_in');
    expect(row).toMatchObject({ actor_id: idOf('finance'), actor_role: 'finance', auth_method: 'local' });
    expect(row?.session_id).toBeGreaterThan(0);
  });

  test('a person sees their devices, and ends one, or all the others', async () => {
    await sql`update session set revoked_at = clock_timestamp() where revoked_at is null`.execute(world.database.db);
    const agents = ['first', 'second', 'third'];
    const open: Headers[] = [];
    for (const agent of agents) {
      const { body } = await post(world.app, '/api/auth', { email: 'finance', password }, { 'user-agent': agent });
      open.push({ authorization: `Bearer ${String(body.access_token)}` });
    }
    const [a = {}, b = {}, c = {}] = open;
    const foreign = await signIn(world.app, 'admin');
    const seen = await devices(a);
    expect(seen.map(({ user_agent }) => user_agent).sort()).toEqual([...agents].sort());
    expect(seen.filter(({ current }) => current)).toMatchObject([
      { user_agent: 'first', auth_method: 'local', ip: '127.0.0.1' },
    ]);
    expect(JSON.stringify(seen)).not.toMatch(/token|hash/);
    const idOfAgent = (agent: string) => seen.find(({ user_agent }) => user_agent === agent)?.id;
    // Somebody else's session does not exist.
    expect((await post(world.app, '/api/session/revoke', { id: idOfAgent('second') }, foreign)).body.error).toBe(404);
    expect(await me(b)).toBe(200);
    expect((await post(world.app, '/api/session/revoke', { id: idOfAgent('second') }, a)).body.error).toBe(0);
    expect([await me(a), await me(b), await me(c)]).toEqual([200, 401, 200]);
    expect((await post(world.app, '/api/session/revoke', { id: idOfAgent('second') }, a)).body.error).toBe(404);
    expect((await post(world.app, '/api/session/revoke', {}, a)).body.error).toBe(0);
    expect([await me(a), await me(c), await me(foreign)]).toEqual([200, 401, 200]);
    expect(await devices(a)).toHaveLength(1);
    expect((await usedFor('session.revoke'))?.actor_id).toBe(idOf('finance'));
    for (const bad of [{ id: 0 }, { id: -1 }, { id: 2_147_483_647 }]) {
      expect((await post(world.app, '/api/session/revoke', bad, a)).body.error).toBe(404);
    }
    expect((await post(world.app, '/api/session/revoke', { id: '1' }, a)).status).toBe(422);
    expect((await get(world.app, '/api/session/list')).status).toBe(401);
  });

  test('an administrator sees and ends the devices of others, of nobody above', async () => {
    const [admin, owner, finance] = [
      await signIn(world.app, 'admin'),
      await signIn(world.app, 'owner'),
      await signIn(world.app, 'finance'),
    ];
    const of = (name: string, headers: Headers) =>
      get(world.app, `/api/system/user/sessions?user_id=${idOf(name)}`, headers);
    const out = (name: string, headers: Headers) =>
      post(world.app, '/api/system/user/sign_out', { user_id: idOf(name) }, headers);
    expect(JSON.stringify(dataOf(await of('finance', admin)).items)).toContain('auth_method');
    expect((await of('finance', finance)).status).toBe(403);
    expect((await out('support', finance)).status).toBe(403);
    expect((await out('owner', admin)).status).toBe(403);
    expect(await me(owner)).toBe(200);
    expect((await out('finance', admin)).body.error).toBe(0);
    expect(await me(finance)).toBe(401);
    expect(await usedFor('user.sign_out')).toMatchObject({
      actor_id: idOf('admin'),
      entity_id: String(idOf('finance')),
    });
    expect((await get(world.app, '/api/system/user/sessions?user_id=999999', admin)).body.error).toBe(404);
    expect((await post(world.app, '/api/system/user/sign_out', { user_id: 999_999 }, admin)).body.error).toBe(404);
  });

  test('nobody ends the sessions of an equal, nor of somebody who sees more; everybody may end their own', async () => {
    const { db } = world.database;
    const out = (name: string, headers: Headers) =>
      post(world.app, '/api/system/user/sign_out', { user_id: idOf(name) }, headers);
    await sql`update role set permissions = permissions || '["system.user.view", "system.user.resetpw"]'
      where code = 'support'`.execute(db);
    const [support, marketing, auditor] = [
      await signIn(world.app, 'support'),
      await signIn(world.app, 'marketing'),
      await signIn(world.app, 'auditor'),
    ];
    // The same rank; a lower rank whose role sees every agent.
    expect((await out('marketing', support)).status).toBe(403);
    expect((await out('auditor', support)).status).toBe(403);
    expect([await me(marketing), await me(auditor)]).toEqual([200, 200]);
    expect((await out('agent_master', support)).body.error).toBe(0);
    expect((await out('support', support)).body.error).toBe(0);
    expect(await me(support)).toBe(401);
  });

  test('logout, suspension and a new password end sessions on the next request, and for good', async () => {
    const { db } = world.database;
    const left = await signIn(world.app, 'finance');
    expect((await post(world.app, '/api/logout', {}, left)).body.error).toBe(0);
    expect(await me(left)).toBe(401);
    const suspended = await signIn(world.app, 'finance');
    await sql`update app_user set status = 'suspended' where username = 'finance'`.execute(db);
    expect(await list(suspended)).toBe(401);
    await sql`update app_user set status = 'active' where username = 'finance'`.execute(db);
    expect(await list(suspended)).toBe(401);
    const before = await signIn(world.app, 'finance');
    await sql`update user_credential set password_hash = password_hash || '' where user_id = ${idOf('finance')}`.execute(
      db,
    );
    expect(await me(before)).toBe(200);
    await sql`update user_credential set changed_at = clock_timestamp(), password_hash =
      (select password_hash || 'x' from user_credential where user_id = ${idOf('finance')})
      where user_id = ${idOf('finance')}`.execute(db);
    expect(await me(before)).toBe(401);
    await sql`update user_credential set password_hash = left(password_hash, -1) where user_id = ${idOf('finance')}`.execute(
      db,
    );
    const { rows } = await sql<{ cause: string }>`select distinct revoked_for as cause from session
      where user_id = ${idOf('finance')} and revoked_for is not null`.execute(db);
    expect(rows.map(({ cause }) => cause)).toEqual(
      expect.arrayContaining(['sign-out', 'account suspended', 'password changed']),
    );
  });

  test('a demotion counts on the next request: the role, its state, its permissions, the rank', async () => {
    const { db } = world.database;
    const headers = await signIn(world.app, 'finance');
    expect(await list(headers)).toBe(200);
    await sql`update app_user set role_id = (select id from role where code = 'marketing') where username = 'finance'`.execute(
      db,
    );
    expect(await list(headers)).toBe(403);
    await sql`update app_user set role_id = (select id from role where code = 'finance') where username = 'finance'`.execute(
      db,
    );
    expect(await list(headers)).toBe(200);
    await sql`update role set permissions = permissions - 'finance.withdraw.view' where code = 'finance'`.execute(db);
    expect(await list(headers)).toBe(403);
    await sql`update role set permissions = permissions || '["finance.withdraw.view"]' where code = 'finance'`.execute(
      db,
    );
    expect(await list(headers)).toBe(200);
    await sql`update role set status = 'inactive' where code = 'finance'`.execute(db);
    expect(await list(headers)).toBe(401);
    await sql`update role set status = 'active' where code = 'finance'`.execute(db);
    await sql`update app_user set role_id = null where username = 'finance'`.execute(db);
    expect(await list(headers)).toBe(401);
    await sql`update app_user set role_id = (select id from role where code = 'finance') where username = 'finance'`.execute(
      db,
    );
  });

  test('a hundred calls in flight while the person is suspended: none is served afterwards', async () => {
    const { db } = world.database;
    const headers = await signIn(world.app, 'finance');
    const begin = (count: number) => Array.from({ length: count }, () => me(headers));
    const early = begin(40);
    expect(await early[0]).toBe(200);
    const suspending = sql`update app_user set status = 'suspended' where username = 'finance'`.execute(db);
    const meanwhile = begin(30);
    await suspending;
    const late = begin(30);
    expect(new Set(await Promise.all(late))).toEqual(new Set([401]));
    for (const status of await Promise.all([...early, ...meanwhile])) expect([200, 401]).toContain(status);
    await sql`update app_user set status = 'active' where username = 'finance'`.execute(db);
  });

  test('with a password that somebody else gave there is nothing to do but change it', async () => {
    const { db } = world.database;
    await sql`update app_user set must_change_password = true where username = 'finance'`.execute(db);
    const headers = await signIn(world.app, 'finance');
    expect(await me(headers)).toBe(200);
    expect(dataOf(await get(world.app, '/api/profile', headers)).must_change_password).toBe(true);
    expect(await list(headers)).toBe(403);
    const refused = [
      '/api/system/agent/items',
      '/api/system/finance/team/items',
      `/api/system/audit/history?entity=User&id=${idOf('finance')}`,
    ];
    for (const url of refused) expect([url, (await get(world.app, url, headers)).status]).toEqual([url, 403]);
    const next = 'my-own-horse-555';
    const change = { current_password: password, new_password: next, new_password_confirm: next };
    expect((await post(world.app, '/api/change_password', change, headers)).body.error).toBe(0);
    expect(await me(headers)).toBe(401);
    expect(await list(await signIn(world.app, 'finance', next))).toBe(200);
  });
});
