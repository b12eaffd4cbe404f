import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dataOf, get, openWorld, post, type Reply, signIn, type World } from './kit.ts';
import { oneSubject } from './subjects.ts';

type Headers = { readonly authorization: string };

describe.each([oneSubject])('roles on $name', (subject) => {
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

  const fieldsOf = (reply: Reply) => reply.body.fields as Readonly<Record<string, string>> | undefined;
  const detail = async (id: number | undefined) =>
    dataOf(await get(world.app, `/api/system/role/detail?role_id=${id}`, owner));
  const permissionsOf = async (id: number | undefined) => (await detail(id)).permissions as readonly string[];
  const addRole = async (body: object, headers = owner) =>
    post(
      world.app,
      '/api/system/role/add',
      { name: 'ใหม่', rank: 80, scope: 'assigned', status: 'active', ...body },
      headers,
    );
  const send = async (part: string, id: number | undefined, body: object, headers = owner) => {
    const { version } = await detail(id);
    return post(world.app, `/api/system/role/update/${part}`, { role_id: id, version, ...body }, headers);
  };

  test('a new role is empty, or a copy without what its maker lacks', async () => {
    const empty = dataOf(await addRole({ code: 'cashier' }));
    expect(await detail(Number(empty.id))).toMatchObject({ permissions: [], menu_ids: [], is_system: false });
    const copy = dataOf(await addRole({ code: 'lead_copy', copy_from_role_id: roles.finance_lead }, admin));
    const copied = await permissionsOf(Number(copy.id));
    const source = await permissionsOf(roles.finance_lead);
    const own = new Set(await permissionsOf(roles.admin));
    expect(copied).toEqual(source.filter((key) => own.has(key)).sort());
    expect(copied).not.toContain('finance.withdraw.approve');
    expect(source).toContain('finance.withdraw.approve');
    expect((await detail(Number(copy.id))).menu_ids).toEqual((await detail(roles.finance_lead)).menu_ids);
  });

  test('code and rank of a new role are checked', async () => {
    const wrong: readonly (readonly [object, string, number])[] = [
      [{ code: 'Bad Code' }, 'code', 422],
      [{ code: 'owner' }, 'code', 409],
      [{ code: 'as_high', rank: 10 }, 'rank', 422],
      [{ code: 'higher', rank: 2 }, 'rank', 422],
      [{ code: 'from_nowhere', copy_from_role_id: 999 }, 'copy_from_role_id', 422],
    ];
    for (const [body, field, status] of wrong) {
      const reply = await addRole(body, admin);
      expect([field, reply.status, Object.keys(fieldsOf(reply) ?? {})]).toEqual([field, status, [field]]);
    }
    expect((await addRole({ code: 'second_owner', rank: 1 })).status).toBe(422);
  });

  test('permissions are replaced as a whole; an action brings the view of its resource; the next request feels it', async () => {
    const id = Number(dataOf(await addRole({ code: 'desk' })).id);
    await world.database.db.updateTable('app_user').set({ role_id: id }).where('username', '=', 'marketing').execute();
    const theirs = await signIn(world.app, 'marketing');
    const list = () => get(world.app, '/api/system/withdraw/list', theirs);
    expect((await list()).status).toBe(403);
    const reply = await send('permission', id, { permissions: ['finance.withdraw.note', 'promotion.sms.send'] });
    expect(reply.status).toBe(200);
    expect(await permissionsOf(id)).toEqual(['finance.withdraw.note', 'finance.withdraw.view', 'promotion.sms.send']);
    expect((await list()).status).toBe(200);
    expect((await send('permission', id, { permissions: [] })).status).toBe(200);
    expect((await list()).status).toBe(403);
    const rows = await world.database.db
      .selectFrom('audit_log')
      .select(['before', 'after', 'actor_id'])
      .where('action', '=', 'role.update_permission')
      .where('entity_id', '=', String(id))
      .orderBy('seq')
      .execute();
    expect(rows).toMatchObject([
      {
        before: { permissions: [] },
        after: { permissions: ['finance.withdraw.note', 'finance.withdraw.view', 'promotion.sms.send'] },
      },
      { after: { permissions: [] } },
    ]);
  });

  test('unknown permissions and stale versions are refused', async () => {
    const unknown = await send('permission', roles.support, {
      permissions: ['finance.withdraw.view', 'money.print.now'],
    });
    expect([unknown.status, fieldsOf(unknown)?.permissions]).toEqual([422, 'ไม่รู้จักสิทธิ์: money.print.now']);
    expect((await send('permission', roles.support, { permissions: ['*'] })).status).toBe(422);
    const { version } = await detail(roles.support);
    const before = await permissionsOf(roles.support);
    expect((await send('permission', roles.support, { permissions: before.slice(1) })).status).toBe(200);
    const late = await post(
      world.app,
      '/api/system/role/update/permission',
      { role_id: roles.support, version, permissions: [] },
      admin,
    );
    expect([late.status, (late.body.conflict as { by?: string }).by]).toEqual([409, 'คุณ owner']);
  });

  test('what stays may be more than the giver has, what is new may not', async () => {
    const before = await permissionsOf(roles.finance);
    expect(before).toContain('finance.withdraw.approve');
    const kept = await send('permission', roles.finance, { permissions: [...before, 'home.dashboard.view'] }, admin);
    expect(kept.status).toBe(200);
    const given = await send('permission', roles.support, { permissions: ['finance.withdraw.approve'] }, admin);
    expect([given.status, fieldsOf(given)?.permissions]).toEqual([422, 'ให้สิทธิ์ที่คุณไม่มีไม่ได้: อนุมัติ รายการถอน']);
    expect(await permissionsOf(roles.support)).not.toContain('finance.withdraw.approve');
  });

  test('the owner keeps everything', async () => {
    const all = await permissionsOf(roles.owner);
    const less = await send('permission', roles.owner, { permissions: all.slice(1) });
    expect([less.status, Object.keys(fieldsOf(less) ?? {})]).toEqual([422, ['permissions']]);
    expect(await permissionsOf(roles.owner)).toEqual(all);
  });

  test('menus bring their groups, and a group nothing but itself', async () => {
    const { db } = world.database;
    const child = await db
      .selectFrom('menu')
      .selectAll()
      .where('link', '=', '/finance/withdraw_requests')
      .executeTakeFirstOrThrow();
    expect((await send('menu', roles.finance, { menu_ids: [child.id] })).status).toBe(200);
    expect((await detail(roles.finance)).menu_ids).toEqual(
      [child.parent_id, child.id].sort((a, b) => Number(a) - Number(b)),
    );
    const menus = dataOf(await get(world.app, '/api/profile', await signIn(world.app, 'finance'))).menus;
    expect(menus).toMatchObject([{ id: child.parent_id, subItems: [{ id: child.id }] }]);
    const unknown = await send('menu', roles.finance, { menu_ids: [99_999] });
    expect([unknown.status, Object.keys(fieldsOf(unknown) ?? {})]).toEqual([422, ['menu_ids']]);
  });

  test('a role has a finance team that works, or none', async () => {
    const { db } = world.database;
    for (const [id, status] of [
      [1, 'active'],
      [2, 'inactive'],
    ] as const) {
      await db
        .insertInto('finance_team')
        .values({ id, code: `FT-${id}`, name: `ทีม ${id}`, approve_limit: 5_000_000n, status })
        .execute();
    }
    expect((await send('finance_team', roles.finance, { finance_team_id: 1 })).status).toBe(200);
    expect(await detail(roles.finance)).toMatchObject({ finance_team_id: 1, finance_team_name: 'ทีม 1' });
    expect((await send('finance_team', roles.finance, { finance_team_id: 2 })).status).toBe(422);
    expect((await send('finance_team', roles.finance, { finance_team_id: 77 })).status).toBe(422);
    expect((await send('finance_team', roles.finance, { finance_team_id: null })).status).toBe(200);
    expect((await detail(roles.finance)).finance_team_id).toBeNull();
  });
});
