import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dataOf, get, givePassword, openWorld, password, post, type Reply, signIn, type World } from '../api/kit.ts';
import { oneSubject } from '../api/subjects.ts';

type Headers = { readonly authorization: string };

/** B4 and B5: nobody becomes more than they are, and whoever becomes less is less at once. */
describe.each([oneSubject])('escalation on $name', (subject) => {
  let world: World;
  let owner: Headers;
  let admin: Headers;
  let roles: Readonly<Record<string, number>>;

  beforeAll(async () => {
    world = await openWorld(subject);
    owner = await signIn(world.app, 'owner');
    admin = await signIn(world.app, 'admin');
    const rows = await world.database.db.selectFrom('role').select(['id', 'code']).execute();
    roles = Object.fromEntries(rows.map(({ id, code }) => [code, id]));
  });
  afterAll(() => world.close());

  const person = (name: string) => world.people[name]?.id ?? 0;
  const rowOf = (id: number) =>
    world.database.db.selectFrom('app_user').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const change = async (id: number, changes: object, headers: Headers) => {
    const { version } = await rowOf(id);
    return post(world.app, '/api/system/user/update', { user_id: id, version, ...changes }, headers);
  };
  const reset = (id: number, headers: Headers) =>
    post(world.app, '/api/system/user/reset_password', { user_id: id }, headers);
  const roleCall = async (part: string, id: number | undefined, body: object, headers: Headers) => {
    const { version } = await world.database.db
      .selectFrom('role')
      .select('version')
      .where('id', '=', id ?? 0)
      .executeTakeFirstOrThrow();
    return post(world.app, `/api/system/role/update/${part}`, { role_id: id, version, ...body }, headers);
  };
  /** A picture of everything that a refused attempt must leave as it is. */
  const everything = async () => {
    const { db } = world.database;
    const people =
      await sql`select to_jsonb(u) - 'failed_login_count' - 'last_login_at' - 'last_login_ip' as row from app_user u order by id`.execute(
        db,
      );
    const all = await sql`select to_jsonb(r) as row from role r order by id`.execute(db);
    const hashes = await sql`select user_id, password_hash from user_credential order by user_id`.execute(db);
    return JSON.stringify([people.rows, all.rows, hashes.rows]);
  };
  const refused = async (attempts: readonly (readonly [string, () => Promise<Reply>])[]) => {
    const before = await everything();
    for (const [what, attempt] of attempts) {
      const reply = await attempt();
      // Somebody of other agents does not exist.
      expect([what, [403, 404, 422].includes(Number(reply.body.error))]).toEqual([what, true]);
    }
    expect(await everything()).toBe(before);
  };

  test('nobody gives themselves a role, agents, a limit or another status', () =>
    refused([
      ['admin becomes owner', () => change(person('admin'), { role_id: roles.owner }, admin)],
      ['admin becomes finance lead', () => change(person('admin'), { role_id: roles.finance_lead }, admin)],
      ['admin takes agents', () => change(person('admin'), { agent_ids: [1, 2] }, admin)],
      [
        'admin takes a team',
        () => change(person('admin'), { finance_team_id: null, must_change_password: true }, admin),
      ],
      ['admin opens a password', () => reset(person('admin'), admin)],
      ['admin suspends themselves', () => change(person('admin'), { status: 'suspended' }, admin)],
      ['owner suspends themselves', () => change(person('owner'), { status: 'suspended' }, owner)],
      ['owner demotes themselves', () => change(person('owner'), { role_id: roles.admin }, owner)],
      ['admin moves their address', () => change(person('admin'), { email: 'mine@example.test' }, admin)],
    ]));

  test('what is harmless about themselves everybody may change who may change people', async () => {
    expect((await change(person('admin'), { name: 'ชื่อใหม่', mobile: '0812345678' }, admin)).status).toBe(200);
    expect((await get(world.app, '/api/profile', admin)).status).toBe(200);
  });

  test('nobody makes or changes people above them, or hands out what they do not have', async () => {
    const base = {
      email: 'x@example.test',
      name: 'x',
      server: 'cat350_v2',
      status: 'active',
    };
    const add = (username: string, role_id: number | undefined, headers = admin) =>
      post(world.app, '/api/system/user/add', { ...base, username, role_id, agent_ids: [1] }, headers);
    const peer = dataOf(
      await post(
        world.app,
        '/api/system/user/add',
        { ...base, username: 'peer.admin', email: 'peer@example.test', role_id: roles.admin },
        owner,
      ),
    );
    const waiting = dataOf(
      await post(
        world.app,
        '/api/system/user/add',
        { ...base, username: 'waiting.one', email: 'waiting@example.test', role_id: roles.admin, status: 'pending' },
        owner,
      ),
    );
    await refused([
      ['adds an owner', () => add('evil.owner', roles.owner)],
      ['adds an equal', () => add('evil.admin', roles.admin)],
      ['adds somebody who may approve', () => add('evil.lead', roles.finance_lead)],
      ['raises somebody to owner', () => change(person('support'), { role_id: roles.owner }, admin)],
      ['raises somebody to an equal', () => change(person('support'), { role_id: roles.admin }, admin)],
      ['lets in an equal who waits', () => change(Number(waiting.id), { status: 'active' }, admin)],
      ['suspends the owner', () => change(person('owner'), { status: 'suspended' }, admin)],
      ['resets the owner', () => reset(person('owner'), admin)],
      ['renames the owner', () => change(person('owner'), { name: 'x' }, admin)],
      ['suspends an equal', () => change(Number(peer.id), { status: 'suspended' }, admin)],
      ['resets an equal', () => reset(Number(peer.id), admin)],
      ['auditor adds', async () => add('by.auditor', roles.support, await signIn(world.app, 'auditor'))],
      ['lead updates', async () => change(person('support'), { name: 'x' }, await signIn(world.app, 'finance.lead'))],
    ]);
    const denied = await world.database.db
      .selectFrom('audit_log')
      .select('seq')
      .where('action', '=', 'user.update')
      .where('result', '=', 'denied')
      .where('actor_id', '=', person('admin'))
      .execute();
    expect(denied.length).toBeGreaterThanOrEqual(4);
  });

  test('a password needs its own permission', async () => {
    const { db } = world.database;
    const { permissions } = await db
      .selectFrom('role')
      .select('permissions')
      .where('code', '=', 'admin')
      .executeTakeFirstOrThrow();
    const without = permissions.filter((key) => key !== 'system.user.resetpw');
    await sql`update role set permissions = ${JSON.stringify(without)}::jsonb where code = 'admin'`.execute(db);
    await refused([['resets', () => reset(person('support'), admin)]]);
    await sql`update role set permissions = ${JSON.stringify(permissions)}::jsonb where code = 'admin'`.execute(db);
  });

  test('nobody changes their own role or one above it', () =>
    refused([
      ['own role', () => roleCall('permission', roles.admin, { permissions: ['finance.withdraw.approve'] }, admin)],
      ['own menus', () => roleCall('menu', roles.admin, { menu_ids: [] }, admin)],
      ['own team', () => roleCall('finance_team', roles.admin, { finance_team_id: null }, admin)],
      ['owner role', () => roleCall('permission', roles.owner, { permissions: [] }, admin)],
      [
        'gives what they lack',
        () => roleCall('permission', roles.support, { permissions: ['finance.withdraw.approve'] }, admin),
      ],
    ]));

  test('staff of some agents stay within them', async () => {
    const { db } = world.database;
    const keys = ['system.user.view', 'system.user.create', 'system.user.update', 'system.user.resetpw'];
    await sql`
      insert into role (code, name, rank, scope, permissions, status)
      values ('keeper', 'ผู้ดูแลสาขา', 30, 'assigned', ${JSON.stringify(keys)}::jsonb, 'active'),
        ('clerk', 'เสมียน', 80, 'assigned', '[]', 'active'), ('watcher', 'ผู้เฝ้าดู', 81, 'all', '[]', 'active')`.execute(
      db,
    );
    const { rows } = await sql<{ code: string; id: number }>`select code, id from role`.execute(db);
    const all = Object.fromEntries(rows.map(({ code, id }) => [code, id]));
    const base = { name: 'x', server: 'cat350_v2', status: 'active' };
    const add = (
      username: string,
      role_id: number | undefined,
      agent_ids: readonly number[] | undefined,
      headers: Headers,
    ) =>
      post(
        world.app,
        '/api/system/user/add',
        { ...base, username, email: `${username}@example.test`, role_id, agent_ids },
        headers,
      );
    const keeperId = Number(dataOf(await add('keeper.one', all.keeper, [1], owner)).id);
    await givePassword(world, keeperId);
    const foreign = dataOf(await add('clerk.two', all.clerk, [2], owner));
    const wide = dataOf(await add('watcher.one', all.watcher, undefined, owner));
    const keeper = await signIn(world.app, 'keeper.one');
    const own = dataOf(await add('clerk.one', all.clerk, [1], keeper));
    await refused([
      ['adds for a foreign agent', () => add('clerk.three', all.clerk, [2], keeper)],
      ['adds one who sees all', () => add('watcher.two', all.watcher, undefined, keeper)],
      ['gives a foreign agent', () => change(Number(own.id), { agent_ids: [1, 2] }, keeper)],
      ['widens', () => change(Number(own.id), { role_id: all.watcher }, keeper)],
      ['changes a foreign person', () => change(Number(foreign.id), { name: 'x' }, keeper)],
      ['changes one who sees all', () => change(Number(wide.id), { name: 'x' }, keeper)],
    ]);
  });

  test('the last owner stays, also when fifty others try at once', async () => {
    const { db } = world.database;
    const hash = await db
      .selectFrom('user_credential')
      .select('password_hash')
      .where('user_id', '=', person('owner'))
      .executeTakeFirstOrThrow();
    await sql`
      insert into app_user (username, email, name, role_id, server, status)
      select 'owner.' || n, 'owner.' || n || '@example.test', 'เจ้าของ ' || n, ${roles.owner}::integer, 'cat350_v2', 'active'
      from generate_series(1, 49) n`.execute(db);
    await sql`
      insert into user_credential (user_id, password_hash)
      select id, ${hash.password_hash} from app_user where username like 'owner.%'`.execute(db);
    const ring = await db
      .selectFrom('app_user')
      .select(['id', 'version', 'username'])
      .where('role_id', '=', roles.owner ?? 0)
      .orderBy('id')
      .execute();
    expect(ring).toHaveLength(50);
    const sessions = await Promise.all(ring.map(({ username }) => signIn(world.app, username, password)));
    const attempts = ring.map((_, at) => {
      const target = ring[(at + 1) % ring.length];
      const changes = at % 2 === 0 ? { role_id: roles.auditor } : { status: 'suspended' };
      return post(
        world.app,
        '/api/system/user/update',
        { user_id: target?.id, version: target?.version, ...changes },
        sessions[at],
      );
    });
    const statuses = (await Promise.all(attempts)).map(({ status }) => status);
    const left = await db
      .selectFrom('app_user')
      .select('id')
      .where('role_id', '=', roles.owner ?? 0)
      .where('status', '=', 'active')
      .execute();
    expect(left.length).toBeGreaterThanOrEqual(1);
    expect(statuses.filter((status) => status === 200)).toHaveLength(50 - left.length);
    expect(statuses.every((status) => [200, 401, 403, 422].includes(status))).toBe(true);
  });

  test('two owners who demote each other, fifty times over at once, leave one', async () => {
    const { db } = world.database;
    const two = ['owner.1', 'owner.2'] as const;
    for (let round = 0; round < 4; round += 1) {
      await sql`update app_user set status = 'suspended' where role_id = ${roles.owner}::integer`.execute(db);
      await sql`
        update app_user set status = 'active', role_id = ${roles.owner}::integer where username in (${sql.join(two)})`.execute(
        db,
      );
      const people = await db.selectFrom('app_user').selectAll().where('username', 'in', two).orderBy('id').execute();
      const sessions = await Promise.all(two.map((name) => signIn(world.app, name)));
      const attempts = Array.from({ length: 50 }, (_, at) => {
        const target = people[(at + 1) % 2];
        const changes = at % 4 < 2 ? { status: 'suspended' } : { role_id: roles.auditor };
        const body = { user_id: target?.id, version: target?.version, ...changes };
        return post(world.app, '/api/system/user/update', body, sessions[at % 2]);
      });
      const statuses = (await Promise.all(attempts)).map(({ status }) => status);
      const left = await db
        .selectFrom('app_user')
        .select('id')
        .where('role_id', '=', roles.owner ?? 0)
        .where('status', '=', 'active')
        .execute();
      expect([left.length, statuses.filter((status) => status === 200).length]).toEqual([1, 1]);
    }
  });

  test('what was taken away is gone at the next request', async () => {
    const { db } = world.database;
    await sql`update app_user set status = 'active', role_id = ${roles.owner}::integer where username = 'owner'`.execute(
      db,
    );
    const chief = await signIn(world.app, 'owner');
    const withdraw = (headers: Headers) => get(world.app, '/api/system/withdraw/list', headers);
    const lead = await signIn(world.app, 'finance.lead');
    expect((await withdraw(lead)).status).toBe(200);
    expect((await change(person('finance_lead'), { status: 'suspended' }, chief)).status).toBe(200);
    expect((await withdraw(lead)).status).toBe(401);
    const clerk = await signIn(world.app, 'finance');
    expect((await change(person('finance'), { role_id: roles.marketing }, chief)).status).toBe(200);
    expect((await withdraw(clerk)).status).toBe(401);
    const support = await signIn(world.app, 'support');
    expect((await withdraw(support)).status).toBe(200);
    expect((await roleCall('permission', roles.support, { permissions: [] }, chief)).status).toBe(200);
    expect((await withdraw(support)).status).toBe(403);
  });
});
