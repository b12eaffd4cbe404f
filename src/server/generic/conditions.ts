import { type RawBuilder, sql } from 'kysely';
import type { Entity } from '#contract/endpoint.ts';
import type { Principal } from '../context.ts';
import { own, type RowSource } from './row-source.ts';

/** `a and b`, or `true` for none. */
export function allOf(conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

/** What every query of an entity carries: its fixed values, and the rows that this person may see. */
export function standing(source: RowSource, principal: Principal): RawBuilder<unknown>[] {
  return [...fixedValues(source.entity), ...scopeOf(source, principal)];
}

/** Values that tell the rows of one entity from those of another in the same table. */
function fixedValues(entity: Entity): RawBuilder<unknown>[] {
  return Object.entries(entity.where ?? {}).map(([column, value]) => sql`${sql.ref(`${own}.${column}`)} = ${value}`);
}

/** The one place where agents' rows are kept apart. */
function scopeOf(source: RowSource, principal: Principal): RawBuilder<unknown>[] {
  const { scope } = source.entity;
  if (scope === undefined || principal.agentIds === 'all') return [];
  const agent = source.expression(scope);
  if (!agent || principal.agentIds.length === 0) return [sql`false`];
  return [sql`${agent} in (${sql.join(principal.agentIds)})`];
}
