import type { StoredField } from '#contract/endpoint.ts';
import type { FieldKind } from '#contract/field.ts';
import { lengthsOf, rangeOf } from '#contract/json-schema.ts';

/** What a value is made for. */
export interface Spot {
  /** `withdrawal.bank_account_name` */
  readonly place: string;
  /** Different for every value that is planted. */
  readonly n: number;
  readonly now: Date;
}

type Make = (field: Omit<StoredField, 'label' | 'name'> & { readonly name?: string }, spot: Spot) => unknown;

const digits = (n: number, length: number) => String(n).padStart(length, '0').slice(-length);

/** Text that occurs nowhere else, as long as the field lets it. */
const canary: Make = (field, { place, n }) => {
  const { max } = lengthsOf(field);
  const long = `canary-${n}-${place.replace(/\W/g, '_')}`;
  const short = `k${n.toString(36)}z`;
  // Ends in a letter: canary-10 would be found in canary-101.
  const middle = `canary-${n}z`;
  const text = (long.length <= max ? long : middle.length <= max ? middle : short).slice(0, max);
  if (field.pattern === undefined) return text;
  const pattern = new RegExp(field.pattern, 'u');
  const tries = [
    text,
    text.replace(/-/g, '_'),
    text.replace(/_/g, '-'),
    // Digits as letters: without its number a text would not be one of a kind.
    text.replace(/-/g, '_').replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? ''),
    text.replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '').replace(/[^a-z]/g, ''),
    `canary.k${n}.view`,
    `#${n.toString(16).padStart(6, '0')}`,
    digits(n, 6),
    digits(n, max),
    text.toUpperCase(),
    `https://canary-${n}z.example.test/`,
  ];
  const fitting = tries.find((one) => one.length <= max && pattern.test(one));
  if (fitting === undefined) throw new Error(`no text fits ${place}: ${field.pattern}`);
  return fitting;
};

const integer: Make = (field) => {
  const { min, max } = rangeOf(field);
  return Math.min(Math.max(1, min), max);
};

const first: Make = (field) => field.options?.[0]?.value ?? null;

/** A value of each kind, in wire form. */
const makers: Readonly<Record<Exclude<FieldKind, 'id' | 'ref'>, Make>> = {
  code: canary,
  string: canary,
  text: canary,
  html: canary,
  secret: (field, spot) => (field.pattern === undefined ? `secret-${spot.n}-${spot.place}-end` : canary(field, spot)),
  // Squares: the mean of two of them is no third.
  money: (field, { n }) =>
    field.max === undefined || Number(field.max) > 9_000_000
      ? `${7_000_000 + ((n * n) % 999_983)}.37`
      : String(field.max),
  percent: ({ min }) => String(min ?? 1),
  multiplier: () => '1',
  points: integer,
  integer,
  boolean: () => true,
  enum: (field, spot) => (field.initial === undefined ? first(field, spot) : field.initial),
  date: (_field, { now }) => now.toISOString().slice(0, 10),
  datetime: (_field, { now }) => now.toISOString(),
  time: () => '08:30',
  phone: (_field, { n }) => `08${digits(91_000_000 + n, 8)}`,
  account: (_field, { n }) => `7${digits(10_000_000 + n, 11)}`,
  image: (_field, { n }) => `/api/files/canary${n}z`,
  url: (_field, { n }) => `https://canary${n}.example.test/`,
  email: (_field, { n }) => `canary${n}@example.test`,
  ip: (_field, { n }) => `203.0.113.${n % 250}`,
  json: (_field, { place, n }) => ({ note: `canary-${n}-${place}` }),
  list: (field, spot) => {
    const { item } = field;
    if (!item || item.kind === 'ref' || item.kind === 'id') return [];
    if (item.kind === 'json')
      return [
        {
          at: spot.now.toISOString(),
          by: `canary-${spot.n}z`,
          message: `canary-${spot.n}-${spot.place}`,
          action: 'note',
          from: null,
          to: null,
        },
      ];
    return [makers[item.kind](item, spot)];
  },
  shape: ({ shape }, spot) =>
    Object.fromEntries(
      (shape?.fields ?? []).map((field) => [
        field.name,
        field.kind === 'id' || field.kind === 'ref' ? null : makers[field.kind](field, spot),
      ]),
    ),
};

/** Choices without which a row would be passed over by calls that should be tried on it. */
const chosen: Readonly<Record<string, string>> = {
  'bank.usage': 'both',
  'bank.channel': 'app',
  // Members who seem to be one person are told of each other.
  'member.last_ip': '203.0.113.77',
};

/** A value for a field that is no reference; `undefined` where the database gives one. */
export function plantedValue(field: StoredField, spot: Spot): unknown {
  if (field.kind === 'id' || field.kind === 'ref') return undefined;
  return chosen[spot.place] ?? makers[field.kind](field, spot);
}

/** Texts in a value by which it would be known again in a reply. */
export function tellTales(value: unknown): readonly string[] {
  if (typeof value === 'string')
    return /canary|^k\w+z$|^secret-|^08\d{8}$|^7\d{11}$|^7\d{6}\.37$/.test(value) && value.length >= 7 ? [value] : [];
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(tellTales);
  return [];
}
