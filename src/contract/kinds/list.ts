import type { DataTraits, KindTraits } from './traits.ts';

/** Array of `item`. */
export const listTraits: KindTraits = { type: 'array', chosen: true, opaque: true };

/** Its traits for the server and the generator alone. */
export const listData: DataTraits = {
  limits: 'length',
  holds: true,
  operators: ['in'],
  mismatch: (value) => (Array.isArray(value) ? undefined : 'a list'),
};
