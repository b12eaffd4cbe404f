import { constructTable, tableFeatures } from '@tanstack/react-table';
import { useMemo } from 'react';
import type { Row } from '#contract/envelope.ts';
import type { SortKey } from '#contract/list-query.ts';
import type { Column } from '#contract/screen.ts';
import type { ColumnLayout } from '#web/core/column-layout.ts';
import { rowId } from '#web/core/live-rows.ts';
import type { CellPlan } from './cell-plan.ts';

export const selectColumn = '_select';
export const actionsColumn = '_actions';
/** Pixels of the columns that are no field's. */
const fixedWidths: Readonly<Record<string, number>> = { [selectColumn]: 40, [actionsColumn]: 48 };

/**
 * The library's core keeps columns. Its features would each be 1 kB in every list for what is a line here: order,
 * visibility, pins and widths are those of the kept layout, sorting and paging the server's. Rows are drawn as they are: the
 * library would make four objects of each. So a table has no state that could change, and what the library's hook brings to
 * follow changes would be 3 kB in every list: another layout is another table.
 */
const features = tableFeatures({
  coreReactivityFeature: {
    createOptionsStore: false,
    wrapExternalAtoms: false,
    addSubscription: () => undefined,
    createReadonlyAtom: (get) => ({ get, subscribe: () => ({ unsubscribe: () => undefined }) }),
    createWritableAtom: () => {
      throw new Error('a table has no state');
    },
    untrack: (get) => get(),
    batch: (change) => change(),
    schedule: (work) => work(),
  },
});
const noRows: Row[] = [];

/** No column is narrower, in pixels, whatever was kept. */
const narrowest = 20;

/** One visible column, in order, with everything that head, rows and totals need to know about its place. */
export interface ModelColumn {
  readonly id: string;
  readonly column: Column | undefined;
  readonly plan: CellPlan | undefined;
  /** Heading over it and its neighbours. */
  readonly band?: string | undefined;
  readonly pin: 'start' | 'end' | undefined;
  /** The pinned column that borders on the moving ones. */
  readonly edge: boolean;
  readonly sorted: 'asc' | 'desc' | undefined;
  /** Place among several sort keys, 1-based; 0 when there are not several. */
  readonly rank: number;
}

interface Input {
  readonly rows: readonly Row[];
  readonly rowKey: string;
  readonly columns: readonly Column[];
  readonly plans: ReadonlyMap<string, CellPlan>;
  readonly layout: ColumnLayout;
  /** Pixels that columns need, whatever the layout says. */
  readonly needs: ReadonlyMap<string, number>;
  readonly sort: readonly SortKey[];
  readonly selectable: boolean;
  readonly hasActions: boolean;
}

export interface ColumnModel {
  readonly columns: readonly ModelColumn[];
  /** Pixels of each visible column. */
  readonly widths: ReadonlyMap<string, number>;
  /** Ids of the rows, in order. */
  readonly ids: readonly string[];
}

/** A faulty answer may hold a row twice; each still needs a name of its own on screen. */
function distinct(ids: readonly string[]): readonly string[] {
  if (new Set(ids).size === ids.length) return ids;
  const seen = new Set<string>();
  return ids.map((id, index) => {
    const own = seen.has(id) ? `${id}~${index}` : id;
    seen.add(own);
    return own;
  });
}

/** Columns of the table, as the kept layout has them, and the names of its rows; the server sorts and pages. */
export function useColumnModel(input: Input): ColumnModel {
  const { rows, rowKey, columns, plans, layout, needs, sort, selectable, hasActions } = input;
  const defs = useMemo(() => {
    const hidden = new Set(layout.hidden);
    return [
      ...(selectable ? [{ id: selectColumn }] : []),
      ...layout.order
        .filter((name) => plans.has(name) && !hidden.has(name))
        .map((name) => ({ id: name, accessorFn: (row: Row) => row[name] })),
      ...(hasActions ? [{ id: actionsColumn }] : []),
    ];
  }, [layout, plans, selectable, hasActions]);
  const table = useMemo(() => constructTable({ features, columns: defs, data: noRows }), [defs]);
  const visible = useMemo(() => {
    const byName = new Map(columns.map((column) => [column.name, column]));
    const ids = table.getAllLeafColumns().map(({ id }) => id);
    const there = new Set(ids);
    const start = [selectColumn, ...layout.start].filter((id) => there.has(id));
    const end = [...layout.end, actionsColumn].filter((id) => there.has(id));
    const pinned = new Set([...start, ...end]);
    const side =
      (pin: 'start' | 'end' | undefined) =>
      (id: string, index: number, all: readonly string[]): ModelColumn => {
        const place = sort.findIndex((key) => key.field === id);
        const plan = plans.get(id);
        return {
          id,
          column: byName.get(id),
          plan,
          band: plan?.band,
          pin,
          edge: (pin === 'start' && index === all.length - 1) || (pin === 'end' && index === 0),
          sorted: place < 0 ? undefined : sort[place]?.descending ? 'desc' : 'asc',
          rank: sort.length > 1 ? place + 1 : 0,
        };
      };
    return [
      ...start.map(side('start')),
      ...ids.filter((id) => !pinned.has(id)).map(side(undefined)),
      ...end.map(side('end')),
    ];
  }, [table, sort, columns, plans, layout]);
  // Not of a column: rows say nothing of widths, and are not drawn again for a wider sum.
  const widths = useMemo(
    () =>
      new Map(
        visible.map(({ id, plan }) => {
          const width = layout.widths[id] ?? fixedWidths[id] ?? plan?.width ?? 140;
          return [id, Math.max(narrowest, width, needs.get(id) ?? 0)];
        }),
      ),
    [visible, layout, needs],
  );
  const ids = useMemo(() => distinct(rows.map((row) => rowId(row, rowKey))), [rows, rowKey]);
  return { columns: visible, widths, ids };
}
