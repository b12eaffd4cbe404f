import type { Endpoint, StoredField } from '#contract/endpoint.ts';
import type { Row } from '#contract/envelope.ts';
import { isNullable } from '#contract/json-schema.ts';
import { entities } from '#generated/api/entities.ts';

/** Sorts of a list that it is read in parts for: by what its rows point at, and by what may be empty; both ways. */
export function partedSorts({ kind, entity, sortable = [] }: Endpoint): readonly string[] {
  const fields = kind === 'page' ? fieldsOf(entity) : {};
  return sortable.flatMap((name) => {
    const field = fields[name];
    return field && (field.through || isNullable(field)) ? [name, `-${name}`] : [];
  });
}

const fieldsOf = (entity: string | undefined): Readonly<Record<string, StoredField>> =>
  entity !== undefined && Object.hasOwn(entities, entity) ? entities[entity as keyof typeof entities].fields : {};

/** Kinds that are written as numbers. */
const numbers = new Set(['money', 'integer', 'multiplier', 'percent', 'id', 'ref']);

/** Is a value before another one, as the database has them: texts by their bytes. */
function isBefore(a: unknown, b: unknown, kind: string | undefined): boolean {
  if (numbers.has(kind ?? '') || typeof a === 'boolean') return Number(a) < Number(b);
  return Buffer.compare(Buffer.from(String(a)), Buffer.from(String(b))) < 0;
}

/** What is wrong with the order of rows: undefined where each stands where it must, empty ones last either way. */
export function disorderOf({ entity }: Endpoint, sort: string, rows: readonly Row[]): string | undefined {
  const descending = sort.startsWith('-');
  const name = descending ? sort.slice(1) : sort;
  const kind = fieldsOf(entity)[name]?.kind;
  for (const [at, row] of rows.slice(1).entries()) {
    const [here, next] = [rows[at]?.[name], row[name]];
    if (here === undefined || next === undefined || next === null) continue;
    if (here === null) return `${String(next)} after an empty value`;
    if (descending ? isBefore(here, next, kind) : isBefore(next, here, kind))
      return `${String(next)} after ${String(here)}`;
  }
  return undefined;
}
