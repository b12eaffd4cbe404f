import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Call } from '#contract/call.ts';
import type { ReportScreen } from '#contract/screen.ts';
import { type AnnotationCalls, offerPreferences, type PreferenceCalls } from '#web/auth/person-store.ts';
import { type Answer, type Asked, fakeServer, webFrame } from '../../../../tests/support/web-frame.tsx';
import { call, field, label, things } from '../list/testing/things.tsx';
import { reportPage } from './report-page.tsx';

const own = (id: string, method: Call['method'] = 'POST') =>
  call(id, method, `/api/${id}`, { permission: method === 'GET' ? 'note.view' : 'note.write' });
const annotations: AnnotationCalls = {
  list: own('annotation/list', 'GET'),
  add: own('annotation/add'),
  change: own('annotation/update'),
  remove: own('annotation/delete'),
  inputs: [
    { field: field('text', 'string', { required: true }) },
    { field: field('day_from', 'string') },
    { field: field('day_to', 'string') },
  ],
};
const other = own('other');
const calls: PreferenceCalls = {
  ...{ read: own('preferences', 'GET'), keepDisplay: other, keepColumns: other, saveView: other, shareView: other },
  ...{ firstView: other, deleteView: other, roles: other, notices: other, readNotice: other, readNotices: other },
  annotations,
};
const sales: ReportScreen = {
  ...things,
  ...{
    kind: 'report',
    path: '/sales',
    key: 'row_key',
    drill: {},
    heat: [],
    sort: '-day',
    rowActions: [],
    bulkActions: [],
  },
  columns: [field('day', 'date'), { ...field('amount', 'money'), total: true }],
  filters: [
    { name: 'date', operator: 'between', params: ['from', 'to'], field: field('day', 'date', { label: label('วันที่') }) },
  ],
  chart: { x: 'day', bars: ['amount'], lines: [] },
};
const rows = ['2026-04-12', '2026-04-11'].map((day) => ({ row_key: day, day, amount: '5.00' }));
const note = {
  ...{ id: 1, day_from: '2026-04-12', day_to: '2026-04-16', text: 'สงกรานต์' },
  ...{ staff_only: true, by: 'สมชาย' },
};
type Note = typeof note & { readonly can_change: boolean; readonly version: number };

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(900);
  offerPreferences(async () => calls);
});

/** The report of two days; `refuse` answers writes instead of the server. */
async function open(
  notes: readonly Note[],
  { grants = ['*'], refuse }: { grants?: readonly string[]; refuse?: (asked: Asked) => Answer | undefined } = {},
) {
  const kept = { notes };
  const server = fakeServer((asked): Answer => {
    if (asked.path === '/api/annotation/list') return { body: { error: 0, data: { annotations: kept.notes } } };
    if (asked.method === 'POST') return refuse?.(asked) ?? { body: { error: 0, data: {} } };
    return { body: { error: 0, data: rows, total: 2 } };
  });
  const { Frame } = webFrame({ server, grants, at: '/sales?from=2026-04-11&to=2026-04-12' });
  const Page = reportPage(sales);
  render(
    <Frame>
      <Page />
    </Frame>,
  );
  await screen.findByText('12/04/2026', { selector: 'td *, td' });
  const sent = () => server.asked.filter(({ method }) => method === 'POST');
  return { user: userEvent.setup(), server, sent, kept };
}
const asked = ({ asked }: { readonly asked: readonly Asked[] }) =>
  asked.filter(({ path }) => path === '/api/annotation/list');
const rowOf = (day: string) => screen.getByText(day, { selector: 'td *, td' }).closest('tr') as HTMLElement;

it('one call after the rows says it for the table and the chart; a flag is beside the days that it is about alone', async () => {
  const { server } = await open([{ ...note, can_change: false, version: 1 }]);
  expect(asked(server)).toEqual([]);
  const sign = await within(rowOf('12/04/2026')).findByRole('button', { name: 'หมายเหตุของวัน: สงกรานต์' });
  expect(within(rowOf('11/04/2026')).queryByRole('button', { name: /สงกรานต์/ })).toBeNull();
  await screen.findByRole('button', { name: '12/04/2026: สงกรานต์' });
  expect(asked(server).map(({ query }) => String(query))).toEqual(['date_from=2026-04-11&date_to=2026-04-12']);
  sign.focus();
  expect(sign.closest('tr')).toBe(rowOf('12/04/2026'));
});

it('the menu of a day leads to what is written of it, where another one is added', async () => {
  const { user, sent } = await open([]);
  await user.click(within(rowOf('11/04/2026')).getByRole('button', { name: /^เมนูของ/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'หมายเหตุของวันที่ 11/04/2026' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(await within(dialog).findByLabelText(/ช่อง text/), 'เงินเดือนออก');
  await user.click(within(dialog).getByRole('button', { name: 'บันทึก' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({
    path: '/api/annotation/add',
    body: { text: 'เงินเดือนออก', day_from: '2026-04-11', day_to: '2026-04-11' },
  });
});

it('where somebody was faster it says what it is now, and saving again writes over that', async () => {
  const first = { ...note, can_change: true, version: 3 };
  const { user, sent, kept } = await open([first], {
    refuse: ({ body }) =>
      (body as Note).version === 3 ? { status: 409, body: { error: 409, message: 'มีคนแก้ก่อน' } } : undefined,
  });
  await user.click(await screen.findByRole('button', { name: '12/04/2026: สงกรานต์' }));
  await user.click(await screen.findByRole('button', { name: 'แก้ไข “สงกรานต์”' }));
  const text = await screen.findByLabelText(/ช่อง text/);
  await user.clear(text);
  await user.type(text, 'แคมเปญ');
  kept.notes = [{ ...first, version: 4, text: 'วันหยุดยาว' }];
  await user.click(screen.getByRole('button', { name: 'บันทึก' }));
  await screen.findByText('ตอนนี้เป็น “วันหยุดยาว” บันทึกอีกครั้งเพื่อเขียนทับ');
  expect(screen.getByLabelText<HTMLInputElement>(/ช่อง text/).value).toBe('แคมเปญ');
  await user.click(screen.getByRole('button', { name: 'บันทึก' }));
  await waitFor(() => expect(sent().map(({ body }) => (body as Note).version)).toEqual([3, 4]));
});

it('whoever may not see them is asked for nothing and has no menu for them', async () => {
  const { server } = await open([], { grants: ['thing.view'] });
  await waitFor(() => expect(screen.queryByRole('button', { name: /^เมนูของ/ })).toBeNull());
  expect(asked(server)).toEqual([]);
});
