import { render, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Row } from '#contract/envelope.ts';
import { createRowStore } from '#web/core/row-store.ts';
import type { ColumnSpan } from './geometry.ts';
import { outOfSight } from './geometry.ts';
import { ShortBody } from './short-body.tsx';
import type { RowFrame } from './table-row.tsx';
import type { ModelColumn } from './use-column-model.ts';

const columnOf = (id: string): ModelColumn => ({
  id,
  column: undefined,
  plan: undefined,
  pin: id === 'end' ? 'end' : undefined,
  edge: false,
  sorted: undefined,
  rank: 0,
});

const columns = ['a', 'b', 'c', 'd', 'end'].map(columnOf);
const frame: RowFrame = {
  columns,
  offsets: [],
  classes: [],
  store: createRowStore(),
  nameOf: () => '',
  labels: { selectRow: () => '', actionsOf: () => '', more: () => '', less: '', onlyGroup: '' },
  folded: 0,
};

function body(ids: readonly string[], more: { below?: number; later?: ColumnSpan } = {}) {
  const rows: readonly Row[] = ids.map((id) => ({ id }));
  return (
    <table>
      <ShortBody rows={rows} ids={ids} frame={frame} rowHeight={36} {...more} />
    </table>
  );
}

const numbers = (from: number, count: number) => Array.from({ length: count }, (_, at) => String(from + at));

it('draws the rows that a window can show, keeps the place of the others and draws them after the first have been painted', async () => {
  const { container, rerender } = render(body(numbers(1, 50)));
  const drawn = () => [...container.querySelectorAll('tr[data-id]')].map((row) => row.getAttribute('data-id'));
  const inSight = Math.ceil((window.innerHeight - 200) / 36);
  expect(inSight).toBeLessThan(50);
  expect(drawn()).toEqual(numbers(1, inSight));
  expect(container.querySelector<HTMLElement>('tr:last-child')?.style.height).toBe(`${(50 - inSight) * 36}px`);
  await waitFor(() => expect(drawn()).toEqual(numbers(1, 50)));
  // A row that comes changes nothing about the others.
  rerender(body(numbers(0, 50)));
  expect(drawn()).toEqual(numbers(0, 50));
  // Another page is another beginning.
  rerender(body(numbers(100, 50)));
  expect(drawn()).toEqual(numbers(100, inSight));
  await waitFor(() => expect(drawn()).toEqual(numbers(100, 50)));
});

it('draws a short list at once', () => {
  const { container } = render(body(numbers(1, 10)));
  expect(container.querySelectorAll('tr')).toHaveLength(10);
});

it('draws fewer rows where something stands below them', () => {
  const { container } = render(body(numbers(1, 50), { below: 104 }));
  expect(container.querySelectorAll('tr[data-id]')).toHaveLength(Math.ceil((window.innerHeight - 304) / 36));
});

it('leaves columns out of sight to the second drawing, and keeps their place', async () => {
  const { container } = render(body(numbers(1, 50), { later: { from: 2, to: 4 } }));
  const cells = () => [...(container.querySelector('tr')?.children ?? [])].map((cell) => cell.getAttribute('colspan'));
  expect(cells()).toEqual([null, null, '2', null]);
  await waitFor(() => expect(cells()).toEqual([null, null, null, null, null]));
});

it('draws all columns of a list that is drawn at once', () => {
  const { container } = render(body(numbers(1, 10), { later: { from: 2, to: 4 } }));
  expect(container.querySelector('tr')?.children).toHaveLength(columns.length);
});

it('knows the moving columns that a window cannot show', () => {
  const widths = new Map(columns.map(({ id }) => [id, 400]));
  expect(outOfSight(columns, widths, 1200)).toEqual({ from: 2, to: 4 });
  expect(outOfSight(columns, widths, 1201)).toEqual({ from: 3, to: 4 });
  expect(outOfSight(columns, widths, 2000)).toBeUndefined();
  // Rows are cards there.
  expect(outOfSight(columns, widths, 800)).toBeUndefined();
});
