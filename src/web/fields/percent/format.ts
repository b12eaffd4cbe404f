import { formatDecimal, readDecimal, trimZeros } from '../parts/decimal.ts';
import type { FormatFace } from '../types.ts';

/** `"12.5000"` → `12.5%`. */
export const percentFormat: FormatFace<'percent'> = {
  kind: 'percent',
  read: readDecimal,
  text: (value) => `${formatDecimal(trimZeros(value), 0)}%`,
  align: 'end',
  width: 90,
};
