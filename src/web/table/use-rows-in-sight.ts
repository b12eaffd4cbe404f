import { startTransition, useEffect, useReducer, useRef } from 'react';

/** Pixels of a window that are never rows of a table: the bar, the page's heading, the filters, the table's head. */
const above = 200;
const nothing: ReadonlySet<string> = new Set();

/**
 * How many rows are drawn now. Of rows that are all new, first as many as a window can show, and the others once those have
 * been painted, in pieces that a click or a key goes before; `ids` are all of them, `rowHeight` and `below`, what the window
 * shows below the table, are in pixels.
 */
export function useRowsInSight(ids: readonly string[], rowHeight: number, below: number): number {
  const whole = useRef(nothing);
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const sight = Math.max(10, Math.ceil((window.innerHeight - above - below) / rowHeight));
  const isWhole = ids.length <= sight || ids.some((id) => whole.current.has(id));
  useEffect(() => {
    const note = () => {
      whole.current = new Set(ids);
    };
    if (isWhole) return note();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const request = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        note();
        startTransition(draw);
      });
    });
    return () => {
      cancelAnimationFrame(request);
      clearTimeout(timer);
    };
  }, [ids, isWhole]);
  return isWhole ? ids.length : sight;
}
