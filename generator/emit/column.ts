import type { FieldKind } from '#contract/field.ts';
import { patterns } from '#contract/formats.ts';
import { hasTextKey, lengthsOf, type Shape } from '#contract/json-schema.ts';
import { union } from '../print/literal.ts';
import { name, numeric, satang, value } from './sql-text.ts';
import { serializedType } from './type-text.ts';

/** How a kind is stored: SQL type, TypeScript type as Kysely sees it, and the checks a database can make cheaply. */
interface Storage {
  readonly sql: (field: Shape) => string;
  readonly type: (field: Shape) => string;
  readonly checks?: (column: string, field: Shape) => Readonly<Record<string, string>>;
  /** SQL of a default; absent where the kind has none. */
  readonly initial?: (initial: NonNullable<Shape['initial']>) => string;
}

const text = () => 'string';
const number = () => 'number';
const lengthType = (field: Shape) => `varchar(${lengthsOf(field).max})`;

/** Only bounds that lie within the type: PostgreSQL would refuse the literal. */
function bounds(render: (amount: string | number) => string) {
  return (column: string, field: Shape): Readonly<Record<string, string>> => {
    const parts = [
      field.min === undefined ? '' : `${name(column)} >= ${render(field.min)}`,
      field.max === undefined ? '' : `${name(column)} <= ${render(field.max)}`,
    ].filter(Boolean);
    return parts.length > 0 ? { range: parts.join(' and ') } : {};
  };
}

function matches(pattern: string) {
  return (column: string): Readonly<Record<string, string>> => ({ format: `${name(column)} ~ ${value(pattern)}` });
}

const line: Storage = { sql: lengthType, type: text, initial: (initial) => value(String(initial)) };
const long: Storage = { sql: () => 'text', type: text, initial: (initial) => value(String(initial)) };
const whole: Storage = {
  sql: () => 'integer',
  type: number,
  checks: bounds(numeric),
  initial: (initial) => numeric(String(initial)),
};
function ratio(type: string): Storage {
  return { sql: () => type, type: text, checks: bounds(numeric), initial: (initial) => numeric(String(initial)) };
}

function optionCheck(column: string, field: Shape): Readonly<Record<string, string>> {
  const values = (field.options ?? []).map((option) => value(option.value));
  return values.length > 0 ? { option: `${name(column)} in (${values.join(', ')})` } : {};
}

/** One entry a kind. Instants and JSON have types of their own for reading and writing. */
export const storage: Readonly<Record<FieldKind, Storage>> = {
  // Keys are int4, so that the driver can distinguish them (number) from satang (int8, bigint).
  id: { sql: () => 'integer', type: number },
  code: line,
  ref: {
    sql: (field) => (hasTextKey(field) ? 'varchar(64)' : 'integer'),
    type: (field) => (hasTextKey(field) ? 'string' : 'number'),
  },
  string: line,
  text: long,
  html: long,
  money: {
    sql: () => 'bigint',
    type: () => 'bigint',
    checks: bounds(satang),
    initial: (initial) => satang(String(initial)),
  },
  percent: ratio('numeric(9,4)'),
  multiplier: ratio('numeric(9,2)'),
  points: whole,
  integer: whole,
  boolean: { sql: () => 'boolean', type: () => 'boolean', initial: (initial) => (initial === true ? 'true' : 'false') },
  enum: {
    sql: () => 'varchar(64)',
    type: (field) => union((field.options ?? []).map((option) => option.value)),
    checks: optionCheck,
    initial: (initial) => value(String(initial)),
  },
  date: { sql: () => 'date', type: text },
  datetime: { sql: () => 'timestamptz', type: () => 'Instant' },
  time: {
    sql: () => 'varchar(5)',
    type: text,
    checks: matches(patterns.time),
    initial: (initial) => value(String(initial)),
  },
  phone: { sql: () => 'varchar(10)', type: text, checks: matches(patterns.phone) },
  account: { sql: () => 'varchar(15)', type: text, checks: matches(patterns.account) },
  // Encrypted before it is stored: longer than what was typed, and of no checkable form.
  secret: { sql: () => 'text', type: text },
  image: { sql: () => 'text', type: text },
  url: { sql: () => 'varchar(2048)', type: text },
  email: { sql: () => 'varchar(254)', type: text },
  ip: { sql: () => 'varchar(43)', type: text },
  json: { sql: () => 'jsonb', type: serializedType },
  list: { sql: () => 'jsonb', type: serializedType },
  // As it is answered: an amount inside is a decimal string, and stays exact.
  shape: { sql: () => 'jsonb', type: serializedType },
};
