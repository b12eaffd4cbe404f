import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import type { Field } from '#contract/field.ts';
import type { FormScreen, Issue } from '#contract/screen.ts';
import { money, optional, required, text } from '#contract/validate.ts';
import { dirtyRegistry } from '#web/ui/dirty.ts';
import { noticeStore } from '#web/ui/notify.ts';
import { type Answer, type Asked, fakeServer, webFrame } from '../../../../tests/support/web-frame.tsx';
import { formPage } from './form-page.tsx';

const call = (id: string, method: 'GET' | 'POST'): Call => ({
  id,
  method,
  path: `/api/${id.replace('.', '/')}`,
  permission: 'signed-in',
  onError: 'log',
  optOut: [400, 404],
});
const label = (th: string) => ({ th, en: th });
const fields: readonly Field[] = [
  { name: 'name', kind: 'string', label: label('ชื่อ'), required: true },
  { name: 'fee', kind: 'money', label: label('ค่าธรรมเนียม'), required: true, initial: '0.00' },
  { name: 'note', kind: 'text', label: label('หมายเหตุ') },
  { name: 'key', kind: 'secret', label: label('คีย์') },
];
const base: FormScreen = {
  kind: 'form',
  path: '/x/detail',
  area: 'x',
  title: label('รายการ'),
  permission: 'x.view',
  mode: 'update',
  record: call('x.detail', 'GET'),
  save: call('x.update', 'POST'),
  savePermission: 'x.update',
  key: 'id',
  fields,
  groups: [{ title: label('ทั่วไป'), fields: ['name', 'fee'] }, { fields: ['note', 'key'] }],
  validate: (data) => {
    const issues: Issue[] = [];
    text(issues, data, 'name', required, 1, 10);
    money(issues, data, 'fee', required, '0.00');
    text(issues, data, 'note', optional, 0, 100);
    return issues;
  },
  related: [],
  actions: [],
};
const { record: _, ...withoutRecord } = base;
const createScreen: FormScreen = {
  ...withoutRecord,
  mode: 'create',
  path: '/x/add',
  save: call('x.add', 'POST'),
  done: '/x/detail?id={id}',
};
const stored = { id: 4, version: 3, name: 'เดิม', fee: '5.00', note: 'x', key: '••••1234' };
const saved: Answer = { body: { error: 0, data: { id: 4 }, message: 'บันทึกสำเร็จ' } };

interface Setup {
  readonly screen?: FormScreen;
  readonly at?: string;
  readonly grants?: readonly string[];
  readonly read?: () => Answer;
  readonly write?: (asked: Asked) => Answer | Promise<Answer>;
}

function open({ screen: shown = base, at = '/x/detail?id=4', grants = ['*'], read, write }: Setup = {}) {
  const server = fakeServer((asked) =>
    asked.method === 'POST' ? (write?.(asked) ?? saved) : (read?.() ?? { body: { error: 0, data: stored } }),
  );
  const { Frame, history } = webFrame({ server, at, grants });
  const Page = formPage(shown);
  const view = render(<Page />, { wrapper: Frame });
  return {
    server,
    history,
    view,
    user: userEvent.setup(),
    sent: () => server.asked.filter((asked) => asked.method === 'POST').map((asked) => asked.body),
  };
}

const box = (name: string | RegExp) => screen.findByLabelText<HTMLInputElement>(name);
const saveButton = () => screen.getByRole('button', { name: 'บันทึก' });

describe('update', () => {
  test('sends only what changed, with key and version, and says that it was saved', async () => {
    const { user, sent } = open();
    const name = await box(/^ชื่อ/);
    expect(name.value).toBe('เดิม');
    expect((saveButton() as HTMLButtonElement).disabled).toBe(true);
    await user.clear(name);
    await user.type(name, 'ใหม่');
    await user.click(saveButton());
    await waitFor(() => expect(sent()).toEqual([{ id: 4, version: 3, name: 'ใหม่' }]));
    await waitFor(() => expect(noticeStore.get().at(-1)?.message).toBe('บันทึกสำเร็จ'));
    expect(dirtyRegistry.isDirty()).toBe(false);
  });

  test('two presses are one request', async () => {
    let release: (answer: Answer) => void = () => undefined;
    const { user, sent } = open({
      write: () =>
        new Promise((resolve) => {
          release = resolve;
        }),
    });
    await user.type(await box(/^ชื่อ/), '!');
    const form = document.querySelector('form');
    if (!form) throw new Error('no form');
    fireEvent.submit(form);
    fireEvent.submit(form);
    await waitFor(() => expect(sent()).toHaveLength(1));
    release(saved);
    await waitFor(() => expect(noticeStore.get().length).toBeGreaterThan(0));
    expect(sent()).toHaveLength(1);
  });

  test('a stored secret stays when it is left empty and is sent when it is typed', async () => {
    const { user, sent } = open();
    await user.type(await box(/^คีย์/), 'new-secret');
    await user.click(saveButton());
    await waitFor(() => expect(sent()).toEqual([{ id: 4, version: 3, key: 'new-secret' }]));
  });

  test('without permission to save it can be read and nothing else', async () => {
    open({ grants: ['x.view'] });
    expect((await box(/^ชื่อ/)).readOnly).toBe(true);
    expect(screen.queryByRole('button', { name: 'บันทึก' })).toBeNull();
    expect(screen.getByText('คุณดูข้อมูลได้ แต่ไม่มีสิทธิ์แก้ไข')).toBeTruthy();
  });
});

