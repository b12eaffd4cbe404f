import type { Entity } from '#contract/endpoint.ts';
import { kinds } from '#contract/kinds/index.ts';

/** Are the records of an entity numbered by the database, rather than known by a text? */
export function hasNumericKey(entity: Pick<Entity, 'fields' | 'key'>): boolean {
  const own = entity.fields[entity.key];
  return own !== undefined && kinds[own.kind].key === true;
}
