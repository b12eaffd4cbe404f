import { describe, expect, test } from 'vitest';
import { comparisonOf, isUnfinished } from './comparison.ts';

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

test('a day, a month and an hour are not over until the next begins in Bangkok', () => {
  expect(isUnfinished({ day: '2026-11-23' }, at('2026-11-23 23:59'))).toBe(true);
  expect(isUnfinished({ day: '2026-11-23' }, at('2026-11-24 00:00'))).toBe(false);
  expect(isUnfinished({ day: '2026-11-23', hour: 10 }, at('2026-11-23 11:00'))).toBe(false);
  expect(isUnfinished({ day: '2026-11-23', hour: 11 }, at('2026-11-23 11:00'))).toBe(true);
  expect(isUnfinished({ month: '2026-11-01' }, at('2026-11-30 23:59'))).toBe(true);
  expect(isUnfinished({ month: '2026-11-01' }, at('2026-12-01 00:00'))).toBe(false);
  expect(isUnfinished({}, at('2026-12-01 00:00'))).toBe(false);
});
