import { satang } from '#contract/money.ts';
import type { BalanceChange } from '../records.ts';

/** Balance in satang from a point in time (epoch ms) on. */
export interface Point {
  readonly at: number;
  readonly amount: bigint;
}

export const dayLength = 24 * 3_600_000;

type Change = Pick<BalanceChange, 'created_at' | 'balance_before' | 'balance_after'>;

/**
 * The balance over the 24 hours before `now`, as steps, from log rows in any order. It starts with the balance before
 * the first change and ends now; without any log row it is empty. `whole` = the rows cover the whole day; otherwise the
 * line starts at the oldest row.
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

/** SVG path of a step line through the points, in the coordinates of `x` and `y`. */
export function stepPath(points: readonly Point[], x: (at: number) => number, y: (amount: bigint) => number): string {
  return points
    .map(({ at, amount }, index) =>
      index === 0 ? `M${x(at).toFixed(1)} ${y(amount).toFixed(1)}` : `H${x(at).toFixed(1)}V${y(amount).toFixed(1)}`,
    )
    .join('');
}
