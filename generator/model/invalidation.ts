import type { RawEndpoint } from '../language/endpoint.ts';
import { methodOf, pathOf } from './call-text.ts';
import { counted } from './counts.ts';
import { type Subject, subjectOf } from './endpoints.ts';
import type { Entities } from './entities.ts';
import { fact, factOf } from './memory.ts';

/** Paths of GET calls by the entity that they are about, and under `/extended` and `/counted` by those that they follow. */
const pathsBy = factOf('entities', (entities: Entities): ReadonlyMap<string, readonly string[]> => {
  const byEntity = new Map<string, string[]>();
  const add = (entity: string, path: string) => {
    const paths = byEntity.get(entity);
    if (paths) paths.push(path);
    else byEntity.set(entity, [path]);
  };
  for (const { raw } of entities.draft.endpoints.values()) {
    const { entity } = subjectOf(raw);
    if (entity === undefined || methodOf(raw.call) !== 'GET') continue;
    add(entity, pathOf(raw.call));
    const owner = entities.ownerOf(entity);
    // A write to the owner touches every entity of the table; a write to one of them touches the owner's rows.
    if (owner !== entity) add(`${owner}/extended`, pathOf(raw.call));
    for (const [name, other] of countedBy(entities, entity))
      if (raw.fields?.includes(name) ?? true) add(`${other}/counted`, pathOf(raw.call));
  }
  return byEntity;
});

/** Fields of an entity that count rows of another, and of which. */
const countedBy = fact('entities', (entities: Entities, name: string): readonly (readonly [string, string])[] =>
  [...entities.written(name)].flatMap(([field, { raw }]) => {
    const other = raw.count === undefined ? undefined : counted(raw.count).entity;
    return other === undefined ? [] : [[field, other] as const];
  }),
);

const paths = fact(
  'entities',
  (entities: Entities, key: string): readonly string[] => pathsBy(entities).get(key) ?? [],
);

/**
 * The calls that a write makes stale: every GET call about the same entity, about the owner of its table or about what extends
 * it, those that count its rows, and the calls named by `invalidates`.
 */
export function invalidated(entities: Entities, { entity }: Subject, raw: RawEndpoint): readonly string[] {
  const owner = entity === undefined ? undefined : entities.ownerOf(entity);
  const named = (raw.invalidates ?? []).flatMap((other) => {
    const call = entities.draft.endpoints.get(other)?.raw.call;
    return call !== undefined && methodOf(call) === 'GET' ? [pathOf(call)] : [];
  });
  if (entity === undefined || owner === undefined) return [...new Set(named)].sort();
  const family = paths(entities, owner === entity ? `${owner}/extended` : owner);
  return [
    ...new Set([...paths(entities, entity), ...family, ...paths(entities, `${entity}/counted`), ...named]),
  ].sort();
}
