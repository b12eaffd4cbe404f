import { useRef, useState } from 'react';
import type { RecordReply, Row } from '#contract/envelope.ts';
import { useClient } from '#web/data/client-context.tsx';
import { useDescribeError } from '#web/data/describe-error.ts';
import { useText } from '#web/locale/use-text.ts';
import { notify } from '#web/ui/notify.ts';
import { useFailure } from '../use-failure.ts';
import { wholeBody } from './bodies.ts';
import { complaintOf, complaintsOf, noComplaints } from './complaints.ts';
import type { EditorRow } from './edits.ts';
import { sendEach } from './send-each.ts';
import { useEditorText } from './texts.ts';
import type { EditorPlace } from './use-editor.ts';
import type { RowEdits } from './use-row-edits.ts';
import type { RowIssues } from './use-row-issues.ts';
import { useSettleRows } from './use-settle-rows.ts';
import type { StoredRows } from './use-stored-rows.ts';

/** Sends rows, one by one or all in one call. What fails stays as it is typed. */
function useSendRows(place: EditorPlace, read: StoredRows, typed: RowEdits, issues: RowIssues) {
  const { editor, record } = place;
  const { setComplaints, setFailure } = issues;
  const text = useEditorText();
  const client = useClient();
  const describe = useDescribeError();
  const asFailure = useFailure();
  const settle = useSettleRows(place, read, typed);

  const sendAlone = async (rows: readonly EditorRow[]): Promise<boolean> => {
    const { saved, refused, stopped } = await sendEach(client, editor, rows, record, asFailure);
    const texts = { clash: text.clash, describe };
    setComplaints(new Map([...refused].map(([row, error]) => [row.id, complaintOf(editor, row, error, texts)])));
    const failed = rows.length - saved.size;
    if (stopped) setFailure(describe(stopped));
    else if (failed > 0) setFailure((before) => before ?? text.someFailed(failed, rows.length));
    const clashed = [...refused].flatMap(([row, error]) => (error.code === 409 && row.stored ? [row.id] : []));
    if (rows.length > 0) await settle(saved, clashed);
    return failed === 0;
  };

  const sendTogether = async (): Promise<boolean> => {
    if (!editor.save) return false;
    const sent = typed.known.current;
    try {
      await client.request<RecordReply<Row>>(editor.save.call, { body: wholeBody(editor, sent, record) });
    } catch (error) {
      const failure = asFailure(error);
      const { complaints, rest } = complaintsOf(sent, failure);
      setComplaints(complaints);
      setFailure(rest.length > 0 ? rest.join(' · ') : describe(failure));
      if (failure.code === 409 || failure.mayHaveHappened) await read.answer.refresh();
      return false;
    }
    setComplaints(noComplaints);
    await settle(new Set([...typed.dirty.map((row) => row.id), ...typed.edits.removed]), []);
    return true;
  };
  return (rows: readonly EditorRow[]) => (editor.rows === undefined ? sendAlone(rows) : sendTogether());
}

/** Saves what has been changed: all of it, or one row. A second call while the first is under way shares its outcome. */
export function useSaveRows(place: EditorPlace, read: StoredRows, typed: RowEdits, issues: RowIssues) {
  const text = useEditorText();
  const texts = useText();
  const sendRows = useSendRows(place, read, typed, issues);
  const [isSending, setSending] = useState(false);
  const underWay = useRef<Promise<boolean>>(undefined);

  const sendOnce = async (rows: readonly EditorRow[]): Promise<boolean> => {
    setSending(true);
    try {
      const done = await sendRows(rows);
      if (done) {
        issues.conceal();
        notify.success(texts.common.saved);
      }
      return done;
    } finally {
      underWay.current = undefined;
      setSending(false);
    }
  };
  const send = (only?: string): Promise<boolean> => {
    const { dirty } = typed;
    const rows = only === undefined || place.editor.rows !== undefined ? dirty : dirty.filter((row) => row.id === only);
    const count = rows.reduce((sum, row) => sum + issues.found(row).length, 0);
    issues.reveal(...rows.map((row) => row.id));
    issues.setFailure(count > 0 ? text.repair(count) : undefined);
    if (count > 0) return Promise.resolve(false);
    underWay.current ??= sendOnce(rows);
    return underWay.current;
  };
  return { send, isSending };
}
