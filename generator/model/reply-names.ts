import type { EndpointKind } from '#contract/call.ts';
import type { EndpointModel, EntityModel } from './types.ts';

const writes: ReadonlySet<EndpointKind> = new Set(['create', 'update', 'remove', 'move']);

/** Does the interpreter write a row for calls of this kind? */
export const isWrite = (kind: EndpointKind): boolean => writes.has(kind);

/** Names of the entity's fields that the reply of a call holds: a write answers key, version and status, a removal the key. */
export function rowNamesOf(endpoint: EndpointModel, entity: EntityModel): readonly string[] {
  if (endpoint.fields) return endpoint.fields;
  if (!isWrite(endpoint.kind)) return Object.keys(entity.fields);
  // Of a row that is gone nothing is left but its name.
  if (endpoint.kind === 'remove') return [entity.key];
  const names = [entity.key, entity.managed ? 'version' : '', entity.lifecycle?.field ?? ''];
  return [...new Set(names)].filter((name) => Object.hasOwn(entity.fields, name));
}
