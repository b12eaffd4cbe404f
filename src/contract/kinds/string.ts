import { textOperators } from './data-parts.ts';
import type { DataTraits, KindTraits } from './traits.ts';

/** One line of text. */
export const stringTraits: KindTraits = { line: true };

/** Its traits for the server and the generator alone. */
export const stringData: DataTraits = {
  limits: 'length',
  operators: textOperators,
  searched: true,
  sortable: true,
  listed: true,
  item: true,
};
