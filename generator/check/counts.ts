import { kindData } from '#contract/kinds/data.ts';
import { kinds } from '#contract/kinds/index.ts';
import type { RawField } from '../language/field.ts';
import { counted, itemOf } from '../model/counts.ts';
import type { Problem } from '../model/types.ts';
import type { World } from '../model/world.ts';
import { complaints, type Rule, unknownName } from './rule.ts';
import { unknownField } from './unknown-field.ts';

/** Derived numbers count what can be counted, and say nothing of what only a stored number has. */
export const counts: Rule = function* (world) {
  for (const { name: entity, raw } of world.draft.entities.values()) {
    for (const [name, field] of Object.entries(raw.fields ?? {})) {
      if (world.draft.places.isDamaged(field)) continue;
      if (field.count !== undefined) yield* countProblems(world, entity, name, field, field.count);
      else yield* strayProblems(world, `${entity}.${name}`, field);
    }
  }
};

/** Keys that only have a meaning with `count`. */
function* strayProblems(world: World, label: string, field: RawField): Iterable<Problem> {
  for (const key of ['by', 'emptyIsAll', 'sum', 'until'] as const) {
    if (field[key] === undefined) continue;
    yield complaints(
      'count',
      world,
    )({
      holder: field,
      key,
      part: 'key',
      received: key,
      message: `${label}: “${key}” says how to count, but nothing is counted (count)`,
    });
  }
}

/** What a number that nobody stores cannot have. */
const foreign = ['through', 'computed', 'required', 'nullable', 'unique', 'immutable', 'initial', 'mask'] as const;

function* countProblems(world: World, entity: string, name: string, field: RawField, text: string): Iterable<Problem> {
  const complain = complaints('count', world);
  const label = `${entity}.${name}`;
  // One kind: what is counted has a type of its own, not any that is a number.
  if (field.sum === undefined && field.type !== 'integer') {
    yield complain({
      holder: field,
      key: 'type',
      received: String(field.type),
      message: `${label} is counted: its type is integer`,
    });
  }
  for (const key of foreign) {
    if (field[key] !== undefined)
      yield complain({
        holder: field,
        key,
        part: 'key',
        received: key,
        message: `${label} is counted when it is read: it has no “${key}”`,
      });
  }
  if (world.entities.raw(entity)?.virtual) {
    yield complain({
      holder: field,
      key: 'count',
      received: text,
      message: `${entity} has no table: nothing can name its rows`,
    });
    return;
  }
  const { entity: other, field: farField } = counted(text);
  yield* other === undefined
    ? itemProblems(world, entity, label, field, farField)
    : rowProblems(world, entity, label, field, other, farField);
}

/** The record's own list. */
function* itemProblems(world: World, entity: string, label: string, field: RawField, name: string): Iterable<Problem> {
  const complain = complaints('count', world);
  const at = { holder: field, key: 'count', received: name };
  const list = world.entities.field(entity, name);
  if (!list) yield* unknownField('count', world, at, entity, name);
  else if (list.kind !== 'list' || list.column === undefined)
    yield complain({
      ...at,
      message: `${entity}.${name} is ${list.kind}: only the items of a stored list are counted`,
    });
  else if (field.emptyIsAll && itemOf(world.entities.written(entity).get(name)?.raw)?.to === undefined)
    yield complain({
      holder: field,
      key: 'emptyIsAll',
      received: 'true',
      message: `${label}: ${name} holds no references, so nobody knows how many “all” are`,
    });
  if (field.by !== undefined)
    yield complain({
      holder: field,
      key: 'by',
      received: field.by,
      message: `${label} counts its own list: there is nothing to compare`,
    });
  for (const key of ['sum', 'until'] as const) {
    const received = field[key];
    if (received === undefined) continue;
    yield complain({ holder: field, key, received, message: `${label} counts its own list: there are no rows` });
  }
}

/** Rows of another entity. */
function* rowProblems(
  world: World,
  entity: string,
  label: string,
  field: RawField,
  other: string,
  name: string,
): Iterable<Problem> {
  const complain = complaints('count', world);
  const at = { holder: field, key: 'count', received: field.count ?? '' };
  const by = field.by === undefined ? undefined : world.entities.field(entity, field.by);
  if (field.by !== undefined && !by)
    yield* unknownField('count', world, { holder: field, key: 'by' }, entity, field.by);
  if (!world.draft.entities.has(other)) {
    yield* unknownName('count', world, at, other, world.draft.entities.keys(), `unknown entity “${other}”`);
    return;
  }
  const far = world.entities.field(other, name);
  if (!far) {
    yield* unknownField('count', world, at, other, name);
    return;
  }
  const item = itemOf(world.entities.written(other).get(name)?.raw);
  const target = far.kind === 'ref' ? far.target : item?.to;
  // A reference to nothing is reported where it is written.
  if (target !== undefined && !world.draft.entities.has(target)) return;
  const holdsText = far.kind === 'list' && target === undefined;
  const points = target !== undefined && world.entities.ownerOf(target) === world.entities.ownerOf(entity);
  // One kind: a text represents the record whose key it is.
  if (far.column === undefined || (!points && !(holdsText && (far.item?.kind ?? 'string') === 'string'))) {
    yield complain({
      ...at,
      message: `${other}.${name} does not name a ${entity}: it is neither a reference to it nor a list of them or of texts`,
    });
    return;
  }
  yield* farProblems(world, label, field, other);
  if (field.emptyIsAll && far.kind !== 'list')
    yield complain({
      holder: field,
      key: 'emptyIsAll',
      received: 'true',
      message: `${label}: ${other}.${name} is no list that could be empty`,
    });
  if (field.by === undefined || !by) return;
  const where = { holder: field, key: 'by', received: field.by };
  if (!holdsText)
    yield complain({ ...where, message: `${label}: ${other}.${name} holds references, which are compared by the key` });
  else if (by.column === undefined)
    yield complain({ ...where, message: `${entity}.${field.by} has no column to compare` });
}

/** What is added up, and what must still be ahead: both are stored with the rows that are counted. */
function* farProblems(world: World, label: string, field: RawField, other: string): Iterable<Problem> {
  const complain = complaints('count', world);
  for (const key of ['sum', 'until'] as const) {
    const name = field[key];
    if (name === undefined) continue;
    const at = { holder: field, key, received: name };
    const far = world.entities.field(other, name);
    if (!far) yield* unknownField('count', world, at, other, name);
    else if (far.column === undefined) yield complain({ ...at, message: `${other}.${name} has no column` });
    else if (key === 'until' && kinds[far.kind].calendar !== 'instant')
      yield complain({ ...at, message: `${label}: ${other}.${name} is ${far.kind}, not a moment` });
    else if (key === 'sum' && !kindData[far.kind].addable)
      yield complain({ ...at, message: `${label}: ${other}.${name} is ${far.kind}, which is not added up` });
    else if (key === 'sum' && far.kind !== field.type)
      yield complain({
        holder: field,
        key: 'type',
        received: String(field.type),
        message: `${label} adds up ${other}.${name}: its type is ${far.kind}`,
      });
  }
}
