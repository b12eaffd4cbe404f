import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useRef } from 'react';
import type { Row } from '#contract/envelope.ts';
import css from './table.module.css';
import { type RowFrame, TableRow } from './table-row.tsx';

export interface VirtualBodyProps {
  readonly rows: readonly Row[];
  readonly ids: readonly string[];
  readonly frame: RowFrame;
  readonly scroller: RefObject<HTMLElement | null>;
  readonly rowHeight: number;
  /** Filled with a function that brings a row into view. */
  readonly reveal: RefObject<((index: number) => void) | undefined>;
}

const headHeight = 36;
const overscan = 4;
/** Jumps past everything in view, one after the other, before rows are drawn without their text. */
const blurFrom = 2;

/**
 * The rows of a long list that are in view. Heights are fixed (nothing is measured), and rows are recycled: a row that
 * leaves lends its elements to the one that comes, so that scrolling changes text and makes no elements. While the list
 * flies by faster than anybody reads (the bar is dragged), rows are drawn empty, and filled when it slows down.
 */
export function VirtualBody({ rows, ids, frame, scroller, rowHeight, reveal }: VirtualBodyProps) {
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan,
    scrollPaddingStart: headHeight,
    initialRect: { width: 0, height: 800 },
  });
  const measured = useRef(rowHeight);
  useEffect(() => {
    // A new height is a new measure; at first all rows have been measured already.
    if (measured.current !== rowHeight) virtualizer.measure();
    measured.current = rowHeight;
    reveal.current = (index) => virtualizer.scrollToIndex(index, { align: 'auto' });
    return () => {
      reveal.current = undefined;
    };
  }, [virtualizer, reveal, rowHeight]);
  const items = virtualizer.getVirtualItems();
  const first = items[0]?.index ?? 0;
  const last = items.at(-1)?.index ?? -1;
  const flight = useRef({ first, jumps: 0 });
  if (flight.current.first !== first) {
    const isFar = Math.abs(first - flight.current.first) > items.length;
    flight.current = { first, jumps: isFar ? flight.current.jumps + 1 : 0 };
  }
  const isBlurred = virtualizer.isScrolling && flight.current.jumps >= blurFrom;
  const slots = Math.max(
    items.length,
    Math.ceil((scroller.current?.clientHeight ?? 800) / rowHeight) + 2 * overscan + 2,
  );
  return (
    <tbody>
      <tr className={css.spacer} style={{ height: first * rowHeight }} />
      {items.map(({ index }) => {
        const row = rows[index];
        const id = ids[index];
        if (row === undefined || id === undefined) return null;
        return isBlurred ? (
          <tr key={`blur${index % slots}`} className={css.row} aria-rowindex={index + 2}>
            <td className={css.cell} colSpan={frame.columns.length} />
          </tr>
        ) : (
          <TableRow key={index % slots} id={id} row={row} frame={frame} place={index + 2} />
        );
      })}
      <tr className={css.spacer} style={{ height: Math.max(0, rows.length - 1 - last) * rowHeight }} />
    </tbody>
  );
}
