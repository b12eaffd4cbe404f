// Long because reading, changing and saving rows share the edits, and what the server says of them.

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Editor } from '#contract/editor.ts';
import type { PageReply, RecordReply, Row } from '#contract/envelope.ts';
import type { Field } from '#contract/field.ts';
import { kinds } from '#contract/kinds/index.ts';
import { useCan, useUser } from '#web/auth/session-context.tsx';
import { meets } from '#web/core/actions.ts';
import type { ApiError } from '#web/data/api-error.ts';
import { useClient } from '#web/data/client-context.tsx';
import { useDescribeError } from '#web/data/describe-error.ts';
import { useGet, useInvalidate } from '#web/data/hooks.ts';
import { useOffers } from '#web/data/use-offers.ts';
import type { InputIssue } from '#web/form/action-input.tsx';
import { checkable, isWritable, sameValue } from '#web/form/form-values.ts';
import { useText } from '#web/locale/use-text.ts';
import { useDirty } from '#web/ui/dirty.ts';
import { notify } from '#web/ui/notify.ts';
import { useDraft } from '../use-draft.ts';
import { useFailure } from '../use-failure.ts';
import { addBody, byRow, hiddenIn, parentOf, saveBody, wholeBody } from './bodies.ts';
import {
  type EditorRow,
  type Edits,
  isEdited,
  keepableEdits,
  noEdits,
  onVersion,
  orphans,
  readEdits,
  rowsOf,
  withMoved,
  withNewRow,
  withoutEdits,
  withoutRow,
  withValues,
} from './edits.ts';
import { useEditorText } from './texts.ts';

/** Most rows that are read; more than that nobody edits in one table. */
const most = 500;
const draftFields: readonly Field[] = [{ name: 'rows', kind: 'json', label: { th: '', en: '' } }];

/** What the server said of a row: about fields, with the value that it was about, and about the row itself. */
interface Complaint {
  readonly fields: Readonly<Record<string, { readonly message: string; readonly value: unknown }>>;
  readonly row?: string;
}

const noComplaints: ReadonlyMap<string, Complaint> = new Map();

export interface EditorPlace {
  readonly editor: Editor;
  /** The record that the rows belong to. */
  readonly record: Row;
  /** Route of the screen: with the record, where drafts are kept. */
  readonly path: string;
  /** Rows were saved: whatever the record says of them is old. */
  readonly onChanged: () => void;
}

