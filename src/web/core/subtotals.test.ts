import { expect, test } from 'vitest';
import type { Row } from '#contract/envelope.ts';
import { isSumKey, isSumRow, withSums } from './subtotals.ts';

const rows: readonly Row[] = [
  { row_key: 'b.1', day: 'b', amount: '2.00' },
  { row_key: 'b.2', day: 'b', amount: '3.00' },
  { row_key: 'a.1', day: 'a', amount: '1.00' },
];
const sums: readonly Row[] = [
  { day: 'a', amount: '1.00' },
  { day: 'b', amount: '9.00' },
];

test('grouped rows are below the line with the server’s sum', () => {
  const shown = withSums(rows, 'day', sums);
  expect(shown.map(({ row_key, amount }) => [row_key, amount])).toEqual([
    ['Σb', '9.00'],
    ['b.1', '2.00'],
    ['b.2', '3.00'],
    ['Σa', '1.00'],
    ['a.1', '1.00'],
  ]);
  expect(shown.map(isSumRow)).toEqual([true, false, false, true, false]);
  expect(shown.map(({ row_key }) => isSumKey(String(row_key)))).toEqual([true, false, false, true, false]);
});

test('without sums the rows stay what they are', () => {
  expect(withSums(rows, undefined, undefined)).toBe(rows);
  expect(withSums(rows, 'day', [])).toBe(rows);
});
