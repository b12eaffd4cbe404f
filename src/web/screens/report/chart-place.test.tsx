import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { ReportScreen } from '#contract/screen.ts';
import { call, field, label, page, showPage } from '../list/testing/things.tsx';
import { reportPage } from './report-page.tsx';

const report: ReportScreen = {
  ...{ kind: 'report', path: '/sales', area: 'sale', title: label('ยอดขาย'), permission: 'sale.view' },
  list: call('sale.sum', 'GET', '/api/sale/sum'),
  key: 'row_key',
  columns: [
    { ...field('provider', 'string'), pin: 'start' },
    { ...field('turnover', 'money'), total: true },
  ],
  filters: [],
  sort: '-turnover',
  limit: 50,
  ...{ rowActions: [], bulkActions: [], headerActions: [], drill: {}, heat: [] },
  chart: { x: 'provider', bars: ['turnover'], lines: [] },
};
const Page = reportPage(report);
const rows = ['PG', 'JILI'].map((provider) => ({ row_key: provider, provider, turnover: '9.00' }));
const why = 'แผนภูมิวาดเมื่อมีตั้งแต่ 2 แถวขึ้นไป';

afterEach(cleanup);

it.each([0, 1])(
  'with %i rows the place of the chart stays and says why it is empty: nothing below it moves',
  async (count) => {
    showPage(Page, () => page(rows.slice(0, count)), '/sales?chart=on', ['*']);
    await screen.findByText(why);
  },
);

it('with two rows it is the chart', async () => {
  showPage(Page, () => page(rows), '/sales?chart=on', ['*']);
  await screen.findByRole('figure', { name: 'แผนภูมิ ยอดขาย' });
  expect(screen.queryByText(why)).toBeNull();
});
