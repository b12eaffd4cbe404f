import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import RedeemList from '#generated/web/shop/redeem-list.tsx';
import { fakeServer, webFrame } from '../../../../../tests/support/web-frame.tsx';

const row = {
  ...{ id: 5, version: 1, redeem_ref: 'R260131000005', created_at: '2026-01-31T03:00:00.000Z', status: 'pending' },
  ...{ member_id: 11, username: 'cax1131505', agent_code: 'CATA', item_id: 2, item_name: 'หมวก', qty: 1 },
  ...{ point_used: 100, reward_value: null, need_shipping: true, receiver_name: 'สมชาย', address: '1 ถนนสุขุมวิท' },
};

/** Opens the redemption from its list, for a person with these permissions. */
async function open(grants: readonly string[], more: object = {}) {
  const record = { ...row, ...more };
  const server = fakeServer(({ path }) =>
    path.endsWith('/detail')
      ? { body: { error: 0, data: { ...record, timeline: [] } } }
      : {
          body: {
            ...{ error: 0, data: [record], total: 1, page: 1, limit: 50, totals: null },
            server_time: '2026-01-31T04:00:00.000Z',
          },
        },
  );
  const { Frame } = webFrame({ server, grants: ['shop.redeem.view', ...grants], at: '/shop/redeem-list' });
  render(<RedeemList />, { wrapper: Frame });
  await userEvent.setup().click(await screen.findByText('สมชาย'));
  return screen.findByRole('article', { name: 'รายละเอียด R260131000005' });
}

it('a redemption leads to the record of its member', async () => {
  await open(['member.member.view']);
  const link = await screen.findByRole('link', { name: 'cax1131505' });
  expect(link.getAttribute('href')).toBe('/member/users?open=11');
});

it('whoever may not see members reads who it is, and has no link', async () => {
  const panel = await open([]);
  await screen.findAllByText('cax1131505');
  expect(panel.querySelector('dl a')).toBeNull();
});

it('the label of a parcel is printed by whoever may see the address, and by nobody else', async () => {
  await open([]);
  await screen.findByRole('button', { name: 'พิมพ์ใบปะหน้า' });
});

it('a masked address makes no label, and that is said', async () => {
  await open([], { address: '1 ถ••••' });
  await screen.findByText('คุณไม่มีสิทธิ์ดูที่อยู่ผู้รับ จึงพิมพ์ใบปะหน้าไม่ได้');
  expect(screen.queryByRole('button', { name: 'พิมพ์ใบปะหน้า' })).toBeNull();
});
