import type { Field } from '#contract/field.ts';
import type { Issue } from '#contract/screen.ts';
import type { Language } from '#contract/text.ts';
import { formatDecimal } from '#web/fields/parts/decimal.ts';

type Say = (limit: string, field: Field) => string;

const formats: Readonly<Record<Language, Partial<Record<Field['kind'], string>>>> = {
  th: {
    money: 'กรอกจำนวนเงิน ทศนิยมไม่เกิน 2 ตำแหน่ง',
    percent: 'กรอกตัวเลข ทศนิยมไม่เกิน 4 ตำแหน่ง',
    multiplier: 'กรอกตัวเลข ทศนิยมไม่เกิน 2 ตำแหน่ง',
    date: 'วันที่ไม่ถูกต้อง',
    datetime: 'วันเวลาไม่ถูกต้อง',
    time: 'เวลาไม่ถูกต้อง (00:00–23:59)',
    phone: 'เบอร์มือถือไม่ถูกต้อง (10 หลัก ขึ้นต้น 06 08 09)',
    account: 'เลขบัญชีต้องเป็นตัวเลข 10–15 หลัก',
    email: 'อีเมลไม่ถูกต้อง',
    url: 'ลิงก์ไม่ถูกต้อง (ต้องขึ้นต้นด้วย https://)',
    ip: 'IP ไม่ถูกต้อง เช่น 203.0.113.0/24',
    json: 'JSON ไม่ถูกต้อง',
    integer: 'กรอกจำนวนเต็ม',
    points: 'กรอกจำนวนเต็ม',
    id: 'กรอกจำนวนเต็ม',
  },
  en: {
    money: 'Enter an amount with at most 2 decimals',
    percent: 'Enter a number with at most 4 decimals',
    multiplier: 'Enter a number with at most 2 decimals',
    date: 'Not a valid day',
    datetime: 'Not a valid time',
    time: 'Not a valid time (00:00–23:59)',
    phone: 'Not a Thai mobile number (10 digits, 06 08 09)',
    account: 'Account numbers have 10 to 15 digits',
    email: 'Not a valid e-mail address',
    url: 'Not a valid link (must start with https://)',
    ip: 'Not a valid IP address, e.g. 203.0.113.0/24',
    json: 'Not valid JSON',
    integer: 'Enter a whole number',
    points: 'Enter a whole number',
    id: 'Enter a whole number',
  },
};

const lists = new Set<Field['kind']>(['list']);
const choices = new Set<Field['kind']>(['enum', 'ref', 'boolean', 'list']);

const words: Readonly<Record<Language, Readonly<Record<Issue['code'], Say>>>> = {
  th: {
    required: (_, field) =>
      field.kind === 'image' ? 'กรุณาเลือกไฟล์' : choices.has(field.kind) ? 'กรุณาเลือก' : 'กรุณากรอกข้อมูล',
    type: (_, field) => formats.th[field.kind] ?? 'ข้อมูลไม่ถูกต้อง',
    min: (limit) => `ต้องไม่น้อยกว่า ${limit}`,
    max: (limit) => `ต้องไม่เกิน ${limit}`,
    minLength: (limit, field) => (lists.has(field.kind) ? `เลือกอย่างน้อย ${limit} รายการ` : `อย่างน้อย ${limit} ตัวอักษร`),
    maxLength: (limit, field) => (lists.has(field.kind) ? `เลือกได้ไม่เกิน ${limit} รายการ` : `ไม่เกิน ${limit} ตัวอักษร`),
    pattern: () => 'รูปแบบไม่ถูกต้อง',
    option: () => 'เลือกจากรายการเท่านั้น',
    format: (_, field) => formats.th[field.kind] ?? 'รูปแบบไม่ถูกต้อง',
  },
  en: {
    required: (_, field) =>
      field.kind === 'image' ? 'Choose a file' : choices.has(field.kind) ? 'Make a choice' : 'This is required',
    type: (_, field) => formats.en[field.kind] ?? 'Not a valid value',
    min: (limit) => `At least ${limit}`,
    max: (limit) => `At most ${limit}`,
    minLength: (limit, field) => (lists.has(field.kind) ? `At least ${limit} items` : `At least ${limit} characters`),
    maxLength: (limit, field) => (lists.has(field.kind) ? `At most ${limit} items` : `At most ${limit} characters`),
    pattern: () => 'Not in the right form',
    option: () => 'Choose one from the list',
    format: (_, field) => formats.en[field.kind] ?? 'Not in the right form',
  },
};

/** What a person reads about an issue; the field's hint is shown beside it and is not repeated. */
export function issueText(issue: Issue, field: Field, language: Language): string {
  const { limit } = issue;
  const shown = limit === undefined ? '' : formatDecimal(String(limit), field.kind === 'money' ? 2 : 0);
  return words[language][issue.code](shown, field);
}
