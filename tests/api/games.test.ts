import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gameTasks } from '#areas/game/server/jobs.ts';
import { systemContext } from '#server/context/context-factory.ts';
import { drain } from '#server/jobs/worker.ts';
import { verifyInvariants } from '#server/verify/verify-invariants.ts';
import { dataOf, get, openWorld, post, type Reply, rowsOf, signIn, type World } from './kit.ts';
import { oneSubject } from './subjects.ts';

const hour = 3_600_000;

describe.each([oneSubject])('games, providers and what agents offer, on $name', (subject) => {
  let world: World;
  let owner: Record<string, string>;
  const clock = { at: Date.parse('2026-01-31T05:00:00Z') };
  const keys = new Map<string, number>();
  const key = (code: string) => keys.get(code) ?? 0;
  const send = (path: string, body: object) => post(world.app, `/api/game/${path}`, body, owner);
  const provider = async (code: string) =>
    dataOf(await get(world.app, `/api/game/provider/detail?id=${key(code)}`, owner));
  const update = async (code: string, change: object) =>
    send('provider/update', { id: key(code), version: (await provider(code)).version, ...change });
  const fieldsOf = (reply: Reply) => [reply.body.error, reply.body.fields];

  beforeAll(async () => {
    world = await openWorld(subject, { clock: { now: () => new Date(clock.at) } });
    owner = await signIn(world.app, 'owner');
    const { db } = world.database;
    const { rows } = await sql<{ code: string; id: number }>`
      select code, id from provider union all select 'part ' || code, id from sub_provider`.execute(db);
    for (const { code, id } of rows) keys.set(code, id);
    await sql`insert into agent (id, code, name, type, server, prefix, share_pct, commission_pct)
      overriding system value values (50, 'MMM', 'Master', 'master', 'cat350_v2', 'mmm', 30, 1)`.execute(db);
    await sql`update agent set parent_id = 50 where id = 1`.execute(db);
  });
  afterAll(() => world.close());

  const game = (more: object = {}) => ({
    ...{ provider_id: key('PP'), sub_provider_id: key('part PP-SLOT'), game_code: 'PP-1', name_th: 'ก', name_en: 'A' },
    ...{ type: 'slot', platforms: ['mobile'], turnover_rate_pct: '100', status: 'active', is_hot: false, is_new: true },
    ...{ is_recommended: false, has_demo: false, has_freespin: false, has_jackpot: false, ...more },
  });

  test('a game is counted from the moment it is there, and a part of another provider is refused', async () => {
    const id = Number(dataOf(await send('add', game())).id);
    await send('add', game({ game_code: 'PP-2', status: 'inactive' }));
    expect(await provider('PP')).toMatchObject({ game_count: 2, active_game_count: 1 });
    expect(fieldsOf(await send('add', game({ game_code: 'x', sub_provider_id: key('part JILI-SLOT') })))).toEqual([
      422,
      { sub_provider_id: 'ค่ายย่อยนี้ไม่ได้อยู่ในค่ายที่เลือก' },
    ]);
    expect((await send('add', game({ game_code: 'x', type: 'lotto' }))).body.fields).toHaveProperty('type');
    const wrong = await send('update', { id, version: 1, sub_provider_id: key('part JILI-SLOT') });
    expect(wrong.body.fields).toHaveProperty('sub_provider_id');
    expect((await send('update', { id, version: 1, status: 'inactive' })).body.error).toBe(0);
    expect(await provider('PP')).toMatchObject({ game_count: 2, active_game_count: 0, version: 1 });
    expect((await send('add', game())).body.error).toBe(409);
  });

  test('only a comparison says that a game is withdrawn, and only one brings it back', async () => {
    expect((await send('add', game({ game_code: 'PP-3', status: 'removed' }))).body.fields).toHaveProperty('status');
    const id = Number(dataOf(await send('add', game({ game_code: 'PP-3' }))).id);
    expect((await send('update', { id, version: 1, status: 'removed' })).body.fields).toHaveProperty('status');
    await world.database.db.updateTable('game').set({ status: 'removed' }).where('id', '=', id).execute();
    expect((await send('update', { id, version: 1, status: 'active' })).body.fields).toHaveProperty('status');
    expect((await send('update', { id, version: 1, name_th: 'ข' })).body.error).toBe(0);
    expect(await provider('PP')).toMatchObject({ game_count: 2 });
  });

  test('parts are switched inside the update of their provider, each with its line in the log', async () => {
    const part = key('part PP-LIVE');
    const sent = [{ id: part, status: 'inactive' }];
    expect((await update('PP', { cost_pct: '9.5', sub_providers: sent })).body.error).toBe(0);
    const parts = rowsOf(await get(world.app, `/api/game/provider/sub_items?provider_id=${key('PP')}`, owner));
    expect(parts.find(({ id }) => id === part)).toMatchObject({ status: 'inactive' });
    const log = await world.database.db.selectFrom('audit_log').selectAll().orderBy('seq').execute();
    expect(log.slice(-2)).toMatchObject([
      { entity_type: 'SubProvider', entity_id: String(part), after: { status: 'inactive' } },
      { entity_type: 'Provider', before: { cost_pct: '9.0000' }, after: { cost_pct: '9.5000' } },
    ]);
    const violationsOf = async (bad: readonly object[]) =>
      Object.keys((await update('PP', { note: 'x', sub_providers: bad })).body.fields ?? {});
    for (const bad of [[{ id: key('part JILI-SLOT'), status: 'active' }], [...sent, ...sent]]) {
      expect(await violationsOf(bad)).toEqual(['sub_providers']);
    }
    expect(await violationsOf([{ id: part }])).toEqual(['sub_providers.0.status']);
    expect((await provider('PP')).note).toBe(null);
  });

  test('a window of maintenance closes and opens its provider by the clock; opening by hand ends it', async () => {
    const at = (hours: number) => new Date(clock.at + hours * hour).toISOString();
    const windows = (from: number, to: number) => ({ maintenance_from: at(from), maintenance_to: at(to) });
    expect((await update('JILI', windows(3, 2))).body.fields).toHaveProperty('maintenance_to');
    expect((await update('JILI', windows(-3, -2))).body.fields).toHaveProperty('maintenance_to');
    const jobs = systemContext(world.platform, 'jobs');
    const { db } = world.database;
    const work = async () => {
      await sql`update outbox set available_at = clock_timestamp() where state = 'queued'`.execute(db);
      await drain({ db, handlers: gameTasks(jobs) });
      return (await provider('JILI')).status;
    };
    expect((await update('JILI', windows(1, 2))).body.error).toBe(0);
    expect(await work()).toBe('active');
    clock.at += 1.5 * hour;
    expect(await work()).toBe('maintenance');
    clock.at += 1 * hour;
    expect(await work()).toBe('active');
    expect(await provider('JILI')).toMatchObject({ maintenance_from: null, maintenance_to: null });
    expect((await update('JILI', windows(-1, 5))).body.error).toBe(0);
    expect((await provider('JILI')).status).toBe('maintenance');
    expect((await update('JILI', { status: 'active' })).body.error).toBe(0);
    expect(await provider('JILI')).toMatchObject({ status: 'active', maintenance_from: null, maintenance_to: null });
    clock.at += 6 * hour;
    expect(await work()).toBe('active');
  });

  const config = (more: object = {}) => ({
    ...{ agent_id: 1, provider_id: key('PP'), operator_code: 'AAA-PP', count_turnover: true, status: 'active' },
    ...more,
  });

  test('what an agent offers keeps to the provider, to its own order, and to what the master holds', async () => {
    const refused = async (more: object) =>
      Object.keys(Object((await send('provider/configs/add', config(more))).body.fields));
    expect(await refused({ min_bet: '10.00', max_bet: '5.00' })).toEqual(['max_bet']);
    expect(await refused({ sub_provider_ids: [key('part JILI-SLOT')] })).toEqual(['sub_provider_ids']);
    expect(await refused({ share_pct: '31' })).toEqual(['share_pct']);
    const more = { share_pct: '30', min_bet: '5.00', max_bet: '5.00', api_key: 'own-key-1' };
    const added = dataOf(
      await send('provider/configs/add', config({ ...more, sub_provider_ids: [key('part PP-SLOT')] })),
    );
    expect((await send('provider/configs/add', config())).body.error).toBe(409);
    const { db } = world.database;
    await sql`update agent set share_pct = 10 where id = 50`.execute(db);
    const change = (body: object) => send('provider/configs/update', { id: added.id, ...body });
    expect((await change({ version: 1, max_bet: '9.00' })).body.fields).toHaveProperty('share_pct');
    expect((await change({ version: 1, status: 'inactive' })).body.error, 'closing is always possible').toBe(0);
    await sql`update agent set share_pct = 30 where id = 50`.execute(db);
  });

  test('a provider with credit of its own is not opened without its keys', async () => {
    const { db } = world.database;
    await db.updateTable('provider').set({ wallet_mode: 'transfer' }).where('code', '=', 'SA').execute();
    const bare = config({ provider_id: key('SA'), operator_code: 'AAA-SA' });
    const refused = await send('provider/configs/add', bare);
    expect(Object.keys(Object(refused.body.fields))).toEqual(['api_key', 'secret_key']);
    expect((await send('provider/configs/add', { ...bare, api_key: 'k-1', secret_key: 's-1' })).body.error).toBe(0);
  });

  test('a copy for another agent is closed, has no keys, and leaves what is there', async () => {
    const [row] = rowsOf(
      await get(world.app, `/api/game/provider/configs/list?agent_id=1&provider_id=${key('PP')}`, owner),
    );
    const copied = dataOf(await send('provider/configs/copy', { id: row?.id, to_agent_id: 2 }));
    expect(copied).toMatchObject({ copied: true });
    const { db } = world.database;
    const copy = await db
      .selectFrom('provider_config')
      .selectAll()
      .where('id', '=', Number(copied.id))
      .executeTakeFirst();
    expect(copy).toMatchObject({ agent_id: 2, status: 'inactive', api_key: null, share_pct: '30.0000' });
    expect(copy?.sub_provider_ids).toEqual([key('part PP-SLOT')]);
    expect(dataOf(await send('provider/configs/copy', { id: row?.id, to_agent_id: 2 }))).toEqual({
      ...{ id: row?.id, copied: false },
    });
    expect((await send('provider/configs/copy', { id: row?.id, to_agent_id: 1 })).body.fields).toHaveProperty(
      'to_agent_id',
    );
  });

  test('whatever was written, the counts are right, and the database refuses what the calls refuse', async () => {
    const { db } = world.database;
    expect(await verifyInvariants(db)).toEqual([]);
    const foreign = key('part JILI-SLOT');
    await expect(
      sql`update game set sub_provider_id = ${foreign} where game_code = 'PP-1'`.execute(db),
    ).rejects.toThrow();
    await expect(sql`update provider_config set min_bet = 9, max_bet = 1`.execute(db)).rejects.toThrow();
    await expect(
      sql`update provider set maintenance_from = now(), maintenance_to = now() - interval '1 hour'`.execute(db),
    ).rejects.toThrow();
  });
});
