import { useCallback, useState } from 'react';
import type { Editor } from '#contract/editor.ts';
import type { Field } from '#contract/field.ts';
import { kinds } from '#contract/kinds/index.ts';
import type { Issue } from '#contract/screen.ts';
import type { InputIssue } from '#web/form/action-input.tsx';
import { checkable } from '#web/form/form-values.ts';
import { noComplaints, openComplaints } from './complaints.ts';
import type { EditorRow } from './edits.ts';

const none: ReadonlySet<string> = new Set();

/** What is wrong with rows: what the checks find in fields that can be repaired, and what the server said. */
export function useRowIssues(editor: Editor, isFree: (row: EditorRow, field: Field) => boolean) {
  const [complaints, setComplaints] = useState(noComplaints);
  /** Rows whose issues are shown: somebody has tried to save them. */
  const [revealed, setRevealed] = useState(none);
  const [failure, setFailure] = useState<string>();

  const found = useCallback(
    (row: EditorRow): readonly Issue[] => {
      const free = new Map(editor.fields.map((field) => [field.name, isFree(row, field)]));
      return editor.validate(checkable(row.values)).filter((issue) => {
        const field = editor.fields.find((one) => one.name === issue.field);
        // A secret that is stored stays where nothing else is typed.
        if (field && kinds[field.kind].secret && issue.code === 'required' && row.stored) return false;
        return free.get(issue.field) === true;
      });
    },
    [editor, isFree],
  );
  const issuesOf = useCallback(
    (row: EditorRow): readonly InputIssue[] => [
      ...openComplaints(complaints, row),
      ...(revealed.has(row.id) ? found(row) : []),
    ],
    [complaints, revealed, found],
  );
  const reveal = (...ids: readonly string[]) => setRevealed((before) => new Set([...before, ...ids]));
  const forget = useCallback(
    (id: string) => setComplaints((before) => new Map([...before].filter(([one]) => one !== id))),
    [],
  );
  const conceal = useCallback(() => setRevealed(none), []);
  const clear = useCallback(() => {
    setComplaints(noComplaints);
    setRevealed(none);
    setFailure(undefined);
  }, []);
  return { complaints, setComplaints, failure, setFailure, found, issuesOf, reveal, conceal, forget, clear };
}

export type RowIssues = ReturnType<typeof useRowIssues>;
