import { countsSeconds, optionOf, unitOf } from '#contract/words.ts';
import { groupThousands } from '../parts/decimal.ts';
import { durationText } from '../parts/duration.ts';
import { readInteger } from '../parts/read.ts';
import type { FormatFace } from '../types.ts';

/** `1234` → `1,234`, with the unit where the field has one; seconds as minutes, hours and days. */
export const integerFormat: FormatFace<'integer'> = {
  kind: 'integer',
  read: readInteger,
  text: (value, field, { language }, row) => {
    const named = optionOf(field, String(value));
    if (named) return named.label[language];
    if (countsSeconds(field, row)) return durationText(value, language);
    const number = `${value < 0 ? '-' : ''}${groupThousands(String(Math.abs(value)))}`;
    const unit = unitOf(field, row);
    return unit ? `${number} ${unit[language]}` : number;
  },
  align: 'end',
  width: 90,
};
