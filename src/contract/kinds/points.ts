import { whole } from './accepts.ts';
import { wholeData } from './data-parts.ts';
import type { DataTraits, KindTraits } from './traits.ts';

/** Points that members collect: an integer. */
export const pointsTraits: KindTraits = { type: 'integer', number: { scale: 0 }, accepts: whole };

/** Its traits for the server and the generator alone. */
export const pointsData: DataTraits = wholeData;
