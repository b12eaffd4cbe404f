import type { FormatFace } from '../types.ts';

/** A picture that may be shown: from this server, or https. Never `javascript:` or `data:`. */
function safeImage(value: string): boolean {
  return /^https:\/\/[^\s]+$/i.test(value) || /^\/(?!\/)[^\s\\]*$/.test(value);
}

export const imageFormat: FormatFace<'image'> = {
  kind: 'image',
  read: (value) => {
    if (typeof value === 'string') return value !== '' && safeImage(value) ? value : undefined;
    return typeof File !== 'undefined' && value instanceof File ? value : undefined;
  },
  text: (value) => (typeof value === 'string' ? value : value.name),
  align: 'start',
  width: 72,
};
