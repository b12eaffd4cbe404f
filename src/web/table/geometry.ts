import type { CSSProperties } from 'react';
import { actionsColumn, type ModelColumn, selectColumn } from './use-column-model.ts';

/** The variable that holds a column's width in pixels. */
export function widthVariable(id: string): string {
  return `--w-${id.replace(/[^\w-]/g, '_')}`;
}

/** Class of the cells of a moving column, which an edge may go through. */
export const movingClass = (column: ModelColumn, index: number): string | undefined =>
  column.pin === undefined && column.plan ? `moving-${index}` : undefined;

const sum = (columns: readonly ModelColumn[]) =>
  columns.length === 0 ? '0px' : `calc(${columns.map((column) => `var(${widthVariable(column.id)})`).join(' + ')})`;

/** The column that takes the room that is left: the last moving one that holds text. */
function flexible(columns: readonly ModelColumn[]): ModelColumn | undefined {
  const moving = columns.filter((column) => column.pin === undefined);
  return moving.findLast((column) => column.plan?.align === 'start') ?? moving.at(-1);
}

/** A style that may hold variables. */
export type Style = CSSProperties & Readonly<Record<`--${string}`, string>>;

export interface Geometry {
  /** Smallest width of the table. */
  readonly table: Style;
  /** Style of `<col>`, by column. */
  readonly cols: readonly CSSProperties[];
  /** Of pinned cells their offset, by column. */
  readonly offsets: readonly (Style | undefined)[];
}

/** Pure: widths and offsets in terms of variables, so that a drag changes one variable and everything follows. */
export function geometryOf(columns: readonly ModelColumn[]): Geometry {
  const elastic = flexible(columns);
  return {
    table: { '--table-width': sum(columns) },
    cols: columns.map((column) => (column === elastic ? {} : { width: `var(${widthVariable(column.id)})` })),
    offsets: columns.map((column, index) => {
      if (column.pin === 'start')
        return { '--pin': sum(columns.slice(0, index).filter((other) => other.pin === 'start')) };
      if (column.pin === 'end') return { '--pin': sum(columns.slice(index + 1)) };
      return undefined;
    }),
  };
}

/** The variables that hold the widths of columns. */
export const widthStyle = (widths: ReadonlyMap<string, number>): Style =>
  Object.fromEntries([...widths].map(([id, width]) => [widthVariable(id), `${width}px`]));

/** Some of the columns, from one place up to another. */
export interface ColumnSpan {
  readonly from: number;
  readonly to: number;
}

/** Pixels of a window below which rows are cards (table.module.css). */
export const cardsBelow = 600;

/** Pixels of a window below which rows are cards, or nothing is pinned at the end: there each column is drawn at once. */
export const roomy = 960;

/**
 * Pure: the moving columns that a window of so many pixels cannot show before the table is scrolled; none where all are in
 * sight.
 */
export function outOfSight(
  columns: readonly ModelColumn[],
  widths: ReadonlyMap<string, number>,
  width: number,
): ColumnSpan | undefined {
  if (width < roomy) return undefined;
  const widthOf = ({ id }: ModelColumn) => widths.get(id) ?? 0;
  const pinnedEnd = columns.filter(({ pin }) => pin === 'end');
  let room = width - pinnedEnd.reduce((all, column) => all + widthOf(column), 0);
  const to = columns.length - pinnedEnd.length;
  for (const [index, column] of columns.slice(0, to).entries()) {
    if (room <= 0 && column.pin === undefined) return { from: index, to };
    room -= widthOf(column);
  }
  return undefined;
}

export function isTool(id: string): boolean {
  return id === selectColumn || id === actionsColumn;
}
