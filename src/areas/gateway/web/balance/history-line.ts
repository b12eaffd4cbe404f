import { satang } from '#contract/money.ts';
import type { BalanceChange } from '../records.ts';

/** A moment (epoch ms) and what the account held from then on, in satang. */
export interface Point {
  readonly at: number;
  readonly amount: bigint;
}

export const dayLength = 24 * 3_600_000;

type Change = Pick<BalanceChange, 'created_at' | 'balance_before' | 'balance_after'>;

/**
 * The balance over the 24 hours before `now`, as steps, from log rows in any order. It begins with what was there before
 * the first change within them and ends now; without any change it is empty. `whole` says that the rows reach back all
 * the way: else the line begins where they do.
 */
export function historyLine(rows: readonly Change[], now: number, whole: boolean): readonly Point[] {
  const from = now - dayLength;
  const all = rows
    .map((row) => ({
      at: Date.parse(row.created_at),
      before: satang(row.balance_before),
      after: satang(row.balance_after),
    }))
    .sort((a, b) => a.at - b.at);
  const changes = all.filter(({ at }) => at > from && at <= now);
  const first = changes[0];
  const last = changes.at(-1);
  if (!first || !last) {
    const before = all.filter(({ at }) => at <= from).at(-1);
    return before
      ? [
          { at: from, amount: before.after },
          { at: now, amount: before.after },
        ]
      : [];
  }
  return [
    { at: whole ? from : first.at, amount: first.before },
    ...changes.map(({ at, after }) => ({ at, amount: after })),
    { at: now, amount: last.after },
  ];
}

/** A step line through the points, in a field of `width` × `height`, as the path of an SVG. */
export function stepPath(points: readonly Point[], x: (at: number) => number, y: (amount: bigint) => number): string {
  return points
    .map(({ at, amount }, index) =>
      index === 0 ? `M${x(at).toFixed(1)} ${y(amount).toFixed(1)}` : `H${x(at).toFixed(1)}V${y(amount).toFixed(1)}`,
    )
    .join('');
}
