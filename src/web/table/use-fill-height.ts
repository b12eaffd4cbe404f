import { type RefObject, useLayoutEffect } from 'react';

/**
 * Lets an element extend to the bottom of the window: `--fill` is the height that is left below its top edge, less
 * `reserve` pixels for the content under it. Follows the window and everything above that grows or shrinks.
 */
export function useFillHeight(element: RefObject<HTMLElement | null>, reserve: number | undefined): void {
  useLayoutEffect(() => {
    if (reserve === undefined) return;
    let before = '';
    const measure = () => {
      const target = element.current;
      if (!target) return;
      const top = target.getBoundingClientRect().top + window.scrollY;
      const next = `${Math.max(0, Math.round(window.innerHeight - top - reserve))}px`;
      if (next === before) return;
      before = next;
      target.style.setProperty('--fill', next);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [element, reserve]);
}
