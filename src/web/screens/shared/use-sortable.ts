import { useEffect, useRef, useState } from 'react';
import type { Sortable } from '#web/ui/sortable.ts';

interface Rows {
  readonly canMove: boolean;
  /** Another list of rows has other elements. */
  readonly rows: readonly unknown[];
  readonly landing: Sortable['landing'];
  readonly moveBeside: Sortable['onDrop'];
  /** The elements that are dragged. Default: rows of a table. */
  readonly items?: string;
}

/** Rows are dragged by their grips; what that takes is fetched when the pointer first comes near. */
export function useSortable(area: { readonly current: HTMLElement | null }, state: Rows): void {
  const latest = useRef(state);
  latest.current = state;
  const [isNear, setNear] = useState(false);
  const { canMove, rows } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the area is there once there are rows
  useEffect(() => {
    const element = area.current;
    if (!element || !canMove || isNear) return;
    const come = () => setNear(true);
    element.addEventListener('pointerenter', come, { once: true });
    return () => element.removeEventListener('pointerenter', come);
  }, [area, canMove, isNear, rows]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the elements are those of the rows
  useEffect(() => {
    const element = area.current;
    if (!element || !canMove || !isNear) return;
    let stop: (() => void) | undefined;
    let isOver = false;
    const begin = async () => {
      const { sortable } = await import('#web/ui/sortable.ts');
      if (isOver) return;
      stop = sortable(element, {
        items: latest.current.items ?? 'tr[data-id]',
        grip: '[data-grip]',
        landing: (dragged, over) => latest.current.landing(dragged, over),
        onDrop: (dragged, sibling, side) => latest.current.moveBeside(dragged, sibling, side),
      });
    };
    // Without it rows are moved by their menu and by the keyboard.
    begin().catch(() => undefined);
    return () => {
      isOver = true;
      stop?.();
    };
  }, [area, canMove, isNear, rows]);
}
