import { type RefObject, useId, useLayoutEffect } from 'react';
import { figuresClass } from './geometry.ts';
import type { ModelColumn } from './use-column-model.ts';

/** What is left of a cell whose figure would be cut: its line. */
const cut = '{ clip-path: inset(calc(100% - 1px) 0 0) }';
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
 * are left of a number read as another number. Follows scrolling and size without drawing anything again, by a sheet of
 * its own: a variable of the table would have the browser work out the style of each cell anew.
 */
export function useCutColumns(
  region: RefObject<HTMLElement | null>,
  columns: readonly ModelColumn[],
  needs: ReadonlyMap<string, number>,
): void {
  const id = useId();
  useLayoutEffect(() => {
    const scroller = region.current;
    const table = scroller?.querySelector('table');
    if (!scroller || !table) return;
    const sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    table.dataset.cut = id;
    let before = '';
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
      const rules = columns.flatMap((column, index) => {
        const name = figuresClass(column, index);
        const span = spans[index];
        if (name === undefined || !span || span.width === 0) return [];
        const isHidden = isCut(span, sight, needs.get(column.id) ?? span.width);
        return isHidden ? [`[data-cut="${id}"] td.${name} ${cut}`] : [];
      });
      const text = rules.join('\n');
      if (text !== before) sheet.replaceSync(text);
      before = text;
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(scroller);
    observer.observe(table);
    scroller.addEventListener('scroll', measure, { passive: true });
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
      observer.disconnect();
      scroller.removeEventListener('scroll', measure);
    };
  }, [id, region, columns, needs]);
}
