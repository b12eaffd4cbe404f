import { signOf } from './decimal.ts';

/** Thai digits to Arabic; typed numbers may come from a Thai keyboard. */
export function arabicDigits(text: string): string {
  return text.replace(/[๐-๙]/g, (c) => String(c.charCodeAt(0) - 0x0e50));
}

/**
 * What a person typed as a decimal string with exactly `places` decimals: `1,250.5` → `1250.50`.
 * Commas, spaces and the baht sign are dropped. `undefined` when it is no number or has more decimals.
 */
export function parseDecimal(typed: string, places: number): string | undefined {
  const text = arabicDigits(typed).replace(/[,\s฿%]/g, '');
  const match = /^(-?)(\d*)(?:\.(\d*))?$/.exec(text);
  if (!match) return undefined;
  const [, sign = '', whole = '', fraction = ''] = match;
  if (!whole && !fraction) return undefined;
  if (whole.length > 30 || fraction.length > places) return undefined;
  const digits = whole.replace(/^0+(?=\d)/, '') || '0';
  const value = places > 0 ? `${digits}.${fraction.padEnd(places, '0')}` : digits;
  return sign && signOf(value) !== 0 ? `-${value}` : value;
}

/** How many decimals a typed number has. */
export function decimalsOf(typed: string): number {
  const at = typed.indexOf('.');
  return at < 0 ? 0 : typed.length - at - 1;
}

/** The number of digits before the decimal point. */
export function wholeDigitsOf(typed: string): number {
  return (typed.split('.')[0] ?? '').replace(/\D/g, '').replace(/^0+/, '').length;
}
