import { useMemo } from 'react';
import { companionOf } from '#contract/field.ts';
import type { ListScreen } from '#contract/screen.ts';
import { rowId } from '#web/core/live-rows.ts';
import type { CellOverride } from '#web/table/cell-plan.ts';
import { useOrderText } from '../shared/order-texts.ts';
import { TreeCell } from './tree-cell.tsx';
import type { OrderedScreen } from './use-ordered-screen.ts';

/** The first cell of each row, which shows its place in the tree. */
export function useTreeCells(screen: ListScreen, state: OrderedScreen): Readonly<Record<string, CellOverride>> {
  const text = useOrderText();
  const { places, folded, isTree, canMove, nameOf, setFold } = state;
  const first = screen.columns[0]?.name;
  return useMemo(() => {
    if (first === undefined) return {};
    const draw: CellOverride = (row, standard) => {
      const id = rowId(row, screen.key);
      const at = places.get(id);
      if (!at) return standard;
      const isFolded = folded.has(id);
      const above = screen.tree === undefined ? undefined : row[companionOf(screen.tree)];
      return (
        <TreeCell
          at={at}
          isTree={isTree}
          isFolded={isFolded}
          hint={canMove ? text.hint : undefined}
          foldLabel={(isFolded ? text.unfold : text.fold)(nameOf(row))}
          under={at.level === 1 && typeof above === 'string' ? above : undefined}
          onFold={() => setFold(id, !isFolded)}
        >
          {standard}
        </TreeCell>
      );
    };
    return { [first]: draw };
  }, [first, screen, places, folded, isTree, canMove, nameOf, setFold, text]);
}
