import { textOperators } from './data-parts.ts';
import type { DataTraits, KindTraits } from './traits.ts';

/** One mail address. */
export const emailTraits: KindTraits = {};

/** Its traits for the server and the generator alone. */
export const emailData: DataTraits = {
  limits: 'length',
  operators: textOperators,
  searched: true,
  sortable: true,
  listed: true,
  item: true,
};
