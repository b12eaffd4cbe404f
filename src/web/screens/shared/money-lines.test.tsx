import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { depositFields as d } from '#generated/api/fields/deposit.ts';
import { withdrawalFields as w } from '#generated/api/fields/withdrawal.ts';
import { fakeServer, webFrame } from '../../../../tests/support/web-frame.tsx';
import { type MoneyLine, MoneyLines, outcomeOf } from './money-lines.tsx';

const at = '2026-01-31T03:00:00.000Z';
const deposits = { at: d.requested_at, status: d.status, amount: d.amount };
const line = (ref: string, status: string): MoneyLine => ({
  ...{ ref, at, amount: '1170.00', status, isIn: true, kind: 'ฝาก', fields: deposits },
  href: `/finance/deposit_requests?ref=${ref}`,
});

test('a request that was not credited never looks like one that was, and its link opens it', () => {
  const { Frame } = webFrame({ server: fakeServer(() => ({ body: { error: 0, data: [] } })), at: '/member/users' });
  render(<MoneyLines lines={[line('D1', 'success'), line('D2', 'expired'), line('D3', 'suspicious')]} />, {
    wrapper: Frame,
  });
  const seen = screen.getAllByRole('listitem').map((item) => {
    const amount = within(item).getByText('1,170.00');
    const href = within(item).getByRole('link').getAttribute('href');
    return [amount.dataset.outcome, href, item.textContent];
  });
  expect(seen).toEqual([
    ['done', '/finance/deposit_requests?ref=D1', expect.stringContaining('สำเร็จ')],
    ['void', '/finance/deposit_requests?ref=D2', expect.stringContaining('หมดเวลา')],
    ['open', '/finance/deposit_requests?ref=D3', expect.stringContaining('น่าสงสัย')],
  ]);
});

test('every status of requests says whether the money moved', () => {
  const by = (field: typeof d.status) =>
    Object.fromEntries((field.options ?? []).map(({ value }) => [value, outcomeOf(field, value)]));
  expect(by(d.status)).toEqual({
    ...{ pending: 'open', processing: 'open', suspicious: 'open', success: 'done' },
    ...{ failed: 'void', expired: 'void', cancelled: 'void', reversed: 'void' },
  });
  expect(by(w.status)).toEqual({
    ...{ pending: 'open', verified: 'open', processing: 'open', unknown: 'open' },
    ...{ failed: 'void', success: 'done', refunded: 'void' },
  });
});
