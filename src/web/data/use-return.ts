import { useEffect, useRef } from 'react';
import { useClient } from './client-context.tsx';

/** Does `then` whenever the server answers again after it was away: what failed meanwhile is done once more. */
export function useReturn(then: () => void): void {
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
}
