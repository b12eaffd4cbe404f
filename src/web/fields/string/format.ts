import { readText } from '../parts/read.ts';
import type { FormatFace } from '../types.ts';

export const stringFormat: FormatFace<'string'> = {
  kind: 'string',
  read: readText,
  text: (value) => value,
  align: 'start',
  width: 150,
};
