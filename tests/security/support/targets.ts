import type { Endpoint, Entity } from '#contract/endpoint.ts';
import { entities } from '#generated/api/entities.ts';
import { propertiesOf } from './calls.ts';
import type { Plantation, PlantedRow, Side } from './plant.ts';

const all: Readonly<Record<string, Entity>> = entities;

/** What names of inputs of hand-written calls mean; the contract does not say it. */
const byName: Readonly<Record<string, string>> = {
  agent_id: 'Agent',
  provider_id: 'Provider',
  user_id: 'User',
  role_id: 'Role',
  member_id: 'Member',
  account_id: 'GatewayAccount',
  from_bank_id: 'Bank',
  bank_id: 'Bank',
};

/** The entity that an input points at, where the contract or its name tells. */
export function targetOf(call: Endpoint, name: string): Entity | undefined {
  const entity = call.entity === undefined ? undefined : all[call.entity];
  if (entity && (name === call.key || (call.kind === 'items' && name === 'ids'))) return entity;
  const filter = call.filters?.find(({ params }) => params.includes(name));
  const field = filter?.field ?? (entity && Object.hasOwn(entity.fields, name) ? entity.fields[name] : undefined);
  const reference = field?.reference?.entity ?? field?.item?.reference?.entity;
  return all[reference ?? byName[name] ?? ''];
}

/** Keys of one side's rows of an entity; of an agent its own. */
export function keysOf(planted: Plantation, entity: Entity, side: Side): readonly (string | number)[] {
  if (entity.name === 'Agent') return [side];
  const rows = planted.of(entity.table, side).filter((row) => fits(entity, row));
  return rows.map(({ key }) => key);
}

function fits(entity: Entity, row: PlantedRow): boolean {
  return Object.entries(entity.where ?? {}).every(([column, value]) => row.values[column] === value);
}

/** A key of each table of a side: for inputs of which nobody knows what they are a key of. */
export function anyKeys(planted: Plantation, side: Side): readonly number[] {
  const byTable = new Map<string, number>();
  for (const row of planted.rows) if (row.side === side && typeof row.key === 'number') byTable.set(row.table, row.key);
  return [...new Set(byTable.values())];
}

/** Names by which a side's records are known: texts in columns of this name. */
export function valuesNamed(planted: Plantation, name: string, side: Side): readonly string[] {
  return planted.rows
    .flatMap((row) => {
      const value = row.side === side ? row.values[name] : undefined;
      return typeof value === 'string' && /canary|^k\w+z$/.test(value) ? [value] : [];
    })
    .slice(0, 3);
}

/** Inputs that could name a record. */
export function pointers(call: Endpoint): readonly { readonly name: string; readonly target: Entity | undefined }[] {
  return Object.keys(propertiesOf(call))
    .filter((name) => !['version', 'page', 'limit', 'sort', 'export'].includes(name))
    .map((name) => ({ name, target: targetOf(call, name) }));
}
