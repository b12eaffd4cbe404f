import { expect, test } from 'vitest';
import type { Row } from '#contract/envelope.ts';
import type { Column } from '#contract/screen.ts';
import { planCells } from './cell-plan.ts';
import { isWhole, roomOf } from './cut-rules.ts';
import { figureWidth, figureWidths } from './figure-width.ts';
import { spareOf } from './use-cut-columns.ts';

const amount: Column = { name: 'amount', kind: 'money', label: { th: 'ยอด', en: 'Amount' }, total: true, width: 60 };
const context = { language: 'th', buddhist: false } as const;

function widthOf(rows: readonly Row[], sum: string): number | undefined {
  const plans = planCells({ columns: [amount], context });
  const lines = [{ scope: 'all' as const, cells: new Map([['amount', { amount: sum }]]) }];
  return figureWidths({ columns: [amount], plans, rows, lines, context }).get('amount');
}

test('a column of figures is as wide as the widest of its rows and sums', () => {
  expect(widthOf([{ amount: '1.00' }, { amount: '-103879102.55' }], '0.00')).toBe(figureWidth('-103,879,102.55'));
  expect(widthOf([{ amount: '1.00' }], '245157956.10')).toBe(figureWidth('245,157,956.10'));
});

test('of durations the longest is written longest, whatever its number', () => {
  const took: Column = { name: 'took', kind: 'integer', label: amount.label, unit: { th: 'วินาที', en: 's' } };
  const plans = planCells({ columns: [took], context });
  const rows = [{ took: 3599 }, { took: 3600 }];
  expect(figureWidths({ columns: [took], plans, rows, lines: [], context }).get('took')).toBe(
    figureWidth('59 นาที 59 วิ'),
  );
});

test('a figure that is not whole in sight is not shown in part', () => {
  const sight = { left: 100, right: 500 };
  expect(isWhole({ left: 400, right: 520 }, sight, 90)).toBe(false);
  expect(isWhole({ left: 380, right: 500 }, sight, 90)).toBe(true);
  expect(isWhole({ left: 60, right: 180 }, sight, 90)).toBe(false);
  // What is cut off at the start is empty: the figure stands at the end.
  expect(isWhole({ left: 80, right: 200 }, sight, 90)).toBe(true);
  // Of a head whose figures are all behind the edge nothing is left, either.
  expect(isWhole({ left: 480, right: 600 }, sight, 30)).toBe(false);
});

test('words end where an edge goes through their column, and are away where they could not be read', () => {
  const sight = { left: 100, right: 500 };
  expect(roomOf({ left: 200, right: 340 }, sight)).toBeUndefined();
  expect(roomOf({ left: 510, right: 620 }, sight)).toBeUndefined();
  expect(roomOf({ left: 420, right: 560 }, sight)).toEqual({ css: '{ padding-inline: 10px 70px }', isReadable: true });
  expect(roomOf({ left: 40, right: 180 }, sight)).toEqual({ css: '{ padding-inline: 70px 10px }', isReadable: true });
  expect(roomOf({ left: 460, right: 600 }, sight)).toMatchObject({ isReadable: false });
});

test('columns in sight share the room in which another one would only begin', () => {
  const column = (id: string, pin?: 'start' | 'end') =>
    ({ id, pin, column: undefined, plan: undefined, edge: false, sorted: undefined, rank: 0 }) as const;
  const columns = [column('ref', 'start'), column('at'), column('agent'), column('name'), column('amount', 'end')];
  const widths = new Map([
    ['ref', 100],
    ['at', 170],
    ['agent', 80],
    ['name', 200],
    ['amount', 100],
  ]);
  expect(spareOf({ columns, widths }, 500)).toEqual({ spare: 50, count: 2 });
  expect(spareOf({ columns, widths }, 450)).toEqual({ spare: 0, count: 2 });
  expect(spareOf({ columns, widths }, 449)).toEqual({ spare: 79, count: 1 });
  // Where not one is whole, or all are, there is nothing to share out.
  expect(spareOf({ columns, widths }, 369)).toBeUndefined();
  expect(spareOf({ columns, widths }, 650)).toBeUndefined();
});
