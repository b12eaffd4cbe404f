import { useRef } from 'react';
import { useBreakpoints } from '#web/ui/use-breakpoints.ts';

/**
 * Is there room for details beside a list? While a dialog is open (`isHeld`) the answer stays: a drawer that opened because
 * a tablet was turned would cover the dialog.
 */
export function useSidePanel(isHeld: boolean): boolean {
  const { mdUp } = useBreakpoints();
  const room = useRef(mdUp);
  if (!isHeld) room.current = mdUp;
  return room.current;
}
