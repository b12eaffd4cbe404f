import { Combobox } from '@mantine/core';
import type { Language } from '#contract/text.ts';
import { inputTexts } from '#web/fields/parts/input-texts.ts';
import { chosenOf, type Found } from './choice-item.ts';
import css from './inputs.module.css';
import { cut, visibleText } from './visible-text.ts';

interface Props {
  readonly found: Found;
  readonly chosen: readonly string[];
  readonly language: Language;
  /** Checkboxes instead of a plain mark, for lists of which several may be chosen. */
  readonly multiple?: boolean;
}

/** The list under a choice, with what to say when there is none. */
export function ChoiceOptions({ found, chosen, language, multiple }: Props) {
  const { list, state } = found;
  const keys = new Set(chosen);
  return (
    <Combobox.Dropdown>
      <Combobox.Options className={css.options} aria-multiselectable={multiple || undefined}>
        {list.map((item) => {
          const how = chosenOf(item, keys);
          const active = how === 'all';
          return (
            <Combobox.Option
              key={item.value}
              value={item.value}
              active={active}
              aria-selected={active}
              className={item.members && css.several}
              style={item.depth === undefined ? undefined : { paddingInlineStart: 10 + item.depth * 18 }}
            >
              <span
                className={css.tick}
                data-on={active || undefined}
                data-part={how === 'some' || undefined}
                aria-hidden
              />
              {visibleText(cut(item.label, 120))}
              {item.members && <span className={css.optionHint}>{item.members.length}</span>}
              {item.hint !== undefined && <span className={css.optionHint}>{visibleText(cut(item.hint, 60))}</span>}
            </Combobox.Option>
          );
        })}
        {list.length === 0 && state === 'ready' && <Combobox.Empty>{inputTexts.nothingFound[language]}</Combobox.Empty>}
        {list.length === 0 && state === 'searching' && (
          <Combobox.Empty>{inputTexts.searching[language]}</Combobox.Empty>
        )}
        {state === 'failed' && <Combobox.Empty role="alert">{inputTexts.searchFailed[language]}</Combobox.Empty>}
      </Combobox.Options>
    </Combobox.Dropdown>
  );
}
