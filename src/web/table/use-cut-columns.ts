import { type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { movingClass } from './geometry.ts';
import type { ModelColumn } from './use-column-model.ts';

/** What is left of a cell that is not shown: its line. Of a head its words go, which a keyboard still finds. */
const noCell = '{ clip-path: inset(calc(100% - 1px) 0 0) }';
const noHead = '{ opacity: 0 }';
/** Pixels at the end of a cell without any digit. */
const rim = 9;
/** Pixels at both sides of a cell (table.module.css), and those in which a word and its dots can be read. */
const padding = 10;
const readable = 2 * padding + 28;
/** Milliseconds without a move after which a table stands still. */
const stillAfter = 80;

interface Span {
  readonly left: number;
  readonly right: number;
}

/** Pure: is the figure of a column in sight as a whole? `needs` pixels at its end are the figure. */
export function isWhole(column: Span, sight: Span, needs: number): boolean {
  return Math.max(column.left, column.right - needs) >= sight.left - 1 && column.right - rim <= sight.right;
}

/**
 * Pure: the paddings that keep the words of a cell in sight, so that they end with dots where the cell goes on; none where
 * all of it is in sight, or nothing.
 */
export function roomOf(cell: Span, sight: Span): { readonly css: string; readonly isReadable: boolean } | undefined {
  const before = Math.max(0, Math.round(sight.left - cell.left));
  const behind = Math.max(0, Math.round(cell.right - sight.right));
  const seen = cell.right - cell.left - before - behind;
  if (before + behind === 0 || seen <= 0) return undefined;
  return { css: `{ padding-inline: ${padding + before}px ${padding + behind}px }`, isReadable: seen >= readable };
}

interface Shown {
  readonly columns: readonly ModelColumn[];
  readonly needs: ReadonlyMap<string, number>;
}

interface Rules {
  /** Of what is away: others only when another column comes to an edge. */
  readonly away: string;
  /** Of words that end at an edge: others with each pixel. */
  readonly ends: string;
}

/** The rules for what an edge goes through now: figures are whole or away, and so is their head; words end in sight. */
function rulesOf(id: string, scroller: HTMLElement, table: HTMLElement, { columns, needs }: Shown): Rules | undefined {
  const heads = [...table.querySelectorAll('thead tr:last-child > *')];
  if (heads.length !== columns.length) return undefined;
  const spans = heads.map((head) => head.getBoundingClientRect());
  const box = scroller.getBoundingClientRect();
  const pinned = (pin: ModelColumn['pin']) => spans.filter((_, index) => columns[index]?.pin === pin);
  const sight = {
    left: Math.max(box.left, ...pinned('start').map(({ right }) => right)),
    right: Math.min(box.right, ...pinned('end').map(({ left }) => left)),
  };
  const away: string[] = [];
  const ends: string[] = [];
  const seen = spans.map(({ left, right }) => left < sight.right && right > sight.left);
  columns.forEach((column, index) => {
    const of = movingClass(column, index);
    const span = spans[index];
    const room = span && roomOf(span, sight);
    if (of === undefined || !room) return;
    const figure = column.plan?.align === 'end' ? (needs.get(column.id) ?? span.width) : undefined;
    if (figure === undefined ? !room.isReadable : !isWhole(span, sight, figure)) {
      seen[index] = false;
      away.push(`td.${of} ${noCell}`, `th.${of} > * ${noHead}`);
    } else ends.push(`${figure === undefined ? ':is(th, td)' : 'th'}.${of} ${room.css}`);
  });
  let at = 0;
  table.querySelectorAll<HTMLTableCellElement>('thead tr:not(:last-child) > *').forEach((band, index) => {
    const room = band.hasAttribute('data-titled') && roomOf(band.getBoundingClientRect(), sight);
    const of = `thead tr:first-child > :nth-child(${index + 1})`;
    // Over columns that are all away it would be the name of nothing.
    const isOver = seen.slice(at, at + band.colSpan).includes(true);
    at += band.colSpan;
    if (room) ends.push(`${of} ${room.isReadable && isOver ? room.css : '{ color: #0000 }'}`);
  });
  const text = (rules: readonly string[]) => rules.map((rule) => `[data-cut="${id}"] ${rule}`).join('\n');
  return { away: text(away), ends: text(ends) };
}

/**
 * A figure is shown whole or not at all: digits that are left of a number read as another number. A text, and each head, ends
 * with dots where a pinned column or the border of the table goes through it. Follows scrolling and size without drawing
 * anything again, by a sheet of its own: a variable of the table would have the browser work out the style of each cell
 * anew. Words are fitted when the table stands still, since each pixel would lay all of it out. Measured when the browser
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
    let before: Rules = { away: '', ends: '' };
    const follow = (isMoving: boolean) => {
      const rules = rulesOf(id, scroller, table, shown.current);
      if (!rules) return;
      const next = isMoving ? { ...rules, ends: before.ends } : rules;
      if (next.away !== before.away || next.ends !== before.ends) sheet.replaceSync(`${next.away}\n${next.ends}`);
      before = next;
    };
    let rest = 0;
    const measure = () => follow(false);
    const move = () => {
      follow(true);
      window.clearTimeout(rest);
      rest = window.setTimeout(measure, stillAfter);
    };
    const observer = new ResizeObserver(measure);
    // What is observed anew is measured in the next frame, whether its size is another or not.
    again.current = () => {
      observer.unobserve(table);
      observer.observe(table);
    };
    observer.observe(scroller);
    observer.observe(table);
    scroller.addEventListener('scroll', move, { passive: true });
    return () => {
      again.current = undefined;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
      observer.disconnect();
      scroller.removeEventListener('scroll', move);
      window.clearTimeout(rest);
    };
  }, [id, region]);
  useLayoutEffect(() => {
    shown.current = { columns, needs };
    again.current?.();
  }, [columns, needs]);
}
