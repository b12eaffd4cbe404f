import { useEffect, useRef } from 'react';
import { type ApiError, isBetween } from './api-error.ts';
import { useClient } from './client-context.tsx';

/** Milliseconds before it is done again where the server answers others; the last one for ever. */
const pauses = [2_000, 4_000, 8_000, 16_000, 30_000] as const;

/** Nobody answered, or nobody had time: the same call may well succeed later. */
export const passes = ({ fault, status }: ApiError): boolean =>
  fault === 'offline' || fault === 'network' || fault === 'timeout' || isBetween(status);

/**
 * Does `then` whenever the server answers again after it was away: what failed meanwhile is done once more. A `failure` that
 * passes is also tried again where the server answers others: its news may come only after the server has returned.
 */
export function useReturn(then: () => unknown, failure?: ApiError): void {
  const { state } = useClient().connection;
  const latest = useRef(then);
  latest.current = then;
  useEffect(() => {
    let before = state.get();
    return state.subscribe(() => {
      const now = state.get();
      if (before === 'down' && now === 'up') latest.current();
      before = now;
    });
  }, [state]);

  const tries = useRef(0);
  useEffect(() => {
    if (!failure || !passes(failure)) {
      if (!failure) tries.current = 0;
      return;
    }
    const pause = pauses[Math.min(tries.current, pauses.length - 1)];
    tries.current += 1;
    const timer = setTimeout(() => state.get() !== 'down' && latest.current(), pause);
    return () => clearTimeout(timer);
  }, [state, failure]);
}
