import { createHash } from 'node:crypto';

/**
 * The draw as a pure function: the same seed and list give the same winners everywhere and in every version. Anyone
 * with the seed and the list can repeat it with a few lines in any language (src/areas/poll/draws.md):
 *
 * - Random bytes are SHA-256(seed ‖ n) for n = 0, 1, 2 …; the seed is its 32 bytes, n is eight bytes, big-endian.
 * - Each block of 32 bytes gives five numbers of six bytes, big-endian; the last two bytes are unused.
 * - A number below k is the next number x below the largest multiple of k up to 2⁴⁸, modulo k. Larger numbers are
 *   discarded, so that every result is equally likely.
 * - The i-th winner is found by swapping place i of the list with place i + (a number below length − i).
 *
 * `seed` is 64 hexadecimal digits, `entrants` the frozen list in its order. Returns the winners, the first rank first;
 * all entrants if `count` exceeds their number.
 *
 * @example
 * drawWinners('00'.repeat(32), [11, 12, 13], 2);
 */
export function drawWinners(seed: string, entrants: readonly number[], count: number): readonly number[] {
  const below = numbersOf(seed);
  // Places that were swapped; all others still hold the entry of the list.
  const swapped = new Map<number, number>();
  const at = (place: number) => swapped.get(place) ?? entrants[place] ?? 0;
  const winners: number[] = [];
  for (let i = 0; i < Math.min(count, entrants.length); i += 1) {
    const place = i + below(entrants.length - i);
    winners.push(at(place));
    swapped.set(place, at(i));
  }
  return winners;
}

const perBlock = 5;
const width = 6;
const range = 2 ** 48;

/** Returns a generator of numbers below a bound, all derived from one seed. */
function numbersOf(seed: string): (bound: number) => number {
  const key = Buffer.from(seed, 'hex');
  if (key.length !== 32) throw new RangeError('a seed is 64 hexadecimal digits');
  let block = Buffer.alloc(0);
  let used = perBlock;
  let n = 0n;
  const next = () => {
    if (used === perBlock) {
      const counter = Buffer.alloc(8);
      counter.writeBigUInt64BE(n);
      block = createHash('sha256').update(key).update(counter).digest();
      n += 1n;
      used = 0;
    }
    used += 1;
    return block.readUIntBE((used - 1) * width, width);
  };
  return (bound) => {
    const limit = range - (range % bound);
    for (;;) {
      const number = next();
      if (number < limit) return number % bound;
    }
  };
}

/** SHA-256 of the list as text, one number per line; 64 hexadecimal digits. The database computes the same. */
export function hashOfEntrants(entrants: readonly number[]): string {
  return createHash('sha256').update(entrants.join('\n'), 'utf8').digest('hex');
}

/**
 * The seed of a draw: SHA-256 of the server's 32 random bytes, the hash of the list (32 bytes), and an optional note of
 * the operator (UTF-8). The note alone cannot determine the seed, and a seed belongs to one list.
 */
export function seedOf(entropy: string, entrantsHash: string, note: string | null): string {
  return createHash('sha256')
    .update(Buffer.from(entropy, 'hex'))
    .update(Buffer.from(entrantsHash, 'hex'))
    .update(note ?? '', 'utf8')
    .digest('hex');
}
