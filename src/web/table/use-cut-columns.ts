import { type RefObject, useId, useLayoutEffect, useRef } from 'react';
import type { Rules } from './cut-rules.ts';
import { roomy, widthVariable } from './geometry.ts';
import type { ModelColumn } from './use-column-model.ts';
import { onTools, tableTools } from './use-table-tools.ts';

/** Milliseconds without a move after which a table stands still. */
const stillAfter = 80;

/** A table as it is shown. */
export interface Shown {
  readonly columns: readonly ModelColumn[];
  /** Pixels at the end of a cell that are its figure, by column. */
  readonly needs: ReadonlyMap<string, number>;
  /** Pixels, by column. */
  readonly widths: ReadonlyMap<string, number>;
}

/**
 * Pure: the pixels that would show a part of a column behind those that are in sight as a whole, and how many of these there
 * are, pinned ones left out: they share what is left. None where all columns are in sight, or not one is.
 */
export function spareOf(
  { columns, widths }: Pick<Shown, 'columns' | 'widths'>,
  width: number,
): { readonly spare: number; readonly count: number } | undefined {
  let [spare, count] = [width, 0];
  const take = (all: readonly ModelColumn[]) =>
    all.every(({ id }) => {
      const own = widths.get(id) ?? 0;
      if (own > spare) return false;
      spare -= own;
      count += 1;
      return true;
    });
  take(columns.filter(({ pin }) => pin));
  count = 0;
  return take(columns.filter(({ pin }) => !pin)) || count === 0 ? undefined : { spare, count };
}

/** The rules that share out the room behind the last column in sight, so that no other begins there. */
function sharesOf(id: string, scroller: HTMLElement, shown: Shown): string {
  const found = window.innerWidth < roomy ? undefined : spareOf(shown, scroller.clientWidth);
  if (!found) return '';
  const share = `${found.spare / found.count}px`;
  const moving = shown.columns.flatMap((column, index) => (column.pin ? [] : [{ ...column, index }]));
  return [
    `[data-cut="${id}"] { min-width: calc(var(--table-width) + ${found.spare}px) !important }`,
    ...moving
      .slice(0, found.count)
      .map(
        (column) =>
          `[data-cut="${id}"] col:nth-child(${column.index + 1}) { width: calc(var(${widthVariable(column.id)}) + ${share}) !important }`,
      ),
  ].join('\n');
}

/**
 * Columns fill the room in sight, so that none begins where it would end in dots. What else goes through an edge, as it does
 * when the table is scrolled, is looked after by what is fetched after the rows (cut-rules.ts): a figure is shown whole or not
 * at all, since digits that are left of a number read as another number; a text, and each head, ends with dots. Follows scrolling and size without drawing
 * anything again, by a sheet of its own: a variable of the table would have the browser work out the style of each cell
 * anew. Words are fitted when the table stands still, since each pixel would lay all of it out. Measured when the browser
 * has worked out where everything is, before it paints: asked earlier, it would do that twice.
 */
export function useCutColumns(region: RefObject<HTMLElement | null>, { columns, needs, widths }: Shown): void {
  const id = useId();
  const shown = useRef<Shown>({ columns, needs, widths });
  const again = useRef<(() => void) | undefined>(undefined);
  useLayoutEffect(() => {
    const scroller = region.current;
    const table = scroller?.querySelector('table');
    if (!scroller || !table) return;
    const sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    table.dataset.cut = id;
    let before: Rules = { away: '', ends: '' };
    let shares = '';
    const put = () => sheet.replaceSync(`${shares}\n${before.away}\n${before.ends}`);
    const follow = (isMoving: boolean) => {
      const given = isMoving ? shares : sharesOf(id, scroller, shown.current);
      if (given !== shares) {
        shares = given;
        put();
      }
      const rules = tableTools()?.rulesOf(id, scroller, table, shown.current);
      if (!rules) return;
      const next = isMoving ? { ...rules, ends: before.ends } : rules;
      const isSame = next.away === before.away && next.ends === before.ends;
      before = next;
      if (!isSame) put();
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
    const stop = onTools(measure);
    return () => {
      stop();
      again.current = undefined;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
      observer.disconnect();
      scroller.removeEventListener('scroll', move);
      window.clearTimeout(rest);
    };
  }, [id, region]);
  useLayoutEffect(() => {
    shown.current = { columns, needs, widths };
    again.current?.();
  }, [columns, needs, widths]);
}
