import { type RawBuilder, sql } from 'kysely';
import type { Entity } from '#contract/endpoint.ts';
import { allows, anySegment, isPattern } from '#contract/permission.ts';
import type { Principal, Viewer } from '../context/context.ts';
import { constant } from '../db/plans.ts';
import { rowsAboutOwnRecords } from './about.ts';
import { existing } from './existing.ts';
import { visibleTo } from './row-scope.ts';
import { RowSource } from './row-source.ts';

/** `a and b`, or `true` for none. */
export function allOf(conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

/**
 * Conditions of every query of an entity: its fixed values, rows that exist in this deployment, the caller’s row scope, and
 * what is the caller's alone.
 */
export function visibleRows(source: RowSource, viewer: Viewer): RawBuilder<unknown>[] {
  const { principal, gateways } = viewer;
  return [
    ...existing(source, gateways),
    ...scopeOf(source, principal),
    ...personOf(source, principal),
    ...rowsAboutOwnRecords(source, viewer),
  ];
}

/** The rows of an entity that the caller may see; rows counted for derived numbers are restricted as well. */
export function sourceFor(entities: Readonly<Record<string, Entity>>, entity: Entity, viewer: Viewer): RowSource {
  const { language } = viewer;
  return new RowSource(entities, entity, (source) => visibleRows(source, viewer), undefined, language);
}

/**
 * What a permission for one of several gateways leaves of the rows: those of gateways for which the caller has it. Any
 * other permission leaves all.
 */
export function allowedRows(source: RowSource, permission: string, viewer: Viewer): RawBuilder<unknown>[] {
  if (!isPattern(permission)) return [];
  const name = source.expression(source.entity.gateway ?? '') ?? sql`null`;
  const allowed = viewer.gateways.filter((gateway) =>
    allows(viewer.principal.grants, permission.replace(anySegment, gateway)),
  );
  return [allowed.length === 0 ? sql`false` : sql`${name} in (${sql.join(allowed.map(constant))})`];
}

/** The only place that applies the row scope of agents. */
function scopeOf(source: RowSource, { agentIds }: Principal): RawBuilder<unknown>[] {
  const visible = agentIds === 'all' ? undefined : visibleTo(source, agentIds);
  return visible ? [visible] : [];
}

/** Rows of one person are there for that person, and for the system itself. */
function personOf(source: RowSource, { userId, scope }: Principal): RawBuilder<unknown>[] {
  const { person } = source.entity;
  if (person === undefined || (userId === 0 && scope === 'all')) return [];
  return [sql`${source.column(person)} = ${userId}`];
}
