import { useEffect, useRef } from 'react';

/** Milliseconds on a button after which somebody means it, and does not only pass over it. */
const rest = 60;

/** Handlers of a button that say that it is about to be pressed: the pointer rests on it, or it has the focus. */
export interface IntentHandlers {
  onPointerEnter(): void;
  onPointerLeave(): void;
  onFocus(): void;
}

/** The handlers of each button of a row, by what it stands for. */
export function useIntent<T>(intend: ((value: T) => void) | undefined): (value: T) => IntentHandlers | undefined {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (!intend) return () => undefined;
  return (value) => ({
    onPointerEnter() {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => intend(value), rest);
    },
    onPointerLeave: () => clearTimeout(timer.current),
    onFocus: () => intend(value),
  });
}
