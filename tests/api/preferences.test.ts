import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { NamedView, PreferencesReadReply } from '#generated/api/system.ts';
import { dataOf, get, openWorld, post, signIn, type World } from './kit.ts';
import { subjects } from './subjects.ts';

const screen = '/finance/withdraw';
const layout = {
  order: ['amount', 'status'],
  hidden: ['note'],
  widths: [{ column: 'amount', pixels: 180 }],
  start: [],
  end: ['status'],
};
const notices = { browser: false, sound: false };
const display = { language: 'en', scheme: 'dark', density: 'compact', buddhist: true };

describe.each(subjects)('how people want things shown, on $name', (subject) => {
  let world: World;
  const sessions = new Map<string, Readonly<Record<string, string>>>();
  const roles = new Map<string, number>();
  beforeAll(async () => {
    world = await openWorld(subject);
    for (const name of ['owner', 'admin', 'finance_lead', 'finance', 'support'])
      sessions.set(name, await signIn(world.app, world.people[name]?.username ?? ''));
    const { rows } = await sql<{ id: number; code: string }>`select id, code from role`.execute(world.database.db);
    for (const { id, code } of rows) roles.set(code, id);
  });
  afterAll(() => world.close());

  const role = (code: string) => roles.get(code) ?? 0;
  const call = async (who: string, path: string, body: object) =>
    (await post(world.app, `/api/account/${path}`, body, sessions.get(who) ?? {})).body;
  const read = async (who: string) =>
    dataOf(
      await get(world.app, '/api/account/preferences', sessions.get(who) ?? {}),
    ) as unknown as PreferencesReadReply;
  const save = async (who: string, change: object = {}) => {
    const body = await call(who, 'view/save', { screen, name: 'ค้างนาน', query: 'date_from=@last7', layout, ...change });
    return Number((body.data as { id?: number } | undefined)?.id);
  };
  const seen = async (who: string, id: number): Promise<NamedView | undefined> =>
    (await read(who)).views.find((view) => view.id === id);

  test('display and columns come back as they were kept, for that person alone', async () => {
    expect(await read('owner')).toEqual({ settings: null, lists: [], pinned: [], views: [], notices });
    await call('owner', 'settings', { settings: display });
    await call('owner', 'list', { screen, layout });
    await call('owner', 'list', { screen: '/member/users', layout });
    await call('owner', 'list', { screen: '/member/users' });
    expect(await read('owner')).toEqual({
      settings: display,
      lists: [{ screen, layout }],
      pinned: [],
      views: [],
      notices,
    });
    expect(await read('admin')).toEqual({ settings: null, lists: [], pinned: [], views: [], notices });
    await call('owner', 'settings', { settings: { ...display, scheme: 'light' } });
    expect((await read('owner')).settings).toEqual({ ...display, scheme: 'light' });
  });

  test('a view is its owner’s until it is shared, and then before the roles that were named', async () => {
    const id = await save('finance_lead');
    expect(await seen('finance_lead', id)).toEqual({
      ...{ id, screen, name: 'ค้างนาน', query: 'date_from=@last7', layout, is_own: true, by: expect.any(String) },
      ...{ role_ids: [], first_role_ids: [], is_first: false },
    });
    for (const who of ['finance', 'support', 'owner']) expect(await seen(who, id)).toBeUndefined();

    await call('finance_lead', 'view/share', {
      view_id: id,
      role_ids: [role('finance')],
      first_role_ids: [role('finance')],
    });
    expect(await seen('finance', id)).toMatchObject({ is_own: false, is_first: true, role_ids: [role('finance')] });
    expect(await seen('support', id)).toBeUndefined();
    // Whoever shares views sees all that are shared; nobody opens with what is before another role.
    expect(await seen('owner', id)).toMatchObject({ is_own: false, is_first: false });
    await call('finance_lead', 'view/share', { view_id: id });
    expect(await seen('finance', id)).toBeUndefined();
    await call('finance_lead', 'view/delete', { view_id: id });
    expect(await seen('finance_lead', id)).toBeUndefined();
  });

  test('for one role one view of a list opens first, however many choose one at once', async () => {
    const ids = await Promise.all([1, 2, 3, 4].map((at) => save('finance_lead', { name: `มุมมอง ${at}` })));
    const share = (id: number) => ({ view_id: id, role_ids: [role('finance')], first_role_ids: [role('finance')] });
    const replies = await Promise.all(ids.map((id) => call('finance_lead', 'view/share', share(id))));
    expect(replies.map(({ error }) => error)).toEqual([0, 0, 0, 0]);
    const { views } = await read('finance');
    expect(views.filter(({ is_first }) => is_first)).toHaveLength(1);
    expect(views).toHaveLength(4);

    // A person's own choice goes before that of their role, and choosing the list as it comes is a choice.
    const other = views.find(({ is_first }) => !is_first)?.id;
    const kept = ids.find((id) => id !== other);
    await call('finance', 'view/first', { screen, view_id: other });
    expect((await read('finance')).views.filter(({ is_first }) => is_first).map(({ id }) => id)).toEqual([other]);
    await call('finance', 'view/first', { screen });
    expect((await read('finance')).views.some(({ is_first }) => is_first)).toBe(false);
    await call('finance', 'view/first', { screen, view_id: other });
    await call('finance', 'settings', { pinned: [other, kept, 999_999] });
    expect((await read('finance')).pinned).toEqual([other, kept]);
    // What is deleted is nobody's first view any more, and in nobody's menu.
    await call('finance_lead', 'view/delete', { view_id: other });
    const after = await read('finance');
    expect(after.pinned).toEqual([kept]);
    expect(after.views.map(({ id }) => id).sort()).toEqual(ids.filter((id) => id !== other).sort());
  });

  test('whoever shares views may open with any of them, and chooses for nobody above', async () => {
    const id = await save('finance_lead', { name: 'ของกะ' });
    const shared = { view_id: id, role_ids: [role('owner'), role('finance_lead')] };
    const above = await call('finance_lead', 'view/share', { ...shared, first_role_ids: [role('owner')] });
    expect(Object.keys(above.fields as object)).toEqual(['first_role_ids']);
    expect((await seen('finance_lead', id))?.role_ids).toEqual([]);
    expect((await call('finance_lead', 'view/share', shared)).error).toBe(0);
    // What an owner has chosen for themselves stays while others share it further.
    expect((await call('owner', 'view/share', { ...shared, first_role_ids: [role('owner')] })).error).toBe(0);
    const wider = { view_id: id, role_ids: [...shared.role_ids, role('finance')], first_role_ids: [role('owner')] };
    expect((await call('finance_lead', 'view/share', wider)).error).toBe(0);
    expect(await seen('owner', id)).toMatchObject({ is_first: true });

    // An administrator, of another role, opens with it; when it is shared with nobody, it is gone for them.
    expect((await call('admin', 'view/first', { screen, view_id: id })).error).toBe(0);
    expect(await seen('admin', id)).toMatchObject({ is_first: true });
    const own = await save('admin', { name: 'ของผู้ดูแล' });
    await call('admin', 'view/share', { view_id: own, role_ids: [role('admin')], first_role_ids: [role('admin')] });
    expect(await seen('admin', own)).toMatchObject({ is_first: false });
    await call('finance_lead', 'view/share', { view_id: id });
    expect(await seen('admin', own)).toMatchObject({ is_first: true });
    for (const [who, one] of [
      ['finance_lead', id],
      ['admin', own],
    ] as const)
      await call(who, 'view/delete', { view_id: one });
  });

  test('nobody changes, shares or deletes what is not theirs', async () => {
    const own = await save('finance', { name: 'ของฉัน' });
    const before = await seen('finance', own);
    const refused = async (who: string, path: string, body: object) => (await call(who, path, body)).error;
    expect(await refused('support', 'view/save', { view_id: own, screen, name: 'ยึด', layout })).toBe(404);
    expect(await refused('owner', 'view/save', { view_id: own, screen, name: 'ยึด', layout })).toBe(404);
    expect(await refused('owner', 'view/share', { view_id: own, role_ids: [role('owner')] })).toBe(404);
    expect(await refused('owner', 'view/delete', { view_id: own })).toBe(404);
    expect(await refused('support', 'view/first', { screen, view_id: own })).toBe(404);
    expect(await refused('finance', 'view/share', { view_id: own, role_ids: [role('finance')] })).toBe(403);
    expect(await seen('finance', own)).toEqual(before);
    const shared = await save('finance_lead', { name: 'ของทีม' });
    await call('finance_lead', 'view/share', { view_id: shared, role_ids: [role('finance')] });
    expect(await refused('finance', 'view/delete', { view_id: shared })).toBe(404);
    // Who shares views keeps order among them when somebody has left.
    expect(await refused('admin', 'view/delete', { view_id: shared })).toBe(0);
  });

  test('what is wrong is said at its field, and changes nothing', async () => {
    const id = await save('support', { name: 'หนึ่ง' });
    const fields = async (who: string, path: string, body: object) =>
      Object.keys(((await call(who, path, body)).fields ?? {}) as object);
    expect(await fields('support', 'view/save', { screen, name: 'หนึ่ง', layout })).toEqual(['name']);
    expect(await fields('support', 'view/save', { screen, name: '  ', layout })).toEqual(['name']);
    expect(await fields('support', 'view/save', { screen: 'javascript:x', name: 'สอง', layout })).toEqual(['screen']);
    const wide = { ...layout, widths: [{ column: 'amount', pixels: 0 }] };
    expect(await fields('support', 'list', { screen, layout: wide })).toEqual(['layout.widths.0.pixels']);
    expect(await fields('owner', 'view/share', { view_id: id, role_ids: [999] })).toEqual(['role_ids']);
    expect(await fields('owner', 'view/share', { view_id: id, first_role_ids: [role('owner')] })).toEqual([
      'first_role_ids',
    ]);
    // The same name is free on another list, and for another person.
    expect(await save('support', { screen: '/member/users', name: 'หนึ่ง' })).toBeGreaterThan(0);
    expect(await save('finance', { name: 'หนึ่ง' })).toBeGreaterThan(0);
    expect((await read('support')).views.map(({ name }) => name)).toEqual(['หนึ่ง', 'หนึ่ง']);
  });
});
