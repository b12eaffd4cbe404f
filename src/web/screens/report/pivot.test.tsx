import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Filter } from '#contract/filter.ts';
import type { Pivot, PivotChoice } from '#contract/pivot.ts';
import type { ReportScreen } from '#contract/screen.ts';
import { call, field, label, page, showPage } from '../list/testing/things.tsx';
import { narrowing } from './pivot-table.ts';
import { reportPage } from './report-page.tsx';

const day = field('stat_date', 'date');
const period: Filter = { name: 'date', operator: 'between', params: ['date_from', 'date_to'], field: day };
const groups = ['agent', 'day'].map((value) => ({ value, label: label(`ตาม ${value}`) }));
const report: ReportScreen = {
  ...{ kind: 'report', path: '/sales', area: 'sale', title: label('ยอดขาย'), permission: 'sale.view' },
  list: call('sale.sum', 'GET', '/api/sale/sum'),
  key: 'row_key',
  columns: [
    { ...field('agent_code', 'string'), pin: 'start', sortable: true, groups: ['agent'] },
    { ...day, pin: 'start', groups: ['day'] },
    { ...field('turnover', 'money'), total: true, sortable: true },
    { ...field('cost', 'money'), total: true, mask: 'sale.cost' },
    { ...field('profit', 'money'), total: true, sortable: true, pin: 'end' },
    { ...field('players', 'integer'), total: true, whole: true },
  ],
  filters: [
    {
      name: 'group_by',
      operator: 'eq',
      params: ['group_by'],
      field: field('group_by', 'enum', { options: groups }),
      initial: 'agent',
    },
    { ...period, initial: 'last7', maxDays: 92 },
    { name: 'compare', operator: 'contains', params: ['compare'], field: field('compare', 'code') },
    { name: 'provider_id', operator: 'in', params: ['provider_id'], field: field('provider_id', 'integer') },
    { name: 'pivot', operator: 'eq', params: ['pivot', 'show'], field: field('pivot', 'code') },
  ],
  sort: '-turnover',
  limit: 50,
  ...{ rowActions: [], bulkActions: [], headerActions: [] },
  drill: { agent: '?group_by=day&agent_id={agent_id}' },
  heat: [],
};
const Page = reportPage(report);

const pivots: readonly PivotChoice[] = [
  { by: 'provider', label: label('ค่าย'), lacks: ['turnover'] },
  { by: 'day', label: label('รายวัน'), lacks: ['profit'] },
];
const pivot: Pivot = {
  by: 'provider',
  key: 'provider_id',
  head: field('provider_title', 'string'),
  show: field('profit', 'money'),
  columns: [
    { value: 7, title: 'PG' },
    { value: null, title: null },
  ],
  others: 3,
  cells: [
    ['60.00', null, '5.00'],
    ['-1.50', '2.00', null],
  ],
  totals: ['58.50', '2.00', '5.00'],
};
const agents = [
  { row_key: '1', agent_id: 1, agent_code: 'AAA', turnover: '900.00', profit: '65.00' },
  { row_key: '2', agent_id: 2, agent_code: 'BBB', turnover: '90.00', profit: '0.50' },
];

/** A server that spreads what it is asked to spread. */
const answer = ({ query }: { readonly query: URLSearchParams }) =>
  page(agents, { pivots, totals: { turnover: '990.00', profit: '65.50' }, ...(query.has('pivot') && { pivot }) });
