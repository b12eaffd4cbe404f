import { type RefObject, useCallback, useEffect, useState } from 'react';
import type { Row } from '#contract/envelope.ts';
import { type LiveRows, mergeRows, rowId } from '#web/core/live-rows.ts';
import type { RowMark, RowStore } from '#web/core/row-store.ts';

interface Held<R> extends LiveRows<R> {
  readonly question: string;
  readonly source: readonly R[] | undefined;
  /** Rows that stay when they no longer match, those that were decided last. */
  readonly kept: ReadonlySet<string>;
}

const none: ReadonlyMap<string, RowMark> = new Map();
const nothing: ReadonlySet<string> = new Set();
/** Decided rows that stay in sight. */
const mostKept = 5;
/** How long a changed row stays marked, in milliseconds. */
const markTime = 2600;

/**
 * Rows as they are shown while answers keep coming: nothing moves while `hold` is set (the pointer is on the table), and
 * everything takes its place when `settle` is called.
 */
export function useLiveRows<R extends Row>(
  fresh: readonly R[] | undefined,
  question: string,
  key: string,
  store: RowStore,
  hold: RefObject<boolean>,
) {
  const [held, setHeld] = useState<Held<R>>({ question, source: undefined, rows: [], marks: none, kept: nothing });
  let now = held;
  if (fresh !== held.source) {
    const same = held.question === question && held.source !== undefined && fresh !== undefined;
    const kept = same ? held.kept : nothing;
    const merged = same ? mergeRows(held, fresh, key, hold.current, kept) : { rows: fresh ?? [], marks: none };
    now = { question, source: fresh, kept, ...merged };
    setHeld(now);
  }
  const { marks } = now;
  useEffect(() => {
    store.setMarks(marks);
    if (marks.size === 0) return;
    const timer = setTimeout(() => {
      store.setMarks(new Map([...marks].filter(([, mark]) => mark === 'gone')));
    }, markTime);
    return () => clearTimeout(timer);
  }, [marks, store]);
  const settle = useCallback(() => {
    setHeld((before) => {
      if (before.source === undefined) return before;
      const { rows, marks: left } = mergeRows(before, before.source, key, false, before.kept);
      const removed = new Map([...left].filter(([, mark]) => mark === 'gone'));
      return rows === before.rows ? before : { ...before, rows, marks: removed };
    });
  }, [key]);
  /** A row was decided here: it shows what came of it, and stays in sight when it no longer matches. */
  const keep = useCallback(
    (row: Row) => {
      const id = rowId(row, key);
      setHeld((before) => ({
        ...before,
        rows: before.rows.map((one) => (rowId(one, key) === id ? { ...one, ...row } : one)),
        kept: new Set([...before.kept, id].slice(-mostKept)),
      }));
    },
    [key],
  );
  return { rows: now.rows, marks, settle, keep };
}
