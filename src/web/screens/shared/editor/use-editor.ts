import { useCallback, useEffect } from 'react';
import type { Ask } from '#contract/ask.ts';
import type { Editor } from '#contract/editor.ts';
import type { Row } from '#contract/envelope.ts';
import { meets } from '#web/core/actions.ts';
import { useDirty } from '#web/ui/dirty.ts';
import { notify } from '#web/ui/notify.ts';
import { isEdited, noEdits, orphans, readEdits, withMoved, withoutEdits } from './edits.ts';
import { useEditorText } from './texts.ts';
import { type RowEdits, useRowEdits } from './use-row-edits.ts';
import { useRowIssues } from './use-row-issues.ts';
import { useRowRights } from './use-row-rights.ts';
import { useSaveRows } from './use-save-rows.ts';
import { type StoredRows, useStoredRows } from './use-stored-rows.ts';

export interface EditorPlace {
  readonly editor: Editor;
  /** The record that the rows belong to. */
  readonly record: Row;
  /** Route of the screen: with the record, where drafts are kept. */
  readonly path: string;
  /** Rows were saved: whatever the record says of them is old. */
  readonly onChanged: () => void;
}

/** An edit of a deleted row cannot be saved: it is reported once and dropped. */
function useOrphans({ key }: Editor, { answer, stored }: StoredRows, { edits, latest, put }: RowEdits): void {
  const text = useEditorText();
  const hasAnswer = answer.data !== undefined && !answer.isValidating;
  const lost = orphans(stored, key, edits).join();
  useEffect(() => {
    if (!hasAnswer || lost === '') return;
    const ids = lost.split(',');
    notify.error(text.orphaned(ids.length));
    put(withoutEdits(latest.current, new Set(ids)));
  }, [hasAnswer, lost, latest, put, text]);
}

/** Puts a row at another place (from 0); says whether it went there. */
function useMove({ order }: Editor, canOrder: boolean, { latest, known, put }: RowEdits) {
  return useCallback(
    (id: string, to: number): boolean => {
      const at = known.current.findIndex((row) => row.id === id);
      if (!canOrder || !order || at < 0 || to < 0 || to >= known.current.length || to === at) return false;
      put(withMoved(latest.current, known.current, id, to, order));
      return true;
    },
    [canOrder, order, put, latest, known],
  );
}

/** The questions that saving these rows calls for. */
function asksOfRows({ asks }: Editor, record: Row, { edits, dirty }: RowEdits): readonly Ask[] {
  const comesOrGoes = edits.removed.length + edits.added.length > 0;
  return (asks ?? []).filter(({ fields, was, when }) => {
    if (was !== undefined && !meets(was, record)) return false;
    if (when === undefined && (!fields || comesOrGoes)) return true;
    return dirty.some(
      ({ changed, values }) =>
        (fields?.some((name) => Object.hasOwn(changed, name)) ?? true) && (when === undefined || meets(when, values)),
    );
  });
}

/** Behaviour of rows that are edited on the screen of their record: reading, changing, ordering, saving. No markup. */
export function useEditor(place: EditorPlace) {
  const { editor, record } = place;
  const read = useStoredRows(editor, record);
  const typed = useRowEdits(place, read);
  const { drafts, latest, put, edits, rows } = typed;
  const rights = useRowRights(place, read, drafts.waiting !== undefined);
  const issues = useRowIssues(editor, rights.isFree);
  const { send, isSending } = useSaveRows(place, read, typed, issues);
  const { forget, clear } = issues;

  const revert = useCallback(
    (id: string) => {
      put(withoutEdits(latest.current, new Set([id])));
      forget(id);
    },
    [put, latest, forget],
  );
  const move = useMove(editor, rights.canOrder, typed);
  const undo = useCallback(() => {
    put(noEdits);
    clear();
    drafts.drop();
  }, [put, clear, drafts.drop]);

  useDirty({ isDirty: () => isEdited(latest.current), save: () => send(), discard: undo });
  useOrphans(editor, read, typed);
  const { waiting } = drafts;
  const { answer, query, total } = read;
  return {
    ...rights,
    rows,
    answer,
    isReading: query !== null && answer.data === undefined && answer.error === undefined,
    total,
    issuesOf: issues.issuesOf,
    found: issues.found,
    complaintOf: (id: string) => issues.complaints.get(id)?.row,
    change: typed.change,
    addRow: typed.addRow,
    dropRow: typed.dropRow,
    revert,
    move,
    undo,
    send,
    asks: () => asksOfRows(editor, record, typed),
    isDirty: isEdited(edits),
    isSending,
    count: typed.dirty.length + edits.removed.length,
    failure: issues.failure,
    draft: waiting,
    useDraft: () => {
      if (!waiting) return;
      drafts.settle();
      put(readEdits(waiting.values.rows));
    },
    dropDraft: drafts.drop,
  };
}

export type EditorState = ReturnType<typeof useEditor>;
