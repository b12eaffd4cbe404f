import { describe, expect, test } from 'vitest';
import { guessMapping, isSecret, readMapping } from '../fields.ts';
import { digitsWarning, type KnownBank, readBank } from './bank.ts';
import { readMoment } from './date.ts';
import { readAccount, readAmount, readName, readPhone } from './text.ts';

describe('import column mapping', () => {
  test.each([
    ['huaythai', 'ยูสเซอร์,ชื่อ,เบอร์,ธนาคาร,เลขบัญชี,เครดิต,วันที่สมัคร', [0, 1, 2, 3, 4, 5, 6]],
    ['pawinss', 'username,fullname,phone,bank_id,bank_no,balance,created', [0, 1, 2, 3, 4, 5, 6]],
    ['yb', 'member_code,member_name,mobile,bankCode,bankAccount,wallet,joinDate', [0, 1, 2, 3, 4, 5, 6]],
    ['rc', 'user,name,tel,bank,account,credit,regdate', [0, 1, 2, 3, 4, 5, 6]],
  ] as const)('the headings of %s are mapped', (source, head, [username, name, mobile, bank, account, balance, at]) => {
    expect(guessMapping('member', source, head.split(','))).toMatchObject({
      ...{ username, name, mobile, bank_code: bank, bank_account_no: account, balance, registered_at: at },
    });
  });

  test('name and surname are mapped separately; password columns and invalid mappings are rejected', () => {
    const columns = ['user', 'name', 'surname', 'tel', 'bank', 'account', 'credit', 'upline', 'regdate', 'password'];
    expect(guessMapping('member', 'rc', columns)).toMatchObject({ name: 1, surname: 2, upline_username: 7 });
    for (const head of ['password', 'รหัสผ่าน', 'Pass_Hash', 'PIN', 'pwd']) expect(isSecret(head)).toBe(true);
    for (const head of ['username', 'ชื่อ', 'mapping']) expect(isSecret(head)).toBe(false);
    expect(readMapping('member', { note: 9 }, columns)).toHaveProperty('problem');
    expect(readMapping('member', { username: 0, name: 0 }, columns)).toHaveProperty('problem');
    expect(readMapping('member', { username: 99 }, columns)).toHaveProperty('problem');
  });

  test('a heading named __proto__ is ignored', () => {
    const columns = ['__proto__', 'constructor'];
    expect(guessMapping('member', 'generic', columns)).toEqual({});
    const sent = JSON.parse('{"__proto__": 0, "username": 1}') as Record<string, unknown>;
    expect(readMapping('wallet', sent, columns)).toEqual({ username: 1 });
  });
});

const bank = (
  code: string,
  bot_code: string | null,
  name_th: string,
  name_en: string,
  status = 'active',
): KnownBank => ({
  ...{ code, bot_code, name_th, name_en, status },
  acct_digits: [10],
});
const banks = [
  bank('BBL', '002', 'ธนาคารกรุงเทพ', 'Bangkok Bank'),
  bank('KBANK', '004', 'ธนาคารกสิกรไทย', 'Kasikornbank'),
  bank('KTB', '006', 'ธนาคารกรุงไทย', 'Krungthai Bank'),
  bank('TTB', '011', 'ธนาคารทหารไทยธนชาต', 'TMBThanachart'),
  bank('BAY', '025', 'ธนาคารกรุงศรีอยุธยา', 'Bank of Ayudhya'),
  bank('TRUEWALLET', null, 'ทรูมันนี่ วอลเล็ท', 'TrueMoney Wallet'),
  bank('CITI', '017', 'ธนาคารซิตี้แบงก์', 'Citibank', 'inactive'),
];

