import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Combobox.css';
import { Combobox, Input, useCombobox } from '@mantine/core';
import { useState } from 'react';
import { fieldTexts } from '../texts.ts';
import type { InputFrame } from '../types.ts';
import type { ChoiceItem, ChoiceSource } from './choice-item.ts';
import { ChoiceOptions } from './choice-options.tsx';
import { inputAttributes } from './input-attributes.ts';

interface Props {
  readonly input: InputFrame;
  readonly source: ChoiceSource;
  readonly chosen: ChoiceItem | undefined;
  readonly onChoose: (item: ChoiceItem | null) => void;
  readonly placeholder?: string;
  /** Set where no label stands beside the control: filters. */
  readonly label?: string;
}

/** One of many: typing narrows the list, the arrow keys and Enter choose. */
export function Choice({ input, source, chosen, onChoose, placeholder, label }: Props) {
  const { language } = input.context;
  const [search, setSearch] = useState<string>();
  const store = useCombobox({ onDropdownClose: () => store.resetSelectedOption() });
  const items = source.find(search ?? '');
  const close = () => {
    store.closeDropdown();
    setSearch(undefined);
  };
  const locked = (input.disabled ?? false) || (input.readOnly ?? false);
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
        const item = items.list.find((candidate) => candidate.value === value);
        if (item) onChoose(item);
        close();
      }}
    >
      <Combobox.Target>
        <Input
          {...inputAttributes(input)}
          autoComplete="off"
          role="combobox"
          aria-label={label}
          placeholder={placeholder ?? fieldTexts.choose[language]}
          value={search ?? chosen?.label ?? ''}
          onChange={(event) => {
            open();
            setSearch(event.currentTarget.value);
            source.search?.(event.currentTarget.value);
            store.updateSelectedOptionIndex();
          }}
          onClick={open}
          onBlur={() => {
            close();
            input.onBlur?.();
          }}
          rightSectionPointerEvents={chosen && !locked && !input.required ? 'all' : 'none'}
          rightSection={
            chosen && !locked && !input.required ? (
              <Combobox.ClearButton
                size="sm"
                aria-label={fieldTexts.clear[language]}
                onClear={() => {
                  onChoose(null);
                  close();
                }}
              />
            ) : (
              <Combobox.Chevron size="xs" />
            )
          }
        />
      </Combobox.Target>
      <ChoiceOptions found={items} chosen={chosen ? [chosen.value] : []} language={language} />
    </Combobox>
  );
}
