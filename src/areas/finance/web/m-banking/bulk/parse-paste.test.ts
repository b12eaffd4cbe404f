import { expect, test } from 'vitest';
import { type BankRule, complaintsOf, doublesOf, parsePaste, sumOf } from './parse-paste.ts';

const banks: readonly BankRule[] = [
  { code: 'KBANK', names: ['ธนาคารกสิกรไทย', 'Kasikornbank'], digits: [10] },
  { code: 'GSB', names: ['ธนาคารออมสิน'], digits: [12, 15] },
];

test('a piece of a spreadsheet: tabs, names of banks, dashes, thousands, headings and empty lines', () => {
  const text =
    'ธนาคาร\tเลขบัญชี\tชื่อ\tยอด\r\nกสิกรไทย\t123-4-56789-0\tสมชาย ใจดี\t1,500\r\n\r\nGSB\t020012345678\tสุดา\t99.50\r\n';
  expect(parsePaste(text, banks)).toEqual([
    { bank_code: 'KBANK', account_no: '1234567890', account_name: 'สมชาย ใจดี', amount: '1500' },
    { bank_code: 'GSB', account_no: '020012345678', account_name: 'สุดา', amount: '99.50' },
  ]);
});

test('commas with quoted amounts, and the zero that a spreadsheet drops', () => {
  expect(parsePaste('kbank,123456789,Somchai,"2,000.25"', banks)).toEqual([
    { bank_code: 'KBANK', account_no: '0123456789', account_name: 'Somchai', amount: '2000.25' },
  ]);
});

test('every cell is judged by itself', () => {
  const row = { bank_code: 'KBANK', account_no: '1234567890', account_name: 'ก', amount: '1.00' };
  expect(complaintsOf(row, banks)).toEqual({});
  expect(complaintsOf({ ...row, amount: '2000000.00' }, banks)).toEqual({});
  expect(complaintsOf({ bank_code: 'X', account_no: 'a', account_name: ' ', amount: '2000000.01' }, banks)).toEqual({
    bank_code: 'bank',
    account_no: 'digits',
    account_name: 'name',
    amount: 'most',
  });
  expect(complaintsOf({ ...row, account_no: '12345', amount: '1e3' }, banks)).toEqual({
    account_no: 'digits',
    amount: 'amount',
  });
});

test('doubles and the sum', () => {
  const row = { bank_code: 'KBANK', account_no: '1', account_name: 'ก', amount: '0.10' };
  expect([...doublesOf([row, { ...row, account_no: '2' }, row])]).toEqual([2]);
  expect([...doublesOf([{ ...row, account_no: '2' }, row], [row])]).toEqual([1]);
  expect(sumOf([row, row, { ...row, amount: 'x' }])).toBe('0.20');
});
