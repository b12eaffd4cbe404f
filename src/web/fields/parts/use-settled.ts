import { useEffect, useRef, useState } from 'react';

/** Milliseconds of silence after which a typed filter takes effect. */
const pause = 400;

/**
 * Text of a filter that takes effect when typing pauses, or on Enter or blur. A value that changes from
 * outside (back button, saved view) replaces the typed text.
 */
export function useSettled(value: string, settle: (text: string) => void) {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(settle);
  latest.current = settle;
  if (seen !== value) {
    setSeen(value);
    setText(value);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  const now = (next: string) => {
    clearTimeout(timer.current);
    if (next !== value) latest.current(next);
  };
  return {
    text,
    change(next: string) {
      setText(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => now(next), pause);
    },
    flush: () => now(text),
  };
}
