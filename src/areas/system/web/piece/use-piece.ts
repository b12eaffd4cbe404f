import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { Conflict, RecordReply } from '#contract/envelope.ts';
import { useDescribeError } from '#web/data/describe-error.ts';
import type { Mutation } from '#web/data/hooks.ts';
import { useText } from '#web/locale/use-text.ts';
import { useFailure } from '#web/screens/shared/use-failure.ts';
import { createStore, type Store } from '#web/store/create-store.ts';
import { useDirty } from '#web/ui/dirty.ts';
import { notify } from '#web/ui/notify.ts';

/** What a piece needs to know of its value: where it stands in the record, and how two of them become one. */
export interface PieceKind<R, T> {
  read(record: R): T;
  same(a: T, b: T): boolean;
  /** My changes since `base` on top of `theirs`. */
  merge(base: T, mine: T, theirs: T): T;
}

interface Options<R, T, B extends object> {
  /** The record as it is now; a newer one comes by itself. */
  readonly record: R;
  readonly kind: PieceKind<R, T>;
  readonly save: Mutation<B, RecordReply<Versioned>>;
  readonly bodyOf: (value: T, base: Versioned) => B;
  readonly refresh: () => Promise<void>;
}

/** Records of a foreign server may have no version. */
interface Versioned {
  readonly version?: number | undefined;
}

/** A part of a record that is saved by its own call. */
export interface Piece<T> {
  readonly store: Store<T>;
  /** As it was last read or saved. */
  readonly base: T;
  readonly isDirty: boolean;
  readonly isSending: boolean;
  readonly failure: string | undefined;
  /** Nobody knows whether the last try was saved. */
  readonly isLost: boolean;
  /** Somebody else has saved it meanwhile: what it is now, and who that was where that is known. */
  readonly behind: { readonly theirs: T; readonly by: Conflict | undefined } | undefined;
  /** Resolves to false when it was not saved; nothing is lost then. */
  save(): Promise<boolean>;
  undo(): void;
  keepMine(): void;
  takeTheirs(): void;
}

/** What the piece was when it was last read or saved, what it is here, and whether a newer one has come. */
function useBaseline<R extends Versioned, T>(record: R, kind: PieceKind<R, T>) {
  const [base, setBase] = useState(() => ({ record, version: record.version, value: kind.read(record) }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: one store for as long as the piece is open
  const store = useMemo(() => createStore(base.value), []);
  const dirty = useCallback(() => !kind.same(store.get(), base.value), [kind, store, base]);
  const isDirty = useSyncExternalStore(store.subscribe, dirty, dirty);

  const theirs = useMemo(() => kind.read(record), [kind, record]);
  const moved = movedOn(record.version, base.version);
  const isNewer = moved === undefined ? record !== base.record : moved >= 0;
  const differs = isNewer && !kind.same(theirs, base.value);
  const isBehind = differs && isDirty && moved !== undefined && moved > 0;
  useEffect(() => {
    if (!isNewer) return;
    if (!differs) {
      // Another piece of the record was saved: this one may go on as it is.
      if (moved !== undefined && moved > 0) setBase({ record, version: record.version, value: base.value });
    } else if (!isDirty) {
      setBase({ record, version: record.version, value: theirs });
      store.set(theirs);
    }
  }, [record, moved, theirs, isNewer, differs, isDirty, base, store]);
  return { base, setBase, store, dirty, isDirty, theirs, isBehind };
}

/** Keeps one piece: what is changed, whether it may be saved, and what somebody else did to it meanwhile. */
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
      const fault = failed(error);
      setFailure(Object.values(fault.fields)[0] ?? describe(fault));
      setLost(fault.mayHaveHappened);
      setConflict(fault.conflict);
      if (fault.code === 409) await refresh();
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

/** The work while none of it is under way; else what is under way. */
function useOnce<T>(work: () => Promise<T>): () => Promise<T> {
  const underWay = useRef<Promise<T>>(undefined);
  return () => {
    underWay.current ??= work().finally(() => {
      underWay.current = undefined;
    });
    return underWay.current;
  };
}

/** By how many versions a record has moved on; undefined where there are none. */
function movedOn(now: number | undefined, then: number | undefined): number | undefined {
  return now === undefined || then === undefined ? undefined : now - then;
}
