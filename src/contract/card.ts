import type { Field, Tone } from './field.ts';
import type { Text } from './text.ts';

/** A figure above a list: a sum over all filtered rows, what follows from sums, or how many rows have one of some values. */
export type Card = TotalCard | SumCard | RatioCard | CountCard;

interface CardBase {
  /** Absent = what the field, or the one value, is called. */
  readonly label?: Text;
  /** Absent = that of the one value. */
  readonly tone?: Tone;
  readonly note?: Text;
}

/** Several totals of one kind, added up or taken off. */
export interface SumCard extends CardBase {
  readonly parts: readonly { readonly field: Field; readonly less?: true }[];
  readonly gain?: 'company' | 'player';
}

/** One total in per cent of another, or of the number of rows. */
export interface RatioCard extends CardBase {
  readonly part: string;
  readonly whole?: string;
}

export interface TotalCard extends CardBase {
  /** Among the totals of the reply. */
  readonly field: Field;
}

export interface CountCard extends CardBase {
  /** Filter that the facets of the reply count by. */
  readonly filter: string;
  readonly values: readonly string[];
  /** Their share among the rows with these values is shown, not how many they are. */
  readonly of?: readonly string[];
}
