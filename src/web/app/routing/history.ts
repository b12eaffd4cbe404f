import { useSyncExternalStore } from 'react';
import { dirtyRegistry } from '#web/ui/dirty.ts';

/** Where the person is, and how many steps into this visit. */
export interface Place {
  readonly path: string;
  readonly search: string;
  readonly index: number;
}

/** How the last change of place came about. */
export type Cause = 'start' | 'push' | 'replace' | 'travel';

export interface NavigateOptions {
  readonly replace?: boolean;
  readonly state?: unknown;
}

/** Asks the person about unsaved changes; true = leave. */
export type Ask = (to: URL) => Promise<boolean>;

/**
 * The browser's history with a guard in front. A link can simply wait for the answer; the back button has already
 * moved when we hear of it, so the move is undone, the question asked, and the move made again. Screens follow the
 * committed place and never see the one in between.
 */
export interface AppHistory {
  readonly place: () => Place;
  readonly cause: () => Cause;
  subscribe(listener: () => void): () => void;
  /** Called just before the place changes (to note the scroll position). */
  onLeave(listener: (from: Place) => void): () => void;
  navigate(to: string, options?: NavigateOptions): void;
  setAsk(ask: Ask): void;
  stop(): void;
}

const indexOf = (state: unknown): number | undefined =>
  typeof state === 'object' && state !== null && 'index' in state && typeof state.index === 'number'
    ? state.index
    : undefined;

export function createHistory(page: Window = window): AppHistory {
  const raw = History.prototype;
  const write = (kind: 'pushState' | 'replaceState', state: unknown, url?: URL) =>
    raw[kind].call(page.history, state, '', url?.href ?? page.location.href);
  const read = (index: number): Place => ({
    path: normal(page.location.pathname),
    search: page.location.search,
    index,
  });
  const withIndex = (state: unknown, index: number) => ({ ...(typeof state === 'object' ? state : undefined), index });

  let place = read(indexOf(page.history.state) ?? 0);
  let cause: Cause = 'start';
  let ask: Ask = async () => true;
  // `undo`: the travel that undoes a guarded one is under way. `free`: the next travel has been agreed to.
  let undo = false;
  let free = false;
  const listeners = new Set<() => void>();
  const leavers = new Set<(from: Place) => void>();
  write('replaceState', withIndex(page.history.state, place.index));

  const urlOf = (from: Place) => new URL(from.path + from.search, page.location.origin);
  const commit = (next: Place, why: Cause) => {
    if (next.path === place.path && next.search === place.search && next.index === place.index) return;
    place = next;
    cause = why;
    for (const listener of [...listeners]) listener();
  };
  const leave = () => {
    for (const listener of [...leavers]) listener(place);
  };

  const onTravel = (event: PopStateEvent) => {
    if (undo) {
      undo = false;
      return;
    }
    const index = indexOf(event.state) ?? place.index;
    const to = new URL(page.location.href);
    const steps = index - place.index;
    if (!free && steps !== 0 && dirtyRegistry.endangered(to, urlOf(place)).length > 0) {
      undo = true;
      page.history.go(-steps);
      void ask(to).then((agreed) => {
        if (!agreed) return;
        free = true;
        page.history.go(steps);
      });
      return;
    }
    free = false;
    leave();
    commit(read(index), 'travel');
  };

  // Someone wrote to the history directly (the router library announces it): keep our count in their entry.
  const onForeign = (event: Event) => {
    const pushed = event.type === 'pushState';
    if (pushed) leave();
    const index = pushed ? place.index + 1 : place.index;
    write('replaceState', withIndex(page.history.state, index));
    commit(read(index), pushed ? 'push' : 'replace');
  };

  // A reload or a closed tab: the browser itself asks.
  const onUnload = (event: BeforeUnloadEvent) => {
    if (dirtyRegistry.isDirty()) event.preventDefault();
  };

  page.addEventListener('popstate', onTravel);
  page.addEventListener('pushState', onForeign);
  page.addEventListener('replaceState', onForeign);
  page.addEventListener('beforeunload', onUnload);

  return {
    place: () => place,
    cause: () => cause,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onLeave(listener) {
      leavers.add(listener);
      return () => leavers.delete(listener);
    },
    navigate(to, { replace = false, state } = {}) {
      const url = new URL(to, urlOf(place));
      const go = () => {
        leave();
        const index = replace ? place.index : place.index + 1;
        write(replace ? 'replaceState' : 'pushState', withIndex(state, index), url);
        commit(read(index), replace ? 'replace' : 'push');
      };
      if (dirtyRegistry.endangered(url, urlOf(place)).length === 0) return go();
      void ask(url).then((agreed) => agreed && go());
    },
    setAsk(next) {
      ask = next;
    },
    stop() {
      page.removeEventListener('popstate', onTravel);
      page.removeEventListener('pushState', onForeign);
      page.removeEventListener('replaceState', onForeign);
      page.removeEventListener('beforeunload', onUnload);
    },
  };
}

/** `/a/` and `/a` are one place. */
function normal(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
}

/** The location and search hooks that wouter's Router is given. */
export function routerHooks(history: AppHistory) {
  return {
    hook: (): [string, AppHistory['navigate']] => [
      useSyncExternalStore(history.subscribe, () => history.place().path),
      history.navigate,
    ],
    searchHook: (): string => useSyncExternalStore(history.subscribe, () => history.place().search),
  };
}
