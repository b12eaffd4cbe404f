import { useSyncExternalStore } from 'react';
import { dirtyRegistry } from '#web/ui/dirty.ts';
import { createPlaceStore } from './place-store.ts';

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
 * moved when we hear of it, so the move is undone, the user is asked, and the move is made again. Screens follow the
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

export function createHistory(page: Window = window): AppHistory {
  const { url: here, stepOf, write, commit, leave, ...store } = createPlaceStore(page);
  const { place } = store;
  let ask: Ask = async () => true;
  // `undo`: the travel that undoes a guarded one is under way. `free`: the next travel has been agreed to.
  let undo = false;
  let free = false;

  const onTravel = (event: PopStateEvent) => {
    if (undo) {
      undo = false;
      return;
    }
    const index = stepOf(event.state);
    const to = new URL(page.location.href);
    const steps = index - place().index;
    if (!free && steps !== 0 && dirtyRegistry.endangered(to, here()).length > 0) {
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
    commit(index, 'travel');
  };

  // Someone wrote to the history directly (the router library announces it): keep our count in their entry.
  const onForeign = (event: Event) => {
    const pushed = event.type === 'pushState';
    if (pushed) leave();
    const index = place().index + (pushed ? 1 : 0);
    write('replaceState', page.history.state, index);
    commit(index, pushed ? 'push' : 'replace');
  };

  return {
    ...store,
    navigate(to, { replace = false, state } = {}) {
      const url = new URL(to, here());
      const go = () => {
        leave();
        const index = replace ? place().index : place().index + 1;
        write(replace ? 'replaceState' : 'pushState', state, index, url);
        commit(index, replace ? 'replace' : 'push');
      };
      if (dirtyRegistry.endangered(url, here()).length === 0) return go();
      void ask(url).then((agreed) => agreed && go());
    },
    setAsk(next) {
      ask = next;
    },
    stop: listen(page, onTravel, onForeign),
  };
}

/** Hears where the browser goes and who writes to its history; returns what ends that. */
function listen(page: Window, onTravel: (event: PopStateEvent) => void, onForeign: (event: Event) => void) {
  const end = new AbortController();
  page.addEventListener('popstate', onTravel, end);
  page.addEventListener('pushState', onForeign, end);
  page.addEventListener('replaceState', onForeign, end);
  // A reload or a closed tab: the browser itself asks.
  const onUnload = (event: BeforeUnloadEvent) => {
    if (dirtyRegistry.isDirty()) event.preventDefault();
  };
  page.addEventListener('beforeunload', onUnload, end);
  return () => end.abort();
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
