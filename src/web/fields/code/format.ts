import { readText } from '../parts/read.ts';
import type { FormatFace } from '../types.ts';

export const codeFormat: FormatFace<'code'> = {
  kind: 'code',
  read: readText,
  text: (value) => value,
  align: 'start',
  width: 170,
};
