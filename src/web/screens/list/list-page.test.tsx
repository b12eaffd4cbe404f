import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Call } from '#contract/call.ts';
import type { Row } from '#contract/envelope.ts';
import type { Field } from '#contract/field.ts';
import type { ListScreen } from '#contract/screen.ts';
import { type Answer, type Asked, fakeServer, webFrame } from '../../../../tests/support/web-frame.tsx';
import { listPage } from './list-page.tsx';
import { countRecords } from './use-export.ts';

const label = (text: string) => ({ th: text, en: text });
const call = (id: string, method: Call['method'], path: string, more: Partial<Call> = {}): Call => ({ id, method, path, permission: 'thing.view', onError: 'log', ...more });
const options = [
  { value: 'open', label: label('เปิดอยู่'), tone: 'warning' as const },
  { value: 'shut', label: label('ปิดแล้ว'), tone: 'success' as const },
];
const field = (name: string, kind: Field['kind'], more: Partial<Field> = {}): Field => ({ name, kind, label: label(`ช่อง ${name}`), ...more });
const status = field('status', 'enum', { options });
const close = call('thing.close', 'POST', '/api/thing/close', { kind: 'move', key: 'id', money: true, invalidates: ['/api/thing/list'] });

const things: ListScreen = {
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
  rowActions: [{ id: 'thing.close', label: label('ปิด'), permission: 'thing.close', when: { status: ['open'] }, call: close, confirm: label('ปิด {name} ยอด {amount} บาท?'), key: 'p' }],
  bulkActions: [{ id: 'close_all', label: label('ปิดที่เลือก'), permission: 'thing.close', when: { status: ['open'] }, call: close, confirm: label('ปิด {n} รายการ รวม {sum} บาท?') }],
  headerActions: [],
  export: 'thing.export',
};
const Page = listPage(things);

const row = (id: number, more: Row = {}): Row => ({ id, version: 1, name: `ชิ้นที่ ${id}`, amount: '100.00', status: 'open', ...more });
const page = (data: readonly Row[], more: object = {}): Answer => ({
  body: { error: 0, data, total: data.length, page: 1, limit: 20, totals: { amount: '300.00' }, facets: { open: 2, shut: 1 }, server_time: new Date().toISOString(), ...more },
});

function show(answer: (asked: Asked) => Answer | Promise<Answer>, at = '/things', grants: readonly string[] = ['*']) {
  const server = fakeServer(answer);
  const frame = webFrame({ server, at, grants });
  render(<Page />, { wrapper: frame.Frame });
  return { server, history: frame.history };
}

const lists = (asked: readonly Asked[]) => asked.filter((one) => one.path === '/api/thing/list');

