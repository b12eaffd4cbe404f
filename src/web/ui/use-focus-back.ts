import { useEffect, useState } from 'react';

/**
 * Gives the focus back, when a dialog is gone, to whatever had it before. The library does so for dialogs that are
 * closed, not for those that are taken away while they are open; somebody who has moved on keeps the focus.
 */
export function useFocusBack(): void {
  // While it is drawn: what it holds takes the focus before its effects run.
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // After the dialog has left the page: until then the focus is in it.
      setTimeout(() => {
        const { activeElement } = document;
        const isNowhere = activeElement === null || activeElement === document.body || !activeElement.isConnected;
        if (isNowhere && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
      });
    },
    [before],
  );
}
