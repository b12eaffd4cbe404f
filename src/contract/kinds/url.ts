import { textOperators } from './data-parts.ts';
import type { DataTraits, KindTraits } from './traits.ts';

/** https URL. */
export const urlTraits: KindTraits = { wordless: true };

/** Its traits for the server and the generator alone. */
export const urlData: DataTraits = {
  limits: 'length',
  operators: textOperators,
  searched: true,
  sortable: true,
  item: true,
};