describe('import cell parsing', () => {
  test.each([
    ['KBANK', 'KBANK'],
    ['kbank', 'KBANK'],
    ['4', 'KBANK'],
    ['004', 'KBANK'],
    ['กสิกร', 'KBANK'],
    ['ธนาคาร กสิกรไทย จำกัด (มหาชน)', 'KBANK'],
    ['กรุงเทพ', 'BBL'],
    ['ธ.กรุงไทย', 'KTB'],
    ['กรุงศรี', 'BAY'],
    ['TMB', 'TTB'],
    ['Krungsri', 'BAY'],
    ['True Money', 'TRUEWALLET'],
  ])('bank %s is read as %s', (cell, code) => expect(readBank(cell, banks)).toEqual({ value: code }));

  test('unknown and inactive banks are rejected; an unusual account length is a warning', () => {
    for (const cell of ['999', 'CITI', 'ธนาคารโลก', '']) expect(readBank(cell, banks)).toHaveProperty('problem');
    expect(digitsWarning('123456789012', 'KBANK', banks)).toMatchObject({
      th: 'เลขบัญชี 12 หลัก ไม่ตรงกับธนาคารกสิกรไทย (10 หลัก)',
      en: 'The account number has 12 digits, those of Kasikornbank have 10',
    });
    expect(digitsWarning('1234567890', 'KBANK', banks)).toBeUndefined();
  });

  const now = new Date('2026-02-01T00:00:00Z');
  test.each([
    ['31/01/2567 14:05', '2024-01-31T07:05:00.000Z'],
    ['29/02/2567', '2024-02-28T17:00:00.000Z'],
    ['31-01-2024', '2024-01-30T17:00:00.000Z'],
    ['2024-01-31 23:59:59', '2024-01-31T16:59:59.000Z'],
    ['2567-01-31', '2024-01-30T17:00:00.000Z'],
    ['5 ม.ค. 2567', '2024-01-04T17:00:00.000Z'],
    ['๕ มกราคม ๒๕๖๗', '2024-01-04T17:00:00.000Z'],
    ['2024-01-31T07:05:09.000Z', '2024-01-31T07:05:09.000Z'],
  ])('date %s is read as %s', (cell, at) => expect(readMoment(cell, false, now)).toEqual({ value: at }));

  test('two-digit years are Buddhist era only for such sources; invalid dates are rejected', () => {
    expect(readMoment('05/01/67', true, now)).toEqual({ value: '2024-01-04T17:00:00.000Z' });
    expect(readMoment('05/01/67', false, now)).toHaveProperty('problem');
    for (const cell of ['29/02/2566', '31/02/2024', '2024-13-01', 'เมื่อวาน', '01/01/1999', '01/01/2570', '45321']) {
      expect(readMoment(cell, true, now), cell).toHaveProperty('problem');
    }
  });

  test('telephone and account numbers keep every digit; shortened ones are rejected', () => {
    for (const cell of ['0812345678', '081-234-5678', '+66 81 234 5678', "'0812345678", '812345678', '๐๘๑๒๓๔๕๖๗๘'])
      expect(readPhone(cell), cell).toEqual({ value: '0812345678' });
    for (const cell of ['8.12E+08', '021234567', '08123', 'abc'])
      expect(readPhone(cell), cell).toHaveProperty('problem');
    expect(readAccount('012-3-45678-9')).toEqual({ value: '0123456789' });
    for (const cell of ['1.23457E+11', '12345', '1234567890123456'])
      expect(readAccount(cell)).toHaveProperty('problem');
  });

  test('amounts are exact; malformed ones are rejected', () => {
    expect(readAmount('฿1,250.5')).toEqual({ value: 125_050n });
    expect(readAmount('0.29')).toEqual({ value: 29n });
    expect(readAmount('99,999,999.99')).toEqual({ value: 9_999_999_999n });
    for (const cell of ['1.005', '-5', '1e3', '0x10', '1,25', 'NaN', '100,000,000.00'])
      expect(readAmount(cell), cell).toHaveProperty('problem');
  });

  test('names may contain only letters', () => {
    expect(readName('  สมชาย   ใจดี ')).toEqual({ value: 'สมชาย ใจดี' });
    for (const cell of ['=cmd|calc', '+66', '@x', 'สมชาย1', '<b>', '-'])
      expect(readName(cell), cell).toHaveProperty('problem');
  });
});
