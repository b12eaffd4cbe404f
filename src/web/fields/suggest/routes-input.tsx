import { useMemo } from 'react';
import { useMenus } from '#web/auth/menus.tsx';
import type { InputProps } from '../types.ts';
import { matching, SuggestBox } from './suggest-box.tsx';
import { suggestTexts } from './suggest-texts.ts';

/** A screen of this deployment, found by its name or its path, or an https address. */
export function RoutesInput(props: InputProps<string>) {
  const { screens } = useMenus();
  const { language } = props.context;
  const text = props.value ?? '';
  const items = useMemo(
    () =>
      screens
        // Pages of one record lead nowhere without the record.
        .filter(({ path, layout }) => layout === 'default' && !path.endsWith('/detail'))
        .map(({ path, title }) => ({ value: path, label: title[language], hint: path })),
    [screens, language],
  );
  const isOutside = /^https:/i.test(text);
  return (
    <SuggestBox
      input={props}
      text={text}
      items={isOutside ? [] : matching(items, text)}
      placeholder={suggestTexts.chooseRoute[language]}
      onText={(next) => props.onChange(next.trim() === '' ? null : next.trim())}
    />
  );
}
