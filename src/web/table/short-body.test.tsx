import { render, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Row } from '#contract/envelope.ts';
import { createRowStore } from '#web/core/row-store.ts';
import { ShortBody } from './short-body.tsx';
import type { RowFrame } from './table-row.tsx';

const frame: RowFrame = {
  columns: [],
  offsets: [],
  classes: [],
  store: createRowStore(),
  nameOf: () => '',
  labels: { selectRow: () => '', actionsOf: () => '' },
};

function body(ids: readonly string[]) {
  const rows: readonly Row[] = ids.map((id) => ({ id }));
  return (
    <table>
      <ShortBody rows={rows} ids={ids} frame={frame} rowHeight={36} />
    </table>
  );
}

const numbers = (from: number, count: number) => Array.from({ length: count }, (_, at) => String(from + at));

it('draws the rows that a window can show, keeps the place of the others and draws them after the first have been painted', async () => {
  const { container, rerender } = render(body(numbers(1, 50)));
  const drawn = () => [...container.querySelectorAll('tr[data-id]')].map((row) => row.getAttribute('data-id'));
  const inSight = Math.ceil((window.innerHeight - 160) / 36);
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
