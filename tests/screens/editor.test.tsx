import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { dirtyRegistry } from '#web/ui/dirty.ts';
import { wholeText } from '../support/whole-text.ts';
import { dialogs, openEditor, storedRows, together } from './support/open-editor.tsx';

// Parts of the page that are fetched when they are wanted: a test does not wait for their first compilation.
beforeAll(async () => {
  await import('#web/screens/shared/editor/editor-panel.tsx');
  await import('#web/screens/shared/editor/row-dialog.tsx');
  await import('#web/ui/confirm-dialog.tsx');
});
afterEach(() => {
  sessionStorage.clear();
  dirtyRegistry.forget();
});

const cell = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) });
const input = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
const save = () => screen.getAllByRole('button', { name: 'บันทึก' }).at(-1) as HTMLElement;

describe('rows that are saved one by one', () => {
  test('are those of the record; a changed cell is sent with the key, the version and nothing else', async () => {
    const { user, reads, sent, hold } = openEditor();
    await user.click(await cell('ชื่อ แถวที่ 2'));
    expect(reads()[0]?.query.get('wheel_id')).toBe('5');
    const box = await input('ชื่อ แถวที่ 2');
    await waitFor(() => expect(document.activeElement).toBe(box));
    await user.clear(box);
    await user.type(box, 'ใหม่');
    expect(screen.getByText('ยังไม่ได้บันทึก 1 แถว')).toBeTruthy();
    hold([{ ...storedRows[0] }, { ...storedRows[1], name: 'ใหม่', version: 8 }]);
    await user.click(save());
    await waitFor(() => expect(screen.queryByText(/ยังไม่ได้บันทึก/)).toBeNull());
    expect(sent()).toEqual([{ path: '/api/slot/update', body: { id: 2, version: 7, name: 'ใหม่' } }]);
    expect(dirtyRegistry.isDirty()).toBe(false);
  });

  test('Tab goes on, Enter goes down, and behind the last row it adds one with its place and its parent', async () => {
    const { user, sent } = openEditor();
    await user.click(await cell('ชื่อ แถวที่ 1'));
    await input('ชื่อ แถวที่ 1');
    await user.tab();
    expect(document.activeElement).toBe(await input('น้ำหนัก แถวที่ 1'));
    await user.click(await input('ชื่อ แถวที่ 1'));
    await user.keyboard('{Enter}');
    await waitFor(async () => expect(document.activeElement).toBe(await input('ชื่อ แถวที่ 2')));
    await user.keyboard('{Enter}');
    await waitFor(async () => expect(document.activeElement).toBe(await input('ชื่อ แถวที่ 3')));
    await user.keyboard('สาม');
    await user.click(save());
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toEqual({
      path: '/api/slot/add',
      body: { wheel_id: 5, name: 'สาม', weight: 1, place: 30 },
    });
  });

  test('nothing is sent while a row lacks something; the cell says what', async () => {
    const { user, sent } = openEditor();
    await cell('ชื่อ แถวที่ 1');
    await user.click(screen.getByRole('button', { name: 'เพิ่มแถว' }));
    await input('ชื่อ แถวที่ 3');
    await user.click(save());
    expect(await screen.findByText('กรุณากรอกข้อมูล')).toBeTruthy();
    expect(screen.getByText('กรุณาแก้ไข 1 จุดก่อนบันทึก')).toBeTruthy();
    expect(sent()).toEqual([]);
  });

  test('what the server refuses stays in its cell with the reason, and does not hold up the other rows', async () => {
    const { user, sent, hold } = openEditor({
      write: (request) =>
        JSON.stringify(request.body).includes('ซ้ำ')
          ? { status: 422, body: { error: 422, message: 'กรุณาตรวจสอบ', fields: { name: 'ชื่อนี้มีแล้ว' } } }
          : undefined,
    });
    await user.click(await cell('ชื่อ แถวที่ 1'));
    await user.type(await input('ชื่อ แถวที่ 1'), 'ซ้ำ');
    await user.click(await cell('ชื่อ แถวที่ 2'));
    await user.type(await input('ชื่อ แถวที่ 2'), 'ดี');
    hold([{ ...storedRows[0] }, { ...storedRows[1], name: 'สองดี', version: 8 }]);
    await user.click(save());
    expect(await screen.findByText('ชื่อนี้มีแล้ว')).toBeTruthy();
    expect(sent().map(({ path }) => path)).toEqual(['/api/slot/update', '/api/slot/update']);
    expect((await input('ชื่อ แถวที่ 1')).value).toBe('หนึ่งซ้ำ');
    expect(screen.getByText('ยังไม่ได้บันทึก 1 แถว')).toBeTruthy();
    await user.type(await input('ชื่อ แถวที่ 1'), '2');
    expect(screen.queryByText('ชื่อนี้มีแล้ว')).toBeNull();
  });

  test('somebody else saved first: the row says so, and the next press is made on their version', async () => {
    let first = true;
    const { user, sent, hold } = openEditor({
      write: () => {
        if (!first) return undefined;
        first = false;
        return { status: 409, body: { error: 409, message: 'ชน' } };
      },
    });
    await user.click(await cell('ชื่อ แถวที่ 1'));
    await user.type(await input('ชื่อ แถวที่ 1'), 'ก');
    hold([{ ...storedRows[0], version: 5 }, { ...storedRows[1] }]);
    await user.click(save());
    expect(await screen.findByText(/มีผู้อื่นแก้แถวนี้ไปแล้ว/)).toBeTruthy();
    await user.click(save());
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent().map(({ body }) => (body as { version: number }).version)).toEqual([4, 5]);
  });

  test('Alt and an arrow move a row: one number changes, sums follow what is typed, a locked cell stays shut', async () => {
    const { user, sent, view } = openEditor();
    await user.click(await cell('ชื่อ แถวที่ 2'));
    await input('ชื่อ แถวที่ 2');
    expect(view.container.querySelector('tfoot')?.textContent).toContain('30');
    expect(screen.queryByLabelText('น้ำหนัก แถวที่ 2')).toBeNull();
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    const names = () => [...view.container.querySelectorAll('tr[data-id]')].map((row) => row.getAttribute('data-id'));
    expect(names()).toEqual(['2', '1']);
    await user.click(save());
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.body).toEqual({ id: 2, version: 7, place: 0 });
  });

  test('removing asks first; a row that is used cannot go', async () => {
    const { user, sent } = openEditor();
    await user.click(await screen.findByRole('button', { name: 'เมนูของ สอง' }));
    const used = await screen.findByRole('menuitem', { name: 'ลบ' });
    expect(used.getAttribute('title')).toBe('ทำไม่ได้ในสถานะนี้');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'เมนูของ หนึ่ง' }));
    await user.click(await screen.findByRole('menuitem', { name: 'ลบ' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(wholeText('ลบ หนึ่ง?'))).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'ลบ' }));
    await waitFor(() => expect(sent()).toEqual([{ path: '/api/slot/delete', body: { id: 1, version: 4 } }]));
  });

  test('what is typed outlives the page, and is offered again', async () => {
    const first = openEditor();
    await first.user.click(await cell('ชื่อ แถวที่ 1'));
    await first.user.type(await input('ชื่อ แถวที่ 1'), 'ค้าง');
    expect(dirtyRegistry.isDirty()).toBe(true);
    window.dispatchEvent(new Event('pagehide'));
    first.view.unmount();
    const { user, sent } = openEditor();
    await user.click(await screen.findByRole('button', { name: 'ใช้ข้อมูลที่ค้างไว้' }));
    expect(await cell('ชื่อ แถวที่ 1: หนึ่งค้าง')).toBeTruthy();
    await user.click(save());
    await waitFor(() => expect(sent()[0]?.body).toEqual({ id: 1, version: 4, name: 'หนึ่งค้าง' }));
  });

  test.each([
    ['whoever may only look', { grants: ['slot.list', 'wheel.view'] }, 'คุณดูข้อมูลได้ แต่ไม่มีสิทธิ์แก้ไข'],
    ['a record that is closed', { record: { id: 5, version: 1, status: 'ended' } }, 'แก้ไขไม่ได้ในสถานะปัจจุบัน'],
  ])('%s has no cell to type into', async (_, setup, says) => {
    openEditor(setup);
    expect(await screen.findByText('หนึ่ง')).toBeTruthy();
    expect(screen.getAllByText(says).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: /^ชื่อ แถว/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'เพิ่มแถว' })).toBeNull();
  });

  test('is read when its tab is first opened, and keeps what is typed while another tab is looked at', async () => {
    const { user, reads } = openEditor({ at: '/wheel/detail?id=5' });
    const tab = await screen.findByRole('tab', { name: 'ช่อง' });
    expect(reads()).toEqual([]);
    await user.click(tab);
    await user.click(await cell('ชื่อ แถวที่ 1'));
    await user.type(await input('ชื่อ แถวที่ 1'), 'ก');
    await user.click(screen.getByRole('tab', { name: /^ข้อมูล/ }));
    await user.click(tab);
    expect((await input('ชื่อ แถวที่ 1')).value).toBe('หนึ่งก');
  });

  test('nothing there yet, and a list that does not come', async () => {
    const none = openEditor({ rows: [] });
    expect(await screen.findByText('ยังไม่มีแถว')).toBeTruthy();
    none.view.unmount();
    const { user } = openEditor({ fails: 1 });
    await user.click(await screen.findByRole('button', { name: 'ลองใหม่' }));
    expect(await screen.findByText('หนึ่ง')).toBeTruthy();
  });
});

