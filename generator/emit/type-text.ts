import type { Field, FieldShape } from '#contract/field.ts';
import { fileFormats } from '#contract/file-format.ts';
import { hasTextKey, isNullable, type Shape } from '#contract/json-schema.ts';
import { kinds } from '#contract/kinds/index.ts';
import type { ValueType } from '#contract/kinds/traits.ts';
import { union } from '../print/literal.ts';
import { pascal } from '../print/names.ts';
import type { PropertySpec } from '../print/source.ts';
import type { QueryField } from './shapes.ts';

const text = () => 'string';
const number = () => 'number';

/** What is answered, and stored, has every field; what is sent may lack some. */
export type TypeUse = 'reply' | 'body';

/** Name of a shape's type: `PaymentSource`, and as a body may bring it `PaymentSourceInput`. */
export function shapeType({ name }: FieldShape, use: TypeUse): string {
  return pascal(use === 'body' ? `${name}Input` : name);
}

/** The shape that a field is of, or its items. */
export const shapeOf = (field: Shape): FieldShape | undefined => field.shape ?? field.item?.shape;

/** TypeScript type of a value in calls, by the type of its kind. */
const valueTypes: Readonly<Record<ValueType, (field: Shape, use: TypeUse) => string>> = {
  string: (field) => (field.kind === 'enum' ? union((field.options ?? []).map((option) => option.value)) : 'string'),
  integer: number,
  boolean: () => 'boolean',
  key: (field) => (hasTextKey(field) ? 'string' : 'number'),
  object: ({ shape, item }, use) =>
    shape ? shapeType(shape, use) : `Readonly<Record<string, ${item ? serializedType(item, use) : 'unknown'}>>`,
  array: (field, use) => {
    const item = serializedType(field.item ?? { kind: 'string' }, use);
    return item.includes('|') ? `readonly (${item})[]` : `readonly ${item}[]`;
  },
};

/** TypeScript type of a field's value in calls, null not counted. */
export function serializedType(field: Shape, use: TypeUse = 'reply'): string {
  return valueTypes[kinds[field.kind].type ?? 'string'](field, use);
}

/** Property of a reply. */
export function replyProperty(field: Field): PropertySpec {
  const type = serializedType(field);
  return { name: field.name, type: isNullable(field) ? `${type} | null` : type };
}

/** Property of a body. `upload` = the value travels as a file. */
export function bodyProperty(field: Field, upload = false): PropertySpec {
  const type = upload && kinds[field.kind].file ? 'Blob' : serializedType(field, 'body');
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
    const item = serializedType(field.kind === 'list' ? (field.item ?? { kind: 'string' }) : field);
    return item.includes('|') ? `readonly (${item})[]` : `readonly ${item}[]`;
  },
};

/** Property of a query. */
export function queryProperty(field: QueryField): PropertySpec {
  return { name: field.name, type: queryTypes[field.wire](field), optional: !field.required };
}
