import { type RefObject, useCallback, useEffect, useState } from 'react';
import type { Row } from '#contract/envelope.ts';
import { type LiveRows, mergeRows } from '#web/core/live-rows.ts';
import type { RowMark, RowStore } from '#web/core/row-store.ts';

interface Held extends LiveRows {
  readonly question: string;
  readonly source: readonly Row[] | undefined;
}

const none: ReadonlyMap<string, RowMark> = new Map();
/** How long a changed row stays marked, in milliseconds. */
const markTime = 2600;

/**
 * Rows as they are shown while answers keep coming: nothing moves while `hold` is set (the pointer is on the table), and
 * everything takes its place when `settle` is called.
 */
export function useLiveRows(
  fresh: readonly Row[] | undefined,
  question: string,
  key: string,
  store: RowStore,
  hold: RefObject<boolean>,
) {
  const [held, setHeld] = useState<Held>({ question, source: undefined, rows: [], marks: none });
  let now = held;
  if (fresh !== held.source) {
    const same = held.question === question && held.source !== undefined && fresh !== undefined;
    const merged = same ? mergeRows(held.rows, fresh, key, hold.current) : { rows: fresh ?? [], marks: none };
    now = { question, source: fresh, ...merged };
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
      const { rows } = mergeRows(before.rows, before.source, key, false);
      return rows === before.rows ? before : { ...before, rows, marks: none };
    });
  }, [key]);
  return { rows: now.rows, marks, settle };
}
