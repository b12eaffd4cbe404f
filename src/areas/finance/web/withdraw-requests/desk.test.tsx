import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PaymentSource, WithdrawalRow } from '#generated/api/finance.ts';
import { type Answer, type Asked, fakeServer, webFrame } from '../../../../../tests/support/web-frame.tsx';
import { wholeText } from '../../../../../tests/support/whole-text.ts';
import WithdrawDesk from './page.tsx';

const row = (more: Partial<WithdrawalRow> = {}): WithdrawalRow => ({
  id: 12,
  version: 3,
  withdraw_ref: 'W260301000012',
  agent_id: 1,
  agent_code: 'cta',
  agent_name: 'CTA',
  member_id: 5,
  username: 'cta0812345678',
  member_name: 'สมชาย ใจดี',
  member_level: 'gold',
  member_tags: [],
  bank_code: 'KBANK',
  bank_name: 'กสิกรไทย',
  bank_account_no: '1234567890',
  bank_account_name: 'นาย สมชาย ใจดี',
  amount: '5000.00',
  fee: '5.00',
  net_amount: '4995.00',
  fee_payer: 'member',
  type: 'auto_bank',
  from_bank_id: null,
  from_bank_name: null,
  gateway: null,
  gateway_account_id: null,
  gateway_account_name: null,
  balance_before: '6000.00',
  balance_after: '1000.00',
  turnover_required: '1000.00',
  turnover_done: '640.50',
  turnover_ok: false,
  active_promotion: null,
  deposit_today: '0.00',
  withdraw_today: '0.00',
  withdraw_count_today: 1,
  deposit_total: '0.00',
  withdraw_total: '0.00',
  winloss_total: '0.00',
  risk_score: 70,
  risk_level: 'high',
  risk_flags: ['shared_account'],
  requested_at: new Date(Date.now() - 400_000).toISOString(),
  verified_at: null,
  verified_by: null,
  verified_by_name: null,
  approved_at: null,
  approved_by: null,
  approved_by_name: null,
  completed_at: null,
  duration_sec: null,
  locked_by: null,
  locked_by_name: null,
  locked_at: null,
  for_lead: false,
  handed_to: null,
  handed_to_name: null,
  handed_by: null,
  handed_by_name: null,
  handed_at: null,
  handed_note: null,
  upstream_ref: null,
  upstream_message: null,
  transferred_at: null,
  slip_url: null,
  refund_reason: null,
  notes: [{ at: '2026-03-01T03:00:00.000Z', by: 'สมหญิง', text: 'โทรยืนยันแล้ว' }],
  timeline: [
    { at: '2026-03-01T03:00:00.000Z', by: 'ระบบ', action: 'request', from: null, to: 'pending', message: null },
  ],
  status: 'pending',
  created_at: '2026-03-01T03:00:00.000Z',
  created_by: null,
  created_by_name: null,
  updated_at: '2026-03-01T03:00:00.000Z',
  updated_by: null,
  updated_by_name: null,
  ...more,
});

const sources: readonly PaymentSource[] = [
  {
    kind: 'bank',
    id: 1,
    name: 'บัญชีถอน 1',
    bank_code: 'SCB',
    account_no: '1112223334',
    type: 'auto_bank',
    gateway: null,
    balance: '900.00',
    available: '900.00',
    today_out: '0.00',
    limit: '1000.00',
    session: 'online',
    usable: false,
    reason: 'ยอดเงินไม่พอ',
    best: false,
  },
  {
    kind: 'bank',
    id: 2,
    name: 'บัญชีถอน 2',
    bank_code: 'KBANK',
    account_no: '5556667778',
    type: 'auto_bank',
    gateway: null,
    balance: '90000.00',
    available: '90000.00',
    today_out: '0.00',
    limit: null,
    session: 'online',
    usable: true,
    reason: null,
    best: true,
  },
];

type Own = (asked: Asked) => Answer | undefined;

function show(now: WithdrawalRow, own: Own = () => undefined, at = '/finance/withdraw_requests?status=') {
  const answer = (asked: Asked): Answer => {
    const said = own(asked);
    if (said) return said;
    const end = asked.path.split('/').at(-1);
    if (end === 'list')
      return {
        body: {
          error: 0,
          data: [now],
          total: 1,
          page: 1,
          limit: 20,
          totals: null,
          facets: { pending: 3 },
          server_time: new Date().toISOString(),
        },
      };
    if (end === 'detail') return { body: { error: 0, data: now } };
    if (end === 'context')
      return {
        body: {
          error: 0,
          data: {
            chain_ok: true,
            chain: [],
            recent: [],
            duplicates: [{ member_id: 9, username: 'other', reason: 'bank' }],
            sources,
          },
        },
      };
    if (end === 'claim')
      return {
        body: {
          error: 0,
          data: {
            id: 12,
            locked_by: 7,
            locked_by_name: 'สมชาย',
            locked_at: new Date().toISOString(),
            expires_at: null,
          },
        },
      };
    return { body: { error: 0, data: asked.method === 'GET' ? [] : { id: 12 } } };
  };
  const server = fakeServer(answer);
  const frame = webFrame({ server, at });
  const view = render(<WithdrawDesk />, { wrapper: frame.Frame });
  return { server, view };
}

