import { textOperators } from './data-parts.ts';
import type { DataTraits, KindTraits } from './traits.ts';

/** Digits of a bank account, 10 to 15. */
export const accountTraits: KindTraits = {};

/** Its traits for the server and the generator alone. */
export const accountData: DataTraits = {
  limits: 'none',
  operators: textOperators,
  searched: true,
  sortable: true,
  listed: true,
  item: true,
  masked: true,
};
