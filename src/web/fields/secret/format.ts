import { readText } from '../parts/read.ts';
import type { FormatFace } from '../types.ts';

/** Only what the server shows, `••••1234`. Anything else is hidden: a secret that slipped through is not for the screen. */
export const secretFormat: FormatFace<'secret'> = {
  kind: 'secret',
  read: readText,
  text: (value) => (/^•{4}.{0,4}$/u.test(value) ? value : '••••'),
  align: 'start',
  width: 110,
};
