import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { dirtyRegistry } from '#web/ui/dirty.ts';
import { noticeStore } from '#web/ui/notify.ts';
import type { Answer } from '../../../../tests/support/web-frame.tsx';
import { base, box, createScreen, open, saveButton, saved, stored } from './testing/open-form.tsx';

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
    await waitFor(() => expect(noticeStore.get().at(-1)?.message).toBe('แก้ไขชื่อของ “ใหม่” แล้ว'));
    expect(dirtyRegistry.isDirty()).toBe(false);
  });

  test('sends the key under the name of the saving call, whatever the page calls it', async () => {
    const { user, sent } = open({
      screen: { ...base, key: 'shelf_id', save: { ...base.save, key: 'id' } },
      at: '/x/detail?shelf_id=4',
    });
    await user.type(await box(/^ชื่อ/), '!');
    await user.click(saveButton());
    await waitFor(() => expect(sent()).toEqual([{ id: 4, version: 3, name: 'เดิม!' }]));
  });

  test('a unit follows the neighbouring choice while typing', async () => {
    const units = { by: 'name', of: { percent: { th: '%', en: '%' } } };
    const { user } = open({
      screen: {
        ...base,
        fields: [
          ...base.fields.filter(({ name }) => name !== 'fee'),
          {
            name: 'fee',
            kind: 'multiplier',
            label: { th: 'ค่าธรรมเนียม', en: 'Fee' },
            unit: { th: 'บาท', en: 'baht' },
            units,
          },
        ],
      },
    });
    const name = await box(/^ชื่อ/);
    await screen.findByText('บาท');
    await user.clear(name);
    await user.type(name, 'percent');
    await screen.findByText('%');
    expect(screen.queryByText('บาท')).toBeNull();
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
