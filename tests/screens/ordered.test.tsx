import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import type { Row } from '#contract/envelope.ts';
import type { ListScreen } from '#contract/screen.ts';
import { orderedPage } from '#web/screens/list/ordered-page.tsx';
import { noticeStore } from '#web/ui/notify.ts';
import { type Answer, type Asked, fakeServer, webFrame } from '../support/web-frame.tsx';

const label = (text: string) => ({ th: text, en: text });
const call = (id: string, method: Call['method'], path: string, more: Partial<Call> = {}): Call => ({
  id,
  method,
  path,
  permission: 'shelf.view',
  ...more,
});
const list = call('shelf.items', 'GET', '/api/shelf/items');
const save = call('shelf.update', 'POST', '/api/shelf/update', {
  kind: 'update',
  permission: 'shelf.update',
  invalidates: ['/api/shelf/items'],
});

const shelves: ListScreen = {
  kind: 'list',
  path: '/shelves',
  area: 'shelf',
  title: label('ชั้น'),
  permission: 'shelf.view',
  list,
  key: 'id',
  columns: [
    { name: 'name', kind: 'string', label: label('ชื่อ') },
    { name: 'place', kind: 'integer', label: label('ลำดับ') },
  ],
  filters: [
    { name: 'q', operator: 'search', params: ['q'], field: { name: 'q', kind: 'string', label: label('ค้นหา') } },
  ],
  sort: 'place',
  limit: 500,
  rowActions: [],
  bulkActions: [],
  headerActions: [],
  whole: true,
  tree: 'parent_id',
  order: { field: 'place', save, key: 'shelf_id', min: 0, max: 1000 },
};

const stored = (): Row[] => [
  { id: 1, version: 1, name: 'ผลไม้', parent_id: null, parent_name: null, place: 10 },
  { id: 2, version: 1, name: 'ผัก', parent_id: null, parent_name: null, place: 20 },
  { id: 3, version: 1, name: 'ส้ม', parent_id: 1, parent_name: 'ผลไม้', place: 10 },
  { id: 4, version: 1, name: 'กล้วย', parent_id: 1, parent_name: 'ผลไม้', place: 20 },
  { id: 5, version: 1, name: 'มะม่วง', parent_id: 1, parent_name: 'ผลไม้', place: 30, image: '/api/files/1a5f' },
];

interface Setup {
  readonly at?: string;
  readonly grants?: readonly string[];
  readonly shown?: ListScreen;
  readonly refuse?: (request: Asked) => Answer | Promise<Answer> | undefined;
}

/** The page over a server that keeps what it is told. */
function open({ at = '/shelves', grants = ['*'], shown = shelves, refuse }: Setup = {}) {
  const rows = stored();
  const server = fakeServer(async (request) => {
    if (request.method === 'GET') {
      const text = request.query.get('q');
      const found = rows.filter((row) => text === null || String(row.name).includes(text));
      return { body: { error: 0, data: [...found].sort((a, b) => Number(a.place) - Number(b.place)) } };
    }
    const refused = await refuse?.(request);
    if (refused) return refused;
    const body = request.body as Readonly<Record<string, number>>;
    const at = rows.findIndex((row) => row.id === body.shelf_id);
    const before = rows[at] ?? {};
    if (before.version !== body.version) return { status: 409, body: { error: 409, message: 'ข้อมูลถูกแก้ไขแล้ว' } };
    rows[at] = { ...before, place: body.place, version: Number(body.version) + 1 };
    return { body: { error: 0, data: { id: body.shelf_id, version: Number(body.version) + 1 } } };
  });
  const frame = webFrame({ server, at, grants });
  const Page = orderedPage(shown);
  render(<Page />, { wrapper: frame.Frame });
  return {
    user: userEvent.setup(),
    sent: () => server.asked.filter((request) => request.method === 'POST').map((asked) => asked.body),
    reads: () => server.asked.filter((request) => request.method === 'GET'),
  };
}

const rowOf = (name: string) => {
  const found = screen.getByText(name).closest('tr');
  if (!found) throw new Error(`no row ${name}`);
  return found;
};
const names = () =>
  [...document.querySelectorAll('tr[data-id] td:first-child')].map((cell) => cell.textContent?.replace(/^.*› /, ''));
