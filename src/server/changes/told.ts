import { sql } from 'kysely';
import type { Changed, TableChange } from '#contract/changes.ts';
import type { Endpoint, Entity } from '#contract/endpoint.ts';
import { allows } from '#contract/permission.ts';
import type { Principal } from '../context/context.ts';
import type { Platform } from '../context/platform.ts';
import { allOf, sourceFor, visibleRows } from '../records/conditions.ts';
import { fieldOf } from '../records/field-of.ts';
import { rowsOf } from '../records/rows.ts';
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

/** May the change have taken rows from whom they belonged to? One of the columns that say so is another now. */
const maySwitch = ({ columns }: ChangedRows, { entity }: Way): boolean =>
  columns !== 'all' && (entity.scope ?? []).some((name) => columns.has(fieldOf(entity, name).column ?? ''));

/** Those of `keys` whose rows the person may see. */
async function visible(platform: Platform, principal: Principal, { entity }: Way, keys: ReadonlySet<number>) {
  const viewer = { principal, gateways: platform.deployment.gateways };
  const source = sourceFor(platform.entities, entity, viewer);
  const key = source.expression(entity.key) ?? sql`null`;
  const where = allOf([...visibleRows(source, viewer), sql`${key} in (${sql.join([...keys])})`]);
  const rows = await rowsOf(sql`select ${key} as key from ${source.from()} where ${where}`, platform.db);
  return rows.map((row) => Number(row.key));
}

/** What an agent may know of changed rows: keys of theirs; that there are some, where nobody can say whose they were. */
async function ofAgent(
  platform: Platform,
  principal: Principal,
  open: readonly Way[],
  rows: ChangedRows,
): Promise<TableChange | undefined> {
  const { keys } = rows;
  if (keys === 'many' || open.some((way) => maySwitch(rows, way))) return inWire({ ...rows, keys: 'many' });
  const seen = new Set<number>();
  for (const way of open) for (const key of await visible(platform, principal, way, keys)) seen.add(key);
  return seen.size > 0 ? inWire({ ...rows, keys: seen }) : undefined;
}

/**
 * Decides what a person may know of changes. Of a table with records, whoever may call something that reads them: keys where
 * it reads all of them, and for agents where the rows are theirs. Of a table without any (figures, ledger) only that it has
 * changed; agents are told that together with a row of theirs.
 */
export function teller(platform: Platform): Tell {
  const ways = waysOf(platform);
  const may = ({ grants }: Principal, permission: string) => permission === 'signed-in' || allows(grants, permission);

  return async (principal, { changes }) => {
    const seesAll = principal.agentIds === 'all';
    const told: Record<string, TableChange> = {};
    const ownerless: string[] = [];
    for (const [table, rows] of changes) {
      const there = ways.get(table);
      if (!there) {
        ownerless.push(table);
        continue;
      }
      const open = there.filter(({ permission }) => may(principal, permission));
      if (open.length === 0) continue;
      // Somebody at the desk of one gateway learns no keys of another's.
      const isPart = open.every(({ entity }) => entity.where !== undefined) && open.length < there.length;
      const change = seesAll
        ? inWire(isPart ? { ...rows, keys: 'many' } : rows)
        : await ofAgent(platform, principal, open, rows);
      if (change) told[table] = change;
    }
    if (seesAll || Object.keys(told).length > 0) for (const table of ownerless) told[table] = {};
    return Object.keys(told).length > 0 ? told : undefined;
  };
}
