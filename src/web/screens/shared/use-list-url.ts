import { useMemo, useRef, useState } from 'react';
import { useLocation, useRouter } from 'wouter';
import { bangkokToday } from '#contract/date-preset.ts';
import type { ListShape, ListState } from '#contract/list-query.ts';
import { openParam } from '#web/core/address.ts';
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
  /** Key of the row whose details are open. */
  readonly opened: string | undefined;
  /**
   * Opens the details of a row, or closes them. The first is a step that Back undoes; whatever takes its place, and what a link
   * has opened (`replace`), is none.
   */
  readonly open: (key: string | undefined, options?: { readonly replace?: boolean }) => void;
}

const openedIn = (search: string): string | undefined => new URLSearchParams(search).get(openParam) || undefined;

/** The address with another open row, everything else as it was written. */
function withOpened(search: string, key: string | undefined): string {
  const others = search
    .replace(/^\?/, '')
    .split('&')
    .filter((piece) => piece !== '' && !piece.startsWith(`${openParam}=`));
  return [...(key === undefined ? [] : [`${openParam}=${encodeURIComponent(key)}`]), ...others].join('&');
}

/** Whether the step back from here closes what is open. */
const isStep = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'opened' in state && state.opened === true;

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
  const { url, open } = useMemo(() => {
    const go = (next: string, replace: boolean, state?: unknown) => {
      place.current.search = next === '' ? '' : `?${next}`;
      place.current.navigate(place.current.path + place.current.search, { replace, state });
    };
    const url = createListUrl(
      { search: () => place.current.search, push: (next) => go(next, false), replace: (next) => go(next, true) },
      shape,
      today,
    );
    const open: ListAddress['open'] = (key, { replace = false } = {}) => {
      const before = openedIn(place.current.search);
      if (key === before) return;
      const { state } = window.history;
      if (key === undefined && isStep(state)) window.history.back();
      else if (key === undefined || before !== undefined || replace)
        go(withOpened(place.current.search, key), true, state);
      else go(withOpened(place.current.search, key), false, { opened: true });
    };
    return { url, open };
  }, [shape]);
  return { state: url.read(), search, change: url.change, replace: url.replace, opened: openedIn(search), open };
}

/** The same for a list inside another screen, whose address belongs to that screen. */
export function useListMemory(shape: ListShape): ListAddress {
  const [search, setSearch] = useState('');
  const held = useRef(search);
  const { url, open } = useMemo(() => {
    const go = (next: string) => {
      held.current = next;
      setSearch(next);
    };
    return {
      url: createListUrl({ search: () => held.current, push: go, replace: go }, shape, today),
      open: (key: string | undefined) => go(withOpened(held.current, key)),
    };
  }, [shape]);
  return { state: url.read(), search, change: url.change, replace: url.replace, opened: openedIn(search), open };
}
