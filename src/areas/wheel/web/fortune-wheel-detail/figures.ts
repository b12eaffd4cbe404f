import { satang } from '#contract/money.ts';
import type { Slot } from './slots.ts';

/** Kinds of rewards that cost the house money. */
const paid: readonly string[] = ['credit', 'credit_free', 'item', 'coupon'];

/** What a prize costs the house, in satang: points and tickets cost nothing. */
export const costOf = ({ type, value }: Pick<Slot, 'type' | 'value'>): bigint => (paid.includes(type) ? value : 0n);

/** Something that stands in the way of opening a wheel, or that whoever opens it should know. */
export type Warning =
  | { readonly kind: 'positions'; readonly missing: readonly number[] }
  | { readonly kind: 'weights' | 'endless' | 'dry' }
  | { readonly kind: 'standIn' | 'tooDear'; readonly positions: readonly number[] };

export interface Figures {
  /** Weights of all slots in play. */
  readonly total: number;
  /** What a spin costs the house on average, satang. */
  readonly perSpin: bigint;
  /** The same of a thousand spins: not a thousand times a rounded number. */
  readonly perThousand: bigint;
  /** Points that a thousand spins give away on average. */
  readonly pointsPerThousand: number;
  /** How many spins the budget of a day is good for on average; null without a budget or a cost. */
  readonly spinsInBudget: number | null;
  readonly warnings: readonly Warning[];
}

const halfUp = (over: bigint, under: bigint): bigint => (over * 2n + under) / (under * 2n);

/** Odds in percent with four places, as the server has them: `12.0000`. */
export function oddsOf(slot: Pick<Slot, 'weight' | 'inPlay'>, total: number): string {
  if (total === 0 || !slot.inPlay) return '0.0000';
  const parts = halfUp(BigInt(slot.weight) * 1_000_000n, BigInt(total));
  return `${parts / 10_000n}.${String(parts % 10_000n).padStart(4, '0')}`;
}

/**
 * What a wheel costs on average, and what is amiss with it.
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
  const most = budget === null ? null : satang(budget);
  const under = BigInt(Math.max(1, total));
  return {
    total,
    perSpin: halfUp(sum, under),
    perThousand: halfUp(sum * 1_000n, under),
    pointsPerThousand: Number(halfUp(points * 1_000n, under)),
    spinsInBudget: most === null || sum === 0n ? null : Number((most * under) / sum),
    warnings: warningsOf(slots, segments, total, most),
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
  const behind = ({ standIn }: Slot) => (standIn === null ? undefined : byId.get(standIn));
  const placesOf = (some: readonly Slot[]) => some.map(({ position }) => position);
  const limited = slots.filter((slot) => behind(slot)?.endless === false);
  const dear = budget === null ? [] : slots.filter((slot) => slot.inPlay && slot.weight > 0 && costOf(slot) > budget);
  const lasting = slots.some((slot) => slot.inPlay && slot.weight > 0 && (slot.endless || behind(slot)?.endless));
  const isFree = (slot: Slot | undefined) => slot?.endless === true && costOf(slot) === 0n;
  const free = slots.some((slot) => slot.inPlay && slot.weight > 0 && (isFree(slot) || isFree(behind(slot))));
  return [
    ...(missing.length > 0 ? [{ kind: 'positions' as const, missing }] : []),
    ...(total === 0 ? [{ kind: 'weights' as const }] : []),
    ...(lasting ? [] : [{ kind: 'endless' as const }]),
    ...(limited.length > 0 ? [{ kind: 'standIn' as const, positions: placesOf(limited) }] : []),
    ...(dear.length > 0 ? [{ kind: 'tooDear' as const, positions: placesOf(dear) }] : []),
    ...(budget !== null && lasting && !free ? [{ kind: 'dry' as const }] : []),
  ];
}
