import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer, webFrame } from '../../../../../tests/support/web-frame.tsx';
import { Sides } from './sides.tsx';

const request = {
  ...{ id: 9, deposit_ref: 'D260131000009', status: 'pending' as const, requested_amount: '500.00' },
  ...{ member_id: 11, username: 'cax1131505', member_name: 'สมชาย ใจดี' },
};
const reply = { request, line: null, order: null, wallet: null, members: [], recent: [], timeline: [] };

function draw(grants: readonly string[]) {
  const { Frame } = webFrame({ server: fakeServer(() => ({ body: { error: 0, data: null } })), grants });
  render(<Sides reply={reply} reference="D260131000009" isAlone isFree={false} isLine={false} />, { wrapper: Frame });
}

it('the request side leads to the record of its member', () => {
  draw(['member.member.view']);
  for (const name of ['cax1131505', 'สมชาย ใจดี'])
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/member/users?open=11');
});

it('whoever may not see members reads who it is, and has no link', () => {
  draw([]);
  screen.getByText('cax1131505');
  expect(screen.queryByRole('link')).toBeNull();
});
