import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ReportScreen } from '#contract/screen.ts';
import type { DashboardTile, NamedDashboard } from '#generated/api/system.ts';
import { MenusProvider } from '#web/auth/menus.tsx';
import { call, field, label, things } from '#web/screens/list/testing/things.tsx';
import { reportPage } from '#web/screens/report/report-page.tsx';
import { type Asked, fakeServer, webFrame } from '../../../../../tests/support/web-frame.tsx';
import DashboardsPage from './page.tsx';

const report = (path: string): ReportScreen => ({
  ...things,
  ...{ kind: 'report', path, key: 'row_key', drill: {}, heat: [], sort: '-day', rowActions: [], bulkActions: [] },
  title: label(path),
  list: call(path, 'GET', `/api${path}`),
  columns: [field('day', 'date'), { ...field('amount', 'money'), total: true }],
  filters: [
    { name: 'date', operator: 'between', params: ['from', 'to'], field: field('day', 'date'), initial: 'last7' },
  ],
  chart: { x: 'day', bars: ['amount'], lines: [] },
});
const routes = [
  { path: '/sales', permission: 'sales.view', load: async () => ({ default: reportPage(report('/sales')) }) },
  { path: '/secret', permission: 'secret.view', load: async () => ({ default: reportPage(report('/secret')) }) },
];
const tile = (id: string, more: Partial<DashboardTile> = {}): DashboardTile => ({
  ...{ id, screen: '/sales', title: `แผนภูมิ ${id}`, query: 'from=%40yesterday', size: 'half', ...more },
});
const board = (more: Partial<NamedDashboard> = {}): NamedDashboard => ({
  ...{ id: 3, name: 'ของฉัน', tiles: [tile('a'), tile('b')], is_own: true, by: 'สมชาย', role_ids: [], version: 4 },
  ...more,
});

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(900);
});

/** The page for somebody who may open the sales, and not the secret. */
async function open(boards: readonly NamedDashboard[], refuse = 0) {
  let kept = boards;
  const server = fakeServer(({ path, method, body }: Asked) => {
    if (path === '/api/account/dashboards') return { body: { error: 0, data: { dashboards: kept } } };
    if (method !== 'POST') {
      const data = ['2026-04-12', '2026-04-11'].map((day) => ({ row_key: day, day, amount: '5.00' }));
      return { body: { error: 0, data, total: 2 } };
    }
    if (refuse > 0) return { status: refuse, body: { error: refuse, message: 'แก้ไขจากที่อื่นแล้ว' } };
    const { name, tiles, version } = body as NamedDashboard;
    kept = kept.map((one) => ({ ...one, name, tiles, version: version + 1 }));
    return { body: { error: 0, data: { id: 3, version: version + 1 } } };
  });
  const { Frame, history } = webFrame({
    server,
    grants: ['home.dashboard.view', 'sales.view', 'thing.view'],
    at: '/account/dashboards',
  });
  const permissionOf = (path: string) => routes.find((route) => route.path === path)?.permission;
  render(
    <Frame>
      <MenusProvider permissionOf={permissionOf} icons={{}} screens={routes}>
        <DashboardsPage />
      </MenusProvider>
    </Frame>,
  );
  const sent = () => server.asked.filter(({ method }) => method === 'POST').map(({ body }) => body as NamedDashboard);
  return { user: userEvent.setup(), server, sent, history };
}
const region = (name: string) => screen.findByRole('region', { name });

it('who has none reads how to begin', async () => {
  await open([]);
  await screen.findByText('ยังไม่มีแดชบอร์ด');
  await screen.findByText(/ใส่แดชบอร์ด/);
});

it('each tile asks with its own query, in days of today, and leads to the report in that state', async () => {
  const { server } = await open([board()]);
  const own = await region('แผนภูมิ a');
  const link = await within(own).findByRole('link', { name: 'แผนภูมิ a' });
  await within(own).findByRole('img');
  const asked = server.asked.find(({ path }) => path === '/api/sales')?.query;
  expect(asked?.get('from')).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(asked?.get('to')).toBe(asked?.get('from'));
  expect(link.getAttribute('href')).toMatch(new RegExp(`^/sales\\?.*from=${asked?.get('from')}`));
});

it('a report that the person may not open is neither shown nor asked for; one that is gone says so and is taken off', async () => {
  const tiles = [tile('a'), tile('s', { screen: '/secret' }), tile('g', { screen: '/long-ago' })];
  const { server, user, sent } = await open([board({ tiles })]);
  await within(await region('แผนภูมิ a')).findByRole('img');
  expect(screen.queryByText('แผนภูมิ s')).toBeNull();
  const gone = await region('แผนภูมิ g');
  await within(gone).findByText('รายงานนี้ไม่มีแล้ว');
  await user.click(within(gone).getByRole('button', { name: 'นำออก' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.tiles.map(({ id }) => id)).toEqual(['a', 's']);
  expect(server.asked.filter(({ path }) => path === '/api/secret')).toEqual([]);
});

it('two moves in a row are saved one after the other, each over the version that the first has left', async () => {
  const { user, sent } = await open([board({ tiles: [tile('a'), tile('b'), tile('c')] })]);
  await region('แผนภูมิ a');
  screen.getByRole('button', { name: 'ลากเพื่อย้าย แผนภูมิ a' }).focus();
  await user.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}');
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent().map(({ version, tiles }) => [version, tiles.map(({ id }) => id).join('')])).toEqual([
    [4, 'bac'],
    [5, 'bca'],
  ]);
});

it('what somebody else was faster with is said, and what there is now is shown', async () => {
  const { user } = await open([board()], 409);
  await region('แผนภูมิ a');
  const order = () => screen.getAllByRole('region').map((one) => one.getAttribute('aria-label'));
  screen.getByRole('button', { name: 'ลากเพื่อย้าย แผนภูมิ a' }).focus();
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await waitFor(() => expect(order()).toEqual(['แผนภูมิ a', 'แผนภูมิ b']));
});

it('one that is shared with the person can be read and not changed', async () => {
  await open([board({ is_own: false, by: 'หัวหน้า' })]);
  await screen.findByText('แบ่งโดย หัวหน้า');
  await region('แผนภูมิ a');
  expect(screen.queryByRole('button', { name: /ลากเพื่อย้าย|เมนูของ|เปลี่ยนชื่อ|แบ่งให้ทีม|ลบ/ })).toBeNull();
});
