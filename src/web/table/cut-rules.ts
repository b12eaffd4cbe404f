import { movingClass } from './geometry.ts';
import type { ModelColumn } from './use-column-model.ts';
import type { Shown } from './use-cut-columns.ts';

/** What is left of a cell that is not shown: its line. Of a head its words go, which a keyboard still finds. */
const noCell = '{ clip-path: inset(calc(100% - 1px) 0 0) }';
const noHead = '{ opacity: 0 }';
/** Pixels at the end of a cell without any digit. */
const rim = 9;
/** Pixels at both sides of a cell (table.module.css), and those in which a word and its dots can be read. */
const padding = 10;
const readable = 2 * padding + 28;

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

export interface Rules {
  /** Of what is away: others only when another column comes to an edge. */
  readonly away: string;
  /** Of words that end at an edge: others with each pixel. */
  readonly ends: string;
}

/** The rules for what an edge goes through now: figures are whole or away, and so is their head; words end in sight. */
export function rulesOf(
  id: string,
  scroller: HTMLElement,
  table: HTMLElement,
  { columns, needs }: Shown,
): Rules | undefined {
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
