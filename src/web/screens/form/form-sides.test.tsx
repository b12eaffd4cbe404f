import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { FormScreen } from '#contract/screen.ts';
import { draftKey } from '#web/form/drafts.ts';
import { dirtyRegistry } from '#web/ui/dirty.ts';
import { creating } from './form-sides.ts';
import { base, box, createScreen, open, saveButton } from './testing/open-form.tsx';

const label = (th: string) => ({ th, en: th });
const code = { name: 'code', kind: 'code', label: label('รหัส') } as const;

/** Adds under a code that is given once, and changes the rest later. */
const both: FormScreen = {
  ...base,
  fields: [{ ...code, readonly: true }, ...base.fields],
  groups: [{ fields: ['code', 'name', 'fee', 'note', 'key'] }],
  add: {
    title: label('เพิ่มรายการ'),
    save: createScreen.save,
    savePermission: 'x.create',
    fields: [{ ...code, required: true }, ...base.fields.slice(0, 2)],
    groups: [{ fields: ['code', 'name', 'fee'] }],
    validate: (data) => [
      ...(data.code ? [] : [{ field: 'code', code: 'required' as const }]),
      ...base.validate(data).filter(({ field }) => field !== 'code'),
    ],
  },
  done: '/x/detail?id={id}',
};

const saveNew = () => screen.getByRole('button', { name: 'บันทึก' });
afterEach(() => sessionStorage.clear());

describe('a form that adds without an identifier and changes with one', () => {
  test('adds with the call that creates, what the address gives included, and goes to the record', async () => {
    const { user, server, sent } = open({ screen: both, at: '/x/detail?name=จากลิงก์' });
    expect(screen.getByRole('heading', { name: 'เพิ่มรายการ' })).toBeTruthy();
    expect((await box(/^ชื่อ/)).value).toBe('จากลิงก์');
    expect((await box(/^รหัส/)).readOnly).toBe(false);
    expect(screen.queryByLabelText(/^คีย์/)).toBeNull();
    await user.type(await box(/^รหัส/), 'A1');
    await user.click(saveNew());
    await waitFor(() => expect(sent()).toEqual([{ code: 'A1', name: 'จากลิงก์', fee: '0.00' }]));
    expect(server.asked.find((asked) => asked.method === 'POST')?.path).toBe('/api/x/add');
    // The same route with the identifier: the record is read, and the form changes it.
    expect(await screen.findByRole('heading', { name: 'รายการ' })).toBeTruthy();
    await waitFor(async () => expect((await box(/^ชื่อ/)).value).toBe('เดิม'));
    expect(dirtyRegistry.isDirty()).toBe(false);
  });

  test('changes with the call that saves, and shows what only adding takes', async () => {
    const { user, server, sent } = open({ screen: both });
    expect((await box(/^รหัส/)).readOnly).toBe(true);
    await user.type(await box(/^ชื่อ/), '2');
    await user.click(saveButton());
    await waitFor(() => expect(sent()).toEqual([{ id: 4, version: 3, name: 'เดิม2' }]));
    expect(server.asked.find((asked) => asked.method === 'POST')?.path).toBe('/api/x/update');
  });

  test('asks nothing of the server before something is added', async () => {
    const { server } = open({ screen: both, at: '/x/detail' });
    await box(/^รหัส/);
    expect(server.asked).toEqual([]);
  });

  test('hides the adding form without the right to add, and changes without that right', async () => {
    open({ screen: both, at: '/x/detail', grants: ['x.view', 'x.update'] });
    expect(screen.getByText('คุณไม่มีสิทธิ์ใช้งานส่วนนี้')).toBeTruthy();
    expect(screen.queryByLabelText(/^รหัส/)).toBeNull();
  });

  test('shows the record read-only to users who may add but not change', async () => {
    open({ screen: both, grants: ['x.view', 'x.create'] });
    expect((await box(/^ชื่อ/)).readOnly).toBe(true);
    expect(screen.queryByRole('button', { name: 'บันทึก' })).toBeNull();
  });

  test('puts complaints of the server on the fields of either side', async () => {
    const refused = { status: 422, body: { error: 422, message: 'x', fields: { code: 'รหัสซ้ำ' } } };
    const { user } = open({ screen: both, at: '/x/detail', write: () => refused });
    await user.type(await box(/^รหัส/), 'A1');
    await user.type(await box(/^ชื่อ/), 'ก');
    await user.click(saveNew());
    expect(await screen.findByText('รหัสซ้ำ')).toBeTruthy();
    await waitFor(async () => expect(document.activeElement).toBe(await box(/^รหัส/)));
  });

  test('keeps what is typed on one side apart from the other', async () => {
    const first = open({ screen: both, at: '/x/detail' });
    await first.user.type(await box(/^ชื่อ/), 'ร่าง');
    const kept = () => [...Object.keys(sessionStorage)].filter((key) => key.startsWith('draft:'));
    await waitFor(() => expect(kept()).toHaveLength(1));
    expect(kept()[0]?.endsWith(draftKey('', both.path, undefined).slice('draft:'.length))).toBe(true);
    first.view.unmount();
    const second = open({ screen: both });
    expect((await box(/^ชื่อ/)).value).toBe('เดิม');
    expect(screen.queryByText(/ค้าง/)).toBeNull();
    second.view.unmount();
  });
});

test('only a form that can add has a side that creates', () => {
  expect(creating(base)).toBeUndefined();
  expect(creating(createScreen)).toBe(createScreen);
  expect(creating({ ...both, add: createScreen })?.title).toEqual(both.title);
});
