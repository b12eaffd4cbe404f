import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import { Combobox, Pill, PillsInput, useCombobox } from '@mantine/core';
import { useState } from 'react';
import { fieldTexts } from '../texts.ts';
import type { InputFrame } from '../types.ts';
import type { ChoiceItem, ChoiceSource } from './choice-item.ts';
import { ChoiceOptions } from './choice-options.tsx';
import { cut, visibleText } from './visible-text.ts';

interface Props {
  readonly input: InputFrame;
  readonly source: ChoiceSource;
  readonly chosen: readonly ChoiceItem[];
  readonly onChoose: (items: readonly ChoiceItem[]) => void;
  readonly placeholder?: string;
  /** Set where no label stands beside the control: filters. */
  readonly label?: string;
}

/** Several of many, as pills. Backspace in the empty box takes the last one back. */
export function ManyChoice({ input, source, chosen, onChoose, placeholder, label }: Props) {
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
  return (
    <Combobox
      store={store}
      transitionProps={{ duration: 0 }}
      onOptionSubmit={(value) => {
        const item = found.list.find((candidate) => candidate.value === value);
        const had = chosen.some((candidate) => candidate.value === value);
        if (had) onChoose(without(value));
        else if (item) onChoose([...chosen, item]);
        setSearch('');
        source.search?.('');
      }}
    >
      <Combobox.DropdownTarget>
        <PillsInput error={input.invalid ?? false} disabled={input.disabled ?? false} onClick={open}>
          <Pill.Group gap={4}>
            {chosen.map((item) => (
              <Pill
                key={item.value}
                withRemoveButton={!locked}
                onRemove={() => onChoose(without(item.value))}
                removeButtonProps={{
                  'aria-label': `${fieldTexts.remove[language]} ${item.label}`,
                  'aria-hidden': false,
                }}
              >
                {visibleText(cut(item.label, 60))}
              </Pill>
            ))}
            <Combobox.EventsTarget>
              <PillsInput.Field
                id={input.id}
                autoComplete="off"
                role="combobox"
                aria-label={label}
                placeholder={chosen.length === 0 ? (placeholder ?? fieldTexts.choose[language]) : ''}
                value={search}
                disabled={input.disabled ?? false}
                readOnly={input.readOnly ?? false}
                aria-describedby={input.describedBy}
                aria-invalid={input.invalid || undefined}
                aria-required={input.required || undefined}
                onBlur={() => {
                  store.closeDropdown();
                  setSearch('');
                  input.onBlur?.();
                }}
                onChange={(event) => {
                  open();
                  setSearch(event.currentTarget.value);
                  source.search?.(event.currentTarget.value);
                  store.updateSelectedOptionIndex();
                }}
                onKeyDown={(event) => {
                  const last = chosen.at(-1);
                  if (event.key !== 'Backspace' || search !== '' || !last || locked) return;
                  event.preventDefault();
                  onChoose(without(last.value));
                }}
              />
            </Combobox.EventsTarget>
          </Pill.Group>
        </PillsInput>
      </Combobox.DropdownTarget>
      <ChoiceOptions found={found} chosen={chosen.map((item) => item.value)} language={language} multiple />
    </Combobox>
  );
}
