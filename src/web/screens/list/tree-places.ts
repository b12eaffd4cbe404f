import type { TreeRow } from '#web/core/tree.ts';

/** Rows with their places, by id. */
export type TreePlaces = ReadonlyMap<string, TreeRow>;

/** The sibling of `dragged` that `over` is or descends from. */
export function landingOf(places: TreePlaces, dragged: string, over: string) {
  const from = places.get(dragged);
  let at = places.get(over);
  const isBelow = at?.parent !== from?.parent;
  while (at && at.parent !== from?.parent) at = at.parent === '' ? undefined : places.get(at.parent);
  if (!from || !at || at.id === dragged) return undefined;
  return { id: at.id, ...(isBelow && { side: 'after' as const }) };
}

/** The place (from 0) among its siblings that puts a row before or behind one of them. */
export function placeBeside(places: TreePlaces, id: string, sibling: string, side: 'before' | 'after') {
  const [at, target] = [places.get(id), places.get(sibling)];
  if (!at || !target || at.parent !== target.parent || id === sibling) return undefined;
  const before = target.place - 1 + (side === 'after' ? 1 : 0);
  return before > at.place - 1 ? before - 1 : before;
}