describe('a list screen', () => {
  it('asks what the address says, and shows what it asks', async () => {
    const { server } = show(() => page([row(1)], { total: 60 }), '/things?status=shut&page=2&sort=amount&x=1');
    await screen.findByText('ชิ้นที่ 1');
    expect(Object.fromEntries(lists(server.asked)[0]?.query ?? [])).toEqual({ page: '2', limit: '20', sort: 'amount', status: 'shut' });
    expect(screen.getByRole('button', { name: /ปิดแล้ว/ }).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole('button', { name: 'หน้า 2' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('columnheader', { name: /ช่อง amount/ }).getAttribute('aria-sort')).toBe('ascending');
  });

  it('writes a change to the address first, goes to page 1 and keeps foreign parameters', async () => {
    const { server, history } = show(() => page([row(1)], { total: 60 }), '/things?page=3&x=1');
    await screen.findByText('ชิ้นที่ 1');
    fireEvent.click(screen.getByRole('button', { name: /เปิดอยู่/ }));
    await waitFor(() => expect(history?.at(-1)).toBe('/things?x=1&status=open'));
    await waitFor(() => expect(lists(server.asked).at(-1)?.query.get('status')).toBe('open'));
    expect(lists(server.asked).at(-1)?.query.get('page')).toBe('1');
  });

  it('waits while somebody types, and asks once', async () => {
    const { server } = show(() => page([row(1)]));
    await screen.findByText('ชิ้นที่ 1');
    const box = screen.getByRole('searchbox', { name: 'ค้นหา' });
    for (const text of ['ก', 'กข', 'กขค']) fireEvent.change(box, { target: { value: text } });
    await waitFor(() => expect(lists(server.asked).at(-1)?.query.get('q')).toBe('กขค'));
    expect(lists(server.asked).filter((one) => one.query.has('q'))).toHaveLength(1);
  });

  it('shows the answer to the last question, whatever comes last', async () => {
    const late: { release?: () => void } = {};
    show(async (asked) => {
      if (asked.query.get('status') === 'open') await new Promise<void>((resolve) => (late.release = resolve));
      return page([row(1, { name: asked.query.get('status') ?? 'ทั้งหมด' })]);
    });
    const table = await screen.findByRole('table');
    await within(table).findByText('ทั้งหมด');
    fireEvent.click(screen.getByRole('button', { name: /เปิดอยู่/ }));
    await waitFor(() => expect(late.release).toBeDefined());
    fireEvent.click(screen.getByRole('button', { name: /ปิดแล้ว/ }));
    await within(table).findByText('shut');
    await act(async () => late.release?.());
    expect(within(table).queryByText('open')).toBeNull();
  });

  it('says that nothing matches, and what to do', async () => {
    const { history } = show(() => page([], { total: 0 }), '/things?status=shut');
    await screen.findByText('ไม่พบข้อมูลตามเงื่อนไขที่ค้นหา');
    fireEvent.click(screen.getByRole('button', { name: 'ล้างตัวกรอง' }));
    await waitFor(() => expect(history?.at(-1)).toBe('/things'));
  });

  it('says what failed, and tries again', async () => {
    let broken = true;
    show(() => (broken ? { status: 500, body: { error: 500, message: 'ระบบขัดข้อง กรุณาลองใหม่' } } : page([row(1)])));
    await screen.findByText('ระบบขัดข้อง กรุณาลองใหม่');
    broken = false;
    fireEvent.click(screen.getByRole('button', { name: 'ลองใหม่' }));
    await screen.findByText('ชิ้นที่ 1');
  });

  it('asks nothing without the permission', () => {
    const { server } = show(() => page([row(1)]), '/things', ['other.view']);
    expect(screen.getByText('คุณไม่มีสิทธิ์ใช้งานส่วนนี้')).toBeTruthy();
    expect(server.asked).toHaveLength(0);
  });
});

/** Opens the confirmation of the first row by its key. */
async function ask(): Promise<HTMLElement> {
  await screen.findByText('ชิ้นที่ 1');
  fireEvent.keyDown(document.body, { key: 'j' });
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'p' });
  return screen.findByRole('dialog');
}

