import { useMemo } from 'react';
import { isPattern } from '#contract/permission.ts';
import { useMenus } from '#web/auth/menus.tsx';
import { useProfile } from '#web/auth/session-context.tsx';
import type { InputProps } from '../types.ts';
import { keyOf, type Parts, partsOf, suggestedParts } from './permission-parts.ts';
import css from './suggest.module.css';
import { matching, SuggestBox } from './suggest-box.tsx';
import { suggestTexts } from './suggest-texts.ts';

const names = ['area', 'resource', 'action'] as const;

/** area.resource.action, composed of suggested parts. */
export function PermissionsInput(props: InputProps<string>) {
  const { screens } = useMenus();
  const granted = useProfile()?.permissions;
  const { value, field, context, fill, onChange } = props;
  const parts = partsOf(value ?? '');
  const keys = useMemo(
    () => [
      ...(granted ?? []),
      ...screens.map((screen) => screen.permission).filter((key) => key.includes('.') && !isPattern(key)),
    ],
    [granted, screens],
  );
  const known = suggestedParts(keys, parts);
  const change = (next: Parts) => {
    onChange(keyOf(next));
    const given = Object.entries(field.fills ?? {}).map(([name, part]) => [
      name,
      part === 'first' ? next.area : next.action,
    ]);
    fill?.(Object.fromEntries(given.map(([name, text]) => [name, text === '' ? null : text])));
  };
  return (
    <div className={css.parts}>
      {names.map((name) => (
        <div key={name} className={css.part}>
          {name !== 'area' && <span aria-hidden>.</span>}
          <SuggestBox
            input={name === 'area' ? props : { ...props, id: `${props.id}-${name}` }}
            label={`${field.label[context.language]} ${suggestTexts[name][context.language]}`}
            placeholder={suggestTexts[name][context.language]}
            mono
            text={parts[name]}
            items={matching(
              known[name].map((part) => ({ value: part, label: part })),
              parts[name],
            )}
            onText={(text) => change({ ...parts, [name]: text.trim().toLowerCase() })}
          />
        </div>
      ))}
    </div>
  );
}
