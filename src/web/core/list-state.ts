import type { ListShape, ListState, SortKey } from '#contract/list-query.ts';
import { clearable, defaultSort, formatSort, initialValues, parseList } from '#contract/list-query.ts';

/** Something a person did to a list. */
export type ListChange =
  | { readonly kind: 'page'; readonly page: number }
  | { readonly kind: 'limit'; readonly limit: number }
  /** A click on a header: ascending, descending, not at all. `add` keeps the other keys (shift). */
  | { readonly kind: 'sort'; readonly field: string; readonly add: boolean }
  /** New wire values of some parameters; undefined = no restriction. */
  | { readonly kind: 'filter'; readonly values: Readonly<Record<string, string | undefined>> }
  /** Rows are grouped by the choices of a filter, or by none. */
  | { readonly kind: 'group'; readonly by: string | undefined }
  /** A report is drawn as well, or is not. */
  | { readonly kind: 'chart'; readonly isDrawn: boolean }
  /** All filters back to what the screen opens with. */
  | { readonly kind: 'clear' }
  /** A saved view, or the clean list with ''. */
  | { readonly kind: 'show'; readonly query: string };

function nextSort(keys: readonly SortKey[], field: string, add: boolean, shape: ListShape): readonly SortKey[] {
  const held = keys.find((key) => key.field === field);
  const others = add ? keys.filter((key) => key.field !== field) : [];
  const next: SortKey | undefined = held
    ? held.descending
      ? undefined
      : { field, descending: true }
    : { field, descending: false };
  // In place where it was, so that changing the direction of the first key keeps it first.
  const sorted =
    next === undefined
      ? others
      : held && add
        ? keys.map((key) => (key.field === field ? next : key))
        : [...others, next];
  return sorted.length > 0 ? sorted : defaultSort(shape);
}

/** The default order counts as "not sorted": a first click on one of its columns asks for that column alone. */
function isDefault(keys: readonly SortKey[], shape: ListShape): boolean {
  return formatSort(keys) === formatSort(defaultSort(shape));
}

function nextValues(
  state: ListState,
  change: Readonly<Record<string, string | undefined>>,
  shape: ListShape,
  today: string,
): Readonly<Record<string, string>> {
  const values: Record<string, string> = { ...state.values };
  for (const filter of shape.filters) {
    if (!filter.params.some((param) => param in change)) continue;
    const initial = initialValues(filter, today);
    const isSet = filter.params.some((param) => state.values[param] !== undefined);
    const wanted: Record<string, string> = {};
    for (const param of filter.params) {
      const value = param in change ? change[param] : isSet ? state.values[param] : initial[param];
      if (value !== undefined && value !== '') wanted[param] = value;
    }
    for (const param of filter.params) delete values[param];
    const nothing = Object.keys(wanted).length === 0;
    if (nothing && clearable(filter)) for (const param of filter.params) values[param] = '';
    else if (filter.params.some((param) => wanted[param] !== initial[param])) Object.assign(values, wanted);
  }
  return values;
}

/** Pure: the query of the list after a change. Any change of which rows match goes back to page 1. */
export function reduceList(state: ListState, change: ListChange, shape: ListShape, today: string): ListState {
  switch (change.kind) {
    case 'page':
      return { ...state, page: Math.max(1, Math.trunc(change.page)) };
    case 'limit':
      return { ...state, limit: change.limit, page: 1 };
    case 'sort': {
      const keys = isDefault(state.sort, shape) && !change.add ? [] : state.sort;
      const own = state.sort.find((key) => key.field === change.field);
      const from = own && keys.length === 0 ? [own] : keys;
      return { ...state, page: 1, sort: nextSort(from, change.field, change.add, shape) };
    }
    case 'filter':
      return { ...state, page: 1, values: nextValues(state, change.values, shape, today) };
    case 'group':
      return { ...state, page: 1, group: change.by };
    case 'chart':
      return { ...state, chart: change.isDrawn };
    case 'clear':
      return { ...state, page: 1, values: {} };
    case 'show':
      return parseList(change.query, shape);
  }
}
