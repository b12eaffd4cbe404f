import { mdiClose, mdiMagnify } from '@mdi/js';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import { isScreenKey, latinKey } from '#web/ui/screen-key.ts';
import { useListText } from '../shared/texts.ts';
import css from './search-box.module.css';

interface Props {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What is searched, for the placeholder. */
  readonly hint?: string;
}

/** Milliseconds after the last key before the search starts. */
const pause = 300;

/** `/` brings the focus into a box. */
function useSlash(box: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (latinKey(event) !== '/' || !isScreenKey(event)) return;
      event.preventDefault();
      box.current?.focus();
      box.current?.select();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [box]);
}

/** Search over several columns. `/` brings the focus here; what the address says is what the box shows. */
export function SearchBox({ value, onChange, hint }: Props) {
  const text = useListText();
  const box = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<string>();
  const latest = useRef(onChange);
  latest.current = onChange;
  // The address changed by itself (back, a saved view): the draft is over.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the address changes
  useEffect(() => setDraft(undefined), [value]);
  useEffect(() => {
    if (draft === undefined || draft.trim() === value) return;
    const timer = setTimeout(() => latest.current(draft.trim()), pause);
    return () => clearTimeout(timer);
  }, [draft, value]);
  useSlash(box);
  const shown = draft ?? value;
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is younger than some browsers in use
    <div role="search" className={css.search}>
      <Icon path={mdiMagnify} size={16} />
      <input
        ref={box}
        type="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        placeholder={hint ?? text.search}
        aria-label={text.search}
        title={text.searchHint}
        value={shown}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onBlur={() => {
          if (draft !== undefined && draft.trim() !== value) onChange(draft.trim());
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onChange(shown.trim());
          if (event.key === 'Escape') event.currentTarget.blur();
        }}
      />
      {shown === '' ? (
        <kbd>/</kbd>
      ) : (
        <button
          type="button"
          aria-label={text.removeFilter(text.search)}
          onClick={() => {
            setDraft(undefined);
            onChange('');
          }}
        >
          <Icon path={mdiClose} size={14} />
        </button>
      )}
    </div>
  );
}
