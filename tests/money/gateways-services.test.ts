import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gateways } from '#generated/api/gateways.ts';
import { oneSubject } from '../api/subjects.ts';
import { type Desk, openDesk } from './support/desk.ts';
import type { Person } from './support/people.ts';

describe.each([oneSubject])('calls to a gateway, on $name', (subject) => {
  let desk: Desk;
  let lead: Person;
  let clerk: Person;
  beforeAll(async () => {
    desk = await openDesk(subject, { sandbox: { lateAfter: 0 } });
    lead = await desk.person('finance_lead');
    clerk = await desk.person('finance');
  });
  afterAll(() => desk.close());

  /** A payout that the gateway made or not, and the number of its order. */
  async function sent(amount: bigint): Promise<{ readonly id: number; readonly ref: string }> {
    const id = await desk.verified(amount, lead);
    const gateway_account_id = desk.world.gateway.accountId;
    await desk.call(clerk, 'approve', { id, type: 'gateway', from_bank_id: null, gateway_account_id });
    await desk.work({ schedule: [60_000] });
    const { our_ref: ref } = await desk.database.db
      .selectFrom('payout_attempt')
      .select('our_ref')
      .where('withdrawal_id', '=', id)
      .executeTakeFirstOrThrow();
    return { id, ref };
  }
  const inquiry = async (ref: string) =>
    (await desk.get(lead, `/api/system/vizpay/services/order_inquiry?order_ref=${ref}`)).body.data;

  test('an inquiry shows both sides, and the worker follows the gateway', async () => {
    const { id, ref } = await sent(1_000_91n);
    expect(await desk.status(id)).toBe('unknown');
    expect(await inquiry(ref)).toMatchObject({
      local_status: 'unknown',
      status: 'success',
      local_amount: '1000.91',
      amount: '1000.91',
      correction: 'asked',
    });
    expect(await desk.status(id)).toBe('unknown');
    await desk.work({ schedule: [60_000] });
    expect(await desk.status(id)).toBe('success');
    expect(await inquiry(ref)).toMatchObject({ local_status: 'success', correction: 'none' });
    const audited = await desk.database.db
      .selectFrom('audit_log')
      .select('reason')
      .where('action', '=', 'vizpay.order_inquiry')
      .execute();
    expect(audited).toEqual([{ reason: 'correction asked for' }]);
  });

  test('a refusal that both sides know needs nothing; a payment that we closed as failed needs a person', async () => {
    const { ref } = await sent(1_000_98n);
    expect(await inquiry(ref)).toMatchObject({ local_status: 'failed', status: 'failed', correction: 'none' });
    await sql`update sandbox_transfer set executed = true, scenario = 'normal' where reference = ${ref}`.execute(
      desk.database.db,
    );
    expect(await inquiry(ref)).toMatchObject({ local_status: 'failed', status: 'success', correction: 'person' });
    expect(await desk.breaches()).toEqual([]);
  });

  test('a statement says of each line who has it', async () => {
    const { db } = desk.database;
    const [both, theirs, ours, other] = [
      await sent(2_000_00n),
      await sent(2_100_00n),
      await sent(2_200_00n),
      await sent(2_300_00n),
    ];
    await sql`delete from gateway_transaction where order_ref = ${theirs.ref}`.execute(db);
    await sql`delete from sandbox_transfer where reference = ${ours.ref}`.execute(db);
    await sql`update gateway_transaction set amount = amount - 1 where order_ref = ${other.ref}`.execute(db);
    const id = desk.world.gateway.accountId;
    const answer = await desk.get(lead, `/api/system/vizpay/services/statement?account_id=${id}&limit=100`);
    const { body } = answer;
    const lines = body.data as readonly { ref: string; match: string; balance: string | null }[];
    const matches = Object.fromEntries(lines.map(({ ref, match }) => [ref, match]));
    expect(matches).toMatchObject({
      [both.ref]: 'matched',
      [theirs.ref]: 'only_gateway',
      [ours.ref]: 'only_local',
      [other.ref]: 'different',
    });
    expect(body.total).toBe(lines.length);
    // All outcomes are counted and added up, whichever is asked for.
    const one = await desk.get(lead, `/api/system/vizpay/services/statement?account_id=${id}&match=different`);
    const [line, ...others] = one.body.data as readonly { amount: string; local_amount: string }[];
    expect([line, others.length]).toMatchObject([{ amount: '-2300.00', local_amount: '-2299.99' }, 0]);
    expect(one.body.facets).toEqual(body.facets);
    const count = (match: string) => lines.filter((each) => each.match === match).length;
    expect(body.facets).toEqual(Object.fromEntries(lines.map(({ match }) => [match, count(match)])));
    // What came in and what went out are never one sum.
    expect(one.body.totals).not.toHaveProperty('amount');
    expect(one.body.totals_by).toMatchObject({
      amount_in: { different: '0.00', only_local: '0.00' },
      amount_out: { different: '-2300.00', only_local: '-2200.00' },
    });
  });

  test('the overview shows the user’s gateways, and counts orders of the user’s agents', async () => {
    const { db } = desk.database;
    const overview = async (by: Person) => {
      const { body } = await desk.get(by, '/api/system/gateway/overview');
      return body.data as readonly { gateway: string; pending: number; success_rate: string | null; status: string }[];
    };
    const all = await overview(lead);
    expect(all.map(({ gateway }) => gateway)).toEqual(Object.keys(gateways));
    expect(all.find(({ gateway }) => gateway === 'zappay')).toMatchObject({
      status: null,
      success_rate: null,
      pending: 0,
    });
    const { pending = 0, success_rate, status } = all.find(({ gateway }) => gateway === 'vizpay') ?? {};
    const [counted] = (
      await sql<{ good: number; ended: number }>`
        select count(*) filter (where status = 'success')::integer as good, count(*)::integer as ended
        from gateway_order where status in ('success', 'failed')`.execute(db)
    ).rows;
    expect(status).toBe('active');
    expect(success_rate).toBe(((100 * (counted?.good ?? 0)) / (counted?.ended ?? 1)).toFixed(2));
    await sql`update gateway_order set status = 'unknown' where id = (select min(id) from gateway_order)`.execute(db);
    const now = (await overview(lead)).find(({ gateway }) => gateway === 'vizpay');
    expect(now?.pending).toBe(pending + 1);
    await sql`update gateway_order set status = 'success' where id = (select min(id) from gateway_order)`.execute(db);

    const viewer = await desk.person('support', { grants: ['gateway.payonex.order.view'] });
    expect((await overview(viewer)).map(({ gateway }) => gateway)).toEqual(['payonex']);
    expect(await overview(await desk.person('support', { grants: [] }))).toEqual([]);
    const nobody = await desk.person('finance', { grants: ['gateway.vizpay.order.view'] });
    Object.assign(nobody.principal, { agentIds: [] });
    expect(await overview(nobody)).toMatchObject([{ gateway: 'vizpay', pending: 0, success_rate: null }]);
  });
});
