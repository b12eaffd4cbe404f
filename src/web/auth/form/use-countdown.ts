import { useEffect, useState } from 'react';

/** Seconds until a moment (epoch milliseconds), counting down; 0 when it has come or there is none. */
export function useCountdown(until: number | undefined): number {
  const [now, setNow] = useState(() => Date.now());
  const left = until === undefined ? 0 : Math.max(0, Math.ceil((until - now) / 1000));
  useEffect(() => {
    if (until === undefined) return;
    setNow(Date.now());
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= until) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [until]);
  return left;
}
