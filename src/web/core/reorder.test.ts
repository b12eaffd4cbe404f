import { describe, expect, test } from 'vitest';
import { type Numbered, renumber } from './reorder.ts';

const range = { min: 0, max: 1000 };
const list = (...values: number[]): Numbered[] =>
  values.map((value, index) => ({ id: 'abcdefghij'[index] ?? '', value }));
const changes = (siblings: Numbered[], id: string, to: number, within = range) =>
  Object.fromEntries(renumber(siblings, id, to, within));

/** The order that the numbers say, ties by the order before. */
function after(siblings: Numbered[], id: string, to: number, within = range): string {
  const changed = renumber(siblings, id, to, within);
  return siblings
    .map((one, index) => ({ id: one.id, value: changed.get(one.id) ?? one.value, index }))
    .sort((a, b) => a.value - b.value || a.index - b.index)
    .map((one) => one.id)
    .join('');
}

describe('the numbers of a new order', () => {
  test('one row changes where there is room', () => {
    expect(changes(list(10, 20, 30), 'c', 1)).toEqual({ c: 15 });
    expect(changes(list(10, 20, 30), 'a', 2)).toEqual({ a: 40 });
    expect(changes(list(10, 20, 30), 'c', 0)).toEqual({ c: 0 });
  });

  test('nothing changes where the row is already', () => {
    expect(changes(list(10, 20, 30), 'b', 1)).toEqual({});
    expect(changes(list(10, 20, 30), 'nobody', 1)).toEqual({});
    expect(changes(list(10), 'a', 5)).toEqual({});
  });

  test('without room, or with equal numbers, those that must change are renumbered', () => {
    expect(changes(list(10, 11, 12), 'c', 1)).toEqual({ c: 20, b: 30 });
    expect(changes(list(0, 0, 0), 'b', 0)).toEqual({ b: 10, a: 20, c: 30 });
    expect(changes(list(0, 1, 2), 'b', 0)).toEqual({ b: 10, a: 20, c: 30 });
  });

  test('numbers stay within what the call takes', () => {
    expect(Math.max(...Object.values(changes(list(990, 995, 1000), 'a', 2)))).toBeLessThanOrEqual(1000);
    expect(changes(list(2, 5, 9), 'c', 0, { min: 1, max: 9 })).toEqual({ c: 1 });
    const tight = Object.values(changes(list(1, 1, 1, 1), 'd', 0, { min: 1, max: 4 }));
    expect(Math.min(...tight)).toBeGreaterThanOrEqual(1);
    expect(Math.max(...tight)).toBeLessThanOrEqual(4);
  });

  test('the row always arrives where it was put, and the others keep their order', () => {
    for (const values of [
      [10, 20, 30, 40, 50],
      [1, 2, 3, 4, 5],
      [0, 0, 0, 0, 0],
      [5, 5, 6, 6, 900],
      [0, 1, 500, 999, 1000],
    ]) {
      for (let from = 0; from < 5; from += 1) {
        for (let to = 0; to < 5; to += 1) {
          const siblings = list(...values);
          const id = 'abcde'[from] ?? '';
          const others = 'abcde'.replace(id, '');
          expect(after(siblings, id, to), `${values} ${id} → ${to}`).toBe(others.slice(0, to) + id + others.slice(to));
        }
      }
    }
  });
});
