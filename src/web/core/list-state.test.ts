import { describe, expect, it } from 'vitest';
import type { ListShape } from '#contract/list-query.ts';
import { formatSort, parseList, toQuery, writeList } from '#contract/list-query.ts';
import { type ListChange, reduceList } from './list-state.ts';

const shape: ListShape = { filters: [], sortable: ['a', 'b', 'c'], sort: '-a', limit: 20 };
const click = (field: string, add = false): ListChange => ({ kind: 'sort', field, add });

function sortAfter(...changes: readonly ListChange[]): string {
  const state = changes.reduce((held, change) => reduceList(held, change, shape, '2026-03-01'), parseList('', shape));
  return formatSort(state.sort);
}

describe('sorting by clicks', () => {
  it('goes up, down and back to the default', () => {
    expect(sortAfter(click('b'))).toBe('b');
    expect(sortAfter(click('b'), click('b'))).toBe('-b');
    expect(sortAfter(click('b'), click('b'), click('b'))).toBe('-a');
  });

  it('takes a click on the default column for the next step of that column', () => {
    expect(sortAfter(click('a'))).toBe('-a');
    expect(sortAfter(click('b'), click('a'))).toBe('a');
  });

  it('adds with shift, turns in place, and takes out', () => {
    expect(sortAfter(click('b'), click('c', true))).toBe('b,c');
    expect(sortAfter(click('b'), click('c', true), click('b', true))).toBe('-b,c');
    expect(sortAfter(click('b'), click('c', true), click('b', true), click('b', true))).toBe('c');
  });

  it('adds to the default order too', () => {
    expect(sortAfter(click('b', true))).toBe('-a,b');
  });

  it('goes back to page 1, as every change of rows does', () => {
    const onThree = parseList('page=3', shape);
    expect(reduceList(onThree, click('b'), shape, '2026-03-01').page).toBe(1);
    expect(reduceList(onThree, { kind: 'limit', limit: 50 }, shape, '2026-03-01').page).toBe(1);
    expect(reduceList(onThree, { kind: 'clear' }, shape, '2026-03-01').page).toBe(1);
  });

  it('keeps whether a report is drawn, wherever it is paged to, and says it in the address alone', () => {
    const drawn = reduceList(parseList('page=3', shape), { kind: 'chart', isDrawn: false }, shape, '2026-03-01');
    expect(writeList(drawn, shape)).toBe('chart=off&page=3');
    expect(parseList('chart=on', shape).chart).toBe(true);
    expect(parseList('', shape).chart).toBeUndefined();
    expect(toQuery(drawn, shape, '2026-03-01')).not.toHaveProperty('chart');
  });
});
