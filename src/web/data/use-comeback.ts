import { useEffect, useRef } from 'react';
import type { ApiError } from './api-error.ts';

/** Milliseconds between two tries while nobody answers. */
const rhythm = 3_000;

/** Nobody answered, or somebody on the way said that the server is away: it may be back soon. */
export function isAway(error: ApiError | undefined): boolean {
  if (!error) return false;
  return ['offline', 'network', 'timeout'].includes(error.fault) || [502, 503, 504].includes(error.status);
}

/** Tries again by itself while the server is away; rests while nobody looks, and does not wait where the network is back. */
export function useComeback(isWaiting: boolean, again: () => Promise<void>): void {
  const latest = useRef(again);
  latest.current = again;
  useEffect(() => {
    if (!isWaiting) return;
    let isUnderWay = false;
    const attempt = async () => {
      if (isUnderWay || document.hidden) return;
      isUnderWay = true;
      await latest.current();
      isUnderWay = false;
    };
    const listen = () => void attempt();
    const timer = setInterval(listen, rhythm);
    window.addEventListener('online', listen);
    document.addEventListener('visibilitychange', listen);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', listen);
      document.removeEventListener('visibilitychange', listen);
    };
  }, [isWaiting]);
}
