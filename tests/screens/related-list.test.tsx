import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { Row } from '#contract/envelope.ts';
import type { FormScreen } from '#contract/screen.ts';
import { formPage } from '#web/screens/form/form-page.tsx';
import { type Asked, fakeServer, webFrame } from '../support/web-frame.tsx';
import { found, label, listed, logs, openDetail, order, stored } from './support/open-detail.tsx';

const path = '/api/log/list';
const rows: readonly Row[] = [
  { id: 1, ref: 'L-1', amount: '2.00' },
  { id: 2, ref: 'L-2', amount: '3.00' },
];
const withLogs = { ...order, related: [logs] };
const server = (request: Asked) => (request.path === path ? listed(rows) : found(stored));
const tab = () => screen.findByRole('tab', { name: 'ประวัติยอด' });

describe('on a detail screen', () => {
  test('is read when its tab is opened, with what matches the record and what holds at first', async () => {
    const { user, to } = openDetail({ screen: withLogs, answer: server });
    const opener = await tab();
    expect(to(path)).toEqual([]);
    await user.click(opener);
    expect(await screen.findByText('L-1')).toBeTruthy();
    const query = to(path)[0]?.query;
    expect(query?.get('order_id')).toBe('12');
    expect(query?.get('sort')).toBe('ref');
    expect(query?.get('limit')).toBe('20');
    expect(query?.get('date_from')).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(screen.getByText('2 รายการ')).toBeTruthy();
  });

  test('says which days it is about; filters that leave nothing out have no control', async () => {
    const { user } = openDetail({ screen: withLogs, answer: server });
    await user.click(await tab());
    const days = await screen.findByLabelText('เวลา');
    expect(days.textContent || (days as HTMLInputElement).value).toContain('7 วันล่าสุด');
    expect(screen.queryByLabelText('อ้างอิง')).toBeNull();
  });

  test('shows what has changed without a reload where the manifest gives it a rhythm', async () => {
    const now: { rows: readonly Row[] } = { rows: rows.slice(0, 1) };
    const { user } = openDetail({
      screen: { ...order, related: [{ ...logs, refresh: 50 }] },
      answer: (request) => (request.path === path ? listed(now.rows) : found(stored)),
    });
    await user.click(await tab());
    await screen.findByText('L-1');
    now.rows = rows;
    expect(await screen.findByText('L-2')).toBeTruthy();
  });

  test('sorts on its own, and the address stays the record’s', async () => {
    const { user, to } = openDetail({ screen: withLogs, answer: server });
    await user.click(await tab());
    await screen.findByText('L-1');
    await user.click(screen.getByRole('button', { name: /อ้างอิง/ }));
    await waitFor(() => expect(to(path).at(-1)?.query.get('sort')).toBe('-ref'));
    expect(to(path).at(-1)?.query.get('order_id')).toBe('12');
    expect(to('/api/order/detail').every((request) => request.query.get('id') === '12')).toBe(true);
  });

  test('a record that lacks what the list is matched by has no list, and never everybody’s', async () => {
    const { user, to } = openDetail({
      screen: { ...order, related: [{ ...logs, match: { order_id: 'parent_id' } }] },
      answer: server,
    });
    await user.click(await tab());
    expect(await screen.findByText('ไม่พบข้อมูลตามเงื่อนไขที่ค้นหา')).toBeTruthy();
    expect(to(path)).toEqual([]);
  });

  test('has no tab for people who may not see it', async () => {
    openDetail({ screen: withLogs, grants: ['order.view', 'order.pay'], answer: server });
    await screen.findByRole('button', { name: 'จ่าย' });
    expect(screen.queryByRole('tab')).toBeNull();
  });

  test('a failure stays in the list and offers another try', async () => {
    let works = false;
    const { user } = openDetail({
      screen: withLogs,
      answer: (request) =>
        request.path === path && !works
          ? { status: 500, body: { error: 500, message: 'รายการขัดข้อง' } }
          : server(request),
    });
    await user.click(await tab());
    const retry = await screen.findByRole('button', { name: 'ลองใหม่' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('คำสั่ง');
    works = true;
    await user.click(retry);
    expect(await screen.findByText('L-2')).toBeTruthy();
  });
});

describe('on a form screen', () => {
  const form: FormScreen = {
    kind: 'form',
    mode: 'update',
    path: '/order/edit',
    area: 'order',
    title: label('แก้ไข'),
    permission: 'order.view',
    record: order.record,
    save: { ...order.record, id: 'order.update', method: 'POST', path: '/api/order/update' },
    savePermission: 'order.update',
    key: 'id',
    fields: [{ name: 'note', kind: 'string', label: label('หมายเหตุ') }],
    groups: [{ fields: ['note'] }],
    validate: () => [],
    related: [logs],
    actions: [],
  };

  test('is read when its tab is opened, and what was typed outlives the look', async () => {
    const fake = fakeServer(server);
    const { Frame } = webFrame({ server: fake, at: '/order/edit?id=12' });
    const Page = formPage(form);
    render(<Page />, { wrapper: Frame });
    const user = userEvent.setup();
    const note = await screen.findByLabelText<HTMLInputElement>('หมายเหตุ');
    await user.clear(note);
    await user.type(note, 'กำลังพิมพ์');
    expect(fake.asked.some((request) => request.path === path)).toBe(false);
    await user.click(await tab());
    expect(await screen.findByText('L-1')).toBeTruthy();
    expect(fake.asked.find((request) => request.path === path)?.query.get('order_id')).toBe('12');
    await user.click(screen.getByRole('tab', { name: /ข้อมูล/ }));
    expect((await screen.findByLabelText<HTMLInputElement>('หมายเหตุ')).value).toBe('กำลังพิมพ์');
  });
});
