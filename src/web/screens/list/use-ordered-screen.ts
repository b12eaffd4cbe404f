import { useCallback, useMemo, useState } from 'react';
import type { Row } from '#contract/envelope.ts';
import { useCan } from '#web/auth/session-context.tsx';
import { rowId } from '#web/core/live-rows.ts';
import { namingColumn } from '#web/core/naming-column.ts';
import { treeOf, unfolded } from '#web/core/tree.ts';
import { useOffers } from '#web/data/use-offers.ts';
import { cellText } from '#web/fields/cells.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import type { RowMenuItem } from '#web/table/row-menu.tsx';
import type { RowAttributes } from '#web/table/table-row.tsx';
import { moveItems } from '../shared/move-items.ts';
import { useOrderText } from '../shared/order-texts.ts';
import { landingOf, placeBeside, type TreePlaces } from './tree-places.ts';
import { useFolds } from './use-folds.ts';
import type { ListModel } from './use-list-screen.ts';
import { useRowOrder } from './use-row-order.ts';
import { useStepKeys } from './use-step-keys.ts';

/** What the elements of the rows say of themselves, where the list is a tree. */
function useTreeAttributes(places: TreePlaces, folded: ReadonlySet<string>, isTree: boolean) {
  return useCallback(
    (id: string): RowAttributes | undefined => {
      const at = places.get(id);
      if (!at || !isTree) return undefined;
      return {
        'aria-level': at.level,
        'aria-posinset': at.place,
        'aria-setsize': at.size,
        'aria-expanded': at.hasChildren ? !folded.has(id) : undefined,
        'data-level': at.level,
      };
    },
    [places, folded, isTree],
  );
}

/** Behaviour of a list whose rows form a tree or are ordered by hand; no markup. */
export function useOrderedScreen(model: ListModel) {
  const { screen, list } = model;
  const { key, tree: parent, order } = screen;
  const can = useCan();
  const offered = useOffers();
  const text = useOrderText();
  const context = useFormatContext();
  const [announcement, setAnnouncement] = useState('');
  const { rows, move: save } = useRowOrder(order, key, list.rows, list.refresh);
  const tree = useMemo(() => treeOf(rows, key, parent), [rows, key, parent]);
  const places = useMemo(() => new Map(tree.map((one) => [one.id, one])), [tree]);
  const folds = useFolds(tree, places, key);
  const { folded } = folds;
  const shown = useMemo(() => unfolded(tree, folded), [tree, folded]);

  // The position of a row among rows that are not all loaded is undefined.
  const isFiltered = Object.keys(list.values).length > 0;
  const mayOrder = order !== undefined && can(order.save.permission) && offered(order.save) && tree.length > 1;
  const canMove = mayOrder && !isFiltered;

  const column = namingColumn(screen.columns);
  const nameOf = useCallback(
    (row: Row) => (column ? cellText(column, row, context) : rowId(row, key)),
    [column, context, key],
  );
  /** Puts a row at a place (from 0) among its siblings. */
  const moveTo = (id: string, to: number | undefined): boolean => {
    const at = places.get(id);
    if (!canMove || !at || to === undefined || to < 0 || to >= at.size || to === at.place - 1) return false;
    const siblings = tree.filter((one) => one.parent === at.parent);
    save(
      id,
      siblings.map((one) => one.row),
      to,
    );
    setAnnouncement(text.moved(nameOf(at.row), to + 1, at.size));
    return true;
  };
  const moreOf = (row: Row): readonly RowMenuItem[] => {
    const id = rowId(row, key);
    const at = places.get(id);
    if (!mayOrder || !at) return [];
    const reason = isFiltered ? text.filtered : undefined;
    return moveItems(text, { at: at.place - 1, size: at.size, reason, move: (to) => moveTo(id, to) });
  };
  useStepKeys(canMove, list.store, (id, by) => moveTo(id, (places.get(id)?.place ?? 0) - 1 + by));
  return {
    ...folds,
    ...{ places, said: announcement, canMove, nameOf, moreOf },
    rows: useMemo(() => shown.map((one) => one.row), [shown]),
    isTree: parent !== undefined,
    landing: (dragged: string, over: string) => landingOf(places, dragged, over),
    moveBeside: (id: string, sibling: string, side: 'before' | 'after') =>
      void moveTo(id, placeBeside(places, id, sibling, side)),
    attributesOf: useTreeAttributes(places, folded, parent !== undefined),
  };
}

export type OrderedScreen = ReturnType<typeof useOrderedScreen>;
