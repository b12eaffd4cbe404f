import type { RawField } from '../language/field.ts';
import type { Problem } from '../model/types.ts';
import type { World } from '../model/world.ts';
import { complaints, type Rule } from './rule.ts';
import { unknownField } from './unknown-field.ts';
import { unknownOption } from './unknown-option.ts';

/** Units that follow from an enum beside the number name its choices; only a day can stand for its month. */
export const units: Rule = function* (world) {
  for (const { name: entity, raw } of world.draft.entities.values()) {
    for (const [name, field] of Object.entries(raw.fields ?? {})) {
      if (world.draft.places.isDamaged(field)) continue;
      if (field.units) yield* problemsOf(world, entity, name, field, field.units);
      if (field.monthly) yield* monthProblems(world, entity, name, field);
    }
  }
};

function* monthProblems(world: World, entity: string, name: string, raw: RawField): Iterable<Problem> {
  const kind = world.entities.field(entity, name)?.kind;
  if (kind === undefined || kind === 'date') return;
  yield complaints(
    'units',
    world,
  )({
    holder: raw,
    key: 'monthly',
    part: 'key',
    received: 'monthly',
    message: `${entity}.${name} is ${kind}: only a date stands for its month`,
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
  if (kind !== undefined && kind !== 'multiplier')
    yield complain({
      holder: raw,
      key: 'units',
      part: 'key',
      received: 'units',
      message: `${entity}.${name} is ${kind}: only a multiplier has units by another field`,
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