const show = (at: string, grants: readonly string[] = ['*']) => showPage(Page, answer, at, grants);
const optionsOf = (name: string) =>
  within(screen.getByRole('combobox', { name }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

describe('a report that is spread over a second dimension', () => {
  it('begins with the first dimension and with what the report is about, and ends the comparison', async () => {
    const { server, history } = show('/sales?compare=previous');
    await screen.findByText('AAA');
    fireEvent.click(screen.getByRole('button', { name: 'ตารางไขว้' }));
    await waitFor(() => expect(history?.at(-1)).toBe('/sales?pivot=provider&show=profit'));
    await screen.findByRole('columnheader', { name: 'PG' });
    expect(server.asked.at(-1)?.query.get('show')).toBe('profit');
    expect(screen.queryByRole('combobox', { name: 'เทียบกับ' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'ตารางไขว้' }));
    await waitFor(() => expect(history?.at(-1)).toBe('/sales'));
    await screen.findByRole('columnheader', { name: /turnover/ });
  });

  it('has a column for each value, the others and the total, with totals from the server', async () => {
    show('/sales?pivot=provider&show=profit');
    await screen.findByRole('columnheader', { name: 'PG' });
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      ...['ช่อง agent_code', 'PG', 'ไม่มี', 'อื่น ๆ (3)', 'รวม'],
    ]);
    const lines = screen.getAllByRole('row').map((line) =>
      within(line)
        .queryAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
    expect(lines.slice(1)).toEqual([
      ['AAA', '60.00', '–', '5.00', '65.00'],
      ['BBB', '-1.50', '2.00', '–', '0.50'],
      ['58.50', '2.00', '5.00', '65.50'],
    ]);
  });

  it('leads from a cell to what its row leads to, narrowed to the column where the report has a filter for it', async () => {
    show('/sales?pivot=provider&show=profit&date_from=2026-03-01&date_to=2026-03-31');
    const cell = await screen.findByRole('link', { name: '60.00' });
    const { pathname, searchParams } = new URL(cell.getAttribute('href') ?? '', 'http://test.local');
    expect([pathname, Object.fromEntries(searchParams)]).toEqual([
      '/sales',
      { group_by: 'day', agent_id: '1', provider_id: '7', date_from: '2026-03-01', date_to: '2026-03-31' },
    ]);
    // Nothing means those without one, and nothing means all others.
    expect(screen.queryByRole('link', { name: '2.00' })).toBeNull();
    expect(screen.queryByRole('link', { name: '5.00' })).toBeNull();
  });

  it('offers what the columns can tell and the person may see, and keeps the measure where other columns know it', async () => {
    const { history } = show('/sales?pivot=provider&show=profit', ['sale.view']);
    await screen.findByRole('columnheader', { name: 'PG' });
    expect(optionsOf('แสดง')).toEqual(['ช่อง profit', 'ช่อง players']);
    fireEvent.change(screen.getByRole('combobox', { name: 'แสดง' }), { target: { value: 'players' } });
    await waitFor(() => expect(history?.at(-1)).toBe('/sales?pivot=provider&show=players'));
    fireEvent.change(screen.getByRole('combobox', { name: 'คอลัมน์' }), { target: { value: 'day' } });
    await waitFor(() => expect(history?.at(-1)).toBe('/sales?pivot=day&show=players'));
    expect(optionsOf('แสดง')).toEqual(['ช่อง turnover', 'ช่อง players']);
  });

  it('says why nothing can be shown, and lets go of the columns when rows become others', async () => {
    const refusing = (asked: { readonly query: URLSearchParams }) =>
      asked.query.get('pivot') === 'agent'
        ? { status: 422, body: { error: 422, message: 'ข้อมูลไม่ถูกต้อง', fields: { pivot: 'แต่ละแถวมีเพียงค่าเดียว' } } }
        : answer(asked);
    const { history } = showPage(Page, refusing, '/sales?pivot=agent', ['*']);
    await screen.findByText(/แต่ละแถวมีเพียงค่าเดียว|ข้อมูลไม่ถูกต้อง/);
    fireEvent.click(screen.getByRole('button', { name: 'ตาม day' }));
    await waitFor(() => expect(history?.at(-1)).toBe('/sales?group_by=day'));
    await screen.findByRole('columnheader', { name: /turnover/ });
  });

  it('cannot be spread where the server offers nothing', async () => {
    showPage(Page, () => page(agents), '/sales', ['*']);
    await screen.findByText('AAA');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'ตารางไขว้' }).disabled).toBe(true);
  });
});

describe('the filter of a column', () => {
  const values = { date_from: '2026-02-10', date_to: '2026-03-05' };
  const days = { ...pivot, key: 'stat_date', head: day, columns: [{ value: '2026-02-28', title: '2026-02-28' }] };
  const months = {
    ...pivot,
    key: 'month',
    head: { ...field('month', 'date'), monthly: true as const },
    columns: ['2026-02-01', '2026-03-01'].map((value) => ({ value, title: value })),
  };

  it('is a day, or what the shown days have of a month', () => {
    expect(narrowing(days, 0, [], period, values)).toEqual({ date_from: '2026-02-28', date_to: '2026-02-28' });
    expect(narrowing(months, 0, [], period, values)).toEqual({ date_from: '2026-02-10', date_to: '2026-02-28' });
    expect(narrowing(months, 1, [], period, values)).toEqual({ date_from: '2026-03-01', date_to: '2026-03-05' });
  });

  it('is there for one value of a filter alone', () => {
    expect(narrowing(pivot, 0, [], period, values)).toBeUndefined();
    expect(narrowing(pivot, 0, report.filters, period, values)).toEqual({ provider_id: '7' });
    for (const at of [1, 2]) expect(narrowing(pivot, at, report.filters, period, values)).toBeUndefined();
  });
});
