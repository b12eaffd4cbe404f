import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import HomePage from '#generated/web/home/index.tsx';
import { PageKeys } from '#web/app/shell/page-keys.tsx';
import { dayBefore } from '#web/screens/dashboard/days.ts';
import { today } from '#web/screens/shared/use-list-url.ts';
import { type Asked, fakeServer, webFrame } from '../../../../tests/support/web-frame.tsx';

afterEach(cleanup);

const empty = { error: 0, data: [], total: 0, page: 1, limit: 50, totals: {}, server_time: '2026-01-31T05:00:00Z' };
const grants = ['home.dashboard.view', 'agent.summary.view', 'agent.finance.view'];

const now = {
  deposit_total: '1500.00',
  withdraw_total: '900.00',
  net_flow: '600.00',
  new_member: 3,
  first_deposit_count: 2,
  bet_member: 12,
  valid_turnover: '5000.00',
  company_winloss: '-20.00',
  agent_winloss: '7.00',
  profit: '-25.00',
};
const before = { bet_member: 10, valid_turnover: '5000.00', company_winloss: '-20.00', profit: '5.00' };
const first = { bet_member: 10, valid_turnover: '10000.00', company_winloss: '10.00', profit: '5.00' };

/** Draws the page for an answer of the last days, today last. */
function drawHome(days: readonly object[], at = '/') {
  const rows = days.map((row, index) => ({ stat_date: dayBefore(today(), days.length - 1 - index), ...row }));
  const totals = { deposit_total: '1000.00', withdraw_total: '900.00', net_flow: '100.00', new_member: 3 };
  const compared = { basis: 'same_time', until: '11:20', totals };
  const server = fakeServer(({ path, query }) => {
    if (path === '/api/agent/summary') return { body: { ...empty, data: query.get('group_by') === 'day' ? rows : [] } };
    if (path === '/api/agent/deposit_withdraw_daily') return { body: { ...empty, compared } };
    return { body: empty };
  });
  const { Frame } = webFrame({ server, grants, at });
  render(<HomePage />, { wrapper: Frame });
  return server;
}

const card = (title: string) => screen.getByText(title).closest('a') as HTMLElement;

test('figures: money is compared with yesterday up to the same time, bets with whole days, and each leads to its report', async () => {
  const server = drawHome([first, before, now], '/?agent_id=3');
  await waitFor(() => expect(card('ฝากวันนี้').textContent).toContain('▲ 50.0%'));
  expect(card('ฝากวันนี้').textContent).toContain('1,500.00');
  expect(card('ฝากวันนี้').textContent).toContain('เทียบเมื่อวานถึง 11:20 น.');
  expect(card('ถอนวันนี้').textContent).toContain('=');
  // Today's unfinished 5,000.00 is shown but not compared; yesterday's 5,000.00 is compared with the 10,000.00 before
  // it.
  expect(card('ยอดเทิร์น').textContent).toContain('เมื่อวาน ▼ 50.0%ทั้งวัน 5,000.00 เทียบวันก่อนหน้า');
  expect(card('ผู้เล่นวันนี้').textContent).toContain('เมื่อวาน =');
  expect(card('แพ้/ชนะบริษัท').textContent).toContain('▼ 300.0%');
  expect(screen.queryByText('แพ้/ชนะเอเย่นต์')).toBeNull();
  expect(card('ฝากวันนี้').getAttribute('href')).toBe(
    `/agent/deposit-withdraw-daily?group_by=hour&date_from=${today()}&date_to=${today()}&agent_id=3`,
  );
  expect(
    server.asked.filter(({ path }) => path.startsWith('/api/agent/')).map(({ query }) => query.get('agent_id')),
  ).toEqual(expect.arrayContaining(['3']));
});

test('figures: without those of the company the agent’s winloss is shown, and no profit', async () => {
  drawHome([{ deposit_total: '1.00', agent_winloss: '7.00' }]);
  await waitFor(() => expect(card('แพ้/ชนะเอเย่นต์').textContent).toContain('7.00'));
  expect(screen.queryByText('กำไรสุทธิ')).toBeNull();
  expect(screen.queryByText('แพ้/ชนะบริษัท')).toBeNull();
});

test('charts: each comes after the figures, for those who may see its report, under the days of the address', async () => {
  const server = drawHome([first, before, now], '/?period=last7');
  expect(await screen.findByRole('region', { name: 'ฝาก-ถอน และแพ้/ชนะ 30 วัน' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'ยอดเดิมพันแยกหมวดเกม' })).toBeNull();
  expect(screen.getByRole('button', { name: '7 วันล่าสุด' }).getAttribute('aria-pressed')).toBe('true');
  const days = server.asked.find(({ query }) => query.get('group_by') === 'agent')?.query;
  expect([days?.get('date_from'), days?.get('date_to')]).toEqual([dayBefore(today(), 6), today()]);
});

test('home page: sends no request without permission, and the shortcut keys work', async () => {
  const requests: Asked[] = [];
  const server = fakeServer((one) => {
    requests.push(one);
    return { body: empty };
  });
  const { Frame } = webFrame({ server, grants: ['home.dashboard.view', 'game.provider.view'] });
  render(
    <>
      <HomePage />
      <PageKeys />
    </>,
    { wrapper: Frame },
  );
  await waitFor(() => expect(requests.map(({ path }) => path)).toContain('/api/game/provider/items'));
  expect(requests.filter(({ path }) => /agent\/(summary|deposit)|bank|withdraw|gateway/.test(path))).toEqual([]);
  expect(screen.queryByText('ฝากวันนี้')).toBeNull();
  const onSearch = vi.fn();
  const { onSearchWish } = await import('#web/ui/search-wish.ts');
  const unsubscribe = onSearchWish(onSearch);
  await userEvent.keyboard('/');
  expect(onSearch).toHaveBeenCalledTimes(1);
  unsubscribe();
  await userEvent.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'ปุ่มลัด' })).toBeTruthy();
});
