import { optionOf } from '#contract/words.ts';
import { readText } from '../parts/read.ts';
import type { FormatFace } from '../types.ts';

/** The label of the option; an unknown value as it is. */
export const enumFormat: FormatFace<'enum'> = {
  kind: 'enum',
  read: readText,
  text: (value, field, { language }) => optionOf(field, value)?.label[language] ?? value,
  align: 'start',
  width: 130,
};
