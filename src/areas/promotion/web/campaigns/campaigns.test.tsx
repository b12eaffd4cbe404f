import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Asked, fakeServer, webFrame } from '../../../../../tests/support/web-frame.tsx';
import { Campaigns } from './campaigns.tsx';

const campaign = {
  ...{ id: 5, campaign_ref: 'SM2611230001', promotion_id: 6, status: 'sending', is_test: false, message: 'คุณ {name}' },
  ...{ created_at: '2026-11-23T05:00:00.000Z', created_by: 9, created_by_name: 'กิตติ', schedule_at: null },
  ...{ total_count: 297, sent_count: 99, failed_count: 1, unknown_count: 0, stopped_count: 0 },
  ...{ skipped_count: 5, skipped_inactive: 4, skipped_duplicate: 1, skipped_unknown: 0 },
  ...{ cost_estimate: '148.50', cost_actual: '24.75', parts: 2, parts_total: 594 },
};

/** Renders the panel against a server that returns the current `now.row`. */
function show(now: { row: object }, replyOf: (asked: Asked) => object | undefined = () => undefined, grants = ['*']) {
  const server = fakeServer((asked) => {
    const ownReply = replyOf(asked);
    if (ownReply) return { body: ownReply };
    return { body: { error: 0, data: [now.row], total: 1, page: 1, limit: 3 } };
  });
  const { Frame } = webFrame({ server, grants });
  render(<Campaigns promotionId={6} />, { wrapper: Frame });
  return server;
}
const posts = (requests: readonly Asked[]) =>
  requests.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);

describe('SMS campaigns panel', () => {
  it('refreshes live, with actual and estimated cost and the skip reasons', async () => {
    const now = { row: campaign as object };
    show(now);
    await screen.findByText('99 / 297');
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('100');
    screen.getByText('จริง 24.75 · ประมาณ 148.50');
    screen.getByText('ข้าม 5 คน: บัญชีไม่ได้ใช้งาน 4 · เบอร์ซ้ำกับผู้รับคนอื่น 1');
    now.row = { ...campaign, status: 'done', sent_count: 290, failed_count: 7, cost_actual: '72.50' };
    await screen.findByText('290 / 297');
    await screen.findByText('ส่งครบ');
    expect(screen.queryByRole('button', { name: 'หยุดส่ง' })).toBeNull();
  });

  it('stops a campaign after a confirmation that shows how many texts stay unsent', async () => {
    const now = { row: campaign as object };
    const server = show(now, ({ path }) => {
      if (!path.endsWith('/cancel')) return undefined;
      now.row = { ...campaign, status: 'stopped', sent_count: 149, stopped_count: 147 };
      return { error: 0, data: { id: 5, version: 4, status: 'stopped' } };
    });
    fireEvent.click(await screen.findByRole('button', { name: 'หยุดส่ง' }));
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByText(/ที่ยังไม่ส่งอีกประมาณ 197 คน/);
    fireEvent.click(within(dialog).getByRole('button', { name: 'หยุดส่ง' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(posts(server.asked)).toEqual([['/api/promotion/sms/cancel', { id: 5 }]]);
    await screen.findByText('หยุดแล้ว');
    await screen.findByText('147');
  });

  it('lets another user approve a pending campaign', async () => {
    const waiting = { ...campaign, status: 'pending', sent_count: 0, failed_count: 0 };
    const server = show({ row: waiting }, ({ path }) =>
      path.endsWith('/approve') ? { error: 0, data: { id: 5, version: 2, status: 'scheduled' } } : undefined,
    );
    fireEvent.click(await screen.findByRole('button', { name: 'อนุมัติให้ส่ง' }));
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByText('ส่ง SM2611230001 ถึงสมาชิก 297 คน? ค่าส่งโดยประมาณ:');
    fireEvent.click(within(dialog).getByRole('button', { name: /^อนุมัติให้ส่ง/ }));
    await waitFor(() => expect(posts(server.asked)).toEqual([['/api/promotion/sms/approve', { id: 5 }]]));
  });

  it('offers no approval of the user’s own campaign', async () => {
    // The signed-in user has id 7.
    show({ row: { ...campaign, status: 'pending', created_by: 7 } });
    await screen.findByText('เกินวงเงินที่ส่งเองได้ ต้องให้อีกคนอนุมัติก่อนจึงส่ง');
    expect(screen.queryByRole('button', { name: 'อนุมัติให้ส่ง' })).toBeNull();
  });

  it('lists failed recipients with the reason', async () => {
    const server = show({ row: campaign }, ({ path }) =>
      path.endsWith('/messages')
        ? {
            ...{ error: 0, total: 1, page: 1, limit: 50 },
            data: [
              {
                ...{ id: 1, username: 'cax1', agent_id: 5, agent_name: 'CAT สาย A', mobile: '••••••0098' },
                ...{ state: 'failed', error: 'หมายเลขนี้ปิดให้บริการ', parts: 1, sent_at: null },
              },
            ],
          }
        : undefined,
    );
    fireEvent.click(await screen.findByRole('button', { name: '1' }));
    await screen.findByText('หมายเลขนี้ปิดให้บริการ');
    const messagesRequest = server.asked.find(({ path }) => path.endsWith('/messages'));
    expect([messagesRequest?.query.get('campaign_id'), messagesRequest?.query.get('state')]).toEqual([
      '5',
      'failed,unknown',
    ]);
  });

  it('is hidden where the server lacks the call', async () => {
    const server = fakeServer(() => ({ status: 404, body: { error: 404, message: 'x' } }));
    const { Frame } = webFrame({ server });
    const { container } = render(<Campaigns promotionId={6} />, { wrapper: Frame });
    await waitFor(() => expect(server.asked.length).toBeGreaterThan(0));
    expect(container.querySelector('section')).toBeNull();
  });
});
