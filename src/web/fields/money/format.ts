import { formatDecimal, readDecimal } from '../parts/decimal.ts';
import type { FormatFace } from '../types.ts';

/** `"1250.00"` → `1,250.00`. */
export const moneyFormat: FormatFace<'money'> = {
  kind: 'money',
  read: readDecimal,
  text: (value) => formatDecimal(value, 2),
  align: 'end',
  width: 120,
};
