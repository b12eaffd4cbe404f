import { matches } from './accepts.ts';
import { choiceOperators } from './data-parts.ts';
import type { DataTraits, KindTraits } from './traits.ts';

/** Key of another entity; rows also carry `<base>_name` (see `companionOf`). */
export const refTraits: KindTraits = { type: 'key', chosen: true, accepts: matches(/^[\w.:-]{1,64}$/) };

/** Its traits for the server and the generator alone. */
export const refData: DataTraits = {
  limits: 'none',
  operators: choiceOperators,
  sortable: true,
  listed: true,
};
