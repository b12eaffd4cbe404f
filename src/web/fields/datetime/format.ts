import { momentText, readMoment } from '../parts/calendar.ts';
import type { FormatFace } from '../types.ts';

/** `2026-01-31T07:05:09.000Z` → `31/01/2026 14:05:09` in Bangkok. */
export const datetimeFormat: FormatFace<'datetime'> = {
  kind: 'datetime',
  read: readMoment,
  text: (value, _field, { buddhist }) => momentText(value, buddhist),
  align: 'start',
  width: 160,
};
