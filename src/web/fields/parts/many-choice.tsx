import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Combobox.css';
import { Combobox } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import type { Language } from '#contract/text.ts';
import { inputTexts } from '#web/fields/parts/input-texts.ts';
import { fieldTexts, unseenCount } from '../texts.ts';
import type { InputFrame } from '../types.ts';
import { type ChoiceItem, type ChoiceSource, toggled } from './choice-item.ts';
import { ChoiceOptions } from './choice-options.tsx';
import { PillBox, type PillItem, pillFieldAttributes } from './pill-box.tsx';
import { useChoiceList } from './use-choice-list.ts';

interface Props {
  readonly input: InputFrame;
  readonly source: ChoiceSource;
  readonly chosen: readonly ChoiceItem[];
  readonly onChoose: (items: readonly ChoiceItem[]) => void;
  readonly placeholder?: string;
  /** What the person may not see cannot be taken out by them, either: the server would refuse. */
  readonly keepsUnseen?: boolean;
  /** Set where the control has no visible label: filters. */
  readonly label?: string;
}

/** A multiple choice with pills; a choice that represents several is one pill. Backspace in the empty box removes the last. */
export function ManyChoice({ input, source, chosen, onChoose, placeholder, keepsUnseen = false, label }: Props) {
  const { language } = input.context;
  const { store, search = '', locked, found, open, type, clear, close } = useChoiceList(source, input);
  const shown = withUnseenTogether(source.fold?.(chosen) ?? chosen, language);
  const remove = (item: ChoiceItem | undefined) => {
    const removed = new Set((item?.members ?? (item ? [item] : [])).map(({ value }) => value));
    onChoose(chosen.filter(({ value }) => !removed.has(value)));
  };
  const takeBack = (event: KeyboardEvent) => {
    const last = shown.at(-1);
    if (event.key !== 'Backspace' || search !== '' || !last || locked || (keepsUnseen && last.unseen)) return;
    event.preventDefault();
    remove(last);
  };
  return (
    <Combobox
      store={store}
      transitionProps={{ duration: 0 }}
      onOptionSubmit={(value) => {
        const item = found.list.find((candidate) => candidate.value === value);
        if (item) onChoose(toggled(chosen, item));
        clear();
        source.search?.('');
      }}
    >
      <Combobox.DropdownTarget>
        <PillBox
          input={input}
          pills={shown.map((item) => pillOf(item, keepsUnseen, language))}
          onRemove={(index) => remove(shown[index])}
          onClear={() => onChoose(chosen.filter((item) => keepsUnseen && item.unseen))}
          onClick={open}
        >
          <Combobox.EventsTarget withExpandedAttribute>
            <input
              {...pillFieldAttributes(input)}
              role="combobox"
              aria-expanded={store.dropdownOpened}
              aria-label={label}
              placeholder={chosen.length === 0 ? (placeholder ?? inputTexts.choose[language]) : ''}
              value={search}
              onBlur={() => {
                close();
                input.onBlur?.();
              }}
              onChange={(event) => type(event.currentTarget.value)}
              onKeyDown={takeBack}
            />
          </Combobox.EventsTarget>
        </PillBox>
      </Combobox.DropdownTarget>
      <ChoiceOptions found={found} chosen={chosen.map((item) => item.value)} language={language} multiple />
    </Combobox>
  );
}

/** Choices of which only the number is known share one pill. */
function withUnseenTogether(items: readonly ChoiceItem[], language: Language): readonly ChoiceItem[] {
  const unseen = items.filter((item) => item.unseen);
  if (unseen.length < 2) return items;
  const label = unseenCount(unseen.length)[language];
  return [...items.filter((item) => !item.unseen), { value: 'unseen:', label, unseen: true, members: unseen }];
}

function pillOf(item: ChoiceItem, keepsUnseen: boolean, language: Language): PillItem {
  const { value, label, members, unseen = false } = item;
  const text = unseen && !members ? `${fieldTexts.unseen[language]} (${label})` : label;
  return { key: value, label: text, stays: unseen && keepsUnseen };
}
