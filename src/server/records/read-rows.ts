import type { Entity } from '#contract/endpoint.ts';
import type { Row } from '#contract/envelope.ts';
import type { Field } from '#contract/field.ts';
import { schemaOf } from '#contract/json-schema.ts';
import type { Text } from '#contract/text.ts';
import { FailureError, invalid } from '../base/failure.ts';
import { baseTexts } from '../base/texts.ts';
import { bodyValidator } from '../base/validation.ts';

const compiled = new WeakMap<Entity, Map<string, (value: unknown) => void>>();

/** The check of a row with these fields of an entity, and its key where it is stored already. */
function checkOf(entity: Entity, names: readonly string[], key: string): (value: unknown) => void {
  const readers = compiled.get(entity) ?? new Map<string, (value: unknown) => void>();
  compiled.set(entity, readers);
  const id = [key, ...names].join();
  const found = readers.get(id);
  if (found) return found;
  const fields = names.flatMap((name): readonly Field[] => {
    const field = entity.fields[name];
    if (!field) throw new Error(`${entity.name} has no ${name}`);
    const { readonly: _, ...rest } = field;
    return [rest];
  });
  const {
    required: _,
    readonly: __,
    ...keyField
  } = entity.fields[key] ?? { name: key, kind: 'id', label: { th: '', en: '' } };
  const check = bodyValidator(schemaOf(names.includes(key) ? fields : [keyField, ...fields]));
  readers.set(id, check);
  return check;
}

/**
 * Validates rows sent together (`rows` of an editor) like a body with these fields of the entity; the key is optional, other
 * fields are refused. Throws 422 with errors by row (from 0) and field: `{ "items.3.label": "…" }`.
 * `key` distinguishes a stored row from a new one; default: the key of the entity.
 */
export function readRows(
  entity: Entity,
  names: readonly string[],
  value: unknown,
  { list = 'items', key = entity.key }: { readonly list?: string; readonly key?: string } = {},
): readonly Row[] {
  const rows: readonly unknown[] = Array.isArray(value) ? value : [];
  const check = checkOf(entity, names, key);
  const wrong: Record<string, Text> = {};
  const read = rows.map((row, index): Row => {
    if (typeof row !== 'object' || row === null || Array.isArray(row)) {
      wrong[`${list}.${index}`] = baseTexts.wrongType;
      return {};
    }
    try {
      check(row);
    } catch (error) {
      if (!(error instanceof FailureError)) throw error;
      const { fields } = error;
      if (!fields) throw error;
      for (const [name, message] of Object.entries(fields)) wrong[`${list}.${index}.${name}`] = message;
    }
    return { ...row };
  });
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
  return read;
}
