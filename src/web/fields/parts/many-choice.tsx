import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Combobox.css';
import { Combobox, useCombobox } from '@mantine/core';
import { useState } from 'react';
import type { Language } from '#contract/text.ts';
import { fieldTexts } from '../texts.ts';
import type { InputFrame } from '../types.ts';
import type { ChoiceItem, ChoiceSource } from './choice-item.ts';
import { ChoiceOptions } from './choice-options.tsx';
import { PillBox, type PillItem, pillFieldAttributes } from './pill-box.tsx';

interface Props {
  readonly input: InputFrame;
  readonly source: ChoiceSource;
  readonly chosen: readonly ChoiceItem[];
  readonly onChoose: (items: readonly ChoiceItem[]) => void;
  readonly placeholder?: string;
  /** What the person may not see cannot be taken out by them, either: the server would refuse. */
  readonly keepsUnseen?: boolean;
  /** Set where no label stands beside the control: filters. */
  readonly label?: string;
}

/** Several of many, as pills. Backspace in the empty box takes the last one back. */
export function ManyChoice({ input, source, chosen, onChoose, placeholder, keepsUnseen = false, label }: Props) {
  const { language } = input.context;
  const [search, setSearch] = useState('');
  const store = useCombobox({ onDropdownClose: () => store.resetSelectedOption() });
  const found = source.find(search);
  const locked = (input.disabled ?? false) || (input.readOnly ?? false);
  const without = (value: string) => chosen.filter((item) => item.value !== value);
  const open = () => {
    if (locked || store.dropdownOpened) return;
    source.search?.('');
    store.openDropdown();
  };
  const type = (text: string) => {
    open();
    setSearch(text);
    source.search?.(text);
    store.updateSelectedOptionIndex();
  };
  return (
    <Combobox
      store={store}
      transitionProps={{ duration: 0 }}
      onOptionSubmit={(value) => {
        const item = found.list.find((candidate) => candidate.value === value);
        if (chosen.some((candidate) => candidate.value === value)) onChoose(without(value));
        else if (item) onChoose([...chosen, item]);
        setSearch('');
        source.search?.('');
      }}
    >
      <Combobox.DropdownTarget>
        <PillBox
          input={input}
          pills={chosen.map((item) => pillOf(item, keepsUnseen, language))}
          onRemove={(index) => onChoose(chosen.filter((_, i) => i !== index))}
          onClick={open}
        >
          <Combobox.EventsTarget withExpandedAttribute>
            <input
              {...pillFieldAttributes(input)}
              role="combobox"
              aria-expanded={store.dropdownOpened}
              aria-label={label}
              placeholder={chosen.length === 0 ? (placeholder ?? fieldTexts.choose[language]) : ''}
              value={search}
              onBlur={() => {
                store.closeDropdown();
                setSearch('');
                input.onBlur?.();
              }}
              onChange={(event) => type(event.currentTarget.value)}
              onKeyDown={(event) => {
                const last = chosen.at(-1);
                if (event.key !== 'Backspace' || search !== '' || !last || locked || (keepsUnseen && last.unseen))
                  return;
                event.preventDefault();
                onChoose(without(last.value));
              }}
            />
          </Combobox.EventsTarget>
        </PillBox>
      </Combobox.DropdownTarget>
      <ChoiceOptions found={found} chosen={chosen.map((item) => item.value)} language={language} multiple />
    </Combobox>
  );
}

function pillOf({ value, label, unseen = false }: ChoiceItem, keepsUnseen: boolean, language: Language): PillItem {
  const text = unseen ? `${fieldTexts.unseen[language]} (${label})` : label;
  return { key: value, label: text, stays: unseen && keepsUnseen };
}
