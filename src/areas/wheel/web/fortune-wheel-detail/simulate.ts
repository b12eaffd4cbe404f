import type { Slot } from './slots.ts';

/** A whole number from 0 up to, not including, `below`: cryptographic, and no number is likelier than another. */
export function secureRandom(below: number): number {
  const most = 0x1_0000_0000;
  const limit = most - (most % below);
  const drawn = new Uint32Array(1);
  for (;;) {
    const [value = 0] = crypto.getRandomValues(drawn);
    if (value < limit) return value % below;
  }
}

/** One slot in proportion to the weights of those in play; undefined where nothing has a weight. */
export function pick(slots: readonly Slot[], random: (below: number) => number): Slot | undefined {
  const playing = slots.filter(({ inPlay, weight }) => inPlay && weight > 0);
  const total = playing.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return undefined;
  let at = random(total);
  return playing.find(({ weight }) => {
    at -= weight;
    return at < 0;
  });
}

/** How often each position came up in so many spins, quotas and budget aside. */
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
