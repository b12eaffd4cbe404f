import { kinds } from '#contract/kinds/index.ts';
import type { RawField } from '../language/field.ts';
import type { Problem } from '../model/types.ts';
import type { World } from '../model/world.ts';
import { isSound } from './look.ts';
import { complaints, type Rule } from './rule.ts';
import { unknownField } from './unknown-field.ts';
import { unknownOption } from './unknown-option.ts';

/** Units that depend on a neighbouring enum name its choices; only a day can represent its month. */
export const units: Rule = function* (world) {
  for (const { name: entity, raw } of world.draft.entities.values()) {
    for (const [name, field] of Object.entries(raw.fields ?? {})) {
      if (world.draft.places.isDamaged(field)) continue;
      if (field.units) yield* problemsOf(world, entity, name, field, field.units);
      if (field.monthly) yield* monthProblems(world, entity, name, field);
      if (field.through !== undefined && !field.units) yield* farProblems(world, entity, name, field, field.through);
    }
  }
  yield* besideProblems(world);
};

/** What a number is of, and what it is added up by, comes along with it. */
function* besideProblems(world: World): Iterable<Problem> {
  for (const endpoint of world.endpoints.values()) {
    const raw = world.draft.endpoints.get(endpoint.id)?.raw;
    const { entity, fields, kind } = endpoint;
    if (!raw?.fields || !fields || entity === undefined || kind === 'service' || !isSound(world, endpoint)) continue;
    for (const name of fields) {
      const field = world.entities.field(entity, name);
      const by = field?.units?.by ?? (endpoint.totals?.includes(name) && !field?.measure ? field?.adds?.by : undefined);
      if (by === undefined || fields.includes(by)) continue;
      yield complaints(
        'units',
        world,
      )({
        holder: raw,
        key: 'fields',
        received: name,
        message: `${endpoint.id} answers “${name}” without “${by}”, which says what it is of`,
      });
    }
  }
}

/** A number that is read by reference keeps its unit: the field that it depends on is read as well. */
function* farProblems(world: World, entity: string, name: string, raw: RawField, through: string): Iterable<Problem> {
  const [ref = '', farField = ''] = through.split(/\.(.*)/s);
  const target = world.entities.field(entity, ref)?.target;
  const units =
    target === undefined || farField.includes('.') ? undefined : world.entities.field(target, farField)?.units;
  if (!units || world.entities.field(entity, name)?.units) return;
  yield complaints(
    'units',
    world,
  )({
    holder: raw,
    key: 'through',
    received: through,
    message: `${entity}.${name} has units by “${units.by}”: read ${ref}.${units.by} as well`,
  });
}

function* monthProblems(world: World, entity: string, name: string, raw: RawField): Iterable<Problem> {
  const kind = world.entities.field(entity, name)?.kind;
  if (kind === undefined || kinds[kind].calendar === 'day') return;
  yield complaints(
    'units',
    world,
  )({
    holder: raw,
    key: 'monthly',
    part: 'key',
    received: 'monthly',
    message: `${entity}.${name} is ${kind}: only a date represents its month`,
  });
}

function* problemsOf(
  world: World,
  entity: string,
  name: string,
  raw: RawField,
  written: NonNullable<RawField['units']>,
): Iterable<Problem> {
  const complain = complaints('units', world);
  const kind = world.entities.field(entity, name)?.kind;
  const number = kind && kinds[kind].number;
  // Per cent is a unit already.
  if (kind !== undefined && (!number || number.unit === 'percent'))
    yield complain({
      holder: raw,
      key: 'units',
      part: 'key',
      received: 'units',
      message: `${entity}.${name} is ${kind}: only a number has units by another field`,
    });
  const by = world.entities.field(entity, written.by);
  if (!by) {
    yield* unknownField('units', world, { holder: written, key: 'by' }, entity, written.by);
    return;
  }
  if (by.kind !== 'enum') {
    yield complain({
      holder: written,
      key: 'by',
      received: written.by,
      message: `${entity}.${written.by} is ${by.kind}: units follow from an enum`,
    });
    return;
  }
  const options = by.options?.map((option) => option.value) ?? [];
  for (const value of Object.keys(written.of)) {
    if (options.includes(value)) continue;
    const at = { holder: written.of, key: value, part: 'key' as const };
    yield* unknownOption('units', world, at, value, `${entity}.${written.by}`, options);
  }
}
