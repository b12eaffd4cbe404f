import type { Row } from '#contract/envelope.ts';
import { rawText } from '../parts/visible-text.ts';
import type { FormatFace } from '../types.ts';

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lists do not know what is inside: a record draws it. */
export const shapeFormat: FormatFace<'shape'> = {
  kind: 'shape',
  read: (value) => (isRow(value) ? value : undefined),
  text: rawText,
  align: 'start',
  width: 220,
};
