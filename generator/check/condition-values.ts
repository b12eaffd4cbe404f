import type { Field, FieldKind } from '#contract/field.ts';
import type { Problem } from '../model/types.ts';
import type { World } from '../model/world.ts';
import { complaints } from './rule.ts';
import { unknownOption } from './unknown-option.ts';

type Spelt = { readonly is: (value: unknown) => boolean; readonly words: string };

const text = (pattern: RegExp, words: string): Spelt => ({
  is: (value) => typeof value === 'string' && pattern.test(value),
  words,
});

const number: Spelt = { is: (value) => typeof value === 'number', words: 'a number' };

/** How a value of a kind is spelt where it is compared: as on the wire, and a text is no number. */
const spelt: Partial<Readonly<Record<FieldKind, Spelt>>> = {
  boolean: { is: (value) => typeof value === 'boolean', words: 'true or false, without quotes' },
  integer: number,
  points: number,
  id: number,
  money: text(/^-?\d+\.\d{2}$/, 'an amount with two places, in quotes: "0.00"'),
  multiplier: text(/^-?\d+\.\d{2}$/, 'a number with two places, in quotes: "1.00"'),
  percent: text(/^-?\d+\.\d{4}$/, 'a number with four places, in quotes: "0.0000"'),
  enum: {
    is: (value) => typeof value === 'string',
    words: 'one of its values, in quotes where it looks like a number',
  },
};

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
  const wanted = spelt[field.kind];
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
