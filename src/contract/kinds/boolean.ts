import { matches } from './accepts.ts';
import type { DataTraits, KindTraits } from './traits.ts';

/** True or false. */
export const booleanTraits: KindTraits = {
  type: 'boolean',
  chosen: true,
  wordless: true,
  accepts: matches(/^(true|false)$/),
};

/** Its traits for the server and the generator alone. */
export const booleanData: DataTraits = {
  named: true,
  limits: 'none',
  operators: ['eq'],
  sortable: true,
  listed: true,
  item: true,
  spelling: { is: (value) => typeof value === 'boolean', words: 'true or false, without quotes' },
  mismatch: (value) => (typeof value === 'boolean' ? undefined : 'true or false'),
};
