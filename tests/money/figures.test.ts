import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { subjects } from '../api/subjects.ts';
import { type DepositDesk, openDepositDesk } from './support/deposit-desk.ts';
import type { Person } from './support/people.ts';

describe.each(subjects)('the figures above the desks on $name', (subject) => {
  let money: DepositDesk;
  let lead: Person;

  beforeAll(async () => {
    money = await openDepositDesk(subject);
    lead = await money.desk.person('finance_lead', { team: true });
  });
  afterEach(async () => {
    expect(await money.desk.breaches()).toEqual([]);
  });
  afterAll(() => money.desk.close());

  const figures = async (by: Person) => {
    const { body } = await money.desk.get(by, '/api/system/withdraw/figures');
    return body.data;
  };

  test('the average time of deposits is that of the credited ones that the list shows; of none there is none', async () => {
    const sums = async (query: Readonly<Record<string, string>>) => {
      const { body } = await money.list(lead, 'deposit/list', query);
      return body.totals;
    };
    expect(await sums({})).not.toHaveProperty('duration_sec');
    const payer = await money.payer('กานดา มีสุข', '9991110001');
    await money.pay(payer, '500.00', 2);
    await money.pay(payer, '90.00', 9);
    await money.request(payer, 300n);
    await money.read();
    const { rows } = await sql<{ average: number; count: number }>`
      select round(avg(duration_sec))::integer as average, count(*)::integer as count from deposit
      where status = 'success'`.execute(money.desk.database.db);
    expect(rows[0]).toMatchObject({ count: 2 });
    expect(rows[0]?.average).toBeGreaterThan(300);
    expect(await sums({})).toMatchObject({ amount: '590.00', duration_sec: String(rows[0]?.average) });
    expect(await sums({ status: 'pending' })).not.toHaveProperty('duration_sec');
  });

  test('the desk shows what was paid and refunded today, to each user their agents’', async () => {
    const { desk } = money;
    const before = { paid_count: 0, refunded_count: 0, average_sec: null };
    expect(await figures(lead)).toMatchObject(before);
    const [first, second] = [await desk.verified(100_00n, lead), await desk.verified(40_00n, lead)];
    await desk.verified(7_50n, lead);
    const payment = { id: first, type: 'auto_bank', from_bank_id: desk.world.bank };
    expect((await desk.call(lead, 'approve', payment)).error).toBe(0);
    await desk.work();
    expect((await desk.call(lead, 'refund', { id: second, reason: 'member_request' })).error).toBe(0);
    expect(await figures(lead)).toMatchObject({
      ...{ paid_count: 1, paid_amount: '100.00' },
      ...{ refunded_count: 1, refunded_amount: '40.00', average_sec: expect.any(Number) },
    });
    // What the paying accounts hold is for those who may see accounts.
    expect(await figures(lead)).toMatchObject({ balance: expect.stringMatching(/^\d+\.\d\d$/) });
    const clerk = await desk.person('support', { grants: ['finance.withdraw.view'] });
    expect(await figures(clerk)).toMatchObject({ balance: null });
  });
});
