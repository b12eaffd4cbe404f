import { expect, test } from 'vitest';
import { movedBeside, movedTo } from './move-tile.ts';

const tiles = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
const ids = (some: readonly { readonly id: string }[]) => some.map(({ id }) => id).join('');

test.each([
  [0, 1, 'bacd'],
  [3, 0, 'dabc'],
  [1, 3, 'acdb'],
  [0, -1, 'abcd'],
  [3, 4, 'abcd'],
])('the tile at %i goes to %i', (from, to, order) => {
  expect(ids(movedTo(tiles, from, to))).toBe(order);
});

test.each([
  ['a', 'c', 'after', 'bcad'],
  ['d', 'a', 'before', 'dabc'],
  ['b', 'b', 'after', 'abcd'],
  ['a', 'nobody', 'after', 'abcd'],
] as const)('%s beside %s, %s it', (dragged, sibling, side, order) => {
  expect(ids(movedBeside(tiles, dragged, sibling, side))).toBe(order);
});