/** Behaviour of rows that are edited on the screen of their record: reading, changing, ordering, saving. No markup. */
export function useEditor({ editor, record, path, onChanged }: EditorPlace) {
  const { key, order, add, save, rows: together } = editor;
  const can = useCan();
  const offered = useOffers();
  const user = useUser();
  const words = useText();
  const text = useEditorText();
  const client = useClient();
  const describe = useDescribeError();
  const asFailure = useFailure();
  const invalidate = useInvalidate();
  const parent = parentOf(editor, record);
  const parentKey = parent === null ? null : JSON.stringify(parent);
  const query = useMemo(
    () => (parentKey === null ? null : { ...(JSON.parse(parentKey) as Record<string, string>), limit: String(most) }),
    [parentKey],
  );
  const answer = useGet<PageReply<Row>>(editor.list, query);
  const stored = useMemo(() => answer.data?.data ?? [], [answer.data]);
  const total = answer.data?.total ?? stored.length;

  const drafts = useDraft({
    user: user?.id ?? '',
    path: `${path}#${editor.name}`,
    record: parentKey ?? '',
    fields: draftFields,
  });
  const [edits, setEdits] = useState<Edits>(noEdits);
  const latest = useRef(edits);
  const [complaints, setComplaints] = useState(noComplaints);
  const [revealed, setRevealed] = useState<ReadonlySet<string>>(new Set());
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);

  const rows = useMemo(() => rowsOf(stored, key, edits, order), [stored, key, edits, order]);
  const known = useRef(rows);
  known.current = rows;

  const put = useCallback(
    (next: Edits) => {
      latest.current = next;
      setEdits(next);
      drafts.note(isEdited(next) ? { rows: keepableEdits(next, editor.fields) } : {}, undefined);
    },
    [drafts.note, editor.fields],
  );

  const isOpen = editor.open === undefined || meets(editor.open, record);
  const isPartial = together !== undefined && total > stored.length;
  // What was left here earlier is taken up or thrown away before anything else is typed.
  const isUsable = isOpen && !isPartial && query !== null && drafts.waiting === undefined;
  const canSave = isUsable && save !== undefined && can(save.call.permission) && offered(save.call);
  const canAdd =
    together === undefined ? isUsable && add !== undefined && can(add.call.permission) && offered(add.call) : canSave;
  const canOrder = canSave && order !== undefined && save.fields.includes(order.field);
  const canRemoveHere = canSave && together !== undefined && editor.remove === undefined;

  const names = useMemo(
    () => ({ add: new Set(together === undefined ? add?.fields : save?.fields), save: new Set(save?.fields) }),
    [together, add, save],
  );
  const isRowOpen = useCallback(
    (row: EditorRow) => !row.stored || editor.when === undefined || meets(editor.when, row.stored),
    [editor.when],
  );
  /** May this field of this row be changed? */
  const isFree = useCallback(
    (row: EditorRow, field: Field): boolean => {
      if (!isWritable(field) || hiddenIn(editor, row.values, record).has(field.name)) return false;
      if (!row.stored) return canAdd && names.add.has(field.name);
      const lock = editor.locks[field.name];
      return canSave && names.save.has(field.name) && isRowOpen(row) && (lock === undefined || meets(lock, row.stored));
    },
    [editor, record, canAdd, canSave, names, isRowOpen],
  );

  /** What is wrong with a row: what the checks find in fields that can be repaired, and what the server said. */
  const found = useCallback(
    (row: EditorRow): readonly InputIssue[] => {
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
    (row: EditorRow): readonly InputIssue[] => {
      const said = Object.entries(complaints.get(row.id)?.fields ?? {}).flatMap(([field, { message, value }]) =>
        sameValue(row.values[field] ?? null, value) ? [{ field, message }] : [],
      );
      return [...said, ...(revealed.has(row.id) ? found(row) : [])];
    },
    [complaints, revealed, found],
  );

  const change = useCallback(
    (id: string, values: Row) => {
      const row = known.current.find((one) => one.id === id);
      if (row) put(withValues(latest.current, row, values));
    },
    [put],
  );
  const addRow = useCallback((): string => {
    const made = withNewRow(latest.current, known.current, editor.fields, order);
    put(made.edits);
    return made.id;
  }, [put, editor.fields, order]);
  const dropRow = useCallback((row: EditorRow) => put(withoutRow(latest.current, row)), [put]);
  const revert = useCallback(
    (id: string) => {
      put(withoutEdits(latest.current, new Set([id])));
      setComplaints((before) => new Map([...before].filter(([one]) => one !== id)));
    },
    [put],
  );
  const move = useCallback(
    (id: string, to: number): boolean => {
      const at = known.current.findIndex((row) => row.id === id);
      if (!canOrder || !order || at < 0 || to < 0 || to >= known.current.length || to === at) return false;
      put(withMoved(latest.current, known.current, id, to, order));
      return true;
    },
    [canOrder, order, put],
  );
  const undo = useCallback(() => {
    put(noEdits);
    setComplaints(noComplaints);
    setRevealed(new Set());
    setFailure(undefined);
    drafts.drop();
  }, [put, drafts.drop]);

  const dirty = rows.filter((row) => !row.stored || Object.keys(row.changed).length > 0);
  const count = dirty.length + edits.removed.length;
  const lost = orphans(stored, key, edits);

  const complain = (row: EditorRow, error: ApiError): Complaint => {
    const known = new Set(editor.fields.map((field) => field.name));
    const own = Object.entries(error.fields).filter(([name]) => known.has(name));
    const rest = Object.entries(error.fields).flatMap(([name, message]) => (known.has(name) ? [] : [message]));
    const clashed = error.code === 409 && row.stored !== undefined;
    const sentence = clashed
      ? text.clash
      : own.length === 0 || rest.length > 0
        ? [...rest, ...(rest.length === 0 ? [describe(error)] : [])].join(' · ')
        : undefined;
    return {
      fields: Object.fromEntries(own.map(([name, message]) => [name, { message, value: row.values[name] ?? null }])),
      ...(sentence !== undefined && { row: sentence }),
    };
  };

  /** Reads the rows again, and forgets the edits that are saved. */
  const settle = async (saved: ReadonlySet<string>, clashed: readonly string[]) => {
    const paths = [save?.call, add?.call].flatMap((call) => call?.invalidates ?? []);
    await invalidate([...new Set(paths)].filter((path) => path !== editor.list.path));
    const fresh = await client
      .request<PageReply<Row>>(editor.list, { query: query ?? {}, quiet: true })
      .catch(() => undefined);
    await answer.refresh();
    let next = withoutEdits(latest.current, saved);
    for (const id of clashed) {
      const row = fresh?.data.find((one) => String(one[key]) === id);
      if (row) next = onVersion(next, id, row);
    }
    put(next);
    if (!isEdited(next)) drafts.drop();
    onChanged();
  };

  /** Sends rows one by one; what fails stays as it is typed, and does not hold up the others. */
  const sendEach = async (wanted: readonly EditorRow[]): Promise<boolean> => {
    const saved = new Set<string>();
    const clashed: string[] = [];
    const said = new Map<string, Complaint>();
    for (const row of wanted) {
      const call = row.stored ? save?.call : add?.call;
      if (!call) continue;
      try {
        const body = row.stored ? saveBody(editor, row, record) : addBody(editor, row, record);
        await client.request<RecordReply<Row>>(call, { body });
        saved.add(row.id);
      } catch (error) {
        const failure = asFailure(error);
        said.set(row.id, complain(row, failure));
        if (failure.code === 409 && row.stored) clashed.push(row.id);
        // Nobody answers, or nobody is signed in: the rows behind it would fare no better.
        if (failure.status === 0 || failure.status === 401) {
          setFailure(describe(failure));
          break;
        }
      }
    }
    setComplaints(said);
    const failed = wanted.length - saved.size;
    if (failed > 0) setFailure((before) => before ?? text.someFailed(failed, wanted.length));
    if (saved.size > 0 || clashed.length > 0 || failed > 0) await settle(saved, clashed);
    return failed === 0;
  };

  const sendTogether = async (): Promise<boolean> => {
    if (!save) return false;
    const sent = known.current;
    try {
      await client.request<RecordReply<Row>>(save.call, { body: wholeBody(editor, sent, record) });
    } catch (error) {
      const failure = asFailure(error);
      const { rows: about, rest } = byRow(failure.fields);
      const said = [...about].flatMap(([index, fields]): readonly (readonly [string, Complaint])[] => {
        const row = sent[index];
        if (!row) return [];
        const { '': whole, ...own } = fields;
        const complaint = Object.fromEntries(
          Object.entries(own).map(([name, message]) => [name, { message, value: row.values[name] ?? null }]),
        );
        return [[row.id, { fields: complaint, ...(whole !== undefined && { row: whole }) }]];
      });
      setComplaints(new Map(said));
      setFailure(rest.length > 0 ? rest.join(' · ') : describe(failure));
      if (failure.code === 409 || failure.mayHaveHappened) await answer.refresh();
      return false;
    }
    setComplaints(noComplaints);
    await settle(new Set([...dirty.map((row) => row.id), ...edits.removed]), []);
    return true;
  };

  const underWay = useRef<Promise<boolean>>(undefined);
  /** Saves what has been changed: all of it, or one row. */
  const send = (only?: string): Promise<boolean> => {
    const wanted = only === undefined || together !== undefined ? dirty : dirty.filter((row) => row.id === only);
    const bad = wanted.filter((row) => found(row).length > 0);
    setRevealed(new Set([...revealed, ...wanted.map((row) => row.id)]));
    setFailure(undefined);
    if (bad.length > 0) {
      setFailure(text.repair(bad.reduce((sum, row) => sum + found(row).length, 0)));
      return Promise.resolve(false);
    }
    underWay.current ??= (async () => {
      setSending(true);
      try {
        const done = together === undefined ? await sendEach(wanted) : await sendTogether();
        if (done) {
          setRevealed(new Set());
          notify.success(words.common.saved);
        }
        return done;
      } finally {
        underWay.current = undefined;
        setSending(false);
      }
    })();
    return underWay.current;
  };

  const isDirty = isEdited(edits);
  useDirty({
    isDirty: () => isEdited(latest.current),
    save: () => send(),
    discard: undo,
  });
  // An edit of a row that has gone cannot be saved: it is told once, and let go.
  const hasAnswer = answer.data !== undefined && !answer.isValidating;
  const lostKey = lost.join();
  useEffect(() => {
    if (!hasAnswer || lostKey === '') return;
    const ids = lostKey.split(',');
    notify.error(text.orphaned(ids.length));
    put(withoutEdits(latest.current, new Set(ids)));
  }, [hasAnswer, lostKey, put, text]);

  /** Does saving call for a question? */
  const asks = (): boolean => {
    const { ask } = editor;
    if (!ask || (ask.when !== undefined && !meets(ask.when, record))) return false;
    if (!ask.fields || edits.removed.length + edits.added.length > 0) return true;
    return ask.fields.some((name) => dirty.some((row) => Object.hasOwn(row.changed, name)));
  };

  return {
    rows,
    answer,
    isEmpty: answer.data !== undefined && rows.length === 0,
    isReading: query !== null && answer.data === undefined && answer.error === undefined,
    isPartial,
    isOpen,
    total,
    canSave,
    canAdd,
    canOrder,
    canRemoveHere,
    isRowOpen,
    isFree,
    issuesOf,
    found,
    complaintOf: (id: string) => complaints.get(id)?.row,
    reveal: (id: string) => setRevealed((before) => new Set([...before, id])),
    change,
    addRow,
    dropRow,
    revert,
    move,
    undo,
    send,
    asks,
    isDirty,
    isSending,
    count,
    failure,
    draft: drafts.waiting,
    useDraft: () => {
      if (!drafts.waiting) return;
      const waiting = readEdits(drafts.waiting.values.rows);
      drafts.settle();
      put(waiting);
    },
    dropDraft: drafts.drop,
  };
}

export type EditorState = ReturnType<typeof useEditor>;
