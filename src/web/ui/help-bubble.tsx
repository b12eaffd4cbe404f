import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import css from './help.module.css';

export interface Explained {
  /** What is explained. */
  readonly title: string;
  readonly text: string;
}

/** Escape, a press elsewhere than on what is explained and scrolling put it away. */
export function useClosing(isOpen: boolean, at: RefObject<HTMLElement | null>, close: () => void): void {
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
        if (target instanceof Node && !at.current?.contains(target)) last.current();
      },
      { signal },
    );
    document.addEventListener('scroll', () => last.current(), { signal, capture: true, passive: true });
    return () => control.abort();
  }, [isOpen, at]);
}

interface BubbleProps extends Explained {
  readonly at: RefObject<HTMLElement | null>;
  /** How to use it. */
  readonly hint?: string | undefined;
}

const gap = 8;

/** Below what it is about, or above it where there is no room; never past an edge of the window. */
export function HelpBubble({ at, title, text, hint }: BubbleProps) {
  const bubble = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [place, own] = [at.current?.getBoundingClientRect(), bubble.current];
    if (!place || !own) return;
    const { width, height } = own.getBoundingClientRect();
    const left = Math.min(Math.max(gap, place.left + place.width / 2 - width / 2), window.innerWidth - width - gap);
    const below = place.bottom + 4;
    const top = below + height > window.innerHeight - gap ? Math.max(gap, place.top - height - 4) : below;
    own.style.insetInlineStart = `${left}px`;
    own.style.insetBlockStart = `${top}px`;
  });
  return createPortal(
    <div ref={bubble} className={css.bubble} aria-hidden="true">
      <b>{title}</b>
      {text}
      {hint !== undefined && <small>{hint}</small>}
    </div>,
    document.body,
  );
}
