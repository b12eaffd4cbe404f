import { type RawBuilder, sql } from 'kysely';
import type { Entity } from '#contract/endpoint.ts';
import type { Principal, Viewer } from '../context/context.ts';
import { rowsAboutOwnRecords } from './about.ts';
import { existing } from './existing.ts';
import { visibleTo } from './row-scope.ts';
import { RowSource } from './row-source.ts';

/** `a and b`, or `true` for none. */
export function allOf(conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

/** What every query of an entity carries: its fixed values, and the rows that exist here and that this person may see. */
export function visibleRows(source: RowSource, viewer: Viewer): RawBuilder<unknown>[] {
  const { principal, gateways } = viewer;
  return [...existing(source, gateways), ...scopeOf(source, principal), ...rowsAboutOwnRecords(source, viewer)];
}

/** The rows of an entity as this person sees them; what is counted in them as well. */
export function sourceFor(entities: Readonly<Record<string, Entity>>, entity: Entity, viewer: Viewer): RowSource {
  return new RowSource(entities, entity, (source) => visibleRows(source, viewer));
}

/** The one place where agents' rows are kept apart. */
function scopeOf(source: RowSource, { agentIds }: Principal): RawBuilder<unknown>[] {
  const visible = agentIds === 'all' ? undefined : visibleTo(source, agentIds);
  return visible ? [visible] : [];
}
