import type { DataTraits, KindTraits } from './traits.ts';

/** Object, shown as pretty JSON: of values by their names, or of what others have written. */
export const jsonTraits: KindTraits = { type: 'object', opaque: true };

/** Its traits for the server and the generator alone. */
export const jsonData: DataTraits = { limits: 'none', operators: [], holds: true, item: true };
