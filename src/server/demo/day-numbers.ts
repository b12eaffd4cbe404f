import { bangkokDay } from '#contract/time.ts';
import { stamp } from './world.ts';

/**
 * Business numbers that count from 1 on each Bangkok day: `MG2601310042`. The day is that of the moment to which the
 * number belongs, whatever the order of the calls.
 */
export class DayNumbers {
  readonly #counts = new Map<string, number>();

  /** The next number of a kind on the day of a moment, with at least so many digits behind the date. */
  next(prefix: string, at: Date, digits = 4): string {
    const key = `${prefix}${stamp(bangkokDay(at))}`;
    const count = (this.#counts.get(key) ?? 0) + 1;
    this.#counts.set(key, count);
    return `${key}${String(count).padStart(digits, '0')}`;
  }

  /** The last number of each kind on a Bangkok day, for continuing the count. */
  usedOn(day: string): readonly (readonly [prefix: string, count: number])[] {
    const end = stamp(day);
    return [...this.#counts]
      .filter(([key]) => key.endsWith(end))
      .map(([key, count]) => [key.slice(0, -end.length), count] as const);
  }
}
