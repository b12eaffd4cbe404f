import { useCallback, useEffect, useRef } from 'react';

/** Whether the component is still on screen. Checked after a wait: a dialog may have been closed in the meantime. */
export function useShown(): () => boolean {
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return useCallback(() => isShown.current, []);
}
