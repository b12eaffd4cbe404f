import { expect, it } from 'vitest';
import { isIn, nothing, spanned, toggled } from './selected-area.ts';

const rows = ['1', '2', '3'];
const columns = ['a', 'b', 'c'];
const all = (area: Parameters<typeof isIn>[0]) =>
  rows.flatMap((row) => columns.filter((column) => isIn(area, row, column)).map((column) => row + column));

it('rows alone are selected with all columns, columns alone with all rows, both where they meet', () => {
  expect(all(nothing)).toEqual([]);
  expect(all({ ...nothing, rows: new Set(['2']) })).toEqual(['2a', '2b', '2c']);
  expect(all({ ...nothing, columns: new Set(['b']) })).toEqual(['1b', '2b', '3b']);
  expect(all({ rows: new Set(['1', '3']), columns: new Set(['b']) })).toEqual(['1b', '3b']);
});

it('an area is between two places, whichever is first', () => {
  expect(all(spanned(rows, columns, ['3', 'b'], ['2', 'a']))).toEqual(['2a', '2b', '3a', '3b']);
  expect(all(spanned(rows, columns, ['9', 'b'], ['2', 'a']))).toEqual([]);
});

it('what is toggled twice is as before', () => {
  expect([...toggled(toggled(new Set(['1']), '2'), '1')]).toEqual(['2']);
});
