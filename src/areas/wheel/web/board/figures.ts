import { satang } from '#contract/money.ts';
import type { Slot } from './slots.ts';

/** Kinds of rewards that cost the house money. */
const paid: readonly string[] = ['credit', 'credit_free', 'item', 'coupon'];

/** Cost of a prize for the house, in satang: points and tickets are free. */
export const costOf = ({ type, value }: Pick<Slot, 'type' | 'value'>): bigint => (paid.includes(type) ? value : 0n);

/** A problem that prevents opening a wheel, or that the operator should know about. */
export type Warning =
  | { readonly kind: 'positions'; readonly missing: readonly number[] }
  | { readonly kind: 'weights' | 'endless' | 'dry' }
  | { readonly kind: 'standIn' | 'tooDear'; readonly positions: readonly number[] };

export interface Figures {
  /** Sum of the weights of all slots in play. */
  readonly total: number;
  /** Average cost of a spin for the house, in satang. */
  readonly perSpin: bigint;
  /** Average cost of a thousand spins; more exact than a thousand times the rounded cost of one. */
  readonly perThousand: bigint;
  /** Average points given per thousand spins. */
  readonly pointsPerThousand: number;
  /** Average number of spins that a day's budget covers; null without a budget or a cost. */
  readonly spinsInBudget: number | null;
  readonly warnings: readonly Warning[];
}

const divideHalfUp = (dividend: bigint, divisor: bigint): bigint => (dividend * 2n + divisor) / (divisor * 2n);

/** Odds in percent with four decimals, as the server computes them: `12.0000`. */
export function oddsOf(slot: Pick<Slot, 'weight' | 'inPlay'>, total: number): string {
  if (total === 0 || !slot.inPlay) return '0.0000';
  const parts = divideHalfUp(BigInt(slot.weight) * 1_000_000n, BigInt(total));
  return `${parts / 10_000n}.${String(parts % 10_000n).padStart(4, '0')}`;
}

/**
 * Average costs of a wheel, and warnings.
 *
 * @param budget Baht a day, `20000.00`; null = no limit.
 */
export function figuresOf(slots: readonly Slot[], segments: number, budget: string | null): Figures {
  const playing = slots.filter(({ inPlay }) => inPlay);
  const total = playing.reduce((sum, { weight }) => sum + weight, 0);
  const sum = playing.reduce((all, slot) => all + BigInt(slot.weight) * costOf(slot), 0n);
  const points = playing.reduce(
    (all, { type, weight, value }) => all + (type === 'point' ? BigInt(weight) * (value / 100n) : 0n),
    0n,
  );
  const budgetSatang = budget === null ? null : satang(budget);
  const divisor = BigInt(Math.max(1, total));
  return {
    total,
    perSpin: divideHalfUp(sum, divisor),
    perThousand: divideHalfUp(sum * 1_000n, divisor),
    pointsPerThousand: Number(divideHalfUp(points * 1_000n, divisor)),
    spinsInBudget: budgetSatang === null || sum === 0n ? null : Number((budgetSatang * divisor) / sum),
    warnings: warningsOf(slots, segments, total, budgetSatang),
  };
}

function warningsOf(
  slots: readonly Slot[],
  segments: number,
  total: number,
  budget: bigint | null,
): readonly Warning[] {
  const filled = new Set(slots.map(({ position }) => position));
  const missing = Array.from({ length: segments }, (_, index) => index + 1).filter((position) => !filled.has(position));
  const byId = new Map(slots.map((slot) => [slot.id, slot]));
  const standInOf = ({ standIn }: Slot) => (standIn === null ? undefined : byId.get(standIn));
  const positionsOf = (some: readonly Slot[]) => some.map(({ position }) => position);
  const limited = slots.filter((slot) => standInOf(slot)?.endless === false);
  const overBudget =
    budget === null ? [] : slots.filter((slot) => slot.inPlay && slot.weight > 0 && costOf(slot) > budget);
  const hasUnlimited = slots.some(
    (slot) => slot.inPlay && slot.weight > 0 && (slot.endless || standInOf(slot)?.endless),
  );
  const isFree = (slot: Slot | undefined) => slot?.endless === true && costOf(slot) === 0n;
  const hasFree = slots.some((slot) => slot.inPlay && slot.weight > 0 && (isFree(slot) || isFree(standInOf(slot))));
  return [
    ...(missing.length > 0 ? [{ kind: 'positions' as const, missing }] : []),
    ...(total === 0 ? [{ kind: 'weights' as const }] : []),
    ...(hasUnlimited ? [] : [{ kind: 'endless' as const }]),
    ...(limited.length > 0 ? [{ kind: 'standIn' as const, positions: positionsOf(limited) }] : []),
    ...(overBudget.length > 0 ? [{ kind: 'tooDear' as const, positions: positionsOf(overBudget) }] : []),
    ...(budget !== null && hasUnlimited && !hasFree ? [{ kind: 'dry' as const }] : []),
  ];
}
