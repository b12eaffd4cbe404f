import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Entity, StoredField } from '#contract/endpoint.ts';
import { satang } from '#contract/money.ts';
import { tables } from '#generated/api/database.ts';
import { entities } from '#generated/api/entities.ts';
import type { Executor } from '#server/db/sql.ts';
import { continueKeys, insertAny } from '#server/demo/insert.ts';
import { holdsAgents } from '#server/records/row-scope.ts';
import { targetOf } from '#server/records/row-source.ts';
import { root } from '../../../scripts/lib/steps.mjs';
import type { World } from '../../api/kit.ts';
import { plantedValue, tellTales } from './planted-value.ts';

/** 0 = rows of the house, which belong to no agent. */
export type Side = 0 | 1 | 2;

export interface PlantedRow {
  readonly entity: string;
  readonly table: string;
  readonly side: Side;
  readonly key: string | number;
  /** Column → value in wire form. */
  readonly values: Readonly<Record<string, unknown>>;
}

export interface Plantation {
  readonly rows: readonly PlantedRow[];
  /** Rows of a table of one side. */
  of(table: string, side: Side): readonly PlantedRow[];
  /** Text → where it stands, for everything that belongs to a side. */
  canaries(side: Side): ReadonlyMap<string, string>;
  /** Keys of what every installation has: banks, providers, roles. */
  given(table: string): readonly (string | number)[];
  /** The same for the secrets of all sides. */
  readonly secrets: ReadonlyMap<string, string>;
}

const each = 2;
const agents: Readonly<Record<Side, number | null>> = { 0: null, 1: 1, 2: 2 };

type TableName = keyof typeof tables;
const isTable = (name: string): name is TableName => Object.hasOwn(tables, name);

/** A list of agents, as `agent_ids` of an account that several use. */
function isAgentList(field: StoredField): boolean {
  return field.kind === 'list' && field.item?.reference?.entity === 'Agent';
}

/** Do rows of this entity belong to an agent? */
export function isOwned(entity: Entity): boolean {
  return (
    entity.scope !== undefined ||
    Object.values(entity.fields).some((field) => field.column !== undefined && isAgentList(field))
  );
}

/** Does each row of this entity tell of something of one agent, as a member is? */
export function hasOneAgent(entity: Entity): boolean {
  const [first] = entity.scope ?? [];
  if (first === undefined || entity.fields[first]?.kind === 'list') return false;
  const target: Entity | undefined = entities[(targetOf(entities, entity, first) ?? '') as keyof typeof entities];
  return holdsAgents(entities, entity, first) || (target !== undefined && hasOneAgent(target));
}

/**
 * One entity for each kind of row: those with values of their own, else the one that knows most columns. Sums are left
 * to the database, which makes them of the facts that are planted.
 */
export function planters(): readonly Entity[] {
  const byTable = new Map<string, Entity[]>();
  for (const entity of Object.values<Entity>(entities)) {
    if (isTable(entity.table) && !entity.rollup)
      byTable.set(entity.table, [...(byTable.get(entity.table) ?? []), entity]);
  }
  return [...byTable.values()].flatMap((all) => {
    const own = all.filter(({ where }) => where);
    const columns = (entity: Entity) =>
      Object.values(entity.fields).filter(({ column }) => column !== undefined).length;
    return own.length > 0 ? own : all.sort((a, b) => columns(b) - columns(a)).slice(0, 1);
  });
}

/**
 * Plants rows of every table of the manifest: for entities that belong to agents two of agent 1 and two of agent 2,
 * whose keys alternate differently from table to table, so that every key of one agent is elsewhere a key of the other.
 * Every text, number of an account and amount is one of a kind. `shared`: what may be of several agents (an account, a
 * poll) is of both, and only what tells of something of one agent belongs to a side.
 */
