import { bangkokDay } from '#contract/time.ts';
import { stamp } from './world.ts';

/** Business numbers that count from 1 on each Bangkok day, four digits: `MG2601310042`. */
export function numbersPerDay(today: string) {
  const counts = new Map<string, number>();
  return {
    next(prefix: string, at: Date): string {
      const key = `${prefix}${stamp(bangkokDay(at))}`;
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return `${key}${String(count).padStart(4, '0')}`;
    },
    /** How far each kind has counted today. */
    today(): readonly (readonly [string, number])[] {
      const end = stamp(today);
      return [...counts].filter(([key]) => key.endsWith(end)).map(([key, count]) => [key.slice(0, -6), count] as const);
    },
  };
}