describe('what can be wrong', () => {
  test('a field complains when it is left, and stops as soon as it is right', async () => {
    const { user } = open();
    const name = await box(/^ชื่อ/);
    await user.clear(name);
    expect(screen.queryByText('กรุณากรอกข้อมูล')).toBeNull();
    await user.tab();
    const message = await screen.findByText('กรุณากรอกข้อมูล');
    expect(name.getAttribute('aria-invalid')).toBe('true');
    expect(name.getAttribute('aria-describedby')).toContain(message.id);
    await user.type(name, 'ก');
    expect(screen.queryByText('กรุณากรอกข้อมูล')).toBeNull();
  });

  test('saving with mistakes sends nothing, lists them and goes to the first', async () => {
    const { user, sent } = open();
    const name = await box(/^ชื่อ/);
    await user.clear(name);
    const fee = await box(/^ค่าธรรมเนียม/);
    await user.clear(fee);
    await user.type(fee, 'abc');
    await user.click(saveButton());
    const list = await screen.findByRole('alert');
    expect(list.textContent).toContain('กรุณาแก้ไข 2 จุดก่อนบันทึก');
    expect(list.textContent).toContain('ชื่อ: กรุณากรอกข้อมูล');
    await waitFor(() => expect(document.activeElement).toBe(name));
    expect(fee.value).toBe('abc');
    expect(sent()).toEqual([]);
  });

  test("the server's complaints land on their fields, others in the list; an edit clears its own", async () => {
    const refused: Answer = {
      status: 422,
      body: { error: 422, message: 'x', fields: { name: 'ชื่อซ้ำ', ghost: 'บัญชีถูกระงับ' } },
    };
    const { user } = open({ write: () => refused });
    const name = await box(/^ชื่อ/);
    await user.type(name, '2');
    await user.click(saveButton());
    expect((await screen.findByRole('alert')).textContent).toContain('บัญชีถูกระงับ');
    expect(screen.getByText('ชื่อซ้ำ')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(name));
    expect(name.value).toBe('เดิม2');
    await user.type(name, '3');
    expect(screen.queryByText('ชื่อซ้ำ')).toBeNull();
  });

  test('a failed save keeps everything and says so', async () => {
    const { user } = open({
      write: () => ({ status: 500, body: { error: 500, message: 'ระบบขัดข้อง', request_id: 'r-1' } }),
    });
    const name = await box(/^ชื่อ/);
    await user.type(name, '2');
    await user.click(saveButton());
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('ระบบขัดข้อง');
    expect(alert.textContent).toContain('สิ่งที่คุณกรอกยังอยู่ครบ');
    expect(name.value).toBe('เดิม2');
    expect(dirtyRegistry.isDirty()).toBe(true);
  });
});

