import { describe, expect, it } from 'vitest';
import { bangkokDay, startOfDay } from '#contract/time.ts';
import type { Movement } from './movement.ts';
import { controlTotals, reconcile, weakWindow } from './reconcile.ts';

const at = new Date('2026-01-31T05:00:00Z');
const movement = (change: Partial<Movement> = {}): Movement => ({
  account: 1,
  reference: 'W1',
  upstreamRef: 'up-1',
  amount: -100_00n,
  at,
  ...change,
});
const kinds = (ours: readonly Movement[], theirs: readonly Movement[]) =>
  reconcile(ours, theirs).map(({ kind }) => kind);

describe('reconciliation', () => {
  it('ties by our reference, else by theirs', () => {
    expect(reconcile([movement()], [movement({ upstreamRef: null })])[0]).toMatchObject({
      kind: 'matched',
      by: 'reference',
    });
    expect(reconcile([movement()], [movement({ reference: null })])[0]).toMatchObject({
      kind: 'matched',
      by: 'upstream',
    });
  });

  it('reports another amount, another day, and a line on one side only', () => {
    expect(kinds([movement()], [movement({ amount: -100_01n })])).toEqual(['amount']);
    expect(kinds([movement()], [movement({ at: new Date('2026-01-31T17:00:00Z') })])).toEqual(['late']);
    expect(kinds([movement()], [])).toEqual(['missing_there']);
    expect(kinds([], [movement()])).toEqual(['missing_here']);
  });

  it('reports a duplicate on either side, also with another amount', () => {
    expect(kinds([movement()], [movement(), movement({ amount: -1n })]).sort()).toEqual(['duplicate', 'matched']);
    expect(kinds([movement(), movement()], [movement()]).sort()).toEqual(['here_twice', 'matched']);
  });

  it('keeps accounts apart: the same reference at another account is another movement', () => {
    expect(kinds([movement()], [movement({ account: 2 })]).sort()).toEqual(['missing_here', 'missing_there']);
  });

  it('only suggests where amount and time alone agree, and the nearest first', () => {
    const bare = { reference: null, upstreamRef: null };
    const near = movement({ ...bare, at: new Date(at.getTime() + 1_000) });
    const nearer = movement({ ...bare, at: new Date(at.getTime() - 500) });
    const [weak, alone] = reconcile([movement()], [near, nearer]);
    expect(weak).toMatchObject({ kind: 'weak', by: 'amount', theirs: nearer });
    expect(alone).toMatchObject({ kind: 'missing_here', theirs: near });
    const far = movement({ ...bare, at: new Date(at.getTime() + weakWindow + 1) });
    expect(kinds([movement()], [far]).sort()).toEqual(['missing_here', 'missing_there']);
  });

  it('sums both sides by account and Bangkok day', () => {
    expect(controlTotals([movement(), movement({ at: startOfDay('2026-02-01') })], [movement()])).toEqual([
      { account: 1, day: '2026-01-31', ours: -100_00n, theirs: -100_00n },
      { account: 1, day: '2026-02-01', ours: -100_00n, theirs: 0n },
    ]);
  });

  it('finds exactly 1,000 planted faults among 100,000 movements', () => {
    const ours = Array.from({ length: 100_000 }, (_, n) =>
      movement({
        account: (n % 14) + 1,
        reference: `W${n}`,
        upstreamRef: `up-${n}`,
        amount: BigInt(((n * 7919) % 5_000_00) + 1) * (n % 3 === 0 ? 1n : -1n),
        at: new Date(startOfDay('2026-01-01').getTime() + n * 25_000),
      }),
    );
    const theirs: Movement[] = [];
    const planted = { missing_there: 0, missing_here: 0, amount: 0, duplicate: 0, late: 0 };
    for (const [n, row] of ours.entries()) {
      const there = { ...row, at: new Date(row.at.getTime() + 3) };
      // Every hundredth is damaged, in turn in each of five ways.
      if (n % 100 !== 0) {
        theirs.push(there);
        continue;
      }
      const fault = (n / 100) % 5;
      if (fault === 0) planted.missing_there++;
      else if (fault === 1) {
        theirs.push(there, {
          ...there,
          reference: null,
          upstreamRef: `extra-${n}`,
          amount: there.amount + 7_000_000_00n,
        });
        planted.missing_here++;
      } else if (fault === 2) {
        theirs.push({ ...there, amount: there.amount + 1n });
        planted.amount++;
      } else if (fault === 3) {
        theirs.push(there, { ...there, at: new Date(there.at.getTime() + 60_000) });
        planted.duplicate++;
      } else {
        // The first moment of the next day in Bangkok: 17:00 UTC.
        const next = new Date(startOfDay(bangkokDay(row.at)).getTime() + 86_400_000);
        theirs.push({ ...there, at: next });
        planted.late++;
      }
    }
    const outcomes = reconcile(ours, theirs);
    const counts = countBy(outcomes.map(({ kind }) => kind));
    const { matched, ...found } = counts;
    // Exactly those movements, each for what was done to it: none of the others, none twice.
    const names = outcomes.flatMap((one) => {
      if (one.kind === 'matched') return [];
      const { reference, upstreamRef } = 'ours' in one ? one.ours : one.theirs;
      return [`${one.kind} ${reference ?? upstreamRef}`];
    });
    const ways = ['missing_there', 'missing_here', 'amount', 'duplicate', 'late'];
    const damaged = Array.from({ length: 1_000 }, (_, at) => {
      const way = ways[at % 5];
      return `${way} ${way === 'missing_here' ? 'extra-' : 'W'}${at * 100}`;
    });
    expect(names.sort()).toEqual(damaged.sort());
    expect(found).toEqual(planted);
    expect(Object.values(planted).reduce((a, b) => a + b)).toBe(1_000);
    // Extra and duplicate rows damage nothing of ours, so their originals still match.
    expect(matched).toBe(100_000 - 1_000 + planted.missing_here + planted.duplicate);
  });
});

function countBy(values: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}
