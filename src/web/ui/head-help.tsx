import {
  type Dispatch,
  type RefObject,
  type SetStateAction,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type Explained, HelpBubble, useClosing } from './help-bubble.tsx';

/** Milliseconds that the mouse rests on a head: crossing the heads shows nothing. */
const rest = 400;

interface Props extends Explained {
  readonly id: string;
  /** What a press on the head does, where it does something. */
  readonly hint: string | undefined;
}

/**
 * What the head of a column means, said by the head that this is drawn into: while the mouse rests on it or the keyboard is
 * at it. A press that does nothing else, and a finger's, shows it and puts it away.
 */
export function HeadHelp({ id, hint, title, text }: Props) {
  const own = useRef<HTMLSpanElement>(null);
  const head = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  useLayoutEffect(() => {
    head.current = own.current?.parentElement ?? null;
  });
  useOpening(head, hint === undefined, setOpen);
  useClosing(isOpen, head, () => setOpen(false));
  return (
    <>
      <span ref={own} id={id} hidden>
        {title}: {text}
      </span>
      {isOpen && <HelpBubble at={head} title={title} text={text} hint={hint} />}
    </>
  );
}

function useOpening(
  head: RefObject<HTMLElement | null>,
  byPress: boolean,
  set: Dispatch<SetStateAction<boolean>>,
): void {
  useEffect(() => {
    const control = new AbortController();
    const { signal } = control;
    let timer: number | undefined;
    const on = <E extends keyof HTMLElementEventMap>(type: E, listener: (event: HTMLElementEventMap[E]) => void) =>
      head.current?.addEventListener(type, listener, { signal });
    const close = () => {
      window.clearTimeout(timer);
      set(false);
    };
    const begin = () => {
      timer = window.setTimeout(set, rest, true);
    };
    // The definitions come after the page: the mouse may be there before them.
    if (head.current?.matches(':hover') && matchMedia('(hover: hover)').matches) begin();
    on('pointerenter', ({ pointerType }) => pointerType === 'mouse' && begin());
    on('pointerleave', close);
    on('dragstart', close);
    on('focusin', ({ target }) => target instanceof HTMLElement && target.matches(':focus-visible') && set(true));
    on('focusout', close);
    on('click', (event) => {
      window.clearTimeout(timer);
      const isByFinger = event instanceof PointerEvent && event.pointerType === 'touch';
      if (isByFinger || byPress) set((now) => !now);
    });
    return () => {
      control.abort();
      window.clearTimeout(timer);
    };
  }, [head, byPress, set]);
}
