import { formatDecimal, readDecimal, trimZeros } from '../parts/decimal.ts';
import type { FormatFace } from '../types.ts';

/** `"12.5000"` → `12.50%`: the decimal points of a column are aligned. */
export const percentFormat: FormatFace<'percent'> = {
  kind: 'percent',
  read: readDecimal,
  text: (value) => `${formatDecimal(trimZeros(value), 2)}%`,
  align: 'end',
  width: 90,
};
