import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { type Asked, fakeServer, webFrame } from '../../../../tests/support/web-frame.tsx';
import { KpiRow } from './kpi-row.tsx';
import HomePage from './page.tsx';
import type { HomeFigures } from './use-figures.ts';

afterEach(cleanup);

const figures: HomeFigures = {
  day: '2026-01-31',
  days: [{ stat_date: '2026-01-31', deposit_total: '1500.00', company_winloss: '-20.00' }],
  now: {
    stat_date: '2026-01-31',
    deposit_total: '1500.00',
    withdraw_total: '900.00',
    net_flow: '600.00',
    new_member: 3,
    first_deposit_count: 2,
    bet_member: 12,
    valid_turnover: '5000.00',
    company_winloss: '-20.00',
    profit: '-25.00',
  },
  yesterday: { bet_member: 10, valid_turnover: '5000.00', company_winloss: '-20.00', profit: '5.00' },
  dayBefore: { bet_member: 10, valid_turnover: '10000.00', company_winloss: '10.00', profit: '5.00' },
  until: '11:20',
  beforeNow: { deposit_total: '1000.00', withdraw_total: '900.00', net_flow: '100.00', new_member: 3 },
  readAt: undefined,
  isLoading: false,
  failed: false,
  allowed: true,
};

const card = (title: string) => screen.getByText(title).closest('a') as HTMLElement;

test('KPI cards: money is compared with yesterday up to the same time, bets with whole days, and each card links to its report', () => {
  const { Frame } = webFrame({ server: fakeServer(() => ({ body: { error: 0 } })) });
  render(<KpiRow figures={figures} suffix="&agent_id=3" />, { wrapper: Frame });
  expect(card('ฝากวันนี้').textContent).toContain('1,500.00');
  expect(card('ฝากวันนี้').textContent).toContain('▲ 50.0%');
  expect(card('ฝากวันนี้').textContent).toContain('เทียบเมื่อวานถึง 11:20 น.');
  expect(card('ถอนวันนี้').textContent).toContain('=');
  expect(card('ยอดเทิร์น').textContent).toContain('▼ 50.0%');
  // Today's unfinished 5,000.00 is shown but not compared; yesterday's 5,000.00 is compared with the 10,000.00 before
  // it.
  expect(card('ยอดเทิร์น').textContent).toContain('เมื่อวาน ▼ 50.0%ทั้งวัน 5,000.00 เทียบวันก่อนหน้า');
  expect(card('ผู้เล่นวันนี้').textContent).toContain('เมื่อวาน =');
  expect(card('แพ้/ชนะบริษัท').textContent).toContain('▼ 300.0%');
  expect(card('ฝากวันนี้').getAttribute('href')).toBe(
    '/agent/deposit-withdraw-daily?group_by=hour&date_from=2026-01-31&date_to=2026-01-31&agent_id=3',
  );
});

test('KPI cards: without the company figures the agent’s winloss is shown, and no profit', () => {
  const { Frame } = webFrame({ server: fakeServer(() => ({ body: { error: 0 } })) });
  const mine = { stat_date: '2026-01-31', deposit_total: '1.00', agent_winloss: '7.00' };
  render(<KpiRow figures={{ ...figures, days: [mine], now: mine }} suffix="" />, { wrapper: Frame });
  expect(card('แพ้/ชนะเอเย่นต์').textContent).toContain('7.00');
  expect(screen.queryByText('กำไรสุทธิ')).toBeNull();
  expect(screen.queryByText('แพ้/ชนะบริษัท')).toBeNull();
});

const empty = { error: 0, data: [], total: 0, page: 1, limit: 50, totals: {}, server_time: '2026-01-31T05:00:00Z' };

test('home page: sends no request without permission, and the shortcut keys work', async () => {
  const requests: Asked[] = [];
  const server = fakeServer((one) => {
    requests.push(one);
    return { body: empty };
  });
  const { Frame } = webFrame({ server, grants: ['home.dashboard.view', 'game.provider.view'] });
  render(<HomePage />, { wrapper: Frame });
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
