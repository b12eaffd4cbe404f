import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Row } from '#contract/envelope.ts';
import { formatMoney } from '#contract/money.ts';
import { betsOf, type Fact, fillBets } from './bet-world.ts';
import { get, openWorld, rowsOf, signIn, type World } from './kit.ts';
import { subjects } from './subjects.ts';

describe.each(subjects)('comparison of reports on $name', (subject) => {
  let world: World;
  let owner: { authorization: string };
  let facts: readonly Fact[];
  beforeAll(async () => {
    world = await openWorld(subject);
    await fillBets(world);
    owner = await signIn(world.app, 'owner');
    facts = await betsOf(world);
  });
  afterAll(() => world.close());

  const ask = (query: Readonly<Record<string, string>>) =>
    get(world.app, `/api/agent/summary?${new URLSearchParams({ limit: '500', ...query })}`, owner);
  const turnover = (from: string, to: string, also: (fact: Fact) => boolean = () => true) =>
    formatMoney(
      facts
        .filter((fact) => fact.stat_date >= from && fact.stat_date <= to && also(fact))
        .reduce((sum, fact) => sum + fact.turnover, 0n),
    );
  const week = { date_from: '2026-03-09', date_to: '2026-03-15' };

  test.each([
    ['true', '2026-03-02', '2026-03-08'],
    ['previous', '2026-03-02', '2026-03-08'],
    ['weekdays', '2026-03-02', '2026-03-08'],
    ['month', '2026-02-09', '2026-02-15'],
    ['2026-01-20_2026-02-18', '2026-01-20', '2026-02-18'],
  ])('agent summary: compare=%s is %s to %s, in rows and totals', async (compare, from, to) => {
    const reply = await ask({ ...week, group_by: 'agent', compare });
    expect(reply.body.compared).toMatchObject({ basis: 'all', from, to, totals: { turnover: turnover(from, to) } });
    const rows = rowsOf(reply);
    expect(rows.length).toBeGreaterThan(1);
    for (const { agent_id, previous } of rows)
      expect((previous as Row).turnover).toBe(turnover(from, to, (fact) => fact.agent_id === agent_id));
  });

  test('agent summary: days meet the same weekday, the same date, or the day in the same place', async () => {
    const span = { date_from: '2026-03-10', date_to: '2026-03-31', group_by: 'day' };
    const met = async (compare: string) =>
      new Map(rowsOf(await ask({ ...span, compare })).map((row) => [row.stat_date, row.previous as Row | null]));
    const weeks = await met('weekdays');
    expect(weeks.get('2026-03-31')).toMatchObject({
      stat_date: '2026-03-03',
      turnover: turnover('2026-03-03', '2026-03-03'),
    });
    const month = await met('month');
    expect(month.get('2026-03-28')).toMatchObject({ turnover: turnover('2026-02-28', '2026-02-28') });
    // February has no such date.
    expect(month.get('2026-03-29')).toBeNull();
    const range = await met('2026-01-11_2026-01-20');
    expect(range.get('2026-03-12')).toMatchObject({ turnover: turnover('2026-01-13', '2026-01-13') });
    expect(range.get('2026-03-25')).toBeNull();
  });

  test('agent summary: nothing is compared without the word, and with a year that had no bets there is nothing', async () => {
    expect((await ask({ ...week })).body.compared).toBeUndefined();
    const last = await ask({ ...week, group_by: 'agent', compare: 'year' });
    expect(last.body.compared).toMatchObject({ from: '2025-03-09', to: '2025-03-15' });
    expect(rowsOf(last).map(({ previous }) => previous)).toEqual(rowsOf(last).map(() => null));
  });

  test('agent summary: what means no days is refused, and so is a range that is too long', async () => {
    for (const compare of ['yes', '2026-02-30_2026-03-01', '2026-03-02_2026-03-01', '2020-01-01_2026-01-01']) {
      const { status, body } = await ask({ ...week, compare });
      expect([status, Object.keys((body.fields ?? {}) as Row)], compare).toEqual([422, ['compare']]);
    }
  });
});
