import { useEffect, useReducer } from 'react';

/** Seconds until a moment (epoch milliseconds), counting down; 0 when it has come or there is none. */
export function useCountdown(until: number | undefined): number {
  const [, look] = useReducer((looks: number) => looks + 1, 0);
  useEffect(() => {
    if (until === undefined) return;
    const timer = setInterval(() => {
      look();
      if (Date.now() >= until) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [until]);
  // By the clock as it is now: the page may have stood there for an hour before it had to count.
  return until === undefined ? 0 : Math.max(0, Math.ceil((until - Date.now()) / 1000));
}
