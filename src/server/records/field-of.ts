import type { Entity, StoredField } from '#contract/endpoint.ts';

/** A field of the entity by name. */
export function fieldOf(entity: Entity, name: string): StoredField {
  const field = Object.hasOwn(entity.fields, name) ? entity.fields[name] : undefined;
  if (!field) throw new Error(`${entity.name} has no field ${name}`);
  return field;
}
