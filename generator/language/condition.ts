import { fieldName } from './names.ts';
import type { Infer } from './shape.ts';
import { boolean, either, list, map, may, must, named, nothing, object, scalar } from './words.ts';

const value = either(scalar, nothing);
const values = either(scalar, nothing, list(value));

const otherField = object('other field', { field: must(fieldName, 'Field of the same row that it is compared with.') });
const operand = either(scalar, otherField);
const moments = 'A number, a day, now, now-30m, today or today+7d, or { field: other }.';

const test = object(
  'test',
  {
    not: may(values, 'It has none of these values; null = it is not empty.'),
    above: may(operand, `It is more than this, or later. ${moments}`),
    atLeast: may(operand, `It is this or more, or no earlier. ${moments}`),
    below: may(operand, `It is less than this, or earlier. ${moments}`),
    atMost: may(operand, `It is this or less, or no later. ${moments}`),
    me: may(boolean, 'Is it the person who looks?'),
  },
  { anyOf: ['not', 'above', 'atLeast', 'below', 'atMost', 'me'] },
);

const tests = map(fieldName, either(scalar, nothing, list(value), test));

/**
 * The one language of conditions: what fields must be, all of it; of a list of such maps one. In DNF every condition of
 * `and`, `or` and `not` can be written, and no name of a field is a word of the language.
 */
export const condition = named('condition', tests, list(tests));

export type RawTests = Infer<typeof tests>;
export type RawTest = Infer<typeof test>;
export type RawCondition = Infer<typeof condition>;
