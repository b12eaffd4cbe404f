import { readText } from '../parts/read.ts';
import type { FormatFace } from '../types.ts';

/**
 * Ten digits, or the x of a masked number, as `xxx-x-xxxxx-x`; others as they are. A number that the server masked
 * with dashes already in it comes back unchanged.
 */
export const accountFormat: FormatFace<'account'> = {
  kind: 'account',
  read: readText,
  text: (value) => value.replace(/^([\dx]{3})([\dx])([\dx]{5})([\dx])$/i, '$1-$2-$3-$4'),
  align: 'start',
  width: 150,
};
