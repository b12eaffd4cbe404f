/** Decimal strings without floats: everything here is text in, text out. */

const plain = /^(-?)(\d{1,30})(?:\.(\d{1,10}))?$/;

/** `"1250.00"` → itself; anything that is not a decimal string of a sane length → undefined. Integers are let in. */
export function readDecimal(value: unknown): string | undefined {
  const text = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : value;
  return typeof text === 'string' && plain.test(text) ? text : undefined;
}

/** `1250` → `1,250`. */
export function groupThousands(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ',');
}

/** `-1250.5`, 2 → `-1,250.50`. Digits past `places` stay: what is stored is what is shown. */
export function formatDecimal(value: string, places: number): string {
  const match = plain.exec(value);
  if (!match) return value;
  const [, sign = '', whole = '', fraction = ''] = match;
  const shown = fraction.padEnd(places, '0');
  return `${sign}${groupThousands(whole)}${shown ? `.${shown}` : ''}`;
}

/** `12.5000` → `12.5`, `5.00` → `5`. */
export function trimZeros(value: string): string {
  return value.includes('.') ? value.replace(/\.?0+$/, '') : value;
}

/** -1, 0 or 1 of a decimal string. */
export function signOf(value: string): -1 | 0 | 1 {
  if (!/[1-9]/.test(value)) return 0;
  return value.startsWith('-') ? -1 : 1;
}

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

/** How many digits stand before the decimal point. */
export function wholeDigitsOf(typed: string): number {
  return (typed.split('.')[0] ?? '').replace(/\D/g, '').replace(/^0+/, '').length;
}
