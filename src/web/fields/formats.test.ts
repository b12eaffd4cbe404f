import { describe, expect, test } from 'vitest';
import type { Field, FieldKind } from '#contract/field.ts';
import { htmlToText } from '#contract/html-text.ts';
import { fieldKinds } from '#contract/kinds/names.ts';
import { growthOf } from '../../../tests/support/growth.ts';
import { formatValue } from './formats.ts';
import type { FormatContext } from './types.ts';

const th: FormatContext = { language: 'th', buddhist: false };
const be: FormatContext = { language: 'th', buddhist: true };
const field = (kind: FieldKind, more: Partial<Field> = {}): Field => ({
  name: 'agent_id',
  kind,
  label: { th: 'ช่อง', en: 'Field' },
  ...more,
});
const status = field('enum', { options: [{ value: 'pending', label: { th: 'รอ', en: 'Pending' }, tone: 'warning' }] });
const met = field('boolean', { readonly: true, options: [{ value: 'true', label: { th: 'ครบ', en: 'Met' } }] });

describe('texts of the kinds', () => {
  test.each<[Field, unknown, string]>([
    [field('id'), 10452, '10452'],
    [field('code'), 'W260131000057', 'W260131000057'],
    [field('money'), '1250.00', '1,250.00'],
    [field('money'), '-30.50', '-30.50'],
    [field('percent'), '12.5000', '12.50%'],
    [field('multiplier'), '5.00', '5 เท่า'],
    [field('points', { unit: { th: 'แต้ม', en: 'pt' } }), 1234, '1,234 แต้ม'],
    [field('integer'), -1234, '-1,234'],
    [field('integer', { unit: { th: 'วินาที', en: 's' } }), 940, '15 นาที 40 วิ'],
    [field('boolean'), true, 'เปิด'],
    [field('boolean'), false, 'ปิด'],
    [field('boolean', { readonly: true }), true, 'ใช่'],
    [field('boolean', { readonly: true }), false, 'ไม่ใช่'],
    [met, true, 'ครบ'],
    [met, false, 'ไม่ใช่'],
    [status, 'pending', 'รอ'],
    [status, 'brand_new', 'brand_new'],
    [field('date'), '2026-01-31', '31/01/2026'],
    [field('date', { monthly: true }), '2026-01-01', 'ม.ค. 2026'],
    [field('datetime'), '2026-01-31T07:05:09.000Z', '31/01/2026 14:05:09'],
    [field('datetime'), '2026-01-31T14:05:09+07:00', '31/01/2026 14:05:09'],
    [field('time'), '14:05', '14:05'],
    [field('phone'), '0812345678', '081-234-5678'],
    [field('account'), '4051234567', '405-1-23456-7'],
    [field('account'), 'xxx-x-xx456-7', 'xxx-x-xx456-7'],
    [field('account'), '123456789012', '123456789012'],
    [field('secret'), '••••1234', '••••1234'],
    [field('secret'), 'hunter2', '••••'],
    [field('secret'), { leaked: 'hunter2' }, '••••'],
    [field('json'), { a: 1 }, '{\n  "a": 1\n}'],
    [field('list', { item: { kind: 'money' } }), ['1250.00', '3.00'], '1,250.00, 3.00'],
    [field('html'), '<p>หนึ่ง</p><p>สอง &amp; <b>สาม</b></p><script>alert(1)</script>', 'หนึ่ง\nสอง & สาม'],
  ])('%o %j', (of, value, text) => {
    expect(formatValue(of, value, th)).toBe(text);
  });

  test('a unit may follow from another field of the row', () => {
    const units = { by: 'mode', of: { percent: { th: '%', en: '%' }, times: { th: 'ครั้ง', en: 'times' } } };
    const bonus = field('multiplier', { unit: { th: 'บาท', en: 'baht' }, units });
    expect(formatValue(bonus, '20.00', th, { mode: 'percent' })).toBe('20%');
    expect(formatValue(bonus, '20.00', th, { mode: 'times' })).toBe('20 ครั้ง');
    expect(formatValue(bonus, '1000.00', th, { mode: 'fixed' })).toBe('1,000 บาท');
    expect(formatValue(bonus, '20.00', th)).toBe('20 บาท');
  });

  test('the Buddhist era is a matter of display', () => {
    expect(formatValue(field('date'), '2024-02-29', be)).toBe('29/02/2567');
    expect(formatValue(field('date', { monthly: true }), '2024-12-01', be)).toBe('ธ.ค. 2567');
    expect(formatValue(field('datetime'), '2026-12-31T17:00:00.000Z', be)).toBe('01/01/2570 00:00:00');
  });

  test('all items of a tree are one text, and hidden ones are counted', () => {
    const tree = { parent: 'parent_agent_id', all: { th: 'ทุกเอเย่นต์', en: 'All agents' } };
    const reference = { entity: 'Agent', path: '/api/system/agent/items', value: 'id', label: 'name', tree };
    const agents = field('list', { name: 'agent_ids', item: { kind: 'ref', reference } });
    const text = (names: readonly unknown[], all: boolean) =>
      formatValue(
        agents,
        names.map((_, at) => at + 1),
        th,
        { agent_ids_name: names, agent_ids_all: all },
      );
    expect(text(['ก', 'ข'], true)).toBe('ทุกเอเย่นต์');
    expect(text(['ก', 'ข'], false)).toBe('ก, ข');
    expect(text(['ก', null], false)).toBe('ก, ไม่มีสิทธิ์ดู (2)');
    expect(text(['ก', null, null], false)).toBe('ก, ไม่มีสิทธิ์ดู 2 รายการ');
  });

  test('a reference is named by its companion', () => {
    expect(formatValue(field('ref'), 3, th, { agent_name: 'CTA' })).toBe('CTA');
    expect(formatValue(field('ref'), 3, th, {})).toBe('3');
  });
});

const hostile: readonly unknown[] = [
  null,
  undefined,
  '',
  0,
  -1,
  Number.NaN,
  10n,
  '<script>alert(1)</script>',
  'abc\u202Edef\u200B',
  'ก'.repeat(1_000_000),
  '9'.repeat(1_000_000),
  'javascript:alert(1)',
  [],
  [null, undefined, {}, [[]]],
  {},
  { toString: 'x' },
  true,
  Symbol.iterator,
  new Date(Number.NaN),
];

describe('hostile data', () => {
  test.each(fieldKinds)('%s never throws and always says something', (kind) => {
    for (const value of hostile) {
      const text = formatValue(field(kind, { item: { kind: 'money' } }), value, th, {});
      expect(typeof text).toBe('string');
    }
    expect(formatValue(field(kind), null, th)).toBe('–');
  });

  test.each(['<', '<script>', '<a ', '<script><', '&#'])(
    'stripping %s again and again grows with the length',
    (text) => {
      const growth = growthOf(96_000, (length) => {
        htmlToText(text.repeat(length / text.length));
      });
      // With its square it would be 64.
      expect(growth).toBeLessThan(8);
    },
  );

  test('markup beyond what anybody writes is cut', () => {
    expect(htmlToText('x'.repeat(1_000_000))).toHaveLength(100_000);
  });
});
