import { useEffect, useRef, useState } from 'react';

/** Milliseconds for which a loading indication stays once it is shown (the fetch minimum of the specification). */
export const steadyTime = 200;

/**
 * A flag for an indication that must not flicker: on at once, off no sooner than 200 ms later.
 * Only what turns or pulses is held; data is shown the moment it comes.
 */
export function useSteady(active: boolean): boolean {
  const [held, setHeld] = useState(active);
  const started = useRef(0);
  useEffect(() => {
    if (active) {
      started.current = Date.now();
      setHeld(true);
      return;
    }
    if (started.current === 0) return;
    const rest = steadyTime - (Date.now() - started.current);
    const timer = setTimeout(() => setHeld(false), Math.max(0, rest));
    return () => clearTimeout(timer);
  }, [active]);
  return active || held;
}
