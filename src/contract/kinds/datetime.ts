import { day } from './accepts.ts';
import type { DataTraits, KindTraits } from './traits.ts';

/** UTC ISO 8601, "2026-01-31T07:05:09.000Z"; a filter takes days. */
export const datetimeTraits: KindTraits = { calendar: 'instant', accepts: day };

/** Its traits for the server and the generator alone. */
export const datetimeData: DataTraits = {
  limits: 'moment',
  operators: ['between'],
  sortable: true,
  listed: true,
  item: true,
  cell: 'moment',
};
