import { expect, test } from 'vitest';
import { heatOf } from './outliers.ts';

test('outliers are found, and extreme values do not hide each other', () => {
  const heat = heatOf([10, 11, 9, 10, 12, 8, 10, 500, 480]);
  expect([10, 12, 500, 480, -300].map(heat)).toEqual([0, 0, 2, 2, -2]);
  expect(heatOf([10, 12, 11, 9, 10, 15])(15)).toBe(1);
});

test('among few or equal values nothing is unusual', () => {
  expect(heatOf([1, 2, 900, 4])(900)).toBe(0);
  expect(heatOf([5, 5, 5, 5, 5, 9])(9)).toBe(0);
});
