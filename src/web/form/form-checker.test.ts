import { describe, expect, test } from 'vitest';
import type { Field } from '#contract/field.ts';
import type { Issue } from '#contract/screen.ts';
import { money, required, text } from '#contract/validate.ts';
import { createFormChecker } from './form-checker.ts';

const fields: readonly Field[] = [
  { name: 'name', kind: 'string', label: { th: 'ชื่อ', en: 'Name' }, required: true },
  { name: 'amount', kind: 'money', label: { th: 'จำนวน', en: 'Amount' }, required: true },
  { name: 'key', kind: 'secret', label: { th: 'คีย์', en: 'Key' }, required: true },
];
const validate = (data: Readonly<Record<string, unknown>>) => {
  const issues: Issue[] = [];
  text(issues, data, 'name', required, 1, 5);
  money(issues, data, 'amount', required, '1');
  text(issues, data, 'key', required, 1, 50);
  return issues;
};
const make = (stored: readonly string[] = []) =>
  createFormChecker({
    fields,
    groups: [],
    validate,
    language: () => 'th',
    stored: new Set(stored),
  });

describe('which complaints are shown', () => {
  test('none before anything was touched, though all exist', () => {
    const checker = make();
    expect(checker.complaints({})).toEqual([]);
    expect(checker.issues({})).toHaveLength(3);
  });

  test('those of a field that was left', () => {
    const checker = make();
    checker.touch('name');
    expect(checker.complaints({ name: '', amount: 'x' })).toEqual([{ field: 'name', message: 'กรุณากรอกข้อมูล' }]);
    expect(checker.complaints({ name: 'abc' })).toEqual([]);
  });

  test('all after an attempt to save, in the order of the fields', () => {
    const checker = make(['key']);
    checker.reveal();
    expect(checker.complaints({ amount: '0.50', name: 'abcdef' })).toEqual([
      { field: 'name', message: 'ไม่เกิน 5 ตัวอักษร' },
      { field: 'amount', message: 'ต้องไม่น้อยกว่า 1.00' },
    ]);
  });

  test("the server's until that field is edited; about unknown fields in general", () => {
    const checker = make(['key']);
    const sent = { name: 'abc', amount: '5.00' };
    checker.blame({ name: 'ซ้ำ', ghost: 'บัญชีถูกระงับ' }, sent);
    expect(checker.complaints(sent)).toEqual([{ message: 'บัญชีถูกระงับ' }, { field: 'name', message: 'ซ้ำ' }]);
    expect(checker.complaints({ ...sent, amount: '6.00' })).toContainEqual({ field: 'name', message: 'ซ้ำ' });
    expect(checker.complaints({ ...sent, name: 'abd' })).toEqual([{ message: 'บัญชีถูกระงับ' }]);
    checker.reveal();
    expect(checker.complaints(sent)).toEqual([]);
  });
});
