import { ownUnitOf } from '#contract/words.ts';
import { formatDecimal, readDecimal, trimZeros } from '../parts/decimal.ts';
import type { FormatFace } from '../types.ts';

/** `"1250.00"` → `1,250.00`; what is no baht says what it is: `300 แต้ม`. */
export const moneyFormat: FormatFace<'money'> = {
  kind: 'money',
  read: readDecimal,
  text: (value, field, { language }, row) => {
    const unit = ownUnitOf(field, row);
    return unit ? `${formatDecimal(trimZeros(value), 0)} ${unit[language]}` : formatDecimal(value, 2);
  },
  align: 'end',
  width: 120,
};
