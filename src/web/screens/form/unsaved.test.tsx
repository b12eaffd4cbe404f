import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { draftDelay } from '#web/form/drafts.ts';
import { dirtyRegistry } from '#web/ui/dirty.ts';
import { box, open, saveButton, saved, stored } from './testing/open-form.tsx';

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
    await waitFor(() => expect(draftOf()?.[1]).toContain('เดิม2'));
    expect(draftDelay).toBeLessThan(500);
    expect(draftOf()?.[0]).toBe('draft:7:/x/detail:4');
    first.view.unmount();
    expect(draftOf()?.[1]).not.toContain('hunter2');

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

  const here = new URL('http://test.local/x/detail?id=4');
  const elsewhere = new URL('http://test.local/elsewhere');

  test('the guard has the unsaved changes, can save them and can discard them', async () => {
    const { user, sent } = open();
    const name = await box(/^ชื่อ/);
    expect(dirtyRegistry.isDirty()).toBe(false);
    await user.type(name, '2');
    const [entry] = dirtyRegistry.endangered(elsewhere, here);
    expect(await act(async () => entry?.save?.())).toBe(true);
    expect(sent()).toEqual([{ id: 4, version: 3, name: 'เดิม2' }]);
    expect(dirtyRegistry.isDirty()).toBe(false);
    await user.type(name, '3');
    expect(dirtyRegistry.isDirty()).toBe(true);
    act(() => dirtyRegistry.endangered(elsewhere, here)[0]?.discard?.());
    expect(dirtyRegistry.isDirty()).toBe(false);
    expect(draftOf()).toBeUndefined();
  });

  test('a record that is still on its way, or is not there, is nothing unsaved', async () => {
    const onItsWay = open({ read: () => new Promise(() => {}) });
    await waitFor(() => expect(onItsWay.server.asked).toHaveLength(1));
    expect(dirtyRegistry.isDirty()).toBe(false);
    onItsWay.view.unmount();
    open({ read: () => ({ status: 404, body: { error: 404, message: 'x' } }) });
    await screen.findByText('ไม่พบข้อมูล');
    expect(dirtyRegistry.isDirty()).toBe(false);
  });

  test('typing something and taking it back is no change', async () => {
    const { user } = open();
    const name = await box(/^ชื่อ/);
    await user.type(name, '2{Backspace}');
    expect(dirtyRegistry.isDirty()).toBe(false);
  });
});
