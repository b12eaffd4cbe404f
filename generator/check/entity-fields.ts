import { kinds } from '#contract/kinds/index.ts';
import type { RawEntity } from '../language/entity.ts';
import { personName } from '../model/defaults.ts';
import type { Problem } from '../model/types.ts';
import type { World } from '../model/world.ts';
import { complaints, type Rule } from './rule.ts';
import { unknownField } from './unknown-field.ts';

/** Fields that an entity names in its own description exist on it. */
export const entityFields: Rule = function* (world) {
  for (const { name, raw } of world.draft.entities.values()) {
    for (const { holder, key, field, part } of namedFields(raw))
      yield* unknownField('entity-field', world, { holder, key, ...(part && { part }) }, name, field);
    yield* keyProblems(world, name, raw);
    yield* englishProblems(world, name, raw);
    yield* personProblems(world, name, raw);
    for (const index of raw.indexes ?? [])
      yield* indexProblems(world, name, 'columns' in index ? index.columns : index);
  }
};

interface Named {
  readonly holder: object;
  readonly key: string | number;
  readonly field: string;
  readonly part?: 'key';
}

/** Fields that an entity names, each with its place. */
function* namedFields(raw: RawEntity): Iterable<Named> {
  for (const key of ['key', 'display', 'scope', 'gateway', 'person'] as const) {
    const field = raw[key];
    if (typeof field === 'string') yield { holder: raw, key, field };
  }
  if (typeof raw.scope !== 'string') yield* inList(raw.scope);
  const { about, where } = raw;
  for (const key of about ? (['entity', 'key', 'keys', 'by'] as const) : []) {
    const field = about?.[key];
    if (about && field !== undefined) yield { holder: about, key, field };
  }
  yield* inList(raw.search);
  for (const field of Object.keys(where ?? {})) yield { holder: where ?? raw, key: field, field, part: 'key' };
}

function* inList(names: readonly string[] | undefined): Iterable<Named> {
  for (const [key, field] of (names ?? []).entries()) yield { holder: names ?? [], key, field };
}

/** Whose row it is says a stored reference to a user. */
function* personProblems(world: World, name: string, raw: RawEntity): Iterable<Problem> {
  if (raw.person === undefined) return;
  const field = world.entities.field(name, raw.person);
  if (!field || (field.kind === 'ref' && field.target === personName && !field.through)) return;
  const message = `${name}.${raw.person} is no reference to a ${personName}: it says of no row which person's it is`;
  yield complaints('entity-person', world)({ holder: raw, key: 'person', received: raw.person, message });
}

/** An entity that does not name its key has the field `id`, as a rollup has by itself. */
function* keyProblems(world: World, name: string, raw: RawEntity): Iterable<Problem> {
  const { places, entities } = world.draft;
  const { fields = {} } = raw;
  if (raw.key !== undefined || raw.extends !== undefined || raw.rollup !== undefined) return;
  if (world.entities.written(name).has('id') || places.isDamaged(fields) || places.isDamaged(raw)) return;
  const { holder } = entities.get(name) ?? { holder: raw };
  const message = `${name} has no field “id”: say managed: true, or name its key`;
  yield complaints(
    'entity-key',
    world,
  )({ holder, key: name, part: 'key', received: Object.keys(fields).join(', '), message });
}

/** An index is of fields that have columns. */
function* indexProblems(world: World, name: string, columns: readonly string[]): Iterable<Problem> {
  const complain = complaints('entity-field', world);
  for (const [key, column] of columns.entries()) {
    yield* unknownField('entity-field', world, { holder: columns, key }, name, column);
    const field = world.entities.field(name, column);
    if (field && field.column === undefined)
      yield complain({ holder: columns, key, received: column, message: `${name}.${column} has no column to index` });
  }
}

/** The English of a text is another line of text of the same record, which the same people may read. */
function* englishProblems(world: World, entity: string, { fields = {} }: RawEntity): Iterable<Problem> {
  for (const [name, raw] of Object.entries(fields)) {
    const { english } = raw;
    const text = world.entities.field(entity, name);
    if (english === undefined || !text || world.draft.places.isDamaged(raw)) continue;
    const other = world.entities.field(entity, english);
    if (!other) {
      yield* unknownField('english', world, { holder: raw, key: 'english' }, entity, english);
      continue;
    }
    if (english !== name && [text, other].every(({ kind }) => kinds[kind].line) && text.mask === other.mask) continue;
    yield complaints(
      'english',
      world,
    )({
      holder: raw,
      key: 'english',
      received: english,
      message: `${entity}.${name}: its English is another line of text of the same record, masked as it is, and ${english} is not`,
    });
  }
}
