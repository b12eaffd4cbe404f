import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createMember } from '../money/support/members.ts';
import { listenToChanges } from '../support/listen-to-changes.ts';
import { get, openWorld, rowsOf, signIn, type World } from './kit.ts';
import { oneSubject } from './subjects.ts';

const orders = '/api/system/gateway/orders';

describe.each([oneSubject])('orders of all gateways on $name', (subject) => {
  let world: World;
  const ids: Record<string, number> = {};
  beforeAll(async () => {
    world = await openWorld(subject, { changes: true });
    const { db } = world.database;
    const member = await createMember(db, 1, 10_00n);
    for (const gateway of ['vizpay', 'hengpay', 'payonex']) {
      const { id } = await db
        .insertInto('gateway_account')
        .values({
          ...{ gateway, name: `${gateway} main`, api_url: 'https://g.example', api_version: 'v1', merchant_id: 'm' },
          ...{
            api_key: 'k',
            secret_key: 'k',
            access_key: 'k',
            token: 'k',
            deposit_fee_pct: '1',
            withdraw_fee_pct: '0',
          },
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const { rows } = await sql<{ id: number }>`
        insert into gateway_order (gateway, created_at, order_ref, account_id, agent_id, member_id, type, method, bank_code,
          bank_account_no, bank_account_name, request_amount, pay_amount, fee, net_amount, callback_count, status)
        values (${gateway}, clock_timestamp(), ${`${gateway}-1`}, ${id}, 1, ${member}, 'deposit', 'qr', 'SCB',
          '9990001234', 'สมชาย ใจดี', 50000, 50000, 750, 49250, 0, 'pending') returning id`.execute(db);
      ids[gateway] = Number(rows[0]?.id);
    }
  });
  afterAll(() => world.close());

  /** A finance lead who has just these permissions. */
  const lead = async (...permissions: readonly string[]) => {
    await sql`update role set permissions = ${JSON.stringify(permissions)}::jsonb where code = 'finance_lead'`.execute(
      world.database.db,
    );
    return signIn(world.app, 'finance.lead');
  };
  const gatewaysOf = async (headers: { readonly authorization: string }, query = '') =>
    rowsOf(await get(world.app, `${orders}?sort=order_ref${query}`, headers)).map(({ gateway }) => gateway);
  const streams: { stop(): void }[] = [];
  afterEach(() => {
    for (const one of streams.splice(0)) one.stop();
  });

  test('are those of the gateways whose orders somebody may see, in counts and sums, too', async () => {
    expect(await gatewaysOf(await signIn(world.app, 'owner'))).toEqual(['hengpay', 'payonex', 'vizpay']);
    const headers = await lead('gateway.vizpay.order.view', 'gateway.payonex.transaction.view');
    const { body } = await get(world.app, orders, headers);
    expect([body.total, body.totals_by]).toMatchObject([1, { pay_amount: { deposit: '500.00' } }]);
    expect(await gatewaysOf(headers)).toEqual(['vizpay']);
    expect(await gatewaysOf(headers, `&ids=${ids.hengpay},${ids.vizpay}`)).toEqual(['vizpay']);
    const accounts = await get(world.app, '/api/system/gateway/account/items', headers);
    expect(rowsOf(accounts).map(({ name }) => name)).toEqual(['vizpay main']);
  });

  test('are refused to whoever may see those of none', async () => {
    const { status } = await get(world.app, orders, await lead('gateway.vizpay.transaction.view'));
    expect(status).toBe(403);
  });

  test('go into a file only where somebody may both see and export them', async () => {
    const headers = await lead(
      ...['gateway.vizpay.order.view', 'gateway.hengpay.order.view', 'gateway.hengpay.order.export'],
      'gateway.payonex.order.export',
    );
    expect(await gatewaysOf(headers)).toEqual(['hengpay', 'vizpay']);
    const file = await get(world.app, `${orders}?export=csv`, headers);
    expect(['vizpay-1', 'hengpay-1', 'payonex-1'].filter((ref) => file.text.includes(ref))).toEqual(['hengpay-1']);
  });

  test('of another gateway are not told by their keys to somebody at one', async () => {
    const address = await world.app.listen({ port: 0, host: '127.0.0.1' });
    const stream = await listenToChanges(address, await lead('gateway.vizpay.order.view'));
    streams.push(stream);
    await stream.hears('open');
    await sql`update gateway_order set callback_count = 1 where id = ${ids.hengpay}`.execute(world.database.db);
    const told = await stream.hears('changes', ({ changed }) => changed.gateway_order !== undefined);
    expect(told.changed.gateway_order?.keys).toBeUndefined();
  });
});
