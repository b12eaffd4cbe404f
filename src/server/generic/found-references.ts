import { sql } from 'kysely';
import type { Entity } from '#contract/endpoint.ts';
import { allows } from '#contract/permission.ts';
import type { Call } from './call.ts';
import { daysLimit, like, textOf } from './filters.ts';
import { fieldOf, RowSource, targetOf } from './row-source.ts';
import { rowsOf } from './rows.ts';

/** References of a list → keys of all records behind them that a search finds. */
export type Found = ReadonlyMap<string, readonly unknown[]>;

/** More records than these are looked for row by row instead. */
const most = 200;

/**
 * Finds what the rows of a long list refer to before the rows themselves: an index has the few records with a part of a
 * text, and the rows that refer to them, but no index knows both. A list that days limit is short and needs none of it.
 */
export async function foundReferences({ platform, endpoint, ctx, query }: Call, entity: Entity): Promise<Found> {
  const found = new Map<string, readonly unknown[]>();
  const filters = endpoint.filters ?? [];
  const search = filters.find((filter) => filter.operator === 'search');
  const text = textOf(query[search?.params[0] ?? ''])?.trim() ?? '';
  // Fewer than three characters have no group of three.
  if (!search || text.length < 3 || filters.some((filter) => daysLimit(filter, query))) return found;
  const whole = new RowSource(platform.entities, entity);
  const byReference = new Map<string, string[]>();
  for (const name of entity.search) {
    const { through } = fieldOf(entity, name);
    const mask = whole.maskOf(name);
    if (!through || fieldOf(entity, through.ref).column === undefined) continue;
    if (mask !== undefined && !allows(ctx.principal.grants, mask)) continue;
    byReference.set(through.ref, [...(byReference.get(through.ref) ?? []), through.field]);
  }
  for (const [ref, fields] of byReference) {
    const target = platform.entities[targetOf(platform.entities, entity, ref) ?? ''];
    if (!target) continue;
    const source = new RowSource(platform.entities, target);
    const hits = fields.flatMap((name) => {
      const expression = source.expression(name);
      return expression ? [sql`${expression} ilike ${like(text)}`] : [];
    });
    const key = source.expression(target.key);
    if (!key || hits.length < fields.length) continue;
    const rows = await rowsOf(
      sql`select ${key} as key from ${source.from()} where ${sql.join(hits, sql` or `)} limit ${most + 1}`,
      ctx.db,
    );
    if (rows.length <= most)
      found.set(
        ref,
        rows.map((row) => row.key),
      );
  }
  return found;
}
