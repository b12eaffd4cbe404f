import type { Text } from '#contract/text.ts';
import type { World } from '../model/world.ts';

/** One thing that is so, and where that was said. A fact without `from` is a heading. */
export interface Fact {
  readonly what: string;
  readonly value: string;
  readonly from: string;
}

export const heading = (what: string, value = ''): Fact => ({ what, value, from: '' });

export const both = (text: Text): string => (text.th === text.en ? text.th : `${text.th} · ${text.en}`);

/** file:line:column of a key or value; “default” where nothing was written. */
export function placeOf(
  world: World,
  holder: object | undefined,
  key?: string | number,
  part: 'key' | 'value' = 'value',
): string {
  const source = holder && world.draft.places.at(holder, key, part);
  return source && source.line > 0 ? `${source.file}:${source.line}:${source.column}` : 'default';
}

/** Where `holder[key]` was written, else what is said instead. */
export function written(world: World, holder: object | undefined, key: string, otherwise: string): string {
  return holder !== undefined && Object.hasOwn(holder, key) ? placeOf(world, holder, key) : otherwise;
}

/** Where the label of an entity’s field was written; through references it may be another entity’s. */
export function labelOrigin(world: World, entity: string | undefined, name: string): string {
  if (entity === undefined) return 'default (from its name)';
  const found = world.entities.written(entity).get(name);
  if (!found) return 'default (from its name)';
  if (found.raw.th !== undefined)
    return found.holder === undefined ? 'default (managed: true)' : placeOf(world, found.raw, 'th');
  const [ref = '', farField = ''] = (found.raw.through ?? '').split(/\.(.*)/s);
  const target = world.entities.field(entity, ref)?.target;
  return target === undefined ? 'default (from its name)' : labelOrigin(world, target, farField);
}

/** Where the kind of an entity’s field was written. */
export function kindOrigin(world: World, entity: string | undefined, name: string): string {
  const found = entity === undefined ? undefined : world.entities.written(entity).get(name);
  if (!found) return 'default';
  if (found.holder === undefined) return 'default (managed: true)';
  return placeOf(world, found.raw, found.raw.type === undefined ? 'through' : 'type');
}
