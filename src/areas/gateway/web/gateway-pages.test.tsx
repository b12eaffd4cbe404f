import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import Bitpayz from '#generated/web/bitpayz/account-detail.tsx';
import Vizpay from '#generated/web/vizpay/account-detail.tsx';
import VizpayOrders from '#generated/web/vizpay/orders.tsx';
import { type Asked, fakeServer, webFrame } from '../../../../tests/support/web-frame.tsx';
import GatewayFrame from './frame.tsx';

const account = {
  ...{ id: 1, gateway: 'vizpay', name: 'หลัก', api_url: 'https://x.example', version: 1, status: 'active' },
  ...{ balance: '15000.00', balance_updated_at: '2026-02-02T03:00:00.000Z', low_balance_alert: '20000.00' },
};
const order = { id: 9, order_ref: 'VZO260131000912', status: 'pending', pay_amount: '500.00' };
const inquiry = {
  ...{ order_ref: order.order_ref, local_status: 'pending', gateway_status: 'SUCCESS', status: 'success' },
  ...{ local_amount: '500.00', amount: '505.00', local_paid_at: null, paid_at: '2026-02-02T03:00:00.000Z' },
  ...{ callback_at: '2026-02-02T03:00:01.000Z', callback: { refId: 'R-77' }, correction: 'person', raw: { a: 1 } },
};
const lines = [
  {
    ref: 'VZO1',
    at: '2026-02-02T03:00:00.000Z',
    type: 'deposit',
    amount: '500.00',
    local_amount: '500.00',
    match: 'matched',
  },
  {
    ref: 'EXT1',
    at: '2026-02-02T03:00:00.000Z',
    type: 'deposit',
    amount: '900.00',
    local_amount: null,
    match: 'only_gateway',
  },
];
const page = (data: readonly object[], more: object = {}) => ({
  ...{ error: 0, data, total: data.length, page: 1, limit: 500, totals: null, server_time: new Date().toISOString() },
  ...more,
});

function answers({ path, query }: Asked) {
  if (path.endsWith('/detail')) return { body: { error: 0, data: account } };
  if (path.endsWith('/services/balance'))
    return {
      body: { error: 0, data: { balance: '14900.00', available: '14000.00', pending: '900.00', checked_at: null } },
    };
  if (path.endsWith('/order_inquiry')) {
    return query.get('order_ref') === order.order_ref
      ? { body: { error: 0, data: inquiry } }
      : { body: { error: 404, message: 'ไม่พบข้อมูล' } };
  }
  if (path.endsWith('/services/statement')) {
    const match = query.get('match');
    return {
      body: page(
        lines.filter((line) => match === null || line.match === match),
        {
          facets: { matched: 1, only_gateway: 1 },
          totals: { fee: '0.00' },
          totals_by: {
            amount_in: { matched: '500.00', only_gateway: '900.00' },
            amount_out: { matched: '0.00', only_gateway: '-30.00' },
          },
        },
      ),
    };
  }
  if (path.endsWith('/balance_logs')) {
    const at = new Date(Date.now() - 3_600_000).toISOString();
    return { body: page([{ id: 1, created_at: at, balance_before: '16000.00', balance_after: '15000.00' }]) };
  }
  if (path.endsWith('/orders')) return { body: page([order]) };
  if (path.endsWith('/gateway/overview'))
    return { body: page([{ gateway: 'vizpay', title: 'VizPay', status: 'maintenance', health: 'ok', pending: 4 }]) };
  return { body: page([]) };
}

const tabs = async () => (await screen.findAllByRole('tab')).map((tab) => tab.textContent);

it('gateway account: shows exactly the tabs that the gateway supports and the user may view', async () => {
  const all = webFrame({ server: fakeServer(answers), at: '/vizpay/account/detail?id=1' });
  const first = render(<Vizpay />, { wrapper: all.Frame });
  expect((await tabs()).slice(0, 6)).toEqual([
    'ข้อมูล',
    'ยอดและประวัติยอด',
    'เครื่องมือ',
    'สเตทเมนต์',
    'ธนาคารที่รองรับ',
    'เอเย่นต์ที่ใช้',
  ]);
  // Calls to the gateway are sent only when their tab is opened.
  expect(all.server.asked.some(({ path }) => path.includes('/services/'))).toBe(false);
  first.unmount();

  const plain = webFrame({ server: fakeServer(answers), at: '/bitpayz/account/detail?id=1' });
  const second = render(<Bitpayz />, { wrapper: plain.Frame });
  expect((await tabs()).slice(0, 2)).toEqual(['ข้อมูล', 'เอเย่นต์ที่ใช้']);
  second.unmount();

  const grants = ['gateway.vizpay.account.view'];
  const limited = webFrame({ server: fakeServer(answers), grants, at: '/vizpay/account/detail?id=1' });
  render(<Vizpay />, { wrapper: limited.Frame });
  const shownTabs = await tabs();
  expect(shownTabs).toContain('ยอดและประวัติยอด');
  expect(shownTabs).not.toContain('เครื่องมือ');
  expect(shownTabs).not.toContain('สเตทเมนต์');
});

