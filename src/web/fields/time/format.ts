import type { FormatFace } from '../types.ts';

export const timeFormat: FormatFace<'time'> = {
  kind: 'time',
  read: (value) => (typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value) ? value : undefined),
  text: (value) => value,
  align: 'start',
  width: 80,
};
