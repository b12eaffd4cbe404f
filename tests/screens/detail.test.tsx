import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { noticeStore } from '#web/ui/notify.ts';
import type { Answer } from '../support/web-frame.tsx';
import { wholeText } from '../support/whole-text.ts';
import { found, openDetail, order, stored } from './support/open-detail.tsx';

afterEach(() => vi.restoreAllMocks());

/** The value that stands under a label. */
async function valueUnder(label: string): Promise<HTMLElement> {
  const value = (await screen.findByText(label, { selector: 'dt' })).nextElementSibling;
  if (!(value instanceof HTMLElement)) throw new Error(`nothing under ${label}`);
  return value;
}
const pay = () => screen.findByRole('button', { name: 'จ่าย' });

describe('the record', () => {
  test('labels are there while the values are on their way, and no action is', async () => {
    let release: (answer: Answer) => void = () => undefined;
    openDetail({ answer: () => new Promise((resolve) => (release = resolve)) });
    expect(screen.getByRole('status', { name: 'กำลังโหลด' }).textContent).toContain('ยอดเงิน');
    expect(screen.queryByRole('button', { name: 'จ่าย' })).toBeNull();
    release(found(stored));
    expect((await valueUnder('ยอดเงิน')).textContent).toBe('');
    await waitFor(async () => expect((await valueUnder('ยอดเงิน')).textContent).toBe('1,250.50'));
    expect(screen.queryByRole('status', { name: 'กำลังโหลด' })).toBeNull();
  });

  test('is requested by the key in the address and shown in its groups, each value by its kind', async () => {
    const { server } = openDetail();
    await pay();
    expect(server.asked[0]?.path).toBe('/api/order/detail');
    expect(server.asked[0]?.query.get('id')).toBe('12');
    const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    expect(headings).toEqual(['รายการ', 'ปลายทาง', 'ประวัติ']);
    expect((await valueUnder('ยอดเงิน')).textContent).toBe('1,250.50');
    expect((await valueUnder('จ่ายเมื่อ')).textContent).toBe('31/01/2026 14:05:09');
    expect((await valueUnder('สถานะ')).textContent).toBe('รอตรวจ');
    expect((await valueUnder('สถานะ')).querySelector('[data-tone="warning"]')).not.toBeNull();
    expect((await valueUnder('ธนาคาร')).textContent).toBe('ไทยพาณิชย์');
    expect((await valueUnder('เลขบัญชี')).textContent).toBe('xxx-x-x1234-x');
    expect((await valueUnder('หมายเหตุ')).textContent).toContain('บรรทัดสอง');
  });

  test('a secret is never shown, not even one that the server let slip', async () => {
    openDetail();
    expect((await valueUnder('คีย์')).textContent).toBe('');
    await pay();
    expect((await valueUnder('คีย์')).textContent).toBe('••••');
    expect(document.body.innerHTML).not.toContain('leaked-plain-secret');
  });

  test('business number and status are in the heading', async () => {
    openDetail();
    await pay();
    const banner = screen.getByRole('heading', { level: 1 }).parentElement;
    expect(banner?.textContent).toContain('OR-12');
    expect(banner?.textContent).toContain('รอตรวจ');
  });

  test('identifiers and addresses can be copied, a masked account number cannot', async () => {
    const { user } = openDetail();
    await pay();
    const clipboard = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(screen.getByRole('button', { name: 'คัดลอก ไอพี' }));
    await user.click(screen.getByRole('button', { name: 'คัดลอก รหัส' }));
    await user.click(within(await valueUnder('เลขที่')).getByRole('button'));
    expect(clipboard.mock.calls.map(([text]) => text)).toEqual(['203.0.113.9', '12', 'OR-12']);
    expect(within(await valueUnder('เลขบัญชี')).queryByRole('button')).toBeNull();
  });
});

