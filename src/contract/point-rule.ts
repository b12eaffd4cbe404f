import { parseMoney } from './money.ts';

/** A rule by which an amount brings points, in wire form. */
export interface PointTerms {
  readonly mode: 'ratio' | 'fixed';
  /** Baht, `"100.00"`. */
  readonly deposit_min: string;
  /** Only so much of an amount counts. */
  readonly deposit_max?: string | null;
  /** For every so many baht, where in proportion. */
  readonly per_amount?: string | null;
  readonly points: number;
  readonly points_max_per_day?: number | null;
  /** Days on which points count more: 0 is Sunday. */
  readonly multiplier_days?: readonly DayTimes[] | null;
}

export interface DayTimes {
  readonly day: number;
  /** `"2.00"` */
  readonly times: string;
}

/** How many times points count on a day of the week, in hundredths. */
function timesOn(days: PointTerms['multiplier_days'], day: number): bigint {
  const times = days?.find((one) => one.day === day)?.times;
  return (times === undefined ? undefined : parseMoney(times)) ?? 100n;
}

/**
 * Points that an amount brings on a day of the week (0 = Sunday, in Bangkok), after `given` were given to the same
 * person on that day. Whole points, rounded down at the last step.
 *
 * pointsOf('1000.00', { mode: 'ratio', deposit_min: '100.00', per_amount: '100.00', points: 1 }, 1) → 10
 */
export function pointsOf(amount: string, rule: PointTerms, day: number, given = 0): number {
  const money = parseMoney(amount) ?? 0n;
  const least = parseMoney(rule.deposit_min) ?? 0n;
  const most = rule.deposit_max == null ? undefined : parseMoney(rule.deposit_max);
  if (money <= 0n || money < least) return 0;
  const counted = most !== undefined && money > most ? most : money;
  const per = rule.per_amount == null ? 0n : (parseMoney(rule.per_amount) ?? 0n);
  if (rule.mode === 'ratio' && per <= 0n) return 0;
  const whole = rule.mode === 'fixed' ? 1n : counted / per;
  const points = Number((whole * BigInt(rule.points) * timesOn(rule.multiplier_days, day)) / 100n);
  const room = rule.points_max_per_day == null ? points : Math.max(0, rule.points_max_per_day - given);
  return Math.min(points, room);
}
