import { cleanup, fireEvent, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { TableHands } from './table-tools.ts';

afterEach(cleanup);

interface Props {
  readonly hands: TableHands;
  readonly useTools: typeof import('./use-table-tools.ts').useTableTools;
}

function Table({ hands, useTools }: Props) {
  const region = useRef<HTMLElement>(null);
  useTools(region, hands, true);
  return (
    <section ref={region}>
      <table>
        <thead>
          <tr>
            <th data-column="code">
              <button type="button">code</button>
            </th>
          </tr>
        </thead>
      </table>
    </section>
  );
}

/** A table whose tools nobody has fetched yet. */
async function showFresh() {
  vi.resetModules();
  const { useTableTools } = await import('./use-table-tools.ts');
  const done: string[] = [];
  let focused: string | undefined;
  const hands: TableHands = {
    layout: { version: 1, order: ['code', 'amount'], hidden: [], widths: {}, start: [], end: [] },
    onLayout: ({ order }) => done.push(order.join()),
    widths: new Map(),
    keys: {
      ids: ['1', '2', '3'],
      focused: () => focused,
      focus: (id) => {
        focused = id;
        done.push(`focus ${id}`);
      },
      open: (id) => done.push(`open ${id}`),
      toggle: (id) => done.push(`toggle ${id}`),
      other: (key) => done.push(`other ${key}`) > 0,
    },
  };
  return { done, ...render(<Table hands={hands} useTools={useTableTools} />) };
}

it('a table: keys that are pressed before what they do has come are done when it comes, in their order', async () => {
  const { done } = await showFresh();
  for (const key of ['j', 'j', 'Enter', '1']) fireEvent.keyDown(document.body, { key });
  expect(done).toEqual([]);
  await vi.dynamicImportSettled();
  expect(done).toEqual(['focus 1', 'focus 2', 'open 2', 'other 1']);
  fireEvent.keyDown(document.body, { key: 'k' });
  expect(done.at(-1)).toBe('focus 1');
});

it('a table: whoever asks while it is on its way waits for the same, for a second import may be there before the first', async () => {
  vi.resetModules();
  const { prepareTableTools } = await import('./use-table-tools.ts');
  expect(prepareTableTools()).toBe(prepareTableTools());
});

it('a table: so is Alt with an arrow on a head, which the browser would go back by', async () => {
  const { done, getByRole } = await showFresh();
  const isLeft = fireEvent.keyDown(getByRole('button'), { key: 'ArrowRight', altKey: true });
  expect(isLeft).toBe(false);
  await vi.dynamicImportSettled();
  expect(done).toEqual(['amount,code']);
});

it('a table: what is typed into a box is nobody’s key, before and after', async () => {
  const { done } = await showFresh();
  const box = document.createElement('input');
  document.body.append(box);
  fireEvent.keyDown(box, { key: 'j' });
  await vi.dynamicImportSettled();
  fireEvent.keyDown(box, { key: 'j' });
  box.remove();
  expect(done).toEqual([]);
});
