import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ShopInquiryListReply } from '#generated/api/shop.ts';
import { fakeServer, webFrame } from '../../../../../tests/support/web-frame.tsx';
import { RedeemDrawer } from './redeem-drawer.tsx';

const row = {
  ...{ id: 5, version: 1, redeem_ref: 'R260131000005', created_at: '2026-01-31T03:00:00.000Z', status: 'requested' },
  ...{ member_id: 11, username: 'cax1131505', agent_code: 'CATA', item_id: 2, item_name: 'หมวก', qty: 1 },
  ...{ point_used: 100, reward_value: null, need_shipping: false },
} as unknown as ShopInquiryListReply;

function draw(grants: readonly string[]) {
  const server = fakeServer(() => ({ body: { error: 0, data: { ...row, timeline: [] } } }));
  const { Frame } = webFrame({ server, grants });
  render(<RedeemDrawer row={row} onClose={() => undefined} />, { wrapper: Frame });
}

it('a redemption leads to the record of its member', async () => {
  draw(['member.member.view']);
  const link = await screen.findByRole('link', { name: 'cax1131505' });
  expect(link.getAttribute('href')).toBe('/member/users?open=11');
});

it('whoever may not see members reads who it is, and has no link', async () => {
  draw([]);
  await screen.findByText('cax1131505');
  expect(screen.queryByRole('link')).toBeNull();
});
