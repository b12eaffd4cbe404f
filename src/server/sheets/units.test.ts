import { expect, test } from 'vitest';
import type { Field } from '#contract/field.ts';
import { csvChunks } from './csv-file.ts';
import type { Sheet } from './sheet.ts';
import { withUnits } from './units.ts';

const amount: Field = {
  name: 'amount',
  kind: 'money',
  label: { th: 'จำนวน', en: 'Amount' },
  units: { by: 'wallet', of: { point: { th: 'แต้ม', en: 'points' } } },
};
const note: Field = { name: 'note', kind: 'string', label: { th: 'หมายเหตุ', en: 'Note' } };

test('a number whose unit follows from its row has the unit in a column behind it, and stays a number', async () => {
  async function* rows() {
    yield [
      { wallet: 'point', amount: '300.00', note: 'ก' },
      { wallet: 'main', amount: '-5.00', note: '' },
      { wallet: 'main', amount: null, note: '' },
    ];
  }
  const sheet: Sheet = {
    name: 'x',
    plainName: 'x',
    title: 'x',
    facts: [],
    author: 'x',
    made: new Date('2026-11-23T05:00:00.000Z'),
    columns: [amount, note].map((field) => ({ name: field.name, field })),
    rows: rows(),
    total: 3,
    count: 3,
  };
  let text = '';
  for await (const chunk of csvChunks(withUnits(sheet))) text += chunk;
  expect(text).toBe('\ufeffจำนวน,หน่วยของจำนวน,หมายเหตุ\r\n300.00,แต้ม,ก\r\n-5.00,บาท,\r\n,,\r\n');
});
