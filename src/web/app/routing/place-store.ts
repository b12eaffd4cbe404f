import type { Cause, Place } from './history.ts';

const indexOf = (state: unknown): number | undefined =>
  typeof state === 'object' && state !== null && 'index' in state && typeof state.index === 'number'
    ? state.index
    : undefined;

const withIndex = (state: unknown, index: number) => ({ ...(typeof state === 'object' ? state : undefined), index });

/** `/a/` and `/a` are one place. */
function normal(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
}

/** The committed place, and the steps of this visit, which are counted in the entries of the browser's history. */
export function createPlaceStore(page: Window) {
  const raw = History.prototype;
  const read = (index: number): Place => ({
    path: normal(page.location.pathname),
    search: page.location.search,
    index,
  });
  let place = read(indexOf(page.history.state) ?? 0);
  let cause: Cause = 'start';
  const listeners = new Set<() => void>();
  const leavers = new Set<(from: Place) => void>();
  const write = (kind: 'pushState' | 'replaceState', state: unknown, index: number, url?: URL) =>
    raw[kind].call(page.history, withIndex(state, index), '', url?.href ?? page.location.href);
  write('replaceState', page.history.state, place.index);
  return {
    place: () => place,
    cause: () => cause,
    url: () => new URL(place.path + place.search, page.location.origin),
    /** Step of an entry; of one that has none, the present one. */
    stepOf: (state: unknown) => indexOf(state) ?? place.index,
    write,
    commit(index: number, why: Cause): void {
      const next = read(index);
      if (next.path === place.path && next.search === place.search && next.index === place.index) return;
      place = next;
      cause = why;
      for (const listener of [...listeners]) listener();
    },
    leave(): void {
      for (const listener of [...leavers]) listener(place);
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onLeave(listener: (from: Place) => void) {
      leavers.add(listener);
      return () => leavers.delete(listener);
    },
  };
}
