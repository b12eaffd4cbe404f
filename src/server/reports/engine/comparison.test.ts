import { describe, expect, test } from 'vitest';
import { compareWith } from '#contract/compare-with.ts';
import { comparisonOf, isUnfinished } from './comparison.ts';
import { keyBefore } from './sources.ts';

/** A moment by the clocks of Bangkok. */
const at = (text: string) => new Date(`${text.replace(' ', 'T')}:00+07:00`);
const week = { from: '2026-11-17', to: '2026-11-23' };
const clocks = ['2026-11-23 00:10', '2026-11-23 11:20', '2026-11-23 23:59'] as const;

describe('a span and the one before', () => {
  test('that are over are compared whole, months with months', () => {
    const now = at('2026-11-24 00:00');
    expect(comparisonOf(week, now, true)).toMatchObject({
      basis: 'all',
      present: week,
      before: { from: '2026-11-10', to: '2026-11-16' },
    });
    expect(comparisonOf({ from: '2026-10-01', to: '2026-10-31' }, now, false)).toMatchObject({
      basis: 'all',
      before: { from: '2026-09-01', to: '2026-09-30' },
    });
  });

  test.each(clocks)('at %s: up to the same minute, if facts have the time', (clock) => {
    const until = { '00': 10, '11': 680, '23': 1439 }[clock.slice(11, 13)];
    expect(comparisonOf(week, at(clock), true)).toMatchObject({
      basis: 'same_time',
      present: { ...week, until },
      before: { from: '2026-11-10', to: '2026-11-16', until },
    });
    const today = { from: '2026-11-23', to: '2026-11-23' };
    expect(comparisonOf(today, at(clock), true)).toMatchObject({
      before: { from: '2026-11-22', to: '2026-11-22', until },
    });
  });

  test.each(clocks)('at %s: the days that are over, if facts have whole days', (clock) => {
    expect(comparisonOf(week, at(clock), false)).toMatchObject({
      basis: 'whole_days',
      present: { from: '2026-11-17', to: '2026-11-22' },
      before: { from: '2026-11-10', to: '2026-11-15' },
    });
    // Never a part of a day with a day.
    expect(comparisonOf({ from: '2026-11-23', to: '2026-11-23' }, at(clock), false)).toBeUndefined();
  });

  test('of a month that is not over: the same part of the month before, which may be shorter', () => {
    const march = { from: '2026-03-01', to: '2026-03-31' };
    expect(comparisonOf(march, at('2026-03-31 08:00'), false)).toMatchObject({
      present: { from: '2026-03-01', to: '2026-03-30' },
      before: { from: '2026-02-01', to: '2026-02-28' },
    });
    expect(comparisonOf(march, at('2026-03-10 08:00'), true)).toMatchObject({
      present: { to: '2026-03-10', until: 480 },
      before: { from: '2026-02-01', to: '2026-02-10', until: 480 },
    });
    expect(comparisonOf(march, at('2026-03-01 08:00'), false)).toBeUndefined();
  });
});

