import {
  columnPinningFeature,
  columnSizingFeature,
  type Column as TableColumn,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { Row } from '#contract/envelope.ts';
import type { SortKey } from '#contract/list-query.ts';
import type { Column } from '#contract/screen.ts';
import type { ColumnLayout } from '#web/core/column-layout.ts';
import { rowId } from '#web/core/live-rows.ts';
import type { CellPlan } from './cell-plan.ts';

export const selectColumn = '_select';
export const actionsColumn = '_actions';

/**
 * Only what the library does better than a line of ours: pinned groups and sizes. Order and visibility are those of the
 * column definitions it is given; sorting and paging are the server's.
 */
const features = tableFeatures({ columnPinningFeature, columnSizingFeature });

/** One visible column, in order, with everything that head, rows and totals need to know about its place. */
export interface ModelColumn {
  readonly id: string;
  readonly column: Column | undefined;
  readonly plan: CellPlan | undefined;
  /** Heading over it and its neighbours. */
  readonly band?: string | undefined;
  /** Pixels. */
  readonly width: number;
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
  /** Ids of the rows, in order. */
  readonly ids: readonly string[];
}

const noMove = () => undefined;

/** A faulty answer may hold a row twice; each still needs a name of its own on screen. */
function distinct(ids: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  return ids.map((id, index) => {
    const own = seen.has(id) ? `${id}~${index}` : id;
    seen.add(own);
    return own;
  });
}

/** Columns and rows of the table: the library keeps order, visibility, pins and sizes; the server sorts and pages. */
export function useColumnModel(input: Input): ColumnModel {
  const { rows, rowKey, columns, plans, layout, needs, sort, selectable, hasActions } = input;
  const defs = useMemo(() => {
    const hidden = new Set(layout.hidden);
    return [
      ...(selectable ? [{ id: selectColumn, size: 40 }] : []),
      ...layout.order
        .filter((name) => plans.has(name) && !hidden.has(name))
        .map((name) => ({ id: name, accessorFn: (row: Row) => row[name], size: plans.get(name)?.width ?? 140 })),
      ...(hasActions ? [{ id: actionsColumn, size: 48 }] : []),
    ];
  }, [layout, plans, selectable, hasActions]);
  const state = useMemo(
    () => ({
      columnSizing: { ...layout.widths },
      columnPinning: { start: [selectColumn, ...layout.start], end: [...layout.end, actionsColumn] },
    }),
    [layout],
  );
  const data = useMemo(() => [...rows], [rows]);
  const options = useMemo(
    () => ({
      features,
      columns: defs,
      data,
      getRowId: (row: Row) => rowId(row, rowKey),
      state,
      // The kept layout owns this state; changes go there and come back as props.
      onColumnSizingChange: noMove,
      onColumnPinningChange: noMove,
    }),
    [defs, data, rowKey, state],
  );
  // The same object until an option changes: what is computed from it may hang on it.
  const table = useTable(options);
  const visible = useMemo(() => {
    const byName = new Map(columns.map((column) => [column.name, column]));
    const side =
      (pin: 'start' | 'end' | undefined) =>
      (column: TableColumn<typeof features, Row>, index: number, all: readonly unknown[]): ModelColumn => {
        const place = sort.findIndex((key) => key.field === column.id);
        return {
          id: column.id,
          column: byName.get(column.id),
          plan: plans.get(column.id),
          band: plans.get(column.id)?.band,
          width: Math.max(column.getSize(), needs.get(column.id) ?? 0),
          pin,
          edge: (pin === 'start' && index === all.length - 1) || (pin === 'end' && index === 0),
          sorted: place < 0 ? undefined : sort[place]?.descending ? 'desc' : 'asc',
          rank: sort.length > 1 ? place + 1 : 0,
        };
      };
    return [
      ...table.getStartLeafColumns().map(side('start')),
      ...table.getCenterLeafColumns().map(side(undefined)),
      ...table.getEndLeafColumns().map(side('end')),
    ];
  }, [table, sort, columns, plans, needs]);
  const ids = useMemo(() => distinct(table.getRowModel().rows.map((row) => row.id)), [table]);
  return { columns: visible, ids };
}
