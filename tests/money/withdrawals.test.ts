import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatMoney } from '#contract/money.ts';
import { systemPrincipal } from '#server/context/context-factory.ts';
import { oneSubject } from '../api/subjects.ts';
import { type Desk, openDesk } from './support/desk.ts';
import type { Person } from './support/people.ts';

describe.each([oneSubject])('withdrawals on $name', (subject) => {
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
    const history = await desk.database.db
      .selectFrom('entity_event')
      .select(['action', 'actor_id', 'actor_name', 'to_status', 'version'])
      .where('entity', '=', 'Withdrawal')
      .where('entity_id', '=', id)
      .orderBy('id')
      .execute();
    expect(history.map(({ action, to_status, version }) => [action, to_status, version])).toEqual([
      ['request', 'pending', 1],
      ['verify', 'verified', 2],
      ['approve', 'processing', 3],
      ['settle', 'success', 4],
    ]);
    // What the system did bears its name as people read it.
    expect(history.at(-1)).toMatchObject({ actor_id: 0, actor_name: systemPrincipal.name });
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

  test('what the agent lets go by itself is verified, approved and paid by the system; everything else waits for people', async () => {
    const { db } = desk.database;
    const { agent, bank, gateway } = desk.world;
    const settings = (set: object) => db.updateTable('agent_config').set(set).where('agent_id', '=', agent).execute();
    await settings({ auto_withdraw_enabled: true, auto_withdraw_max: 5_000_00n });
    const requested = async (amount: bigint, request: object = {}, member: object = { withdraw_count: 1 }) => {
      const memberId = await desk.member(amount);
      await db
        .updateTable('member')
        .set({ withdraw_count: 0, ...member })
        .where('id', '=', memberId)
        .execute();
      const id = await desk.request({ memberId, amount, ...request });
      await desk.work();
      return id;
    };
    const viaGateway = { type: 'gateway', gateway: { name: gateway.name, accountId: gateway.accountId } } as const;
    const route = (set: object) =>
      db.updateTable('gateway_agent_config').set(set).where('account_id', '=', gateway.accountId).execute();
    try {
      // No account is for machines yet.
      expect(await desk.status(await requested(1_000_00n))).toBe('pending');
      await db.updateTable('bank').set({ auto_withdraw: true }).where('id', '=', bank).execute();
      const paid = await requested(5_000_00n);
      expect(await desk.status(paid)).toBe('success');
      const { rows } = await sql<{ action: string; actor_id: number; from: string; to: string }>`
        select action, actor_id, before ->> 'status' as from, after ->> 'status' as to from audit_log
        where entity_type = 'Withdrawal' and entity_id = ${String(paid)} order by seq`.execute(db);
      expect(rows).toMatchObject([
        { action: 'withdraw.auto', from: 'pending', to: 'verified' },
        { action: 'withdraw.auto', from: 'verified', to: 'processing' },
        { action: 'withdraw.settle', from: 'processing', to: 'success' },
      ]);
      const row = await db.selectFrom('withdrawal').selectAll().where('id', '=', paid).executeTakeFirstOrThrow();
      expect(row).toMatchObject({ verified_by: null, approved_by: null, from_bank_id: bank });
      expect(row.verified_at && row.approved_at).toBeTruthy();

      // The first withdrawal up to 3,000 goes by itself, above it not; nor what is above the agent's limit, risky, or unplayed.
      expect(await desk.status(await requested(3_000_00n, {}, {}))).toBe('success');
      expect(await desk.status(await requested(3_000_01n, {}, {}))).toBe('pending');
      expect(await desk.status(await requested(5_000_01n))).toBe('pending');
      expect(await desk.status(await requested(1_000_00n, { riskScore: 49 }))).toBe('success');
      expect(await desk.status(await requested(1_000_00n, { riskScore: 50 }))).toBe('pending');
      expect(await desk.status(await requested(1_000_00n, {}, { withdraw_count: 1, turnover_required: 1n }))).toBe(
        'pending',
      );
      expect(await desk.status(await requested(1_000_00n, { type: 'manual' }))).toBe('pending');

      // A gateway's route has a limit, banks, levels and hours of its own.
      expect(await desk.status(await requested(1_000_00n, viaGateway))).toBe('success');
      const closed = [
        { auto_withdraw_max: 999_99n },
        { allowed_banks: ['KBANK'] },
        { member_levels: ['bronze' as const] },
        hoursWithout(new Date()),
      ];
      for (const set of closed) {
        await route(set);
        expect(await desk.status(await requested(1_000_00n, viaGateway)), JSON.stringify(Object.keys(set))).toBe(
          'pending',
        );
        await route({
          auto_withdraw_max: null,
          allowed_banks: null,
          member_levels: null,
          open_from: null,
          open_to: null,
        });
      }

      // Switched off, or looked at by a person between the request and the worker.
      const memberId = await desk.member(1_000_00n);
      const seen = await desk.request({ memberId, amount: 1_000_00n });
      expect((await desk.call(clerk, 'verify', { id: seen, expected_status: 'pending' })).error).toBe(0);
      await desk.work();
      expect(await desk.status(seen)).toBe('verified');
      await settings({ auto_withdraw_enabled: false });
      expect(await desk.status(await requested(1_000_00n))).toBe('pending');
      expect(await desk.breaches()).toEqual([]);
    } finally {
      await settings({ auto_withdraw_enabled: false });
    }
  });

  /** Opening hours of an hour, which this moment is not in. */
  function hoursWithout(now: Date): { readonly open_from: string; readonly open_to: string } {
    const hour = (now.getUTCHours() + 7 + 12) % 24;
    const at = (value: number) => `${String(value % 24).padStart(2, '0')}:00`;
    return { open_from: at(hour), open_to: at(hour + 1) };
  }

  async function gatewayBalance(): Promise<bigint> {
    const row = await desk.database.db
      .selectFrom('gateway_account')
      .select('balance')
      .where('id', '=', desk.world.gateway.accountId)
      .executeTakeFirstOrThrow();
    return row.balance;
  }
});
