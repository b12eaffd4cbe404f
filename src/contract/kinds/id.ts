import { matches } from './accepts.ts';
import { numberSpelling } from './data-parts.ts';
import type { DataTraits, KindTraits } from './traits.ts';

/** Integer primary key. */
export const idTraits: KindTraits = { type: 'integer', key: true, accepts: matches(/^\d{1,15}$/) };

/** Its traits for the server and the generator alone. */
export const idData: DataTraits = {
  limits: 'number',
  operators: ['eq', 'between'],
  sortable: true,
  item: true,
  cell: 'id',
  spelling: numberSpelling,
};
