import { decimal } from './accepts.ts';
import { isText, numberOperators, unlike } from './data-parts.ts';
import type { DataTraits, KindTraits } from './traits.ts';

/** Decimal string in percent units, at most four places, "12.5000". */
export const percentTraits: KindTraits = { number: { scale: 4, unit: 'percent' }, accepts: decimal };

/** Its traits for the server and the generator alone. */
export const percentData: DataTraits = {
  limits: 'decimal',
  operators: numberOperators,
  sortable: true,
  listed: true,
  item: true,
  cell: 'percent',
  spelling: { is: (value) => isText(value, /^-?\d+\.\d{4}$/), words: 'a number with four places, in quotes: "0.0000"' },
  mismatch: (value) => unlike(value, /^-?\d{1,5}(\.\d{1,4})?$/, 'a percentage such as "12.5"'),
};
