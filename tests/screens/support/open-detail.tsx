import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Call } from '#contract/call.ts';
import type { Row } from '#contract/envelope.ts';
import type { Field } from '#contract/field.ts';
import type { DetailScreen, Related } from '#contract/screen.ts';
import { detailPage } from '#web/screens/detail/detail-page.tsx';
import { type Answer, type Asked, fakeServer, webFrame } from '../../support/web-frame.tsx';

export const label = (th: string) => ({ th, en: th });
const call = (id: string, method: Call['method'], more: Partial<Call> = {}): Call => ({
  id,
  method,
  path: `/api/${id.replace('.', '/')}`,
  permission: 'signed-in',
  optOut: [400, 404],
  ...more,
});
const field = (name: string, kind: Field['kind'], th: string, more: Partial<Field> = {}): Field => ({
  name,
  kind,
  label: label(th),
  ...more,
});
const status = field('status', 'enum', 'สถานะ', {
  options: [
    { value: 'pending', label: label('รอตรวจ'), tone: 'warning' },
    { value: 'paid', label: label('จ่ายแล้ว'), tone: 'success' },
  ],
});

/** A list that belongs to the record; it is about the last 7 days unless one asks for more. */
export const logs: Related = {
  name: 'logs',
  title: label('ประวัติยอด'),
  list: call('log.list', 'GET'),
  key: 'id',
  columns: [
    { ...field('ref', 'string', 'อ้างอิง'), sortable: true },
    { ...field('amount', 'money', 'ยอด'), total: true },
  ],
  filters: [
    {
      name: 'date',
      operator: 'between',
      params: ['date_from', 'date_to'],
      field: field('date', 'datetime', 'เวลา'),
      initial: 'last7',
      maxDays: 31,
    },
    { name: 'ref', operator: 'contains', params: ['ref'], field: field('ref', 'string', 'อ้างอิง') },
  ],
  sort: 'ref',
  limit: 20,
  match: { order_id: 'id' },
  permission: 'log.view',
};

export const order: DetailScreen = {
  kind: 'detail',
  path: '/order/detail',
  area: 'order',
  title: label('คำสั่ง'),
  permission: 'order.view',
  record: call('order.detail', 'GET', { key: 'id' }),
  key: 'id',
  fields: [
    field('id', 'id', 'รหัส'),
    field('order_ref', 'code', 'เลขที่'),
    status,
    field('amount', 'money', 'ยอดเงิน'),
    field('paid_at', 'datetime', 'จ่ายเมื่อ'),
    field('bank_code', 'ref', 'ธนาคาร', {
      reference: { entity: 'Bank', path: '/api/bank/items', value: 'code', label: 'name' },
    }),
    field('account_no', 'account', 'เลขบัญชี'),
    field('api_key', 'secret', 'คีย์'),
    field('source_ip', 'ip', 'ไอพี'),
    field('note', 'text', 'หมายเหตุ'),
  ],
  groups: [
    { title: label('รายการ'), fields: ['id', 'order_ref', 'status', 'amount', 'paid_at'] },
    { title: label('ปลายทาง'), fields: ['bank_code', 'account_no', 'api_key', 'source_ip', 'note'] },
  ],
  actions: [
    {
      id: 'order.pay',
      label: label('จ่าย'),
      permission: 'order.pay',
      when: { status: ['pending'] },
      call: call('order.pay', 'POST', { kind: 'move', key: 'id', money: true }),
      confirm: label('จ่าย {amount} บาท?'),
    },
    {
      id: 'order.reopen',
      label: label('เปิดใหม่'),
      when: { status: ['paid'] },
      call: call('order.reopen', 'POST', { kind: 'move', key: 'id' }),
      confirm: label('เปิดใหม่?'),
      tone: 'danger',
    },
  ],
  related: [],
  timeline: 'history',
};

/** What the server holds. */
export const stored: Row = {
  id: 12,
  version: 3,
  order_ref: 'OR-12',
  status: 'pending',
  amount: '1250.50',
  paid_at: '2026-01-31T07:05:09.000Z',
  bank_code: 'SCB',
  bank_name: 'ไทยพาณิชย์',
  account_no: 'xxx-x-x1234-x',
  api_key: 'leaked-plain-secret',
  source_ip: '203.0.113.9',
  note: 'บรรทัดหนึ่ง\nบรรทัดสอง',
  history: [
    { at: '2026-01-31T01:00:00.000Z', by: 'ระบบ', action: 'request', from: '', to: 'pending', message: '' },
    { at: '2026-01-31T02:00:00.000Z', by: 'สมศรี', action: 'pay', from: 'pending', to: 'paid', message: 'โอนแล้ว' },
  ],
};

export const found = (row: Row): Answer => ({ body: { error: 0, data: row } });
export const listed = (rows: readonly Row[]): Answer => ({
  body: { error: 0, data: rows, total: rows.length, page: 1, limit: 20, totals: { amount: '5.00' } },
});

interface Setup {
  readonly screen?: DetailScreen;
  readonly at?: string;
  readonly grants?: readonly string[];
  readonly answer?: (request: Asked) => Answer | Promise<Answer>;
}

/** A detail page over a server in the test's hands. */
export function openDetail({ screen = order, at = '/order/detail?id=12', grants = ['*'], answer }: Setup = {}) {
  const server = fakeServer(answer ?? (() => found(stored)));
  const { Frame } = webFrame({ server, at, grants });
  const Page = detailPage(screen);
  render(<Page />, { wrapper: Frame });
  return {
    server,
    user: userEvent.setup(),
    to: (path: string) => server.asked.filter((request) => request.path === path),
  };
}
