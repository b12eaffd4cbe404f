import { useCallback, useMemo, useRef, useState } from 'react';
import type { Row } from '#contract/envelope.ts';
import type { Field } from '#contract/field.ts';
import { useUser } from '#web/auth/session-context.tsx';
import { useDraft } from '../use-draft.ts';
import {
  type EditorRow,
  type Edits,
  isEdited,
  keepableEdits,
  noEdits,
  rowsOf,
  withNewRow,
  withoutRow,
  withValues,
} from './edits.ts';
import type { EditorPlace } from './use-editor.ts';
import type { StoredRows } from './use-stored-rows.ts';

const draftFields: readonly Field[] = [{ name: 'rows', kind: 'json', label: { th: '', en: '' } }];

/** The unsaved edits, kept as a draft, and the rows with them applied. */
export function useRowEdits({ editor, path }: EditorPlace, { parentKey, stored }: StoredRows) {
  const { key, order, fields } = editor;
  const user = useUser();
  const drafts = useDraft({
    user: user?.id ?? '',
    path: `${path}#${editor.name}`,
    record: parentKey,
    fields: draftFields,
  });
  const [edits, setEdits] = useState<Edits>(noEdits);
  const latest = useRef(edits);
  const rows = useMemo(() => rowsOf(stored, key, edits, order), [stored, key, edits, order]);
  const rowsRef = useRef(rows);
  rowsRef.current = rows;

  const put = useCallback(
    (next: Edits) => {
      latest.current = next;
      setEdits(next);
      drafts.note(isEdited(next) ? { rows: keepableEdits(next, fields) } : {}, undefined);
    },
    [drafts.note, fields],
  );
  const change = useCallback(
    (id: string, values: Row) => {
      const row = rowsRef.current.find((one) => one.id === id);
      if (row) put(withValues(latest.current, row, values));
    },
    [put],
  );
  const addRow = useCallback((): string => {
    const made = withNewRow(latest.current, rowsRef.current, fields, order);
    put(made.edits);
    return made.id;
  }, [put, fields, order]);
  const dropRow = useCallback((row: EditorRow) => put(withoutRow(latest.current, row)), [put]);
  const dirty = rows.filter((row) => !row.stored || Object.keys(row.changed).length > 0);
  return { drafts, edits, latest, rows, known: rowsRef, dirty, put, change, addRow, dropRow };
}

export type RowEdits = ReturnType<typeof useRowEdits>;
