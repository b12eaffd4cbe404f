import { useCallback, useEffect, useRef } from 'react';

/** Is the component still on screen? Asked after a wait: a dialog may have been closed in the meantime. */
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
