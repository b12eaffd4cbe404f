import type { Field, FieldKind } from '#contract/field.ts';
import { hasTextKey } from '#contract/json-schema.ts';
import { formats } from '#web/fields/formats.ts';
import { isWritable, type Values } from './form-values.ts';

/** Kinds that an address may not fill in: what is secret, what is a file, and what is too rich for it. */
const never: ReadonlySet<FieldKind> = new Set(['secret', 'image', 'html', 'json', 'list']);
const numbers: ReadonlySet<FieldKind> = new Set(['id', 'integer', 'points']);

/** One value of an address as the field's kind has it; undefined when it is none. */
function read(field: Field, text: string): unknown {
  const { kind, options, maxLength } = field;
  if (text === '' || text.length > (maxLength ?? 2000)) return undefined;
  if (kind === 'boolean') return text === 'true' ? true : text === 'false' ? false : undefined;
  if (kind === 'enum') return options?.some((option) => option.value === text) ? text : undefined;
  const isNumber = numbers.has(kind) || (kind === 'ref' && !hasTextKey(field));
  if (isNumber && !/^-?\d{1,10}$/.test(text)) return undefined;
  return formats[kind].read(isNumber ? Number(text) : text);
}

/**
 * What an address gives the writable fields of a form that creates: `/shelf/add?parent_id=3`. Values that the field could
 * not hold are passed over; the form checks the rest as if it had been typed.
 */
export function prefill(fields: readonly Field[], search: string): Values {
  const given = new URLSearchParams(search);
  const values: Record<string, unknown> = {};
  for (const field of fields) {
    const text = given.get(field.name);
    if (text === null || never.has(field.kind) || !isWritable(field)) continue;
    const value = read(field, text);
    if (value !== undefined) values[field.name] = value;
  }
  return values;
}
