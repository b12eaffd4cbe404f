import { presetDays } from './date-preset.ts';
import { type Filter, isReleased, slidingMinutes } from './filter.ts';
import { plain } from './kinds/accepts.ts';
import { kinds } from './kinds/index.ts';

/** One key of a sort order. */
export interface SortKey {
  readonly field: string;
  readonly descending: boolean;
}

/** The parameter that says by what rows are grouped: of a list one of its filters, of a report what its rows are. */
export const groupParam = 'group_by';

/** The possible queries of a list: the part of a screen or endpoint that the codec needs. */
export interface ListShape {
  readonly filters: readonly Filter[];
  readonly sortable: readonly string[];
  /** Filters by whose choices the rows can be grouped. */
  readonly groups?: readonly string[];
  /** Default order in wire form. */
  readonly sort: string;
  /** Default page size. */
  readonly limit: number;
}

/** The query of a list. One object, so that one change is one navigation. */
export interface ListState {
  /** 1-based. */
  readonly page: number;
  readonly limit: number;
  readonly sort: readonly SortKey[];
  /** Wire value by parameter. `''` = deliberately nothing, although the filter has an initial value. */
  readonly values: Readonly<Record<string, string>>;
  /** Of a report: drawn as well; undefined = as it comes. Says how the rows are shown, and is never asked for. */
  readonly chart?: boolean | undefined;
  /** Filter by whose choices the rows are grouped. */
  readonly group?: string | undefined;
}

/** Rows of a page that people choose among. */
export const pageSizes = [20, 50, 100, 200] as const;
/** Maximum number of rows on one page of a list. */
export const largestPage = 500;

/** `-created_at,amount` → keys. Unknown and repeated fields are dropped. */
export function parseSort(text: string, sortable: readonly string[]): readonly SortKey[] {
  const keys: SortKey[] = [];
  for (const part of text.split(',')) {
    const descending = part.startsWith('-');
    const field = descending ? part.slice(1) : part;
    if (sortable.includes(field) && !keys.some((key) => key.field === field)) keys.push({ field, descending });
  }
  return keys;
}

/** Keys → `-created_at,amount`. */
export function formatSort(keys: readonly SortKey[]): string {
  return keys.map((key) => (key.descending ? '-' : '') + key.field).join(',');
}

/** The default order. */
export function defaultSort(shape: ListShape): readonly SortKey[] {
  return parseSort(shape.sort, [...shape.sortable, ...shape.sort.split(',').map((part) => part.replace(/^-/, ''))]);
}

/** The value as it may travel, or undefined when it means nothing to this filter. */
function clean(filter: Filter, value: string): string | undefined {
  const { kind, options } = filter.field;
  if (slidingMinutes(filter, value) !== undefined) return value;
  const { accepts = plain } = kinds[kind];
  const isAllowed = (item: string) => accepts(item) && (!options || options.some((option) => option.value === item));
  if (filter.operator === 'in') {
    const items = [...new Set(value.split(','))].filter((item) => item !== '' && isAllowed(item));
    return items.length > 0 ? items.join(',') : undefined;
  }
  const text = filter.operator === 'contains' || filter.operator === 'search' ? value.trim() : value;
  if (filter.operator === 'search' && text.length < 2) return undefined;
  if (filter.operator === 'contains' || filter.operator === 'search')
    return text !== '' && plain(text) ? text : undefined;
  return text !== '' && isAllowed(text) ? text : undefined;
}

/** Whether a person may ask for "no restriction" where the filter has an initial value. */
export function clearable(filter: Filter): boolean {
  return filter.initial !== undefined && filter.maxDays === undefined;
}

/** What the filter asks for while the address says nothing, by parameter. `today` is a Bangkok day. */
export function initialValues(filter: Filter, today: string): Readonly<Record<string, string>> {
  const { initial, params } = filter;
  const [first, second] = params;
  if (initial === undefined || first === undefined) return {};
  const days = presetDays(initial, today);
  if (days && second !== undefined) return { [first]: days.from, [second]: days.to };
  return { [first]: initial };
}

interface Piece {
  readonly raw: string;
  readonly key: string;
  readonly value: string;
}

const decode = (text: string) => decodeURIComponent(text.replaceAll('+', ' '));

function pieces(search: string): readonly Piece[] {
  const found: Piece[] = [];
  for (const raw of search.replace(/^\?/, '').split('&')) {
    if (raw === '') continue;
    const at = raw.indexOf('=');
    try {
      found.push({
        raw,
        key: decode(at < 0 ? raw : raw.slice(0, at)),
        value: at < 0 ? '' : decode(raw.slice(at + 1)),
      });
    } catch {
      // Not well-formed: a foreign parameter, kept unchanged.
      found.push({ raw, key: '', value: '' });
    }
  }
  return found;
}

