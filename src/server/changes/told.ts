import { sql } from 'kysely';
import type { Changed, TableChange } from '#contract/changes.ts';
import type { Endpoint, Entity } from '#contract/endpoint.ts';
import { allows } from '#contract/permission.ts';
import type { Principal } from '../context/context.ts';
import type { Platform } from '../context/platform.ts';
import { many } from '../db/sql.ts';
import { allOf, sourceFor, visibleRows } from '../records/conditions.ts';
import { hasNumericKey } from '../records/numeric-key.ts';
import type { Batch, ChangedRows } from './feed.ts';

/** A way to see the rows of a table: an entity, and the permission of a call that reads it. */
interface Way {
  readonly entity: Entity;
  readonly permission: Endpoint['permission'];
}

/** What somebody may be told of a batch; undefined for nothing. */
export type Tell = (principal: Principal, batch: Batch) => Promise<Changed | undefined>;

const inWire = ({ keys, columns }: ChangedRows): TableChange => ({
  ...(keys === 'many' ? {} : { keys: [...keys] }),
  ...(columns === 'all' ? {} : { columns: [...columns] }),
});

/** Calls of this deployment that read, by table. */
function waysOf({ deployment, endpoints, entities }: Platform): ReadonlyMap<string, readonly Way[]> {
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

/**
 * Decides what a person may know of changes. Of a table with records, whoever may call something that reads them, and
 * agents only of rows that they may see. Of a table without any (figures, ledger) only that it has changed; agents are told
 * that together with a row of theirs.
 */
export function teller(platform: Platform): Tell {
  const ways = waysOf(platform);
  const may = ({ grants }: Principal, permission: string) => permission === 'signed-in' || allows(grants, permission);

  /** Those of `keys` whose rows the person may see. */
  const visible = async (principal: Principal, { entity }: Way, keys: ReadonlySet<number>) => {
    const viewer = { principal, gateways: platform.deployment.gateways };
    const source = sourceFor(platform.entities, entity, viewer);
    const key = source.expression(entity.key) ?? sql`null`;
    const where = allOf([...visibleRows(source, viewer), sql`${key} in (${sql.join([...keys])})`]);
    const rows = await many(
      sql<{ key: number }>`select ${key} as key from ${source.from()} where ${where}`,
      platform.db,
    );
    return rows.map((row) => row.key);
  };

  return async (principal, { changes }) => {
    const told: Record<string, TableChange> = {};
    const ownerless: string[] = [];
    for (const [table, rows] of changes) {
      const { keys } = rows;
      const there = ways.get(table);
      if (!there) {
        ownerless.push(table);
        continue;
      }
      const open = there.filter(({ permission }) => may(principal, permission));
      const [first] = open;
      if (!first) continue;
      if (principal.agentIds === 'all' || keys === 'many' || !hasNumericKey(first.entity)) told[table] = inWire(rows);
      else {
        const seen = new Set<number>();
        for (const way of open) for (const key of await visible(principal, way, keys)) seen.add(key);
        if (seen.size > 0) told[table] = inWire({ ...rows, keys: seen });
      }
    }
    if (principal.agentIds === 'all' || Object.keys(told).length > 0) for (const table of ownerless) told[table] = {};
    return Object.keys(told).length > 0 ? told : undefined;
  };
}
