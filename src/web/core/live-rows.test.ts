import { describe, expect, it } from 'vitest';
import type { Row } from '#contract/envelope.ts';
import { mergeRows, pollDelay } from './live-rows.ts';

const row = (id: number, more: object = {}) => ({ id, version: 1, status: 'pending', ...more });
const shown = [row(1), row(2), row(3)];
const none = new Map();
const of = (rows: readonly ReturnType<typeof row>[]) => ({ rows, marks: none });

describe('rows that are refreshed', () => {
  it('keeps unchanged rows and the list itself', () => {
    const { rows, marks } = mergeRows(of(shown), [row(1), row(2), row(3)], 'id', false);
    expect(rows).toBe(shown);
    expect(marks.size).toBe(0);
  });

  it('marks what changed and what is new, and keeps the others the same objects', () => {
    const { rows, marks } = mergeRows(of(shown), [row(9), row(1), row(2, { version: 2 })], 'id', false);
    expect(rows.map((item) => item.id)).toEqual([9, 1, 2]);
    expect(rows[1]).toBe(shown[0]);
    expect([...marks]).toEqual([
      ['9', 'new'],
      ['2', 'changed'],
    ]);
  });

  it('moves nothing while it is held', () => {
    const { rows, marks } = mergeRows(
      of(shown),
      [row(9), row(3), row(1, { status: 'verified', version: 2 })],
      'id',
      true,
    );
    expect(rows.map((item) => item.id)).toEqual([1, 2, 3, 9]);
    expect(rows[0]?.status).toBe('verified');
    expect(marks.get('2')).toBe('gone');
    expect(marks.get('9')).toBe('new');
  });

  it('says of no row that it is gone when new ones have pushed it to the next page', () => {
    const first = mergeRows(of(shown), [row(9), row(1), row(2)], 'id', true);
    expect(first.rows.map((item) => item.id)).toEqual([1, 2, 3, 9]);
    expect([...first.marks]).toEqual([['9', 'new']]);
    // The next answer still knows what the one before left out, and why.
    const second = mergeRows({ ...first, source: [row(9), row(1), row(2)] }, [row(10), row(9), row(2)], 'id', true);
    expect(second.rows.map((item) => item.id)).toEqual([1, 2, 3, 9, 10]);
    expect(second.marks.get('1')).toBe('gone');
    expect(second.marks.has('3')).toBe(false);
    const third = mergeRows({ ...second, source: [row(10), row(9), row(2)] }, [row(10), row(9), row(2)], 'id', true);
    expect([...third.marks]).toEqual([['1', 'gone']]);
  });

  it('says so of the last row when no new one has taken its place', () => {
    expect([...mergeRows(of(shown), [row(1), row(2)], 'id', true).marks]).toEqual([['3', 'gone']]);
  });

  it('never goes back to an older version', () => {
    const newer = [row(1, { version: 5, status: 'success' })];
    expect(mergeRows(of(newer), [row(1, { version: 4 })], 'id', false).rows[0]?.status).toBe('success');
  });

  it('spreads polls by a tenth', () => {
    expect(pollDelay(5000, 0)).toBe(4500);
    expect(pollDelay(5000, 1)).toBe(5500);
  });
});

it('looks at each row of a long list a few times, however many there are', () => {
  let looks = 0;
  const row = (id: number): Row => ({
    get id() {
      looks += 1;
      return id;
    },
  });
  const page = () => Array.from({ length: 400 }, (_, id) => row(id));
  mergeRows({ rows: page(), marks: new Map() }, page(), 'id', false);
  expect(looks).toBeLessThan(400 * 12);
});
