import { describe, expect, test } from 'vitest';
import {
  choose,
  chosenOf,
  followed,
  type MenuItem,
  menuTree,
  mismatchOf,
  type Need,
  previewOf,
} from './menu-choice.ts';

const item = (id: number, parent_id: number | null, link: string | null, sort_order = id): MenuItem => ({
  id,
  parent_id,
  label: `เมนู ${id}`,
  label_en: null,
  icon: null,
  link,
  sort_order,
  status: 'active',
  version: 1,
});
const items = [
  item(1, null, '/'),
  item(4, 2, '/b', 20),
  item(3, 2, '/a', 10),
  item(2, null, null, 30),
  item(5, 2, '/gone', 40),
];
const tree = menuTree(items);
const needs: Readonly<Record<string, Need>> = {
  '/': 'open',
  '/a': { permission: 'a.view' },
  '/b': { permission: 'b.view' },
  '/gone': 'gone',
};
const needOf = ({ link }: MenuItem): Need => needs[link ?? ''] ?? 'gone';
const ids = (chosen: ReadonlySet<number>) => [...chosen].sort((a, b) => a - b);

describe('menus of a role', () => {
  test('are a tree of two levels, each in its order', () => {
    expect(tree.map(({ id, items: own }) => [id, own.map((one) => one.id)])).toEqual([
      [1, []],
      [2, [3, 4, 5]],
    ]);
  });

  test('none given is all of them', () => {
    expect(ids(chosenOf([], items))).toEqual([1, 2, 3, 4, 5]);
    expect(ids(chosenOf([3], items))).toEqual([3]);
  });

  test('an entry brings its group, and the last one takes it away', () => {
    const one = choose(new Set(), tree, [3], true);
    expect(ids(one)).toEqual([2, 3]);
    expect(ids(choose(one, tree, [3], false))).toEqual([]);
    expect(ids(choose(one, tree, [1], true))).toEqual([1, 2, 3]);
  });

  test('say where they disagree with the permissions', () => {
    const may = (permission: string) => permission === 'a.view';
    expect(mismatchOf(true, { permission: 'a.view' }, may)).toBeUndefined();
    expect(mismatchOf(false, { permission: 'a.view' }, may)).toBe('grant-only');
    expect(mismatchOf(true, { permission: 'b.view' }, may)).toBe('menu-only');
    expect(mismatchOf(false, { permission: 'b.view' }, may)).toBeUndefined();
    expect([mismatchOf(true, 'open', may), mismatchOf(false, 'open', may)]).toEqual([undefined, undefined]);
    expect([mismatchOf(true, 'gone', may), mismatchOf(false, 'gone', may)]).toEqual(['gone', undefined]);
  });

  test('follow the permissions at one press, and then nothing disagrees', () => {
    const may = (permission: string) => permission === 'a.view';
    const next = followed(new Set([1, 2, 4, 5]), tree, needOf, may);
    expect(ids(next)).toEqual([1, 2, 3]);
    for (const one of items)
      expect(mismatchOf(next.has(one.id), needOf(one), may)).toBe(one.id === 2 ? 'gone' : undefined);
  });

  test('the preview shows what may be opened and is not hidden', () => {
    const all = chosenOf([], items);
    const seen = (may: boolean) =>
      previewOf(all, tree, needOf, () => may).map(({ id, items: own }) => [id, own.map((one) => one.id)]);
    expect(seen(true)).toEqual([
      [1, []],
      [2, [3, 4]],
    ]);
    expect(seen(false)).toEqual([[1, []]]);
  });
});
