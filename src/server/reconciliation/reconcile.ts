import { bangkokDay } from '#contract/time.ts';
import type { ControlTotal, Movement, Outcome, Tie } from './movement.ts';

/** Milliseconds that two movements without a common reference may lie apart and still be looked at as one. */
export const weakWindow = 10 * 60_000;

/**
 * Compares our books with the other side's: by our reference, then by theirs, then (weakly) by account, amount and time.
 * Every movement of either side is in exactly one outcome. Takes time in proportion to the number of movements.
 *
 * @example
 * reconcile([{ account: 1, reference: 'W1', … }], []); // [{ kind: 'missing_there', ours: … }]
 */
export function reconcile<M extends Movement>(ours: readonly M[], theirs: readonly M[]): readonly Outcome<M>[] {
  const outcomes: Outcome<M>[] = [];
  const here = withoutRepeats(ours, (again, of) => outcomes.push({ kind: 'here_twice', ours: again, of }));
  const there = withoutRepeats(theirs, (again, of) => outcomes.push({ kind: 'duplicate', theirs: again, of }));
  const open = new Set(there);
  const byReference = indexOf(there, ({ reference }) => reference);
  const byUpstream = indexOf(there, ({ upstreamRef }) => upstreamRef);
  const left: M[] = [];
  for (const mine of here) {
    const tied = counterpart(mine, byReference, byUpstream, open);
    if (!tied) {
      left.push(mine);
      continue;
    }
    open.delete(tied.theirs);
    outcomes.push({ kind: difference(mine, tied.theirs), ours: mine, ...tied });
  }
  outcomes.push(...weakly(left, open));
  return outcomes;
}

/** Account and reference name a movement; the second of the same name is a repeat, whatever its amount. */
function withoutRepeats<M extends Movement>(all: readonly M[], repeat: (again: M, of: M) => void): readonly M[] {
  const first = new Map<string, M>();
  return all.filter((movement) => {
    const name = movement.reference ?? movement.upstreamRef;
    if (name === null) return true;
    const key = keyOf(movement.account, name);
    const before = first.get(key);
    if (before) repeat(movement, before);
    else first.set(key, movement);
    return !before;
  });
}

const keyOf = (account: number, name: string) => `${account}\n${name}`;

function indexOf<M extends Movement>(
  all: readonly M[],
  nameOf: (movement: M) => string | null,
): ReadonlyMap<string, M> {
  const index = new Map<string, M>();
  for (const movement of all) {
    const name = nameOf(movement);
    if (name !== null) index.set(keyOf(movement.account, name), movement);
  }
  return index;
}

function counterpart<M extends Movement>(
  mine: M,
  byReference: ReadonlyMap<string, M>,
  byUpstream: ReadonlyMap<string, M>,
  open: ReadonlySet<M>,
): { readonly theirs: M; readonly by: Tie } | undefined {
  const named = mine.reference === null ? undefined : byReference.get(keyOf(mine.account, mine.reference));
  if (named && open.has(named)) return { theirs: named, by: 'reference' };
  const match = mine.upstreamRef === null ? undefined : byUpstream.get(keyOf(mine.account, mine.upstreamRef));
  return match && open.has(match) ? { theirs: match, by: 'upstream' } : undefined;
}

function difference(mine: Movement, theirs: Movement): 'matched' | 'amount' | 'late' {
  if (mine.amount !== theirs.amount) return 'amount';
  return bangkokDay(mine.at) === bangkokDay(theirs.at) ? 'matched' : 'late';
}

/** What no reference ties: the nearest in time with the same account and amount, within the window. */
function weakly<M extends Movement>(left: readonly M[], open: Set<M>): readonly Outcome<M>[] {
  const alike = new Map<string, M[]>();
  for (const theirs of open) {
    const key = `${theirs.account}\n${theirs.amount}`;
    const group = alike.get(key);
    if (group) group.push(theirs);
    else alike.set(key, [theirs]);
  }
  const outcomes: Outcome<M>[] = [];
  for (const mine of left) {
    const distance = (theirs: M) => Math.abs(theirs.at.getTime() - mine.at.getTime());
    const nearest = (alike.get(`${mine.account}\n${mine.amount}`) ?? [])
      .filter((theirs) => open.has(theirs) && distance(theirs) <= weakWindow)
      .reduce<M | undefined>((best, theirs) => (best && distance(best) <= distance(theirs) ? best : theirs), undefined);
    if (nearest) {
      open.delete(nearest);
      outcomes.push({ kind: 'weak', ours: mine, theirs: nearest, by: 'amount' });
    } else outcomes.push({ kind: 'missing_there', ours: mine });
  }
  for (const theirs of open) outcomes.push({ kind: 'missing_here', theirs });
  return outcomes;
}

/** Sums of both sides for each account and Bangkok day, days in order. */
export function controlTotals(ours: readonly Movement[], theirs: readonly Movement[]): readonly ControlTotal[] {
  const totals = new Map<string, { account: number; day: string; ours: bigint; theirs: bigint }>();
  const add = (side: 'ours' | 'theirs', { account, at, amount }: Movement) => {
    const day = bangkokDay(at);
    const key = `${day} ${account}`;
    const total = totals.get(key) ?? { account, day, ours: 0n, theirs: 0n };
    total[side] += amount;
    totals.set(key, total);
  };
  for (const movement of ours) add('ours', movement);
  for (const movement of theirs) add('theirs', movement);
  return [...totals.values()].sort((a, b) => a.day.localeCompare(b.day) || a.account - b.account);
}
