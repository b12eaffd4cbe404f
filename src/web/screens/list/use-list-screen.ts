import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { Row, RowOf } from '#contract/envelope.ts';
import { fillLink } from '#contract/fill-link.ts';
import type { Filter } from '#contract/filter.ts';
import { kinds } from '#contract/kinds/index.ts';
import { type ListShape, ownParams } from '#contract/list-query.ts';
import type { Action, ListScreen } from '#contract/screen.ts';
import { useCan } from '#web/auth/session-context.tsx';
import type { ActionScope } from '#web/core/actions.ts';
import { defaultLayout } from '#web/core/column-layout.ts';
import { listName } from '#web/core/list-name.ts';
import { openView, type SavedView, showsView, viewParam } from '#web/core/saved-views.ts';
import { notify } from '#web/ui/notify.ts';
import type { ActionInputs } from '../shared/action-form.tsx';
import type { ActionSource, Done } from '../shared/action-source.ts';
import { useListText } from '../shared/texts.ts';
import { type Actions, useActions } from '../shared/use-actions.tsx';
import { type List, useList, useShape } from '../shared/use-list.ts';
import { type ListAddress, today, useListUrl } from '../shared/use-list-url.ts';
import { type Preferences, usePreferences } from '../shared/use-preferences.ts';

/** Everything that the markup of a list screen needs. `R` is what its call says of a row. */
export interface ListModel<R extends Row = Row> {
  readonly screen: ListScreen;
  readonly list: List<R>;
  readonly preferences: Preferences;
  /** The view that is shown just now, with its own columns. */
  readonly view: SavedView | undefined;
  readonly actions: Actions<R>;
  readonly bulk: readonly Action[];
  readonly header: Actions;
  readonly tabFilter: Filter | undefined;
  readonly searchFilter: Filter | undefined;
  /** Filters with a control of their own: all but tabs and search. */
  readonly filters: readonly Filter[];
  readonly hrefOf: ((row: Row) => string | undefined) | undefined;
  readonly canExport: boolean;
  setFilter(values: Readonly<Record<string, string | undefined>>): void;
  /** Takes out every filter that has a chip; tab and search stay, and so do those named in `except`. */
  clearFilters(except?: readonly string[]): void;
  openView(view: SavedView | undefined): void;
  follow(href: string): void;
  /** Something covers the list: it must not change underneath. */
  setCovered(covered: boolean): void;
}

export interface ListScreenOptions {
  /** Hand-written forms of some actions. The same object between renders. */
  readonly inputs?: ActionInputs | undefined;
  /** Where links of the rows' menu lead. The same function between renders. */
  readonly linkOf?: (to: string, row: Row) => string | undefined;
  /** Hears of everything that was done to rows. */
  readonly onDone?: (done: Done) => void;
}

/** What the record is after a call, as far as its answer says. */
export function dataOf(reply: unknown): Row {
  const data = typeof reply === 'object' && reply !== null && 'data' in reply ? reply.data : undefined;
  return typeof data === 'object' && data !== null && !Array.isArray(data) ? { ...data } : {};
}

