import type { Text } from '#contract/text.ts';
import { importTexts } from '../texts.ts';
import { currency } from './foreign-words.ts';
/** Result of reading a cell: a value, or the problem. */
export type Reading<T> = { readonly value: T } | { readonly problem: Text };

const thaiDigit = /[\u0e50-\u0e59]/g;
const thaiZero = 0x0e50;

/**
 * Normalizes digits to Western ones and blanks to spaces, and strips the apostrophe with which spreadsheets keep
 * digits.
 */
export function plain(text: string): string {
  return text
    .normalize('NFC')
    .replace(thaiDigit, (digit) => String(digit.charCodeAt(0) - thaiZero))
    .replace(/[\s\u00a0]+/g, ' ')
    .replace(/^'(?=.)/, '')
    .trim();
}

/** A number shortened by a spreadsheet, 8.12E+08; the lost digits cannot be recovered. */
function isShortened(text: string): boolean {
  return /^[0-9](?:\.[0-9]+)?e\+?[0-9]{1,2}$/i.test(text);
}

/** `+66 81-234 5678`, `812345678` → `0812345678`. */
export function readPhone(cell: string): Reading<string> {
  const text = plain(cell);
  if (isShortened(text)) return { problem: importTexts.mobileShortened };
  if (!/^\+?[0-9 ().-]+$/.test(text)) return { problem: importTexts.mobileDigits };
  let digits = text.replace(/[^0-9]/g, '');
  if (/^66[689][0-9]{8}$/.test(digits)) digits = `0${digits.slice(2)}`;
  if (/^[689][0-9]{8}$/.test(digits)) digits = `0${digits}`;
  return /^0[689][0-9]{8}$/.test(digits) ? { value: digits } : { problem: importTexts.mobileForm };
}

/** `123-4-56789-0` → `1234567890`. */
export function readAccount(cell: string): Reading<string> {
  const text = plain(cell);
  if (isShortened(text)) return { problem: importTexts.accountShortened };
  if (!/^[0-9 .-]+$/.test(text)) return { problem: importTexts.accountDigits };
  const digits = text.replace(/[^0-9]/g, '');
  return digits.length >= 10 && digits.length <= 15 ? { value: digits } : { problem: importTexts.accountLength };
}

/** `1,250.5`, `฿ 1,250.50`, `1250` → satang. */
export function readAmount(cell: string): Reading<bigint> {
  const text = plain(cell).replace(currency, '');
  if (text === '') return { value: 0n };
  if (/^-/.test(text)) return { problem: importTexts.negative };
  const match = /^([0-9]{1,3}(?:,[0-9]{3})+|[0-9]{1,11})(?:\.([0-9]{1,2}))?$/.exec(text);
  if (!match) {
    return { problem: /\.[0-9]{3,}$/.test(text) ? importTexts.decimals : importTexts.badAmount };
  }
  const whole = BigInt((match[1] ?? '0').replaceAll(',', ''));
  const value = whole * 100n + BigInt((match[2] ?? '').padEnd(2, '0'));
  return value > 9_999_999_999n ? { problem: importTexts.amountTooLarge } : { value };
}

/** A person's name: letters of any script, no digits, no characters that start a spreadsheet formula. */
export function readName(cell: string): Reading<string> {
  const text = plain(cell);
  if (text.length > 120) return { problem: importTexts.nameTooLong };
  return /^[\p{L}][\p{L}\p{M} .'’()-]*$/u.test(text) ? { value: text } : { problem: importTexts.nameLetters };
}

/** A short text on one line. */
export function readLine(cell: string, maxLength: number): Reading<string> {
  const text = plain(cell);
  return text.length > maxLength ? { problem: importTexts.tooLong({ longest: maxLength }) } : { value: text };
}
