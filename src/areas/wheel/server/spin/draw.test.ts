import { describe, expect, test } from 'vitest';
import { randomOf } from '../../../../../tests/support/random.ts';
import { draw, type Slot } from './draw.ts';

const slot = (id: number, weight: number, more: Partial<Slot> = {}): Slot => ({
  ...{ id, weight, standIn: null, left: true, cost: 0n },
  ...more,
});
const uniform = randomOf(20_260_131);
const randomBelow = (below: number) => Math.floor(uniform() * below);

/** How often each slot came up. */
function countDraws(slots: readonly Slot[], times: number, budget: bigint | null = null): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (let i = 0; i < times; i += 1) {
    const id = draw(slots, budget, randomBelow)?.given.id ?? 0;
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

describe('wheel draw', () => {
  test('follows the weights: chi-square of 20,000 draws over eight slots', () => {
    const weights = [4000, 2500, 1500, 1000, 600, 300, 90, 10];
    const slots = weights.map((weight, index) => slot(index + 1, weight));
    const times = 20_000;
    const counts = countDraws(slots, times);
    const square = weights.reduce((sum, weight, index) => {
      const expected = (weight / 10_000) * times;
      return sum + ((counts.get(index + 1) ?? 0) - expected) ** 2 / expected;
    }, 0);
    // Seven degrees of freedom: a fair wheel exceeds 40.5 for one seed in a million; this seed is fixed.
    expect(square).toBeLessThan(40.5);
    expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBe(times);
  });

  test('picks the slot whose weight range contains the random number, including both bounds', () => {
    const slots = [slot(1, 3), slot(2, 0), slot(3, 2)];
    const at = (value: number) => draw(slots, null, (below) => (below === 5 ? value : -1))?.given.id;
    expect([0, 2, 3, 4].map(at)).toEqual([1, 1, 3, 3]);
  });

  test('replaces an exhausted slot by its stand-in with the same odds, and drops it without one', () => {
    const slots = [slot(1, 1, { left: false, standIn: 3 }), slot(2, 5, { left: false }), slot(3, 0), slot(4, 1)];
    const entered = (value: number) => draw(slots, null, (below) => (below === 2 ? value : -1));
    expect(entered(0)).toMatchObject({ drawn: { id: 1 }, given: { id: 3 } });
    expect(entered(1)).toMatchObject({ drawn: { id: 4 }, given: { id: 4 } });
  });

  test('never draws a prize above the remaining budget', () => {
    const slots = [slot(1, 90, { cost: 500_00n }), slot(2, 9, { cost: 50_00n, standIn: 3 }), slot(3, 1)];
    expect([...countDraws(slots, 300, 100_00n).keys()].sort()).toEqual([2, 3]);
    expect([...countDraws(slots, 300, 10_00n).keys()]).toEqual([3]);
    expect(draw([slot(1, 1, { cost: 1n })], 0n, randomBelow)).toBeUndefined();
  });

  test('gives undefined for stand-ins in a cycle or to a missing slot', () => {
    const left = false;
    expect(
      draw([slot(1, 1, { left, standIn: 2 }), slot(2, 1, { left, standIn: 1 })], null, randomBelow),
    ).toBeUndefined();
    expect(draw([slot(1, 1, { left, standIn: 9 })], null, randomBelow)).toBeUndefined();
    expect(draw([slot(1, 0)], null, randomBelow)).toBeUndefined();
  });
});
