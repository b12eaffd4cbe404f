import { presetDays } from '#contract/date-preset.ts';
import { datePresets } from '#contract/filter.ts';
import { type ListShape, type ListState, parseList, writeList } from '#contract/list-query.ts';
import type { Column } from '#contract/screen.ts';
import { type ColumnLayout, readLayout } from './column-layout.ts';

export const viewsVersion = 1;

/** A named way to look at a list: its query and its columns. */
export interface SavedView {
  readonly id: string;
  readonly name: string;
  /** Whose view it is. A person keeps their own; others may join the list without changing this shape. */
  readonly scope: 'me';
  /** Query string of the list, page and foreign parameters left out. Days that were a preset are kept as `@last7`. */
  readonly query: string;
  readonly layout: ColumnLayout;
  /** Opened when the list is opened without a query. At most one. */
  readonly isDefault: boolean;
}

interface KeptViews {
  readonly version: typeof viewsVersion;
  readonly views: readonly SavedView[];
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Views as they were kept; old or damaged ones are left out. Never throws. */
export function readViews(kept: unknown, columns: readonly Column[]): readonly SavedView[] {
  if (!isRecord(kept) || kept.version !== viewsVersion || !Array.isArray(kept.views)) return [];
  let hasDefault = false;
  const views: SavedView[] = [];
  for (const view of kept.views.slice(0, 50)) {
    if (
      !isRecord(view) ||
      typeof view.id !== 'string' ||
      typeof view.name !== 'string' ||
      typeof view.query !== 'string'
    )
      continue;
    if (view.name.trim() === '' || view.name.length > 80 || views.some((other) => other.id === view.id)) continue;
    const isDefault: boolean = view.isDefault === true && !hasDefault;
    hasDefault ||= isDefault;
    views.push({
      id: view.id,
      name: view.name,
      scope: 'me',
      query: view.query,
      layout: readLayout(view.layout, columns),
      isDefault,
    });
  }
  return views;
}

export function keepViews(views: readonly SavedView[]): KeptViews {
  return { version: viewsVersion, views };
}

/** The query of a view from the list's state. A range that is a preset today is kept as the preset: it moves with the calendar. */
export function viewQuery(state: ListState, shape: ListShape, today: string): string {
  const values: Record<string, string> = { ...state.values };
  const query = new URLSearchParams();
  for (const filter of shape.filters) {
    const [from, to] = filter.params;
    if (from === undefined || to === undefined || filter.operator !== 'between') continue;
    const preset = datePresets.find((name) => {
      const days = presetDays(name, today);
      return days !== undefined && values[from] === days.from && values[to] === days.to;
    });
    if (preset === undefined) continue;
    query.set(from, `@${preset}`);
    delete values[from];
    delete values[to];
  }
  return [writeList({ ...state, page: 1, values }, shape), query.toString()].filter((part) => part !== '').join('&');
}

/** The query string that a view means today, ready for the address. */
export function openView(view: SavedView, shape: ListShape, today: string): string {
  const params = new URLSearchParams(view.query);
  for (const filter of shape.filters) {
    const [from, to] = filter.params;
    if (from === undefined || to === undefined) continue;
    const days = presetDays((params.get(from) ?? '').replace(/^@/, ''), today);
    if (days === undefined) continue;
    params.set(from, days.from);
    params.set(to, days.to);
  }
  return writeList(parseList(params.toString(), shape), shape);
}

/** Whether the list shows a view just now (paging aside). */
export function showsView(view: SavedView, state: ListState, shape: ListShape, today: string): boolean {
  return writeList({ ...state, page: 1 }, shape) === openView(view, shape, today);
}

export function putView(views: readonly SavedView[], view: SavedView): readonly SavedView[] {
  const others = views
    .filter((other) => other.id !== view.id)
    .map((other) => (view.isDefault ? { ...other, isDefault: false } : other));
  return [...others, view];
}
