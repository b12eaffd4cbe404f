import { fieldTexts } from '../texts.ts';
import type { FormatFace } from '../types.ts';

/** เปิด or ปิด. */
export const booleanFormat: FormatFace<'boolean'> = {
  kind: 'boolean',
  read: (value) => (typeof value === 'boolean' ? value : undefined),
  text: (value, _field, { language }) => (value ? fieldTexts.on : fieldTexts.off)[language],
  align: 'start',
  width: 80,
};
