import type { Field, FieldKind } from '#contract/field.ts';

/** What a value is made for: a number that no other record has, and a key of each entity that may be referred to. */
export interface Spot {
  readonly at: number;
  readonly keys: Readonly<Record<string, unknown>>;
}

type Shape = Omit<Field, 'name' | 'label'>;

/** The smallest picture there is: its bytes, and the file that somebody picks. */
export const bytes = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
export const picture = new File([bytes], 'dot.png', { type: 'image/png' });

const letters = (at: number): string => [...String(at + 100)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
const digits = (at: number, length: number) => String(at).padStart(length, '0');
const number = ({ max }: Shape, { at }: Spot) => Math.min(at, Number(max ?? at));

/** A value of each kind that holds under every rule that the random manifests have; as it comes back. */
const values: Readonly<Record<FieldKind, (field: Shape, spot: Spot) => unknown>> = {
  id: (_field, { at }) => at,
  code: (_field, { at }) => `C${at}`,
  ref: ({ reference }, { keys }) => keys[reference?.entity ?? ''] ?? null,
  string: (_field, { at }) => letters(at),
  text: (_field, { at }) => letters(at),
  html: (_field, { at }) => `<p>${letters(at)}</p>`,
  money: (_field, { at }) => `${at}.50`,
  percent: (_field, { at }) => `${at % 99}.5000`,
  multiplier: (_field, { at }) => `${at % 49}.25`,
  points: number,
  integer: number,
  boolean: (_field, { at }) => at % 2 === 0,
  enum: ({ options }) => options?.find(({ system }) => !system)?.value,
  date: () => '2026-02-01',
  datetime: () => '2026-02-01T02:03:04.000Z',
  time: () => '08:30',
  phone: (_field, { at }) => `08${digits(at, 8)}`,
  account: (_field, { at }) => `7${digits(at, 9)}`,
  secret: (_field, { at }) => `secret-${digits(at, 4)}`,
  image: () => picture,
  url: (_field, { at }) => `https://example.com/${at}`,
  email: (_field, { at }) => `a${at}@example.com`,
  ip: () => '203.0.113.7',
  json: ({ item }, spot) => ({ at: item ? valueFor(item, spot) : spot.at }),
  list: ({ item }, spot) => {
    const one = item && valueFor(item, spot);
    return one === null || one === undefined ? [] : [one];
  },
  shape: ({ shape }, spot) =>
    Object.fromEntries((shape?.fields ?? []).map((field) => [field.name, valueFor(field, spot)])),
};

export const valueFor = (field: Shape, spot: Spot): unknown => values[field.kind](field, spot);

/** What a value that was stored is read as; undefined = another thing comes back (an address, the end of a secret). */
export function readBack(field: Shape, value: unknown): unknown {
  if (field.kind === 'secret') return `••••${String(value).slice(-4)}`;
  return field.kind === 'image' ? undefined : value;
}
