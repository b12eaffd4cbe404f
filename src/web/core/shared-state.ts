/** Parameter of an address that holds what a list was filtered by. */
const param = 'audience';

/** What a list was filtered by: parameters of its address. */
export type SharedFilters = Readonly<Record<string, string>>;

/** The address to which a list hands on those whom it shows: `/promotion/manage?audience=level%3Dgold`. */
export function sharedState(path: string, filters: SharedFilters): string {
  return `${path}?${new URLSearchParams({ [param]: new URLSearchParams(filters).toString() })}`;
}

/** The part of an address that a list hands on, to go on with it; nothing where there is none. */
export function sharedStateOf(search: string): string {
  const carried = new URLSearchParams(search).get(param);
  return carried === null ? '' : new URLSearchParams({ [param]: carried }).toString();
}

/** The shared state as returned by `carriedOf`: the filters, or undefined. */
export function sharedFilters(carried: string): SharedFilters | undefined {
  const filters = new URLSearchParams(carried).get(param);
  return filters === null ? undefined : Object.fromEntries(new URLSearchParams(filters));
}