const counted = (value: string | undefined, largest: number, otherwise: number) => {
  const number = value !== undefined && /^\d{1,9}$/.test(value) ? Number(value) : 0;
  return number >= 1 && number <= largest ? number : otherwise;
};

/** Address → state. What is not understood is ignored, so that a stale or mistyped link still opens a list. */
export function parseList(search: string, shape: ListShape): ListState {
  const given = new Map<string, string>();
  for (const { key, value } of pieces(search)) given.set(key, given.has(key) ? `${given.get(key)},${value}` : value);
  const values: Record<string, string> = {};
  for (const filter of shape.filters) {
    for (const param of filter.params) {
      const raw = given.get(param);
      if (raw === undefined) continue;
      if (raw === '' && clearable(filter)) values[param] = '';
      const value = clean(filter, raw);
      const isEnd = param !== filter.params[0];
      if (value !== undefined && !(isEnd && slidingMinutes(filter, value) !== undefined)) values[param] = value;
    }
  }
  const sort = parseSort(given.get('sort') ?? '', shape.sortable);
  return {
    page: counted(given.get('page'), 1_000_000, 1),
    limit: counted(given.get('limit'), largestPage, shape.limit),
    sort: sort.length > 0 ? sort : defaultSort(shape),
    values,
    ...(given.has('chart') && { chart: given.get('chart') === 'on' }),
    ...(shape.groups?.includes(given.get(groupParam) ?? '') && { group: given.get(groupParam) }),
  };
}

/** Parameters that belong to the list; all others are foreign and left alone. */
export function ownParams(shape: ListShape): ReadonlySet<string> {
  const groups = shape.groups ? [groupParam] : [];
  return new Set(['page', 'limit', 'sort', 'chart', ...groups, ...shape.filters.flatMap((filter) => filter.params)]);
}

const encode = (value: string) => encodeURIComponent(value).replaceAll('%2C', ',');

/** State → address, without `?`. Foreign parameters of `search` stay in front, as they were written. */
export function writeList(state: ListState, shape: ListShape, search = ''): string {
  const own = ownParams(shape);
  const parts = pieces(search)
    .filter((piece) => !own.has(piece.key))
    .map((piece) => piece.raw);
  for (const filter of shape.filters) {
    for (const param of filter.params) {
      const value = state.values[param];
      if (value !== undefined) parts.push(`${encode(param)}=${encode(value)}`);
    }
  }
  const sort = formatSort(state.sort);
  if (sort !== '' && sort !== formatSort(defaultSort(shape))) parts.push(`sort=${encode(sort)}`);
  if (state.limit !== shape.limit) parts.push(`limit=${state.limit}`);
  if (state.group !== undefined) parts.push(`${groupParam}=${state.group}`);
  if (state.chart !== undefined) parts.push(`chart=${state.chart ? 'on' : 'off'}`);
  if (state.page !== 1) parts.push(`page=${state.page}`);
  return parts.join('&');
}

/** The filter values that hold now, initial ones included: what widgets show and requests carry. */
export function effectiveValues(state: ListState, shape: ListShape, today: string): Readonly<Record<string, string>> {
  const values: Record<string, string> = {};
  const fill = (filter: Filter) => {
    const isSet = filter.params.some((param) => state.values[param] !== undefined);
    const source = isSet
      ? state.values
      : isReleased(filter, (param) => values[param])
        ? {}
        : initialValues(filter, today);
    for (const param of filter.params) {
      const value = source[param];
      if (value !== undefined && value !== '') values[param] = value;
    }
  };
  // What another filter may make void comes after it.
  shape.filters.filter(({ unless }) => unless === undefined).forEach(fill);
  shape.filters.filter(({ unless }) => unless !== undefined).forEach(fill);
  return values;
}

/** State → query of the request. Everything is said outright, so that a changed default never changes an open list. */
export function toQuery(state: ListState, shape: ListShape, today: string): Readonly<Record<string, string>> {
  const sort = formatSort(state.sort);
  return {
    page: String(state.page),
    limit: String(state.limit),
    ...(sort === '' ? {} : { sort }),
    ...(state.group === undefined ? {} : { [groupParam]: state.group }),
    ...effectiveValues(state, shape, today),
  };
}

/**
 * A kept query as it is asked today, by parameter: days that were a choice (`date_from=@last7`) are those that the choice
 * means now.
 */
export function resolveDays(kept: string, filters: readonly Filter[], today: string): Readonly<Record<string, string>> {
  const values = Object.fromEntries(new URLSearchParams(kept));
  for (const { params } of filters) {
    const [from, to] = params;
    const choice = from === undefined ? undefined : values[from];
    const days = choice?.startsWith('@') ? presetDays(choice.slice(1), today) : undefined;
    if (from === undefined || to === undefined || days === undefined) continue;
    values[from] = days.from;
    values[to] = days.to;
  }
  return values;
}
