import { textOperators } from './data-parts.ts';
import type { DataTraits, KindTraits } from './traits.ts';

/** Several lines, at most 2,000 characters unless `max` says otherwise. */
export const textTraits: KindTraits = {};

/** Its traits for the server and the generator alone. */
export const textData: DataTraits = { limits: 'length', operators: textOperators, searched: true, item: true };
