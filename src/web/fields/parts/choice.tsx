import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Combobox.css';
import { CloseButton, Combobox, Input } from '@mantine/core';
import { inputTexts } from '#web/fields/parts/input-texts.ts';
import type { InputFrame } from '../types.ts';
import type { ChoiceItem, ChoiceSource } from './choice-item.ts';
import { ChoiceOptions } from './choice-options.tsx';
import { inputAttributes } from './input-attributes.ts';
import { useChoiceList } from './use-choice-list.ts';

interface Props {
  readonly input: InputFrame;
  readonly source: ChoiceSource;
  readonly chosen: ChoiceItem | undefined;
  readonly onChoose: (item: ChoiceItem | null) => void;
  readonly placeholder?: string;
  /** Set where the control has no visible label: filters. */
  readonly label?: string;
}

/** One of many: typing narrows the list, the arrow keys and Enter choose. */
export function Choice({ input, source, chosen, onChoose, placeholder, label }: Props) {
  const { language } = input.context;
  const { store, search, locked, found, open, type, close } = useChoiceList(source, input);
  const canClear = chosen && !locked && !input.required;
  const choose = (item: ChoiceItem | null | undefined) => {
    if (item !== undefined) onChoose(item);
    close();
  };
  return (
    <Combobox
      store={store}
      transitionProps={{ duration: 0 }}
      onOptionSubmit={(value) => choose(found.list.find((item) => item.value === value))}
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
          onChange={(event) => type(event.currentTarget.value)}
          // Typing replaces what is chosen rather than adding to its name.
          onFocus={(event) => event.currentTarget.select()}
          onClick={open}
          onBlur={() => {
            // Deleting the text clears the choice.
            if (search === '' && chosen && !input.required) onChoose(null);
            close();
            input.onBlur?.();
          }}
          rightSectionPointerEvents={canClear ? 'all' : 'none'}
          rightSection={
            canClear ? (
              <CloseButton
                size="sm"
                aria-label={`${inputTexts.clear[language]} ${input.field.label[language]}`}
                onClick={() => choose(null)}
              />
            ) : (
              <Combobox.Chevron size="xs" />
            )
          }
        />
      </Combobox.Target>
      <ChoiceOptions found={found} chosen={chosen ? [chosen.value] : []} language={language} />
    </Combobox>
  );
}
