import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Desk, openDesk } from '../money/support/desk.ts';
import type { Person } from '../money/support/people.ts';
import { subjects } from './subjects.ts';

const root = '/api/system/mbanking';

describe.each(subjects.slice(0, 1))('rules of the treasury on $name', (subject) => {
  let desk: Desk;
  let owner: Person;
  const ids = { deposit: 0, holding: 0, spare: 0 };
  beforeAll(async () => {
    desk = await openDesk(subject);
    owner = await desk.person('owner');
    for (const [index, usage] of (['deposit', 'holding', 'spare'] as const).entries()) {
      const { id } = await desk.database.db
        .insertInto('bank')
        .values({
          bank_code: 'SCB',
          account_no: `999100000${index}`,
          account_name: 'บริษัท ทดสอบ',
          nickname: usage,
          usage,
          agent_ids: [],
          channel: 'api',
          session_status: 'online',
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      ids[usage] = id;
    }
  });
  afterAll(() => desk.close());

  const send = async (path: string, payload: object) => {
    const response = await desk.app.inject({
      method: 'POST',
      url: `${root}/${path}`,
      headers: { authorization: `Bearer ${owner.token}`, 'idempotency-key': randomUUID() },
      payload,
    });
    return response.json<{
      readonly error: number;
      readonly fields?: Readonly<Record<string, string>>;
      readonly data?: Readonly<Record<string, unknown>>;
    }>();
  };
  const actions = async () => {
    const rows = await desk.database.db
      .selectFrom('audit_log')
      .select('action')
      .where('result', '=', 'ok')
      .orderBy('seq')
      .execute();
    return rows.map(({ action }) => action);
  };
  const sweep = (more: object = {}) => ({
    source_bank_id: ids.deposit,
    dest_bank_ids: [ids.holding, desk.world.poorBank],
    method: 'rotate',
    ceiling_min: '20000.00',
    ceiling_max: '30000.00',
    remain_min: '0.00',
    remain_max: '500.00',
    per_transfer_max: '50000.00',
    status: 'active',
    ...more,
  });
  const fill = (more: object = {}) => ({
    target_bank_id: desk.world.poorBank,
    source_bank_ids: [ids.holding, ids.deposit],
    min_balance: '10000.00',
    target_balance: '50000.00',
    per_transfer_max: '40000.00',
    mode: 'ticket',
    finance_team_id: desk.world.team,
    cooldown_min: 5,
    status: 'active',
    ...more,
  });

  test.each([
    ['ceiling_max', { ceiling_max: '19999.99' }],
    ['remain_max', { remain_max: '20000.00' }],
    ['remain_max', { remain_min: '600.00' }],
    ['daily_max', { daily_max: '49999.00' }],
    ['dest_bank_ids', { dest_bank_ids: ['source'] }],
    ['dest_bank_ids', { dest_bank_ids: ['spare'] }],
    ['source_bank_id', { source_bank_id: 'spare' }],
    ['status', { status: 'error' }],
  ])('a sweep rule that contradicts itself: %s', async (field, change) => {
    const real: Readonly<Record<string, number>> = { source: ids.deposit, spare: ids.spare };
    const body = JSON.parse(JSON.stringify(change), (_key, value: unknown) =>
      typeof value === 'string' && value in real ? real[value] : value,
    ) as object;
    const answer = await send('migration/banks/add', sweep(body));
    expect(answer).toMatchObject({ error: 422, fields: { [field]: expect.any(String) } });
  });

  test.each([
    ['target_balance', { target_balance: '10000.00' }],
    ['finance_team_id', { finance_team_id: null }],
    ['source_bank_ids', { source_bank_ids: ['spare'] }],
  ])('a replenish rule that contradicts itself: %s', async (field, change) => {
    const body = JSON.parse(JSON.stringify(change).replace('"spare"', String(ids.spare))) as object;
    expect(await send('replenish/add', fill(body))).toMatchObject({
      error: 422,
      fields: { [field]: expect.any(String) },
    });
  });

  test('rules are added, changed and switched, one for each account, and all of it is audited', async () => {
    const before = (await actions()).length;
    const added = await send('migration/banks/add', sweep());
    expect(added.error).toBe(0);
    const id = added.data?.id;
    expect(await send('migration/banks/add', sweep())).toMatchObject({ error: 409 });
    expect(await send('migration/banks/update', { id, version: 1, status: 'paused' })).toMatchObject({ error: 0 });
    expect(await send('migration/banks/update', { id, version: 1, status: 'active' })).toMatchObject({ error: 409 });
    expect(await send('migration/banks/update', { id, version: 2, status: 'error' })).toMatchObject({
      error: 422,
      fields: { status: expect.any(String) },
    });
    const rule = await send('replenish/add', fill());
    expect(rule.error).toBe(0);
    const body = { id: rule.data?.id, version: 1 };
    expect(await send('replenish/update', { ...body, target_balance: '60000.00' })).toMatchObject({ error: 0 });
    const order = [ids.deposit, ids.holding];
    expect(await send('replenish/banks/update', { ...body, version: 2, source_bank_ids: order })).toMatchObject({
      error: 0,
    });
    const reply = await send('replenish/transfer/request_balance', { bank_id: desk.world.poorBank });
    expect(reply, JSON.stringify(reply)).toMatchObject({
      error: 0,
      data: { balance: '100.00' },
    });
    expect(await send('replenish/transfer/request_balance', { bank_id: desk.world.poorBank })).toMatchObject({
      error: 429,
    });
    const seen = await desk.get(owner, `${root}/replenish/banks/detail?id=${String(rule.data?.id)}`);
    expect(seen.body).toMatchObject({
      data: { needed: '59900.00', sources: [{ id: ids.deposit }, { id: ids.holding }] },
    });
    const list = await desk.get(owner, `${root}/replenish/banks/list?below_min=true`);
    expect(list.body).toMatchObject({
      total: 1,
      data: [{ below_min: true, needed: '59900.00', today_filled: '0.00' }],
    });
    expect((await actions()).slice(before).filter((action) => !action.startsWith('bank.'))).toEqual([
      'migration.banks_add',
      'migration.banks_update',
      'replenish.add',
      'replenish.update',
      'replenish.banks_update',
    ]);
  });

  test('sweeps are shown by hour of the day, for the days of the report', async () => {
    const { db } = desk.database;
    const rule = await db.selectFrom('sweep_rule').select('id').executeTakeFirstOrThrow();
    const at = ['2026-01-31T18:30:00Z', '2026-01-31T18:59:00Z', '2026-02-01T18:05:00Z', '2026-02-01T03:00:00Z'];
    for (const [index, time] of at.entries()) {
      const created = new Date(time);
      const { id } = await db
        .insertInto('bank_transfer')
        .values({
          ...{ transfer_ref: `MG260201000${index}`, origin: 'sweep', lane: `hours:${index}`, requested_at: created },
          ...{ source_bank_id: ids.deposit, target_bank_id: ids.holding, bank_code: 'SCB', agent_ids: [] },
          ...{ account_no: '9991000001', account_name: 'x' },
          ...{ amount: 100_00n + BigInt(index), status: index === 3 ? 'failed' : 'success', settled_at: created },
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await db
        .insertInto('sweep')
        .values({ created_at: created, rule_id: rule.id, transfer_id: id, trigger: 'auto' })
        .execute();
    }
    const hours = async (query: string) =>
      (await desk.get(owner, `${root}/migration/hours?${query}`)).body as {
        readonly error: number;
        readonly data: { readonly hours: readonly object[] };
      };
    const all = (await hours('date_from=2026-02-01&date_to=2026-02-02')).data.hours;
    expect(all).toHaveLength(24);
    expect(all[1]).toEqual({ hour: 1, amount: '300.03', count: 3, failed: 0 });
    expect(all[10]).toEqual({ hour: 10, amount: '0.00', count: 0, failed: 1 });
    const one = (await hours('date_from=2026-02-02&status=success')).data.hours;
    expect(one[1]).toMatchObject({ amount: '100.02', count: 1 });
    expect(await hours('date_from=2026-01-01&date_to=2026-02-02')).toMatchObject({ error: 422 });
  });

  test('hours of the settings have two ends', async () => {
    const { version } = await desk.database.db.selectFrom('sweep_settings').select('version').executeTakeFirstOrThrow();
    const half = { id: 1, version, active_from: '06:00', active_to: null };
    expect(await send('migration/update', half)).toMatchObject({
      error: 422,
      fields: { active_to: expect.any(String) },
    });
    expect(await send('migration/update', { ...half, active_to: '23:30' })).toMatchObject({ error: 0 });
    const seen = await desk.get(owner, `${root}/migration/detail`);
    expect(seen.body).toMatchObject({ data: { active_from: '06:00', active_to: '23:30', moved_today: '0.00' } });
  });
});
