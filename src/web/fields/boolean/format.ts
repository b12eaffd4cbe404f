import { booleanWords } from '#contract/words.ts';
import type { FormatFace } from '../types.ts';

export const booleanFormat: FormatFace<'boolean'> = {
  kind: 'boolean',
  read: (value) => (typeof value === 'boolean' ? value : undefined),
  text: (value, field, { language }) => booleanWords(value, field).label[language],
  align: 'start',
  width: 80,
};
