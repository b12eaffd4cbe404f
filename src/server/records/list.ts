import type { RawBuilder } from 'kysely';
import type { Entity } from '#contract/endpoint.ts';
import type { Filter } from '#contract/filter.ts';
import type { Call } from '../context/call.ts';
import { conditionContextOf, conditionSql } from './condition.ts';
import { allOf, sourceFor, visibleRows } from './conditions.ts';
import { conditionsOf, daysLimit, filteredField } from './filters.ts';
import { matchedTexts } from './matched-texts.ts';
import type { RowSource } from './row-source.ts';

/** A list as a query: the source that collects its joins, and its conditions. */
export interface ListQuery {
  readonly source: RowSource;
  readonly where: RawBuilder<unknown>;
  /** Date field that limits the list at both ends, if any. */
  readonly span: string | undefined;
}

/** Builds the conditions of a list. Each of its queries has a source of its own, with only the joins it needs. */
export async function listQuery(call: Call, entity: Entity, filters: readonly Filter[]): Promise<ListQuery> {
  const { platform, endpoint, ctx, query } = call;
  const source = sourceFor(platform.entities, entity, ctx);
  const found = await matchedTexts(call, entity, filters);
  const conditions = [
    ...visibleRows(source, ctx),
    ...(endpoint.where ? [conditionSql(endpoint.where, source, conditionContextOf(ctx))] : []),
    ...conditionsOf(filters, query, source, ctx.principal, ctx.clock.now(), found),
  ];
  const span = filters.find((filter) => daysLimit(filter, query));
  return { source, where: allOf(conditions), span: span && filteredField(span) };
}
