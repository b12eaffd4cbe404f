import { textOperators } from './data-parts.ts';
import type { DataTraits, KindTraits } from './traits.ts';

/** Thai mobile number, ^0[689]\d{8}$. */
export const phoneTraits: KindTraits = {};

/** Its traits for the server and the generator alone. */
export const phoneData: DataTraits = {
  limits: 'none',
  operators: textOperators,
  searched: true,
  sortable: true,
  listed: true,
  item: true,
  masked: true,
};
