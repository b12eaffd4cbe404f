import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { Conflict, RecordReply } from '#contract/envelope.ts';
import { useDescribeError } from '#web/data/describe-error.ts';
import type { Mutation } from '#web/data/hooks.ts';
import { useText } from '#web/locale/use-text.ts';
import { useFailure } from '#web/screens/shared/use-failure.ts';
import { createStore, type Store } from '#web/store/create-store.ts';
import { useDirty } from '#web/ui/dirty.ts';
import { notify } from '#web/ui/notify.ts';

/** How a piece reads its value from the record, compares values, and merges two of them. */
export interface PieceKind<R, T> {
  read(record: R): T;
  same(a: T, b: T): boolean;
  /** Applies the changes between `base` and `mine` to `theirs`. */
  merge(base: T, mine: T, theirs: T): T;
}

interface Options<R, T, B extends object> {
  /** The current record; updated automatically when a newer one is read. */
  readonly record: R;
  readonly kind: PieceKind<R, T>;
  readonly save: Mutation<B, RecordReply<Versioned>>;
  readonly bodyOf: (value: T, base: Versioned) => B;
  readonly refresh: () => Promise<void>;
}

/** Records of another server may have no version. */
interface Versioned {
  readonly version?: number | undefined;
}

/** A part of a record that is saved by its own call. */
export interface Piece<T> {
  readonly store: Store<T>;
  /** Value as last read or saved. */
  readonly base: T;
  readonly isDirty: boolean;
  readonly isSending: boolean;
  readonly failure: string | undefined;
  /** It is unknown whether the last attempt was saved. */
  readonly isLost: boolean;
  /** Another user has saved meanwhile: the current value, and who saved it, if known. */
  readonly behind: { readonly theirs: T; readonly by: Conflict | undefined } | undefined;
  /** Resolves to false if saving failed; the changes are kept. */
  save(): Promise<boolean>;
  undo(): void;
  keepMine(): void;
  takeTheirs(): void;
}

/** The piece as last read or saved, its current value, and whether a newer version has arrived. */
function useBaseline<R extends Versioned, T>(record: R, kind: PieceKind<R, T>) {
  const [base, setBase] = useState(() => ({ record, version: record.version, value: kind.read(record) }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: one store for as long as the piece is open
  const store = useMemo(() => createStore(base.value), []);
  const dirty = useCallback(() => !kind.same(store.get(), base.value), [kind, store, base]);
  const isDirty = useSyncExternalStore(store.subscribe, dirty, dirty);

  const theirs = useMemo(() => kind.read(record), [kind, record]);
  const versionsAhead = versionDifference(record.version, base.version);
  const isNewer = versionsAhead === undefined ? record !== base.record : versionsAhead >= 0;
  const differs = isNewer && !kind.same(theirs, base.value);
  const isBehind = differs && isDirty && versionsAhead !== undefined && versionsAhead > 0;
  useEffect(() => {
    if (!isNewer) return;
    if (!differs) {
      // Another piece of the record was saved; this one is unaffected.
      if (versionsAhead !== undefined && versionsAhead > 0)
        setBase({ record, version: record.version, value: base.value });
    } else if (!isDirty) {
      setBase({ record, version: record.version, value: theirs });
      store.set(theirs);
    }
  }, [record, versionsAhead, theirs, isNewer, differs, isDirty, base, store]);
  return { base, setBase, store, dirty, isDirty, theirs, isBehind };
}

/** State of one piece: its changes, saving, and conflicts with another user's save. */
export function usePiece<R extends Versioned, T, B extends object>(options: Options<R, T, B>): Piece<T> {
  const { record, kind, save, bodyOf, refresh } = options;
  const text = useText();
  const describe = useDescribeError();
  const failed = useFailure();
  const { base, setBase, store, dirty, isDirty, theirs, isBehind } = useBaseline(record, kind);
  const [failure, setFailure] = useState<string>();
  const [isLost, setLost] = useState(false);
  const [conflict, setConflict] = useState<Conflict>();
  const send = async (): Promise<boolean> => {
    const value = store.get();
    setFailure(undefined);
    try {
      const reply = await save.send(bodyOf(value, base));
      setBase({ record, version: reply.data.version, value });
      setConflict(undefined);
      notify.success(reply.message ?? text.common.saved);
      void refresh();
      return true;
    } catch (error) {
      const saveError = failed(error);
      setFailure(Object.values(saveError.fields)[0] ?? describe(saveError));
      setLost(saveError.mayHaveHappened);
      setConflict(saveError.conflict);
      if (saveError.code === 409) await refresh();
      return false;
    }
  };
  const saveOnce = useOnce(send);
  const open = (value: T) => {
    setBase({ record, version: record.version, value: theirs });
    setFailure(undefined);
    setConflict(undefined);
    store.set(value);
  };
  const undo = () => {
    setFailure(undefined);
    store.set(base.value);
  };
  useDirty({ isDirty: dirty, save: saveOnce, discard: undo });
  return {
    store,
    base: base.value,
    isDirty,
    isSending: save.isSending,
    failure,
    isLost,
    behind: isBehind ? { theirs, by: conflict } : undefined,
    save: saveOnce,
    undo,
    keepMine: () => open(kind.merge(base.value, store.get(), theirs)),
    takeTheirs: () => open(theirs),
  };
}

/** Runs the work unless it is already running; then returns the running promise. */
function useOnce<T>(work: () => Promise<T>): () => Promise<T> {
  const underWay = useRef<Promise<T>>(undefined);
  return () => {
    underWay.current ??= work().finally(() => {
      underWay.current = undefined;
    });
    return underWay.current;
  };
}

/** Number of versions a record is ahead; undefined without versions. */
function versionDifference(now: number | undefined, then: number | undefined): number | undefined {
  return now === undefined || then === undefined ? undefined : now - then;
}