const posts = (asked: readonly Asked[], end: string) =>
  asked.filter((one) => one.method === 'POST' && one.path.endsWith(end));

async function open(): Promise<HTMLElement> {
  await screen.findByText('W260301000012');
  fireEvent.keyDown(document.body, { key: 'j' });
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Enter' });
  return screen.findByRole('article');
}

beforeEach(() => {
  document.title = 'รายการถอน';
  Object.defineProperty(window, 'innerWidth', { value: 1440, writable: true });
});
afterEach(() => {
  document.title = '';
});

describe('the withdrawal desk', () => {
  it('shows what decides about a request, and takes it into hand for as long as it is open', async () => {
    const { server } = show(row());
    const panel = await open();
    await within(panel).findByText('4,995.00');
    await within(panel).findByText('123-4-56789-0');
    expect(within(panel).getByText('ชื่อตรงกัน')).toBeTruthy();
    await within(panel).findByText('ขาดอีก 359.50');
    expect(within(panel).getByText(/โทรยืนยันแล้ว/)).toBeTruthy();
    await within(panel).findByText(/other/);
    await waitFor(() => expect(document.title).toBe('(3) รายการถอน'));
    await waitFor(() => expect(posts(server.asked, '/claim').map((one) => one.body)).toEqual([{ id: 12 }]));
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await waitFor(() => expect(posts(server.asked, '/release').map((one) => one.body)).toEqual([{ id: 12 }]));
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('approves by keyboard alone, from the best source, never by plain Enter', async () => {
    const { server } = show(row({ status: 'verified' }));
    await open();
    fireEvent.keyDown(document.body, { key: 'a' });
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByText(wholeText(/ยืนยันอนุมัติโอน 4,995.00 บาท ไปยัง กสิกรไทย 123-4-56789-0/));
    const best = await within(dialog).findByRole('radio', { name: /บัญชีถอน 2/ });
    await waitFor(() => expect((best as HTMLInputElement).checked).toBe(true));
    // What cannot pay is counted, and no choice.
    expect(within(dialog).getByText('ใช้ไม่ได้ 1 แหล่ง')).toBeTruthy();
    expect(within(dialog).queryByRole('radio', { name: /บัญชีถอน 1/ })).toBeNull();
    fireEvent.keyDown(dialog, { key: 'Enter' });
    expect(posts(server.asked, '/approve')).toHaveLength(0);
    fireEvent.keyDown(dialog, { key: 'Enter', ctrlKey: true });
    await waitFor(() =>
      expect(posts(server.asked, '/approve').map((one) => one.body)).toEqual([
        { id: 12, version: 3, expected_status: 'verified', type: 'auto_bank', from_bank_id: 2 },
      ]),
    );
  });

  it('says who has a request in hand, and lets nobody else move its money', async () => {
    const { server } = show(row(), (asked) =>
      asked.path.endsWith('/claim') && !(asked.body as { take_over?: boolean }).take_over
        ? {
            status: 423,
            body: {
              error: 423,
              message: 'ถูกใช้งาน',
              conflict: { by: 'มานี', action: 'claim', at: '2026-03-01T03:00:00.000Z' },
            },
          }
        : undefined,
    );
    const panel = await open();
    await within(panel).findByText('กำลังดำเนินการโดย มานี');
    expect(
      within(panel)
        .getByRole('button', { name: /ตรวจสอบ/ })
        .hasAttribute('disabled'),
    ).toBe(true);
    expect(
      within(panel)
        .getByRole('button', { name: /เพิ่มบันทึก/ })
        .hasAttribute('disabled'),
    ).toBe(false);
    fireEvent.click(within(panel).getByRole('button', { name: 'รับช่วง' }));
    await waitFor(() => expect(within(panel).queryByText('กำลังดำเนินการโดย มานี')).toBeNull());
    expect(posts(server.asked, '/claim').at(-1)?.body).toEqual({ id: 12, take_over: true });
  });

  it('forbids a second transfer while the result of the first is unknown', async () => {
    show(row({ status: 'unknown' }));
    const panel = await open();
    await within(panel).findByText('ห้ามโอนซ้ำจนกว่าจะตรวจสอบผล');
    const labels = within(panel)
      .getAllByRole('button')
      .map((button) => button.textContent ?? '');
    expect(labels.some((text) => text.includes('อนุมัติ'))).toBe(false);
    expect(labels.some((text) => text.includes('คืนเครดิต'))).toBe(false);
  });

  it('warns the verifier that above the limit another user must approve', async () => {
    show(row({ status: 'verified', verified_by: 7, verified_by_name: 'สมชาย' }));
    const panel = await open();
    await within(panel).findByText(/คุณเป็นผู้ตรวจสอบรายการนี้/);
  });

  it('opens what a link names, and works without the calls beyond the specification', async () => {
    show(
      row(),
      (asked) =>
        ['/claim', '/context'].some((end) => asked.path.endsWith(end))
          ? { status: 404, body: { error: 404 } }
          : undefined,
      '/finance/withdraw_requests?open=12',
    );
    const panel = await screen.findByRole('article');
    await within(panel).findByText('4,995.00');
    expect(
      within(panel)
        .getByRole('button', { name: /ตรวจสอบ/ })
        .hasAttribute('disabled'),
    ).toBe(false);
  });
});
