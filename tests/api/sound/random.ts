/** Chance that is the same for the same seed. */
export interface Random {
  /** A whole number from 0 to below `n`. */
  below(n: number): number;
  /** True in so many of a hundred cases. */
  chance(percent: number): boolean;
  pick<T>(from: readonly T[]): T;
  /** So many of them at most, in their order; at least one where there is one. */
  some<T>(from: readonly T[], most: number): readonly T[];
}

/** Mulberry32. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (n: number) => Math.floor(next() * n);
  const pick = <T>(from: readonly T[]): T => {
    const one = from[below(from.length)];
    if (one === undefined) throw new Error('nothing to pick from');
    return one;
  };
  return {
    below,
    pick,
    chance: (percent) => next() * 100 < percent,
    some: (from, most) => {
      const left = [...from];
      while (left.length > Math.max(1, Math.min(most, 1 + below(most)))) left.splice(below(left.length), 1);
      return left;
    },
  };
}
