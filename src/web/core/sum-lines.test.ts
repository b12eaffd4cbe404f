import { describe, expect, test } from 'vitest';
import type { Column } from '#contract/screen.ts';
import { sumLines } from './sum-lines.ts';

const text = (th: string) => ({ th, en: th });
const wallets = ['main', 'bonus', 'point', 'ticket'].map((value) => ({ value, label: text(value) }));
const amount: Column = {
  name: 'amount',
  kind: 'money',
  label: text('จำนวน'),
  total: true,
  units: { by: 'wallet', of: { point: text('แต้ม'), ticket: text('ใบ') } },
  adds: { by: 'wallet', options: wallets, net: text('สุทธิ') },
};
const fee: Column = { name: 'fee', kind: 'money', label: text('ค่าธรรมเนียม'), total: true };
const rows = [
  { wallet: 'main', amount: '100.10', fee: '1.00' },
  { wallet: 'bonus', amount: '50.00', fee: '0.00' },
  { wallet: 'point', amount: '300.00', fee: '0.00' },
];
const told = (lines: ReturnType<typeof sumLines>) =>
  lines.map(({ scope, part, cells }) => [
    scope,
    part?.th,
    Object.fromEntries([...cells].map(([name, row]) => [name, row[name]])),
  ]);

describe('lines of sums', () => {
  test('have one for each unit, in the order of the choices; nothing is added over units', () => {
    const reply = { totals: { fee: '9.00' }, totals_by: { amount: { point: '900.00', main: '480834.71' } } };
    expect(told(sumLines({ columns: [amount, fee], rows, reply, paged: true }))).toEqual([
      ['page', undefined, { fee: '1.00' }],
      ['all', undefined, { fee: '9.00' }],
      ['all', 'บาท', { amount: '480834.71' }],
      ['all', 'แต้ม', { amount: '900.00' }],
    ]);
  });

  test('carry what the unit of the sum follows from', () => {
    const reply = { totals: {}, totals_by: { amount: { point: '900.00' } } };
    const [line] = sumLines({ columns: [amount], rows, reply, paged: false });
    expect(line?.cells.get('amount')).toEqual({ amount: '900.00', wallet: 'point' });
  });

  test('are one where all rows are of one unit, as under a filter', () => {
    const reply = { totals: { fee: '9.00' }, totals_by: { amount: { point: '900.00' } } };
    expect(told(sumLines({ columns: [amount, fee], rows, reply, paged: false }))).toEqual([
      ['all', undefined, { fee: '9.00', amount: '900.00' }],
    ]);
  });

  test('are made of the page, unit by unit, where the server has not said yet', () => {
    expect(told(sumLines({ columns: [amount], rows, reply: undefined, paged: false }))).toEqual([
      ['page', 'บาท', { amount: '150.10' }],
      ['page', 'แต้ม', { amount: '300.00' }],
    ]);
  });

  test('leave out zero lines next to others', () => {
    const reply = { totals: {}, totals_by: { amount: { main: '0.00', point: '900.00' } } };
    expect(told(sumLines({ columns: [amount], rows, reply, paged: false }))).toEqual([
      ['all', undefined, { amount: '900.00' }],
    ]);
  });

  test('are not drawn empty', () => {
    expect(sumLines({ columns: [{ ...fee, whole: true }], rows, reply: { totals: {} }, paged: true })).toEqual([]);
    expect(sumLines({ columns: [], rows, reply: { totals: { fee: '1.00' } }, paged: true })).toEqual([]);
  });
});
