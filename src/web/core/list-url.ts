import type { ListShape, ListState } from '#contract/list-query.ts';
import { formatSort, parseList, writeList } from '#contract/list-query.ts';
import { type ListChange, reduceList } from './list-state.ts';
import { viewParam } from './saved-views.ts';

/** The part of the browser's history that a list needs; tests use a fake. */
export interface AddressBar {
  /** Query string, with or without `?`. */
  search(): string;
  push(search: string): void;
  replace(search: string): void;
}

export interface ListUrl {
  /** The state that the address spells: the same object while the address is the same, the same order while that is. */
  read(): ListState;
  /** Changes of one tick become one navigation; each is applied to what the one before it left. */
  change(change: ListChange): void;
  /** Puts a query in the address without a step back to what was there, in the place of the view that the address may name. */
  replace(query: string): void;
}

/**
 * The address is the one owner of a list's state: changes are written to it first, and everything on the screen is
 * derived from it. Reading never writes, so a link that somebody mistyped stays as it is until it is changed.
 */
export function createListUrl(
  bar: AddressBar,
  shape: ListShape,
  today: () => string,
  schedule: (task: () => void) => void = queueMicrotask,
): ListUrl {
  let search: string | undefined;
  let state: ListState | undefined;
  let waiting: ListChange[] = [];

  const read = (): ListState => {
    const now = bar.search();
    if (state === undefined || now !== search) {
      const next = parseList(now, shape);
      const sort = state && formatSort(state.sort) === formatSort(next.sort) ? state.sort : next.sort;
      state = { ...next, sort };
      search = now;
    }
    return state;
  };

  const flush = () => {
    const changes = waiting;
    waiting = [];
    const before = bar.search();
    const next = changes.reduce((held, change) => reduceList(held, change, shape, today()), parseList(before, shape));
    const written = writeList(next, shape, before);
    if (written !== writeList(parseList(before, shape), shape, before)) bar.push(written);
  };

  return {
    read,
    change: (change) => {
      waiting.push(change);
      if (waiting.length === 1) schedule(flush);
    },
    replace: (query) => {
      const pieces = bar.search().replace(/^\?/, '').split('&');
      const others = pieces.filter((piece) => piece !== '' && !piece.startsWith(`${viewParam}=`));
      bar.replace(writeList(parseList(query, shape), shape, others.join('&')));
    },
  };
}
