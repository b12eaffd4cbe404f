import { useEffect, useState } from 'react';
import { useStore } from '#web/store/create-store.ts';
import { whenCalm } from './activity.ts';
import { useClient } from './client-context.tsx';

/**
 * Whether the page has been drawn and nothing is on its way any more; from then on, yes. Not while the server is away: what is
 * fetched then does not come, and a browser never asks for it again.
 */
export function useCalm(): boolean {
  const [isCalm, setCalm] = useState(false);
  const isAway = useStore(useClient().connection.state) === 'down';
  useEffect(() => (isAway ? undefined : whenCalm(() => setCalm(true))), [isAway]);
  return isCalm;
}
