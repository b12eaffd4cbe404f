import type { Random } from './random.ts';
import type { Flag } from './scenario.ts';

export interface RiskFacts {
  readonly amount: bigint;
  readonly deposit: bigint;
  readonly turnoverDone: bigint;
  readonly turnoverRequired: bigint;
  /** The account at the bank bears the member's name. */
  readonly nameMatches: boolean;
  readonly minutesSinceDeposit: number;
  /** Found otherwise. */
  readonly flags: readonly Flag[];
}

const points: Partial<Readonly<Record<Flag, number>>> = {
  name_mismatch: 35,
  shared_account: 25,
  fast_in_out: 30,
  big_amount: 25,
  odd_hours_burst: 15,
  late_credit: 8,
};

/** Flags by the rules of the desk, and what they add up to (0 to 100). */
export function riskOf(facts: RiskFacts, random: Random): { readonly score: number; readonly flags: readonly Flag[] } {
  const flags: Flag[] = [...facts.flags];
  if (!facts.nameMatches) flags.push('name_mismatch');
  if (random.chance(0.02)) flags.push('shared_account');
  const quick = facts.minutesSinceDeposit <= 30 && facts.turnoverDone < facts.turnoverRequired;
  if (quick && facts.amount * 10n >= facts.deposit * 9n) flags.push('fast_in_out');
  if (facts.amount > 1_600_000n) flags.push('big_amount');
  if (random.chance(0.02)) flags.push('odd_hours_burst');
  if (random.chance(0.015)) flags.push('late_credit');
  const noise = random.int(0, 18);
  const found = [...new Set(flags)];
  return {
    score: Math.min(
      100,
      found.reduce((sum, flag) => sum + (points[flag] ?? 0), noise),
    ),
    flags: found,
  };
}

export function riskLevel(score: number): 'low' | 'medium' | 'high' {
  if (score < 30) return 'low';
  return score < 60 ? 'medium' : 'high';
}
