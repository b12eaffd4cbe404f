import { MantineProvider } from '@mantine/core';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { Profiler } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Row } from '#contract/envelope.ts';
import type { Column } from '#contract/screen.ts';
import { stepColumn } from '#web/core/arrange-columns.ts';
import { defaultLayout } from '#web/core/column-layout.ts';
import { createRowStore } from '#web/core/row-store.ts';
import { selectedCount } from '#web/core/selection.ts';
import type { FormatContext } from '#web/fields/types.ts';
import type { CellOverride } from './cell-plan.ts';
import { DataTable, type DataTableProps } from './data-table.tsx';

const column = (name: string, kind: Column['kind'], more: Partial<Column> = {}): Column => ({
  name,
  kind,
  label: { th: `ป้าย ${name}`, en: name },
  sortable: true,
  ...more,
});
const columns: readonly Column[] = [
  column('name', 'string'),
  column('amount', 'money', { total: true }),
  column('note', 'string', { hidden: true }),
];
const context: FormatContext = { language: 'th', buddhist: false };
const rowsOf = (count: number): readonly Row[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `แถว ${index + 1}`,
    amount: '0.10',
    note: 'ลับ',
  }));

function show(more: Partial<DataTableProps> = {}) {
  const store = more.store ?? createRowStore();
  const commits = vi.fn();
  const props: DataTableProps = {
    label: 'ตาราง',
    rows: rowsOf(3),
    rowKey: 'id',
    columns,
    layout: defaultLayout(columns),
    sort: [],
    context,
    store,
    rowHeight: 40,
    ...more,
  };
  const again = (other: Partial<DataTableProps> = {}) => (
    <MantineProvider env="test">
      <Profiler id="table" onRender={commits}>
        <DataTable {...props} {...other} />
      </Profiler>
    </MantineProvider>
  );
  const view = render(again());
  return { store, commits, view, again };
}

const bodyRows = () => screen.getAllByRole('row').filter((row) => row.hasAttribute('data-id'));

describe('the table', () => {
  it('draws exactly one row again when one row is ticked', () => {
    const drawn: unknown[] = [];
    const name: CellOverride = (row, standard) => {
      drawn.push(row.id);
      return standard;
    };
    const overrides = { name };
    const { store } = show({ rows: rowsOf(200), selectable: true, overrides });
    drawn.length = 0;
    const box = within(bodyRows()[4] as HTMLElement).getByRole('checkbox');
    fireEvent.click(box);
    expect(drawn).toEqual([5]);
    expect(selectedCount(store.selection())).toBe(1);
    expect(bodyRows()[4]?.getAttribute('aria-selected')).toBe('true');
  });

  it('draws no row again when wider sums come after the rows', () => {
    const drawn: unknown[] = [];
    const name: CellOverride = (row, standard) => {
      drawn.push(row.id);
      return standard;
    };
    const more = {
      rows: rowsOf(20),
      overrides: { name },
      layout: defaultLayout(columns),
      store: createRowStore(),
      total: 500,
    };
    const { view, again } = show(more);
    drawn.length = 0;
    const table = screen.getByRole('table');
    const width = () => Number.parseFloat(table.style.getPropertyValue('--w-amount'));
    const before = width();
    view.rerender(again({ sums: { totals: { amount: '123456789012345.89' } } }));
    expect(table.textContent).toContain('123,456,789,012,345.89');
    expect(width()).toBeGreaterThan(before);
    expect(drawn).toEqual([]);
  });

  it('resizes without one commit of React while the pointer moves', () => {
    const onLayout = vi.fn();
    const { commits } = show({ onLayout });
    const head = screen.getByRole('columnheader', { name: /ป้าย name/ });
    const grip = head.querySelector('[aria-hidden=true][draggable]') as HTMLElement;
    grip.setPointerCapture = () => undefined;
    commits.mockClear();
    fireEvent.pointerDown(grip, { button: 0, pointerId: 1, clientX: 100 });
    for (let x = 101; x < 200; x += 1) fireEvent.pointerMove(grip, { pointerId: 1, clientX: x });
    const table = screen.getByRole('table');
    expect(table.style.getPropertyValue('--w-name')).toMatch(/px$/);
    expect(commits).not.toHaveBeenCalled();
    fireEvent.pointerUp(grip, { pointerId: 1 });
    expect(onLayout).toHaveBeenCalledTimes(1);
  });

  it('sums the page exactly and shows the sums of everything', () => {
    show({ sums: { totals: { amount: '1234567.89' } }, total: 500 });
    const [page, all] = screen.getAllByRole('row').slice(-2);
    expect(page?.textContent).toContain('0.30');
    expect(all?.textContent).toContain('1,234,567.89');
  });

  it('hides what is not chosen, and says how it is sorted', () => {
    const onSort = vi.fn();
    show({ sort: [{ field: 'amount', descending: true }], onSort });
    expect(screen.queryByText('ลับ')).toBeNull();
    const head = screen.getByRole('columnheader', { name: /ป้าย amount/ });
    expect(head.getAttribute('aria-sort')).toBe('descending');
    fireEvent.click(within(head).getByRole('button'), { shiftKey: true });
    expect(onSort).toHaveBeenCalledWith('amount', true);
  });

  it('is worked by keys', () => {
    const onOpen = vi.fn();
    const { store } = show({ selectable: true, onOpen });
    const press = (key: string, more: object = {}) =>
      fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
    press('j');
    press('j');
    expect(document.activeElement?.getAttribute('data-id')).toBe('2');
    press('x');
    expect(selectedCount(store.selection())).toBe(1);
    press('Home');
    expect(store.focused()).toBe('1');
    press('End');
    press('k');
    press('Enter');
    expect(onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: 2 }));
  });

  it('hears Thai letters of the same keys, and none while a text box has the focus', () => {
    const { store } = show();
    fireEvent.keyDown(document.body, { key: '่', code: 'KeyJ' });
    expect(store.focused()).toBe('1');
    const box = document.createElement('input');
    document.body.append(box);
    fireEvent.keyDown(box, { key: 'j' });
    expect(store.focused()).toBe('1');
    box.remove();
  });

  it('ticks a range with shift', () => {
    const { store } = show({ rows: rowsOf(6), selectable: true });
    const boxes = bodyRows().map((row) => within(row).getByRole('checkbox'));
    fireEvent.click(boxes[1] as HTMLElement);
    fireEvent.click(boxes[4] as HTMLElement, { shiftKey: true });
    expect(selectedCount(store.selection())).toBe(4);
  });

  it('makes the cell that names a row a real link that modifier keys leave to the browser', () => {
    const onFollow = vi.fn();
    const hrefOf = (row: Row) => `/x?id=${String(row.id)}`;
    show({ hrefOf, onFollow });
    const link = screen.getByRole('link', { name: 'แถว 2' });
    expect(link.getAttribute('href')).toBe('/x?id=2');
    fireEvent.click(link);
    expect(onFollow).toHaveBeenCalledWith('/x?id=2');
    fireEvent.click(link, { ctrlKey: true });
    expect(onFollow).toHaveBeenCalledTimes(1);
  });

  it('survives hostile rows', () => {
    const hostile = [
      { id: 1, name: null, amount: '<b>' },
      { id: 1, name: { deep: true }, amount: [] },
      { name: '\u202Egnp.exe', amount: 'NaN' },
    ];
    show({ rows: hostile });
    expect(bodyRows()).toHaveLength(3);
  });

  it('draws a long list in part, with places', async () => {
    show({ rows: rowsOf(10_000), total: 10_000 });
    await act(async () => {
      await vi.dynamicImportSettled();
    });
    expect(bodyRows().length).toBeLessThan(60);
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('10001');
    expect(document.querySelectorAll('*').length).toBeLessThan(1500);
  });

  it('keeps the height of rows while they are on their way', () => {
    show({ rows: [], skeleton: 7 });
    const body = document.querySelector('tbody');
    expect(body?.querySelector('tr')?.style.height).toBe('280px');
    expect(screen.getByRole('table').style.getPropertyValue('--row-height')).toBe('40px');
    // A pattern, and no element for each bar.
    expect(body?.querySelectorAll('*')).toHaveLength(3);
  });
});

