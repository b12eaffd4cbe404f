// Long because one database, which takes longest to open, is shared by the tests of rules, spins and races.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Context } from '#server/context/context.ts';
import { systemContext } from '#server/context/context-factory.ts';
import { creditDeposit } from '#server/deposits/credit-deposit.ts';
import { depositOf } from '#server/deposits/deposit-row.ts';
import { drain } from '#server/jobs/worker.ts';
import { suspenseAccount } from '#server/ledger/accounts.ts';
import { moveWallet } from '#server/ledger/side-wallet.ts';
import { turn as turnSchedule } from '#server/lifecycle/schedule.ts';
import { verifyInvariants } from '#server/verify/verify-invariants.ts';
import { dataOf, get, openWorld, post, rowsOf, signIn, type World } from '../../../../tests/api/kit.ts';
import { oneSubject } from '../../../../tests/api/subjects.ts';
import { createMember } from '../../../../tests/money/support/members.ts';
import { wheelTasks } from '../server/jobs.ts';
import { spin } from '../server/spin/spin.ts';
import { wheelSchedule } from '../server/wheel-rules.ts';

/** Races only occur on PostgreSQL; PGlite serializes everything and runs a smaller round. */
const crowds = { pglite: 40, postgres: 200 } as const;

describe.each([oneSubject])('prize wheels, on $name', (subject) => {
  let world: World;
  let owner: Record<string, string>;
  let context: Context;
  const send = (path: string, body: object) => post(world.app, `/api/${path}`, body, owner);
  const read = async (path: string) => get(world.app, `/api/${path}`, owner);
  const add = async (path: string, body: object) => Number(dataOf(await send(path, body)).id);
  const failure = (reply: Awaited<ReturnType<typeof send>>) => [
    reply.body.error,
    Object.keys((reply.body.fields ?? {}) as object),
  ];

  const reward = (more: object = {}) =>
    add('system/event/rewards/add', {
      ...{ name: 'แต้ม 10', type: 'point', value: '10.00', status: 'active' },
      ...more,
    });
  const wheelBody = (more: object = {}) => ({
    ...{ name: 'กงล้อ', agent_ids: [1], segment_count: 6, cost_type: 'free', max_spins_per_day: 100 },
    ...{ reset_time: '00:00', ...more },
  });
  const wheels = { rows: (query = '') => read(`wheel/configs?${query}`) };
  const wheelOf = async (id: number) => dataOf(await read(`wheel/detail?id=${id}`));
  const change = async (id: number, body: object) =>
    send('wheel/update', { id, version: (await wheelOf(id)).version, ...body });
  const slots = async (wheel: number) => rowsOf(await read(`wheel/stocks?id=${wheel}`));
  const slot = (wheel_id: number, position: number, event_reward_id: number, more: object = {}) =>
    send('wheel/stocks/add', { wheel_id, position, event_reward_id, weight: 100, status: 'active', ...more });
  const changeSlot = async (wheel: number, position: number, body: object) => {
    const row = (await slots(wheel)).find((one) => one.position === position);
    return send('wheel/stocks/update', { id: row?.id, version: row?.version, ...body });
  };
  const turn = (wheelId: number, memberId: number, key: string, random?: (below: number) => number) =>
    context.transaction((ctx) => spin(ctx, { wheelId, memberId, key }, random));
  const member = () => createMember(world.database.db, 1, 100_00n);
  const give = (memberId: number, wallet: 'ticket' | 'point', amount: bigint) =>
    context.transaction(({ tx }) =>
      moveWallet(tx, {
        ...{ memberId, wallet, amount, kind: 'adjust', ref: { type: 'member', id: memberId } },
        entry: { type: 'adjust_add', refType: 'manual', refId: '', actorType: 'staff', actorName: 'ทดสอบ' },
      }),
    );
  const figure = async (query: ReturnType<typeof sql<{ n: bigint | number }>>) =>
    Number((await query.execute(world.database.db)).rows[0]?.n ?? 0);

  /** A wheel of six slots, not open yet; the last slot is unlimited and gives nothing. */
  async function filled(firstReward: number, more: object = {}, first: object = {}): Promise<number> {
    const none = await reward({ name: 'เสียใจด้วย', type: 'none', value: '0.00' });
    const id = await add('wheel/add', wheelBody(more));
    expect((await slot(id, 6, none)).body.error).toBe(0);
    const last = (await slots(id))[0]?.id;
    expect((await slot(id, 1, firstReward, { fallback_stock_id: last, ...first })).body.error).toBe(0);
    for (const position of [2, 3, 4, 5]) await slot(id, position, none, { weight: 0 });
    return id;
  }
  const open = async (id: number) => {
    await sql`update wheel_config set status = 'paused' where status = 'active' and id <> ${id}`.execute(
      world.database.db,
    );
    expect((await change(id, { status: 'active' })).body).toMatchObject({ error: 0 });
  };

  beforeAll(async () => {
    // One connection for each concurrent transaction, up to thirty.
    world = await openWorld({ ...subject, open: (options) => subject.open({ ...options, poolSize: 30 }) });
    owner = await signIn(world.app, 'owner');
    context = systemContext(world.platform, 'wheel');
  });
  afterAll(() => world.close());

  test('reward rules: fields are validated by kind, and the kind is fixed once the reward was given', async () => {
    const rejected = async (body: object) =>
      failure(await send('system/event/rewards/add', { name: 'x', status: 'active', ...body }));
    expect(await rejected({ type: 'none', value: '5.00' })).toEqual([422, ['value']]);
    expect(await rejected({ type: 'ticket', value: '1.50' })).toEqual([422, ['value']]);
    expect(await rejected({ type: 'credit', value: '0.00' })).toEqual([422, ['value', 'turnover_multiple']]);
    expect(await rejected({ type: 'point', value: '5.00', turnover_multiple: '5.00' })).toEqual([
      422,
      ['turnover_multiple'],
    ]);
    expect(await rejected({ type: 'point', value: '5.00', color: 'red' })).toEqual([422, ['color']]);
    const id = await reward({ type: 'credit', value: '50.00', turnover_multiple: '5.00', withdraw_cap: '500.00' });
    const update = async (body: object) =>
      send('system/event/rewards/update', {
        id,
        version: dataOf(await read(`system/event/rewards/detail?id=${id}`)).version,
        ...body,
      });
    // Fields that only credit has are cleared with the kind.
    expect((await update({ type: 'point' })).body.error).toBe(0);
    expect(dataOf(await read(`system/event/rewards/detail?id=${id}`))).toMatchObject({
      ...{ type: 'point', turnover_multiple: null, withdraw_cap: null },
    });
    await sql`update event_reward set stock_used = 3 where id = ${id}`.execute(world.database.db);
    expect(failure(await update({ type: 'ticket' }))).toEqual([422, ['type']]);
    expect(failure(await update({ stock_total: 2 }))).toEqual([422, ['stock_total']]);
    expect((await update({ stock_total: 3 })).body.error).toBe(0);
    await expect(
      sql`update event_reward set stock_used = 4 where id = ${id}`.execute(world.database.db),
    ).rejects.toMatchObject({ constraint: 'event_reward_stock' });
  });

  test('wheel odds: exact to four places, updated by every change, and zero without a weight', async () => {
    const prize = await reward();
    const id = await add('wheel/add', wheelBody());
    expect(failure(await slot(id, 1, prize, { weight: 0 }))).toEqual([422, ['weight']]);
    for (const position of [1, 2, 3]) await slot(id, position, prize, { weight: 1 });
    const odds = async () => (await slots(id)).map((row) => row.probability_pct);
    expect(await odds()).toEqual(['33.3333', '33.3333', '33.3333']);
    expect((await changeSlot(id, 2, { weight: 4 })).body.error).toBe(0);
    expect(await odds()).toEqual(['16.6667', '66.6667', '16.6667']);
    await changeSlot(id, 2, { status: 'disabled' });
    expect(await odds()).toEqual(['50.0000', '0.0000', '50.0000']);
    expect(failure(await slot(id, 7, prize))).toEqual([422, ['position']]);
    expect((await slot(id, 3, prize)).body.error).toBe(409);
    expect(failure(await changeSlot(id, 3, { status: 'out_of_stock' }))).toEqual([422, ['status']]);
    expect(dataOf(await read(`system/event/rewards/detail?id=${prize}`)).used_in).toEqual(['wheel']);
    const rows = await slots(id);
    for (const row of rows) await send('wheel/stocks/delete', { id: row.id, version: row.version });
    expect(await slots(id)).toEqual([]);
    expect(dataOf(await read(`system/event/rewards/detail?id=${prize}`)).used_in).toEqual([]);
  });

  test('wheel stand-in: must be another unlimited slot of the same wheel, and must stay unlimited', async () => {
    const [prize, limitedReward] = [await reward(), await reward({ stock_total: 5 })];
    const id = await add('wheel/add', wheelBody());
    const other = await add('wheel/add', wheelBody());
    await slot(other, 1, prize);
    const otherWheelSlot = (await slots(other))[0]?.id;
    await slot(id, 1, prize);
    await slot(id, 2, prize, { daily_quota: 5 });
    await slot(id, 3, limitedReward);
    const [first, quota, stock] = (await slots(id)).map((row) => row.id);
    for (const invalidId of [otherWheelSlot, quota, stock]) {
      expect(failure(await slot(id, 4, prize, { fallback_stock_id: invalidId }))).toEqual([422, ['fallback_stock_id']]);
    }
    expect(failure(await changeSlot(id, 1, { fallback_stock_id: first }))).toEqual([422, ['fallback_stock_id']]);
    expect((await slot(id, 4, prize, { fallback_stock_id: first })).body.error).toBe(0);
    expect(failure(await changeSlot(id, 1, { total_quota: 9 }))).toEqual([422, ['total_quota']]);
    expect(failure(await changeSlot(id, 1, { event_reward_id: limitedReward }))).toEqual([422, ['event_reward_id']]);
    expect((await send('wheel/stocks/delete', { id: first, version: (await slots(id))[0]?.version })).body.error).toBe(
      409,
    );
    await expect(
      sql`update wheel_stock set fallback_stock_id = id where id = ${quota}`.execute(world.database.db),
    ).rejects.toMatchObject({ constraint: 'wheel_stock_not_itself' });
  });

  test('wheel status: opens only when complete, follows the allowed moves, and one wheel per agent is active', async () => {
    const prize = await reward({ stock_total: 100 });
    const none = await reward({ name: 'ไม่ได้', type: 'none', value: '0.00' });
    expect(failure(await send('wheel/add', wheelBody({ cost_type: 'deposit' })))).toEqual([
      422,
      ['deposit_per_ticket'],
    ]);
    const id = await add('wheel/add', wheelBody());
    expect(dataOf(await read(`wheel/detail?id=${id}`))).toMatchObject({ status: 'draft', cost_value: null });
    for (const position of [1, 2, 3, 4, 5]) await slot(id, position, prize);
    expect((await change(id, { status: 'active' })).body.message).toMatch(/ครบทุกช่อง.*ไม่จำกัด/);
    await slot(id, 6, prize);
    expect((await change(id, { status: 'active' })).body.message).toBe(
      'เปิดกงล้อไม่ได้: ต้องมีช่องที่ไม่จำกัดโควตาและสต็อกอย่างน้อย 1 ช่องที่ออกได้',
    );
    expect(failure(await change(id, { status: 'paused' }))).toEqual([422, ['status']]);
    await changeSlot(id, 6, { event_reward_id: none });
    expect((await change(id, { status: 'active' })).body.error).toBe(0);
    // While the wheel is open, any change that would make it unspinnable is refused.
    expect((await changeSlot(id, 6, { daily_quota: 1 })).body.error).toBe(409);
    expect(failure(await change(id, { segment_count: 8 }))).toEqual([422, ['segment_count']]);
    const version = dataOf(await read(`system/event/rewards/detail?id=${none}`)).version;
    expect(failure(await send('system/event/rewards/update', { id: none, version, status: 'inactive' }))).toEqual([
      422,
      ['status'],
    ]);
    await expect(
      sql`update wheel_stock set weight = 0 where wheel_id = ${id}`.execute(world.database.db),
    ).rejects.toMatchObject({ constraint: 'wheel_whole' });
    const second = await filled(prize, { agent_ids: [2, 1] });
    expect((await change(second, { status: 'active' })).body.message).toMatch(/เปิดอยู่แล้ว/);
    await expect(
      sql`update wheel_config set status = 'active' where id = ${second}`.execute(world.database.db),
    ).rejects.toMatchObject({ code: '23505' });
    expect((await change(second, { agent_ids: [2] })).body.error).toBe(0);
    expect((await change(second, { status: 'active' })).body.error).toBe(0);
    expect(failure(await change(second, { agent_ids: [2, 1] }))).toEqual([422, ['agent_ids']]);
    for (const status of ['paused', 'active', 'ended']) expect((await change(id, { status })).body.error).toBe(0);
    expect((await change(id, { status: 'active' })).body.error).toBe(409);
    expect((await changeSlot(id, 1, { weight: 5 })).body.error).toBe(409);
    await expect(
      sql`update wheel_config set status = 'draft' where id = ${second}`.execute(world.database.db),
    ).rejects.toMatchObject({ constraint: 'wheel_config_status' });
    await change(second, { status: 'ended' });
  });

  test('wheel schedule: the wheel ends at its end date', async () => {
    const id = await filled(await reward());
    await open(id);
    expect((await change(id, { end_at: new Date(Date.now() + 60_000).toISOString() })).body.error).toBe(0);
    const { db } = world.database;
    const work = () => context.transaction((ctx) => turnSchedule(ctx, wheelSchedule));
    await work();
    expect((await wheelOf(id)).status).toBe('active');
    await sql`update wheel_config set end_at = now() - interval '1 second' where id = ${id}`.execute(db);
    await work();
    expect((await wheelOf(id)).status).toBe('ended');
    const last = await db
      .selectFrom('entity_event')
      .select(['action', 'to_status', 'version'])
      .where('entity', '=', 'WheelConfig')
      .where('entity_id', '=', id)
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(last).toEqual({ action: 'clock', to_status: 'ended', version: (await wheelOf(id)).version });
  });

  test('wheel spin: takes its price and gives its prize once; a repeated key replays the result', async () => {
    const prize = await reward({ type: 'credit', value: '50.00', turnover_multiple: '5.00', withdraw_cap: '500.00' });
    const id = await filled(prize, { cost_type: 'ticket', cost_value: 2 });
    const memberId = await member();
    await expect(turn(id, memberId, 'a')).rejects.toMatchObject({ code: 409 });
    await open(id);
    await expect(turn(id, memberId, 'a')).rejects.toMatchObject({ code: 409, message: 'ตั๋วไม่พอ' });
    await give(memberId, 'ticket', 5_00n);
    const result = await turn(id, memberId, 'a', () => 0);
    expect(result).toMatchObject({ position: 1, type: 'credit', value: 50_00n, status: 'credited', replayed: false });
    expect(await turn(id, memberId, 'a')).toEqual({ ...result, replayed: true });
    expect(await turn(id, memberId, 'b', (below) => below - 1)).toMatchObject({
      position: 6,
      type: 'none',
      status: null,
    });
    await expect(turn(id, memberId, 'c')).rejects.toMatchObject({ message: 'ตั๋วไม่พอ' });
    const { db } = world.database;
    const balances = await sql`
      select wallet_type, balance, turnover_required from wallet where member_id = ${memberId} order by wallet_type`.execute(
      db,
    );
    expect(balances.rows).toEqual([
      { wallet_type: 'main', balance: 150_00n, turnover_required: 250_00n },
      { wallet_type: 'ticket', balance: 1_00n, turnover_required: 0n },
    ]);
    const logs = await sql`
      select log_type, amount, turnover_added from wallet_log
      where member_id = ${memberId} and ref_type = 'wheel' and ref_id = ${result.spinNo} order by id`.execute(db);
    expect(logs.rows).toEqual([
      { log_type: 'wheel_spin', amount: -2_00n, turnover_added: 0n },
      { log_type: 'wheel_reward', amount: 50_00n, turnover_added: 250_00n },
    ]);
    expect(await wheelOf(id)).toMatchObject({ spin_count_today: 2, payout_today: '50.00' });
    expect((await wheels.rows('status=active')).body.totals).toMatchObject({
      spin_count_today: '2',
      payout_today: '50.00',
    });
    expect((await slots(id)).map((row) => [row.used_today, row.used_total])).toEqual([
      [1, 1],
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 0],
      [1, 1],
    ]);
    expect(dataOf(await read(`system/event/rewards/detail?id=${prize}`)).stock_used).toBe(1);
    // On the next day today's counts remain only in the total.
    await sql`update wheel_tally set ends_at = now() - interval '1 second' where wheel_id = ${id}`.execute(db);
    expect(await wheelOf(id)).toMatchObject({ spin_count_today: 0, payout_today: '0.00' });
    expect((await slots(id))[0]).toMatchObject({ used_today: 0, used_total: 1 });
    expect(await verifyInvariants(db)).toEqual([]);
  });

  test('wheel prizes: points and tickets go to their wallets; items wait to be shipped, are cancelled, or expire', async () => {
    const { db } = world.database;
    const memberId = await member();
    for (const [type, value] of [
      ['point', 100_00n],
      ['ticket', 3_00n],
    ] as const) {
      const id = await filled(await reward({ type, value: type === 'point' ? '100.00' : '3.00' }));
      await open(id);
      expect(await turn(id, memberId, type, () => 0)).toMatchObject({ status: 'credited', value });
      expect(
        await figure(sql`select balance as n from wallet where member_id = ${memberId} and wallet_type = ${type}`),
      ).toBe(Number(value));
    }
    const thing = await filled(await reward({ type: 'item', value: '900.00', expire_hours: 24 }));
    await open(thing);
    for (const key of ['one', 'two', 'three']) {
      expect(await turn(thing, memberId, key, () => 0)).toMatchObject({ status: 'claim_pending' });
    }
    expect(await wheelOf(thing)).toMatchObject({ payout_today: '2700.00' });
    const list = rowsOf(await read(`wheel/rewards?wheel_id=${thing}&sort=id`));
    const [first, second, third] = list;
    const key = (row: Record<string, unknown> | undefined) => ({ id: row?.id, version: row?.version });
    expect(failure(await send('wheel/rewards/ship', key(first)))[0]).toBe(422);
    expect((await send('wheel/rewards/ship', { ...key(first), tracking_no: 'TH123' })).body.error).toBe(0);
    expect((await send('wheel/rewards/cancel', { ...key(second), reason: 'ติดต่อไม่ได้' })).body.error).toBe(0);
    expect((await send('wheel/rewards/cancel', { ...key(first), reason: 'x' })).body.error).toBe(409);
    const auditEntries = await sql`
      select action, entity_id, after from audit_log where action in ('wheel.ship', 'wheel.cancel') and result = 'ok' order by seq`.execute(
      db,
    );
    expect(auditEntries.rows).toMatchObject([
      { action: 'wheel.ship', entity_id: String(first?.id), after: { status: 'shipped', tracking_no: 'TH123' } },
      { action: 'wheel.cancel', entity_id: String(second?.id), after: { status: 'cancelled' } },
    ]);
    await sql`update wheel_reward set expires_at = now() - interval '1 second' where id = ${third?.id}`.execute(db);
    await sql`update outbox set available_at = clock_timestamp() where state = 'queued'`.execute(db);
    await drain({ db, handlers: wheelTasks(context) });
    expect(
      rowsOf(await read(`wheel/rewards?wheel_id=${thing}&sort=id`)).map((row) => [
        row.status,
        row.tracking_no,
        row.note,
      ]),
    ).toEqual([
      ['shipped', 'TH123', null],
      ['cancelled', null, 'ติดต่อไม่ได้'],
      ['expired', null, null],
    ]);
    expect(await verifyInvariants(db)).toEqual([]);
  });

  test('wheel spin: limited per day, by deposits, and to active members of the wheel’s agents', async () => {
    const { db } = world.database;
    const id = await filled(await reward(), { max_spins_per_day: 2 });
    await open(id);
    const memberId = await member();
    await turn(id, memberId, '1');
    await turn(id, memberId, '2');
    await expect(turn(id, memberId, '3')).rejects.toMatchObject({ message: 'หมุนครบ 2 ครั้งของวันนี้แล้ว' });
    await expect(turn(id, await createMember(db, 2, 100_00n), '1')).rejects.toMatchObject({ code: 409 });
    const suspended = await member();
    await sql`update member set status = 'suspended' where id = ${suspended}`.execute(db);
    await expect(turn(id, suspended, '1')).rejects.toMatchObject({ code: 409 });
    const earned = await filled(await reward(), { cost_type: 'deposit', deposit_per_ticket: '300.00' });
    await open(earned);
    const payer = await member();
    await expect(turn(earned, payer, '1')).rejects.toMatchObject({ message: 'ยอดฝากวันนี้ยังไม่พอสำหรับสิทธิ์หมุน' });
    await context.transaction(async (ctx) => {
      const { id: depositId } = await ctx.tx
        .insertInto('deposit')
        .values({
          ...{ deposit_ref: 'D260131000001', requested_at: new Date(), agent_id: 1, member_id: payer },
          ...{ requested_amount: 700_00n, channel: 'manual', operator: 'ทดสอบ' },
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const source = { source: suspenseAccount, amount: 700_00n, method: 'manual' } as const;
      await creditDeposit(ctx, await depositOf(ctx.tx, depositId), source);
    });
    await turn(earned, payer, '1');
    await turn(earned, payer, '2');
    await expect(turn(earned, payer, '3')).rejects.toMatchObject({ code: 409 });
  });

  test('wheel budget: never exceeded; a slot without cost comes up instead', async () => {
    const prize = await reward({ type: 'credit_free', value: '40.00', turnover_multiple: '1.00' });
    const id = await filled(prize, { budget_per_day: '100.00' });
    await open(id);
    const memberId = await member();
    const positions: number[] = [];
    for (const key of ['1', '2', '3', '4']) positions.push((await turn(id, memberId, key, () => 0)).position);
    expect(positions).toEqual([1, 1, 6, 6]);
    expect(await wheelOf(id)).toMatchObject({ payout_today: '80.00' });
    // Each grant is in the free credit report exactly once.
    const { rows } = await sql`
      select source, amount, turnover_required, deposited_after, status from credit_free_state
      where member_id = ${memberId}`.execute(world.database.db);
    const grant = { source: 'wheel', amount: 40_00n, turnover_required: 40_00n, deposited_after: 0n, status: 'active' };
    expect(rows).toEqual([grant, grant]);
  });

  test(`wheel spin: ${crowds[subject.name]} concurrent spins give each piece once, exceed no quota and keep the ledger balanced`, async () => {
    const { db } = world.database;
    const crowd = crowds[subject.name];
    const pieces = crowd / 4;
    const quota = crowd / 8;
    const prize = await reward({ type: 'credit', value: '7.00', turnover_multiple: '1.00', stock_total: pieces });
    const id = await filled(prize, { cost_type: 'ticket', cost_value: 1 }, { weight: 10_000 });
    // A second slot gives points, limited by its quotas.
    const points = await reward();
    await changeSlot(id, 2, { event_reward_id: points, weight: 10_000, daily_quota: quota, total_quota: quota });
    await open(id);
    const players = await Promise.all(Array.from({ length: 20 }, () => member()));
    for (const player of players) await give(player, 'ticket', BigInt(crowd / 20) * 100n);
    // Each spin is sent twice; the second replays the first.
    const results = await Promise.all(
      Array.from({ length: crowd * 2 }, (_, i) => turn(id, players[i % 20] ?? 0, `race-${i % crowd}`)),
    );
    expect(new Set(results.map(({ spinNo }) => spinNo)).size).toBe(crowd);
    expect(results.filter(({ replayed }) => !replayed)).toHaveLength(crowd);
    const all = await slots(id);
    expect(all.reduce((sum, row) => sum + Number(row.used_today), 0)).toBe(crowd);
    expect(all[0]).toMatchObject({ used_total: pieces, status: 'out_of_stock' });
    expect(all[1]).toMatchObject({ used_total: quota, status: 'out_of_stock' });
    expect(dataOf(await read(`system/event/rewards/detail?id=${prize}`))).toMatchObject({
      ...{ stock_total: pieces, stock_used: pieces },
    });
    // No ticket is left, no member paid twice, and what was given equals what was won.
    expect(
      await figure(
        sql`select coalesce(sum(balance), 0) as n from wallet where wallet_type = 'ticket' and member_id in (${sql.join(players)})`,
      ),
    ).toBe(0);
    expect(await figure(sql`select count(*) as n from wheel_reward where wheel_id = ${id} and type = 'credit'`)).toBe(
      pieces,
    );
    expect(
      await figure(sql`
        select count(*) as n from ledger_tx join wheel_reward on wheel_reward.id = ledger_tx.ref_id
        where kind = 'event_reward' and ref_type = 'wheel_reward' and wheel_id = ${id}`),
    ).toBe(pieces + quota);
    expect(
      await figure(sql`
        select sum(amount) as n from wallet_log where log_type = 'wheel_reward' and wallet_type = 'main'
          and member_id in (${sql.join(players)})`),
    ).toBe(pieces * 7_00);
    expect(
      await figure(sql`
        select count(*) as n from wheel_tally tally where wheel_id = ${id} and spins <> (
          select count(*) from wheel_spin where stock_id = tally.stock_id and ends_at = tally.ends_at)`),
    ).toBe(0);
    // Adding stock makes the slot active again.
    const version = dataOf(await read(`system/event/rewards/detail?id=${prize}`)).version;
    expect(
      (await send('system/event/rewards/update', { id: prize, version, stock_total: pieces + 1 })).body.error,
    ).toBe(0);
    expect((await slots(id))[0]).toMatchObject({ status: 'active' });
    await expect(
      sql`update wheel_tally set spins = spins + 1 where stock_id = ${all[1]?.id}`.execute(db),
    ).rejects.toMatchObject({ constraint: 'wheel_tally_quota' });
    await expect(sql`delete from wheel_spin where wheel_id = ${id}`.execute(db)).rejects.toThrow('append-only');
    expect(await verifyInvariants(db)).toEqual([]);
  });

  test('wheel spin: two wheels sharing a reward never give a piece twice', async () => {
    const crowd = crowds[subject.name] / 4;
    const prize = await reward({ stock_total: crowd / 2 });
    const [firstWheel, secondWheel] = [
      await filled(prize, { agent_ids: [1] }, { weight: 1_000_000 }),
      await filled(prize, { agent_ids: [2] }, { weight: 1_000_000 }),
    ];
    await open(firstWheel);
    expect((await change(secondWheel, { status: 'active' })).body.error).toBe(0);
    const firstMember = await member();
    const secondMember = await createMember(world.database.db, 2, 100_00n);
    await Promise.all(
      Array.from({ length: crowd }, (_, i) => [
        turn(firstWheel, firstMember, `s${i}`),
        turn(secondWheel, secondMember, `s${i}`),
      ]).flat(),
    );
    expect(dataOf(await read(`system/event/rewards/detail?id=${prize}`)).stock_used).toBe(crowd / 2);
    expect(await figure(sql`select count(*) as n from wheel_reward where event_reward_id = ${prize}`)).toBe(crowd / 2);
  });
});
