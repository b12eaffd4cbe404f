import { readText } from '../parts/read.ts';
import type { FormatFace } from '../types.ts';

/** `0812345678` → `081-234-5678`; masked and foreign numbers as they are. */
export const phoneFormat: FormatFace<'phone'> = {
  kind: 'phone',
  read: readText,
  text: (value) => value.replace(/^(0\d{2})(\d{3})(\d{4})$/, '$1-$2-$3'),
  align: 'start',
  width: 125,
};
