import type { Row } from '#contract/envelope.ts';

/** Mark of a line that holds what the rows below it have in sum. */
const mark = 'sum_of';

/** Is the row a line of sums that the server put between others? */
export const isSumRow = (row: Row): boolean => mark in row;

/** Begins the key of such a line. */
const sign = 'Σ';
/** Is it the key of such a line? */
export const isSumKey = (id: string): boolean => id.startsWith(sign);

/**
 * Groups consecutive rows by `within`, each group below a line with its sum. A group that began on the previous page
 * repeats its line.
 */
export function withSums<R extends Row>(
  rows: readonly R[],
  within: string | undefined,
  subtotals: readonly R[] | undefined,
): readonly R[] {
  if (within === undefined || !subtotals || subtotals.length === 0) return rows;
  const sumOf = new Map(subtotals.map((row) => [row[within], row]));
  return rows.flatMap((row, at) => {
    const value = row[within];
    const sum = sumOf.get(value);
    const begins = at === 0 || rows[at - 1]?.[within] !== value;
    return begins && sum ? [{ ...sum, row_key: `${sign}${String(value)}`, [mark]: within }, row] : [row];
  });
}
