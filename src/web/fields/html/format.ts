import { htmlToText } from '#contract/html-text.ts';
import { readText } from '../parts/read.ts';
import type { FormatFace } from '../types.ts';

export const htmlFormat: FormatFace<'html'> = {
  kind: 'html',
  read: readText,
  text: htmlToText,
  align: 'start',
  width: 220,
};
