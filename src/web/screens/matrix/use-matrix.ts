import { useCallback, useRef } from 'react';
import type { PageReply, Row } from '#contract/envelope.ts';
import { largestPage } from '#contract/list-query.ts';
import type { MatrixAxis, MatrixScreen } from '#contract/matrix.ts';
import { meets } from '#web/core/actions.ts';
import { rowId } from '#web/core/live-rows.ts';
import type { ApiError } from '#web/data/api-error.ts';
import { type Query, useGet } from '#web/data/hooks.ts';
import { type CellState, passes, placeOf, stateOf } from './cell-state.ts';
import { emptyParam, type MatrixUrl } from './use-matrix-url.ts';

export interface Matrix {
  readonly rows: readonly Row[];
  readonly columns: readonly Row[];
  /** All that the filters offer. */
  readonly everyRow: readonly Row[];
  readonly everyColumn: readonly Row[];
  /** Cells by their places. */
  readonly cells: ReadonlyMap<string, Row>;
  readonly stateAt: (row: Row, column: Row) => CellState;
  readonly total: number;
  readonly perPage: number;
  /** How many rows there are, where that is more than could be read at once. */
  readonly rowsInAll: number | undefined;
  readonly isLoading: boolean;
  readonly error: ApiError | undefined;
  readonly refresh: () => Promise<void>;
}

type Reply = PageReply<Row>;

const cellsPerReply = largestPage;
/** Replies of one page: each is a hook of its own, so that there are always as many. */
const repliesPerPage = 4;

/** What an axis offers, of what its call answers. */
const offered = (axis: MatrixAxis, answer: Query<Reply>): readonly Row[] =>
  (answer.data?.data ?? []).filter((row) => axis.where === undefined || meets(axis.where, row));

const textOf = (axis: MatrixAxis, row: Row) => `${row[axis.name] ?? ''} ${axis.hint ? (row[axis.hint] ?? '') : ''}`;

/** Those of an axis that its filters in the address leave. */
function filtered(axis: MatrixAxis, all: readonly Row[], values: MatrixUrl['values'], words: string): readonly Row[] {
  const chosen = (values[axis.cell.name] ?? '').split(',').filter((id) => id !== '');
  const has = (held: unknown, value: string) => (Array.isArray(held) ? held.includes(value) : held === value);
  return all.filter(
    (row) =>
      (chosen.length === 0 || chosen.includes(rowId(row, axis.key))) &&
      textOf(axis, row).toLowerCase().includes(words) &&
      axis.filters.every(({ name }) => !values[name] || has(row[name], values[name])),
  );
}

/** The cells of one page of rows, read in as many replies as are needed. */
function useCells({ cells, rows, columns }: MatrixScreen, page: readonly Row[], block: number, isReady: boolean) {
  const queryOf = (at: number) => {
    const ids = page.slice(at * block, (at + 1) * block).map((row) => rowId(row, rows.key));
    return isReady && ids.length > 0 ? { [rows.cell.name]: ids, limit: cellsPerReply } : null;
  };
  const parts = [
    useGet<Reply>(cells, queryOf(0)),
    useGet<Reply>(cells, queryOf(1)),
    useGet<Reply>(cells, queryOf(2)),
    useGet<Reply>(cells, queryOf(3)),
  ];
  const all = parts.flatMap((part) => part.data?.data ?? []);
  const at = new Map(all.map((cell) => [placeOf(rowId(cell, rows.cell.name), rowId(cell, columns.cell.name)), cell]));
  return { parts, cells: at };
}

/** Rows, columns and cells that pass the filters in the address. */
export function useMatrix(screen: MatrixScreen, { values, page }: MatrixUrl): Matrix {
  const { rows, columns, show } = screen;
  const rowAnswer = useGet<Reply>(rows.list, { limit: largestPage });
  const columnAnswer = useGet<Reply>(columns.list, { limit: largestPage });
  const [everyRow, everyColumn] = [offered(rows, rowAnswer), offered(columns, columnAnswer)];
  const block = Math.max(1, Math.floor(cellsPerReply / Math.max(1, everyColumn.length)));
  const perPage = Math.min(screen.limit, block * repliesPerPage);
  const matching = filtered(rows, everyRow, values, (values.q ?? '').trim().toLowerCase());
  const onPage = matching.slice((page - 1) * perPage, page * perPage);
  const { parts, cells } = useCells(screen, onPage, block, everyColumn.length > 0);
  const shown = filtered(columns, everyColumn, values, '');
  const stateAt = (row: Row, column: Row) =>
    stateOf(cells.get(placeOf(rowId(row, rows.key), rowId(column, columns.key))), show, [
      { axis: rows, row },
      { axis: columns, row: column },
    ]);
  const answers = [rowAnswer, columnAnswer, ...parts];
  const isLoading = answers.some((answer) => answer.isLoading);
  const [wanted, emptyOnly] = [values[show.name] ?? '', values[emptyParam] === '1'];
  const narrows = !isLoading && (emptyOnly || wanted !== '');
  const fits = (row: Row, column: Row) => passes(stateAt(row, column), wanted, emptyOnly);
  const left = narrows ? onPage.filter((row) => shown.some((column) => fits(row, column))) : onPage;
  const { total = 0, data: read = [] } = rowAnswer.data ?? {};
  const latest = useRef(answers);
  latest.current = answers;
  const refresh = useCallback(async () => {
    await Promise.all(latest.current.map((answer) => answer.refresh()));
  }, []);
  return {
    rows: left,
    columns: narrows ? shown.filter((column) => left.some((row) => fits(row, column))) : shown,
    ...{ everyRow, everyColumn, cells, stateAt, perPage, isLoading },
    total: matching.length,
    rowsInAll: total > read.length ? total : undefined,
    error: answers.find((answer) => answer.error && !answer.data)?.error,
    refresh,
  };
}
