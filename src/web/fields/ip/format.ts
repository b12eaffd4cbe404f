import { readText } from '../parts/read.ts';
import type { FormatFace } from '../types.ts';

export const ipFormat: FormatFace<'ip'> = {
  kind: 'ip',
  read: readText,
  text: (value) => value,
  align: 'start',
  width: 140,
};
