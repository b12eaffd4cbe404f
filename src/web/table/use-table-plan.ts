import { type RefObject, useMemo } from 'react';
import type { Row } from '#contract/envelope.ts';
import { columnsIn } from '#web/core/columns-in.ts';
import { rowId } from '#web/core/live-rows.ts';
import { namingColumn } from '#web/core/naming-column.ts';
import { sumLines } from '#web/core/sum-lines.ts';
import { restOf } from './card-facts.ts';
import { type CellPlan, leadingColumn, planCells } from './cell-plan.ts';
import type { DataTableProps } from './data-table.tsx';
import { figureWidths } from './figure-width.ts';
import { cardsBelow, geometryOf, movingClass } from './geometry.ts';
import css from './table.module.css';
import type { RowFrame } from './table-row.tsx';
import { useTableText } from './texts.ts';
import { actionsColumn, type ModelColumn, selectColumn, useColumnModel } from './use-column-model.ts';
import { useCutColumns } from './use-cut-columns.ts';

function classOf(model: ModelColumn, index: number): string {
  return [
    movingClass(model, index),
    model.id === selectColumn ? css.box : model.id === actionsColumn ? css.tools : undefined,
    model.plan?.align === 'end' ? css.end : undefined,
    model.pin && css.pinned,
    model.pin === 'start' && css.pinStart,
    model.pin === 'end' && css.pinEnd,
    model.edge ? (model.pin === 'start' ? css.edgeStart : css.edgeEnd) : undefined,
  ]
    .filter(Boolean)
    .join(' ');
}

/** How the cells of each column are drawn, and the column that names a row. */
function usePlans<R extends Row>({ columns, layout, context, overrides, hrefOf }: DataTableProps<R>) {
  const [leading, naming] = useMemo(() => {
    const inOrder = [...new Set([...layout.start, ...layout.order])].filter((name) => !layout.hidden.includes(name));
    const shown = inOrder.flatMap((name) => columns.find((column) => column.name === name) ?? []);
    const names = namingColumn(shown);
    return [leadingColumn(shown, names, layout.start)?.name, names?.name];
  }, [columns, layout]);
  const plans = useMemo(() => {
    const read = columnsIn(context.language, columns, layout.hidden);
    return planCells({ columns: read, context, overrides, open: hrefOf, leading });
  }, [columns, layout.hidden, context, overrides, hrefOf, leading]);
  return [plans, naming] as const;
}

/** The lines of sums under the rows. */
function useSumLines<R extends Row>({ rows, columns, layout, sums, total, summed = rows }: DataTableProps<R>) {
  const paged = (total ?? 0) > summed.length;
  return useMemo(() => {
    const shown = columns.filter((column) => column.total && !layout.hidden.includes(column.name));
    return summed.length === 0 ? [] : sumLines({ columns: shown, rows: summed, reply: sums, paged });
  }, [columns, layout.hidden, summed, sums, paged]);
}

/** What head, rows and totals of a table share: its columns, their positions, and how they are rendered. */
export function useTablePlan<R extends Row>(props: DataTableProps<R>, region: RefObject<HTMLElement | null>) {
  const { rows, rowKey, columns, layout, context, store, attributesOf } = props;
  const text = useTableText();
  const [plans, naming] = usePlans(props);
  const lines = useSumLines(props);
  const needs = useMemo(
    () => figureWidths({ plans, columns, rows, lines, context }),
    [plans, columns, rows, lines, context],
  );
  const model = useColumnModel({
    rows,
    rowKey,
    columns,
    plans,
    layout,
    needs,
    sort: props.sort,
    selectable: props.selectable ?? false,
    hasActions: props.onMenu !== undefined,
  });
  useCutColumns(region, { columns: model.columns, needs, widths: model.widths });
  const geometry = useMemo(() => geometryOf(model.columns), [model.columns]);
  const rest = useMemo(() => restOf(model.columns), [model.columns]);
  const classes = useMemo(
    () => model.columns.map((column, index) => `${classOf(column, index)} ${rest.has(column.id) ? css.rest : ''}`),
    [model.columns, rest],
  );
  // Where a row leads somewhere, the rest of it is there.
  const folded = props.onOpen || window.innerWidth >= cardsBelow ? 0 : rest.size;
  const frame = useMemo<RowFrame>(() => {
    const named: CellPlan | undefined = plans.get(naming ?? '');
    return {
      columns: model.columns,
      offsets: geometry.offsets,
      classes: classes.map((name) => `${css.cell} ${name}`),
      store,
      nameOf: (row) => named?.text(row) ?? rowId(row, rowKey),
      attributesOf,
      labels: text,
      folded,
    };
  }, [model.columns, geometry, classes, store, plans, naming, rowKey, text, folded, attributesOf]);
  return {
    ids: model.ids,
    lines,
    geometry,
    widths: model.widths,
    frame,
    shared: { columns: model.columns, offsets: geometry.offsets, classes },
  };
}