describe('rows that are saved together', () => {
  test('go in one body in their order, whose they are at the top; complaints come back to their cells', async () => {
    let refuse = true;
    const { user, sent } = openEditor({
      editor: together,
      write: () => {
        if (!refuse) return undefined;
        refuse = false;
        return { status: 422, body: { error: 422, message: 'ผิด', fields: { 'items.1.name': 'ยาวไป' } } };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'เมนูของ หนึ่ง' }));
    await user.click(await screen.findByRole('menuitem', { name: 'นำออก' }));
    await user.click(screen.getByRole('button', { name: 'เพิ่มแถว' }));
    await user.type(await input('ชื่อ แถวที่ 2'), 'สาม');
    expect(sent()).toEqual([]);
    await user.click(save());
    const message = await screen.findByText('ยาวไป');
    expect(message.closest('tr')?.dataset.new).toBe('true');
    await user.click(save());
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toEqual({
      path: '/api/slot/save',
      body: {
        wheel_id: 5,
        items: [
          { id: 2, name: 'สอง', weight: 20, place: 20 },
          { name: 'สาม', weight: 1, place: 30 },
        ],
      },
    });
  });
});

describe('rows in a dialog', () => {
  test('show a field while another asks for it, send it only then, and save the one row', async () => {
    const { user, sent } = openEditor({ editor: dialogs });
    await cell('แก้ไข หนึ่ง');
    await user.click(screen.getByRole('button', { name: 'เพิ่มแถว' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).queryByLabelText('โค้ด')).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'บันทึก' }));
    expect(await within(dialog).findByText('กรุณากรอกข้อมูล')).toBeTruthy();
    expect(sent()).toEqual([]);
    await user.type(within(dialog).getByLabelText(/ชื่อ/), 'ใหม่');
    await user.click(within(dialog).getByLabelText('แบบ'));
    await user.click(await screen.findByRole('option', { name: 'มีโค้ด' }));
    await user.type(await within(dialog).findByLabelText('โค้ด'), 'X1');
    await user.click(within(dialog).getByRole('button', { name: 'บันทึก' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent()).toEqual([
      { path: '/api/slot/add', body: { wheel_id: 5, name: 'ใหม่', kind: 'coded', code: 'X1', place: 30 } },
    ]);
  });

  test('no button becomes another while a row is sent; closed, the row waits in the table with what is typed', async () => {
    let answer = (_: { status: number; body: object }): void => {};
    const { user, sent } = openEditor({
      editor: dialogs,
      write: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    await cell('แก้ไข หนึ่ง');
    await user.click(screen.getByRole('button', { name: 'เพิ่มแถว' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByLabelText(/ชื่อ/), 'ใหม่');
    await user.click(within(dialog).getByRole('button', { name: 'บันทึก' }));
    await waitFor(() => expect(sent()).toHaveLength(1));
    const back = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'ยกเลิก' });
    expect(back.disabled).toBe(true);
    answer({ status: 500, body: { error: 500, message: 'ระบบขัดข้อง' } });
    await within(dialog).findByRole('alert');
    await user.click(within(dialog).getByRole('button', { name: 'ปิด' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await cell('แก้ไข ใหม่')).toBeTruthy();
    expect(dirtyRegistry.isDirty()).toBe(true);
  });
});
