import type { ByKind } from '#contract/endpoint.ts';
import { hasTextKey, type Shape } from '#contract/json-schema.ts';
import { kinds } from '#contract/kinds/index.ts';
import { formatMoney, parseMoney, satang } from '#contract/money.ts';
import { isUsableDay } from '#contract/time.ts';
import type { Cipher } from '../base/cipher.ts';
import { cleanHtml } from './html.ts';

/** How one kind of field travels between a column and the wire. */
export interface Codec {
  /** Column → wire; never called with null. */
  read(value: unknown, field: Shape, cipher: Cipher): unknown;
  /** Wire → column; never called with null. */
  write(value: unknown, field: Shape, cipher: Cipher): unknown;
  /** Text of a query string → column, or undefined when it is no value; absent = the text itself. */
  parse?(text: string, field: Shape): unknown;
}

const asIs: Codec = { read: (value) => value, write: (value) => value };
const asText: Codec = { read: String, write: (value) => value };
const asNumber: Codec = { read: Number, write: (value) => value, parse: integer };
const asDecimal: Codec = {
  ...asText,
  parse: (text) => (/^-?\d{1,7}(\.\d{1,4})?$/.test(text) ? text : undefined),
};

function integer(text: string): number | undefined {
  const value = /^-?\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  return Math.abs(value) <= 2_147_483_647 ? value : undefined;
}

function readMoney(value: unknown): string {
  return formatMoney(typeof value === 'bigint' ? value : BigInt(String(value)));
}

/** `•••• 4321`: what remains readable of a secret. */
export function lastFour(text: string): string {
  return `••••${text.length > 8 ? text.slice(-4) : ''}`;
}

/** The one table of kinds. */
export const codecs: ByKind<Codec> = {
  id: asNumber,
  code: asText,
  ref: {
    read: (value) => (typeof value === 'bigint' ? Number(value) : value),
    write: (value) => value,
    parse: (text, field) => (hasTextKey(field) ? text : integer(text)),
  },
  string: asText,
  text: asText,
  html: { read: String, write: (value) => cleanHtml(String(value)) },
  money: { read: readMoney, write: (value) => satang(String(value)), parse: parseMoney },
  percent: asDecimal,
  multiplier: asDecimal,
  points: asNumber,
  integer: asNumber,
  boolean: { ...asIs, parse: (text) => (text === 'true' ? true : text === 'false' ? false : undefined) },
  enum: asText,
  date: { ...asText, parse: (text) => (isUsableDay(text) ? text : undefined) },
  datetime: {
    read: (value) => (value instanceof Date ? value.toISOString() : String(value)),
    write: (value) => new Date(String(value)),
  },
  time: {
    read: (value) => String(value).slice(0, 5),
    write: (value) => value,
    parse: (text) => (/^([01]\d|2[0-3]):[0-5]\d$/.test(text) ? text : undefined),
  },
  phone: asText,
  account: asText,
  secret: {
    read: (value, _field, cipher) => lastFour(cipher.decrypt(String(value))),
    write: (value, _field, cipher) => cipher.encrypt(String(value)),
  },
  image: asText,
  url: asText,
  email: { read: String, write: (value) => String(value).toLowerCase() },
  ip: asText,
  // What others have written stays as it is; values of a shape are completed, and brought into wire form.
  json: { read: (value, field) => whole(value, field), write: inWireForm },
  // jsonb of wire values: a list is read and written as a whole. A list that is a top-level parameter must be text.
  list: {
    read: (value, field) => whole(value, field),
    write: (value, field, cipher) => JSON.stringify(inWireForm(value, field, cipher)),
  },
  // jsonb of wire values as well: amounts stay decimal strings, which JSON numbers would not be exact for.
  shape: { read: (value, field) => whole(value, field), write: inWireForm },
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Does something with every value of a shape, in a list, by its name in an object, and inside of others; anything else stays as it is. */
function within(value: unknown, field: Shape, work: (value: unknown, field: Shape) => unknown): unknown {
  const { item, shape } = field;
  if (item?.shape && Array.isArray(value)) return value.map((each) => within(each, item, work));
  if (item?.shape && isObject(value))
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, within(each, item, work)]));
  if (!shape || !isObject(value)) return value;
  return Object.fromEntries(shape.fields.map((inner) => [inner.name, work(value[inner.name], inner)]));
}

/** A value of a shape as it is to be stored: each field as a column of its kind would give it back. */
function inWireForm(value: unknown, field: Shape, cipher: Cipher): unknown {
  return within(value, field, (given, inner) => {
    const own = given ?? inner.initial ?? null;
    const { type } = kinds[inner.kind];
    if (type === 'array' || type === 'object') return inWireForm(own, inner, cipher);
    return readValue(writeValue(own, inner, cipher), inner, cipher);
  });
}

/** A stored value of a shape with every field that it has now, in their order: what was not there when it was written is null. */
function whole(value: unknown, field: Shape): unknown {
  return within(value, field, (stored, inner) => whole(stored ?? null, inner));
}

/** A value for people who may not see all of it: account and phone numbers keep their last four digits. */
export function maskText(value: unknown): string {
  const text = String(value);
  return text.length > 6 ? `${'•'.repeat(text.length - 4)}${text.slice(-4)}` : '•'.repeat(text.length);
}

export function readValue(value: unknown, field: Shape, cipher: Cipher): unknown {
  return value === null || value === undefined ? null : codecs[field.kind].read(value, field, cipher);
}

export function writeValue(value: unknown, field: Shape, cipher: Cipher): unknown {
  return value === null || value === undefined ? null : codecs[field.kind].write(value, field, cipher);
}
