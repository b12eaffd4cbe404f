import type { EntityModel } from '../model/types.ts';
import { type Code, Extended } from '../print/literal.ts';
import type { LookUp } from './look-up.ts';
import { isSame } from './same.ts';

/** The entity whose fields an entity takes over, when it has every one of them. */
export function ownerOf(entity: EntityModel, names: LookUp): EntityModel | undefined {
  if (entity.extends === undefined) return undefined;
  const owner = names.entity(entity.extends);
  return Object.keys(owner.fields).every((name) => Object.hasOwn(entity.fields, name)) ? owner : undefined;
}

/** An entity's fields as those of its owner (`base`) and what it says otherwise; whole without an owner. */
export function fieldsBeyond(
  entity: EntityModel,
  owner: EntityModel | undefined,
  base: Code,
  write: (field: EntityModel['fields'][string]) => Record<string, unknown> | Extended,
): unknown {
  const all = Object.entries(entity.fields);
  const own = owner ? all.filter(([name, field]) => !isSame(field, owner.fields[name])) : all;
  const written = Object.fromEntries(own.map(([name, field]) => [name, write(field)]));
  if (!owner) return written;
  return own.length === 0 ? base : new Extended(base, written);
}
