import { day } from './accepts.ts';
import { unlike } from './data-parts.ts';
import type { DataTraits, KindTraits } from './traits.ts';

/** "2026-01-31", a day in Asia/Bangkok. */
export const dateTraits: KindTraits = { calendar: 'day', accepts: day };

/** Its traits for the server and the generator alone. */
export const dateData: DataTraits = {
  limits: 'moment',
  operators: ['between'],
  sortable: true,
  listed: true,
  item: true,
  cell: 'date',
  mismatch: (value) => unlike(value, /^\d{4}-\d{2}-\d{2}$/, 'a day such as 2026-01-31'),
};
