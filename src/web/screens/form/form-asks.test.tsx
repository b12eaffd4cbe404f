import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Ask } from '#contract/ask.ts';
import type { Field } from '#contract/field.ts';
import { base, box, open, saveButton, stored } from './testing/open-form.tsx';

const label = (th: string) => ({ th, en: th });
const status: Field = {
  name: 'status',
  kind: 'enum',
  label: label('สถานะ'),
  options: ['open', 'closed'].map((value) => ({ value, label: label(value) })),
};
const balance: Field = { name: 'balance', kind: 'money', label: label('ยอด') };
const asks: readonly Ask[] = [
  { question: label('ค่าธรรมเนียมเดิม {fee} เป็น {new.fee}?'), fields: ['fee'], send: { confirm: true } },
  {
    question: label('ปิด {name}? พิมพ์ {code}'),
    fields: ['status'],
    when: { status: ['closed'] },
    typed: 'code',
    send: { confirm_code: '{code}' },
  },
  { question: label('ยังมีเงิน {balance} บาท?'), was: { balance: { above: 0 } }, fields: ['note'], places: [balance] },
];
const asking = {
  ...base,
  fields: [...base.fields, status],
  groups: [...base.groups, { fields: ['status'] }],
  asks,
};
const record = { ...stored, code: 'A-1', status: 'open', balance: '0.00' };
const opened = (over: object = {}) =>
  open({ screen: asking, read: () => ({ body: { error: 0, data: { ...record, ...over } } }) });
type User = ReturnType<typeof open>['user'];
const dialog = () => screen.findByRole('dialog');
const confirmButton = async () => within(await dialog()).getByRole<HTMLButtonElement>('button', { name: /^ยืนยัน/ });

async function retype(user: User, name: RegExp, text: string) {
  const input = await box(name);
  await user.clear(input);
  await user.type(input, text);
}

async function close(user: User) {
  await user.click(await box(/^สถานะ/));
  await user.click(await screen.findByRole('option', { name: 'closed' }));
}

test('form questions: a change that none is about is saved at once', async () => {
  const { user, sent } = opened();
  await retype(user, /^ชื่อ/, 'ใหม่');
  await user.click(saveButton());
  await waitFor(() => expect(sent()).toEqual([{ id: 4, version: 3, name: 'ใหม่' }]));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('form questions: values before and after are in the question, and its answer goes along with the save', async () => {
  const { user, sent } = opened();
  await retype(user, /^ค่าธรรมเนียม/, '7.5');
  await user.click(saveButton());
  expect((await dialog()).textContent).toContain('ค่าธรรมเนียมเดิม 5.00 เป็น 7.50?');
  expect(sent()).toEqual([]);
  await user.click(await confirmButton());
  await waitFor(() => expect(sent()).toEqual([{ id: 4, version: 3, fee: '7.50', confirm: true }]));
});

test('form questions: several that apply are asked together, in order, and a code that must be typed is', async () => {
  const { user, sent } = opened();
  await close(user);
  await retype(user, /^ค่าธรรมเนียม/, '6');
  await user.click(saveButton());
  const questions = (await dialog()).textContent ?? '';
  expect(questions.indexOf('ค่าธรรมเนียมเดิม 5.00')).toBeGreaterThanOrEqual(0);
  expect(questions.indexOf('ปิด เดิม? พิมพ์ A-1')).toBeGreaterThan(questions.indexOf('ค่าธรรมเนียมเดิม'));
  expect((await confirmButton()).disabled).toBe(true);
  const code = within(await dialog()).getByRole('textbox', { name: 'ปิด เดิม? พิมพ์ A-1' });
  await user.type(code, 'A-2');
  expect((await confirmButton()).disabled).toBe(true);
  await user.clear(code);
  await user.type(code, 'A-1');
  await user.click(await confirmButton());
  await waitFor(() =>
    expect(sent()).toEqual([{ id: 4, version: 3, status: 'closed', fee: '6.00', confirm: true, confirm_code: 'A-1' }]),
  );
});

test('form questions: what the record was decides, with its amount as a person reads it; no answer saves nothing', async () => {
  const { user, sent } = opened({ balance: '1250.00' });
  await retype(user, /^หมายเหตุ/, 'ย้าย');
  await user.click(saveButton());
  expect((await dialog()).textContent).toContain('ยังมีเงิน 1,250.00 บาท?');
  await user.click(within(await dialog()).getByRole('button', { name: 'ยกเลิก' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent()).toEqual([]);
  expect((await box(/^หมายเหตุ/)).value).toBe('ย้าย');
});

test('form questions: nothing is asked about a record that was not so', async () => {
  const { user, sent } = opened();
  await retype(user, /^หมายเหตุ/, 'ย้าย');
  await user.click(saveButton());
  await waitFor(() => expect(sent()).toEqual([{ id: 4, version: 3, note: 'ย้าย' }]));
});

test('form heading: a record is called by its words, those that it has', async () => {
  const screenOf = (about: string) => ({ ...base, about });
  open({ screen: screenOf('{name} · {code}') });
  expect(await screen.findByText('เดิม')).toBeTruthy();
  expect(screen.queryByText(/·/)).toBeNull();
});

test('form aside: a part beside the form follows what is typed, and knows whose record it is', async () => {
  const { user } = open({
    screen: {
      ...base,
      aside: async () => ({ default: ({ values, id }) => <p>{`${id}: ${String(values.name)}`}</p> }),
    },
  });
  expect(await screen.findByText('4: เดิม')).toBeTruthy();
  await user.type(await box(/^ชื่อ/), '!');
  expect(await screen.findByText('4: เดิม!')).toBeTruthy();
});
