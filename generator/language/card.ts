import { tones } from '#contract/field.ts';
import { label } from './field.ts';
import { fieldName } from './names.ts';
import type { Infer } from './shape.ts';
import { choice, either, list, may, object, text } from './words.ts';

/** A figure above the rows of a list. */
export const card = object(
  'card',
  {
    total: may(fieldName, 'Sum over all filtered rows: a field among the totals of the call.'),
    sum: may(list(text), 'Sums added up, one with a minus taken off: [converted, -deposited].'),
    ratio: may(list(text), 'Two sums, the first in per cent of the second; rows is how many rows there are.'),
    count: may(either(text, list(text)), 'How many rows have this value, or one of these, of what the call counts by.'),
    of: may(
      list(text),
      'With count: their share among the rows with these values, in per cent, instead of how many they are.',
    ),
    th: may(text, 'Label in Thai. Default: that of the field, or of the value.'),
    en: may(text, 'Label in English.'),
    tone: may(choice(tones), 'Colour by meaning. Default: that of the value.'),
    note: may(label, 'What it is made of, below the figure.'),
    gain: may(choice(['company', 'player']), 'With sum: whose gain more than nothing is; what is lost is red.'),
  },
  { oneOf: ['total', 'sum', 'ratio', 'count'] },
);

export type RawCard = Infer<typeof card>;
