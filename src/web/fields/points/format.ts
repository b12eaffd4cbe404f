import { groupThousands } from '../parts/decimal.ts';
import { readInteger } from '../parts/read.ts';
import type { FormatFace } from '../types.ts';

/** `1234` → `1,234`, with the unit where the field has one (แต้ม, เหรียญ). */
export const pointsFormat: FormatFace<'points'> = {
  kind: 'points',
  read: readInteger,
  text: (value, field, { language }) => {
    const number = `${value < 0 ? '-' : ''}${groupThousands(String(Math.abs(value)))}`;
    return field.unit ? `${number} ${field.unit[language]}` : number;
  },
  align: 'end',
  width: 100,
};
