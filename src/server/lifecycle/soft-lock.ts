import { holderName, takenName } from '#contract/claim.ts';
import type { Entity, Move } from '#contract/endpoint.ts';
import type { Columns } from './columns.ts';

/** Are its records taken into hand? */
export function hasSoftLock(entity: Entity): boolean {
  return entity.fields[holderName]?.column !== undefined && entity.fields[takenName]?.column !== undefined;
}

/** A record whose status changed is in nobody's hands. */
export function released(entity: Entity, { to }: Move): Columns {
  return hasSoftLock(entity) && to.length > 0 ? { [holderName]: null, [takenName]: null } : {};
}
