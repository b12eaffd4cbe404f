/** The same items with one of them at another place, counted from 0. */
export function movedTo<T>(items: readonly T[], from: number, to: number): readonly T[] {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length) return items;
  const others = items.filter((_, at) => at !== from);
  return [...others.slice(0, to), item, ...others.slice(to)];
}

/** The same with one of them right before or behind another. */
export function movedBeside<T extends { readonly id: string }>(
  items: readonly T[],
  dragged: string,
  sibling: string,
  side: 'before' | 'after',
): readonly T[] {
  const item = items.find(({ id }) => id === dragged);
  const others = items.filter(({ id }) => id !== dragged);
  const at = others.findIndex(({ id }) => id === sibling);
  if (!item || at === -1) return items;
  const to = side === 'before' ? at : at + 1;
  return [...others.slice(0, to), item, ...others.slice(to)];
}
