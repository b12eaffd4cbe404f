import type { DataTraits, KindTraits } from './traits.ts';

/** Sanitised rich text. */
export const htmlTraits: KindTraits = { opaque: true };

/** Its traits for the server and the generator alone. */
export const htmlData: DataTraits = { limits: 'length', operators: [], item: true };
