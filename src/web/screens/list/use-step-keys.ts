import { useEffect, useRef } from 'react';
import type { RowStore } from '#web/core/row-store.ts';
import { isCovered } from '#web/ui/screen-key.ts';

/** The row that an arrow with Alt alone steps, and by how many places. */
function stepOf(event: KeyboardEvent, store: RowStore) {
  const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined;
  if (by === undefined || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || isCovered())
    return undefined;
  const element = event.target instanceof Element ? event.target.closest<HTMLElement>('tr[data-id]') : null;
  const id = element?.dataset.id ?? store.focused();
  return id === undefined ? undefined : { id, by };
}

/** Alt with an arrow puts the row that has the focus one place up or down; `step` says whether it went. */
export function useStepKeys(canMove: boolean, store: RowStore, step: (id: string, by: number) => boolean): void {
  const latest = useRef(step);
  latest.current = step;
  useEffect(() => {
    if (!canMove) return;
    const listen = (event: KeyboardEvent) => {
      const found = stepOf(event, store);
      if (!found) return;
      const { id, by } = found;
      event.preventDefault();
      if (!latest.current(id, by)) return;
      store.setFocused(id);
      // The element is put elsewhere, and loses the focus on its way.
      requestAnimationFrame(() => document.querySelector<HTMLElement>(`tr[data-id="${CSS.escape(id)}"]`)?.focus());
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [canMove, store]);
}