const press = (name: string, key: string) => {
  act(() => rowOf(name).focus());
  fireEvent.keyDown(rowOf(name), { key, altKey: true });
};
const openMenu = async (user: ReturnType<typeof userEvent.setup>, name: string) => {
  await user.click(within(rowOf(name)).getByRole('button', { name: /เมนูของ/ }));
  return screen.findByRole('menuitem', { name: /ย้ายขึ้น/ });
};

describe('rows under each other', () => {
  test('come from one call without pages, each below its parent, with their level', async () => {
    const { reads } = open();
    await screen.findByText('กล้วย');
    expect(names()).toEqual(['ผลไม้', 'ส้ม', 'กล้วย', 'มะม่วง', 'ผัก']);
    expect([...(reads()[0]?.query.keys() ?? [])]).toEqual([]);
    expect(screen.getByText('5 รายการ')).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: 'เลือกหน้า' })).toBeNull();
    expect(screen.getByRole('treegrid')).toBeTruthy();
    const row = rowOf('กล้วย');
    expect([
      row.getAttribute('aria-level'),
      row.getAttribute('aria-posinset'),
      row.getAttribute('aria-setsize'),
    ]).toEqual(['2', '2', '3']);
    expect(rowOf('ผลไม้').getAttribute('aria-expanded')).toBe('true');
    expect(rowOf('ผัก').hasAttribute('aria-expanded')).toBe(false);
  });

  test('fold up by their button, by the arrow keys, and all at once', async () => {
    const { user } = open();
    await screen.findByText('กล้วย');
    await user.click(screen.getByRole('button', { name: 'พับ ผลไม้' }));
    expect(names()).toEqual(['ผลไม้', 'ผัก']);
    expect(rowOf('ผลไม้').getAttribute('aria-expanded')).toBe('false');
    fireEvent.keyDown(document.body, { key: 'j' });
    fireEvent.keyDown(rowOf('ผลไม้'), { key: 'ArrowRight' });
    expect(names()).toHaveLength(5);
    fireEvent.keyDown(rowOf('ผลไม้'), { key: 'ArrowLeft' });
    expect(names()).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'กางทั้งหมด' }));
    expect(names()).toHaveLength(5);
  });

  test('that match without their parent say whose they are, and cannot be moved', async () => {
    const { user, sent } = open({ at: '/shelves?q=กล้วย' });
    await screen.findByText('กล้วย');
    expect(names()).toEqual(['กล้วย']);
    expect(screen.getByText('ผลไม้ ›', { exact: false })).toBeTruthy();
    expect(document.querySelector('[data-grip]')).toBeNull();
    const shown = open({ at: '/shelves?q=ผล' });
    await waitFor(() => expect(screen.getAllByText('ผลไม้').length).toBeGreaterThan(0));
    press('กล้วย', 'ArrowUp');
    expect([...sent(), ...shown.sent()]).toEqual([]);
    void user;
  });
});

