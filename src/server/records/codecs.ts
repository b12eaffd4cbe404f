import type { ByKind } from '#contract/endpoint.ts';
import { hasTextKey, type Shape } from '#contract/json-schema.ts';
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
  json: asIs,
  // jsonb of wire values: a list is read and written as a whole. A list that is a top-level parameter must be text.
  list: { read: (value) => value, write: (value) => JSON.stringify(value) },
};

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
