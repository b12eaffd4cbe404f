import type { DataTraits, KindTraits } from './traits.ts';

/** Object with the fields of a named shape of the manifest. */
export const shapeTraits: KindTraits = { type: 'object', opaque: true };

/** Its traits for the server and the generator alone. */
export const shapeData: DataTraits = { limits: 'none', operators: [], structured: true };