/** What may be done to the rows, and what the heading offers. */
function useListActions<Answer>(screen: ListScreen<Answer>, list: List<RowOf<Answer>>, options: ListScreenOptions) {
  const can = useCan();
  const { refresh } = list;
  const done = useRef<(done: Done) => void>(undefined);
  done.current = (one) => {
    if (one.next) list.keep({ ...one.row, ...dataOf(one.reply) });
    options.onDone?.(one);
  };
  const shown = useRef(list);
  shown.current = list;
  const reread = useCallback(() => void refresh(), [refresh]);
  const sumField = screen.columns.find((column) => column.total && kinds[column.kind].number?.unit === 'baht')?.name;
  const sourceOf = (actions: readonly Action[]): ActionSource => {
    const scope: ActionScope = { actions, fields: screen.columns, can };
    const { inputs, linkOf } = options;
    const onDone = (one: Done) => done.current?.(one);
    const now = () => ({ rows: shown.current.rows, filters: shown.current.values });
    return {
      key: screen.key,
      record: screen.record,
      fields: screen.columns,
      scope,
      inputs,
      linkOf,
      shown: now,
      onDone,
    };
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: made of the screen and the grants
  const rowSource = useMemo(
    () => sourceOf([...screen.rowActions, ...screen.bulkActions]),
    [screen, can, options.inputs, options.linkOf],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: made of the screen and the grants
  const headerSource = useMemo(() => ({ ...sourceOf(screen.headerActions), record: undefined }), [screen, can]);
  const actions = useActions(rowSource, reread, sumField);
  const header = useActions(headerSource, reread);
  return { actions, header };
}

/**
 * Opens the view that an address names (`?view=7`), and, once, on a clean address, the one that the person's list opens with.
 * Which that is may come after the rows: whoever has begun to filter by then is not disturbed.
 */
function useOpenedView({ views, isKnown, setLayout }: Preferences, shape: ListShape, address: ListAddress): void {
  const text = useListText();
  const opened = useRef(false);
  const standard = views.find((view) => view.isDefault);
  const own = useMemo(() => ownParams(shape), [shape]);
  const { search, replace } = address;
  useEffect(() => {
    const params = new URLSearchParams(search);
    const named = params.get(viewParam);
    if (opened.current && named === null) return;
    const view = named === null ? standard : views.find(({ id }) => id === named);
    // What the server keeps may still be on its way.
    if (!view && !isKnown) return;
    opened.current = true;
    if (named !== null && !view) notify.info(text.noSuchView);
    const clean = ![...params.keys()].some((key) => own.has(key));
    if (named === null && !(view && clean)) return;
    if (view) setLayout(view.layout);
    replace(view ? openView(view, shape, today()) : search);
  }, [standard, views, isKnown, search, replace, own, shape, setLayout, text]);
}

/** Behaviour of a list screen; no markup. */
export function useListScreen<Answer>(
  screen: ListScreen<Answer>,
  options: ListScreenOptions = {},
): ListModel<RowOf<Answer>> {
  const can = useCan();
  const shape = useShape(screen);
  const address = useListUrl(shape);
  const [, navigate] = useLocation();
  const [covered, setCovered] = useState(false);
  // Known only after the actions, which need the list: whether a dialog is open, from the last render.
  const dialogOpen = useRef(false);
  const list = useList(screen, shape, address, {
    refresh: screen.refresh,
    still: covered || dialogOpen.current,
  });
  const preferences = usePreferences(listName(screen), screen.columns);
  const { actions, header } = useListActions(screen, list, options);
  dialogOpen.current = actions.isOpen || header.isOpen;
  useOpenedView(preferences, shape, address);

  const view = preferences.views.find(
    (one) =>
      showsView(one, address.state, shape, today()) &&
      JSON.stringify(one.layout) === JSON.stringify(preferences.layout),
  );
  const tabFilter = screen.filters.find((filter) => filter.name === screen.tabs?.filter);
  const searchFilter = screen.filters.find((filter) => filter.operator === 'search');
  const filters = screen.filters.filter((filter) => filter !== tabFilter && filter !== searchFilter);
  const open = screen.open;
  const hrefOf = useMemo(() => (open === undefined ? undefined : (row: Row) => fillLink(open, row)), [open]);
  return {
    screen,
    list,
    preferences,
    view,
    actions: { ...actions, permitted: actions.permitted.filter((action) => screen.rowActions.includes(action)) },
    bulk: actions.permitted.filter((action) => screen.bulkActions.includes(action)),
    header,
    tabFilter,
    searchFilter,
    filters,
    hrefOf,
    canExport: screen.export !== undefined && can(screen.export),
    setFilter: (values) => address.change({ kind: 'filter', values }),
    clearFilters: (except = []) => {
      const params = filters.flatMap((filter) => (except.includes(filter.name) ? [] : filter.params));
      address.change({ kind: 'filter', values: Object.fromEntries(params.map((param) => [param, undefined])) });
    },
    openView: (view) => {
      preferences.setLayout(view?.layout ?? defaultLayout(screen.columns));
      address.change({ kind: 'show', query: view ? openView(view, shape, today()) : '' });
    },
    follow: navigate,
    setCovered,
  };
}
