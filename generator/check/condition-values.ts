import type { Field } from '#contract/field.ts';
import { kindData } from '#contract/kinds/data.ts';
import type { Problem } from '../model/types.ts';
import type { World } from '../model/world.ts';
import { complaints } from './rule.ts';
import { unknownOption } from './unknown-option.ts';

/** Values of a condition that the field can never have, so that nothing would ever meet it. */
export function* conditionValues(
  rule: string,
  world: World,
  when: Readonly<Record<string, unknown>>,
  field: Pick<Field, 'name' | 'kind' | 'options'>,
): Iterable<Problem> {
  const value = when[field.name];
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  const options = field.kind === 'enum' ? (field.options ?? []).map((option) => option.value) : [];
  const { spelling: wanted } = kindData[field.kind];
  for (const [index, one] of values.entries()) {
    const at = Array.isArray(value) ? { holder: value, key: index } : { holder: when, key: field.name };
    if (one === null) continue;
    if (options.length > 0 && !options.includes(String(one)))
      yield* unknownOption(rule, world, at, String(one), `“${field.name}”`, options);
    else if (wanted && !wanted.is(one))
      yield complaints(
        rule,
        world,
      )({
        ...at,
        received: JSON.stringify(one),
        message: `“${field.name}” is never ${JSON.stringify(one)}: it is ${field.kind}, say ${wanted.words}`,
      });
  }
}
