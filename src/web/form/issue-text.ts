import type { Field, FieldKind } from '#contract/field.ts';
import { kinds } from '#contract/kinds/index.ts';
import type { Issue } from '#contract/screen.ts';
import type { Language, Text } from '#contract/text.ts';
import { formatDecimal } from '#web/fields/parts/decimal.ts';

type Say = (limit: string, field: Field) => string;

/** What a value has to look like; undefined where any text does, or where the value is chosen. */
const forms: Readonly<Record<FieldKind, Text | undefined>> = {
  id: { th: 'กรอกจำนวนเต็ม', en: 'Enter a whole number' },
  code: undefined,
  ref: undefined,
  string: undefined,
  text: undefined,
  html: undefined,
  money: { th: 'กรอกจำนวนเงิน ทศนิยมไม่เกิน 2 ตำแหน่ง', en: 'Enter an amount with at most 2 decimals' },
  percent: { th: 'กรอกตัวเลข ทศนิยมไม่เกิน 4 ตำแหน่ง', en: 'Enter a number with at most 4 decimals' },
  multiplier: { th: 'กรอกตัวเลข ทศนิยมไม่เกิน 2 ตำแหน่ง', en: 'Enter a number with at most 2 decimals' },
  points: { th: 'กรอกจำนวนเต็ม', en: 'Enter a whole number' },
  integer: { th: 'กรอกจำนวนเต็ม', en: 'Enter a whole number' },
  boolean: undefined,
  enum: undefined,
  date: { th: 'วันที่ไม่ถูกต้อง', en: 'Not a valid day' },
  datetime: { th: 'วันเวลาไม่ถูกต้อง', en: 'Not a valid time' },
  time: { th: 'เวลาไม่ถูกต้อง (00:00–23:59)', en: 'Not a valid time (00:00–23:59)' },
  phone: { th: 'เบอร์มือถือไม่ถูกต้อง (10 หลัก ขึ้นต้น 06 08 09)', en: 'Not a Thai mobile number (10 digits, 06 08 09)' },
  account: { th: 'เลขบัญชีต้องเป็นตัวเลข 10–15 หลัก', en: 'Account numbers have 10 to 15 digits' },
  secret: undefined,
  image: undefined,
  url: { th: 'ลิงก์ไม่ถูกต้อง (ต้องขึ้นต้นด้วย https://)', en: 'Not a valid link (must start with https://)' },
  email: { th: 'อีเมลไม่ถูกต้อง', en: 'Not a valid e-mail address' },
  ip: { th: 'IP ไม่ถูกต้อง เช่น 203.0.113.0/24', en: 'Not a valid IP address, e.g. 203.0.113.0/24' },
  json: { th: 'JSON ไม่ถูกต้อง', en: 'Not valid JSON' },
  list: undefined,
  shape: undefined,
};

const texts: Readonly<Record<Language, Readonly<Record<Issue['code'], Say>>>> = {
  th: {
    required: (_, field) =>
      kinds[field.kind].file ? 'กรุณาเลือกไฟล์' : kinds[field.kind].chosen ? 'กรุณาเลือก' : 'กรุณากรอกข้อมูล',
    type: (_, field) => forms[field.kind]?.th ?? 'ข้อมูลไม่ถูกต้อง',
    min: (limit) => `ต้องไม่น้อยกว่า ${limit}`,
    max: (limit) => `ต้องไม่เกิน ${limit}`,
    minLength: (limit, field) =>
      kinds[field.kind].type === 'array' ? `เลือกอย่างน้อย ${limit} รายการ` : `อย่างน้อย ${limit} ตัวอักษร`,
    maxLength: (limit, field) =>
      kinds[field.kind].type === 'array' ? `เลือกได้ไม่เกิน ${limit} รายการ` : `ไม่เกิน ${limit} ตัวอักษร`,
    pattern: () => 'รูปแบบไม่ถูกต้อง',
    option: () => 'เลือกจากรายการเท่านั้น',
    format: (_, field) => forms[field.kind]?.th ?? 'รูปแบบไม่ถูกต้อง',
  },
  en: {
    required: (_, field) =>
      kinds[field.kind].file ? 'Choose a file' : kinds[field.kind].chosen ? 'Make a choice' : 'This is required',
    type: (_, field) => forms[field.kind]?.en ?? 'Not a valid value',
    min: (limit) => `At least ${limit}`,
    max: (limit) => `At most ${limit}`,
    minLength: (limit, field) =>
      kinds[field.kind].type === 'array' ? `At least ${limit} items` : `At least ${limit} characters`,
    maxLength: (limit, field) =>
      kinds[field.kind].type === 'array' ? `At most ${limit} items` : `At most ${limit} characters`,
    pattern: () => 'Not in the right form',
    option: () => 'Choose one from the list',
    format: (_, field) => forms[field.kind]?.en ?? 'Not in the right form',
  },
};

/** The message of an issue; the hint is shown by the field itself and is not repeated. */
export function issueText(issue: Issue, field: Field, language: Language): string {
  const { limit } = issue;
  const shown =
    limit === undefined ? '' : formatDecimal(String(limit), kinds[field.kind].number?.unit === 'baht' ? 2 : 0);
  return texts[language][issue.code](shown, field);
}
