import { useEffect } from 'react';
import { useLocation, useRouter } from 'wouter';
import { openParam } from '#web/core/address.ts';

/**
 * Completes the address that a page is opened with, without a step back. `complete` says what is missing from what is
 * there, or undefined. Returns false until the address is complete.
 */
export function useOpeningQuery(complete: (query: URLSearchParams) => URLSearchParams | undefined): boolean {
  const router = useRouter();
  const search = router.searchHook(router);
  const [path, navigate] = useLocation();
  const given = new URLSearchParams(search);
  // Which record is open says nothing about the list behind it.
  const opened = given.get(openParam);
  given.delete(openParam);
  const missing = complete(given);
  if (opened !== null) missing?.set(openParam, opened);
  const next = missing?.toString();
  useEffect(() => {
    if (next !== undefined) navigate(`${path}?${next}`, { replace: true });
  }, [next, path, navigate]);
  return next === undefined;
}
