import type { Slot } from './slots.ts';

/** A cryptographically random integer from 0 up to, excluding, `below`, without modulo bias. */
export function secureRandom(below: number): number {
  const range = 0x1_0000_0000;
  const limit = range - (range % below);
  const drawn = new Uint32Array(1);
  for (;;) {
    const [value = 0] = crypto.getRandomValues(drawn);
    if (value < limit) return value % below;
  }
}

/** Picks a slot in proportion to the weights of those in play; undefined if all weights are 0. */
export function pick(slots: readonly Slot[], random: (below: number) => number): Slot | undefined {
  const playing = slots.filter(({ inPlay, weight }) => inPlay && weight > 0);
  const total = playing.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return undefined;
  let remaining = random(total);
  return playing.find(({ weight }) => {
    remaining -= weight;
    return remaining < 0;
  });
}

/** How often each position comes up in a number of spins, ignoring quotas and budget. */
export function simulate(
  slots: readonly Slot[],
  spins: number,
  random: (below: number) => number,
): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (let i = 0; i < spins; i += 1) {
    const slot = pick(slots, random);
    if (!slot) break;
    counts.set(slot.position, (counts.get(slot.position) ?? 0) + 1);
  }
  return counts;
}
