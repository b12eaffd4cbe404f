import type { AppHistory } from './history.ts';

interface Mark {
  readonly y: number;
  /** How to find the element that had the focus. */
  readonly focus: string | undefined;
}

const patience = 2000;

/**
 * Scroll and focus by place: going back finds the page as it was left, also when its rows arrive a little later;
 * going on starts at the top with the focus on the heading.
 */
export function createRestorer(history: AppHistory) {
  const marks = new Map<number, Mark>();
  window.history.scrollRestoration = 'manual';
  const stop = history.onLeave((from) =>
    marks.set(from.index, { y: window.scrollY, focus: handle(document.activeElement) }),
  );

  /** Call when the content of a new path is on the page; the result cancels what is still waited for. */
  function arrive(): () => void {
    const mark = history.cause() === 'travel' ? marks.get(history.place().index) : undefined;
    if (!mark) {
      if (history.cause() === 'start') return () => undefined;
      window.scrollTo(0, 0);
      document.querySelector<HTMLElement>('[data-page-title]')?.focus({ preventScroll: true });
      return () => undefined;
    }
    let focused = false;
    const settle = () => {
      window.scrollTo(0, mark.y);
      const target = mark.focus ? document.querySelector<HTMLElement>(mark.focus) : null;
      if (target && !focused) {
        target.focus({ preventScroll: true });
        focused = true;
      }
      if (window.scrollY >= mark.y - 1 && (focused || !mark.focus)) cancel();
    };
    const observer = new ResizeObserver(settle);
    const timer = setTimeout(() => cancel(), patience);
    const cancel = () => {
      observer.disconnect();
      clearTimeout(timer);
      window.removeEventListener('wheel', cancel);
      window.removeEventListener('keydown', cancel);
      window.removeEventListener('pointerdown', cancel);
    };
    // The user has scrolled, typed or clicked.
    window.addEventListener('wheel', cancel, { passive: true });
    window.addEventListener('keydown', cancel);
    window.addEventListener('pointerdown', cancel);
    observer.observe(document.body);
    settle();
    return cancel;
  }
  return { arrive, stop };
}
export type Restorer = ReturnType<typeof createRestorer>;

/** A selector that finds the element again: its id, or where it leads. */
function handle(element: Element | null): string | undefined {
  if (!element || element === document.body) return undefined;
  if (element.id && !element.id.startsWith('mantine-') && !element.id.includes('«'))
    return `#${CSS.escape(element.id)}`;
  const href = element.getAttribute('href');
  return href ? `main a[href="${CSS.escape(href)}"]` : undefined;
}
