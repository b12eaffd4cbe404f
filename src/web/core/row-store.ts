import { isSelected, nothingSelected, type Selection } from './selection.ts';

/** What happened to a row since the last refresh. `gone` = it no longer matches, and stays until the pointer leaves. */
export type RowMark = 'new' | 'changed' | 'gone';

/** Flags of one row, as a number so that an unchanged row compares equal and is not drawn again. */
export const rowFlags = { selected: 1, focused: 2, new: 4, changed: 8, gone: 16, opened: 32 } as const;

/**
 * The fast-changing part of a table: selection, focus and marks. It is separate from the rows, and a row subscribes to
 * its own flags alone, so that selecting one row renders one row.
 */
export interface RowStore {
  subscribe(listener: () => void): () => void;
  /** Flags of a row, see `rowFlags`. */
  flags(id: string): number;
  selection(): Selection;
  setSelection(next: Selection): void;
  focused(): string | undefined;
  setFocused(id: string | undefined): void;
  opened(): string | undefined;
  setOpened(id: string | undefined): void;
  setMarks(marks: ReadonlyMap<string, RowMark>): void;
}

export function createRowStore(): RowStore {
  const listeners = new Set<() => void>();
  let selection: Selection = nothingSelected;
  let focused: string | undefined;
  let opened: string | undefined;
  let marks: ReadonlyMap<string, RowMark> = new Map();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    flags: (id) => {
      const mark = marks.get(id);
      return (
        (isSelected(selection, id) ? rowFlags.selected : 0) |
        (focused === id ? rowFlags.focused : 0) |
        (opened === id ? rowFlags.opened : 0) |
        (mark === undefined ? 0 : rowFlags[mark])
      );
    },
    selection: () => selection,
    setSelection: (next) => {
      if (next === selection) return;
      selection = next;
      tell();
    },
    focused: () => focused,
    setFocused: (id) => {
      if (id === focused) return;
      focused = id;
      tell();
    },
    opened: () => opened,
    setOpened: (id) => {
      if (id === opened) return;
      opened = id;
      tell();
    },
    setMarks: (next) => {
      if (next.size === 0 && marks.size === 0) return;
      marks = next;
      tell();
    },
  };
}
