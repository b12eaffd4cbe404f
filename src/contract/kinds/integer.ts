import { whole } from './accepts.ts';
import { wholeData } from './data-parts.ts';
import type { DataTraits, KindTraits } from './traits.ts';

/** An integer. */
export const integerTraits: KindTraits = { type: 'integer', number: { scale: 0 }, accepts: whole };

/** Its traits for the server and the generator alone. */
export const integerData: DataTraits = { ...wholeData, named: true };
