import type { Text } from '#contract/text.ts';
import { invalid } from '#server/base/failure.ts';
import { pollTexts } from './texts.ts';

/** One line of a set that is saved together. Reads it value by value and says what is wrong, by line and field. */
export class Line {
  readonly #row: Readonly<Record<string, unknown>>;
  readonly #at: number;
  readonly #wrong: Record<string, Text>;

  constructor(row: Readonly<Record<string, unknown>>, at: number, wrong: Record<string, Text>) {
    this.#row = row;
    this.#at = at;
    this.#wrong = wrong;
  }

  /** Says that a field is wrong. */
  fail(field: string, message: Text): void {
    this.#wrong[`items.${this.#at}.${field}`] ??= message;
  }

  has(field: string): boolean {
    return this.#row[field] !== undefined;
  }

  /** A text without white space around it; null = nothing was given. */
  text(field: string, most: number): string | null {
    const value = this.#row[field];
    if (value === undefined || value === null || value === '') return null;
    if (typeof value !== 'string') return this.#no(field, pollTexts.mustBeText);
    const text = value.trim();
    if (text.length > most) return this.#no(field, pollTexts.mayHaveAtMost({ most }));
    return text === '' ? null : text;
  }

  /** A whole number within limits. */
  integer(field: string, least: number, most: number): number | null {
    const value = this.#row[field];
    if (value === undefined || value === null) return null;
    if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most) {
      return this.#no(field, pollTexts.wholeBetween({ least, most }));
    }
    return value;
  }

  /** One of the words. */
  word<T extends string>(field: string, words: readonly T[]): T | null {
    const value = this.#row[field];
    if (value === undefined || value === null) return null;
    return words.find((word) => word === value) ?? this.#no(field, pollTexts.thereIsNoSuchOption);
  }

  flag(field: string): boolean | null {
    const value = this.#row[field];
    if (value === undefined || value === null) return null;
    return typeof value === 'boolean' ? value : this.#no(field, pollTexts.mustBeYesOrNo);
  }

  #no(field: string, message: Text): null {
    this.fail(field, message);
    return null;
  }
}

/** Reads a set; throws FailureError 422 that names every line and field at fault: `items.2.label`. */
export function readLines<T>(rows: readonly object[], read: (line: Line, at: number) => T): readonly T[] {
  const wrong: Record<string, Text> = {};
  const lines = rows.map((row, at) => read(new Line({ ...row }, at, wrong), at));
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
  return lines;
}

/** Largest key of a table. */
export const largestKey = 2_147_483_647;
