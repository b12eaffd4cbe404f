import { kinds } from '#contract/kinds/index.ts';
import type { RawField } from '../language/field.ts';
import type { Problem } from '../model/types.ts';
import type { World } from '../model/world.ts';
import { complaints, type Rule } from './rule.ts';
import { unknownField } from './unknown-field.ts';

/** Suggestions are offered for texts, and parts of them go to fields that exist. */
export const suggested: Rule = function* (world) {
  for (const { name: entity, raw } of world.draft.entities.values()) {
    for (const [name, field] of Object.entries(raw.fields ?? {})) {
      if (!world.draft.places.isDamaged(field)) yield* fieldProblems(world, entity, name, field);
    }
  }
};

function* fieldProblems(world: World, entity: string, name: string, raw: RawField): Iterable<Problem> {
  const complain = complaints('suggest', world);
  const kind = world.entities.field(entity, name)?.kind;
  if (raw.suggest !== undefined && kind !== undefined && !kinds[kind].line)
    yield complain({
      holder: raw,
      key: 'suggest',
      received: raw.suggest,
      message: `${entity}.${name} is ${kind}: only a line of text has suggestions`,
    });
  if (raw.fills === undefined) return;
  if (raw.suggest !== 'permissions')
    yield complain({
      holder: raw,
      key: 'fills',
      part: 'key',
      received: 'fills',
      message: `${entity}.${name} is not put together from parts (suggest: permissions): it fills nothing`,
    });
  for (const other of Object.keys(raw.fills)) {
    yield* unknownField('suggest', world, { holder: raw.fills, key: other, part: 'key' }, entity, other);
  }
}
