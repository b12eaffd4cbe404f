import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ReportScreen } from '#contract/screen.ts';
import { call, field, label, page, showPage } from '../list/testing/things.tsx';
import { reportPage } from './report-page.tsx';

const groups = ['master', 'agent', 'member'].map((value) => ({ value, label: label(`ตาม ${value}`) }));
const report: ReportScreen = {
  ...{ kind: 'report', path: '/sales', area: 'sale', title: label('ยอดขาย'), permission: 'sale.view' },
  list: call('sale.sum', 'GET', '/api/sale/sum'),
  key: 'row_key',
  columns: [
    { ...field('code', 'string'), pin: 'start' },
    { ...field('turnover', 'money'), total: true },
  ],
  filters: [
    {
      name: 'group_by',
      operator: 'eq',
      params: ['group_by'],
      field: field('group_by', 'enum', { options: groups }),
      initial: 'master',
    },
    { name: 'master_id', operator: 'in', params: ['master_id'], field: field('master_id', 'integer') },
  ],
  sort: '-turnover',
  limit: 50,
  ...{ rowActions: [], bulkActions: [], headerActions: [], heat: [] },
  drill: { master: '?group_by=agent&master_id={master_id}' },
  chart: { x: 'code', bars: ['turnover'], lines: [] },
};
const Page = reportPage(report);
const rows = [1, 2].map((id) => ({ row_key: `${id}`, master_id: id, code: `M${id}`, turnover: '9.00' }));
const show = () => showPage(Page, () => page(rows), '/sales?chart=on', ['*']);

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(900);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('the menu of a row says by what it can be looked into', async () => {
  const { history } = show();
  await screen.findAllByText('M2');
  fireEvent.click((await screen.findAllByRole('button', { name: /ตัวเลือก|เมนู|การทำงาน/ }))[1] as HTMLElement);
  const ways = await screen.findAllByRole('menuitem');
  expect(ways.map(({ textContent }) => textContent)).toEqual(['แสดงแถวตาม: ตาม agent', 'แสดงแถวตาม: ตาม member']);
  fireEvent.click(ways[1] as HTMLElement);
  await waitFor(() => expect(history?.at(-1)).toBe('/sales?group_by=member&master_id=2'));
  // The way back is above the rows.
  expect((await screen.findByRole('link', { name: 'ตาม master' })).getAttribute('href')).toBe('/sales?group_by=master');
});

it('a press on the bars of a row leads where the row does', async () => {
  const { history } = show();
  const chart = await screen.findByRole('figure');
  const [first] = chart.querySelectorAll('rect[data-leads]');
  fireEvent.click(first as Element);
  await waitFor(() => expect(history?.at(-1)).toBe('/sales?group_by=agent&master_id=1'));
});