export async function plant(
  world: Pick<World, 'database' | 'platform'>,
  { shared = false }: { readonly shared?: boolean } = {},
): Promise<Plantation> {
  const { db } = world.database;
  const list = planters();
  const existing = await keysThatExist(world);
  const slots = list.flatMap((entity, parity) =>
    slotsOf(entity, parity, list.filter((one, i) => i < parity && one.table === entity.table).length),
  );
  const keys = new Map<string, (string | number)[]>();
  for (const { entity, side, key } of slots) {
    for (const name of new Set([`${entity.table}|${side}`, `${entity.table}|${side}|${kindOf(entity)}`])) {
      keys.set(name, [...(keys.get(name) ?? []), key]);
    }
  }
  /** A row of the same side, and of the same kind where the table has several. */
  const keyOf = (from: Entity, table: string, side: Side, at: number): unknown => {
    const own =
      // What belongs to no agent may stand on something of one: a group of payments on a bank account.
      [side, 0, 1]
        .flatMap((one) => [keys.get(`${table}|${one}|${kindOf(from)}`), keys.get(`${table}|${one}`)])
        .find(Boolean) ?? [];
    const among = existing.get(table) ?? own;
    return among[at % Math.max(1, among.length)] ?? null;
  };
  let n = 0;
  const now = new Date();
  const rows = slots.map(({ entity, side, key, at }, index): PlantedRow => {
    const values: Record<string, unknown> = {};
    // No moment twice in a table: some are unique there.
    const moment = new Date(now.getTime() - index);
    for (const field of Object.values(entity.fields)) {
      const { column } = field;
      if (column === undefined || field.name === entity.key) continue;
      n += 1;
      values[column] =
        entity.where?.[column] ??
        (field.kind === 'ref'
          ? field.target === 'Agent'
            ? agentFor(field, side)
            : keyOf(entity, entities[field.target as keyof typeof entities]?.table ?? '', side, at)
          : isAgentList(field)
            ? side === 0
              ? []
              : shared
                ? [1, 2]
                : [agents[side]]
            : shared && field.item?.reference?.entity === 'Member'
              ? ([1, 2] as const).flatMap((one) => keyOf(entity, 'member', one, at) ?? [])
              : plantedValue(field, { place: `${entity.table}.${column}`, n, now: moment }));
    }
    return { entity: entity.name, table: entity.table, side, key, values };
  });
  await write(world, rows);
  await markAgents(world);
  await db
    .transaction()
    .execute((tx) =>
      continueKeys(tx, [...new Set(rows.filter(({ key }) => typeof key === 'number').map(({ table }) => table))]),
    );
  return plantationOf(
    rows.map((row) => (shared && !tellsOfOne(row) ? { ...row, side: 0 } : row)),
    existing,
  );
}

function tellsOfOne({ entity }: PlantedRow): boolean {
  return hasOneAgent(entities[entity as keyof typeof entities]);
}

function kindOf(entity: Entity): string {
  return Object.values(entity.where ?? {}).join();
}

/** A parent is another agent; the two of the test have none, or one would see the other's tree. */
function agentFor(field: StoredField, side: Side): number | null {
  return field.nullable && field.name !== 'agent_id' ? null : (agents[side] ?? agents[1]);
}

interface Slot {
  readonly entity: Entity;
  readonly side: Side;
  readonly at: number;
  readonly key: string | number;
}

/** Tables whose rows every installation has: referred to as they are. */
const given = [
  'agent',
  'agent_config',
  'agent_share',
  'role',
  'menu',
  'permission',
  'bank_ref',
  'provider',
  'sub_provider',
];

async function keysThatExist({
  database: { db },
}: Pick<World, 'database'>): Promise<ReadonlyMap<string, readonly (string | number)[]>> {
  const found = new Map<string, readonly (string | number)[]>();
  for (const table of given) {
    if (!isTable(table)) continue;
    const { rows } = await sql<{ key: string | number }>`
      select ${sql.ref(tables[table].primaryKey)} as key from ${sql.table(table)} order by 1 limit ${each}`.execute(db);
    found.set(
      table,
      rows.map(({ key }) => key),
    );
  }
  return found;
}

