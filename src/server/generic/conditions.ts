import { type RawBuilder, sql } from 'kysely';
import type { Entity } from '#contract/endpoint.ts';
import type { Principal, Viewer } from '../context.ts';
import { tellsOfOwn } from './about.ts';
import { existing } from './existing.ts';
import { fieldOf, RowSource } from './row-source.ts';

/** `a and b`, or `true` for none. */
export function allOf(conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

/** What every query of an entity carries: its fixed values, and the rows that exist here and that this person may see. */
export function standing(source: RowSource, viewer: Viewer): RawBuilder<unknown>[] {
  const { principal, gateways } = viewer;
  return [...existing(source, gateways), ...scopeOf(source, principal), ...tellsOfOwn(source, viewer)];
}

/** The rows of an entity as this person sees them; what is counted in them as well. */
export function sourceFor(entities: Readonly<Record<string, Entity>>, entity: Entity, viewer: Viewer): RowSource {
  return new RowSource(entities, entity, (source) => standing(source, viewer));
}

/** The one place where agents' rows are kept apart. */
function scopeOf(source: RowSource, principal: Principal): RawBuilder<unknown>[] {
  const { scope } = source.entity;
  if (scope === undefined || principal.agentIds === 'all') return [];
  const agent = source.expression(scope);
  if (!agent) return [sql`false`];
  if (fieldOf(source.entity, scope).kind === 'list') return [sharedWith(agent, principal.agentIds)];
  if (principal.agentIds.length === 0) return [sql`false`];
  return [sql`${agent} in (${sql.join(principal.agentIds)})`];
}

/** Rows of several agents belong to the staff of each; where none is named, to everybody. */
function sharedWith(list: RawBuilder<unknown>, agentIds: readonly number[]): RawBuilder<unknown> {
  const everybodys = sql`coalesce(jsonb_array_length(${list}), 0) = 0`;
  if (agentIds.length === 0) return everybodys;
  const hit = agentIds.map((id) => sql`${list} @> to_jsonb(${id}::integer)`);
  return sql`(${everybodys} or ${sql.join(hit, sql` or `)})`;
}
