import css from './table.module.css';
import type { RowFrame } from './table-row.tsx';

interface Props {
  readonly count: number;
  readonly frame: RowFrame;
  /** In pixels. */
  readonly rowHeight: number;
}

/**
 * Rows on their way: grey bars in rows of the final height, so that nothing jumps. One row of high cells with a pattern: an
 * element for each bar would cost as much as the rows that it stands for.
 */
export function SkeletonRows({ count, frame, rowHeight }: Props) {
  return (
    <tbody aria-hidden="true">
      <tr className={css.bones} style={{ height: count * rowHeight }}>
        {frame.columns.map((column, index) => (
          <td
            key={column.id}
            className={`${column.plan ? css.bone : ''} ${frame.classes[index]}`}
            style={frame.offsets[index]}
          />
        ))}
      </tr>
    </tbody>
  );
}
