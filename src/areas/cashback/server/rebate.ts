import { percentOf } from '#contract/money.ts';

/** Rebate rate and limits of an agent. Money is satang. */
export interface RebateRules {
  /** Percent, up to four decimals. */
  readonly rate: string;
  /** Maximum of one rebate; 0 = no limit. */
  readonly most: bigint;
  /** Minimum base … */
  readonly leastBase: bigint;
  /** … and minimum rebate. */
  readonly least: bigint;
}

export interface Rebate {
  readonly amount: bigint;
  readonly capped: boolean;
  readonly status: 'pending' | 'below_min';
}

/** The rebate on a base, rounded half up to satang; below the agent's minimum it is 0. */
export function rebateOf(base: bigint, { rate, most, leastBase, least }: RebateRules): Rebate {
  const uncapped = percentOf(base, rate);
  const capped = most > 0n && uncapped > most;
  const amount = capped ? most : uncapped;
  if (base < leastBase || amount < least || amount <= 0n) return { amount: 0n, capped: false, status: 'below_min' };
  return { amount, capped, status: 'pending' };
}

/** Net loss of a period: stakes less payouts and bonuses, never below zero. */
export function lossOf({
  turnover,
  payout,
  bonus,
}: {
  readonly turnover: bigint;
  readonly payout: bigint;
  readonly bonus: bigint;
}): bigint {
  const loss = turnover - payout - bonus;
  return loss > 0n ? loss : 0n;
}
