import { unitOf } from '#contract/words.ts';
import { formatDecimal, readDecimal, trimZeros } from '../parts/decimal.ts';
import { fieldTexts } from '../texts.ts';
import type { FormatFace } from '../types.ts';

/** `"5.00"` → `5 เท่า`. */
export const multiplierFormat: FormatFace<'multiplier'> = {
  kind: 'multiplier',
  read: readDecimal,
  text: (value, field, { language }, row) => {
    const unit = (unitOf(field, row) ?? fieldTexts.times)[language];
    return `${formatDecimal(trimZeros(value), 0)}${unit === '%' ? '' : ' '}${unit}`;
  },
  align: 'end',
  width: 90,
};
