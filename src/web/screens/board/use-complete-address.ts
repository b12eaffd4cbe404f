import { useLayoutEffect, useRef } from 'react';
import { useLocation, useRouter } from 'wouter';
import type { ListScreen } from '#contract/screen.ts';

/** Completes the address that a list is opened with, without a step back; false until that is done. */
export function useCompleteAddress(screen: Pick<ListScreen, 'complete' | 'filters' | 'around' | 'start'>): boolean {
  const router = useRouter();
  const search = router.searchHook(router);
  const [path, navigate] = useLocation();
  const next = screen.complete?.(screen, search);
  const wasComplete = useRef(false);
  if (next === undefined) wasComplete.current = true;
  useLayoutEffect(() => {
    if (next !== undefined) navigate(`${path}?${next}`, { replace: true });
  }, [next, path, navigate]);
  // Whoever searches in a list that is there keeps it: only the first drawing waits.
  return wasComplete.current;
}