describe('two people', () => {
  const theirs = { ...stored, version: 4, name: 'ของเขา', fee: '9.00' };
  const conflict = { by: 'สมหญิง', action: 'update', at: '2026-01-31T07:05:09.000Z' };

  async function clash() {
    let now = stored;
    let refuse = true;
    const opened = open({
      read: () => ({ body: { error: 0, data: now } }),
      write: () => {
        if (!refuse) return saved;
        refuse = false;
        now = theirs;
        return { status: 409, body: { error: 409, message: 'x', conflict } };
      },
    });
    const name = await box(/^ชื่อ/);
    await opened.user.clear(name);
    await opened.user.type(name, 'ของฉัน');
    await opened.user.click(saveButton());
    expect(await screen.findByText('สมหญิง แก้ไขเมื่อ 31/01/2026 14:05:09')).toBeTruthy();
    const row = (await screen.findByRole('rowheader', { name: 'ชื่อ' })).closest('tr');
    expect([...(row?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent)).toEqual([
      'เดิม',
      'ของเขา',
      'ของฉัน',
    ]);
    return opened;
  }

  test('keeping mine puts my changes on top of theirs and saves against their version', async () => {
    const { user, sent } = await clash();
    await user.click(screen.getByRole('button', { name: 'เก็บที่ฉันกรอก' }));
    expect((await box(/^ชื่อ/)).value).toBe('ของฉัน');
    expect((await box(/^ค่าธรรมเนียม/)).value).toBe('9.00');
    await user.click(saveButton());
    await waitFor(() => expect(sent().at(-1)).toEqual({ id: 4, version: 4, name: 'ของฉัน' }));
  });

  test('taking theirs shows the stored record', async () => {
    const { user } = await clash();
    await user.click(screen.getByRole('button', { name: 'ใช้ข้อมูลล่าสุด' }));
    await waitFor(async () => expect((await box(/^ชื่อ/)).value).toBe('ของเขา'));
    expect(dirtyRegistry.isDirty()).toBe(false);
  });
});

describe('drafts and the guard', () => {
  const draftOf = () => Object.entries({ ...sessionStorage }).find(([key]) => key.startsWith('draft:'));

  test('what is typed is kept within half a second, without secrets, and offered on return', async () => {
    const first = open();
    await first.user.type(await box(/^ชื่อ/), '2');
    await first.user.type(await box(/^คีย์/), 'hunter2');
    await act(() => new Promise((resolve) => setTimeout(resolve, 500)));
    expect(draftOf()?.[0]).toBe('draft:7:/x/detail:4');
    expect(draftOf()?.[1]).toContain('เดิม2');
    expect(draftOf()?.[1]).not.toContain('hunter2');
    first.view.unmount();

    const second = open();
    expect((await box(/^ชื่อ/)).value).toBe('เดิม');
    await second.user.click(await screen.findByRole('button', { name: 'ใช้ข้อมูลที่ค้างไว้' }));
    expect((await box(/^ชื่อ/)).value).toBe('เดิม2');
    await second.user.click(saveButton());
    await waitFor(() => expect(second.sent()).toEqual([{ id: 4, version: 3, name: 'เดิม2' }]));
    await waitFor(() => expect(draftOf()).toBeUndefined());
  });

  test('leaving at once (an expired session) loses nothing', async () => {
    const { user, view } = open();
    await user.type(await box(/^ชื่อ/), '2');
    view.unmount();
    expect(draftOf()?.[1]).toContain('เดิม2');
  });

  test('an undecided draft survives further typing', async () => {
    const first = open();
    await first.user.type(await box(/^ชื่อ/), '2');
    first.view.unmount();
    const second = open();
    await second.user.type(await box(/^หมายเหตุ/), 'y');
    second.view.unmount();
    expect(draftOf()?.[1]).toContain('เดิม2');
    expect(draftOf()?.[1]).toContain('"note":"xy"');
  });

  test('the guard knows what is unsaved, can save it and can throw it away', async () => {
    const { user, sent } = open();
    const name = await box(/^ชื่อ/);
    expect(dirtyRegistry.isDirty()).toBe(false);
    await user.type(name, '2');
    const [entry] = dirtyRegistry.endangered(new URL('http://test.local/elsewhere'));
    expect(await act(async () => entry?.save?.())).toBe(true);
    expect(sent()).toEqual([{ id: 4, version: 3, name: 'เดิม2' }]);
    expect(dirtyRegistry.isDirty()).toBe(false);
    await user.type(name, '3');
    expect(dirtyRegistry.isDirty()).toBe(true);
    act(() => dirtyRegistry.endangered(elsewhere)[0]?.discard?.());
    expect(dirtyRegistry.isDirty()).toBe(false);
    expect(draftOf()).toBeUndefined();
  });

  test('typing something and taking it back is no change', async () => {
    const { user } = open();
    const name = await box(/^ชื่อ/);
    await user.type(name, '2{Backspace}');
    expect(dirtyRegistry.isDirty()).toBe(false);
  });
});

describe('create', () => {
  test('sends what is given and goes to the new record', async () => {
    const { user, sent, history } = open({ screen: createScreen, at: '/x/add' });
    await user.type(await box(/^ชื่อ/), 'ก');
    await user.click(screen.getByRole('button', { name: 'บันทึก' }));
    await waitFor(() => expect(sent()).toEqual([{ name: 'ก', fee: '0.00' }]));
    await waitFor(() => expect(history.at(-1)).toBe('/x/detail?id=4'));
  });

  test('save and add another starts afresh', async () => {
    const { user, sent } = open({ screen: createScreen, at: '/x/add' });
    await user.type(await box(/^ชื่อ/), 'ก');
    await user.click(screen.getByRole('button', { name: 'บันทึกและเพิ่มรายการใหม่' }));
    await waitFor(() => expect(sent()).toHaveLength(1));
    await waitFor(async () => expect((await box(/^ชื่อ/)).value).toBe(''));
    expect(dirtyRegistry.isDirty()).toBe(false);
  });
});

describe('records that do not come', () => {
  test('a missing one is a state of the screen', async () => {
    open({ read: () => ({ body: { error: 404, message: 'ไม่พบข้อมูล' } }) });
    expect(await screen.findByRole('heading', { name: 'ไม่พบข้อมูล' })).toBeTruthy();
  });

  test('so is an address without an identifier', () => {
    open({ at: '/x/detail' });
    expect(screen.getByRole('heading', { name: 'ไม่พบข้อมูล' })).toBeTruthy();
  });

  test('a failure offers another try', async () => {
    let works = false;
    const { user } = open({
      read: () =>
        works ? { body: { error: 0, data: stored } } : { status: 500, body: { error: 500, message: 'ระบบขัดข้อง' } },
    });
    const retry = await screen.findByRole('button', { name: 'ลองใหม่' });
    works = true;
    await user.click(retry);
    expect((await box(/^ชื่อ/)).value).toBe('เดิม');
  });

  test('a forbidden one says so', () => {
    open({ grants: [] });
    expect(screen.getByText('คุณไม่มีสิทธิ์ใช้งานส่วนนี้')).toBeTruthy();
  });
});
