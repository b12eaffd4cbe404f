import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DashboardListReply, DashboardTile, NamedDashboard } from '#generated/api/system.ts';
import { listenToChanges } from '../support/listen-to-changes.ts';
import { dataOf, get, openWorld, post, signIn, type World } from './kit.ts';
import { subjects } from './subjects.ts';

const tile = (id: string, more: Partial<DashboardTile> = {}): DashboardTile => ({
  ...{ id, screen: '/agent/daily-summary', title: 'กำไรรายวัน', query: 'date_from=%40last7', size: 'half' },
  ...more,
});
/** A report that support may not open. */
const winloss = tile('b', { screen: '/agent/winloss-summary-provider', title: 'แพ้ชนะ' });
/** One that they may. */
const games = tile('c', { screen: '/member/winloss-summary-provider', title: 'เกม' });

describe.each(subjects)('dashboards of a person, on $name', (subject) => {
  let world: World;
  let address: string;
  const sessions = new Map<string, { readonly authorization: string }>();
  const roles = new Map<string, number>();
  beforeAll(async () => {
    world = await openWorld(subject, { changes: true });
    address = await world.app.listen({ port: 0, host: '127.0.0.1' });
    for (const who of ['owner', 'finance_lead', 'finance', 'support'])
      sessions.set(who, await signIn(world.app, world.people[who]?.username ?? ''));
    const { rows } = await sql<{ id: number; code: string }>`select id, code from role`.execute(world.database.db);
    for (const { id, code } of rows) roles.set(code, id);
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    for (const table of ['dashboard_role', 'dashboard'] as const) await world.database.db.deleteFrom(table).execute();
  });

  const send = async (who: string, what: string, body: object) =>
    (await post(world.app, `/api/account/dashboard/${what}`, body, sessions.get(who) ?? {})).body;
  const make = async (who: string, tiles: readonly DashboardTile[], name = 'ของฉัน') =>
    ((await send(who, 'save', { name, tiles })).data as { readonly id: number }).id;
  const list = async (who: string): Promise<readonly NamedDashboard[]> =>
    (dataOf(await get(world.app, '/api/account/dashboards', sessions.get(who) ?? {})) as unknown as DashboardListReply)
      .dashboards;
  const share = (who: string, id: number, ...names: readonly string[]) =>
    send(who, 'share', { dashboard_id: id, role_ids: names.map((name) => roles.get(name)) });

  test('is kept as it was put together, and is its person’s alone until it is shared', async () => {
    const id = await make('finance_lead', [tile('a'), winloss]);
    const kept = { id, name: 'ของฉัน', tiles: [tile('a'), winloss], by: 'คุณ finance_lead', version: 1 };
    expect(await list('finance_lead')).toEqual([{ ...kept, is_own: true, role_ids: [] }]);
    for (const who of ['owner', 'finance', 'support']) expect(await list(who)).toEqual([]);
    for (const [what, body] of [
      ['save', { dashboard_id: id, version: 1, name: 'อื่น', tiles: [] }],
      ['delete', { dashboard_id: id }],
    ] as const)
      expect(await send('finance', what, body)).toMatchObject({ error: 404 });
  });

  test('shared with a role it shows its people only tiles of reports that they may open, and no one else', async () => {
    const id = await make('finance_lead', [tile('a'), winloss, games]);
    expect(await share('finance', id, 'finance')).toMatchObject({ error: 403 });
    expect(await share('finance_lead', id, 'support')).toMatchObject({ error: 0 });
    expect(await list('support')).toMatchObject([
      { id, is_own: false, tiles: [games], role_ids: [roles.get('support')] },
    ]);
    expect(await list('finance')).toEqual([]);
    // Its name and order stay those of whoever made it.
    expect(await send('support', 'save', { dashboard_id: id, version: 2, name: 'x', tiles: [] })).toMatchObject({
      error: 404,
    });
    expect(await send('support', 'delete', { dashboard_id: id })).toMatchObject({ error: 404 });
    await share('finance_lead', id);
    expect(await list('support')).toEqual([]);
  });

  test('an older version is not saved over a newer one', async () => {
    const id = await make('finance', [tile('a')]);
    const save = (version: number, name: string) =>
      send('finance', 'save', { dashboard_id: id, version, name, tiles: [tile('a')] });
    expect(await save(1, 'หนึ่ง')).toMatchObject({ error: 0, data: { id, version: 2 } });
    expect(await save(1, 'สอง')).toMatchObject({ error: 409 });
    expect(await list('finance')).toMatchObject([{ name: 'หนึ่ง', version: 2 }]);
  });

  test('tiles of a report that a person has lost are not shown, and stay when the rest is saved', async () => {
    const id = await make('support', [games]);
    const row = world.database.db.updateTable('dashboard').where('id', '=', id);
    const gone = tile('d', { screen: '/report/of-long-ago' });
    await row.set({ tiles: JSON.stringify([winloss, games, gone]) as unknown as DashboardTile[] }).execute();
    expect((await list('support'))[0]?.tiles).toEqual([games, gone]);
    const body = { dashboard_id: id, version: 1, name: 'ของฉัน', tiles: [{ ...games, size: 'full' }] };
    expect(await send('support', 'save', body)).toMatchObject({ error: 0 });
    const { tiles } = await world.database.db
      .selectFrom('dashboard')
      .select('tiles')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(tiles).toEqual([{ ...games, size: 'full' }, winloss]);
  });

  test.each([
    ['a report that the person may not open', { tiles: [winloss] }, 'tiles'],
    ['a report that is none', { tiles: [tile('a', { screen: '/nothing' })] }, 'tiles'],
    ['the same tile twice', { tiles: [games, games] }, 'tiles'],
    ['a tile without a name', { tiles: [{ ...games, title: ' ' }] }, 'tiles.0.title'],
    ['a name that is blank', { name: ' ', tiles: [] }, 'name'],
    ['a name that there is', { name: 'แรก', tiles: [] }, 'name'],
  ])('refuses %s', async (_what, more, field) => {
    await make('support', [], 'แรก');
    const reply = await send('support', 'save', { name: 'ใหม่', ...more });
    expect(reply).toMatchObject({ error: 422, fields: { [field]: expect.any(String) } });
    expect(await list('support')).toHaveLength(1);
  });

  test('whoever has it on screen is told of its changes; the audit log has them', async () => {
    const listening = await listenToChanges(address, { ...sessions.get('support') });
    await listening.hears('open');
    const id = await make('finance_lead', [games]);
    await share('finance_lead', id, 'support');
    await listening.hears('changes', ({ changed }) => changed.dashboard?.keys?.includes(id) === true);
    await send('finance_lead', 'delete', { dashboard_id: id });
    await listening.hears('changes', ({ changed }) => changed.dashboard !== undefined && !changed.dashboard.keys);
    listening.stop();
    expect(await list('support')).toEqual([]);
    const rows = await world.database.db
      .selectFrom('audit_log')
      .select(['action', 'actor_id'])
      .where('entity_type', '=', 'Dashboard')
      .where('entity_id', '=', String(id))
      .orderBy('seq')
      .execute();
    const by = world.people.finance_lead?.id;
    expect(rows).toEqual(['save', 'share', 'delete'].map((what) => ({ action: `dashboard.${what}`, actor_id: by })));
  });
});
