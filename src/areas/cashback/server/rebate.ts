import { percentOf } from '#contract/money.ts';

/** What an agent gives back, and what it takes for that. Money is satang. */
export interface RebateRules {
  /** Percent with up to four places. */
  readonly rate: string;
  /** The most of one rebate; 0 = no limit. */
  readonly most: bigint;
  /** The base must reach this … */
  readonly leastBase: bigint;
  /** … and the rebate this. */
  readonly least: bigint;
}

export interface Rebate {
  readonly amount: bigint;
  readonly capped: boolean;
  readonly status: 'pending' | 'below_min';
}

/** The rebate on a base, rounded half up to satang; below what the agent asks for there is none. */
export function rebateOf(base: bigint, { rate, most, leastBase, least }: RebateRules): Rebate {
  const whole = percentOf(base, rate);
  const capped = most > 0n && whole > most;
  const amount = capped ? most : whole;
  if (base < leastBase || amount < least || amount <= 0n) return { amount: 0n, capped: false, status: 'below_min' };
  return { amount, capped, status: 'pending' };
}

/** Net loss of a period: what was lost in bets, less what came as bonuses; nothing for whoever won. */
export function lossOf({
  turnover,
  payout,
  bonus,
}: {
  readonly turnover: bigint;
  readonly payout: bigint;
  readonly bonus: bigint;
}): bigint {
  const lost = turnover - payout - bonus;
  return lost > 0n ? lost : 0n;
}
