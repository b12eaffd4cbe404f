import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { Row } from '#contract/envelope.ts';
import type { FormScreen, History } from '#contract/screen.ts';
import { formPage } from '#web/screens/form/form-page.tsx';
import { type Answer, type Asked, fakeServer, webFrame } from '../support/web-frame.tsx';
import { found, label, openDetail, order, stored } from './support/open-detail.tsx';

const path = '/api/past/history';
const history: History = {
  call: { id: 'past.history', method: 'GET', path, permission: 'signed-in', extension: true },
  entity: 'Order',
};
const fields = {
  amount: { name: 'amount', kind: 'money', label: label('ยอดเงิน') },
  agent_id: { name: 'agent_id', kind: 'ref', label: label('เอเย่นต์') },
  mobile: { name: 'mobile', kind: 'phone', label: label('เบอร์โทร') },
  note: { name: 'note', kind: 'text', label: label('หมายเหตุ') },
  unchanged: { name: 'unchanged', kind: 'text', label: label('ว่างทั้งสองด้าน') },
};
const changed: Row = {
  seq: 9,
  at: '2026-01-31T07:05:09.000Z',
  by: 'สมศรี',
  role: label('หัวหน้าการเงิน'),
  action: label('แก้ไขคำสั่ง'),
  reason: 'ลูกค้าขอ',
  change: {
    fields,
    before: { amount: '10.00', agent_id: 1, agent_name: 'เอก', mobile: '••••••1111', note: null, unchanged: null },
    after: { amount: '25.50', agent_id: 2, agent_name: 'โท', mobile: '••••••2222', note: 'ด่วน', unchanged: '' },
  },
};
const created: Row = {
  ...changed,
  seq: 1,
  action: label('เพิ่มคำสั่ง'),
  reason: null,
  change: { fields: { amount: fields.amount }, before: { amount: null }, after: { amount: '10.00' } },
};
const page = (items: readonly Row[], more = false): Answer => ({ body: { error: 0, data: { items, more } } });
const server = (request: Asked) =>
  request.path === path ? page([changed, created], request.query.get('page') === '1') : found(stored);
const tab = () => screen.findByRole('tab', { name: 'ประวัติการแก้ไข' });

describe('the history of a record', () => {
  test('is read when its tab is opened, for this record', async () => {
    const { user, to } = openDetail({ screen: { ...order, history }, answer: server });
    const opener = await tab();
    expect(to(path)).toEqual([]);
    await user.click(opener);
    expect(await screen.findByText('แก้ไขคำสั่ง')).toBeTruthy();
    const query = to(path)[0]?.query;
    expect([query?.get('entity'), query?.get('id'), query?.get('page')]).toEqual(['Order', '12', '1']);
  });

  test('says who changed what from what to what, each value in its kind', async () => {
    const { user } = openDetail({ screen: { ...order, history }, answer: server });
    await user.click(await tab());
    const entry = (await screen.findByText('แก้ไขคำสั่ง')).closest('li');
    if (!entry) throw new Error('no entry');
    expect(entry.textContent).toContain('สมศรี · หัวหน้าการเงิน · 31/01/2026 14:05:09');
    expect(entry.textContent).toContain('ลูกค้าขอ');
    const lines = within(entry)
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => cell.textContent));
    expect(lines).toEqual([
      ['ข้อมูล', 'ก่อน', 'หลัง'],
      ['ยอดเงิน', '10.00', '25.50'],
      ['เอเย่นต์', 'เอก', 'โท'],
      ['เบอร์โทร', '••••••1111', '••••••2222'],
      ['หมายเหตุ', 'ว่าง', 'ด่วน'],
    ]);
    // What came new is told without a before.
    const first = screen.getByText('เพิ่มคำสั่ง').closest('li');
    expect(first?.querySelectorAll('td')).toHaveLength(1);
  });

  test('leaves the changes of the status to the timeline where the screen has one', async () => {
    const { user, to } = openDetail({ screen: { ...order, history }, answer: server });
    await user.click(await tab());
    await screen.findByText('แก้ไขคำสั่ง');
    expect(to(path)[0]?.query.get('moves')).toBe('false');
    const { timeline: _, ...plain } = order;
    document.body.replaceChildren();
    const second = openDetail({ screen: { ...plain, history }, answer: server });
    await second.user.click(await tab());
    await screen.findByText('แก้ไขคำสั่ง');
    expect(second.to(path)[0]?.query.get('moves')).toBeNull();
  });

  test('goes on page by page', async () => {
    const { user, to } = openDetail({ screen: { ...order, history }, answer: server });
    await user.click(await tab());
    await user.click(await screen.findByRole('button', { name: 'เก่ากว่า' }));
    await waitFor(() => expect(to(path).map((request) => request.query.get('page'))).toEqual(['1', '2']));
    await waitFor(() => expect(screen.getByRole('button', { name: 'เก่ากว่า' })).toHaveProperty('disabled', true));
    await user.click(screen.getByRole('button', { name: 'ใหม่กว่า' }));
    expect(await screen.findByText('หน้า 1')).toBeTruthy();
  });

  test('that is empty, or cannot be had, says so and leaves the record alone', async () => {
    const empty = openDetail({
      screen: { ...order, history },
      answer: (request) => (request.path === path ? page([]) : found(stored)),
    });
    await empty.user.click(await tab());
    expect(await screen.findByText('ยังไม่มีการแก้ไข')).toBeTruthy();
    document.body.replaceChildren();
    const broken = openDetail({
      screen: { ...order, history },
      answer: (request) =>
        request.path === path ? { status: 403, body: { error: 403, message: 'ไม่มีสิทธิ์' } } : found(stored),
    });
    await broken.user.click(await tab());
    expect(await screen.findByRole('button', { name: /ลองใหม่|ลองอีกครั้ง/ })).toBeTruthy();
    await broken.user.click(screen.getByRole('tab', { name: 'ข้อมูล' }));
    expect(await screen.findByText('ยอดเงิน', { selector: 'dt' })).toBeTruthy();
  });

  test('of an unmanaged record has no tab', async () => {
    openDetail();
    await screen.findByRole('button', { name: 'จ่าย' });
    expect(screen.queryByRole('tab')).toBeNull();
  });

  test('is next to a form that changes a record, and the typed values stay', async () => {
    const form: FormScreen = {
      kind: 'form',
      path: '/x/detail',
      area: 'x',
      title: label('รายการ'),
      permission: 'x.view',
      mode: 'update',
      record: { ...history.call, id: 'x.detail', path: '/api/x/detail' },
      save: { ...history.call, id: 'x.update', method: 'POST', path: '/api/x/update' },
      savePermission: 'x.update',
      key: 'id',
      fields: [{ name: 'name', kind: 'string', label: label('ชื่อ') }],
      groups: [{ fields: ['name'] }],
      validate: () => [],
      related: [],
      actions: [],
      history,
    };
    const fake = fakeServer((request) =>
      request.path === path ? page([changed]) : found({ id: 4, version: 1, name: 'เดิม' }),
    );
    const { Frame } = webFrame({ server: fake, at: '/x/detail?id=4', grants: ['*'] });
    const Page = formPage(form);
    render(<Page />, { wrapper: Frame });
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText(/ชื่อ/), 'ใหม่');
    await user.click(await tab());
    expect(await screen.findByText('แก้ไขคำสั่ง')).toBeTruthy();
    await user.click(screen.getByRole('tab', { name: /ข้อมูล/ }));
    expect(((await screen.findByLabelText(/ชื่อ/)) as HTMLInputElement).value).toBe('เดิมใหม่');
  });
});
