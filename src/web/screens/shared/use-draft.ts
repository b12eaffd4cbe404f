import { useCallback, useEffect, useRef, useState } from 'react';
import type { Field } from '#contract/field.ts';
import { kinds } from '#contract/kinds/index.ts';
import { serverNow } from '#web/core/server-clock.ts';
import { draftAge } from '#web/form/draft-age.ts';
import { dropFiles, filesOf, keepFile } from '#web/form/draft-files.ts';
import { type Draft, draftDelay, draftKey, keepable, readDraft, writeDraft } from '#web/form/drafts.ts';
import type { Values } from '#web/form/form-values.ts';

interface Place {
  readonly user: string;
  readonly path: string;
  readonly record: string | undefined;
  readonly fields: readonly Field[];
}

export interface Drafts {
  /** What was left here earlier and has been neither used nor thrown away. */
  readonly waiting: Draft | undefined;
  /** What was left, with its files where it has any: those come a moment later. */
  recall(): Values | Promise<Values>;
  /** Notes what has changed; written a moment after the last keystroke. */
  note(changed: Values, version: number | undefined): void;
  /** Everything is saved or thrown away. */
  drop(): void;
  /** The waiting draft has been used or refused. */
  settle(): void;
}

/** The files among changed values, by field. */
function filesIn(fields: readonly Field[], changed: Values): ReadonlyMap<string, File> {
  return new Map(
    fields.flatMap(({ name, kind }) => {
      const value = changed[name];
      return kinds[kind].file && value instanceof File ? [[name, value] as const] : [];
    }),
  );
}

/** Does something at the last moment: when the page is hidden or the component goes. The same function between renders. */
function useLast(action: () => void): void {
  useEffect(() => {
    window.addEventListener('pagehide', action);
    return () => {
      window.removeEventListener('pagehide', action);
      action();
    };
  }, [action]);
}

/** Keeps what a person types until it is saved, and finds it again when they come back. */
export function useDraft({ user, path, record, fields }: Place): Drafts {
  const key = draftKey(user, path, record);
  const [waiting, setWaiting] = useState(() => readDraft(key, fields));
  const earlier = useRef(waiting);
  const pending = useRef<Draft>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Files that were chosen here, by field. */
  const kept = useRef<ReadonlyMap<string, File>>(new Map());
  const [age] = useState(draftAge);

  const flush = useCallback(() => {
    clearTimeout(timer.current);
    // The user who typed it has signed out, and somebody else may be using this tab.
    if (age !== draftAge()) pending.current = undefined;
    if (!pending.current) return;
    // An earlier draft that nobody has decided about yet stays in the new one.
    const values = { ...earlier.current?.values, ...pending.current.values };
    const files = [...new Set([...(earlier.current?.files ?? []), ...kept.current.keys()])];
    writeDraft(key, { ...pending.current, values, files });
    pending.current = undefined;
  }, [key, age]);

  useLast(flush);

  const note = useCallback(
    (changed: Values, version: number | undefined) => {
      const values = keepable(fields, changed);
      const files = filesIn(fields, changed);
      for (const [field, file] of files) if (kept.current.get(field) !== file) void keepFile(key, field, file);
      const removed = [...kept.current.keys()].filter((field) => !files.has(field));
      if (removed.length > 0) void dropFiles(key, removed);
      kept.current = files;
      pending.current = { values, at: serverNow().toISOString(), ...(version !== undefined && { version }) };
      clearTimeout(timer.current);
      timer.current = setTimeout(flush, draftDelay);
    },
    [key, fields, flush],
  );
  const settle = useCallback(() => {
    earlier.current = undefined;
    setWaiting(undefined);
  }, []);
  const drop = useCallback(() => {
    clearTimeout(timer.current);
    pending.current = undefined;
    const files = [...(earlier.current?.files ?? []), ...kept.current.keys()];
    kept.current = new Map();
    settle();
    writeDraft(key, undefined);
    if (files.length > 0) void dropFiles(key, files);
  }, [key, settle]);
  const recall = (): Values | Promise<Values> => {
    const { values = {}, files = [] } = waiting ?? {};
    return files.length === 0 ? values : filesOf(key, files).then((found) => ({ ...values, ...found }));
  };
  return { waiting, recall, note, drop, settle };
}