describe('an action', () => {
  it('asks with what the server has now, not with what the list said, and sends once', async () => {
    const { server } = show((asked) =>
      asked.path.endsWith('/detail') ? { body: { error: 0, data: row(1, { amount: '250.00', version: 4 }) } } : asked.method === 'POST' ? { body: { error: 0, data: { id: 1 }, message: 'ปิดแล้วนะ' } } : page([row(1)]),
    );
    const dialog = await ask();
    await within(dialog).findByText('ปิด ชิ้นที่ 1 ยอด 250.00 บาท?');
    const confirm = within(dialog).getByRole('button', { name: /^ปิด/ });
    fireEvent.keyDown(confirm, { key: 'Enter' });
    expect(server.asked.filter((one) => one.method === 'POST')).toHaveLength(0);
    fireEvent.click(confirm);
    fireEvent.click(confirm);
    fireEvent.keyDown(dialog, { key: 'Enter', ctrlKey: true });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const sent = server.asked.filter((one) => one.method === 'POST');
    expect(sent.map((one) => one.body)).toEqual([{ id: 1, version: 4, expected_status: 'open' }]);
  });

  it('says that the result is unknown when the answer is lost, reads again, and repeats the same key', async () => {
    let lost = true;
    const keys: unknown[] = [];
    let details = 0;
    const { server } = show((asked) => {
      if (asked.path.endsWith('/detail')) {
        details += 1;
        return { body: { error: 0, data: row(1) } };
      }
      if (asked.method !== 'POST') return page([row(1)]);
      keys.push(JSON.stringify(sessionStorage));
      if (lost) throw new TypeError('network');
      return { body: { error: 0, data: { id: 1 } } };
    });
    const dialog = await ask();
    await within(dialog).findByText(/ยอด 100.00/);
    fireEvent.click(within(dialog).getByRole('button', { name: /^ปิด/ }));
    await within(dialog).findByText(/ยังไม่ทราบผล/);
    await waitFor(() => expect(details).toBeGreaterThanOrEqual(2));
    lost = false;
    fireEvent.click(await within(dialog).findByRole('button', { name: /ส่งคำสั่งเดิมอีกครั้ง/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
    expect(server.asked.filter((one) => one.method === 'POST')).toHaveLength(2);
  });

  it('tells who was faster, and can no longer be done', async () => {
    let now = row(1);
    show((asked) => {
      if (asked.path.endsWith('/detail')) return { body: { error: 0, data: now } };
      if (asked.method !== 'POST') return page([now]);
      now = row(1, { status: 'shut', version: 2 });
      return { status: 409, body: { error: 409, message: 'เปลี่ยนแล้ว', conflict: { by: 'สมหญิง', action: 'ปิด', at: '2026-03-01T03:00:00.000Z' } } };
    });
    const dialog = await ask();
    await within(dialog).findByText(/ยอด 100.00/);
    fireEvent.click(within(dialog).getByRole('button', { name: /^ปิด/ }));
    await within(dialog).findByText(/สมหญิง ปิด เมื่อ 01\/03\/2026 10:00:00/);
    await within(dialog).findByText(/เปลี่ยนไปแล้ว/);
    expect(within(dialog).getByRole('button', { name: /^ปิด/ }).hasAttribute('disabled')).toBe(true);
    await within(screen.getByRole('table', { hidden: true })).findByText('ปิดแล้ว');
  });

  it('rests on a status that nobody knows', async () => {
    show(() => page([row(1, { status: 'exploded' })]));
    await screen.findByText('exploded');
    fireEvent.click(screen.getByRole('button', { name: /เมนูของ/ }));
    const item = await screen.findByRole('menuitem', { name: /ปิด/ });
    expect(item.hasAttribute('disabled')).toBe(true);
  });

  it('is done to several rows one by one, each with its own result', async () => {
    const { server } = show((asked) => {
      if (asked.method !== 'POST') return page([row(1), row(2), row(3, { amount: '0.05' })]);
      const { id } = asked.body as { id: number };
      return id === 2 ? { status: 409, body: { error: 409, message: 'มีคนทำแล้ว' } } : { body: { error: 0, data: { id } } };
    });
    await screen.findByText('ชิ้นที่ 1');
    fireEvent.click(screen.getByRole('checkbox', { name: 'เลือกทุกแถวในหน้านี้' }));
    expect(screen.getByText('200.05')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'ปิดที่เลือก' }));
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByText('ปิด 3 รายการ รวม 200.05 บาท?');
    fireEvent.click(within(dialog).getByRole('button', { name: /^ปิดที่เลือก/ }));
    await within(dialog).findByText('สำเร็จ 2 ไม่สำเร็จ 1 ไม่ได้ทำ 0');
    await within(dialog).findByText(/มีคนทำแล้ว/);
    expect(server.asked.filter((one) => one.method === 'POST').map((one) => (one.body as { id: number }).id)).toEqual([1, 2, 3]);
  });
});

describe('counting the rows of a file', () => {
  it('does not count the head or breaks inside quotes', () => {
    expect(countRecords('\uFEFFก,ข\r\n1,"a\nb"\r\n2,"c ""d"""\r\n')).toBe(2);
    expect(countRecords('ก,ข\r\n')).toBe(0);
    expect(countRecords('ก\n1')).toBe(1);
  });
});
