import type { DataTraits } from './traits.ts';

/** Operators of texts, the usual one first. */
export const textOperators = ['contains', 'eq'] as const;
/** Operators of numbers. */
export const numberOperators = ['between', 'eq'] as const;
/** Operators of what is chosen. */
export const choiceOperators = ['in', 'eq'] as const;

/** A text of this form? */
export const isText = (value: unknown, pattern: RegExp): boolean => typeof value === 'string' && pattern.test(value);

export const numberSpelling: NonNullable<DataTraits['spelling']> = {
  is: (value) => typeof value === 'number',
  words: 'a number',
};

/** The complaint in `words` where a value has not the form. */
export const unlike = (value: unknown, pattern: RegExp, message: string): string | undefined =>
  pattern.test(String(value)) ? undefined : message;

/** What points and integers have in common. */
export const wholeData: DataTraits = {
  limits: 'number',
  operators: numberOperators,
  sortable: true,
  addable: true,
  listed: true,
  item: true,
  cell: 'count',
  spelling: numberSpelling,
  mismatch: (value) => (Number.isInteger(value) ? undefined : 'a whole number'),
};
