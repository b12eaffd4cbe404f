import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';

interface Board {
  /** The cards, inside the container; each has `data-id`. */
  readonly cards: string;
  /** The columns, inside the container; each has `data-column`. */
  readonly columns: string;
  canLand(card: string, column: string): boolean;
  onDrop(card: string, column: string): void;
}

/**
 * Lets cards of a board be dragged into other columns. While one is held, the columns that take it say
 * `data-drop="open"`, the one under the pointer `data-drop="over"`. Returns what undoes everything.
 */
export function boardDrag(container: HTMLElement, { cards, columns, canLand, onDrop }: Board): () => void {
  const lanes = [...container.querySelectorAll<HTMLElement>(columns)];
  const takes = (lane: HTMLElement, card: unknown) =>
    typeof card === 'string' && canLand(card, lane.dataset.column ?? '');
  const clear = () => {
    for (const lane of lanes) delete lane.dataset.drop;
  };
  return combine(
    ...[...container.querySelectorAll<HTMLElement>(cards)].map((element) => {
      const { id } = element.dataset;
      return draggable({
        element,
        canDrag: () => lanes.some((lane) => takes(lane, id)),
        getInitialData: () => ({ id }),
        onDragStart: () => {
          element.dataset.dragged = '';
          for (const lane of lanes) if (takes(lane, id)) lane.dataset.drop = 'open';
        },
        onDrop: () => {
          delete element.dataset.dragged;
          clear();
        },
      });
    }),
    ...lanes.map((element) =>
      dropTargetForElements({
        element,
        canDrop: ({ source }) => takes(element, source.data.id),
        onDragEnter: () => {
          element.dataset.drop = 'over';
        },
        onDragLeave: () => {
          element.dataset.drop = 'open';
        },
        onDrop: ({ source }) => onDrop(String(source.data.id), element.dataset.column ?? ''),
      }),
    ),
    clear,
  );
}
