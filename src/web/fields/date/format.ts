import { dayText, isDay, monthText } from '../parts/calendar.ts';
import type { FormatFace } from '../types.ts';

/** `2026-01-31` → `31/01/2026`, or `31/01/2569` in the Buddhist era; `ม.ค. 2026` if it represents its month. */
export const dateFormat: FormatFace<'date'> = {
  kind: 'date',
  read: (value) => (typeof value === 'string' && isDay(value) ? value : undefined),
  text: (value, { monthly }, { buddhist, language }) =>
    monthly ? monthText(value, buddhist, language) : dayText(value, buddhist),
  align: 'start',
  width: 110,
};
