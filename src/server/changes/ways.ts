import type { Endpoint, Entity } from '#contract/endpoint.ts';
import type { Platform } from '../context/platform.ts';
import type { SourcesOf } from '../db/changes/sources.ts';
import { fieldOf } from '../records/field-of.ts';
import { holdsAgents } from '../records/row-scope.ts';
import { targetOf } from '../records/row-source.ts';
import type { ChangedRows } from './feed.ts';

/** A way to see the rows of a table: an entity, and the permission of a call that reads it. */
export interface Way {
  readonly entity: Entity;
  readonly permission: Endpoint['permission'];
}

/** Calls of this deployment that read, by table. */
export function waysOf({ deployment, endpoints, entities }: Platform): ReadonlyMap<string, readonly Way[]> {
  const on = new Set(deployment.endpoints);
  const ways = new Map<string, Way[]>();
  for (const { id, kind, method, entity: name, permission } of endpoints) {
    const entity = entities[name ?? ''];
    // A service for everybody is about the person who calls.
    const isOwn = kind === 'service' && permission === 'signed-in';
    if (method !== 'GET' || !on.has(id) || !entity || isOwn) continue;
    const known = ways.get(entity.table) ?? [];
    if (!known.some((way) => way.entity === entity && way.permission === permission))
      ways.set(entity.table, [...known, { entity, permission }]);
  }
  return ways;
}

/** By entity, the columns that decide who sees its rows, by table. */
export type Deciding = ReadonlyMap<Entity, ReadonlyMap<string, ReadonlySet<string>>>;

type Entities = Readonly<Record<string, Entity>>;
type Note = (table: string, column: string) => void;

/** Notes the columns that a field is read from: its own, or those on the way to another record's. */
function noteField(entities: Entities, entity: Entity, name: string, note: Note): void {
  const { column, through } = fieldOf(entity, name);
  if (column !== undefined) note(entity.table, column);
  if (!through) return;
  noteField(entities, entity, through.ref, note);
  const target = entities[targetOf(entities, entity, through.ref) ?? ''];
  if (target) noteField(entities, target, through.field, note);
}

/** Notes what says whose a row is, and what makes it one of this entity: see `visibleRows`. */
function noteDeciding(entities: Entities, entity: Entity, note: Note): void {
  for (const column of Object.keys(entity.where ?? {})) note(entity.table, column);
  if (entity.gateway !== undefined) noteField(entities, entity, entity.gateway, note);
  for (const name of entity.scope ?? []) {
    noteField(entities, entity, name, note);
    const target = entities[targetOf(entities, entity, name) ?? ''];
    if (target && !holdsAgents(entities, entity, name)) noteDeciding(entities, target, note);
  }
}

/**
 * What decides who sees the rows of each entity that somebody reads: columns of its own, and of the records that it belongs
 * by, such as the agent of a winner's member. Rows of a view belong to whom those belong that they are made of, and rows about
 * others to whom those belong.
 */
export function decidingOf(platform: Platform, find: SourcesOf): Deciding {
  const { entities } = platform;
  const all = Object.values(entities);
  const read = new Set([...waysOf(platform).values()].flatMap((ways) => ways.map(({ entity }) => entity)));
  const decidedBy = (entity: Entity) => {
    const columns = new Map<string, Set<string>>();
    const note: Note = (table, column) => columns.set(table, (columns.get(table) ?? new Set<string>()).add(column));
    const parts = find(`select from ${entity.table}`);
    const isOf = ({ table, scope }: Entity) => scope !== undefined && (entity.about !== undefined || parts.has(table));
    for (const each of new Set([entity, ...all.filter(isOf)])) noteDeciding(entities, each, note);
    return columns;
  };
  return new Map([...read].map((entity) => [entity, decidedBy(entity)]));
}

/** Which of the columns that have changed may have taken rows of the entity from whom they belonged to. */
export function movedBy(deciding: Deciding, entity: Entity, table: string, { columns }: ChangedRows) {
  const named = deciding.get(entity)?.get(table) ?? new Set<string>();
  return columns === 'unknown' ? named : new Set([...columns].filter((column) => named.has(column)));
}
