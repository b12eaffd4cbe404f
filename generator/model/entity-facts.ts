import type { RawEntity } from '../language/entity.ts';
import type { RawField } from '../language/field.ts';
import { Senses } from './adds.ts';
import { claimedFields, managedAfter, managedBefore } from './defaults.ts';
import type { Draft } from './draft.ts';
import type { Entities, Written } from './entities.ts';
import { fact, factOf, parts } from './memory.ts';
import { rollupFields } from './rollups.ts';

/** What is known of entities, each fact apart: whoever asks for the key of one depends on nothing else of it. */

export const writtenNamed = fact('entities', (all: Entities, name: string) => findWritten(all, name, []));
export const ownerNamed = fact('entities', (all: Entities, name: string) => all.findOwner(name));
export const keyNamed = fact('entities', (all: Entities, name: string) => all.findKey(name));
export const displayNamed = fact('entities', (all: Entities, name: string) => all.findDisplay(name));
export const lifecycleNamed = fact('entities', (all: Entities, name: string) => all.findLifecycle(name));
export const modelNamed = fact('entities', (all: Entities, name: string) => all.findModel(name));
export const namesIn = fact('entities', (all: Entities, name: string): readonly string[] => [
  ...all.written(name).keys(),
]);
export const fieldNamed = fact('entities', (all: Entities, id: string) => all.findField(...parts(id)));
export const rawField = fact('entities', (all: Entities, id: string) => {
  const [entity, name] = parts(id);
  return all.written(entity).get(name)?.raw;
});
const references = factOf('entities', (all: Entities) => all.references());
export const referenceTo = fact('entities', (all: Entities, name: string) => references(all).get(name));
const rawIn = (draft: Draft, name: string): RawEntity | undefined => draft.entities.get(name)?.raw;
export const isVirtualNamed = fact('draft', (draft: Draft, name: string) => rawIn(draft, name)?.virtual === true);
const storedIn = factOf('draft', (draft: Draft): readonly string[] =>
  [...draft.entities].flatMap(([name, { raw }]) => (raw.virtual ? [] : [name])),
);

/** What numbers of these entities may be added with. */
export const sensesOf = (all: Entities): Senses =>
  new Senses(
    {
      written: (entity) => all.written(entity),
      get stored() {
        return storedIn(all.draft);
      },
      sourcesOf: (entity) => rawIn(all.draft, entity)?.rollup?.of ?? [],
      hasFlows: (name) => {
        const flows = Object.values(all.draft.enums.get(name)?.raw ?? {}).map(({ flow }) => flow);
        return flows.includes('in') && flows.includes('out');
      },
      options: (entity, field) => all.field(entity, field)?.options,
    },
    all,
  );

/** Every field of an entity as written, in order; `above` = what it is inside of. */
export function findWritten(all: Entities, name: string, above: readonly string[]): ReadonlyMap<string, Written> {
  const raw = all.draft.entities.get(name)?.raw;
  const found = new Map<string, Written>();
  if (!raw) return found;
  const base = raw.extends;
  const isManaged = raw.managed === true && raw.virtual !== true;
  const add = (fields: Readonly<Record<string, RawField>>, holder: object | undefined) => {
    for (const [key, field] of Object.entries(fields)) found.set(key, { raw: field, holder });
  };
  if (isManaged) add(managedBefore, undefined);
  if (raw.rollup)
    add(
      rollupFields(raw.rollup, (of) => all.written(of)),
      undefined,
    );
  const inherited = base !== undefined && !above.includes(base) ? all.written(base, [...above, name]) : undefined;
  for (const [key, field] of inherited ?? []) found.set(key, field);
  const after = Object.keys(managedAfter).filter((key) => found.has(key) && !found.get(key)?.holder);
  const moved = after.map((key) => [key, found.get(key)] as const);
  for (const key of after) found.delete(key);
  add(raw.fields ?? {}, raw.fields);
  if (raw.claimed) add(claimedFields, undefined);
  for (const [key, field] of moved) if (field && !found.has(key)) found.set(key, field);
  if (isManaged)
    for (const [key, field] of Object.entries(managedAfter))
      if (!found.has(key)) found.set(key, { raw: field, holder: undefined });
  return found;
}
