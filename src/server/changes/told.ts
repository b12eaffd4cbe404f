import { sql } from 'kysely';
import type { Changed, TableChange } from '#contract/changes.ts';
import { allows, isPattern } from '#contract/permission.ts';
import type { Principal } from '../context/context.ts';
import type { Platform } from '../context/platform.ts';
import { isPersonal } from '../db/changes/define.ts';
import { allOf, allowedRows, sourceFor, visibleRows } from '../records/conditions.ts';
import { rowsOf } from '../records/rows.ts';
import type { Batch, ChangedRows } from './feed.ts';
import { sourcesOf } from './sources-of.ts';
import { type Deciding, decidingOf, movedBy, type Way, waysOf } from './ways.ts';

/** What somebody may be told of a batch; undefined for nothing. */
export type Tell = (principal: Principal, batch: Batch) => Promise<Changed | undefined>;

const inWire = ({ keys, columns, isMore }: ChangedRows): TableChange => ({
  ...(keys === 'many' ? {} : { keys: [...keys] }),
  ...(isMore || columns === 'unknown' ? {} : { columns: [...columns] }),
});

/** Those of `keys` whose rows the person may see. */
async function visible(platform: Platform, principal: Principal, way: Way, keys: ReadonlySet<number>) {
  const { entity, permission } = way;
  const viewer = { principal, gateways: platform.deployment.gateways };
  const source = sourceFor(platform.entities, entity, viewer);
  const key = source.expression(entity.key) ?? sql`null`;
  const named = sql`${key} in (${sql.join([...keys])})`;
  const where = allOf([...visibleRows(source, viewer), ...allowedRows(source, permission, viewer), named]);
  const rows = await rowsOf(sql`select ${key} as key from ${source.from()} where ${where}`, platform.db);
  return rows.map((row) => Number(row.key));
}

/** What an agent may know of changed rows that are whose they were: keys of theirs. */
async function ofAgent(
  platform: Platform,
  principal: Principal,
  open: readonly Way[],
  rows: ChangedRows,
): Promise<TableChange | undefined> {
  if (rows.keys === 'many') return inWire(rows);
  const seen = new Set<number>();
  for (const way of open) for (const key of await visible(platform, principal, way, rows.keys)) seen.add(key);
  return seen.size > 0 ? inWire({ ...rows, keys: seen }) : undefined;
}

/** What a person who sees everything may know: somebody at the desk of one gateway learns no keys of another's. */
function ofStaff(there: readonly Way[], open: readonly Way[], rows: ChangedRows): TableChange {
  const isOfSome = ({ entity, permission }: Way) => entity.where !== undefined || isPattern(permission);
  const isPart = open.every(isOfSome) && open.length < there.length;
  return inWire(isPart ? { ...rows, keys: 'many' } : rows);
}

/** Of what is one person's alone, that theirs has changed. */
function ofPerson({ userId }: Principal, changes: Batch['changes']): Record<string, TableChange> {
  const own = [...changes].filter(([table, { keys }]) => isPersonal(table) && (keys === 'many' || keys.has(userId)));
  return Object.fromEntries(own.map(([table]) => [table, {}]));
}

/**
 * Decides what a person may know of changes. Of a table with records, whoever may call something that reads them: keys where
 * it reads all of them, and for agents where the rows are theirs. Where rows may have changed hands, or others by them, all
 * agents are told that there are some: nobody can say any more whose they were. Of a table without any (figures, ledger) only
 * that it has changed; agents are told that together with a row of theirs. What is one person's alone is told to that person.
 */
export function teller(platform: Platform): Tell {
  const ways = waysOf(platform);
  // What everybody who signs in may read is for people: a key reads what it was given.
  const openTo = ({ grants, key }: Principal, there: readonly Way[]) =>
    there.filter(({ permission }) => (permission === 'signed-in' ? !key : allows(grants, permission)));

  let known: Deciding | undefined;
  /** By which columns of a table rows that an agent may read have changed hands, if they have. */
  const movesOf = async (principal: Principal) => {
    known ??= decidingOf(platform, await sourcesOf(platform));
    const deciding = known;
    const readable = new Set(openTo(principal, [...ways.values()].flat()).map(({ entity }) => entity));
    return (table: string, rows: ChangedRows): ReadonlySet<string> =>
      new Set([...readable].flatMap((entity) => [...movedBy(deciding, entity, table, rows)]));
  };

  return async (principal, { changes }) => {
    const movesIn = principal.agentIds === 'all' ? undefined : await movesOf(principal);
    const told: Record<string, TableChange> = {};
    const ownerless: string[] = [];
    for (const [table, rows] of [...changes].filter(([table]) => !isPersonal(table))) {
      const there = ways.get(table) ?? [];
      const open = openTo(principal, there);
      const columns = movesIn?.(table, rows);
      if (columns && columns.size > 0) {
        told[table] = inWire({ ...rows, keys: 'many', ...(open.length > 0 ? {} : { columns, isMore: false }) });
      } else if (open.length > 0) {
        const change = movesIn ? await ofAgent(platform, principal, open, rows) : ofStaff(there, open, rows);
        if (change) told[table] = change;
      } else if (there.length === 0) ownerless.push(table);
    }
    if (!movesIn || Object.keys(told).length > 0) for (const table of ownerless) told[table] = {};
    Object.assign(told, ofPerson(principal, changes));
    return Object.keys(told).length > 0 ? told : undefined;
  };
}