function slotsOf(entity: Entity, parity: number, before: number): readonly Slot[] {
  if (given.includes(entity.table)) return [];
  const isNumber = entity.fields[entity.key]?.kind === 'id';
  const sides: readonly Side[] = isOwned(entity) ? (parity % 2 === 0 ? [1, 2] : [2, 1]) : [0];
  const base = 21 + each * 2 * before;
  return Array.from({ length: each }, (_, at) =>
    sides.map((side, index): Slot => {
      const number = base + at * 2 + index;
      return { entity, side, at, key: isNumber ? number : `CANARYKEY${number}` };
    }),
  ).flat();
}

/** Stored as the server stores: money in satang, secrets encrypted. */
function stored(world: Pick<World, 'platform'>, field: StoredField | undefined, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (field?.kind === 'secret') return world.platform.cipher.encrypt(String(value));
  return field?.kind === 'money' ? satang(String(value)) : value;
}

async function write(world: Pick<World, 'database' | 'platform'>, rows: readonly PlantedRow[]): Promise<void> {
  await world.database.db.transaction().execute(async (tx) => {
    // Tables refer to each other in circles; who refers to whom was decided above.
    await sql`set local session_replication_role = replica`.execute(tx);
    await dropStories(tx);
    for (const row of rows) {
      const entity: Entity | undefined = entities[row.entity as keyof typeof entities];
      const fields = new Map(Object.values<StoredField>(entity?.fields ?? {}).map((field) => [field.column, field]));
      const columns = Object.entries(row.values).map(
        ([column, value]) => [column, stored(world, fields.get(column), value)] as const,
      );
      await insertAny(tx, row.table, [Object.fromEntries([[entity?.key ?? 'id', row.key], ...columns])]);
    }
  });
}

/** Checks that tie columns to each other tell a story; what is planted fills each column by itself. */
async function dropStories(tx: Executor): Promise<void> {
  const generated = readFileSync(join(root, 'generated/api/schema.sql'), 'utf8');
  const { rows } = await sql<{ table: string; name: string }>`
    select conrelid::regclass::text as table, conname as name from pg_constraint
    where contype = 'c' and conrelid <> 0 and connamespace = 'public'::regnamespace`.execute(tx);
  for (const { table, name } of rows) {
    if (!isTable(table) || generated.includes(`constraint "${name}"`)) continue;
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(tx);
  }
}

/** The agents themselves exist already; their texts become unmistakable. */
async function markAgents({ database: { db } }: Pick<World, 'database'>): Promise<void> {
  await sql`
    update agent set name = 'canary-agent-name-' || id, domain = 'canary-agent-domain-' || id || '.test',
      contact_name = 'canary-agent-contact-' || id, line_id = 'canary-agent-line-' || id, note = 'canary-agent-note-' || id
    where id in (1, 2)`.execute(db);
}

function plantationOf(
  rows: readonly PlantedRow[],
  existing: ReadonlyMap<string, readonly (string | number)[]>,
): Plantation {
  const canaries = (isWanted: (row: PlantedRow, text: string) => boolean) =>
    new Map(
      rows.flatMap((row) =>
        Object.entries(row.values).flatMap(([column, value]) =>
          tellTales(value).flatMap((text) =>
            isWanted(row, text) ? [[text, `${row.table}.${column} ${row.key}`] as const] : [],
          ),
        ),
      ),
    );
  return {
    rows,
    of: (table, side) => rows.filter((row) => row.table === table && row.side === side),
    given: (table) => existing.get(table) ?? [],
    canaries: (side) =>
      new Map([
        ...canaries((row) => row.side === side),
        ...(side === 0
          ? []
          : ['name', 'domain', 'contact', 'line', 'note'].map(
              (part) => [`canary-agent-${part}-${side}`, `agent.${part} ${side}`] as const,
            )),
      ]),
    secrets: canaries((_row, text) => text.startsWith('secret-')),
  };
}
