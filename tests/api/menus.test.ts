import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dataOf, get, openWorld, post, type Reply, rowsOf, signIn, type World } from './kit.ts';
import { oneSubject } from './subjects.ts';

interface Entry {
  readonly id: number;
  readonly label: string;
  readonly link: string | null;
  readonly subItems: readonly Entry[];
}

describe.each([oneSubject])('menus on $name', (subject) => {
  let world: World;
  let owner: { authorization: string };
  beforeAll(async () => {
    world = await openWorld(subject);
    owner = await signIn(world.app, 'owner');
  });
  afterAll(() => world.close());

  const usual = { sort_order: 0, badge_key: 'none', status: 'active' };
  const add = (body: object) => post(world.app, '/api/system/menu/add', { ...usual, ...body }, owner);
  const items = async (query = '') => rowsOf(await get(world.app, `/api/system/menu/items${query}`, owner));
  const rowOf = async (id: unknown) => (await items('?limit=500')).find((row) => row.id === id) ?? {};
  const update = async (id: unknown, body: object, who = owner) =>
    post(world.app, '/api/system/menu/update', { id, version: (await rowOf(id)).version, ...body }, who);
  const drawer = async (who = owner): Promise<readonly Entry[]> => {
    const profile = dataOf(await get(world.app, '/api/profile', who));
    return profile.menus as unknown as readonly Entry[];
  };
  const idOf = (reply: Reply) => Number(dataOf(reply).id);
  const group = (label: string, more: object = {}) => add({ label, icon: 'mdi-star', ...more });
  const fieldsOf = (reply: Reply) => [reply.status, Object.keys((reply.body.fields ?? {}) as object)];

  test('all of them come in one answer, in their order, with how many roles see each', async () => {
    const rows = await items();
    expect(rows.length).toBeGreaterThan(20);
    const top = rows.filter((row) => row.parent_id === null).map((row) => Number(row.sort_order));
    expect(top).toEqual([...top].sort((a, b) => a - b));
    expect(new Set(rows.map((row) => row.role_count))).toEqual(new Set([8]));
    const system = rows.find((row) => row.link === '/system/users');
    await sql`update role set menu_ids = jsonb_path_query_array(menu_ids, '$[*] ? (@ != $id)', jsonb_build_object('id', ${system?.id}::integer)) where code = 'auditor'`.execute(
      world.database.db,
    );
    expect((await rowOf(system?.id)).role_count).toBe(7);
    // A role without a list sees everything.
    await sql`update role set menu_ids = '[]' where code = 'support'`.execute(world.database.db);
    expect((await rowOf(system?.id)).role_count).toBe(7);
  });

  test('a new group and its entries are in the next profile of whoever saw everything', async () => {
    const parent = idOf(await group('เครื่องมือ'));
    expect((await drawer()).some((entry) => entry.id === parent)).toBe(false);
    const first = idOf(await add({ label: 'สิทธิ์ทั้งหมด', parent_id: parent, link: '/system/permissions?unused=true' }));
    const second = idOf(await add({ label: 'คู่มือ', parent_id: parent, link: 'https://docs.example.test/guide' }));
    const shown = (await drawer()).find((entry) => entry.id === parent);
    expect(shown?.subItems.map((entry) => entry.id)).toEqual([first, second]);
    expect((await rowOf(second)).role_count).toBe((await rowOf(parent)).role_count);
    // A role without one of the menus is not given new groups; it keeps the choice that somebody made for it.
    const marketing = await signIn(world.app, 'auditor');
    expect((await drawer(marketing)).some((entry) => entry.id === parent)).toBe(false);
    // The route exists but the role may not open it.
    const support = await signIn(world.app, 'support');
    const seen = (await drawer(support)).find((entry) => entry.id === parent);
    expect(seen?.subItems.map((entry) => entry.id)).toEqual([second]);
  });

  test('an order made by hand and a hidden entry show in the next profile', async () => {
    const parent = idOf(await group('ลำดับ'));
    const ids: number[] = [];
    for (const label of ['ก', 'ข', 'ค']) {
      ids.push(idOf(await add({ label, parent_id: parent, link: '/' })));
    }
    const [a, b, c] = ids;
    const order = async () => (await drawer()).find((entry) => entry.id === parent)?.subItems.map((entry) => entry.id);
    expect(await order()).toEqual([a, b, c]);
    const before = Number((await rowOf(a)).sort_order);
    expect((await update(c, { sort_order: before - 1 })).body).toMatchObject({ error: 0, data: { version: 2 } });
    expect(await order()).toEqual([c, a, b]);
    await update(a, { status: 'hidden' });
    expect(await order()).toEqual([c, b]);
    const stale = await post(world.app, '/api/system/menu/update', { id: a, version: 1, sort_order: 5 }, owner);
    expect(stale.status).toBe(409);
  });

  test('what could not be drawn or followed is refused, field by field', async () => {
    const parent = idOf(await group('กลุ่ม'));
    const entry = idOf(await add({ label: 'หน้า', parent_id: parent, link: '/system/users' }));
    const alone = idOf(await group('ลิงก์', { link: '/' }));
    const other = idOf(await group('อีกกลุ่ม'));
    const wrong: readonly (readonly [Reply, readonly string[]])[] = [
      [await add({ label: 'ไม่มีไอคอน' }), ['icon']],
      [await add({ label: 'ไอคอนแปลก', icon: 'mdi-nothing-of-the-kind' }), ['icon']],
      [await add({ label: 'ไม่มีลิงก์', parent_id: parent }), ['link']],
      [await add({ label: 'ลิงก์เปล่า', parent_id: parent, link: '  ' }), ['link']],
      [await add({ label: 'ไม่มีหน้านี้', parent_id: parent, link: '/no/such/page' }), ['link']],
      [await add({ label: 'ไม่ปลอดภัย', parent_id: parent, link: 'http://example.test' }), ['link']],
      [await add({ label: 'สคริปต์', parent_id: parent, link: 'javascript:alert(1)' }), ['link']],
      [await add({ label: 'ไม่มีโพรโทคอล', parent_id: parent, link: '//example.test' }), ['link']],
      [await add({ label: 'สามชั้น', parent_id: entry, link: '/' }), ['parent_id']],
      [await add({ label: 'ใต้ลิงก์', parent_id: alone, link: '/' }), ['parent_id']],
      [await update(parent, { parent_id: parent }), ['parent_id', 'link']],
      [await update(parent, { parent_id: other }), ['parent_id', 'link']],
      [await update(parent, { link: '/' }), ['link']],
      [await update(parent, { icon: null }), ['icon']],
      [await update(entry, { parent_id: null }), ['icon']],
    ];
    for (const [reply, fields] of wrong) expect(fieldsOf(reply), reply.text).toEqual([422, fields]);
    for (const [reply] of wrong) expect(JSON.stringify(reply.body.fields)).toMatch(/[ก-๙]/);
    expect((await update(entry, { link: '/system/roles#top', label: 'ตำแหน่ง' })).body.error).toBe(0);
    expect((await update(entry, { parent_id: other })).body.error).toBe(0);
  });

  test('two that are moved under each other at once do not both arrive', async () => {
    const [a, b] = [idOf(await group('หนึ่ง')), idOf(await group('สอง'))];
    await sql`update menu set link = null where id in (${a}, ${b})`.execute(world.database.db);
    const move = (id: number, parent_id: number) =>
      post(world.app, '/api/system/menu/update', { id, version: 1, parent_id, link: '/' }, owner);
    const replies = await Promise.all([move(a, b), move(b, a)]);
    expect(replies.filter((reply) => reply.body.error === 0)).toHaveLength(1);
  });

  test('only those who may change menus do', async () => {
    const id = idOf(await group('ของเจ้าของ'));
    const admin = await signIn(world.app, 'admin');
    expect(
      (await post(world.app, '/api/system/menu/add', { ...usual, label: 'x', icon: 'mdi-star' }, admin)).status,
    ).toBe(403);
    expect((await update(id, { status: 'hidden' }, admin)).status).toBe(403);
  });
});
