import type { Field, FieldKind } from '#contract/field.ts';
import { fileFormats } from '#contract/file-format.ts';
import { hasTextKey, isNullable, type Shape } from '#contract/json-schema.ts';
import { union } from '../print/literal.ts';
import type { PropertySpec } from '../print/source.ts';
import type { QueryField } from './shapes.ts';

const text = () => 'string';
const number = () => 'number';

/** TypeScript type of a value on the wire, by kind. */
const wireTypes: Readonly<Record<FieldKind, (field: Shape) => string>> = {
  id: number,
  code: text,
  ref: (field) => (hasTextKey(field) ? 'string' : 'number'),
  string: text,
  text,
  html: text,
  money: text,
  percent: text,
  multiplier: text,
  points: number,
  integer: number,
  boolean: () => 'boolean',
  enum: (field) => union((field.options ?? []).map((option) => option.value)),
  date: text,
  datetime: text,
  time: text,
  phone: text,
  account: text,
  secret: text,
  image: text,
  url: text,
  email: text,
  ip: text,
  json: () => 'Readonly<Record<string, unknown>>',
  list: (field) => {
    const item = wireType(field.item ?? { kind: 'string' });
    return item.includes('|') ? `readonly (${item})[]` : `readonly ${item}[]`;
  },
};

/** TypeScript type of a field's value on the wire, null not counted. */
export function wireType(field: Shape): string {
  return wireTypes[field.kind](field);
}

/** Property of a reply. */
export function replyProperty(field: Field): PropertySpec {
  const type = wireType(field);
  return { name: field.name, type: isNullable(field) ? `${type} | null` : type };
}

/** Property of a body. `upload` = the value travels as a file. */
export function bodyProperty(field: Field, upload = false): PropertySpec {
  const type = upload && field.kind === 'image' ? 'Blob' : wireType(field);
  const nullable = !field.required && !upload && isNullable(field);
  return { name: field.name, type: nullable ? `${type} | null` : type, optional: !field.required };
}

const queryTypes: Readonly<Record<QueryField['wire'], (field: QueryField) => string>> = {
  integer: number,
  page: number,
  limit: number,
  boolean: () => 'boolean',
  text,
  day: text,
  dayOrSpan: text,
  decimal: text,
  percent: text,
  file: () => fileFormats.map((format) => `'${format}'`).join(' | '),
  choices: ({ field }) => {
    if (field === undefined) return 'readonly (string | number)[]';
    const item = wireType(field.kind === 'list' ? (field.item ?? { kind: 'string' }) : field);
    return item.includes('|') ? `readonly (${item})[]` : `readonly ${item}[]`;
  },
};

/** Property of a query. */
export function queryProperty(field: QueryField): PropertySpec {
  return { name: field.name, type: queryTypes[field.wire](field), optional: !field.required };
}
