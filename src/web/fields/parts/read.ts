/** Guards shared by the `read` of several kinds. Empty text counts as nothing. */

export function readText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

export function readKey(value: unknown): number | string | undefined {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value;
  return readText(value);
}

/** Safe integers, also as digits. */
export function readInteger(value: unknown): number | undefined {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value;
  if (typeof value === 'string' && /^-?\d{1,15}$/.test(value)) return Number(value);
  return undefined;
}
