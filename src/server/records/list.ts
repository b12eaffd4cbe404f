import { type RawBuilder, sql } from 'kysely';
import type { Entity } from '#contract/endpoint.ts';
import type { Filter } from '#contract/filter.ts';
import type { Call } from '../context/call.ts';
import { conditionContextOf, conditionSql } from './condition.ts';
import { allOf, allowedRows, sourceFor, visibleRows } from './conditions.ts';
import { conditionsOf, daysLimit, filteredField, textOf } from './filters.ts';
import { matchedTexts } from './matched-texts.ts';
import { hasNumericKey, keyValue } from './numeric-key.ts';
import type { RowSource } from './row-source.ts';

/** A list as a query: the source that collects its joins, and its conditions. */
export interface ListQuery {
  readonly source: RowSource;
  readonly where: RawBuilder<unknown>;
  /** Date field that limits the list at both ends, if any. */
  readonly span: string | undefined;
  /** Its rows are named by their keys: no filter holds, that of the tabs neither. */
  readonly isNamed?: true;
}

/** What holds for every row that a call answers to whoever asks, before a filter. */
export function answered(
  { endpoint, ctx, query = {} }: Pick<Call, 'endpoint' | 'ctx'> & Partial<Pick<Call, 'query'>>,
  source: RowSource,
): RawBuilder<unknown>[] {
  const own = endpoint.where ? [conditionSql(endpoint.where, source, conditionContextOf(ctx))] : [];
  // A file holds what the caller may both see and take away.
  const needed = [endpoint.permission, ...(query.export === undefined ? [] : [endpoint.export ?? ''])];
  return [...visibleRows(source, ctx), ...needed.flatMap((permission) => allowedRows(source, permission, ctx)), ...own];
}

/** The rows with these keys (`ids=12,13`), or undefined where none are named. */
function namedRows({ endpoint, query }: Call, entity: Entity, source: RowSource): RawBuilder<unknown> | undefined {
  const texts = endpoint.kind === 'page' ? textOf(query.ids)?.split(',').filter(Boolean) : undefined;
  if (!texts?.length) return undefined;
  const keys = texts.flatMap((text) => keyValue(entity, hasNumericKey(entity) ? Number(text) : text) ?? []);
  return keys.length === 0 ? sql`false` : sql`${source.expression(entity.key)} in (${sql.join(keys)})`;
}

/**
 * Builds the conditions of a list. Each of its queries has a source of its own, with only the joins it needs. Rows that are
 * named by their keys are found whatever the filters say.
 */
export async function listQuery(call: Call, entity: Entity, filters: readonly Filter[]): Promise<ListQuery> {
  const { platform, ctx, query } = call;
  const source = sourceFor(platform.entities, entity, ctx);
  const always = answered(call, source);
  const named = namedRows(call, entity, source);
  if (named) return { source, where: allOf([...always, named]), span: undefined, isNamed: true };
  const found = await matchedTexts(call, entity, filters);
  const conditions = [...always, ...conditionsOf(filters, query, source, ctx.principal, ctx.clock.now(), found)];
  const span = filters.find((filter) => daysLimit(filter, query));
  return { source, where: allOf(conditions), span: span && filteredField(span) };
}
