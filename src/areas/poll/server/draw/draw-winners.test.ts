import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { drawWinners, hashOfEntrants, seedOf } from './draw-winners.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const entrantList = (length: number) => Array.from({ length }, (_, at) => at * 7 + 3);

/** Probability of a larger chi-square by chance (Wilson-Hilferty; accurate for thousands of degrees of freedom). */
function chanceOf(chiSquare: number, degrees: number): number {
  const z = (Math.cbrt(chiSquare / degrees) - (1 - 2 / (9 * degrees))) / Math.sqrt(2 / (9 * degrees));
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const tail =
    Math.exp((-z * z) / 2) *
    0.3989422804 *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return z > 0 ? tail : 1 - tail;
}

describe('drawWinners', () => {
  test('is stable: this seed and list give these winners in every version', () => {
    expect(drawWinners('00'.repeat(32), [11, 12, 13, 14, 15, 16], 4)).toEqual([16, 13, 15, 11]);
  });

  test('matches a step-by-step implementation of its description', () => {
    const seed = sha256('by hand');
    const entrants = entrantList(50);
    // The description again, implemented as plainly as possible.
    const numbers: bigint[] = [];
    for (let n = 0; n < 20; n += 1) {
      const block = createHash('sha256')
        .update(Buffer.from(seed + n.toString(16).padStart(16, '0'), 'hex'))
        .digest('hex');
      for (let i = 0; i < 5; i += 1) numbers.push(BigInt(`0x${block.slice(i * 12, i * 12 + 12)}`));
    }
    const places = [...entrants];
    for (let i = 0; i < 10; i += 1) {
      const bound = BigInt(places.length - i);
      let number = numbers.shift() ?? 0n;
      while (number >= 2n ** 48n - (2n ** 48n % bound)) number = numbers.shift() ?? 0n;
      const j = i + Number(number % bound);
      [places[i], places[j]] = [places[j] ?? 0, places[i] ?? 0];
    }
    expect(drawWinners(seed, entrants, 10)).toEqual(places.slice(0, 10));
  });

  test('draws no entrant twice, and all of them when the count exceeds the list', () => {
    const all = drawWinners(sha256('all'), entrantList(40), 100);
    expect([...all].sort((a, b) => a - b)).toEqual(entrantList(40));
    expect(drawWinners(sha256('none'), [], 5)).toEqual([]);
    expect(() => drawWinners('ab', [1], 1)).toThrow(RangeError);
  });

  test('is uniform over 1,000 draws of 100 from 10,000, for all places and the first, and each draw is reproducible from its seed', () => {
    const entrants = Array.from({ length: 10_000 }, (_, at) => at);
    const wins = new Float64Array(10_000);
    const firsts = new Float64Array(100);
    for (let draw = 0; draw < 1_000; draw += 1) {
      const seed = sha256(`draw ${draw}`);
      const winners = drawWinners(seed, entrants, 100);
      expect(new Set(winners).size).toBe(100);
      for (const winner of winners) wins[winner] = (wins[winner] ?? 0) + 1;
      const [first = 0] = winners;
      firsts[Math.floor(first / 100)] = (firsts[Math.floor(first / 100)] ?? 0) + 1;
      expect(drawWinners(seed, entrants, 100)).toEqual(winners);
    }
    const chiSquare = (counts: Float64Array, expected: number) =>
      counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // Winners within one draw are distinct, which makes the counts slightly too even: by one part in a hundred.
    const p = chanceOf(chiSquare(wins, 10) / (1 - 100 / 10_000), 9_999);
    const pFirst = chanceOf(chiSquare(firsts, 10), 99);
    expect([p, 1 - p, pFirst, 1 - pFirst].every((one) => one > 0.001)).toBe(true);
  });

  test('the seed depends on the list, the server entropy and the note', () => {
    const hash = hashOfEntrants([1, 2, 30]);
    expect(hash).toBe(sha256('1\n2\n30'));
    const seeds = [
      seedOf('11'.repeat(32), hash, null),
      seedOf('11'.repeat(32), hash, 'หวย 123'),
      seedOf('22'.repeat(32), hash, 'หวย 123'),
      seedOf('11'.repeat(32), hashOfEntrants([1, 2]), null),
    ];
    expect(new Set(seeds).size).toBe(4);
  });
});
