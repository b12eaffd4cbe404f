import { readText } from '../parts/read.ts';
import type { FormatFace } from '../types.ts';

export const emailFormat: FormatFace<'email'> = {
  kind: 'email',
  read: readText,
  text: (value) => value,
  align: 'start',
  width: 190,
};
