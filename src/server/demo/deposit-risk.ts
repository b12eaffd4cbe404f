import type { Flag } from './scenario.ts';

const points: Readonly<Record<Flag, number>> = {
  agent_suspended: 60,
  blacklist_account: 60,
  dup_slip: 55,
  third_party: 45,
  name_mismatch: 40,
  dup_amount_time: 35,
  big_amount: 30,
  fast_in_out: 30,
  odd_hours_burst: 25,
  shared_account: 20,
  no_owner: 20,
  late_credit: 10,
};

/** What the doubts about a deposit add up to, 0 to 100. */
export function riskOf(flags: readonly Flag[]): number {
  return Math.min(
    100,
    flags.reduce((sum, flag) => sum + points[flag], 0),
  );
}
