/** A slot as a spin sees it at this moment. */
export interface Slot {
  readonly id: number;
  /** 0 = comes up as a stand-in alone. */
  readonly weight: number;
  /** Slot that comes up instead where this one cannot. */
  readonly standIn: number | null;
  /** Quotas of the day and in all, and the stock of the reward, have something left. */
  readonly left: boolean;
  /** Satang that the house pays where it comes up. */
  readonly cost: bigint;
}

/** Where the wheel stopped, and what is given: the slot itself, or its stand-in. */
export interface Drawn {
  readonly drawn: Slot;
  readonly given: Slot;
}

/**
 * Draws one slot in proportion to the weights of those that can come up: by themselves, or through a stand-in. One that
 * has run out, or costs more than the budget has left, and has no stand-in, is not in the draw. Undefined where nothing
 * can come up.
 *
 * @param budget Satang that may still be paid today; null = no limit.
 * @param random A whole number from 0 up to, not including, its argument: `crypto.randomInt`.
 */
export function draw(
  slots: readonly Slot[],
  budget: bigint | null,
  random: (below: number) => number,
): Drawn | undefined {
  const byId = new Map(slots.map((slot) => [slot.id, slot]));
  const entrants = slots.flatMap((drawn) => {
    const given = drawn.weight > 0 ? givenBy(drawn, byId, budget) : undefined;
    return given ? [{ drawn, given }] : [];
  });
  const total = entrants.reduce((sum, { drawn }) => sum + drawn.weight, 0);
  if (total === 0) return undefined;
  let at = random(total);
  return entrants.find(({ drawn }) => {
    at -= drawn.weight;
    return at < 0;
  });
}

/** The slot itself, or the first along its stand-ins that can come up. */
function givenBy(first: Slot, byId: ReadonlyMap<number, Slot>, budget: bigint | null): Slot | undefined {
  const seen = new Set<number>();
  for (let slot: Slot | undefined = first; slot && !seen.has(slot.id); slot = byId.get(slot.standIn ?? 0)) {
    if (slot.left && (budget === null || slot.cost <= budget)) return slot;
    seen.add(slot.id);
  }
  return undefined;
}
