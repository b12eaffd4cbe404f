import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Combobox.css';
import { Combobox, Input, useCombobox } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ChoiceItem } from '../parts/choice-item.ts';
import { ChoiceOptions } from '../parts/choice-options.tsx';
import { inputAttributes } from '../parts/input-attributes.ts';
import inputs from '../parts/inputs.module.css';
import type { InputFrame } from '../types.ts';

interface Props {
  readonly input: InputFrame;
  readonly text: string;
  readonly items: readonly ChoiceItem[];
  readonly onText: (text: string) => void;
  readonly placeholder?: string;
  /** Set where the box has no visible label. */
  readonly label?: string;
  readonly mono?: boolean;
  readonly leftSection?: ReactNode;
  /** In place of the usual list of choices; options are Combobox.Option. */
  readonly children?: ReactNode;
}

/** A line to type into, with what may be meant below it: a choice fills the line, and anything else may be typed. */
export function SuggestBox({ input, text, items, onText, placeholder, label, mono, leftSection, children }: Props) {
  const store = useCombobox({ onDropdownClose: () => store.resetSelectedOption() });
  const locked = (input.disabled ?? false) || (input.readOnly ?? false);
  const open = () => {
    if (!locked) store.openDropdown();
  };
  return (
    <Combobox
      store={store}
      transitionProps={{ duration: 0 }}
      onOptionSubmit={(value) => {
        onText(value);
        store.closeDropdown();
      }}
    >
      <Combobox.Target withExpandedAttribute>
        <Input
          {...inputAttributes(input)}
          autoComplete="off"
          role="combobox"
          aria-expanded={store.dropdownOpened}
          aria-label={label}
          placeholder={placeholder ?? ''}
          value={text}
          leftSection={leftSection}
          classNames={{ input: mono && text !== '' ? (inputs.mono ?? '') : '' }}
          onChange={(event) => {
            onText(event.currentTarget.value);
            open();
            store.updateSelectedOptionIndex();
          }}
          onClick={open}
          onBlur={() => {
            store.closeDropdown();
            input.onBlur?.();
          }}
        />
      </Combobox.Target>
      {children ??
        (items.length > 0 && (
          <ChoiceOptions found={{ list: items, state: 'ready' }} chosen={[text]} language={input.context.language} />
        ))}
    </Combobox>
  );
}

/** Choices with a text that contains the typed one; all of them if it is a choice already. */
export function matching(items: readonly ChoiceItem[], typed: string): readonly ChoiceItem[] {
  const term = typed.trim().toLocaleLowerCase();
  if (term === '' || items.some((item) => item.value === typed)) return items;
  return items.filter((item) => `${item.label} ${item.hint ?? ''} ${item.value}`.toLocaleLowerCase().includes(term));
}
