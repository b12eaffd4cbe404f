import { useMemo, useRef, useState } from 'react';
import { useLocation, useRouter } from 'wouter';
import { bangkokToday } from '#contract/date-preset.ts';
import type { ListShape, ListState } from '#contract/list-query.ts';
import type { ListChange } from '#web/core/list-state.ts';
import { createListUrl } from '#web/core/list-url.ts';
import { serverNow } from '#web/core/server-clock.ts';

export interface ListAddress {
  readonly state: ListState;
  /** The whole query string, foreign parameters included. */
  readonly search: string;
  readonly change: (change: ListChange) => void;
  /** Puts another query in place of the present one, without a step back. */
  readonly replace: (query: string) => void;
}

/** The Bangkok day by the server's clock. */
export const today = (): string => bangkokToday(serverNow());

/** The state of a list in the address. */
export function useListUrl(shape: ListShape): ListAddress {
  const router = useRouter();
  const search = router.searchHook(router);
  const [path, navigate] = useLocation();
  const place = useRef({ seen: search, search, path, navigate });
  // What was just written counts until the router says otherwise, so that two changes in a row build on each other.
  if (place.current.seen !== search) Object.assign(place.current, { seen: search, search });
  Object.assign(place.current, { path, navigate });
  const url = useMemo(() => {
    const go = (next: string, replace: boolean) => {
      place.current.search = next === '' ? '' : `?${next}`;
      place.current.navigate(place.current.path + place.current.search, { replace });
    };
    return createListUrl(
      { search: () => place.current.search, push: (next) => go(next, false), replace: (next) => go(next, true) },
      shape,
      today,
    );
  }, [shape]);
  return { state: url.read(), search, change: url.change, replace: url.replace };
}

/** The same for a list inside another screen, whose address belongs to that screen. */
export function useListMemory(shape: ListShape): ListAddress {
  const [search, setSearch] = useState('');
  const held = useRef(search);
  const url = useMemo(() => {
    const go = (next: string) => {
      held.current = next;
      setSearch(next);
    };
    return createListUrl({ search: () => held.current, push: go, replace: go }, shape, today);
  }, [shape]);
  return { state: url.read(), search, change: url.change, replace: url.replace };
}
