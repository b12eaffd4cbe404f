import { type RawBuilder, sql } from 'kysely';
import type { Endpoint } from '#contract/endpoint.ts';
import { isNullable } from '#contract/json-schema.ts';
import { parseSort } from '#contract/list-query.ts';
import { fieldOf, type RowSource } from './row-source.ts';

/**
 * `order by` of a list: what was asked, if it may be; else the endpoint's own; the key last, so that pages never
 * overlap. Empty values come last either way.
 */
export function orderOf(endpoint: Endpoint, asked: string | undefined, source: RowSource): RawBuilder<unknown> {
  const { entity } = source;
  const requested = parseSort(asked ?? '', endpoint.sortable ?? []);
  const fallback = endpoint.sort ?? `-${entity.key}`;
  const keys = requested.length > 0 ? requested : parseSort(fallback, Object.keys(entity.fields));
  const parts = keys.flatMap(({ field, descending }) => {
    const expression = source.expression(field);
    // An order tells about what it is by: masked values are in none.
    if (!expression || source.maskOf(field) !== undefined) return [];
    const stored = fieldOf(entity, field);
    const last = isNullable(stored) || stored.through ? sql` nulls last` : sql``;
    return [sql`${expression} ${descending ? sql`desc` : sql`asc`}${last}`];
  });
  const key = source.expression(entity.key) ?? sql`1`;
  const descending = keys.at(-1)?.descending ?? true;
  return sql.join([...parts, sql`${key} ${descending ? sql`desc` : sql`asc`}`]);
}
