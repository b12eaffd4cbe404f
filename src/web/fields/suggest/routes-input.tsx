import { useMemo } from 'react';
import { useMenus, useTitles } from '#web/auth/menus.tsx';
import type { InputProps } from '../types.ts';
import { matching, SuggestBox } from './suggest-box.tsx';
import { suggestTexts } from './suggest-texts.ts';

/** A screen of this deployment, found by its name or its path, or an https address. */
export function RoutesInput(props: InputProps<string>) {
  const { screens } = useMenus();
  const titles = useTitles();
  const { language } = props.context;
  const text = props.value ?? '';
  const items = useMemo(
    () =>
      screens
        // Pages of one record lead nowhere without the record.
        .filter(({ path, layout }) => layout !== 'auth' && !path.endsWith('/detail'))
        .map(({ path }) => ({ value: path, label: titles[path]?.[language] ?? path, hint: path })),
    [screens, titles, language],
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
