import { useEffect, useId, useRef } from 'react';

/** Something a person has typed and not saved. */
export interface DirtyEntry {
  /** Compares with the last saved values; called when someone is about to leave. */
  isDirty(): boolean;
  /** Saves; resolves to false when that failed, and the person stays. Absent = saving is not offered. */
  save?(): Promise<boolean>;
  /** Throws the changes away. */
  discard?(): void;
  /** Does the entry survive this navigation (a tab inside the form)? Default: path and query stay. */
  survives?(to: URL, from: URL): boolean;
}

const entries = new Map<string, DirtyEntry>();

const survivesByDefault = (to: URL, from: URL) => to.pathname === from.pathname && to.search === from.search;

/** Everything unsaved on this page. The shell asks it before a link, the back button or a reload takes the person away. */
export const dirtyRegistry = {
  register(id: string, entry: DirtyEntry): () => void {
    entries.set(id, entry);
    return () => {
      if (entries.get(id) === entry) entries.delete(id);
    };
  },
  /** What would be lost by going there. */
  endangered(to: URL, from: URL): readonly DirtyEntry[] {
    const survives = (entry: DirtyEntry) => entry.survives?.(to, from) ?? survivesByDefault(to, from);
    return [...entries.values()].filter((entry) => entry.isDirty() && !survives(entry));
  },
  isDirty: () => [...entries.values()].some((entry) => entry.isDirty()),
  /** Nobody is asked about them any more: the user who typed them has signed out. */
  forget: () => entries.clear(),
};

/** Registers the unsaved changes of a component for as long as it is mounted. The latest functions are called. */
export function useDirty(entry: DirtyEntry): void {
  const id = useId();
  const latest = useRef(entry);
  latest.current = entry;
  const hasSave = entry.save !== undefined;
  useEffect(
    () =>
      dirtyRegistry.register(id, {
        isDirty: () => latest.current.isDirty(),
        ...(hasSave && { save: async () => (await latest.current.save?.()) ?? false }),
        discard: () => latest.current.discard?.(),
        survives: (to, from) => latest.current.survives?.(to, from) ?? survivesByDefault(to, from),
      }),
    [id, hasSave],
  );
}
