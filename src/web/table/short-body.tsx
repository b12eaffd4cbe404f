import type { Row } from '#contract/envelope.ts';
import css from './table.module.css';
import { type RowFrame, TableRow } from './table-row.tsx';
import { useRowsInSight } from './use-rows-in-sight.ts';

interface Props {
  readonly rows: readonly Row[];
  readonly ids: readonly string[];
  readonly frame: RowFrame;
  /** In pixels. */
  readonly rowHeight: number;
}

/** The rows of a list that all have their elements; those below the window get them a moment later. */
export function ShortBody({ rows, ids, frame, rowHeight }: Props) {
  const count = useRowsInSight(ids, rowHeight);
  const rest = rows.length - count;
  return (
    <tbody>
      {rows.slice(0, count).map((row, index) => {
        const id = ids[index] ?? '';
        return <TableRow key={id} id={id} row={row} frame={frame} />;
      })}
      {rest > 0 && <tr className={css.spacer} style={{ height: rest * rowHeight }} />}
    </tbody>
  );
}
