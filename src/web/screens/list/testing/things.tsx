import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import type { Call } from '#contract/call.ts';
import type { Row } from '#contract/envelope.ts';
import type { Field } from '#contract/field.ts';
import type { ListScreen } from '#contract/screen.ts';
import { type Answer, type Asked, fakeServer, webFrame } from '../../../../../tests/support/web-frame.tsx';
import { listPage } from '../list-page.tsx';

export const label = (text: string) => ({ th: text, en: text });
export const call = (id: string, method: Call['method'], path: string, more: Partial<Call> = {}): Call => ({
  id,
  method,
  path,
  permission: 'thing.view',
  ...more,
});
const options = [
  { value: 'open', label: label('เปิดอยู่'), tone: 'warning' as const },
  { value: 'shut', label: label('ปิดแล้ว'), tone: 'success' as const },
];
export const field = (name: string, kind: Field['kind'], more: Partial<Field> = {}): Field => ({
  name,
  kind,
  label: label(`ช่อง ${name}`),
  ...more,
});
const status = field('status', 'enum', { options });
const close = call('thing.close', 'POST', '/api/thing/close', {
  kind: 'move',
  key: 'id',
  money: true,
  invalidates: ['/api/thing/list'],
});

export const things: ListScreen = {
  kind: 'list',
  path: '/things',
  area: 'thing',
  title: label('สิ่งของ'),
  permission: 'thing.view',
  list: call('thing.list', 'GET', '/api/thing/list'),
  record: call('thing.detail', 'GET', '/api/thing/detail', { key: 'id' }),
  key: 'id',
  columns: [
    { ...field('name', 'string'), sortable: true },
    { ...field('amount', 'money'), sortable: true, total: true },
    { ...status, sortable: true },
  ],
  filters: [
    { name: 'status', operator: 'in', params: ['status'], field: status },
    { name: 'q', operator: 'search', params: ['q'], field: field('q', 'string') },
    { name: 'amount', operator: 'between', params: ['amount_min', 'amount_max'], field: field('amount', 'money') },
  ],
  sort: '-name',
  limit: 20,
  tabs: { filter: 'status', items: options },
  rowActions: [
    {
      id: 'thing.close',
      label: label('ปิด'),
      permission: 'thing.close',
      when: { status: ['open'] },
      call: close,
      confirm: label('ปิด {name} ยอด {amount} บาท?'),
      key: 'p',
    },
    {
      id: 'thing.note',
      label: label('จด'),
      permission: 'thing.close',
      call: call('thing.note', 'POST', '/api/thing/note', { kind: 'service', key: 'id' }),
      input: async () => ({
        fields: [field('note', 'string', { required: true })],
        validate: ({ note }) => (note ? [] : [{ field: 'note', code: 'required' }]),
      }),
      key: 'n',
    },
  ],
  bulkActions: [
    {
      id: 'close_all',
      label: label('ปิดที่เลือก'),
      permission: 'thing.close',
      when: { status: ['open'] },
      call: close,
      confirm: label('ปิด {n} รายการ รวม {sum} บาท?'),
    },
  ],
  headerActions: [],
  export: 'thing.export',
};
const Page = listPage(things);

export const row = (id: number, more: Row = {}): Row => ({
  id,
  version: 1,
  name: `ชิ้นที่ ${id}`,
  amount: '100.00',
  status: 'open',
  ...more,
});
export const page = (data: readonly Row[], more: object = {}): Answer => ({
  body: {
    error: 0,
    data,
    total: data.length,
    page: 1,
    limit: 20,
    totals: { amount: '300.00' },
    facets: { open: 2, shut: 1 },
    server_time: new Date().toISOString(),
    ...more,
  },
});

/** A page over a server in the test's hands. */
export function showPage(
  Shown: ComponentType,
  answer: (asked: Asked) => Answer | Promise<Answer>,
  at: string,
  grants: readonly string[],
) {
  const server = fakeServer(answer);
  const frame = webFrame({ server, at, grants });
  render(<Shown />, { wrapper: frame.Frame });
  return { server, history: frame.history };
}

/** The list of things. */
export const show = (
  answer: (asked: Asked) => Answer | Promise<Answer>,
  at = '/things',
  grants: readonly string[] = ['*'],
) => showPage(Page, answer, at, grants);

export const lists = (requests: readonly Asked[]) => requests.filter((one) => one.path === '/api/thing/list');
