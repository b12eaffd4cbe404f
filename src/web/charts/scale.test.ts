import { expect, test } from 'vitest';
import { everyOf, sameZero, shortNumber, ticksOf } from './scale.ts';

test('an axis goes over round numbers, through zero, and around all values', () => {
  expect(ticksOf([3, 97])).toEqual([0, 25, 50, 75, 100]);
  expect(ticksOf([-40, 60])).toEqual([-50, -25, 0, 25, 50, 75]);
  expect(ticksOf([0, 0])).toEqual([0, 1]);
  expect(ticksOf([])).toEqual([0, 1]);
  for (const values of [[1, 2, 3], [-7e9, 12], [0.001]]) {
    const ticks = ticksOf(values);
    expect(ticks).toContain(0);
    expect(ticks[0]).toBeLessThanOrEqual(Math.min(...values));
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(...values));
  }
});

test('large amounts are short', () => {
  expect([999, 1000, -1_250_000, 2.5e9, 0].map(shortNumber)).toEqual(['999', '1k', '-1.25M', '2.5B', '0']);
});

test('no more labels than there is room for', () => {
  expect(everyOf(7, 10)).toBe(1);
  expect(everyOf(92, 10)).toBe(10);
});

test('two scales have nothing at the same height', () => {
  const at = ({ low, high }: { low: number; high: number }) => -low / (high - low);
  const [amounts, parts] = sameZero({ low: 0, high: 500 }, { low: -10, high: 30 });
  expect(at(amounts)).toBeCloseTo(0.25);
  expect(parts).toEqual({ low: -10, high: 30 });
  expect(amounts.high).toBe(500);
  expect(sameZero({ low: 0, high: 5 }, { low: 0, high: 9 })).toEqual([
    { low: 0, high: 5 },
    { low: 0, high: 9 },
  ]);
  const [some, none] = sameZero({ low: -5, high: 5 }, { low: -8, high: 0 });
  expect(at(some)).toBeCloseTo(at(none));
});
