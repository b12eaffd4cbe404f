import type { Text } from '#contract/text.ts';
import { invalid } from '#server/base/failure.ts';
import { pollTexts } from './texts.ts';

/** One line of a set that is saved together. Reads and validates values, and collects errors by line and field. */
export class Line {
  readonly #row: Readonly<Record<string, unknown>>;
  readonly #at: number;
  readonly #wrong: Record<string, Text>;

  constructor(row: Readonly<Record<string, unknown>>, at: number, wrong: Record<string, Text>) {
    this.#row = row;
    this.#at = at;
    this.#wrong = wrong;
  }

  /** Records an error of a field. */
  fail(field: string, message: Text): void {
    this.#wrong[`items.${this.#at}.${field}`] ??= message;
  }

  has(field: string): boolean {
    return this.#row[field] !== undefined;
  }

  /** A trimmed text; null = not given. */
  text(field: string, maxLength: number): string | null {
    const value = this.#row[field];
    if (value === undefined || value === null || value === '') return null;
    if (typeof value !== 'string') return this.#no(field, pollTexts.mustBeText);
    const text = value.trim();
    if (text.length > maxLength) return this.#no(field, pollTexts.mayHaveAtMost({ most: maxLength }));
    return text === '' ? null : text;
  }

  /** An integer within limits. */
  integer(field: string, min: number, max: number): number | null {
    const value = this.#row[field];
    if (value === undefined || value === null) return null;
    if (typeof value !== 'number' || !Number.isInteger(value) || value < min || value > max) {
      return this.#no(field, pollTexts.wholeBetween({ least: min, most: max }));
    }
    return value;
  }

  /** One of the given words. */
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

/** Reads a set; throws FailureError 422 that names every invalid line and field: `items.2.label`. */
export function readLines<T>(rows: readonly object[], read: (line: Line, at: number) => T): readonly T[] {
  const errors: Record<string, Text> = {};
  const lines = rows.map((row, at) => read(new Line({ ...row }, at, errors), at));
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return lines;
}

/** Largest id of a table. */
export const largestKey = 2_147_483_647;
