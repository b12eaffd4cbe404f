import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { base, box, open, saveButton, stored } from './testing/open-form.tsx';

/** How often the input of each field was drawn. */
const draws = vi.hoisted(() => new Map<string, number>());
const drawn = (name: string) => draws.get(name) ?? 0;

vi.mock('#web/fields/field-input.tsx', async (original) => {
  const { FieldInput } = await original<typeof import('#web/fields/field-input.tsx')>();
  return {
    FieldInput(props: Parameters<typeof FieldInput>[0]) {
      draws.set(props.field.name, (draws.get(props.field.name) ?? 0) + 1);
      return <FieldInput {...props} />;
    },
  };
});

test('a keystroke draws the field that it is typed into, and no other', async () => {
  const { user } = open();
  const name = await box(/^ชื่อ/);
  await user.type(name, '!');
  const before = drawn('fee');
  expect(before).toBeGreaterThan(0);
  await user.type(name, 'เดิม');
  expect(name.value).toBe('เดิม!เดิม');
  expect(drawn('fee')).toBe(before);
});

test('nor a field that is complained about, while the complaint stays what it is', async () => {
  const { user } = open({
    read: () => ({ body: { error: 0, data: { ...stored, name: 'ยาวเกินไปมาก' } } }),
  });
  await user.click(await box(/^ชื่อ/));
  await user.click(await box(/^หมายเหตุ/));
  const frame = (await box(/^ชื่อ/)).closest('[data-kind]');
  expect(frame?.hasAttribute('data-invalid')).toBe(true);
  await user.keyboard('!');
  const before = drawn('name');
  expect(before).toBeGreaterThan(0);
  await user.keyboard('เดิม');
  expect(drawn('name')).toBe(before);
});

test('a complaint that is shown at its field is listed after a press on save', async () => {
  const { user } = open();
  const name = await box(/^ชื่อ/);
  await user.clear(name);
  await user.click(await box(/^หมายเหตุ/));
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(saveButton());
  expect(screen.getByRole('alert').textContent).toContain('ชื่อ');
});

test('the first keystroke draws nothing around the form again, and still says that something is not saved', async () => {
  let around = 0;
  // What the record is called is read each time the screen is drawn.
  const counting = {
    ...base,
    get about() {
      around += 1;
      return 'เลขที่ {id}';
    },
  };
  const { user } = open({ screen: counting });
  const name = await box(/^ชื่อ/);
  expect(screen.getByText('เลขที่ 4')).toBeTruthy();
  const before = around;
  await user.type(name, '!');
  expect(screen.getByText('ยังไม่ได้บันทึก')).toBeTruthy();
  expect((saveButton() as HTMLButtonElement).disabled).toBe(false);
  expect(around).toBe(before);
});

test('a field whose unit follows another is drawn again for that one alone', async () => {
  const units = { by: 'note', of: { percent: { th: '%', en: '%' } } };
  const fields = base.fields.map((field) => (field.name === 'fee' ? { ...field, units } : field));
  const { user } = open({ screen: { ...base, fields } });
  await user.type(await box(/^ชื่อ/), '!');
  const before = drawn('fee');
  expect(before).toBeGreaterThan(0);
  await user.type(await box(/^ชื่อ/), '?');
  expect(drawn('fee')).toBe(before);
  await user.type(await box(/^หมายเหตุ/), 'y');
  expect(drawn('fee')).toBe(before + 1);
});
