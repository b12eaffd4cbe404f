import { isNameOf, matchNames } from '#contract/name-match.ts';

/**
 * May this be somebody else than the member? What cannot be compared may be. A payer whose name is not given is nobody
 * else.
 *
 * @example
 * isSomebodyElse('น.ส. สมหญิง ใจ***', 'สมหญิง ใจดี'); // false
 */
export function isSomebodyElse(payer: string | null, member: string): boolean {
  return payer !== null && payer.trim() !== '' && !isNameOf(matchNames(payer, member));
}
