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

/** `1250` → `1,250`, of a number of things; by hand, for the browser takes 30 ms to load what it knows of a language's numbers. */
export function formatCount(count: number): string {
  return formatDecimal(String(count), 0);
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
