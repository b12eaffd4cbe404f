import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Column } from '#contract/screen.ts';
import { moveColumn, pinColumn, resizeColumn } from './arrange-columns.ts';
import { defaultLayout, readLayout, showColumn } from './column-layout.ts';

const column = (name: string, more: Partial<Column> = {}): Column => ({
  name,
  kind: 'string',
  label: { th: name, en: name },
  ...more,
});
const columns = [
  column('a', { pin: 'start' }),
  column('b'),
  column('c', { hidden: true }),
  column('d', { pin: 'end' }),
];
const standard = defaultLayout(columns);

describe('column layout', () => {
  it('reads what it wrote', () => {
    const mine = resizeColumn(pinColumn(showColumn(moveColumn(standard, 'b', 'a'), 'c', true), 'b', 'end'), 'a', 222.4);
    expect(readLayout(JSON.parse(JSON.stringify(mine)), columns)).toEqual(mine);
    expect(mine.widths.a).toBe(222);
  });

  it('takes anything without failing and always shows a column', () => {
    fc.assert(
      fc.property(fc.anything(), (kept) => {
        const layout = readLayout(kept, columns);
        expect([...layout.order].sort()).toEqual(['a', 'b', 'c', 'd']);
        expect(layout.order.some((name) => !layout.hidden.includes(name))).toBe(true);
      }),
    );
    const allHidden = { ...standard, hidden: ['a', 'b', 'c', 'd'] };
    expect(readLayout(allHidden, columns).hidden).toEqual(['c']);
  });

  it('drops columns that are gone and puts new ones where the manifest has them', () => {
    const old = {
      version: 1,
      order: ['b', 'gone', 'a'],
      hidden: ['gone', 'b'],
      widths: { gone: 99, a: 5 },
      start: ['gone'],
      end: [],
    };
    expect(readLayout(old, columns)).toEqual({
      version: 1,
      order: ['b', 'c', 'd', 'a'],
      hidden: ['b', 'c'],
      widths: {},
      start: [],
      end: [],
    });
  });

  it('puts a moved column into the pinned group of its neighbour', () => {
    expect(moveColumn(standard, 'b', 'a').start).toEqual(['b', 'a']);
    expect(moveColumn(standard, 'a', 'c').start).toEqual([]);
  });
});
