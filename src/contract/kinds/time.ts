import { matches } from './accepts.ts';
import { unlike } from './data-parts.ts';
import type { DataTraits, KindTraits } from './traits.ts';

/** "HH:mm" in Asia/Bangkok. */
export const timeTraits: KindTraits = { accepts: matches(/^([01]\d|2[0-3]):[0-5]\d$/) };

/** Its traits for the server and the generator alone. */
export const timeData: DataTraits = {
  limits: 'moment',
  operators: ['eq', 'between'],
  sortable: true,
  listed: true,
  item: true,
  cell: 'time',
  mismatch: (value) => unlike(value, /^\d{2}:\d{2}$/, 'a time such as 08:30'),
};
