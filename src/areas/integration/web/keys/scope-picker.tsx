import { Button, TextInput } from '@mantine/core';
import { useId, useMemo, useState } from 'react';
import type { KeyScope } from '#generated/api/integration.ts';
import { useLanguage } from '#web/locale/language.ts';
import { Problem, Quiet } from '#web/ui/quiet.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { type Area, areasOf, presetsOf, type Scope, searched } from './catalog.ts';
import css from './keys.module.css';
import { useKeyText } from './texts.ts';

interface Props {
  readonly scopes: readonly KeyScope[];
  readonly value: ReadonlySet<string>;
  readonly onChange: (value: ReadonlySet<string>) => void;
  /** What is wrong with the choice. */
  readonly problem?: string | undefined;
  readonly disabled: boolean;
}

const keysOf = ({ resources }: Area) => resources.flatMap(({ scopes }) => scopes.map(({ key }) => key));

/** What a key may do: by area, searchable, with choices that many keys want. */
export function ScopePicker({ scopes, value, onChange, problem, disabled }: Props) {
  const text = useKeyText();
  const language = useLanguage();
  const label = useId();
  const [words, setWords] = useState('');
  const areas = useMemo(() => areasOf(scopes, language), [scopes, language]);
  const shown = searched(areas, words);
  const isSearching = words.trim() !== '';
  const set = (key: string, on: boolean) => {
    const next = new Set(value);
    if (on) next.add(key);
    else next.delete(key);
    onChange(next);
  };
  return (
    <Stack gap={3} role="group" aria-labelledby={label}>
      <div className={css.presets}>
        <span id={label} className={css.legend}>
          {text.scopes}
        </span>
        <span className={css.count} role="status">
          {text.chosen(value.size)}
        </span>
      </div>
      <Quiet>{text.scopesHint}</Quiet>
      <div className={css.presets}>
        {presetsOf(scopes).map(({ name, keys }) => (
          <Button
            key={name}
            size="xs"
            variant="default"
            disabled={disabled}
            onClick={() => onChange(new Set([...value, ...keys]))}
          >
            {text.presets[name]}
          </Button>
        ))}
        <Button
          size="xs"
          variant="subtle"
          color="gray"
          disabled={disabled || value.size === 0}
          onClick={() => onChange(new Set())}
        >
          {text.clear}
        </Button>
      </div>
      <TextInput
        aria-label={text.search}
        placeholder={text.search}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      {shown.length === 0 && <Quiet>{text.nothing}</Quiet>}
      {shown.length > 0 && (
        <div className={css.areas}>
          {shown.map((area) => {
            const keys = keysOf(area);
            const chosen = keys.filter((key) => value.has(key)).length;
            return (
              // Another key: while one searches, all that is found is open.
              <details
                key={`${area.id}${isSearching}`}
                className={css.area}
                open={isSearching || chosen > 0 || undefined}
              >
                <summary>
                  {area.title}
                  <small>
                    {chosen}/{keys.length}
                  </small>
                </summary>
                {area.resources.map((resource) => (
                  <div key={resource.id} className={css.resource}>
                    <span>{resource.title}</span>
                    <span className={css.verbs}>
                      {resource.scopes.map((scope) => (
                        <ScopeBox
                          key={scope.key}
                          scope={scope}
                          title={resource.title}
                          checked={value.has(scope.key)}
                          disabled={disabled || !(scope.mine || value.has(scope.key))}
                          onChange={(on) => set(scope.key, on)}
                        />
                      ))}
                    </span>
                  </div>
                ))}
              </details>
            );
          })}
        </div>
      )}
      {problem !== undefined && <Problem>{problem}</Problem>}
    </Stack>
  );
}

interface BoxProps {
  readonly scope: Scope;
  readonly title: string;
  readonly checked: boolean;
  readonly disabled: boolean;
  readonly onChange: (on: boolean) => void;
}

function ScopeBox({ scope: { key, label, risk }, title, checked, disabled, onChange }: BoxProps) {
  const text = useKeyText();
  return (
    <label className={css.verb} title={key}>
      <input
        type="checkbox"
        aria-label={`${label} ${title}`}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {label}
      {risk === 'high' && <em className={css.risk}>{text.high}</em>}
    </label>
  );
}
