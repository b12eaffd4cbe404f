import type { DragEvent, PointerEvent } from 'react';
import { narrowest, widest } from '#web/core/column-layout.ts';
import { widthVariable } from './geometry.ts';

/**
 * Resizing by drag: the width lives in a variable of the table while the pointer moves (nothing is drawn again by React),
 * and is handed over once, when the pointer is let go.
 */
export function startResize(event: PointerEvent<HTMLElement>, id: string, done: (width: number) => void): void {
  const grip = event.currentTarget;
  const head = grip.closest('th');
  const table = grip.closest('table');
  if (!head || !table || event.button !== 0) return;
  event.preventDefault();
  event.stopPropagation();
  const from = event.clientX;
  const before = head.getBoundingClientRect().width;
  let width = before;
  grip.setPointerCapture(event.pointerId);
  grip.dataset.dragging = '';
  const move = (moved: globalThis.PointerEvent) => {
    width = Math.min(widest, Math.max(narrowest, before + moved.clientX - from));
    table.style.setProperty(widthVariable(id), `${width}px`);
  };
  const stop = () => {
    grip.removeEventListener('pointermove', move);
    grip.removeEventListener('pointerup', stop);
    grip.removeEventListener('pointercancel', stop);
    delete grip.dataset.dragging;
    if (width !== before) done(width);
  };
  grip.addEventListener('pointermove', move);
  grip.addEventListener('pointerup', stop);
  grip.addEventListener('pointercancel', stop);
}

const type = 'application/x-column';

/** Handlers that let a head be dragged before another one; the mark of the landing place is plain DOM. */
export function dragHandlers(id: string, move: (name: string, before: string) => void) {
  return {
    onDragStart: (event: DragEvent<HTMLElement>) => {
      event.dataTransfer.setData(type, id);
      event.dataTransfer.effectAllowed = 'move';
    },
    onDragOver: (event: DragEvent<HTMLElement>) => {
      if (!event.dataTransfer.types.includes(type)) return;
      event.preventDefault();
      event.currentTarget.dataset.drop = 'before';
    },
    onDragLeave: (event: DragEvent<HTMLElement>) => {
      delete event.currentTarget.dataset.drop;
    },
    onDrop: (event: DragEvent<HTMLElement>) => {
      delete event.currentTarget.dataset.drop;
      const name = event.dataTransfer.getData(type);
      if (name !== '' && name !== id) move(name, id);
      event.preventDefault();
    },
  };
}
