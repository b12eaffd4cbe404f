import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import css from './help-mark.module.css';

interface Props {
  /** What the button is called. */
  readonly name: string;
  /** What is explained. */
  readonly title: string;
  readonly text: string;
}

/** A “?” that says what something means: while it is pointed at or has the focus, and after a press until the next. */
export function HelpMark({ name, title, text }: Props) {
  const id = useId();
  const mark = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<'no' | 'pointed' | 'pinned'>('no');
  const isOpen = open !== 'no';
  useClosing(isOpen, mark, () => setOpen('no'));
  return (
    <>
      <button
        ref={mark}
        type="button"
        className={css.mark}
        aria-label={name}
        aria-describedby={id}
        aria-expanded={isOpen}
        draggable={false}
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && open === 'no' && setOpen('pointed')}
        onPointerLeave={() => open === 'pointed' && setOpen('no')}
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && setOpen('pointed')}
        onBlur={() => setOpen('no')}
        onClick={(event) => {
          event.stopPropagation();
          setOpen(open === 'pinned' ? 'no' : 'pinned');
        }}
      >
        <span aria-hidden="true">?</span>
      </button>
      <span id={id} hidden>
        {title}: {text}
      </span>
      {isOpen && <Bubble mark={mark} title={title} text={text} />}
    </>
  );
}

/** Escape, a press elsewhere and scrolling put it away. */
function useClosing(isOpen: boolean, mark: RefObject<HTMLElement | null>, close: () => void): void {
  const last = useRef(close);
  last.current = close;
  useEffect(() => {
    if (!isOpen) return;
    const control = new AbortController();
    const { signal } = control;
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && last.current(), { signal });
    document.addEventListener(
      'pointerdown',
      ({ target }) => {
        if (target instanceof Node && !mark.current?.contains(target)) last.current();
      },
      { signal },
    );
    document.addEventListener('scroll', () => last.current(), { signal, capture: true, passive: true });
    return () => control.abort();
  }, [isOpen, mark]);
}

const gap = 8;

/** Below what it is about, or above it where there is no room; never past an edge of the window. */
function Bubble({ mark, title, text }: Omit<Props, 'name'> & { readonly mark: RefObject<HTMLElement | null> }) {
  const bubble = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [at, own] = [mark.current?.getBoundingClientRect(), bubble.current];
    if (!at || !own) return;
    const { width, height } = own.getBoundingClientRect();
    const left = Math.min(Math.max(gap, at.left + at.width / 2 - width / 2), window.innerWidth - width - gap);
    const below = at.bottom + 4;
    const top = below + height > window.innerHeight - gap ? Math.max(gap, at.top - height - 4) : below;
    own.style.insetInlineStart = `${left}px`;
    own.style.insetBlockStart = `${top}px`;
  });
  return createPortal(
    <div ref={bubble} className={css.bubble} aria-hidden="true">
      <b>{title}</b>
      {text}
    </div>,
    document.body,
  );
}
