import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Combobox.css';
import { CloseButton, Combobox, Input, useCombobox } from '@mantine/core';
import { useState } from 'react';
import { inputTexts } from '#web/fields/parts/input-texts.ts';
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
      <Combobox.Target withExpandedAttribute>
        <Input
          {...inputAttributes(input)}
          autoComplete="off"
          role="combobox"
          aria-expanded={store.dropdownOpened}
          aria-label={label}
          placeholder={placeholder ?? inputTexts.choose[language]}
          value={search ?? chosen?.label ?? ''}
          onChange={(event) => {
            open();
            setSearch(event.currentTarget.value);
            source.search?.(event.currentTarget.value);
            store.updateSelectedOptionIndex();
          }}
          // Typing replaces what is chosen rather than adding to its name.
          onFocus={(event) => event.currentTarget.select()}
          onClick={open}
          onBlur={() => {
            // Whoever deletes the text means to choose nothing.
            if (search === '' && chosen && !input.required) onChoose(null);
            close();
            input.onBlur?.();
          }}
          rightSectionPointerEvents={chosen && !locked && !input.required ? 'all' : 'none'}
          rightSection={
            chosen && !locked && !input.required ? (
              <CloseButton
                size="sm"
                aria-label={`${inputTexts.clear[language]} ${input.field.label[language]}`}
                onClick={() => {
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
