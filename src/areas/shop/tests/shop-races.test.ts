import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemContext } from '#server/context/context-factory.ts';
import { moveWallet } from '#server/ledger/side-wallet.ts';
import { oneSubject } from '../../../../tests/api/subjects.ts';
import { type Desk, openDesk } from '../../../../tests/money/support/desk.ts';
import type { Person } from '../../../../tests/money/support/people.ts';
import { platformFor } from '../../../../tests/money/support/platform.ts';
import { redeem } from '../server/redeem.ts';

// PGlite serializes everything, so races only mean something on PostgreSQL.
const subject = oneSubject;
if (subject.name !== 'postgres') console.warn('SKIPPED: races of the shop on PostgreSQL (no PG_URL).');

describe(`shop races, on ${subject.name}`, () => {
  let desk: Desk;
  let owner: Person;
  const many = 50;

  beforeAll(async () => {
    desk = await openDesk(subject, { poolSize: 30 });
    owner = await desk.person('owner', { grants: ['*'] });
  });
  afterAll(() => desk.close());

  const context = () =>
    systemContext(platformFor(desk.database.db, { principalOf: async () => undefined }, {}), 'race');
  const member = async (points: number) => {
    const { db } = desk.database;
    const memberId = await desk.member(100n);
    await db.transaction().execute((tx) =>
      moveWallet(tx, {
        ...{
          memberId,
          wallet: 'point',
          amount: BigInt(points) * 100n,
          kind: 'adjust',
          ref: { type: 'member', id: memberId },
        },
        entry: { type: 'adjust_add', refType: 'manual', refId: 'T', actorType: 'system', actorName: null },
      }),
    );
    return memberId;
  };
  const points = async (memberId: number) => {
    const { rows } = await sql<{ balance: bigint }>`
      select balance from wallet where member_id = ${memberId} and wallet_type = 'point'`.execute(desk.database.db);
    return Number(rows[0]?.balance) / 100;
  };
  const item = async (mode: 'counted' | 'code', qty: number, price: number) => {
    const { db } = desk.database;
    const { rows } = await sql<{ id: number }>`
      insert into shop_item (name, image_url, category, point_price, agent_ids, stock_mode, stock_available, status)
      values ('ของ', '/x', 'voucher', ${price}, ${JSON.stringify([desk.world.agent])}::jsonb, ${mode}, 0, 'active')
      returning id::integer as id`.execute(db);
    const id = rows[0]?.id ?? 0;
    // Two lots, so that one runs out in the middle.
    for (const [lot, part] of [
      ['L001', Math.floor(qty / 2)],
      ['L002', Math.ceil(qty / 2)],
    ] as const) {
      await sql`
        with lot as (
          insert into shop_stock (item_id, lot_no, mode, qty, remaining, code_hints)
          values (${id}, ${lot}, ${mode}, ${part}, ${part}, ${mode === 'code' ? '[]' : null}::jsonb) returning id)
        insert into shop_code (item_id, stock_id, code, fingerprint)
        select ${id}, lot.id, 'sealed', ${`${id} ${lot} `} || n from lot, generate_series(1, ${mode === 'code' ? part : 0}) n`.execute(
        db,
      );
    }
    return id;
  };
  const stock = async (id: number) => {
    const { rows } = await sql<{ available: number; redeemed: number; given: number }>`
      select stock_available as available, redeemed_count as redeemed,
        (select count(*) from shop_code where item_id = ${id} and redeem_id is not null)::integer as given
      from shop_item where id = ${id}`.execute(desk.database.db);
    return rows[0];
  };
  const tally = async (tries: readonly Promise<unknown>[]) => {
    const done = await Promise.allSettled(tries);
    const codes = done.map((one) => (one.status === 'fulfilled' ? 0 : Number(one.reason?.code)));
    return Object.fromEntries([...new Set(codes)].map((code) => [code, codes.filter((one) => one === code).length]));
  };
  const buy = (memberId: number, itemId: number) => context().transaction((ctx) => redeem(ctx, { memberId, itemId }));

  test.each(['counted', 'code'] as const)(
    `shop redeem: ${many} concurrent members for 20 pieces (%s), exactly 20 get one`,
    async (mode) => {
      const id = await item(mode, 20, 10);
      const members = await Promise.all(Array.from({ length: many }, () => member(10)));
      expect(await tally(members.map((one) => buy(one, id)))).toEqual({ 0: 20, 409: 30 });
      expect(await stock(id)).toEqual({ available: 0, redeemed: 20, given: mode === 'code' ? 20 : 0 });
      const left = await Promise.all(members.map(points));
      expect(left.filter((one) => one === 0)).toHaveLength(20);
      expect(left.filter((one) => one === 10)).toHaveLength(30);
    },
  );

  test('shop redeem: concurrent redemptions of one member never spend more points than the balance', async () => {
    const id = await item('counted', 100, 7);
    const memberId = await member(50);
    expect(await tally(Array.from({ length: many }, () => buy(memberId, id)))).toEqual({ 0: 7, 422: 43 });
    expect(await points(memberId)).toBe(1);
  });

  test(`shop inquiry: of ${many} concurrent decisions one succeeds, and points are returned at most once`, async () => {
    const id = await item('code', 1, 10);
    const memberId = await member(10);
    const { redeemRef } = await buy(memberId, id);
    const decide = async (action: string) => {
      const response = await desk.app.inject({
        method: 'POST',
        url: '/api/shop/inquiry/update',
        headers: { authorization: `Bearer ${owner.token}`, 'idempotency-key': randomUUID() },
        payload: { redeem_ref: redeemRef, action, ...(action === 'reject' ? { note: 'x' } : {}) },
      });
      return Number(response.json().error);
    };
    const answers = await Promise.all(
      Array.from({ length: many }, (_, at) => decide(at % 2 === 0 ? 'approve' : 'reject')),
    );
    expect(answers.filter((error) => error === 0)).toHaveLength(1);
    expect(answers.filter((error) => error === 409)).toHaveLength(many - 1);
    const isRejected = answers.indexOf(0) % 2 === 1;
    expect(await points(memberId)).toBe(isRejected ? 10 : 0);
    expect(await stock(id)).toEqual({
      available: isRejected ? 1 : 0,
      redeemed: isRejected ? 0 : 1,
      given: isRejected ? 0 : 1,
    });
    expect(await desk.breaches()).toEqual([]);
  });
});
