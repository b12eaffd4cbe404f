import type { Reference } from '#contract/field.ts';
import { pathOf } from './call-text.ts';
import { hintName } from './defaults.ts';
import type { Draft } from './draft.ts';

interface Names {
  ownerOf(entity: string): string;
  keyOf(entity: string): string;
  displayOf(entity: string): string;
  written(entity: string): ReadonlyMap<string, unknown>;
}

/** Where the choices of references come from: the items call of each entity; the first one written counts. */
export function findReferences(draft: Draft, names: Names): ReadonlyMap<string, Reference> {
  const found = new Map<string, Reference>();
  for (const endpoint of draft.endpoints.values()) {
    const entity = endpoint.raw.items;
    if (entity === undefined || found.has(entity) || !draft.entities.has(entity)) continue;
    const label = names.displayOf(entity);
    const value = names.keyOf(entity);
    const hint = hintName !== label && hintName !== value && names.written(entity).has(hintName);
    const answers = endpoint.raw.fields?.includes(hintName) ?? true;
    found.set(entity, {
      entity,
      path: pathOf(endpoint.raw.call),
      value,
      label,
      ...(hint && answers ? { hint: hintName } : {}),
    });
  }
  // An entity of one gateway has its choices from the owner's call where it has none itself.
  for (const name of draft.entities.keys()) {
    const owner = found.get(names.ownerOf(name));
    if (owner && !found.has(name)) found.set(name, { ...owner, entity: name });
  }
  return found;
}
