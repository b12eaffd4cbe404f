import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatMoney } from '#contract/money.ts';
import { subjects } from '../api/subjects.ts';
import { type Desk, openDesk } from './support/desk.ts';
import type { Person } from './support/people.ts';

describe.each(subjects)('withdrawals on $name', (subject) => {
  let desk: Desk;
  let clerk: Person;
  let lead: Person;

  beforeAll(async () => {
    desk = await openDesk(subject);
    clerk = await desk.person('finance');
    lead = await desk.person('finance_lead');
  });
  afterAll(() => desk.close());

  const approval = (id: number, extra: object = {}) => ({
    id,
    type: 'auto_bank',
    from_bank_id: desk.world.bank,
    expected_status: 'verified',
    ...extra,
  });

  test('a request is verified, approved and paid, and the books follow', async () => {
    const memberId = await desk.member(1_500_00n);
    const id = await desk.request({ memberId, amount: 1_000_00n });
    expect((await desk.call(clerk, 'verify', { id, expected_status: 'pending' })).error).toBe(0);
    const approved = await desk.call(clerk, 'approve', approval(id));
    expect(approved.text).toContain('"error":0');
    expect(await desk.status(id)).toBe('processing');
    await desk.work();
    expect(await desk.status(id)).toBe('success');
    const wallet = await desk.database.db
      .selectFrom('wallet')
      .select(['balance', 'pending'])
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow();
    expect(wallet).toEqual({ balance: 500_00n, pending: 0n });
    expect(await desk.breaches()).toEqual([]);
  });

  test('a gateway pays and charges its fee', async () => {
    const id = await desk.verified(1_000_00n, lead);
    const { accountId } = desk.world.gateway;
    const before = await gatewayBalance();
    const answer = await desk.call(
      clerk,
      'approve',
      approval(id, { type: 'gateway', from_bank_id: null, gateway_account_id: accountId }),
    );
    expect(answer.text).toContain('"error":0');
    await desk.work();
    expect(await desk.status(id)).toBe('success');
    expect(formatMoney(before - (await gatewayBalance()))).toBe('1025.00');
    expect(await desk.breaches()).toEqual([]);
  });

  async function gatewayBalance(): Promise<bigint> {
    const row = await desk.database.db
      .selectFrom('gateway_account')
      .select('balance')
      .where('id', '=', desk.world.gateway.accountId)
      .executeTakeFirstOrThrow();
    return row.balance;
  }
});
