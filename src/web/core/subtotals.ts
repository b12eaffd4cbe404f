import type { Row, RowGroup } from '#contract/envelope.ts';

/** Mark of a line that holds what the rows below it have in sum. */
const mark = 'sum_of';

/** Is the row a line of sums between others? */
export const isSumRow = (row: Row): boolean => mark in row;

/** What a line says of its group. */
export interface GroupLine {
  readonly title: string;
  /** By column: a row for each of its sums. What differs in unit or direction has several. */
  readonly sums: ReadonlyMap<string, readonly Row[]>;
}

const lines = new WeakMap<Row, GroupLine>();

/** What is said of a group, where the row is its line. */
export const lineOf = (row: Row): GroupLine | undefined => lines.get(row);

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

/**
 * Puts a line above the rows of each group. A group that began on the previous page repeats its line. `key` is the rows' own
 * key, `describe` what is said of a group.
 */
export function withGroups<R extends Row>(
  rows: readonly R[],
  { within = '', groups = [] }: { readonly within?: string; readonly groups?: readonly RowGroup[] },
  key: string,
  describe: (group: RowGroup) => GroupLine,
): readonly R[] {
  const found = new Map(groups.map((group) => [group.value, group]));
  return rows.flatMap((row, at): readonly R[] => {
    const value = row[within];
    const group = found.get(String(value));
    if (!group || (at > 0 && rows[at - 1]?.[within] === value)) return [row];
    const line: R = { ...row, [key]: `${sign}${group.value}`, [mark]: within };
    lines.set(line, describe(group));
    return [line, row];
  });
}
