import { plainName } from '#contract/name-match.ts';

/** What a bank shows of a name before it hides the rest behind stars: `นาย สมชาย ใจ***` → `สมชายใจ`. */
export function shownPart(name: string): { readonly shown: string; readonly cut: boolean } {
  const plain = plainName(name);
  const at = plain.search(/[*•]|x{2,}/);
  return at < 0 ? { shown: plain, cut: false } : { shown: plain.slice(0, at), cut: true };
}

/**
 * How much two names are alike, 0 to 1; what a bank hides counts as right.
 *
 * @example
 * nameScore('น.ส. สมหญิง ใจ***', 'สมหญิง ใจดี'); // 1
 */
export function nameScore(sender: string, member: string): number {
  const { shown, cut } = shownPart(sender);
  const name = plainName(member);
  if (shown === '' || name === '') return 0;
  const other = cut ? name.slice(0, shown.length) : name;
  return 1 - distance(shown, other) / Math.max(shown.length, other.length);
}

/** Fewest letters to add, drop or change. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
