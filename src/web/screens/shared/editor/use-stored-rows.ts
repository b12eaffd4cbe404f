import { useMemo } from 'react';
import type { Editor } from '#contract/editor.ts';
import type { PageReply, Row } from '#contract/envelope.ts';
import { useGet } from '#web/data/hooks.ts';
import { readValues } from '#web/form/form-values.ts';
import { parentOf } from './bodies.ts';

/** Most rows that are read; more than that nobody edits in one table. */
const most = 500;

/** Rows of a record as the server has them. Nothing is read while the record does not say whose rows they are. */
export function useStoredRows(editor: Editor, record: Row) {
  const parent = parentOf(editor, record);
  const parentKey = parent === null ? null : JSON.stringify(parent);
  const query = useMemo(
    () => (parentKey === null ? null : { ...readValues(JSON.parse(parentKey)), limit: String(most) }),
    [parentKey],
  );
  const answer = useGet<PageReply<Row>>(editor.list, query);
  const stored = useMemo(() => answer.data?.data ?? [], [answer.data]);
  return { parentKey: parentKey ?? '', query, answer, stored, total: answer.data?.total ?? stored.length };
}

export type StoredRows = ReturnType<typeof useStoredRows>;