describe('actions', () => {
  test('only what the status allows is offered', async () => {
    openDetail();
    await pay();
    expect(screen.queryByRole('button', { name: 'เปิดใหม่' })).toBeNull();
  });

  test('only what the person may do is offered', async () => {
    openDetail({ grants: ['order.view'], answer: () => found({ ...stored, status: 'paid' }) });
    expect(await screen.findByRole('button', { name: 'เปิดใหม่' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'จ่าย' })).toBeNull();
  });

  test('an unknown status allows nothing', async () => {
    openDetail({ answer: () => found({ ...stored, status: 'frozen' }) });
    await waitFor(async () => expect((await valueUnder('สถานะ')).textContent).toBe('frozen'));
    const buttons = screen.getAllByRole<HTMLButtonElement>('button', { name: /^(จ่าย|เปิดใหม่)$/ });
    expect(buttons.map((button) => button.disabled)).toEqual([true, true]);
  });

  test('asks with the record as it is now, sends what guards it, and shows what came of it', async () => {
    let row = stored;
    const { user, to } = openDetail({
      answer: (request) => {
        if (request.path === '/api/order/pay') {
          row = { ...row, version: 5, status: 'paid' };
          return { body: { error: 0, message: 'จ่ายเรียบร้อย', data: {} } };
        }
        return found(row);
      },
    });
    await pay();
    row = { ...stored, version: 4, amount: '900.00' };
    await user.click(await pay());
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText(wholeText('จ่าย 900.00 บาท?'))).toBeTruthy();
    expect(to('/api/order/pay')).toHaveLength(0);
    await user.click(within(dialog).getByRole('button', { name: /^จ่าย/ }));
    await waitFor(() =>
      expect(to('/api/order/pay').map((request) => request.body)).toEqual([
        { id: 12, version: 4, expected_status: 'pending' },
      ]),
    );
    expect(await screen.findByRole('button', { name: 'เปิดใหม่' })).toBeTruthy();
    await waitFor(async () => expect((await valueUnder('สถานะ')).textContent).toBe('จ่ายแล้ว'));
    expect(screen.queryByRole('button', { name: 'จ่าย' })).toBeNull();
    expect(noticeStore.get().at(-1)?.message).toBe('จ่ายเรียบร้อย');
  });
});

describe('the timeline', () => {
  test('begins with the newest, names actions and statuses as people do', async () => {
    openDetail();
    const region = await screen.findByRole('region', { name: 'ประวัติ' });
    const events = within(region)
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    expect(events).toHaveLength(2);
    expect(events[0]).toBe('จ่ายรอตรวจ → จ่ายแล้วโอนแล้วสมศรี · 31/01/2026 09:00:00');
    expect(events[1]).toBe('รอตรวจระบบ · 31/01/2026 08:00:00');
  });

  test('a screen without one has no such section', async () => {
    const { timeline: _, ...plain } = order;
    openDetail({ screen: plain });
    await pay();
    expect(screen.queryByRole('region', { name: 'ประวัติ' })).toBeNull();
  });
});

describe('records that do not come', () => {
  test('a missing one is a state of the screen, without actions', async () => {
    openDetail({ answer: () => ({ status: 200, body: { error: 404, message: 'ไม่พบข้อมูล' } }) });
    expect(await screen.findByText('รายการนี้อาจถูกลบ หรือคุณไม่มีสิทธิ์ดู')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'จ่าย' })).toBeNull();
  });

  test('one that disappears takes its values and actions with it', async () => {
    let isGone = false;
    const { user } = openDetail({ answer: () => (isGone ? { body: { error: 404, message: 'x' } } : found(stored)) });
    await pay();
    isGone = true;
    await user.click(screen.getByRole('button', { name: 'รีเฟรช' }));
    expect(await screen.findByText('รายการนี้อาจถูกลบ หรือคุณไม่มีสิทธิ์ดู')).toBeTruthy();
    expect(screen.queryByText('OR-12')).toBeNull();
    expect(screen.queryByRole('button', { name: 'จ่าย' })).toBeNull();
  });

  test('an address without an identifier asks for nothing', () => {
    const { server } = openDetail({ at: '/order/detail' });
    expect(screen.getByText('รายการนี้อาจถูกลบ หรือคุณไม่มีสิทธิ์ดู')).toBeTruthy();
    expect(server.asked).toEqual([]);
  });

  test('a refusal of the server says so', async () => {
    openDetail({ answer: () => ({ status: 403, body: { error: 403, message: 'x' } }) });
    expect(await screen.findByText('คุณไม่มีสิทธิ์ใช้งานส่วนนี้')).toBeTruthy();
  });

  test('without the permission nothing is requested', () => {
    const { server } = openDetail({ grants: ['order.pay'] });
    expect(screen.getByText('คุณไม่มีสิทธิ์ใช้งานส่วนนี้')).toBeTruthy();
    expect(server.asked).toEqual([]);
  });

  test('a failure gives its reference and another try', async () => {
    let works = false;
    const { user } = openDetail({
      answer: () =>
        works ? found(stored) : { status: 500, body: { error: 500, message: 'ระบบขัดข้อง', request_id: 'req-77' } },
    });
    const retry = await screen.findByRole('button', { name: 'ลองใหม่' });
    expect(document.body.textContent).toContain('req-77');
    works = true;
    await user.click(retry);
    expect(await pay()).toBeTruthy();
  });

  test('a failed refresh keeps the record and says that it may be old', async () => {
    let works = true;
    const { user } = openDetail({
      answer: () => (works ? found(stored) : { status: 500, body: { error: 500, message: 'ระบบขัดข้อง' } }),
    });
    await pay();
    works = false;
    await user.click(screen.getByRole('button', { name: 'รีเฟรช' }));
    expect((await screen.findByText(/ข้อมูลที่เห็นอาจไม่เป็นปัจจุบัน/)).textContent).toContain('ระบบขัดข้อง');
    expect((await valueUnder('ยอดเงิน')).textContent).toBe('1,250.50');
  });
});