describe('other days than those before', () => {
  const now = at('2026-11-24 09:00');
  const of = (from: string, to: string, against: Parameters<typeof comparisonOf>[3], timed = false) =>
    comparisonOf({ from, to }, now, timed, against);

  test('whole weeks, so that weekdays meet: as few as reach before the span', () => {
    expect(of('2026-11-17', '2026-11-17', 'weekdays')?.before).toEqual({ from: '2026-11-10', to: '2026-11-10' });
    expect(of('2026-11-10', '2026-11-16', 'weekdays')?.before).toEqual({ from: '2026-11-03', to: '2026-11-09' });
    expect(of('2026-11-09', '2026-11-16', 'weekdays')?.before).toEqual({ from: '2026-10-26', to: '2026-11-02' });
  });

  test('the same dates a month before; whole months with whole months, and no later than its last day', () => {
    expect(of('2026-03-10', '2026-03-31', 'month')?.before).toEqual({ from: '2026-02-10', to: '2026-02-28' });
    expect(of('2026-03-30', '2026-03-30', 'month')?.before).toEqual({ from: '2026-02-28', to: '2026-02-28' });
    expect(of('2026-02-01', '2026-02-28', 'month')?.before).toEqual({ from: '2026-01-01', to: '2026-01-31' });
    expect(of('2026-01-05', '2026-01-09', 'month')?.before).toEqual({ from: '2025-12-05', to: '2025-12-09' });
  });

  test('the same dates a year before, from and to leap years', () => {
    expect(of('2025-02-01', '2025-02-28', 'year')?.before).toEqual({ from: '2024-02-01', to: '2024-02-29' });
    expect(of('2024-02-01', '2024-02-29', 'year')?.before).toEqual({ from: '2023-02-01', to: '2023-02-28' });
    expect(of('2024-02-29', '2024-02-29', 'year')?.before).toEqual({ from: '2023-02-28', to: '2023-02-28' });
    expect(of('2025-02-20', '2025-03-01', 'year')?.before).toEqual({ from: '2024-02-20', to: '2024-03-01' });
  });

  test('rows of days meet by date or by place, rows of months by how far both spans are apart', () => {
    const month = of('2026-03-01', '2026-03-31', 'month')?.shift;
    expect(month && keyBefore('stat_date', '2026-03-28', month)).toBe('2026-02-28');
    expect(month && keyBefore('stat_date', '2026-03-29', month)).toBeUndefined();
    expect(month && keyBefore('month', '2026-03-01', month)).toBe('2026-02-01');
    const range = of('2026-11-02', '2026-11-08', { from: '2026-08-30', to: '2026-09-05' })?.shift;
    expect(range && keyBefore('stat_date', '2026-11-04', range)).toBe('2026-09-01');
    expect(range && keyBefore('month', '2026-11-01', range)).toBe('2026-08-01');
    expect(range && keyBefore('agent_id', 7, range)).toBe(7);
  });

  test('any range: days of it that are not over are left out, and so is a range of them', () => {
    expect(of('2026-10-01', '2026-10-07', { from: '2026-11-20', to: '2026-11-30' })?.before).toEqual({
      from: '2026-11-20',
      to: '2026-11-23',
    });
    expect(of('2026-10-01', '2026-10-07', { from: '2026-11-24', to: '2026-11-30' })).toBeUndefined();
  });

  test('a day that is not over meets the same part of its day, where that is among the others', () => {
    const open = ['2026-11-22', '2026-11-24'] as const;
    expect(of(...open, { from: '2026-11-01', to: '2026-11-30' }, true)).toMatchObject({
      basis: 'same_time',
      before: { from: '2026-11-01', to: '2026-11-03', until: 540 },
    });
    expect(of(...open, { from: '2026-11-01', to: '2026-11-01' }, true)).toMatchObject({
      basis: 'whole_days',
      present: { from: '2026-11-22', to: '2026-11-23' },
      before: { from: '2026-11-01', to: '2026-11-01' },
    });
    expect(of('2026-11-01', '2026-11-30', 'year')).toMatchObject({
      basis: 'whole_days',
      present: { to: '2026-11-23' },
      before: { from: '2025-11-01', to: '2025-11-23' },
    });
  });
});

test('the word of an address means days, or nothing', () => {
  expect(compareWith('true')).toBe('previous');
  expect(compareWith('year')).toBe('year');
  expect(compareWith('2024-02-29_2024-03-01')).toEqual({ from: '2024-02-29', to: '2024-03-01' });
  for (const text of ['2023-02-29_2023-03-01', '2024-03-02_2024-03-01', '2024-03-02', 'yesterday', ''])
    expect(compareWith(text), text).toBeUndefined();
});

test('a day, a month and an hour are not over until the next begins in Bangkok', () => {
  expect(isUnfinished({ day: '2026-11-23' }, at('2026-11-23 23:59'))).toBe(true);
  expect(isUnfinished({ day: '2026-11-23' }, at('2026-11-24 00:00'))).toBe(false);
  expect(isUnfinished({ day: '2026-11-23', hour: 10 }, at('2026-11-23 11:00'))).toBe(false);
  expect(isUnfinished({ day: '2026-11-23', hour: 11 }, at('2026-11-23 11:00'))).toBe(true);
  expect(isUnfinished({ month: '2026-11-01' }, at('2026-11-30 23:59'))).toBe(true);
  expect(isUnfinished({ month: '2026-11-01' }, at('2026-12-01 00:00'))).toBe(false);
  expect(isUnfinished({}, at('2026-12-01 00:00'))).toBe(false);
});
