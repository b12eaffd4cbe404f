import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Row } from '#contract/envelope.ts';
import { useCan } from '#web/auth/session-context.tsx';
import { rowId } from '#web/core/live-rows.ts';
import { type TreeRow, treeOf, unfolded } from '#web/core/tree.ts';
import { useOffers } from '#web/data/use-offers.ts';
import { cells } from '#web/fields/cells.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import type { RowMenuItem } from '#web/table/row-menu.tsx';
import { isCovered } from '#web/table/table-keys.ts';
import type { RowAttributes } from '#web/table/table-row.tsx';
import { useOrderText } from '../shared/order-texts.ts';
import type { ListModel } from './use-list-screen.ts';
import { useRowOrder } from './use-row-order.ts';

const none: ReadonlySet<string> = new Set();

/** Behaviour of a list whose rows stand under each other or in an order made by hand; no markup. */
export function useOrderedScreen(model: ListModel) {
  const { screen, list } = model;
  const { key, tree: parent, order } = screen;
  const can = useCan();
  const offered = useOffers();
  const text = useOrderText();
  const context = useFormatContext();
  const [folded, setFolded] = useState(none);
  const [said, setSaid] = useState('');
  const { rows, move: save } = useRowOrder(order, key, list.rows, list.refresh);
  const tree = useMemo(() => treeOf(rows, key, parent), [rows, key, parent]);
  const shown = useMemo(() => unfolded(tree, folded), [tree, folded]);
  const places = useMemo(() => new Map(tree.map((one) => [one.id, one])), [tree]);

  // Among rows that are not all there, nobody can say where one should stand.
  const isFiltered = Object.keys(list.values).length > 0;
  const mayOrder = order !== undefined && can(order.save.permission) && offered(order.save) && tree.length > 1;
  const canMove = mayOrder && !isFiltered;

  const column = screen.columns[0];
  const nameOf = useCallback(
    (row: Row) => (column ? cells[column.kind].text(row[column.name], column, context, row) : rowId(row, key)),
    [column, context, key],
  );
  const siblingsOf = (at: TreeRow) => tree.filter((one) => one.parent === at.parent);

  /** Puts a row at a place (from 0) among its siblings. */
  const moveTo = (id: string, to: number): boolean => {
    const at = places.get(id);
    if (!canMove || !at || to < 0 || to >= at.size || to === at.place - 1) return false;
    save(
      id,
      siblingsOf(at).map((one) => one.row),
      to,
    );
    setSaid(text.moved(nameOf(at.row), to + 1, at.size));
    return true;
  };
  /** Puts a row before or behind one of its siblings. */
  const moveBeside = (id: string, beside: string, side: 'before' | 'after') => {
    const [at, target] = [places.get(id), places.get(beside)];
    if (!at || !target || at.parent !== target.parent || id === beside) return;
    const before = target.place - 1 + (side === 'after' ? 1 : 0);
    moveTo(id, before > at.place - 1 ? before - 1 : before);
  };
  /** The sibling of `dragged` that `over` is, or stands below. */
  const landing = (dragged: string, over: string) => {
    const from = places.get(dragged);
    let at = places.get(over);
    const isBelow = at?.parent !== from?.parent;
    while (at && at.parent !== from?.parent) at = at.parent === '' ? undefined : places.get(at.parent);
    if (!from || !at || at.id === dragged) return undefined;
    return { id: at.id, ...(isBelow && { side: 'after' as const }) };
  };

  const setFold = useCallback((id: string, fold: boolean) => {
    setFolded((before) => {
      const next = new Set(before);
      if (fold) next.add(id);
      else next.delete(id);
      return next;
    });
  }, []);
  const onKey = (pressed: string, row: Row | undefined): boolean => {
    const at = row && places.get(rowId(row, key));
    if (!at?.hasChildren || (pressed !== 'ArrowLeft' && pressed !== 'ArrowRight')) return false;
    setFold(at.id, pressed === 'ArrowLeft');
    return true;
  };

  const moreOf = (row: Row): readonly RowMenuItem[] => {
    const id = rowId(row, key);
    const at = places.get(id);
    if (!mayOrder || !at) return [];
    const reason = isFiltered ? text.filtered : undefined;
    return [
      {
        id: 'move-up',
        label: text.moveUp,
        hint: 'Alt ↑',
        disabled: reason ?? (at.place === 1 ? text.first : undefined),
        run: () => void moveTo(id, at.place - 2),
      },
      {
        id: 'move-down',
        label: text.moveDown,
        hint: 'Alt ↓',
        disabled: reason ?? (at.place === at.size ? text.last : undefined),
        run: () => void moveTo(id, at.place),
      },
    ];
  };

  const attributesOf = useCallback(
    (id: string): RowAttributes | undefined => {
      const at = places.get(id);
      if (!at || parent === undefined) return undefined;
      return {
        'aria-level': at.level,
        'aria-posinset': at.place,
        'aria-setsize': at.size,
        'aria-expanded': at.hasChildren ? !folded.has(id) : undefined,
        'data-level': at.level,
      };
    },
    [places, folded, parent],
  );

  const step = (id: string, by: -1 | 1): boolean => {
    const at = places.get(id);
    return at !== undefined && moveTo(id, at.place - 1 + by);
  };
  const latest = useRef(step);
  latest.current = step;
  const { store } = list;
  useEffect(() => {
    if (!canMove) return;
    const listen = (event: KeyboardEvent) => {
      const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined;
      if (by === undefined || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || isCovered()) return;
      const element = event.target instanceof Element ? event.target.closest<HTMLElement>('tr[data-id]') : null;
      const id = element?.dataset.id ?? store.focused();
      if (id === undefined) return;
      event.preventDefault();
      if (!latest.current(id, by)) return;
      store.setFocused(id);
      // The element is put elsewhere, and loses the focus on its way.
      requestAnimationFrame(() => document.querySelector<HTMLElement>(`tr[data-id="${CSS.escape(id)}"]`)?.focus());
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [canMove, store]);

  const parents = tree.filter((one) => one.hasChildren).map((one) => one.id);
  return {
    rows: useMemo(() => shown.map((one) => one.row), [shown]),
    places,
    folded,
    said,
    canMove,
    isTree: parent !== undefined,
    nameOf,
    landing,
    moveBeside,
    moveTo,
    moreOf,
    onKey,
    attributesOf,
    setFold,
    hasFolds: parents.length > 0,
    isAllFolded: parents.every((id) => folded.has(id)),
    foldAll: (fold: boolean) => setFolded(fold ? new Set(parents) : none),
  };
}

export type OrderedScreen = ReturnType<typeof useOrderedScreen>;