describe('an order made by hand', () => {
  test('is changed by Alt and the arrows, shown at once, announced, and only changes are saved', async () => {
    const { sent, reads } = open();
    await screen.findByText('กล้วย');
    press('มะม่วง', 'ArrowUp');
    expect(names()).toEqual(['ผลไม้', 'ส้ม', 'มะม่วง', 'กล้วย', 'ผัก']);
    expect(screen.getAllByRole('status').some((one) => one.textContent === 'ย้าย มะม่วง ไปลำดับที่ 2 จาก 3')).toBe(true);
    await waitFor(() => expect(sent()).toEqual([{ shelf_id: 5, version: 1, place: 15 }]));
    await waitFor(() => expect(reads().length).toBeGreaterThan(1));
    expect(names()).toEqual(['ผลไม้', 'ส้ม', 'มะม่วง', 'กล้วย', 'ผัก']);
    await waitFor(() => expect(document.activeElement).toBe(rowOf('มะม่วง')));
  });

  test('is announced by what a row is called, not by the address of its picture', async () => {
    const picture = { name: 'image', kind: 'image', label: label('รูป') } as const;
    const { reads } = open({ shown: { ...shelves, columns: [picture, ...shelves.columns] } });
    await screen.findByText('กล้วย');
    press('มะม่วง', 'ArrowUp');
    expect(screen.getAllByRole('status').some((one) => one.textContent === 'ย้าย มะม่วง ไปลำดับที่ 2 จาก 3')).toBe(true);
    // Until the saving is over.
    await waitFor(() => expect(reads().length).toBeGreaterThan(1));
  });

  test('moved on before the first save is answered, the second save has the version of the first answer', async () => {
    const { sent } = open();
    await screen.findByText('กล้วย');
    press('ส้ม', 'ArrowDown');
    press('ส้ม', 'ArrowDown');
    expect(names()).toEqual(['ผลไม้', 'กล้วย', 'มะม่วง', 'ส้ม', 'ผัก']);
    await waitFor(() =>
      expect(sent()).toEqual([
        { shelf_id: 3, version: 1, place: 25 },
        { shelf_id: 3, version: 2, place: 40 },
      ]),
    );
    await waitFor(() => expect(names()).toEqual(['ผลไม้', 'กล้วย', 'มะม่วง', 'ส้ม', 'ผัก']));
  });

  test('stays among the rows of one parent: the first goes no higher, the last no lower', async () => {
    const { sent } = open();
    await screen.findByText('กล้วย');
    press('ส้ม', 'ArrowUp');
    press('มะม่วง', 'ArrowDown');
    press('ผลไม้', 'ArrowDown');
    expect(names()).toEqual(['ผัก', 'ผลไม้', 'ส้ม', 'กล้วย', 'มะม่วง']);
    await waitFor(() => expect(sent()).toEqual([{ shelf_id: 1, version: 1, place: 30 }]));
  });

  test('is changed by the menu of a row, for fingers', async () => {
    const { user, sent } = open();
    await screen.findByText('กล้วย');
    const up = await openMenu(user, 'ส้ม');
    expect(up.getAttribute('data-disabled') ?? up.getAttribute('disabled')).not.toBeNull();
    await user.click(screen.getByRole('menuitem', { name: /ย้ายลง/ }));
    expect(names()).toEqual(['ผลไม้', 'กล้วย', 'ส้ม', 'มะม่วง', 'ผัก']);
    await waitFor(() => expect(sent()).toEqual([{ shelf_id: 3, version: 1, place: 25 }]));
  });

  test('goes back to what it was when it cannot be saved, and says why', async () => {
    const { sent } = open({ refuse: () => ({ status: 409, body: { error: 409, message: 'มีคนแก้ไขก่อนหน้า' } }) });
    await screen.findByText('กล้วย');
    press('มะม่วง', 'ArrowUp');
    expect(names()).toEqual(['ผลไม้', 'ส้ม', 'มะม่วง', 'กล้วย', 'ผัก']);
    await waitFor(() => expect(names()).toEqual(['ผลไม้', 'ส้ม', 'กล้วย', 'มะม่วง', 'ผัก']));
    expect(sent()).toHaveLength(1);
    expect(noticeStore.get().map(({ message }) => String(message))).toEqual([
      expect.stringMatching(/คืนลำดับเดิมแล้ว.*มีคนแก้ไขก่อนหน้า/),
    ]);
  });

  test('is not for those who may not change it', async () => {
    const { sent } = open({ grants: ['shelf.view'] });
    await screen.findByText('กล้วย');
    expect(document.querySelector('[data-grip]')).toBeNull();
    press('มะม่วง', 'ArrowUp');
    expect(names()).toEqual(['ผลไม้', 'ส้ม', 'กล้วย', 'มะม่วง', 'ผัก']);
    expect(sent()).toEqual([]);
  });

  test('needs no tree', async () => {
    const { tree: _, ...flat } = shelves;
    const { sent } = open({ shown: flat });
    await screen.findByText('กล้วย');
    expect(screen.queryByRole('treegrid')).toBeNull();
    const before = names();
    press('มะม่วง', 'ArrowUp');
    expect(names()).not.toEqual(before);
    await waitFor(() => expect(sent().length).toBeGreaterThan(0));
  });
});
