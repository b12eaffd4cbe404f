import { isNameOf, matchNames } from '#contract/name-match.ts';

/**
 * Whether the payer may be a different person than the member. Names that cannot be compared count as different; a
 * missing payer name does not.
 *
 * @example
 * isSomebodyElse('น.ส. สมหญิง ใจ***', 'สมหญิง ใจดี'); // false
 */
export function isDifferentPayer(payer: string | null, member: string): boolean {
  return payer !== null && payer.trim() !== '' && !isNameOf(matchNames(payer, member));
}
