import { useCallback, useEffect, useId, useRef, useState } from 'react';
import type { EditorRow } from './edits.ts';

/**
 * The row being edited: one row has inputs at a time, in addition to new and invalid ones. The input takes
 * the place of the clicked or focused cell, and the focus with it; a new row has its inputs at once.
 */
export function useTypingPlace(rows: readonly EditorRow[], firstFree: (row: EditorRow) => string | undefined) {
  const base = useId();
  const [place, setPlace] = useState<{ readonly row: string }>();
  const target = useRef<string>(undefined);
  const inputId = (row: string, field: string) => `${base}${row}-${field}`;
  useEffect(() => {
    const id = target.current;
    if (id === undefined) return;
    target.current = undefined;
    document.getElementById(id)?.focus();
  });
  const go = useCallback(
    (row: string, field: string | undefined) => {
      if (field !== undefined) target.current = `${base}${row}-${field}`;
      setPlace({ row });
    },
    [base],
  );

  const newest = rows.findLast((row) => !row.stored)?.id;
  const seen = useRef(newest);
  useEffect(() => {
    if (newest === seen.current) return;
    const isNew = newest !== undefined && Number(newest.slice(1)) > Number(seen.current?.slice(1) ?? 0);
    seen.current = newest;
    const row = rows.find((one) => one.id === newest);
    if (isNew && row) go(row.id, firstFree(row));
  });
  return { row: place?.row, inputId, go };
}

export type TypingPlace = ReturnType<typeof useTypingPlace>;
