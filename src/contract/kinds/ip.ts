import { textOperators } from './data-parts.ts';
import type { DataTraits, KindTraits } from './traits.ts';

/** IPv4 or IPv6 address, or a range in CIDR notation. */
export const ipTraits: KindTraits = {};

/** Its traits for the server and the generator alone. */
export const ipData: DataTraits = {
  limits: 'none',
  operators: textOperators,
  searched: true,
  sortable: true,
  listed: true,
  item: true,
};
