import type { Row } from '#contract/envelope.ts';
import { satang } from '#contract/money.ts';

/** A slot for the drawing and its figures, from the typed values. */
export interface Slot {
  readonly id: number | null;
  readonly position: number;
  readonly name: string;
  readonly type: string;
  /** Satang; one point or ticket is 100. */
  readonly value: bigint;
  readonly color: string | null;
  readonly weight: number;
  /** Can come up: enabled, and not used up without a stand-in. */
  readonly inPlay: boolean;
  /** Has no quota and no limited stock. */
  readonly endless: boolean;
  readonly standIn: number | null;
}

/** A reward as listed in the select box. */
export interface KnownReward {
  readonly id: number;
  readonly name?: string | null;
  readonly type?: string | null;
  readonly value?: string | null;
  readonly color?: string | null;
  readonly stock_total?: number | null;
  readonly status?: string | null;
}

const numberOf = (value: unknown): number | null => {
  const number = typeof value === 'number' || (typeof value === 'string' && value !== '') ? Number(value) : Number.NaN;
  return Number.isFinite(number) ? number : null;
};
const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
const moneyOf = (value: unknown): bigint => {
  const text = textOf(value);
  return text === null ? 0n : satang(text);
};

/** What the board knows of the wheel itself. */
export interface Wheel {
  readonly segments: number;
  /** Baht a day; null = no limit. */
  readonly budget: string | null;
  readonly spinsToday: number;
  readonly payoutToday: string;
}

export const readWheel = (record: Row): Wheel => ({
  segments: numberOf(record.segment_count) ?? 0,
  budget: textOf(record.budget_per_day),
  spinsToday: numberOf(record.spin_count_today) ?? 0,
  payoutToday: textOf(record.payout_today) ?? '0.00',
});

/** Slots from the typed rows, with the data of their rewards; rows without a position are left out. */
export function readSlots(rows: readonly Row[], rewards: ReadonlyMap<number, KnownReward>): readonly Slot[] {
  return rows.flatMap((row): readonly Slot[] => {
    const position = numberOf(row.position);
    const rewardId = numberOf(row.event_reward_id);
    if (position === null || rewardId === null) return [];
    const reward = rewards.get(rewardId);
    const standIn = numberOf(row.fallback_stock_id);
    const status = textOf(row.status) ?? 'active';
    const stock = reward ? (reward.stock_total ?? null) : numberOf(row.reward_stock_total);
    const isOpen = (reward?.status ?? textOf(row.reward_status) ?? 'active') === 'active';
    return [
      {
        id: numberOf(row.id),
        position,
        name: reward?.name ?? textOf(row.event_reward_name) ?? '',
        type: reward?.type ?? textOf(row.reward_type) ?? 'none',
        value: moneyOf(reward?.value ?? row.reward_value),
        color: reward ? (reward.color ?? null) : textOf(row.reward_color),
        weight: Math.max(0, Math.trunc(numberOf(row.weight) ?? 0)),
        inPlay: status === 'active' || (status === 'out_of_stock' && standIn !== null),
        endless:
          status === 'active' &&
          isOpen &&
          numberOf(row.daily_quota) === null &&
          numberOf(row.total_quota) === null &&
          stock === null,
        standIn,
      },
    ];
  });
}
