import { matches } from './accepts.ts';
import { isText, numberOperators } from './data-parts.ts';
import type { DataTraits, KindTraits } from './traits.ts';

/** Decimal string with two places, "1250.00"; bigint satang in the database. */
export const moneyTraits: KindTraits = {
  number: { scale: 2, unit: 'baht' },
  accepts: matches(/^-?\d{1,13}(\.\d{1,2})?$/),
};

/** Its traits for the server and the generator alone. */
export const moneyData: DataTraits = {
  limits: 'decimal',
  operators: numberOperators,
  sortable: true,
  addable: true,
  listed: true,
  item: true,
  cell: 'amount',
  spelling: { is: (value) => isText(value, /^-?\d+\.\d{2}$/), words: 'an amount with two places, in quotes: "0.00"' },
  mismatch: (value) =>
    typeof value === 'string' && /^-?\d{1,13}\.\d{2}$/.test(value)
      ? undefined
      : 'an amount with two places, in quotes: "1250.00"',
};
