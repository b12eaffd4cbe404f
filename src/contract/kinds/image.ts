import type { DataTraits, KindTraits } from './traits.ts';

/** URL of a stored picture on reading; an uploaded file on writing. */
export const imageTraits: KindTraits = { file: true, opaque: true };

/** Its traits for the server and the generator alone. */
export const imageData: DataTraits = { limits: 'length', operators: [], listed: true, item: true };
