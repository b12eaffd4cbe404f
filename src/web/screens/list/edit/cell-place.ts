/** A cell by what it is, not by where it is: rows come, go and move while somebody types. */
export interface CellName {
  /** Of the row. */
  readonly id: string;
  readonly column: string;
}

/** Where a cell lies in what its region scrolls, in pixels. */
export interface CellBox {
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
  readonly isEnd: boolean;
  /** Where the part that is in sight ends. */
  readonly room: number;
}

const headsOf = (region: Element): readonly HTMLTableCellElement[] => [
  ...(region.querySelector('thead tr:last-child')?.querySelectorAll('th') ?? []),
];

/** The column of a cell, by its head: one cell may stand for several that are not drawn yet. */
function columnAt(region: Element, cell: HTMLTableCellElement): string | undefined {
  let index = 0;
  for (let before = cell.previousElementSibling; before; before = before.previousElementSibling)
    index += before instanceof HTMLTableCellElement ? before.colSpan : 0;
  return headsOf(region)[index]?.dataset.column;
}

/** The cell that something on the page is in; undefined where it is in none. */
export function nameAt(region: Element, target: EventTarget | null): CellName | undefined {
  const cell = target instanceof Element ? target.closest('td') : null;
  const id = cell?.closest('tr')?.dataset.id;
  const column = cell && region.contains(cell) ? columnAt(region, cell) : undefined;
  return id === undefined || column === undefined ? undefined : { id, column };
}

export const rowAt = (region: Element, id: string): HTMLElement | null =>
  region.querySelector<HTMLElement>(`tr[data-id="${CSS.escape(id)}"]`);

/** The element of a cell; undefined while it is not drawn. */
export function cellAt(region: Element, { id, column }: CellName): HTMLElement | undefined {
  const cells = rowAt(region, id)?.querySelectorAll('td') ?? [];
  return [...cells].find((cell) => cell.colSpan === 1 && columnAt(region, cell) === column);
}

/** Where a cell is drawn; undefined while it is not. */
export function boxOf(region: Element, name: CellName): CellBox | undefined {
  const cell = cellAt(region, name);
  if (!cell) return undefined;
  const [outer, inner] = [region.getBoundingClientRect(), cell.getBoundingClientRect()];
  return {
    top: inner.top - outer.top - region.clientTop + region.scrollTop,
    left: inner.left - outer.left - region.clientLeft + region.scrollLeft,
    width: inner.width,
    height: inner.height,
    isEnd: getComputedStyle(cell).textAlign === 'end',
    room: region.scrollLeft + region.clientWidth,
  };
}

/** Columns as they are shown, in order. */
export const columnsShown = (region: Element): readonly string[] =>
  headsOf(region).flatMap(({ dataset: { column } }) => column ?? []);

const widthOf = (cells: readonly Element[]): number =>
  cells.reduce((sum, cell) => sum + cell.getBoundingClientRect().width, 0);

/** Scrolls a cell out from under the columns that stay in sight at both sides. */
export function bringIntoSight(region: HTMLElement, name: CellName): void {
  const cell = cellAt(region, name);
  if (!cell) return;
  cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const pinned = headsOf(region).filter((head) => ['left', 'right'].some((side) => isPinned(head, side)));
  if (isPinned(cell, 'left') || isPinned(cell, 'right')) return;
  const [outer, inner] = [region.getBoundingClientRect(), cell.getBoundingClientRect()];
  const from = outer.left + widthOf(pinned.filter((head) => isPinned(head, 'left')));
  const to = outer.right - widthOf(pinned.filter((head) => isPinned(head, 'right')));
  if (inner.left < from) region.scrollLeft -= from - inner.left;
  else if (inner.right > to) region.scrollLeft += Math.min(inner.right - to, inner.left - from);
}

const isPinned = (cell: Element, side: string): boolean => {
  const style = getComputedStyle(cell);
  return style.position === 'sticky' && style.getPropertyValue(side) !== 'auto';
};
