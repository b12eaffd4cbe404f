import { useCombobox } from '@mantine/core';
import { useState } from 'react';
import type { InputFrame } from '../types.ts';
import type { ChoiceSource } from './choice-item.ts';

/** What is typed to narrow a list of choices, and what it finds; typing and pressing open the list. */
export function useChoiceList(source: ChoiceSource, { disabled = false, readOnly = false }: InputFrame) {
  /** undefined = nothing has been typed since something was chosen. */
  const [search, setSearch] = useState<string>();
  const store = useCombobox({ onDropdownClose: () => store.resetSelectedOption() });
  const locked = disabled || readOnly;
  const open = () => {
    if (locked || store.dropdownOpened) return;
    source.search?.('');
    store.openDropdown();
  };
  return {
    store,
    search,
    locked,
    found: source.find(search ?? ''),
    open,
    type: (text: string) => {
      open();
      setSearch(text);
      source.search?.(text);
      store.updateSelectedOptionIndex();
    },
    clear: () => setSearch(undefined),
    close: () => {
      store.closeDropdown();
      setSearch(undefined);
    },
  };
}
