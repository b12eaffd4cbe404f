import css from './table.module.css';
import type { RowFrame } from './table-row.tsx';

const widths = ['72%', '54%', '86%', '61%', '78%'] as const;

/** Rows on their way: grey bars in rows of the final height, so that nothing jumps. */
export function SkeletonRows({ count, frame }: { readonly count: number; readonly frame: RowFrame }) {
  return (
    <tbody aria-hidden="true">
      {Array.from({ length: count }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars have no identity
        <tr key={row} className={css.row}>
          {frame.columns.map((column, index) => (
            <td key={column.id} className={frame.classes[index]} style={frame.offsets[index]}>
              {column.plan && <span className={css.bone} style={{ width: widths[(row + index) % widths.length] }} />}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
