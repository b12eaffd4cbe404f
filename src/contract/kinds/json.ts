import type { DataTraits, KindTraits } from './traits.ts';

/** Object, shown as pretty JSON. */
export const jsonTraits: KindTraits = { type: 'object', opaque: true };

/** Its traits for the server and the generator alone. */
export const jsonData: DataTraits = { limits: 'none', operators: [], item: true };
