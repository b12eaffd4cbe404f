import { diffOf } from '../matrix/grants.ts';

export function sameSet(a: ReadonlySet<unknown>, b: ReadonlySet<unknown>): boolean {
  return a === b || (a.size === b.size && [...a].every((one) => b.has(one)));
}

/** Number of differences between two sets. */
export function countOf<T>(before: ReadonlySet<T>, after: ReadonlySet<T>) {
  const { added, removed } = diffOf(before, after);
  return { added: added.length, removed: removed.length };
}
