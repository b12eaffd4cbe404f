import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Row } from '#contract/envelope.ts';
import { recordBets } from '#server/reports/record-bets.ts';
import { createMember } from '../money/support/members.ts';
import { get, openWorld, rowsOf, signIn, type World } from './kit.ts';
import { subjects } from './subjects.ts';

const today = '2026-11-23';
const dayOf = (offset: number) =>
  new Date(Date.parse(`${today}T00:00:00Z`) + offset * 86_400_000).toISOString().slice(0, 10);
/** Hours at which somebody deposits, every day: 100 baht, 200 baht, 400 baht. */
const hours = [
  ['00:05', 100],
  ['09:00', 200],
  ['18:00', 400],
] as const;
const week = { date_from: dayOf(-6), date_to: today };

/** A clock that stands still where it is put. */
function clockOf() {
  let moment = new Date();
  return { now: () => moment, put: (time: string) => (moment = new Date(`${today}T${time}:00+07:00`)) };
}

describe.each(subjects)('a day that is not over on $name', (subject) => {
  let world: World;
  let owner: { authorization: string };
  const clock = clockOf();

  const ask = (path: string, query: Readonly<Record<string, string>>) =>
    get(world.app, `/api/agent/${path}?${new URLSearchParams(query)}`, owner);
  const put = async (time: string) => {
    clock.put(time);
    owner = await signIn(world.app, 'owner');
  };

  beforeAll(async () => {
    clock.put('23:59');
    world = await openWorld(subject, { clock });
    const { db } = world.database;
    const member = await createMember(db, 1, 1n, 'adjusted');
    let made = 0;
    for (let offset = -13; offset <= 0; offset += 1)
      for (const [hour, baht] of hours) {
        made += 1;
        await sql`insert into wallet_log (created_at, log_no, agent_id, member_id, wallet_type, log_type, amount, balance_before,
            balance_after, ref_type, ref_id, turnover_added, actor_type)
          values (${`${dayOf(offset)}T${hour}:00+07:00`}::timestamptz, ${`U${made}`}, 1, ${member}, 'main', 'deposit', ${baht * 100}, 0, 0,
            'deposit', ${`U${made}`}, 0, 'system')`.execute(db);
      }
    const { rows } = await sql<{ id: number }>`select min(id)::integer as id from sub_provider`.execute(db);
    const reports = Array.from({ length: 14 }, (_, at) => ({
      day: dayOf(at - 13),
      memberId: member,
      subProviderId: rows[0]?.id ?? 1,
      ...{ betCount: 1, turnover: BigInt(at + 1) * 1000_00n, validTurnover: 0n, payout: 0n, revision: 1 },
    }));
    await db.transaction().execute((tx) => recordBets(tx, reports, '0.3'));
  });
  afterAll(() => world.close());

  test.each([
    ['00:10', '100.00'],
    ['11:20', '300.00'],
    ['23:59', '700.00'],
  ])('at %s money stands beside the same part of the other day', async (time, soFar) => {
    await put(time);
    const { body } = await ask('deposit_withdraw_daily', {
      ...week,
      group_by: 'day',
      sort: '-stat_date',
      compare: 'true',
    });
    expect(body.compared).toMatchObject({
      ...{ basis: 'same_time', from: dayOf(-13), to: dayOf(-7), until: time },
      totals: { deposit_total: (6 * 700 + Number(soFar)).toFixed(2) },
    });
    const [last, other] = body.data as readonly Row[];
    expect(last).toMatchObject({
      stat_date: today,
      unfinished: true,
      previous: { deposit_total: soFar, deposit_member: 1 },
    });
    expect(other).toMatchObject({ stat_date: dayOf(-1), previous: { deposit_total: '700.00' } });
    expect(other).not.toHaveProperty('unfinished');
    // By agent, from other sums, it is the same.
    const byAgent = await ask('deposit_withdraw', {
      date_from: today,
      date_to: today,
      group_by: 'agent',
      compare: 'true',
    });
    expect(byAgent.body.compared).toMatchObject({ from: dayOf(-1), until: time, totals: { deposit_total: soFar } });
    expect(rowsOf(byAgent)[0]).toMatchObject({ previous: { deposit_total: soFar, deposit_member: 1 } });
  });

  test.each(['00:10', '11:20', '23:59'])(
    'at %s bets, which are known by the day, are compared by whole days',
    async (time) => {
      await put(time);
      const { body } = await ask('summary', { ...week, group_by: 'agent', compare: 'true' });
      const thousands = (from: number, to: number) => ((((from + to) * (to - from + 1)) / 2) * 1000).toFixed(2);
      const [row] = body.data as readonly Row[];
      expect(body.compared).toMatchObject({
        ...{ basis: 'whole_days', from: dayOf(-13), to: dayOf(-8), totals: { turnover: thousands(1, 6) } },
        present: { from: dayOf(-6), to: dayOf(-1), totals: { turnover: thousands(8, 13) } },
      });
      expect(row).toMatchObject({
        ...{ turnover: thousands(8, 14), previous: { turnover: thousands(1, 6) } },
        present: { turnover: thousands(8, 13) },
      });
      const days = await ask('summary', { ...week, group_by: 'day', sort: '-stat_date', compare: 'true' });
      expect(rowsOf(days)[0]).toMatchObject({ stat_date: today, unfinished: true, previous: null });
      expect(rowsOf(days)[1]).toMatchObject({ previous: { turnover: '6000.00' } });
      // Of today alone nothing is over: it is not compared with a whole day.
      const alone = await ask('summary', { date_from: today, date_to: today, group_by: 'agent', compare: 'true' });
      expect(alone.body.compared).toEqual({ basis: 'none' });
      expect(rowsOf(alone)[0]).toMatchObject({ previous: null });
    },
  );

  test('a month that is not over has no change to the month before', async () => {
    await put('11:20');
    const { body } = await ask('summary', { date_from: '2026-11-01', date_to: '2026-11-30', group_by: 'month' });
    expect((body.data as readonly Row[])[0]).toMatchObject({ unfinished: true, mom_pct: null });
  });
});
