import { narrowest, widest } from '#web/core/column-layout.ts';
import { widthVariable } from './geometry.ts';

const headOf = (event: Event) =>
  event.target instanceof Element ? event.target.closest<HTMLElement>('th[data-column]') : null;

/**
 * Resizing by drag: the width lives in a variable of the table while the pointer moves (nothing is drawn again by React),
 * and is handed over once, when the pointer is let go.
 */
export function startResize(event: PointerEvent, grip: HTMLElement, done: (id: string, width: number) => void): void {
  const head = headOf(event);
  const id = head?.dataset.column;
  const table = grip.closest('table');
  if (!head || id === undefined || !table || event.button !== 0) return;
  event.preventDefault();
  event.stopPropagation();
  const from = event.clientX;
  const before = head.getBoundingClientRect().width;
  let width = before;
  grip.setPointerCapture(event.pointerId);
  grip.dataset.dragging = '';
  const move = (moved: PointerEvent) => {
    width = Math.min(widest, Math.max(narrowest, before + moved.clientX - from));
    table.style.setProperty(widthVariable(id), `${width}px`);
  };
  const stop = () => {
    grip.removeEventListener('pointermove', move);
    grip.removeEventListener('pointerup', stop);
    grip.removeEventListener('pointercancel', stop);
    delete grip.dataset.dragging;
    if (width !== before) done(id, width);
  };
  grip.addEventListener('pointermove', move);
  grip.addEventListener('pointerup', stop);
  grip.addEventListener('pointercancel', stop);
}

const type = 'application/x-column';

/** Lets the heads of a table be dragged before others; the mark of the landing place is plain DOM. Returns what ends it. */
export function dragColumns(region: HTMLElement, move: (name: string, before: string) => void): () => void {
  const over = new AbortController();
  const on = (name: 'dragstart' | 'dragover' | 'dragleave' | 'drop', then: (event: DragEvent, id: string) => void) =>
    region.addEventListener(
      name,
      (event) => {
        const id = headOf(event)?.dataset.column;
        if (id !== undefined && event.dataTransfer) then(event, id);
      },
      { signal: over.signal },
    );
  const unmark = (event: DragEvent) => headOf(event)?.removeAttribute('data-drop');
  on('dragstart', (event, id) => {
    // The edge of a column is dragged for its width, not for its place.
    if (event.target instanceof Element && event.target.closest('[data-resize]')) return event.preventDefault();
    if (!event.dataTransfer) return;
    event.dataTransfer.setData(type, id);
    event.dataTransfer.effectAllowed = 'move';
  });
  on('dragover', (event) => {
    if (!event.dataTransfer?.types.includes(type)) return;
    event.preventDefault();
    headOf(event)?.setAttribute('data-drop', 'before');
  });
  on('dragleave', unmark);
  on('drop', (event, id) => {
    unmark(event);
    const name = event.dataTransfer?.getData(type) ?? '';
    if (name !== '' && name !== id) move(name, id);
    event.preventDefault();
  });
  return () => over.abort();
}
