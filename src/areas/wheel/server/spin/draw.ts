/** The state of a slot at the time of a spin. */
export interface Slot {
  readonly id: number;
  /** 0 = comes up only as a stand-in. */
  readonly weight: number;
  /** Id of the slot that replaces this one when it cannot come up. */
  readonly standIn: number | null;
  /** Daily and total quota and the reward's stock are not used up. */
  readonly left: boolean;
  /** Cost for the house, in satang. */
  readonly cost: bigint;
}

/** The slot drawn, and the slot given: the same one, or its stand-in. */
export interface DrawResult {
  readonly drawn: Slot;
  readonly given: Slot;
}

/**
 * Draws one slot in proportion to the weights of those that can come up, directly or through a stand-in. A slot that
 * has run out or costs more than the remaining budget, and has no stand-in, is excluded. Undefined if no slot can come
 * up.
 *
 * @param budget Satang that may still be paid today; null = no limit.
 * @param random An integer from 0 up to, excluding, its argument: `crypto.randomInt`.
 */
export function draw(
  slots: readonly Slot[],
  budget: bigint | null,
  random: (below: number) => number,
): DrawResult | undefined {
  const byId = new Map(slots.map((slot) => [slot.id, slot]));
  const entrants = slots.flatMap((drawn) => {
    const given = drawn.weight > 0 ? givenBy(drawn, byId, budget) : undefined;
    return given ? [{ drawn, given }] : [];
  });
  const total = entrants.reduce((sum, { drawn }) => sum + drawn.weight, 0);
  if (total === 0) return undefined;
  let remaining = random(total);
  return entrants.find(({ drawn }) => {
    remaining -= drawn.weight;
    return remaining < 0;
  });
}

/** The slot itself, or the first of its stand-ins that can come up. */
function givenBy(first: Slot, byId: ReadonlyMap<number, Slot>, budget: bigint | null): Slot | undefined {
  const visited = new Set<number>();
  for (let slot: Slot | undefined = first; slot && !visited.has(slot.id); slot = byId.get(slot.standIn ?? 0)) {
    if (slot.left && (budget === null || slot.cost <= budget)) return slot;
    visited.add(slot.id);
  }
  return undefined;
}
