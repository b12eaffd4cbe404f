import { decimal } from './accepts.ts';
import { isText, numberOperators, unlike } from './data-parts.ts';
import type { DataTraits, KindTraits } from './traits.ts';

/** Decimal string, at most two places, "5.00". */
export const multiplierTraits: KindTraits = { number: { scale: 2 }, accepts: decimal };

/** Its traits for the server and the generator alone. */
export const multiplierData: DataTraits = {
  limits: 'decimal',
  operators: numberOperators,
  sortable: true,
  listed: true,
  item: true,
  cell: 'amount',
  spelling: { is: (value) => isText(value, /^-?\d+\.\d{2}$/), words: 'a number with two places, in quotes: "1.00"' },
  mismatch: (value) => unlike(value, /^-?\d{1,7}(\.\d{1,2})?$/, 'a multiplier such as "5.00"'),
};
