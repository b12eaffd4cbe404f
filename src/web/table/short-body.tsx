import { useMemo } from 'react';
import type { Row } from '#contract/envelope.ts';
import type { ColumnSpan } from './geometry.ts';
import css from './table.module.css';
import { type RowFrame, TableRow } from './table-row.tsx';
import { useRowsInSight } from './use-rows-in-sight.ts';

interface Props {
  readonly rows: readonly Row[];
  readonly ids: readonly string[];
  readonly frame: RowFrame;
  /** In pixels. */
  readonly rowHeight: number;
  /** Pixels of the window below the table. */
  readonly below?: number | undefined;
  /** Columns out of sight: their cells come with the rows out of sight. */
  readonly later?: ColumnSpan | undefined;
}

/** The rows of a list that all have their elements; what the window cannot show gets them a moment later. */
export function ShortBody({ rows, ids, frame, rowHeight, below = 0, later }: Props) {
  const count = useRowsInSight(ids, rowHeight, below);
  const rest = rows.length - count;
  const { from, to } = later ?? {};
  const first = useMemo(
    () => (from === undefined || to === undefined ? frame : { ...frame, later: { from, to } }),
    [frame, from, to],
  );
  return (
    <tbody>
      {rows.slice(0, count).map((row, index) => {
        const id = ids[index] ?? '';
        return <TableRow key={id} id={id} row={row} frame={rest > 0 ? first : frame} />;
      })}
      {rest > 0 && <tr className={css.spacer} style={{ height: rest * rowHeight }} />}
    </tbody>
  );
}
