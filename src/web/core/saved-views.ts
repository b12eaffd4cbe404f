import { presetDays } from '#contract/date-preset.ts';
import { type ListShape, parseList, writeList } from '#contract/list-query.ts';
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
