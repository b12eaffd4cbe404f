import { useEffect } from 'react';
import { boxOf, type CellBox, type CellName } from './cell-place.ts';

/** Follows a cell as its table scrolls or the window changes; while the cell is not drawn, its place stays what it was. */
export function useBoxOf(
  region: HTMLElement | undefined,
  cell: CellName | undefined,
  onMove: (box: CellBox) => void,
): void {
  const { id, column } = cell ?? {};
  useEffect(() => {
    if (!region || id === undefined || column === undefined) return;
    const follow = () => {
      const box = boxOf(region, { id, column });
      if (box) onMove(box);
    };
    region.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('resize', follow);
    return () => {
      region.removeEventListener('scroll', follow);
      window.removeEventListener('resize', follow);
    };
  }, [region, id, column, onMove]);
}
