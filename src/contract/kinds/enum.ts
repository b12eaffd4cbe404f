import { choiceOperators } from './data-parts.ts';
import type { DataTraits, KindTraits } from './traits.ts';

/** One of `options`. */
export const enumTraits: KindTraits = { chosen: true };

/** Its traits for the server and the generator alone. */
export const enumData: DataTraits = {
  limits: 'none',
  operators: choiceOperators,
  sortable: true,
  listed: true,
  spelling: {
    is: (value) => typeof value === 'string',
    words: 'one of its values, in quotes where it looks like a number',
  },
};
