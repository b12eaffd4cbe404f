import { expect, test } from 'vitest';
import { changeOf, dayBefore, sparkOf } from './days.ts';

test('dayBefore: crosses the end of a month', () => {
  expect(dayBefore('2026-03-01', 1)).toBe('2026-02-28');
});

test('changeOf: percent of the absolute earlier value; undefined without one', () => {
  expect(changeOf(150, 100)).toBe(50);
  expect(changeOf(-50, -100)).toBe(50);
  expect(changeOf(0, 0)).toBe(0);
  expect(changeOf(5, 0)).toBeUndefined();
  expect(changeOf(undefined, 3)).toBeUndefined();
});

test('sparkOf: the scale includes zero, and the unfinished day is a separate path', () => {
  expect(sparkOf([0, 10, 5], 10, 10)).toEqual({
    over: 'M0.0,10.0L5.0,0.0',
    open: 'M5.0,0.0L10.0,5.0',
    end: { x: 10, y: 5 },
  });
  expect(sparkOf([3], 10, 10)).toEqual({ over: '', open: '', end: undefined });
});
