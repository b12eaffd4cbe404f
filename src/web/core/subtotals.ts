import type { Row, RowGroup } from '#contract/envelope.ts';

/** Mark of a line that holds what the rows below it have in sum. */
const mark = 'sum_of';

/** Is the row a line of sums between others? */
export const isSumRow = (row: Row): boolean => mark in row;

/** What a line of a group says beside its sums; undefined of other rows. */
export const titleOf = ({ sum_title: title }: Row): string | undefined =>
  typeof title === 'string' ? title : undefined;

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
  key = 'row_key',
): readonly R[] {
  if (within === undefined || !subtotals || subtotals.length === 0) return rows;
  const sumOf = new Map(subtotals.map((row) => [row[within], row]));
  return rows.flatMap((row, at) => {
    const value = row[within];
    const sum = sumOf.get(value);
    const begins = at === 0 || rows[at - 1]?.[within] !== value;
    return begins && sum ? [{ ...sum, [key]: `${sign}${String(value)}`, [mark]: within }, row] : [row];
  });
}

/**
 * Puts a line with title and sums above the rows of each group. A group that began on the previous page repeats its line.
 * `key` is the rows' own key, `titleOf` says what a group is called.
 */
export function withGroups<R extends Row>(
  rows: readonly R[],
  { within = '', groups = [] }: { readonly within?: string; readonly groups?: readonly RowGroup[] },
  key: string,
  titleOf: (group: RowGroup) => string,
): readonly R[] {
  const lines = groups.map((group) => ({
    ...group.totals,
    [within]: group.value,
    [key]: `${sign}${group.value}`,
    [mark]: within,
    sum_title: titleOf(group),
  }));
  return withSums(rows, within, lines as unknown as readonly R[], key);
}
