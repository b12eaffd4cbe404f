import { useMemo, useState } from 'react';
import {
  type Batch,
  type Choice,
  fieldsOf,
  initialSelection,
  type Line,
  type Lines,
  linesOf,
  matchingLines,
  stateOf,
  switched,
  switchedAll,
  type Tab,
  tabs,
} from './batch.ts';

/** Lines per page. */
export const limit = 100;

export interface Selection {
  readonly lines: Lines;
  readonly choice: Choice;
  readonly tab: Tab;
  /** All lines of the tab. */
  readonly all: readonly Line[];
  /** Lines of the tab that match the search. */
  readonly shown: readonly Line[];
  /** Fields with a difference in any line of the tab. */
  readonly fields: readonly string[];
  /** The field filter. */
  readonly field: string;
  readonly words: string;
  readonly page: number;
  /** How many of the shown lines are selected. */
  readonly state: 'all' | 'some' | 'none';
  openTab(tab: Tab): void;
  searchField(field: string): void;
  search(words: string): void;
  setPage(page: number): void;
  toggle(code: string): void;
  toggleAll(): void;
}

/** The differences of a batch by kind of change, and which of them are selected. */
export function useSelection(batch: Batch): Selection {
  const lines = useMemo(() => linesOf(batch), [batch]);
  const [choice, setChoice] = useState(() => initialSelection(lines));
  const [tab, setTab] = useState<Tab>(() => tabs.find((tabName) => lines[tabName].length > 0) ?? 'new');
  const [field, setField] = useState('');
  const [words, setWords] = useState('');
  const [page, setPage] = useState(1);
  const all = lines[tab];
  const shown = matchingLines(all, tab === 'changed' ? field : '', words);
  const fromFirst =
    <T>(set: (value: T) => void) =>
    (value: T) => {
      set(value);
      setPage(1);
    };
  return {
    lines,
    choice,
    tab,
    all,
    shown,
    fields: fieldsOf(all),
    field,
    words,
    page,
    state: stateOf(choice, tab, shown),
    openTab: fromFirst(setTab),
    searchField: fromFirst(setField),
    search: fromFirst(setWords),
    setPage,
    toggle: (code) => setChoice((before) => switched(before, tab, code)),
    toggleAll: () => setChoice((before) => switchedAll(before, tab, shown)),
  };
}
