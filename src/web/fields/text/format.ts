import { readText } from '../parts/read.ts';
import type { FormatFace } from '../types.ts';

export const textFormat: FormatFace<'text'> = {
  kind: 'text',
  read: readText,
  text: (value) => value,
  align: 'start',
  width: 220,
};
