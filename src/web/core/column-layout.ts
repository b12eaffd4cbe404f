import type { Column } from '#contract/screen.ts';
import { isRecord } from './is-record.ts';

/** Layouts that were kept under another number are forgotten. */
export const layoutVersion = 1;

/** The column layout of one user for one list. Columns that it does not name keep the layout of the manifest. */
export interface ColumnLayout {
  readonly version: typeof layoutVersion;
  readonly order: readonly string[];
  readonly hidden: readonly string[];
  /** Pixels, by column. */
  readonly widths: Readonly<Record<string, number>>;
  readonly start: readonly string[];
  readonly end: readonly string[];
}

/** Least width of a column in pixels. */
export const narrowest = 56;
/** Greatest width of a column in pixels. */
export const widest = 800;

/** The layout of a list that nobody has changed. */
export function defaultLayout(columns: readonly Column[]): ColumnLayout {
  return {
    version: layoutVersion,
    order: columns.map((column) => column.name),
    hidden: columns.filter((column) => column.hidden).map((column) => column.name),
    widths: {},
    start: columns.filter((column) => column.pin === 'start').map((column) => column.name),
    end: columns.filter((column) => column.pin === 'end').map((column) => column.name),
  };
}

const names = (value: unknown, allowed: ReadonlySet<string>): readonly string[] | undefined =>
  Array.isArray(value) ? [...new Set(value.filter((item): item is string => allowed.has(item)))] : undefined;

/** New columns of the manifest take their place after the neighbour they have there. */
function withNewcomers(order: readonly string[], columns: readonly Column[]): readonly string[] {
  const result = [...order];
  columns.forEach((column, index) => {
    if (result.includes(column.name)) return;
    const before = columns[index - 1]?.name;
    result.splice(before === undefined ? 0 : result.indexOf(before) + 1, 0, column.name);
  });
  return result;
}

/** What was kept, as far as it still means something; anything else is as in the manifest. Never throws. */
export function readLayout(kept: unknown, columns: readonly Column[]): ColumnLayout {
  const standard = defaultLayout(columns);
  if (!isRecord(kept) || kept.version !== layoutVersion) return standard;
  const allowed = new Set(standard.order);
  const seen = names(kept.order, allowed);
  const order = withNewcomers(seen ?? [], columns);
  const before = new Set(seen ?? []);
  const fresh = (list: readonly string[]) => list.filter((name) => !before.has(name));
  const hidden = [...(names(kept.hidden, allowed) ?? []), ...fresh(standard.hidden)];
  const start = names(kept.start, allowed) ?? standard.start;
  const end = (names(kept.end, allowed) ?? standard.end).filter((name) => !start.includes(name));
  const widths: Record<string, number> = {};
  if (isRecord(kept.widths)) {
    for (const [name, width] of Object.entries(kept.widths)) {
      if (allowed.has(name) && typeof width === 'number' && width >= narrowest && width <= widest)
        widths[name] = Math.round(width);
    }
  }
  // A list without a visible column is no list.
  const visible = order.some((name) => !hidden.includes(name));
  return { version: layoutVersion, order, hidden: visible ? hidden : standard.hidden, widths, start, end };
}

/** Shows or hides a column; it keeps its place. */
export function showColumn(layout: ColumnLayout, name: string, visible: boolean): ColumnLayout {
  const hidden = layout.hidden.filter((item) => item !== name);
  return { ...layout, hidden: visible ? hidden : [...hidden, name] };
}
