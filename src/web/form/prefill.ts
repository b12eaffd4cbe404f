import type { Field } from '#contract/field.ts';
import { hasTextKey } from '#contract/json-schema.ts';
import { kinds } from '#contract/kinds/index.ts';
import { formats } from '#web/fields/formats.ts';
import { isWritable, type Values } from './form-values.ts';

/** One value of an address as the field's kind has it; undefined when it is none. */
function read(field: Field, text: string): unknown {
  const { kind, options, maxLength } = field;
  if (text === '' || text.length > (maxLength ?? 2000)) return undefined;
  const { type } = kinds[kind];
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : undefined;
  if (kind === 'enum') return options?.some((option) => option.value === text) ? text : undefined;
  const isNumber = type === 'integer' || (type === 'key' && !hasTextKey(field));
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
    if (text === null || kinds[field.kind].opaque || !isWritable(field)) continue;
    const value = read(field, text);
    if (value !== undefined) values[field.name] = value;
  }
  return values;
}
