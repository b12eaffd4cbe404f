import { type RefObject, useId, useLayoutEffect, useRef } from 'react';
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

interface Shown {
  readonly columns: readonly ModelColumn[];
  readonly needs: ReadonlyMap<string, number>;
}

/** The rules that hide the figures which an edge goes through now. */
function rulesOf(id: string, scroller: HTMLElement, table: HTMLElement, { columns, needs }: Shown): string | undefined {
  const heads = [...table.querySelectorAll('thead tr:last-child > *')];
  if (heads.length !== columns.length) return undefined;
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
  return rules.join('\n');
}

/**
 * A figure is shown whole or not at all: a pinned column or the border of the table may go through a text, but digits that
 * are left of a number read as another number. Follows scrolling and size without drawing anything again, by a sheet of
 * its own: a variable of the table would have the browser work out the style of each cell anew. Measured when the browser
 * has worked out where everything is, before it paints: asked earlier, it would do that twice.
 */
export function useCutColumns(
  region: RefObject<HTMLElement | null>,
  columns: readonly ModelColumn[],
  needs: ReadonlyMap<string, number>,
): void {
  const id = useId();
  const shown = useRef<Shown>({ columns, needs });
  const again = useRef<(() => void) | undefined>(undefined);
  useLayoutEffect(() => {
    const scroller = region.current;
    const table = scroller?.querySelector('table');
    if (!scroller || !table) return;
    const sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    table.dataset.cut = id;
    let before = '';
    const measure = () => {
      const text = rulesOf(id, scroller, table, shown.current);
      if (text === undefined || text === before) return;
      sheet.replaceSync(text);
      before = text;
    };
    const observer = new ResizeObserver(measure);
    // What is observed anew is measured in the next frame, whether its size is another or not.
    again.current = () => {
      observer.unobserve(table);
      observer.observe(table);
    };
    observer.observe(scroller);
    observer.observe(table);
    scroller.addEventListener('scroll', measure, { passive: true });
    return () => {
      again.current = undefined;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
      observer.disconnect();
      scroller.removeEventListener('scroll', measure);
    };
  }, [id, region]);
  useLayoutEffect(() => {
    shown.current = { columns, needs };
    again.current?.();
  }, [columns, needs]);
}
