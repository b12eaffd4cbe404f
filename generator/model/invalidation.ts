import type { RawEndpoint } from '../language/endpoint.ts';
import { methodOf, pathOf } from './call-text.ts';
import { counted } from './counts.ts';
import type { Draft } from './draft.ts';
import { type Subject, subjectOf } from './endpoints.ts';
import type { Entities } from './entities.ts';

/**
 * The calls that a write makes stale: every GET call about the same entity, about the owner of its table or about what extends
 * it, those that count its rows, and the calls named by `invalidates`.
 */
export function invalidation(
  draft: Draft,
  entities: Entities,
): (id: string, subject: Subject, raw: RawEndpoint) => readonly string[] {
  const byEntity = new Map<string, string[]>();
  const add = (entity: string, path: string) => {
    const paths = byEntity.get(entity);
    if (paths) paths.push(path);
    else byEntity.set(entity, [path]);
  };
  for (const { raw } of draft.endpoints.values()) {
    const { entity } = subjectOf(raw);
    if (entity === undefined || methodOf(raw.call) !== 'GET') continue;
    add(entity, pathOf(raw.call));
    const owner = entities.ownerOf(entity);
    // A write to the owner touches every entity of the table; a write to one of them touches the owner's rows.
    if (owner !== entity) add(`${owner}/extended`, pathOf(raw.call));
    for (const [name, { raw: field }] of entities.written(entity)) {
      const other = field.count === undefined ? undefined : counted(field.count).entity;
      if (other !== undefined && (raw.fields?.includes(name) ?? true)) add(`${other}/counted`, pathOf(raw.call));
    }
  }
  return (_id, subject, raw) => {
    const { entity } = subject;
    const owner = entity === undefined ? undefined : entities.ownerOf(entity);
    const named = (raw.invalidates ?? []).flatMap((other) => {
      const call = draft.endpoints.get(other)?.raw.call;
      return call !== undefined && methodOf(call) === 'GET' ? [pathOf(call)] : [];
    });
    const own = entity === undefined ? [] : (byEntity.get(entity) ?? []);
    const counts = entity === undefined ? [] : (byEntity.get(`${entity}/counted`) ?? []);
    const family =
      entity === undefined || owner === undefined
        ? []
        : owner === entity
          ? (byEntity.get(`${owner}/extended`) ?? [])
          : (byEntity.get(owner) ?? []);
    return [...new Set([...own, ...family, ...counts, ...named])].sort();
  };
}
