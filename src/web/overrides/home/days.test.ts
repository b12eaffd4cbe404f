import { expect, test } from 'vitest';
import { changeOf, dayBefore, minuteOfDay, sparkPath } from './days.ts';

test('days and minutes are those of Bangkok', () => {
  expect(dayBefore('2026-03-01', 1)).toBe('2026-02-28');
  expect(minuteOfDay(new Date('2026-01-31T16:59:59.999Z'))).toBe(23 * 60 + 59);
  expect(minuteOfDay(new Date('2026-01-31T17:00:00Z'))).toBe(0);
});

test('a change is told in percent of what was, also below nothing; without a before there is none', () => {
  expect(changeOf(150, 100)).toBe(50);
  expect(changeOf(-50, -100)).toBe(50);
  expect(changeOf(0, 0)).toBe(0);
  expect(changeOf(5, 0)).toBeUndefined();
  expect(changeOf(undefined, 3)).toBeUndefined();
});

test('a small line keeps nothing in sight', () => {
  expect(sparkPath([0, 10], 10, 10)).toBe('M0.0,10.0L10.0,0.0');
  expect(sparkPath([5, 5], 10, 10)).toBe('M0.0,0.0L10.0,0.0');
  expect(sparkPath([3], 10, 10)).toBe('');
});
