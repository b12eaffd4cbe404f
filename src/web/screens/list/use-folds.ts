import { useCallback, useState } from 'react';
import type { Row } from '#contract/envelope.ts';
import { rowId } from '#web/core/live-rows.ts';
import type { TreeRow } from '#web/core/tree.ts';
import type { TreePlaces } from './tree-places.ts';

const none: ReadonlySet<string> = new Set();

/** Which rows of a tree are folded up; arrows to the sides fold and unfold. */
export function useFolds(tree: readonly TreeRow[], places: TreePlaces, key: string) {
  const [folded, setFolded] = useState(none);
  const setFold = useCallback((id: string, fold: boolean) => {
    setFolded((before) => {
      const next = new Set(before);
      if (fold) next.add(id);
      else next.delete(id);
      return next;
    });
  }, []);
  const parents = tree.filter((one) => one.hasChildren).map((one) => one.id);
  return {
    folded,
    setFold,
    hasFolds: parents.length > 0,
    isAllFolded: parents.every((id) => folded.has(id)),
    foldAll: (fold: boolean) => setFolded(fold ? new Set(parents) : none),
    onKey: (pressed: string, row: Row | undefined): boolean => {
      const at = row && places.get(rowId(row, key));
      if (!at?.hasChildren || (pressed !== 'ArrowLeft' && pressed !== 'ArrowRight')) return false;
      setFold(at.id, pressed === 'ArrowLeft');
      return true;
    },
  };
}
