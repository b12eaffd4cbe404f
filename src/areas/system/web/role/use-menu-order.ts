import { type RefObject, useMemo } from 'react';
import Menus from '#generated/web/system/menus.tsx';
import { useCan } from '#web/auth/session-context.tsx';
import { useRowOrder } from '#web/screens/list/use-row-order.ts';
import { useSortable } from '#web/screens/shared/use-sortable.ts';
import { type MenuItem, type MenuNode, menuTree } from './menu-choice.ts';

const { order } = Menus.screen;

export interface MenuOrder {
  /** The menus in their current order, saved or being saved. */
  readonly tree: readonly MenuNode[];
  readonly mayOrder: boolean;
  /** Moves an entry one place up or down among its siblings. */
  step(id: number, by: -1 | 1): void;
}

/** The order of the menus, shared by all roles: dragged by handles inside `area`, or moved step by step. */
export function useMenuOrder(
  items: readonly MenuItem[],
  area: RefObject<HTMLElement | null>,
  refresh: () => Promise<void>,
): MenuOrder {
  const can = useCan();
  const mayOrder = order !== undefined && can(order.save.permission);
  const rows = useMemo(() => items.map((item) => ({ ...item })), [items]);
  const ordered = useRowOrder(order, 'id', rows, refresh);
  const tree = useMemo(() => {
    const places = new Map(ordered.rows.map((row) => [row.id, row.sort_order]));
    return menuTree(items.map((item) => ({ ...item, sort_order: Number(places.get(item.id) ?? item.sort_order) })));
  }, [items, ordered.rows]);

  const siblingsOf = (id: number): readonly MenuItem[] =>
    tree.some((group) => group.id === id)
      ? tree
      : (tree.find((group) => group.items.some((item) => item.id === id))?.items ?? []);
  const moveTo = (id: number, to: number) => {
    const siblings = siblingsOf(id);
    if (!mayOrder || to < 0 || to >= siblings.length) return;
    ordered.move(
      String(id),
      siblings.map((item) => ({ ...item })),
      to,
    );
  };
  const indexOf = (id: number) => siblingsOf(id).findIndex((item) => item.id === id);
  useSortable(area, {
    canMove: mayOrder,
    rows: tree,
    items: 'li[data-id]',
    landing: (dragged, over) =>
      dragged !== over && siblingsOf(Number(dragged)).some((item) => String(item.id) === over)
        ? { id: over }
        : undefined,
    moveBeside: (dragged, target, side) => {
      const [from, at] = [indexOf(Number(dragged)), indexOf(Number(target))];
      const to = at + (side === 'after' ? 1 : 0);
      moveTo(Number(dragged), to > from ? to - 1 : to);
    },
  });
  return { tree, mayOrder, step: (id, by) => moveTo(id, indexOf(id) + by) };
}
