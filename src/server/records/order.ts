import { type RawBuilder, sql } from 'kysely';
import type { Endpoint, Entity } from '#contract/endpoint.ts';
import { parseSort, type SortKey } from '#contract/list-query.ts';
import { fieldOf } from './field-of.ts';
import type { RowSource } from './row-source.ts';

/** The sort keys of a list: the requested ones, if allowed; else the endpoint's own. */
export function keysOf(endpoint: Endpoint, sort: string | undefined, entity: Entity): readonly SortKey[] {
  const requested = parseSort(sort ?? '', endpoint.sortable ?? []);
  const fallback = endpoint.sort ?? `-${entity.key}`;
  return requested.length > 0 ? requested : parseSort(fallback, Object.keys(entity.fields));
}

/**
 * Does the order of a list lead straight to the rows of the days of `span`? It does by that field itself, and in the list's
 * own order, which has the newest first or the oldest that still wait.
 */
export function leadsTo(span: string, endpoint: Endpoint, sort: string | undefined, entity: Entity): boolean {
  const [first] = keysOf(endpoint, sort, entity);
  const [own] = keysOf(endpoint, undefined, entity);
  return first?.field === span || (first?.field === own?.field && first?.descending === own?.descending);
}

/**
 * A list that is sorted downwards by a stored field that may be empty, its own or that of its twin: no index has empty
 * values last then, but rows with a value and rows without are each found in order. Such a list is read in two parts.
 */
export function partedBy(endpoint: Endpoint, sort: string | undefined, source: RowSource): string | undefined {
  const [first] = keysOf(endpoint, sort, source.entity);
  if (!first?.descending || source.maskOf(first.field) !== undefined) return undefined;
  const stored = fieldOf(source.entity, first.field).column !== undefined || source.twinOf(first.field) !== undefined;
  return stored && source.mayBeEmpty(first.field) ? first.field : undefined;
}

/**
 * `order by` of a list: the requested one, if allowed; else the endpoint's own; the key last, so that pages never
 * overlap: if a one-to-one record leads the order, the key is that record's, as in its index. Empty values
 * come last either way; of the field `parted` there are only such or none.
 */
export function orderOf(
  endpoint: Endpoint,
  sort: string | undefined,
  source: RowSource,
  parted?: string,
): RawBuilder<unknown> {
  const { entity } = source;
  const keys = keysOf(endpoint, sort, entity);
  const parts = keys.flatMap(({ field, descending }) => {
    const expression = source.expression(field);
    // The order would reveal masked values: they are in none.
    if (!expression || source.maskOf(field) !== undefined) return [];
    const last = field !== parted && source.mayBeEmpty(field) ? sql` nulls last` : sql``;
    return [sql`${expression} ${descending ? sql`desc` : sql`asc`}${last}`];
  });
  const [twin, ...others] = new Set(keys.map(({ field }) => source.twinOf(field)));
  const key = source.expression((others.length === 0 && twin) || entity.key) ?? sql`1`;
  const descending = keys.at(-1)?.descending ?? true;
  return sql.join([...parts, sql`${key} ${descending ? sql`desc` : sql`asc`}`]);
}
