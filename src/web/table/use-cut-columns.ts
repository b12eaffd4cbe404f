import { type RefObject, useLayoutEffect } from 'react';
import { cutVariable } from './geometry.ts';
import type { ModelColumn } from './use-column-model.ts';

/** What is left of a cell whose figure would be cut: its line. */
const cut = 'inset(calc(100% - 1px) 0 0)';
/** Pixels at the end of a cell without any digit. */
const rim = 9;

interface Span {
  readonly left: number;
  readonly right: number;
}

/** Pure: does an edge of what is in sight go through the figure of a column? `needs` pixels at its end are the figure. */
export function isCut(column: Span, sight: Span, needs: number): boolean {
  const figure = { left: Math.max(column.left, column.right - needs), right: column.right - rim };
  const goesThrough = (edge: number) => figure.left < edge - 1 && figure.right > edge;
  return goesThrough(sight.left) || goesThrough(sight.right);
}

/**
 * A figure is shown whole or not at all: a pinned column or the border of the table may go through a text, but digits that
 * are left of a number read as another number. Follows scrolling and size without drawing anything again.
 */
export function useCutColumns(
  region: RefObject<HTMLElement | null>,
  columns: readonly ModelColumn[],
  needs: ReadonlyMap<string, number>,
): void {
  useLayoutEffect(() => {
    const scroller = region.current;
    const table = scroller?.querySelector('table');
    if (!scroller || !table) return;
    const measure = () => {
      const heads = [...table.querySelectorAll('thead tr:last-child > *')];
      if (heads.length !== columns.length) return;
      const spans = heads.map((head) => head.getBoundingClientRect());
      const box = scroller.getBoundingClientRect();
      const pinned = (pin: ModelColumn['pin']) => spans.filter((_, index) => columns[index]?.pin === pin);
      const sight = {
        left: Math.max(box.left, ...pinned('start').map(({ right }) => right)),
        right: Math.min(box.right, ...pinned('end').map(({ left }) => left)),
      };
      for (const [index, { id, pin, plan }] of columns.entries()) {
        const span = spans[index];
        if (pin !== undefined || plan?.align !== 'end' || !span) continue;
        const isHidden = span.width > 0 && isCut(span, sight, needs.get(id) ?? span.width);
        const name = cutVariable(id);
        if (isHidden === (table.style.getPropertyValue(name) !== '')) continue;
        if (isHidden) table.style.setProperty(name, cut);
        else table.style.removeProperty(name);
      }
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(scroller);
    observer.observe(table);
    scroller.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      scroller.removeEventListener('scroll', measure);
    };
  }, [region, columns, needs]);
}
