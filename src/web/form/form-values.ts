import type { Row } from '#contract/envelope.ts';
import type { Field } from '#contract/field.ts';
import { isNullable } from '#contract/json-schema.ts';
import { kinds } from '#contract/kinds/index.ts';

/** Values of a form by field name. `null` and absent are "nothing given". */
export type Values = Readonly<Record<string, unknown>>;

/** Form data of unknown shape as values. */
export function readValues(data: unknown): Values {
  return typeof data === 'object' && data !== null ? { ...data } : {};
}

/** Does a person write this field? Everything else is shown and never sent. */
export function isWritable(field: Field): boolean {
  return !field.readonly && !kinds[field.kind].key;
}

/** What a form opens with: the record's values, or the initial ones. A stored secret is never a value. */
export function openingValues(fields: readonly Field[], record: Row | undefined): Values {
  const values: Record<string, unknown> = {};
  for (const field of fields) {
    if (kinds[field.kind].secret) values[field.name] = null;
    else if (record) values[field.name] = record[field.name] ?? null;
    else values[field.name] = field.initial ?? (kinds[field.kind].type === 'boolean' ? false : null);
  }
  return values;
}

/** Nothing is given: absent, null, an empty text or an empty list. */
function isBlank(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

/** Equal to a person: one nothing is as good as another; files are compared by identity. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b) || (isBlank(a) && isBlank(b))) return true;
  if (typeof File !== 'undefined' && (a instanceof File || b instanceof File)) return false;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  return JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}

/** Writable fields whose value is no longer the one of `baseline`. */
export function changedValues(fields: readonly Field[], baseline: Values, values: Values): Values {
  const changed: Record<string, unknown> = {};
  for (const field of fields) {
    if (!isWritable(field)) continue;
    const value = values[field.name];
    if (!sameValue(baseline[field.name], value)) changed[field.name] = isBlank(value) ? nothingOf(field) : value;
  }
  return changed;
}

/** How "nothing" travels: null where the field may be null, else the empty value of its kind. */
function nothingOf(field: Field): unknown {
  if (isNullable(field)) return null;
  return field.kind === 'list' ? [] : '';
}

/** Body of a create call: what is given, nothing else. */
export function createBody(fields: readonly Field[], values: Values): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const field of fields) {
    const value = values[field.name];
    if (isWritable(field) && !isBlank(value)) body[field.name] = value;
  }
  return body;
}

interface Identity {
  /** Name of the identifier in the call. */
  readonly key: string;
  readonly id: string;
  /** The record as it was when the form opened: its version guards against overwriting somebody else's change. */
  readonly record: Row;
}

/** Body of an update call: the key, the version and only what changed. */
export function updateBody(changed: Values, { key, id, record }: Identity): Record<string, unknown> {
  const own = record[key] ?? record.id;
  return {
    [key]: typeof own === 'number' || typeof own === 'string' ? own : id,
    ...(record.version === undefined || record.version === null ? {} : { version: record.version }),
    ...changed,
  };
}

/** What the checks look at: nothing is absent rather than null, so that an empty optional field is no mistake. */
export function checkable(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => !isBlank(value)));
}
