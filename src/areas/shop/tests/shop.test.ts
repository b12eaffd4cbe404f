// Long because one world, which takes longest to create, is shared by all shop tests.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { entities } from '#generated/api/entities.ts';
import type { Context } from '#server/context/context.ts';
import { systemContext } from '#server/context/context-factory.ts';
import { drain } from '#server/jobs/worker.ts';
import { moveWallet } from '#server/ledger/side-wallet.ts';
import { verifyInvariants } from '#server/verify/verify-invariants.ts';
import {
  dataOf,
  get,
  openWorld,
  post,
  type Reply,
  replyOf,
  rowsOf,
  signIn,
  type World,
} from '../../../../tests/api/kit.ts';
import { oneSubject } from '../../../../tests/api/subjects.ts';
import { createMember } from '../../../../tests/money/support/members.ts';
import { multipartOf, type Part } from '../../../../tests/security/support/multipart.ts';
import { grantPoints } from '../server/point-task.ts';
import { redeem } from '../server/redeem.ts';
import { shopTasks } from '../server/services.ts';
import { cancelRedeem } from '../server/update-redeem.ts';

const subject = oneSubject;

type Headers = Record<string, string>;

describe('shop', () => {
  let world: World;
  let jobs: Context;
  let owner: Headers;
  let marketing: Headers;
  let finance: Headers;
  let picture: Buffer;
  // 12:00 in Bangkok.
  const clock = { at: Date.parse('2026-01-31T05:00:00Z') };

  const call = (path: string, body: object, headers: Headers = owner, key = randomUUID()) =>
    post(world.app, path, body, { ...headers, 'idempotency-key': key });
  const read = (path: string, headers: Headers = owner) => get(world.app, path, headers);
  const form = async (
    path: string,
    body: object,
    files: readonly string[],
    headers: Headers = owner,
  ): Promise<Reply> => {
    const parts: Part[] = [
      ...Object.entries(body).map(([name, value]) => ({
        name,
        value: typeof value === 'object' ? JSON.stringify(value) : String(value),
      })),
      ...files.map((name) => ({ name, value: picture, filename: 'a.jpg', type: 'image/jpeg' })),
    ];
    const { payload, type } = multipartOf(parts);
    return replyOf(
      await world.app.inject({ method: 'POST', url: path, headers: { ...headers, 'content-type': type }, payload }),
    );
  };
  const member = async (points = 0, agent = 1) => {
    const { db } = world.database;
    const id = await createMember(db, agent, 100n);
    await sql`update member set mobile = '08' || lpad(${id}::text, 8, '0') where id = ${id}`.execute(db);
    if (points > 0) {
      await db.transaction().execute((tx) =>
        moveWallet(tx, {
          ...{
            memberId: id,
            wallet: 'point',
            amount: BigInt(points) * 100n,
            kind: 'adjust',
            ref: { type: 'member', id },
          },
          entry: { type: 'adjust_add', refType: 'manual', refId: 'T', actorType: 'system', actorName: null },
        }),
      );
    }
    return id;
  };
  const points = async (id: number) => {
    const { rows } = await sql<{ balance: bigint }>`
      select balance from wallet where member_id = ${id} and wallet_type = 'point'`.execute(world.database.db);
    return Number(rows[0]?.balance ?? 0n) / 100;
  };
  const buy = (memberId: number, itemId: number, more: object = {}) =>
    jobs.transaction((ctx) => redeem(ctx, { memberId, itemId, ...more }));
  const receiver = { receiver: { name: 'สมชาย', tel: '0812345678', address: '1 ถนนสุขุมวิท กรุงเทพ 10110' } };
  const move = (redeem_ref: string, action: string, more: object = {}, headers = owner, key = randomUUID()) =>
    call('/api/shop/inquiry/update', { redeem_ref, action, ...more }, headers, key);
  const item = async (more: object) =>
    Number(
      dataOf(
        await form(
          '/api/shop/item/add',
          {
            ...{ name: 'บัตรกำนัล', category: 'voucher', point_price: 10, agent_ids: [1], need_shipping: false },
            ...{ stock_mode: 'counted', status: 'active', ...more },
          },
          ['image_url'],
        ),
      ).id,
    );
  const itemOf = async (id: number) => dataOf(await read(`/api/shop/item/detail?id=${id}`));
  const audited = async (action: string) => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::integer as n from audit_log where action = ${action} and result = 'ok'`.execute(
      world.database.db,
    );
    return rows[0]?.n;
  };

  beforeAll(async () => {
    world = await openWorld(subject, {
      clock: { now: () => new Date(clock.at) },
    });
    jobs = systemContext(world.platform, 'jobs');
    owner = await signIn(world.app, 'owner');
    marketing = await signIn(world.app, 'marketing');
    finance = await signIn(world.app, 'finance');
    picture = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#08f' } })
      .jpeg()
      .toBuffer();
  });
  afterAll(() => world.close());

  test('shop stock: counted by the database; deleting a lot removes the rest and keeps what was given', async () => {
    const id = await item({});
    expect(await itemOf(id)).toMatchObject({ status: 'out_of_stock', stock_available: 0, low_stock: true });
    const lot = dataOf(await call('/api/shop/stock/add', { item_id: id, qty: 8, cost_price: '12.50' }));
    expect(lot).toMatchObject({ lot_no: 'L001', qty: 8, remaining: 8 });
    expect(await itemOf(id)).toMatchObject({
      status: 'active',
      stock_available: 8,
      stock_cost: '100.00',
      low_stock: false,
    });
    const memberId = await member(1_000);
    await buy(memberId, id, { qty: 3 });
    expect(await points(memberId)).toBe(970);
    expect(await itemOf(id)).toMatchObject({ stock_available: 5, redeemed_count: 3, low_stock: true });
    expect(rowsOf(await read(`/api/shop/stock/list?item_id=${id}`))[0]).toMatchObject({ used_qty: 3, remaining: 5 });
    const changed = await form('/api/shop/item/update', { id, version: 1, stock_mode: 'unlimited' }, []);
    expect(changed.body.fields).toHaveProperty('stock_mode');
    expect(dataOf(await call('/api/shop/stock/delete', { id: lot.id }))).toMatchObject({ qty: 3, remaining: 0 });
    expect((await call('/api/shop/stock/delete', { id: lot.id })).body.error).toBe(409);
    await expect(buy(memberId, id)).rejects.toMatchObject({ code: 409 });
    expect(await itemOf(id)).toMatchObject({ status: 'out_of_stock', stock_available: 0 });
    expect(await points(memberId)).toBe(970);
    await expect(
      sql`update shop_stock set used_qty = used_qty + 1 where id = ${Number(lot.id)}`.execute(world.database.db),
    ).rejects.toThrow(/shop_stock_never_over/);
    expect([
      await audited('shop.stock.add'),
      await audited('shop.stock.delete'),
      await audited('shop.item.add'),
    ]).toEqual([1, 1, 1]);
  });

  test('shop codes: stored once and encrypted, never shown, and given on approval', async () => {
    const id = await item({ name: 'โค้ดเกม', stock_mode: 'code' });
    const add = (codes: readonly string[]) => call('/api/shop/stock/add', { item_id: id, codes });
    expect((await add(['AAAA-1111-BBBB', 'AAAA-1111-BBBB'])).body.fields).toHaveProperty('codes');
    expect((await add(['มีภาษาไทย'])).body.fields).toHaveProperty('codes');
    expect((await add(['AAAA-1111-BBBB', 'CCCC-2222-DDDD'])).body.error).toBe(0);
    expect((await add(['CCCC-2222-DDDD', 'EEEE-3333-FFFF'])).body.fields).toHaveProperty('codes');
    expect(await itemOf(id)).toMatchObject({ stock_available: 2 });
    const memberId = await member(100);
    const { redeemRef } = await buy(memberId, id);
    const second = await buy(await member(100), id);
    await expect(buy(memberId, id)).rejects.toMatchObject({ code: 409 });
    expect(dataOf(await move(redeemRef, 'approve'))).toMatchObject({ status: 'credited' });
    expect((await move(redeemRef, 'reject', { note: 'สาย' })).body.error).toBe(409);
    expect(dataOf(await move(second.redeemRef, 'reject', { note: 'ผิดปกติ' }))).toMatchObject({ status: 'rejected' });
    expect(await itemOf(id)).toMatchObject({ stock_available: 1, redeemed_count: 1, status: 'active' });
    const responses = [
      await read(`/api/shop/inquiry/list?item_id=${id}`),
      await read(`/api/shop/inquiry/detail?id=${second.id}`),
      await read(`/api/shop/stock/list?item_id=${id}`),
      await get(world.app, `/api/shop/history?item_id=${id}&export=csv`, owner),
    ].map(({ text }) => text);
    expect(responses.join('\n')).not.toMatch(/AAAA-1111|CCCC-2222/);
    expect(responses[0]).toContain('••••BBBB');
    const { rows } = await sql<{ code: string }>`select code from shop_code`.execute(world.database.db);
    expect(rows.every(({ code }) => code.startsWith('v1.'))).toBe(true);
  });

  test('shop shipping: a returned and rejected redemption returns its points exactly once', async () => {
    const id = await item({ name: 'หูฟัง', category: 'gadget', need_shipping: true, point_price: 40 });
    await call('/api/shop/stock/add', { item_id: id, qty: 2 });
    const memberId = await member(100);
    await expect(buy(memberId, id)).rejects.toMatchObject({ code: 422 });
    const { id: key, redeemRef } = await buy(memberId, id, receiver);
    expect(redeemRef).toMatch(/^SR\d{11}$/);
    await expect(buy(memberId, id, { ...receiver, qty: 2 })).rejects.toMatchObject({ code: 409 });
    expect((await move(redeemRef, 'approve', {}, finance)).status).toBe(403);
    expect((await call('/api/shop/inquiry/update', { redeem_ref: redeemRef, action: 'ship' })).body.error).toBe(409);
    expect(dataOf(await move(redeemRef, 'approve', {}, marketing))).toMatchObject({ status: 'approved' });
    expect((await move(redeemRef, 'approve', { expected_status: 'pending' })).body.error).toBe(409);
    await move(redeemRef, 'pack');
    expect(Object.keys((await move(redeemRef, 'ship')).body.fields ?? {})).toEqual(['carrier', 'tracking_no']);
    expect(dataOf(await move(redeemRef, 'ship', { carrier: 'flash', tracking_no: 'TH0123' }))).toMatchObject({
      status: 'shipped',
    });
    await move(redeemRef, 'return', { note: 'ไม่มีผู้รับ' });
    const once = randomUUID();
    const refusals = [
      await move(redeemRef, 'reject', { note: 'ตีกลับ' }, owner, once),
      await move(redeemRef, 'reject', { note: 'ตีกลับ' }, owner, once),
      await move(redeemRef, 'reject', { note: 'ตีกลับ' }),
    ];
    expect(refusals.map(({ body }) => body.error)).toEqual([0, 0, 409]);
    expect(await points(memberId)).toBe(100);
    expect(await itemOf(id)).toMatchObject({ stock_available: 2, redeemed_count: 0 });
    const masked = rowsOf(await read(`/api/shop/inquiry/list?q=${redeemRef}`, marketing))[0];
    expect(masked).toMatchObject({ receiver_tel: '••••••5678', status: 'rejected' });
    expect(dataOf(await read(`/api/shop/inquiry/detail?id=${key}`)).receiver_tel).toBe('0812345678');
    expect(dataOf(await read(`/api/shop/inquiry/detail?id=${key}`, marketing)).address).not.toContain('สุขุมวิท');
    await expect(
      sql`update shop_redeem set status = 'pending' where id = ${key}`.execute(world.database.db),
    ).rejects.toThrow(/has ended/);
    const other = await buy(memberId, id, receiver);
    await jobs.transaction((ctx) =>
      cancelRedeem(world.platform, entities.ShopRedeem, ctx, { memberId: memberId, redeemRef: other.redeemRef }),
    );
    expect([await points(memberId), (await itemOf(id)).stock_available]).toEqual([100, 2]);
  });

  test('shop claims: what somebody has in hand nobody else decides, and it is free again when it is decided', async () => {
    const id = await item({ name: 'แก้วน้ำ', category: 'gadget', need_shipping: true, point_price: 5 });
    await call('/api/shop/stock/add', { item_id: id, qty: 1 });
    const { id: key, redeemRef } = await buy(await member(10), id, receiver);
    const take = (headers: typeof owner, more: object = {}) =>
      call('/api/shop/inquiry/claim', { id: key, ...more }, headers);
    const [mine, theirs] = [dataOf(await take(marketing)), await take(owner)];
    expect(mine).toMatchObject({ id: key, locked_by_name: expect.any(String) });
    expect([theirs.status, theirs.body.conflict]).toEqual([423, expect.objectContaining({ by: mine.locked_by_name })]);
    const refused = await move(redeemRef, 'approve');
    expect([refused.status, refused.body.message]).toEqual([423, expect.stringContaining(String(mine.locked_by_name))]);
    expect((await take(finance)).status).toBe(403);
    expect(dataOf(await take(owner, { take_over: true })).locked_by).not.toBe(mine.locked_by);
    expect((await move(redeemRef, 'approve', {}, marketing)).status).toBe(423);
    expect(dataOf(await move(redeemRef, 'approve'))).toMatchObject({ status: 'approved' });
    expect(dataOf(await take(marketing))).toMatchObject({ locked_by: mine.locked_by });
    const released = await call('/api/shop/inquiry/release', { id: key }, marketing);
    expect(dataOf(released)).toMatchObject({ id: key, locked_by: null });
    await move(redeemRef, 'pack');
    await move(redeemRef, 'reject', { note: 'หมดสต็อก' });
    expect(dataOf(await take(marketing))).toMatchObject({ locked_by: null });
  });

  test('shop credit and tickets: given on approval; limits and member levels are enforced', async () => {
    const credit = await item({
      ...{
        name: 'เครดิต 50',
        category: 'credit',
        reward_value: '50.00',
        turnover_multiple: '2',
        stock_mode: 'unlimited',
      },
      ...{ limit_per_member: 1, limit_per_day: 2 },
    });
    const ticket = await item({ name: 'ตั๋ว', category: 'ticket', stock_mode: 'unlimited', member_levels: ['gold'] });
    const memberId = await member(100);
    const { redeemRef } = await buy(memberId, credit);
    await expect(buy(memberId, credit)).rejects.toMatchObject({ code: 422 });
    await buy(await member(10), credit);
    await expect(buy(await member(10), credit)).rejects.toMatchObject({ code: 422 });
    await expect(buy(await member(5), ticket)).rejects.toMatchObject({ code: 422 });
    await expect(buy(await member(10, 2), ticket)).rejects.toMatchObject({ code: 404 });
    await move(redeemRef, 'approve');
    await move((await buy(memberId, ticket, { qty: 3 })).redeemRef, 'approve');
    const { rows } = await sql<{ wallet_type: string; balance: bigint; turnover_required: bigint }>`
      select wallet_type, balance, turnover_required from wallet where member_id = ${memberId} order by wallet_type`.execute(
      world.database.db,
    );
    expect(rows).toEqual([
      { wallet_type: 'main', balance: 50_00n + 100n, turnover_required: 100_00n },
      { wallet_type: 'point', balance: 60_00n, turnover_required: 0n },
      { wallet_type: 'ticket', balance: 3_00n, turnover_required: 0n },
    ]);
    expect(
      (await form('/api/shop/item/update', { id: credit, version: 1, reward_value: '' }, [])).body.fields,
    ).toHaveProperty('reward_value');
  });

  test('shop points: a deposit gives points once, up to the daily limit, by channel and agent', async () => {
    const rule = {
      ...{
        name: 'ฝาก 100 รับ 1 แต้ม',
        agent_ids: [1],
        deposit_min: '100.00',
        mode: 'ratio',
        per_amount: '100.00',
        points: 1,
      },
      ...{
        points_max_per_day: 15,
        channels: ['manual'],
        status: 'active',
        multiplier_days: [{ day: 6, times: '2.00' }],
      },
    };
    const add = (more: object) => call('/api/shop/deposit/add', { ...rule, ...more });
    expect((await add({ per_amount: null })).body.fields).toHaveProperty('per_amount');
    expect((await add({ multiplier_days: [{ day: 7, times: '2.00' }] })).body.fields).toHaveProperty([
      'multiplier_days.0.day',
    ]);
    expect((await add({ deposit_max: '50.00' })).body.fields).toHaveProperty('deposit_max');
    const id = Number(dataOf(await add({})).id);
    await add({ agent_ids: [2], points: 9 });
    await add({ channels: ['slip'], points: 9 });
    const { db } = world.database;
    const memberId = await member();
    let n = 0;
    const deposit = async (satang: bigint) => {
      n += 1;
      const { rows } = await sql<{ id: number }>`
        insert into deposit (deposit_ref, agent_id, member_id, channel, requested_amount, status, requested_at, operator)
        values (${`D26013100000${n}`}, 1, ${memberId}, 'manual', ${satang}::bigint, 'processing', '2026-01-31T04:00:00Z', 'x')
        returning id::integer as id`.execute(db);
      const key = rows[0]?.id ?? 0;
      // A Saturday in Bangkok; same columns as a real credit.
      await sql`
        update deposit set status = 'success', credited_at = '2026-01-31T04:00:00Z', amount = ${satang}::bigint,
          credited_amount = ${satang}::bigint, balance_before = 0, balance_after = ${satang}::bigint, wallet_log_no = 'L1'
        where id = ${key}`.execute(db);
      return key;
    };
    const first = await deposit(500_00n);
    const tasks = () => drain({ db, handlers: shopTasks(jobs) });
    expect(await tasks()).toBe(1);
    expect(await points(memberId)).toBe(10);
    // A second run, as by a worker after a crash.
    expect(await jobs.transaction((ctx) => grantPoints(ctx, first))).toBe(0);
    await deposit(1_000_00n);
    await deposit(99_00n);
    await tasks();
    expect(await points(memberId)).toBe(15);
    const given = async () => dataOf(await read(`/api/shop/deposit/detail?id=${id}`));
    expect(await given()).toMatchObject({ granted_points: 15, status: 'active' });

    // The bank reverses the first deposit: its points are taken back as far as available, the rest is deducted from
    // later points.
    await jobs.transaction(({ tx }) =>
      moveWallet(tx, {
        ...{
          memberId: memberId,
          wallet: 'point',
          amount: -9_00n,
          kind: 'adjust',
          ref: { type: 'member', id: memberId },
        },
        entry: { type: 'adjust_sub', refType: 'manual', refId: 'T', actorType: 'system', actorName: 'x' },
      }),
    );
    await sql`
      update deposit set status = 'reversed', reversed_at = now(), reversed_amount = 0, reversed_by = ${world.people.owner?.id ?? 0}
      where id = ${first}`.execute(db);
    expect(await tasks()).toBe(1);
    expect(await points(memberId)).toBe(0);
    expect(await given()).toMatchObject({ granted_points: 5 });
    const owed = async () =>
      (await sql`select points, points_back, owed from point_grant where deposit_id = ${first}`.execute(db)).rows;
    expect(await owed()).toEqual([{ points: 10, points_back: 6, owed: true }]);
    // The ten reversed points of the day may be earned again; four of them are deducted.
    await deposit(1_000_00n);
    await tasks();
    expect(await points(memberId)).toBe(6);
    expect(await owed()).toEqual([{ points: 10, points_back: 10, owed: false }]);
    await sql`update outbox set state = 'queued', available_at = now()
      where id in (select max(id) from outbox where topic = 'shop_points' group by key)`.execute(db);
    await tasks();
    expect([await points(memberId), (await given()).granted_points]).toEqual([6, 15]);
    const broken = await verifyInvariants(db);
    expect(broken.filter(({ id: rule }) => rule === 'W3' || rule === 'R-money')).toEqual([]);
  });

  test('shop redemptions: what another program sends takes points and stock once', async () => {
    const [memberId, itemId] = [await member(25), await item({ stock_mode: 'unlimited' })];
    const { username } = await world.database.db
      .selectFrom('member')
      .select('username')
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow();
    const fact = { reference: 'r-1', username, item_id: itemId };
    const send = async (facts: readonly object[]) => dataOf(await call('/api/ingest/redemptions', { facts })).facts;
    expect(
      await send([fact, { ...fact, reference: 'r-2', qty: 2 }, { ...fact, reference: 'r-3' }, fact]),
    ).toMatchObject([
      { outcome: 'created', made: { redeem_ref: expect.stringMatching(/^SR/) } },
      { outcome: 'refused', problem: { error: 422, fields: { point: expect.any(String) } } },
      { outcome: 'created' },
      { outcome: 'known' },
    ]);
    const { rows } = await sql<{ balance: bigint }>`
      select balance from wallet where member_id = ${memberId} and wallet_type = 'point'`.execute(world.database.db);
    expect(rows).toEqual([{ balance: 5_00n }]);
  });

  test('ledger invariants hold after all shop tests', async () => {
    const broken = await verifyInvariants(world.database.db);
    expect(broken.filter(({ id }) => !id.startsWith('D'))).toEqual([]);
  });
});
