import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';

/** Where a dragged element was let go: before or behind another one. */
export type Side = 'before' | 'after';

export interface Sortable {
  /** The elements, inside the container; each has `data-id`. */
  readonly items: string;
  /** What they are held by, inside each. */
  readonly grip: string;
  /** The element next to which `dragged` would land if it were dropped on `over`; undefined = it may not be dropped there. */
  landing(dragged: string, over: string): { readonly id: string; readonly side?: Side } | undefined;
  onDrop(dragged: string, sibling: string, side: Side): void;
}

const mark = (element: Element | undefined, side: Side | undefined) => {
  if (!(element instanceof HTMLElement)) return;
  if (side === undefined) delete element.dataset.drop;
  else element.dataset.drop = side;
};

/** An element that is held by its handle. */
function held(element: HTMLElement, dragHandle: Element, onDrop: () => void) {
  return draggable({
    element,
    dragHandle,
    getInitialData: () => ({ id: element.dataset.id ?? '' }),
    onDragStart: () => {
      element.dataset.dragged = '';
    },
    onDrop: () => {
      delete element.dataset.dragged;
      onDrop();
    },
  });
}

/**
 * Lets the elements of a list be dragged among each other: the one door to the drag-and-drop library, to be imported when
 * somebody reaches for a grip. The landing place shows as `data-drop` on its element. Returns what undoes everything.
 */
export function sortable(container: HTMLElement, settings: Sortable): () => void {
  const { items, grip, landing, onDrop } = settings;
  const elements = [...container.querySelectorAll<HTMLElement>(items)];
  const byId = new Map(elements.map((element) => [element.dataset.id ?? '', element]));
  let marked: HTMLElement | undefined;
  const clear = () => {
    mark(marked, undefined);
    marked = undefined;
  };
  const show = (dragged: string, over: HTMLElement, pointer: number) => {
    const found = sideOf(dragged, over, pointer);
    const target = found && byId.get(found.id);
    if (marked !== target) clear();
    marked = target;
    mark(target, found?.side);
  };
  const sideOf = (dragged: string, over: HTMLElement, pointer: number) => {
    const place = landing(dragged, over.dataset.id ?? '');
    if (!place) return undefined;
    const { top, height } = over.getBoundingClientRect();
    return {
      id: place.id,
      side: place.side ?? (pointer < top + height / 2 ? ('before' as const) : ('after' as const)),
    };
  };
  return combine(
    ...elements.flatMap((element) => {
      const id = element.dataset.id ?? '';
      const handle = element.querySelector(grip);
      return [
        ...(handle ? [held(element, handle, clear)] : []),
        dropTargetForElements({
          element,
          canDrop: ({ source }) => typeof source.data.id === 'string' && landing(source.data.id, id) !== undefined,
          onDrag: ({ source, location }) => show(String(source.data.id), element, location.current.input.clientY),
          onDragLeave: clear,
          onDrop: ({ source, location }) => {
            const dragged = String(source.data.id);
            const found = sideOf(dragged, element, location.current.input.clientY);
            clear();
            if (found) onDrop(dragged, found.id, found.side);
          },
        }),
      ];
    }),
    clear,
  );
}
