import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endings, type ScenarioName } from '#server/providers/sandbox/scenarios.ts';
import { providersTexts } from '#server/providers/texts.ts';
import { oneSubject } from '../api/subjects.ts';
import { type Desk, openDesk } from './support/desk.ts';
import type { Person } from './support/people.ts';
import { passTime } from './support/quick-sandbox.ts';
import { slipForm } from './support/slip.ts';

/** Where a payout of each behaviour stands after the first answer and in the end, without anybody's help. */
const courses: Readonly<Record<ScenarioName, readonly [first: string, end: string]>> = {
  normal: ['success', 'success'],
  huge_body: ['unknown', 'success'],
  other_currency: ['unknown', 'unknown'],
  reset_paid: ['unknown', 'success'],
  slow: ['success', 'success'],
  timeout_paid: ['unknown', 'success'],
  timeout_unpaid: ['unknown', 'failed'],
  silent_for_ever: ['unknown', 'unknown'],
  duplicate: ['unknown', 'success'],
  late_success: ['unknown', 'success'],
  html_page: ['unknown', 'failed'],
  wrong_amount: ['unknown', 'unknown'],
  refused: ['failed', 'failed'],
  refused_then_paid: ['success', 'success'],
  surfaces_late: ['unknown', 'success'],
  html_page_paid: ['unknown', 'success'],
};
const endingOf = (scenario: string) => BigInt(Object.entries(endings).find(([, name]) => name === scenario)?.[0] ?? 50);

describe.each([oneSubject])('the outside world on $name', (subject) => {
  let desk: Desk;
  let clerk: Person;
  let lead: Person;
  beforeAll(async () => {
    desk = await openDesk(subject);
    clerk = await desk.person('finance');
    lead = await desk.person('finance_lead');
  });
  afterAll(() => desk.close());

  const approve = (id: number, by: 'bank' | 'gateway') =>
    desk.call(clerk, 'approve', {
      id,
      type: by === 'bank' ? 'auto_bank' : 'gateway',
      from_bank_id: by === 'bank' ? desk.world.bank : null,
      gateway_account_id: by === 'gateway' ? desk.world.gateway.accountId : null,
    });
  const executed = async (id: number) => {
    const { rows } = await sql<{ paid: number }>`
      select count(*)::integer as paid from sandbox_transfer transfer
      join withdrawal on withdrawal.withdraw_ref = transfer.order_ref where withdrawal.id = ${id} and executed`.execute(
      desk.database.db,
    );
    return rows[0]?.paid ?? 0;
  };
  const refuses = async (id: number) => {
    const answers = await Promise.all([
      approve(id, 'bank'),
      desk.call(lead, 'refund', { id, reason: 'member_request' }),
      desk.call(lead, 'change_type', { id, type: 'auto_bank', reason: 'x' }),
    ]);
    expect(answers.map((answer) => answer.error)).toEqual([409, 409, 409]);
    expect(
      (await desk.call(lead, 'manual', await slipForm({ id, from_bank_id: desk.world.poorBank }, `X-${id}`))).error,
    ).toBe(422);
  };

  describe.each(['bank', 'gateway'] as const)('%s', (by) => {
    test.each(Object.entries(courses))('%s', async (scenario, [first, end]) => {
      const id = await desk.verified(1_000_00n + endingOf(scenario), lead);
      const approved = await approve(id, by);
      expect(approved.text).toContain('"error":0');
      await desk.work();
      expect(await desk.status(id)).toBe(first);
      if (first === 'unknown') {
        await refuses(id);
        for (let round = 0; round < 4 && (await desk.status(id)) === 'unknown'; round += 1) {
          await desk.call(clerk, 'verify', { id, expected_status: 'unknown' });
          await desk.work();
          await passTime(desk.database);
        }
      }
      expect(await desk.status(id)).toBe(end);
      expect(await executed(id)).toBeLessThanOrEqual(1);
      if (end === 'unknown') {
        await refuses(id);
        const fields: Record<string, number> = by === 'bank' ? { id, from_bank_id: desk.world.bank } : { id };
        const confirmed = await desk.call(lead, 'manual', await slipForm(fields, `OK-${scenario}-${by}`));
        expect(confirmed.text).toContain('"error":0');
        expect(await desk.status(id)).toBe('success');
        await desk.work();
        expect(await desk.status(id)).toBe('success');
      }
      if (end === 'failed') {
        expect(await executed(id)).toBe(0);
        expect((await desk.call(lead, 'refund', { id, reason: 'bank_closed' })).error).toBe(0);
      }
      expect(await desk.breaches()).toEqual([]);
    });
  });

  test('the worker queries until the result is known, and finally leaves it to a person', async () => {
    const late = await desk.verified(3_000_95n, lead);
    const silent = await desk.verified(3_000_93n, lead);
    await approve(late, 'bank');
    await approve(silent, 'bank');
    for (let round = 0; round < 8; round += 1) {
      await desk.work();
      await passTime(desk.database);
    }
    expect(await desk.status(late)).toBe('success');
    expect(await desk.status(silent)).toBe('unknown');
    const task = await desk.database.db
      .selectFrom('outbox')
      .select(['state', 'last_error'])
      .where('key', '=', `withdrawal:${silent}`)
      .executeTakeFirstOrThrow();
    expect(task).toEqual({ state: 'parked', last_error: providersTexts.silent.kept() });
    expect(await desk.breaches()).toEqual([]);
  });

  test('a failed payout can be tried again under a new reference, and is paid once', async () => {
    const id = await desk.verified(4_000_98n, lead);
    await approve(id, 'bank');
    await desk.work();
    expect(await desk.status(id)).toBe('failed');
    const again = await approve(id, 'gateway');
    expect(again.text).toContain('"error":0');
    await desk.work();
    const attempts = await desk.database.db
      .selectFrom('payout_attempt')
      .select(['attempt_no', 'channel', 'state', 'our_ref'])
      .where('withdrawal_id', '=', id)
      .orderBy('attempt_no')
      .execute();
    expect(attempts.map(({ attempt_no, channel, state }) => [attempt_no, channel, state])).toEqual([
      [1, 'bank', 'failed'],
      [2, 'gateway', 'failed'],
    ]);
    expect(new Set(attempts.map((attempt) => attempt.our_ref)).size).toBe(2);
    expect(await desk.breaches()).toEqual([]);
  });
});
