import { describe, expect, test } from 'vitest';
import { treeOf, unfolded } from './tree.ts';

const rows = [
  { id: 2, parent: null },
  { id: 1, parent: null },
  { id: 5, parent: 1 },
  { id: 4, parent: 2 },
  { id: 3, parent: 1 },
];
const shape = (list: ReturnType<typeof treeOf>) =>
  list.map(({ id, level, place, size }) => `${'-'.repeat(level)}${id} ${place}/${size}`);

describe('rows under their parents', () => {
  test('keep the order in which they came, each with its place among its siblings', () => {
    expect(shape(treeOf(rows, 'id', 'parent'))).toEqual(['-2 1/2', '--4 1/1', '-1 2/2', '--5 1/2', '--3 2/2']);
    expect(treeOf(rows, 'id', 'parent').map(({ hasChildren }) => hasChildren)).toEqual([
      true,
      false,
      true,
      false,
      false,
    ]);
  });

  test('are all at the top where there is no parent', () => {
    expect(shape(treeOf(rows, 'id', undefined))).toEqual(['-2 1/5', '-1 2/5', '-5 3/5', '-4 4/5', '-3 5/5']);
  });

  test('are at the top where their parent does not match the filters', () => {
    expect(shape(treeOf(rows.slice(2), 'id', 'parent'))).toEqual(['-5 1/3', '-4 2/3', '-3 3/3']);
  });

  test('are never lost or endless if they are their own ancestors', () => {
    const circle = [
      { id: 1, parent: 1 },
      { id: 2, parent: 3 },
      { id: 3, parent: 2 },
      { id: 4, parent: 3 },
    ];
    expect(
      treeOf(circle, 'id', 'parent')
        .map(({ id }) => id)
        .sort(),
    ).toEqual(['1', '2', '3', '4']);
  });

  test('are hidden below what is folded up', () => {
    const tree = treeOf([...rows, { id: 9, parent: 5 }], 'id', 'parent');
    expect(unfolded(tree, new Set(['1'])).map(({ id }) => id)).toEqual(['2', '4', '1']);
    expect(unfolded(tree, new Set(['5', '2'])).map(({ id }) => id)).toEqual(['2', '1', '5', '3']);
    expect(unfolded(tree, new Set(['4', 'nobody']))).toHaveLength(6);
  });
});
