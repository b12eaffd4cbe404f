import type { RowMenuItem } from '#web/table/row-menu.tsx';
import type { useOrderText } from './order-texts.ts';

interface Place {
  /** From 0, among `size` rows. */
  readonly at: number;
  readonly size: number;
  /** Why the row stays where it is. */
  readonly reason?: string | undefined;
  readonly move: (to: number) => boolean;
}

/** The entries of a row's menu that put it one place up and one down. */
export function moveItems(
  text: ReturnType<typeof useOrderText>,
  { at, size, reason, move }: Place,
): readonly RowMenuItem[] {
  return [
    {
      id: 'move-up',
      label: text.moveUp,
      hint: 'Alt ↑',
      disabled: reason ?? (at === 0 ? text.first : undefined),
      run: () => void move(at - 1),
    },
    {
      id: 'move-down',
      label: text.moveDown,
      hint: 'Alt ↓',
      disabled: reason ?? (at === size - 1 ? text.last : undefined),
      run: () => void move(at + 1),
    },
  ];
}
