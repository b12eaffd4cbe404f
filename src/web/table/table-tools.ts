import { moveColumn, resizeColumn, stepColumn } from '#web/core/arrange-columns.ts';
import type { ColumnLayout } from '#web/core/column-layout.ts';
import { dragColumns, startResize } from './column-drag.ts';
import { press, type TableKeys } from './table-keys.ts';

export { rulesOf } from './cut-rules.ts';

/** What hands do to a table, by keys and by dragging. */
export interface TableHands {
  readonly keys: TableKeys;
  readonly layout: ColumnLayout;
  /** Absent where columns cannot be arranged just now. */
  readonly onLayout: ((layout: ColumnLayout) => void) | undefined;
  /** Pixels, by column. */
  readonly widths: ReadonlyMap<string, number>;
}

/** Does what a key asks for; true = it was one of ours. */
export function pressKey(event: KeyboardEvent, region: HTMLElement | null, hands: TableHands): boolean {
  return event.altKey ? arrange(event, hands) : press(event, region, hands.keys);
}

/** Alt with an arrow key moves the column whose head has the focus, with Shift makes it wider or narrower. */
function arrange({ key, shiftKey, target }: KeyboardEvent, { layout, onLayout, widths }: TableHands): boolean {
  const id = target instanceof Element ? target.closest<HTMLElement>('th[data-column]')?.dataset.column : undefined;
  if (!onLayout || id === undefined || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return false;
  const forward = key === 'ArrowRight';
  const arranged = shiftKey
    ? resizeColumn(layout, id, (widths.get(id) ?? 0) + (forward ? 16 : -16))
    : stepColumn(layout, id, forward);
  if (arranged !== layout) onLayout(arranged);
  return true;
}

/** Lets heads be dragged before others, and their edges to another width. Returns what ends it. */
export function attachPointers(region: HTMLElement, hands: { readonly current: TableHands }): () => void {
  const layOut = (change: (layout: ColumnLayout) => ColumnLayout) => {
    const { layout, onLayout } = hands.current;
    onLayout?.(change(layout));
  };
  const resize = (event: PointerEvent) => {
    const grip = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-resize]') : null;
    if (grip) startResize(event, grip, (id, width) => layOut((layout) => resizeColumn(layout, id, width)));
  };
  region.addEventListener('pointerdown', resize);
  const stop = dragColumns(region, (name, before) => layOut((layout) => moveColumn(layout, name, before)));
  return () => {
    region.removeEventListener('pointerdown', resize);
    stop();
  };
}
