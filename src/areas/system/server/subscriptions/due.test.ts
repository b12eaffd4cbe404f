import { expect, test } from 'vitest';
import { dueAfter, type Rhythm } from './due.ts';

const base: Rhythm = { rhythm: 'daily', weekday: null, month_day: null, at: '08:00' };
/** Of a moment in Bangkok. */
const at = (time: string) => new Date(`${time}:00.000+07:00`);
const due = (rhythm: Partial<Rhythm>, after: string) => dueAfter({ ...base, ...rhythm }, at(after)).getTime();

test.each<[string, Partial<Rhythm>, string, string]>([
  ['later on the day', {}, '2026-11-30T07:59', '2026-11-30T08:00'],
  ['not twice in the same minute', {}, '2026-11-30T08:00', '2026-12-01T08:00'],
  ['at midnight', { at: '00:00' }, '2026-12-31T23:59', '2027-01-01T00:00'],
  ['on Monday', { rhythm: 'weekly', weekday: '1' }, '2026-11-30T09:00', '2026-12-07T08:00'],
  ['on Sunday', { rhythm: 'weekly', weekday: '7' }, '2026-11-30T09:00', '2026-12-06T08:00'],
  ['on the first', { rhythm: 'monthly', month_day: 1 }, '2026-11-30T09:00', '2026-12-01T08:00'],
  ['on the last day of a shorter month', { rhythm: 'monthly', month_day: 31 }, '2027-01-31T09:00', '2027-02-28T08:00'],
  ['on the 29th of a leap year', { rhythm: 'monthly', month_day: 30 }, '2028-02-01T09:00', '2028-02-29T08:00'],
  ['at the next quarter', { rhythm: 'reached' }, '2026-11-30T09:15', '2026-11-30T09:30'],
])('is due %s', (_when, rhythm, after, expected) => {
  expect(due(rhythm, after)).toBe(at(expected).getTime());
});
