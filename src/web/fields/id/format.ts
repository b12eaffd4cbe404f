import { readKey } from '../parts/read.ts';
import type { FormatFace } from '../types.ts';

export const idFormat: FormatFace<'id'> = {
  kind: 'id',
  read: readKey,
  text: (value) => String(value),
  align: 'start',
  width: 80,
};
