import { expect, test } from 'vitest';
import { type PointTerms, pointsOf } from './point-rule.ts';

const rule: PointTerms = { mode: 'ratio', deposit_min: '100.00', per_amount: '100.00', points: 1 };

test('in proportion, whole steps alone count, from the smallest deposit up to the largest', () => {
  expect(pointsOf('1000.00', rule, 1)).toBe(10);
  expect(pointsOf('199.99', rule, 1)).toBe(1);
  expect(pointsOf('99.99', rule, 1)).toBe(0);
  expect(pointsOf('5000.00', { ...rule, deposit_max: '2000.00' }, 1)).toBe(20);
  expect(pointsOf('1000.00', { ...rule, per_amount: null }, 1)).toBe(0);
  expect(pointsOf('-500.00', rule, 1)).toBe(0);
});

test('a fixed number each time, more on some days, and no more than a day allows', () => {
  const fixed: PointTerms = { ...rule, mode: 'fixed', points: 7, multiplier_days: [{ day: 6, times: '1.50' }] };
  expect(pointsOf('100.00', fixed, 5)).toBe(7);
  expect(pointsOf('9000.00', fixed, 6)).toBe(10);
  const capped = { ...rule, points_max_per_day: 12 };
  expect(pointsOf('1000.00', capped, 1)).toBe(10);
  expect(pointsOf('1000.00', capped, 1, 10)).toBe(2);
  expect(pointsOf('1000.00', capped, 1, 40)).toBe(0);
});
