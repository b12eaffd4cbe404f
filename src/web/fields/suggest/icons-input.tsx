import { Combobox } from '@mantine/core';
import { useEffect, useMemo } from 'react';
import { MenuIcon } from '#web/auth/menu-icon.tsx';
import { useMenus } from '#web/auth/menus.tsx';
import { inputTexts } from '#web/fields/parts/input-texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { InputProps } from '../types.ts';
import css from './suggest.module.css';
import { matching, SuggestBox } from './suggest-box.tsx';
import { suggestTexts } from './suggest-texts.ts';

/** One of the icons that menus can be drawn with, seen before it is chosen. */
export function IconsInput(props: InputProps<string>) {
  const { allIcons, wantIcons } = useMenus();
  useEffect(() => wantIcons(), [wantIcons]);
  const { language } = props.context;
  const text = props.value ?? '';
  const items = useMemo(
    () => Object.keys(allIcons ?? {}).map((name) => ({ value: `mdi-${name}`, label: name })),
    [allIcons],
  );
  const found = matching(items, text);
  return (
    <SuggestBox
      input={props}
      text={text}
      items={found}
      placeholder={suggestTexts.chooseIcon[language]}
      leftSection={text === '' ? undefined : <MenuIcon name={text} />}
      onText={(next) => props.onChange(next.trim() === '' ? null : next.trim())}
    >
      <Combobox.Dropdown>
        <Combobox.Options className={css.icons}>
          {found.map(({ value, label }) => (
            <Combobox.Option
              key={value}
              value={value}
              className={css.icon}
              active={value === text}
              title={label}
              aria-label={label}
            >
              <Icon path={allIcons?.[label] ?? ''} size={22} />
            </Combobox.Option>
          ))}
          {found.length === 0 && (
            <Combobox.Empty>{(allIcons ? inputTexts.nothingFound : inputTexts.searching)[language]}</Combobox.Empty>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </SuggestBox>
  );
}
