/**
 * What is ticked: some rows by id, or every row that matches the filters (a predicate, never thousands of ids)
 * except the ones taken out again.
 */
export type Selection =
  | { readonly mode: 'ids'; readonly ids: ReadonlySet<string> }
  | { readonly mode: 'all'; readonly except: ReadonlySet<string>; readonly total: number };

/** No row is ticked. */
export const nothingSelected: Selection = { mode: 'ids', ids: new Set() };

/** Is the row of this key ticked? */
export function isSelected(selection: Selection, id: string): boolean {
  return selection.mode === 'ids' ? selection.ids.has(id) : !selection.except.has(id);
}

/** How many rows are ticked. */
export function selectedCount(selection: Selection): number {
  return selection.mode === 'ids' ? selection.ids.size : Math.max(0, selection.total - selection.except.size);
}

/** The set with some ids put in or taken out. */
function withIds(set: ReadonlySet<string>, ids: readonly string[], present: boolean): ReadonlySet<string> {
  const next = new Set(set);
  for (const id of ids) {
    if (present) next.add(id);
    else next.delete(id);
  }
  return next;
}

/** Ticks or unticks rows. */
export function select(selection: Selection, ids: readonly string[], on: boolean): Selection {
  return selection.mode === 'ids'
    ? { mode: 'ids', ids: withIds(selection.ids, ids, on) }
    : { ...selection, except: withIds(selection.except, ids, !on) };
}

/** Ticks a row, or takes its tick away. */
export function toggle(selection: Selection, id: string): Selection {
  return select(selection, [id], !isSelected(selection, id));
}

/** Everything from the row ticked last to this one (shift-click), in the order on screen. */
export function selectRange(selection: Selection, order: readonly string[], from: string, to: string): Selection {
  const start = order.indexOf(from);
  const end = order.indexOf(to);
  if (start < 0 || end < 0) return toggle(selection, to);
  return select(selection, order.slice(Math.min(start, end), Math.max(start, end) + 1), isSelected(selection, from));
}

/** Every row that matches the filters now. */
export function selectAll(total: number): Selection {
  return { mode: 'all', except: new Set(), total };
}

/** How much of a page is ticked, for its box in the header. */
export function pageSelection(selection: Selection, ids: readonly string[]): 'none' | 'some' | 'all' {
  const ticked = ids.filter((id) => isSelected(selection, id)).length;
  if (ticked === 0) return 'none';
  return ticked === ids.length ? 'all' : 'some';
}