it('Alt with an arrow moves a column among its neighbours, and the first and the last stay', () => {
  const onLayout = vi.fn();
  show({ onLayout, onSort: vi.fn(), layout: defaultLayout(columns.slice(0, 2)) });
  const press = (name: string, key: string) =>
    fireEvent.keyDown(screen.getByRole('button', { name }), { key, altKey: true });
  press('ป้าย name', 'ArrowLeft');
  press('ป้าย amount', 'ArrowRight');
  expect(onLayout).not.toHaveBeenCalled();
  press('ป้าย name', 'ArrowRight');
  expect(onLayout).toHaveBeenCalledWith(expect.objectContaining({ order: ['amount', 'name'] }));
});

it('Alt with an arrow passes over columns that are hidden', () => {
  const layout = { ...defaultLayout([]), order: ['name', 'note', 'amount', 'memo'], hidden: ['note', 'memo'] };
  expect(stepColumn(layout, 'name', true).order.filter((name) => !layout.hidden.includes(name))).toEqual([
    'amount',
    'name',
  ]);
  expect(stepColumn(layout, 'amount', false).order.indexOf('amount')).toBe(0);
  expect(stepColumn(layout, 'amount', true)).toBe(layout);
  expect(stepColumn(layout, 'name', false)).toBe(layout);
});

describe('a card', () => {
  const width = window.innerWidth;
  afterEach(() => vi.stubGlobal('innerWidth', width));
  const many = ['name', 'a', 'b', 'c', 'd', 'state'].map((name) =>
    column(name, 'string', name === 'name' ? { pin: 'start' } : name === 'state' ? { pin: 'end' } : {}),
  );
  const wide = {
    columns: many,
    layout: defaultLayout(many),
    rows: [{ id: 1, name: 'แถว', a: '1', b: '2', c: '3', d: '4' }],
  };
  const folds = () => screen.queryAllByRole('button', { expanded: false, hidden: true });

  it('says how many facts it folds where its row leads nowhere, and unfolds them', () => {
    vi.stubGlobal('innerWidth', 390);
    show(wide);
    const [fold] = folds();
    expect(fold?.textContent).toBe('แสดงอีก 2 ช่อง');
    if (fold) fireEvent.click(fold);
    expect(screen.getByRole('button', { expanded: true, hidden: true }).textContent).toBe('แสดงน้อยลง');
  });

  it('has no such button where the row leads to the rest, nor in a window that shows a table', () => {
    vi.stubGlobal('innerWidth', 390);
    show({ ...wide, onOpen: vi.fn() });
    expect(folds()).toEqual([]);
    cleanup();
    vi.stubGlobal('innerWidth', 1440);
    show(wide);
    expect(folds()).toEqual([]);
  });
});
