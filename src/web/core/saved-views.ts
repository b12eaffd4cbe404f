import { type ListShape, type ListState, parseList, resolveDays, writeList } from '#contract/list-query.ts';
import type { Column } from '#contract/screen.ts';
import { type ColumnLayout, readLayout } from './column-layout.ts';
import { isRecord } from './is-record.ts';

export const viewsVersion = 1;

/** A named way to look at a list: its query and its columns. */
export interface SavedView {
  /** Digits, from the server; anything else for one that only this browser has. */
  readonly id: string;
  readonly name: string;
  /** Who has shared it, where that is somebody else. */
  readonly by: string | undefined;
  /** Roles that it is shared with, and those of them whose people open the list with it. */
  readonly roles: readonly number[];
  readonly firstRoles: readonly number[];
  /** Query string of the list, page and foreign parameters left out. Days that were a preset are kept as `@last7`. */
  readonly query: string;
  readonly layout: ColumnLayout;
  /** Opened when the list is opened without a query. At most one. */
  readonly isDefault: boolean;
}

/** A view as it is kept; its columns are read together with those of its list. */
export type KeptView = Omit<SavedView, 'layout'> & { readonly layout: unknown };

interface KeptViews {
  readonly version: typeof viewsVersion;
  readonly views: readonly KeptView[];
}

const numbers = (value: unknown): readonly number[] =>
  Array.isArray(value) ? value.filter((one): one is number => Number.isSafeInteger(one)) : [];

/** Parameter of an address that names the view with which the list opens; it goes as soon as the view is open. */
export const viewParam = 'view';

/** Whether only this browser has it: nobody has told a server of it. */
export const isLocal = ({ id }: Pick<SavedView, 'id'>): boolean => !/^\d+$/.test(id);

/** Views as they were kept; old or damaged ones are left out. Never throws. */
export function keptViews(kept: unknown): readonly KeptView[] {
  if (!isRecord(kept) || kept.version !== viewsVersion || !Array.isArray(kept.views)) return [];
  let hasDefault = false;
  const views: KeptView[] = [];
  for (const view of kept.views.slice(0, 200)) {
    if (!isRecord(view)) continue;
    const { id, name, query, layout, by } = view;
    if (typeof id !== 'string' || typeof name !== 'string' || typeof query !== 'string') continue;
    if (name.trim() === '' || name.length > 80 || views.some((other) => other.id === id)) continue;
    const isDefault: boolean = view.isDefault === true && !hasDefault;
    hasDefault ||= isDefault;
    views.push({
      ...{ id, name, query, layout, isDefault },
      by: typeof by === 'string' ? by : undefined,
      roles: numbers(view.roles),
      firstRoles: numbers(view.firstRoles),
    });
  }
  return views;
}

/** The same with the columns that their list has now. */
export function readViews(kept: unknown, columns: readonly Column[]): readonly SavedView[] {
  return keptViews(kept).map((view) => ({ ...view, layout: readLayout(view.layout, columns) }));
}

export function keepViews(views: readonly KeptView[]): KeptViews {
  return { version: viewsVersion, views };
}

/** The query string that a view means today, ready for the address. */
export function openView(view: SavedView, shape: ListShape, today: string): string {
  const params = new URLSearchParams(resolveDays(view.query, shape.filters, today));
  return writeList(parseList(params.toString(), shape), shape);
}

/** Whether the list shows a view just now (paging aside). */
export function showsView(view: SavedView, state: ListState, shape: ListShape, today: string): boolean {
  return writeList({ ...state, page: 1 }, shape) === openView(view, shape, today);
}
