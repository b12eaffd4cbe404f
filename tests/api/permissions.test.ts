import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { dataOf, get, openWorld, post, type Reply, rowsOf, signIn, type World } from './kit.ts';
import { oneSubject } from './subjects.ts';

describe.each([oneSubject])('permissions on $name', (subject) => {
  let world: World;
  let owner: { authorization: string };
  beforeAll(async () => {
    world = await openWorld(subject);
    owner = await signIn(world.app, 'owner');
  });
  afterAll(() => world.close());

  const add = (key: string, more: object = {}) => {
    const parts = key.split('.');
    const body = { key, name: `สิทธิ์ ${key}`, area: parts[0], action: parts.at(-1), risk: 'low', ...more };
    return post(world.app, '/api/system/permission/add', body, owner);
  };
  const list = (query: string) => get(world.app, `/api/system/permission/list?limit=500&${query}`, owner);
  const keys = async (query: string) => rowsOf(await list(query)).map((row) => row.key);
  const remove = (permission_id: unknown, more: object = {}) =>
    post(world.app, '/api/system/permission/delete', { permission_id, ...more }, owner);
  const permissionsOf = (role: Readonly<Record<string, unknown>> | undefined) =>
    (role?.permissions ?? []) as readonly string[];
  const idOf = (reply: Reply) => Number(dataOf(reply).id);
  const give = (key: string, roles: readonly string[]) =>
    sql`update role set permissions = permissions || to_jsonb(${key}::text) where code in (${sql.join([...roles])})`.execute(
      world.database.db,
    );

  test('a key says its area and its action, and the two must agree', async () => {
    expect((await add('shop.parcel.send', { area: 'shop', action: 'send' })).body.error).toBe(0);
    const wrong = await add('shop.parcel.weigh', { area: 'finance', action: 'send' });
    expect(wrong.status).toBe(422);
    expect(Object.keys(wrong.body.fields as object)).toEqual(['area', 'action']);
    for (const key of ['parcel', 'shop.parcel', 'Shop.parcel.send', 'shop..send', 'shop.parcel.', 'shop.*.send']) {
      const refused = await add(key);
      expect([refused.status, Object.keys((refused.body.fields ?? {}) as object)], key).toEqual([
        422,
        expect.arrayContaining(['key']),
      ]);
    }
    expect((await add('shop.parcel.send')).status).toBe(409);
  });

  test('of a gateway that is off there are none, in the list, on a person, in their profile and by their key', async () => {
    const { database, platform, people } = world;
    const app = await buildApp({
      deployment: 'dgbet',
      db: database.db,
      providers: platform.providers,
      settings: platform.settings,
    });
    const ask = (url: string) => get(app, url, owner);
    const here = rowsOf(await ask('/api/system/permission/list?limit=500')).map((row) => String(row.key));
    const everywhere = (await keys('')).map(String);
    const gatewaysIn = (list: readonly string[]) =>
      [...new Set(list.filter((key) => key.startsWith('gateway.')).map((key) => key.split('.')[1]))].sort();
    expect(gatewaysIn(here)).toEqual(['payonex']);
    expect(gatewaysIn(everywhere)).toContain('vizpay');
    expect(everywhere.filter((key) => !key.startsWith('gateway.'))).toEqual(
      here.filter((key) => !key.startsWith('gateway.')),
    );
    const person = dataOf(await ask(`/api/system/user/permission?user_id=${people.owner?.id}`));
    const held = (person.items as readonly { readonly key: string }[]).map(({ key }) => key);
    expect(gatewaysIn(held)).toEqual(['payonex']);
    const own = dataOf(await ask('/api/profile')).permissions as readonly string[];
    expect(gatewaysIn(own)).toEqual(['payonex']);
    const greeting = dataOf(await post(app, '/api/handshake', {}));
    expect((greeting.extensions as readonly string[]).filter((call) => /vizpay|zappay|hengpay/.test(call))).toEqual([]);
    const { id } = await database.db
      .selectFrom('permission')
      .select('id')
      .where('key', '=', 'gateway.vizpay.order.view')
      .executeTakeFirstOrThrow();
    expect((await ask(`/api/system/permission/detail?permission_id=${id}`)).body.error).toBe(404);
    await app.close();
  });

  test('rows say how many roles have it; the unused are found, sorted and filtered by that number', async () => {
    await add('shop.parcel.count_a');
    await add('shop.parcel.count_b');
    await give('shop.parcel.count_b', ['admin', 'finance', 'support']);
    const rows = rowsOf(await list('q=count_'));
    expect(rows.map((row) => [row.key, row.role_count])).toEqual([
      ['shop.parcel.count_a', 0],
      ['shop.parcel.count_b', 3],
    ]);
    expect(await keys('unused=true')).toContain('shop.parcel.count_a');
    expect(await keys('unused=true')).not.toContain('shop.parcel.count_b');
    expect(await keys('unused=false&q=count_')).toEqual(['shop.parcel.count_b']);
    expect(rowsOf(await list('sort=-role_count&q=count_')).map((row) => row.role_count)).toEqual([3, 0]);
    expect((await list('unused=perhaps')).status).toBe(422);
  });

  test('the roles that have it are a list of their own', async () => {
    await add('shop.parcel.list');
    await give('shop.parcel.list', ['support', 'admin']);
    const roles = await get(world.app, '/api/system/role/list?permissions=shop.parcel.list', owner);
    expect(rowsOf(roles).map((row) => row.code)).toEqual(['admin', 'support']);
    expect(rowsOf(roles)[0]).toMatchObject({ user_count: 1, menu_count: expect.any(Number) });
    const [admin] = rowsOf(roles);
    expect(admin?.permission_count).toBe(permissionsOf(admin).length);
  });

  test('one that roles have stays, unless it is taken from them as well: at once, and written down', async () => {
    const id = idOf(await add('shop.parcel.force'));
    await give('shop.parcel.force', ['support', 'marketing']);
    const kept = await remove(id);
    expect([kept.status, kept.body.message]).toEqual([409, expect.stringContaining('2 ตำแหน่ง')]);
    const before = await sql<{ version: number }>`select version from role where code = 'support'`.execute(
      world.database.db,
    );
    expect((await remove(id, { force: true })).body.error).toBe(0);
    const left = await sql<{ n: number }>`
      select count(*)::integer as n from role where permissions @> '["shop.parcel.force"]'`.execute(world.database.db);
    expect(left.rows[0]?.n).toBe(0);
    const after = await sql<{ version: number }>`select version from role where code = 'support'`.execute(
      world.database.db,
    );
    expect(after.rows[0]?.version).toBe((before.rows[0]?.version ?? 0) + 1);
    const log = await sql<{ after: unknown }>`
      select after from audit_log where action = 'permission.delete' and entity_type = 'Role'`.execute(
      world.database.db,
    );
    expect(JSON.stringify(log.rows)).toContain('support');
    expect(await keys('q=parcel.force')).toEqual([]);
  });

  test('one that the product asks for is never deleted, even by force', async () => {
    const [row] = rowsOf(await list('q=system.permission.view'));
    expect(row).toMatchObject({ is_system: true });
    const refused = await remove(row?.id, { force: true });
    expect([refused.status, refused.body.message]).toEqual([409, 'ระบบเรียกใช้สิทธิ์นี้อยู่ จึงลบไม่ได้']);
    expect(await keys('q=system.permission.view')).toHaveLength(1);
  });

  test('nobody uses it: it goes without further ado; key, area and action never change', async () => {
    const id = idOf(await add('shop.parcel.gone'));
    const changed = await post(
      world.app,
      '/api/system/permission/update',
      { permission_id: id, version: 1, name: 'ใหม่', area: 'x' },
      owner,
    );
    expect(changed.status).toBe(422);
    const named = await post(
      world.app,
      '/api/system/permission/update',
      { permission_id: id, version: 1, name: 'ใหม่' },
      owner,
    );
    expect(named.body.error).toBe(0);
    expect((await remove(id)).body.error).toBe(0);
  });

  test('the owner gives a new permission to a role, though nobody has it yet', async () => {
    await add('shop.parcel.grant');
    const [support] = rowsOf(await get(world.app, '/api/system/role/list?q=support', owner));
    const reply = await post(
      world.app,
      '/api/system/role/update/permission',
      {
        role_id: support?.id,
        version: support?.version,
        permissions: [...permissionsOf(support), 'shop.parcel.grant'],
      },
      owner,
    );
    expect(reply.body).toMatchObject({ error: 0 });
  });
});
