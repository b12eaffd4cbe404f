import type { Field } from '#contract/field.ts';
import type { RawGroup } from '../language/screen.ts';
import type { Problem } from '../model/types.ts';
import { savesOf, type World } from '../model/world.ts';
import { conditionProblems } from './conditions.ts';
import { complaints, type Rule, unknownName } from './rule.ts';

/** Fields that are shown by condition look at another field that the person chooses, and are none that must be given. */
export const formConditions: Rule = function* (world) {
  for (const { raw } of world.draft.screens.values()) {
    const groups: readonly RawGroup[] = ('groups' in raw ? raw.groups : undefined) ?? [];
    const inputs = new Map(
      ('form' in raw ? savesOf(raw.form) : [])
        .flatMap((id) => world.endpoints.get(id) ?? [])
        .flatMap((call) => world.asked(call).map((field) => [field.name, field] as const)),
    );
    for (const group of groups) {
      for (const written of group.fields) {
        if (typeof written === 'string') continue;
        if ('form' in raw) yield* fieldProblems(world, written, inputs);
        else yield complaints('form-when', world)({ holder: written, key: 'when', part: 'key', message: onlyForms });
      }
    }
  }
};

const onlyForms = '“when” is for forms: a detail screen shows all of a group';

type Conditional = Exclude<RawGroup['fields'][number], string>;

function* fieldProblems(
  world: World,
  { field: name, when }: Conditional,
  inputs: ReadonlyMap<string, Field>,
): Iterable<Problem> {
  const complain = complaints('form-when', world);
  if (inputs.get(name)?.required) {
    const message = `“${name}” must be given: hidden, the form could never be saved`;
    yield complain({ holder: when, message, received: name });
  }
  yield* conditionProblems('form-when', world, when, {
    field: (other) => (other === name ? undefined : inputs.get(other)),
    name(other, at) {
      const field = inputs.get(other);
      if (!field) return unknownName('form-when', world, at, other, inputs.keys(), `the form asks for no “${other}”`);
      if (other === name) return [complain({ ...at, received: other, message: `“${name}” cannot depend on itself` })];
      return [];
    },
  });
}
