const [second, minute, hour] = [1_000, 60_000, 3_600_000];

/** Milliseconds after each attempt that failed: about a day and a half in all, after which nobody tries any more. */
export const waits: readonly number[] = [
  ...[5 * second, 30 * second, 2 * minute, 10 * minute, 30 * minute],
  ...[hour, 2 * hour, 4 * hour, 6 * hour, 10 * hour, 12 * hour],
];

/** Part by which a wait is longer or shorter, so that what failed together does not come back together. */
const jitter = 0.2;

/**
 * Milliseconds until the attempt after this one, the first being 1; undefined after the last. `random` is from 0 to 1.
 *
 * @example
 * waitAfter(1, 0.5); // 5000
 */
export function waitAfter(tries: number, random: number): number | undefined {
  const wait = waits[tries - 1];
  return wait === undefined ? undefined : Math.round(wait * (1 + jitter * (2 * random - 1)));
}
