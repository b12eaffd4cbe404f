import { partsOf } from '#contract/adds.ts';
import type { PageReply, Row } from '#contract/envelope.ts';
import { kinds } from '#contract/kinds/index.ts';
import type { Column } from '#contract/screen.ts';
import type { Text } from '#contract/text.ts';
import { sumDecimals } from './sum.ts';

/** A line of sums below the rows of a table. */
export interface SumLine {
  readonly scope: 'page' | 'all';
  /** What the rows of the sums have in common, where rows of several kinds are not added up together. */
  readonly part?: Text;
  /** A row for the cell of each column that has a sum on this line: the sum, and what its unit follows from. */
  readonly cells: ReadonlyMap<string, Row>;
}

export interface SumsOf {
  readonly columns: readonly Column[];
  /** Rows of the page. */
  readonly rows: readonly Row[];
  /** Sums over all filtered rows, as the server says; absent where it does not. */
  readonly reply: Pick<PageReply<Row>, 'totals' | 'totals_by'> | undefined;
  /** Whether the page is not the whole list. */
  readonly paged: boolean;
}

/** Pieces are whole numbers, amounts decimal strings. */
function pageSum(rows: readonly Row[], { name, kind }: Column): unknown {
  const sum = sumDecimals(rows.map((row) => row[name]));
  return kinds[kind].type === 'integer' ? Number(sum) : sum;
}

/** None where there are no rows. */
const pageSumOf = (rows: readonly Row[], column: Column) => (rows.length === 0 ? undefined : pageSum(rows, column));

const isNothing = (sum: unknown) => Number(sum) === 0;

interface PartLine {
  readonly label: Text;
  readonly cells: Map<string, Row>;
}

/** Rows by their value of a field, found once for all columns that are split by it. */
function rowsByValue(rows: readonly Row[]): (by: string) => ReadonlyMap<string, readonly Row[]> {
  const known = new Map<string, ReadonlyMap<string, readonly Row[]>>();
  return (by) => {
    const before = known.get(by);
    if (before) return before;
    const found = new Map<string, Row[]>();
    for (const row of rows) {
      const value = String(row[by]);
      const own = found.get(value);
      if (own) own.push(row);
      else found.set(value, [row]);
    }
    known.set(by, found);
    return found;
  };
}

/** Sums that are split by a field: one line for each part that has rows, in the order of the parts. */
function partLines({ columns, rows, reply }: SumsOf): readonly PartLine[] {
  const lines = new Map<string, PartLine>();
  const ofValue = rowsByValue(rows);
  for (const column of columns) {
    const { adds, name } = column;
    if (adds?.by === undefined || column.whole) continue;
    const { by } = adds;
    for (const part of partsOf(column)) {
      const sum = reply?.totals
        ? reply.totals_by?.[name]?.[part.name]
        : pageSumOf(
            part.values.flatMap((value) => ofValue(by).get(value) ?? []),
            column,
          );
      if (sum === undefined) continue;
      const key = `${by}:${part.name}`;
      const line = lines.get(key) ?? { label: part.label, cells: new Map() };
      line.cells.set(name, { [name]: sum, [by]: part.values[0] });
      lines.set(key, line);
    }
  }
  const found = [...lines.values()];
  const filled = found.filter(({ cells }) => [...cells].some(([name, row]) => !isNothing(row[name])));
  return filled.length > 0 ? filled : found.slice(0, 1);
}

/**
 * Lines of sums for the columns that have one (`total`): of the page where it is not all, and of everything. What differs in
 * unit or direction has a line for each. Lines without a sum are left out.
 */
export function sumLines(of: SumsOf): readonly SumLine[] {
  const { columns, rows, reply, paged } = of;
  const totals = reply?.totals;
  const single = columns.filter(({ adds }) => adds?.by === undefined);
  const scope = totals ? 'all' : 'page';
  const page = new Map(
    single.flatMap((column) =>
      column.whole ? [] : [[column.name, { [column.name]: pageSum(rows, column) }] as const],
    ),
  );
  const all = new Map(
    single.flatMap(({ name }) => (totals?.[name] === undefined ? [] : [[name, { [name]: totals[name] }] as const])),
  );
  const parts = partLines(of);
  // All rows are of one kind: its sums need no line, and no name, of their own.
  const [only] = parts.length === 1 ? parts : [];
  const last = new Map([...(totals ? all : page), ...(only?.cells ?? [])]);
  const lines: readonly SumLine[] = [
    ...(totals && paged ? [{ scope: 'page' as const, cells: page }] : []),
    { scope, cells: last },
    ...(only ? [] : parts.map(({ label, cells }) => ({ scope, part: label, cells }) as const)),
  ];
  return lines.filter(({ cells }) => cells.size > 0);
}
