/** What a cell says after reading: a value, or what is wrong with it, in Thai. */
export type Reading<T> = { readonly value: T; readonly warning?: string } | { readonly problem: string };

const thaiDigits = '๐๑๒๓๔๕๖๗๘๙';

/** Western digits, one kind of blank, no leading apostrophe (what a spreadsheet writes to keep digits). */
export function plain(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[๐-๙]/g, (digit) => String(thaiDigits.indexOf(digit)))
    .replace(/[\s\u00a0]+/g, ' ')
    .replace(/^'(?=.)/, '')
    .trim();
}

/** Digits that a spreadsheet has turned into a figure: 8.12E+08. The lost ones cannot be found again. */
function isShortened(text: string): boolean {
  return /^[0-9](?:\.[0-9]+)?e\+?[0-9]{1,2}$/i.test(text);
}

/** `+66 81-234 5678`, `812345678` → `0812345678`. */
export function readPhone(cell: string): Reading<string> {
  const text = plain(cell);
  if (isShortened(text)) return { problem: 'เบอร์โทรถูกโปรแกรมตารางแปลงเป็นตัวเลข (E+) กรุณาตั้งคอลัมน์เป็นข้อความ' };
  if (!/^\+?[0-9 ().-]+$/.test(text)) return { problem: 'เบอร์โทรต้องเป็นตัวเลข 10 หลัก' };
  let digits = text.replace(/[^0-9]/g, '');
  if (/^66[689][0-9]{8}$/.test(digits)) digits = `0${digits.slice(2)}`;
  if (/^[689][0-9]{8}$/.test(digits)) digits = `0${digits}`;
  return /^0[689][0-9]{8}$/.test(digits)
    ? { value: digits }
    : { problem: 'เบอร์โทรต้องเป็นเบอร์มือถือ 10 หลัก ขึ้นต้น 06, 08 หรือ 09' };
}

/** `123-4-56789-0` → `1234567890`. */
export function readAccount(cell: string): Reading<string> {
  const text = plain(cell);
  if (isShortened(text)) return { problem: 'เลขบัญชีถูกโปรแกรมตารางแปลงเป็นตัวเลข (E+) กรุณาตั้งคอลัมน์เป็นข้อความ' };
  if (!/^[0-9 .-]+$/.test(text)) return { problem: 'เลขบัญชีต้องเป็นตัวเลข' };
  const digits = text.replace(/[^0-9]/g, '');
  return digits.length >= 10 && digits.length <= 15 ? { value: digits } : { problem: 'เลขบัญชีต้องมี 10–15 หลัก' };
}

/** `1,250.5`, `฿ 1,250.50`, `1250` → satang. */
export function readAmount(cell: string): Reading<bigint> {
  const text = plain(cell).replace(/^(?:฿|THB)\s*|\s*(?:บาท|THB)$/gi, '');
  if (text === '') return { value: 0n };
  if (/^-/.test(text)) return { problem: 'ยอดต้องไม่ติดลบ' };
  const match = /^([0-9]{1,3}(?:,[0-9]{3})+|[0-9]{1,11})(?:\.([0-9]{1,2}))?$/.exec(text);
  if (!match) {
    return { problem: /\.[0-9]{3,}$/.test(text) ? 'ยอดมีทศนิยมได้ไม่เกิน 2 ตำแหน่ง' : 'ยอดเงินไม่ถูกต้อง' };
  }
  const whole = BigInt((match[1] ?? '0').replaceAll(',', ''));
  const value = whole * 100n + BigInt((match[2] ?? '').padEnd(2, '0'));
  return value > 9_999_999_999n ? { problem: 'ยอดเกิน 99,999,999.99 บาท' } : { value };
}

/** A person's name: letters of any script, no digits, no signs that a spreadsheet would run. */
export function readName(cell: string): Reading<string> {
  const text = plain(cell);
  if (text.length > 120) return { problem: 'ชื่อยาวเกิน 120 ตัวอักษร' };
  return /^[\p{L}][\p{L}\p{M} .'’()-]*$/u.test(text) ? { value: text } : { problem: 'ชื่อต้องเป็นตัวอักษรเท่านั้น' };
}

/** Any short text of one line. */
export function readLine(cell: string, longest: number): Reading<string> {
  const text = plain(cell);
  return text.length > longest ? { problem: `ยาวเกิน ${longest} ตัวอักษร` } : { value: text };
}
