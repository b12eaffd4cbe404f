/** One menu entry, as returned by the menu list. */
export interface MenuItem {
  readonly id: number;
  readonly parent_id: number | null;
  readonly label: string;
  readonly label_en: string | null;
  readonly icon: string | null;
  readonly link: string | null;
  readonly sort_order: number;
  readonly status: 'active' | 'hidden';
  readonly version: number;
}

export interface MenuNode extends MenuItem {
  readonly items: readonly MenuItem[];
}

export type Chosen = ReadonlySet<number>;

/** Groups with their entries, each in its order. */
export function menuTree(items: readonly MenuItem[]): readonly MenuNode[] {
  const sorted = [...items].sort((a, b) => a.sort_order - b.sort_order || a.id - b.id);
  return sorted
    .filter(({ parent_id }) => parent_id === null)
    .map((group) => ({ ...group, items: sorted.filter(({ parent_id }) => parent_id === group.id) }));
}

/** The menus assigned to a role; an empty list means every menu. */
export function chosenOf(menuIds: readonly number[], items: readonly MenuItem[]): Chosen {
  return new Set(menuIds.length > 0 ? menuIds : items.map(({ id }) => id));
}

/** Switches entries. A group is selected when one of its entries is. */
export function choose(chosen: Chosen, tree: readonly MenuNode[], ids: readonly number[], on: boolean): Chosen {
  const next = new Set(chosen);
  for (const id of ids) {
    if (on) next.add(id);
    else next.delete(id);
  }
  for (const group of tree) {
    if (group.items.length === 0) continue;
    if (group.items.some(({ id }) => next.has(id))) next.add(group.id);
    else next.delete(group.id);
  }
  return next;
}

/** What an entry requires: a permission, nothing (`open`), or its route does not exist here (`gone`). */
export type Need = { readonly permission: string } | 'open' | 'gone';

export type Mismatch = 'menu-only' | 'grant-only' | 'gone';

/** Mismatch of menu and permission: an entry that will not be shown, or a page without a menu entry. */
export function mismatchOf(isChosen: boolean, need: Need, may: (permission: string) => boolean): Mismatch | undefined {
  if (need === 'gone') return isChosen ? 'gone' : undefined;
  if (need === 'open') return undefined;
  const allowed = may(need.permission);
  if (isChosen === allowed) return undefined;
  return isChosen ? 'menu-only' : 'grant-only';
}

/** Selects the entries that the permissions open; those without a requirement are unchanged. */
export function menusFromPermissions(
  chosen: Chosen,
  tree: readonly MenuNode[],
  needOf: (item: MenuItem) => Need,
  may: (permission: string) => boolean,
): Chosen {
  const leaves = tree.flatMap((group) => (group.items.length > 0 ? group.items : [group]));
  const idsFor = (on: boolean) =>
    leaves
      .filter((item) => {
        const need = needOf(item);
        return typeof need === 'object' ? may(need.permission) === on : need === 'gone' && !on;
      })
      .map(({ id }) => id);
  return choose(choose(chosen, tree, idsFor(true), true), tree, idsFor(false), false);
}

/** What the menu drawer of the role will show. */
export function previewOf(
  chosen: Chosen,
  tree: readonly MenuNode[],
  needOf: (item: MenuItem) => Need,
  may: (permission: string) => boolean,
): readonly MenuNode[] {
  const shown = (item: MenuItem) => {
    const need = needOf(item);
    if (!chosen.has(item.id) || item.status !== 'active' || item.link === null || need === 'gone') return false;
    return need === 'open' || may(need.permission);
  };
  return tree.flatMap((group) => {
    if (group.status !== 'active') return [];
    const items = group.items.filter(shown);
    return items.length > 0 || shown(group) ? [{ ...group, items }] : [];
  });
}
