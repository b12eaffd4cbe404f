import { useRef } from 'react';
import { useBreakpoints } from '#web/ui/use-breakpoints.ts';

/**
 * Whether there is room for details next to a list. While a dialog is open (`isHeld`) the answer stays: a drawer that opened
 * a tablet was turned would cover the dialog.
 */
export function useSidePanel(isHeld: boolean): boolean {
  const { mdUp } = useBreakpoints();
  const room = useRef(mdUp);
  if (!isHeld) room.current = mdUp;
  return room.current;
}
