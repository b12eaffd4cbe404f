import { describe, expect, test } from 'vitest';
import {
  choose,
  chosenOf,
  type MenuItem,
  menusFromPermissions,
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
  test('menuTree: two levels, each in its order', () => {
    expect(tree.map(({ id, items: own }) => [id, own.map((one) => one.id)])).toEqual([
      [1, []],
      [2, [3, 4, 5]],
    ]);
  });

  test('chosenOf: an empty list means all menus', () => {
    expect(ids(chosenOf([], items))).toEqual([1, 2, 3, 4, 5]);
    expect(ids(chosenOf([3], items))).toEqual([3]);
  });

  test('choose: an entry adds its group, and removing the last entry removes it', () => {
    const one = choose(new Set(), tree, [3], true);
    expect(ids(one)).toEqual([2, 3]);
    expect(ids(choose(one, tree, [3], false))).toEqual([]);
    expect(ids(choose(one, tree, [1], true))).toEqual([1, 2, 3]);
  });

  test('mismatchOf: menu without permission, permission without menu, and unknown routes', () => {
    const may = (permission: string) => permission === 'a.view';
    expect(mismatchOf(true, { permission: 'a.view' }, may)).toBeUndefined();
    expect(mismatchOf(false, { permission: 'a.view' }, may)).toBe('grant-only');
    expect(mismatchOf(true, { permission: 'b.view' }, may)).toBe('menu-only');
    expect(mismatchOf(false, { permission: 'b.view' }, may)).toBeUndefined();
    expect([mismatchOf(true, 'open', may), mismatchOf(false, 'open', may)]).toEqual([undefined, undefined]);
    expect([mismatchOf(true, 'gone', may), mismatchOf(false, 'gone', may)]).toEqual(['gone', undefined]);
  });

  test('followed: menus are set from the permissions, leaving no mismatch', () => {
    const may = (permission: string) => permission === 'a.view';
    const next = menusFromPermissions(new Set([1, 2, 4, 5]), tree, needOf, may);
    expect(ids(next)).toEqual([1, 2, 3]);
    for (const menuItem of items)
      expect(mismatchOf(next.has(menuItem.id), needOf(menuItem), may)).toBe(menuItem.id === 2 ? 'gone' : undefined);
  });

  test('previewOf: shows only entries that may be opened and are not hidden', () => {
    const all = chosenOf([], items);
    const preview = (may: boolean) =>
      previewOf(all, tree, needOf, () => may).map(({ id, items: own }) => [id, own.map((one) => one.id)]);
    expect(preview(true)).toEqual([
      [1, []],
      [2, [3, 4]],
    ]);
    expect(preview(false)).toEqual([[1, []]]);
  });
});
