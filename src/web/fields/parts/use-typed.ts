import { useState } from 'react';
import type { InputProps } from '../types.ts';

interface Typed<V> {
  /** The value as a person types it; a text that is no value yet comes back as it is. */
  readonly show: (value: V | string) => string;
  /** The value of a typed text; `undefined` when it is none. */
  readonly parse: (text: string) => V | undefined;
  /** Turns down a keystroke: the text stays as it was. */
  readonly refuse?: ((next: string, before: string) => boolean) | undefined;
}

/**
 * A text box over a value. While the person types, the box holds their text and the form holds the parsed value, or
 * the bare text where it cannot be parsed: it is kept and complained about, never thrown away. On leaving, the text
 * becomes what the value looks like. A value that changes from outside shows at once.
 */
export function useTyped<V>({ value, onChange, onBlur }: InputProps<V>, { show, parse, refuse }: Typed<V>) {
  const shown = value === null ? '' : show(value);
  const [draft, setDraft] = useState<{ readonly text: string; readonly of: V | string | null }>();
  const text = draft && draft.of === value ? draft.text : shown;
  return {
    /** What a box of text is given. */
    box: {
      text,
      onText(next: string) {
        if (refuse?.(next, text)) return;
        const result = next.trim() === '' ? null : (parse(next) ?? next);
        setDraft({ text: next, of: result });
        if (result !== value) onChange(result);
      },
      onBlur() {
        setDraft(undefined);
        onBlur?.();
      },
    },
    /** Sets the value without typing: a calendar, a preset. */
    pick(next: V | null) {
      setDraft(undefined);
      onChange(next);
    },
  };
}
