import { formatDecimal, readDecimal, trimZeros } from '../parts/decimal.ts';
import type { FormatFace } from '../types.ts';

/** `"12.5000"` → `12.50%`: the points of a column stand below each other. */
export const percentFormat: FormatFace<'percent'> = {
  kind: 'percent',
  read: readDecimal,
  text: (value) => `${formatDecimal(trimZeros(value), 2)}%`,
  align: 'end',
  width: 90,
};