it('gateway balance: shows books, alert and last day; the gateway is queried only on click', async () => {
  const { Frame, server } = webFrame({ server: fakeServer(answers), at: '/vizpay/account/detail?id=1' });
  render(<Vizpay />, { wrapper: Frame });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('tab', { name: 'ยอดและประวัติยอด' }));
  await screen.findByText('ต่ำกว่าเกณฑ์แจ้งเตือน');
  const chart = await screen.findByRole('img', { name: /ขณะนี้ 15,000.00 ต่ำสุด 15,000.00 สูงสุด 16,000.00/ });
  expect(chart.querySelectorAll('path')).toHaveLength(3);
  await screen.findByText('แจ้งเตือนเมื่อต่ำกว่า 20,000.00');
  await user.click(screen.getByRole('button', { name: 'เช็คยอด' }));
  await screen.findByText('14,900.00');
  const balanceRequest = server.asked.find(({ path }) => path.endsWith('/services/balance'));
  expect(balanceRequest?.query.get('id')).toBe('1');
});

it('gateway inquiry: shows differences, correction and last callback; an empty or unknown number shows an error', async () => {
  const { Frame } = webFrame({ server: fakeServer(answers), at: '/vizpay/account/detail?id=1' });
  render(<Vizpay />, { wrapper: Frame });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('tab', { name: 'เครื่องมือ' }));
  const ask = await screen.findByRole('button', { name: 'ตรวจสอบ' });
  await user.click(ask);
  expect((await screen.findByRole('alert')).textContent).toBe('กรุณาระบุเลขที่คำสั่งหรือเลขเกตเวย์');
  const box = screen.getByLabelText('เลขที่คำสั่ง');
  await user.type(box, 'VZO0');
  await user.click(ask);
  await screen.findByText('ไม่พบข้อมูล');
  await user.clear(box);
  await user.type(box, order.order_ref);
  await user.click(ask);
  const table = await screen.findByRole('table');
  const differingRows = [...table.querySelectorAll('tr[data-differs] th')].map((cell) => cell.firstChild?.textContent);
  expect(differingRows).toEqual(['สถานะ', 'ยอดชำระ']);
  expect(screen.getByText('ต้องให้เจ้าหน้าที่ตรวจสอบ')).toBeTruthy();
  expect(await screen.findByText(/R-77/)).toBeTruthy();
});

it('gateway orders: an inquiry from the row menu shows both sides and reloads the list', async () => {
  const { Frame, server } = webFrame({ server: fakeServer(answers), at: '/vizpay/orders' });
  render(<VizpayOrders />, { wrapper: Frame });
  const user = userEvent.setup();
  await screen.findByText(order.order_ref);
  await user.click(screen.getByRole('button', { name: `เมนูของ ${order.order_ref}` }));
  await user.click(await screen.findByRole('menuitem', { name: 'ตรวจสอบกับเกตเวย์' }));
  await screen.findByText(`ตรวจสอบสถานะ ${order.order_ref} กับ VizPay?`);
  const before = server.asked.filter(({ path }) => path.endsWith('/orders')).length;
  await user.click(await screen.findByRole('button', { name: 'ตรวจสอบ' }));
  await screen.findByText('ข้อมูลไม่ตรงกัน 2 รายการ');
  await waitFor(() => expect(server.asked.filter(({ path }) => path.endsWith('/orders')).length).toBe(before + 1));
});

it('gateway statement: shows totals by outcome and filters by one outcome', async () => {
  const { Frame } = webFrame({ server: fakeServer(answers), at: '/vizpay/account/detail?id=1' });
  render(<Vizpay />, { wrapper: Frame });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('tab', { name: 'สเตทเมนต์' }));
  const onlyGateway = await screen.findByRole('button', { name: /มีเฉพาะที่เกตเวย์\s*1 รายการ\s*เข้า 900.00\s*ออก -30.00/ });
  await screen.findByText('VZO1');
  await user.click(onlyGateway);
  await waitFor(() => expect(screen.queryByText('VZO1')).toBeNull());
  await screen.findByText('EXT1');
  expect(onlyGateway.getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByRole('button', { name: 'ดาวน์โหลด CSV (1)' })).toBeTruthy();
});

it('gateway frame: shows the state of each gateway; the strip is hidden when the server fails', async () => {
  const { Frame } = webFrame({ server: fakeServer(answers), at: '/vizpay/orders' });
  const first = render(<GatewayFrame>page</GatewayFrame>, { wrapper: Frame });
  const link = await screen.findByRole('link', { name: /VizPay\s*ปิดปรับปรุง.*รอดำเนินการ 4/ });
  expect([link.getAttribute('href'), link.getAttribute('aria-current')]).toEqual(['/vizpay/orders', 'true']);
  first.unmount();
  const server = fakeServer(() => ({ status: 500, body: { error: 500, message: 'x' } }));
  const broken = webFrame({ server, at: '/vizpay/orders' });
  render(<GatewayFrame>page</GatewayFrame>, { wrapper: broken.Frame });
  await waitFor(() => expect(screen.queryByRole('navigation')).toBeNull());
  expect(screen.getByText('page')).toBeTruthy();
});
