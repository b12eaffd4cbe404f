import { memo } from 'react';
import { Link } from 'wouter';
import type { Row } from '#contract/envelope.ts';
import { fillLink } from '#contract/fill-link.ts';
import { useCan } from '#web/auth/session-context.tsx';
import { rowId } from '#web/core/live-rows.ts';
import { renderCell } from '#web/fields/cells.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { useLabel } from '#web/locale/language.ts';
import { type CellState, signOf } from './cell-state.ts';
import css from './matrix.module.css';
import { useMatrixText } from './texts.ts';
import type { MatrixModel } from './use-matrix-screen.ts';

/** What a cell is called: where it is, what it shows, and why. */
export function useCellName({ screen }: Pick<MatrixModel, 'screen'>) {
  const text = useMatrixText();
  const label = useLabel();
  return {
    stateText: ({ option }: CellState): string =>
      option ? label(option.label) : screen.empty ? label(screen.empty) : text.empty,
    overText: ({ option, over }: CellState): string | undefined => {
      if (!over || !option) return undefined;
      const other = over === screen.rows ? screen.columns : screen.rows;
      return text.over(label(over.cell.label), label(option.label), label(other.cell.label));
    },
  };
}

interface Props {
  readonly model: MatrixModel;
  readonly row: Row;
  readonly column: Row;
  /** The one cell that Tab reaches. */
  readonly isFirst: boolean;
}

/** One cell: a sign that does something, leads somewhere, or only shows. */
export function MatrixCell({ model, row, column, isFirst }: Props) {
  const { screen, matrix, actions } = model;
  const text = useMatrixText();
  const can = useCan();
  const { stateText, overText } = useCellName(model);
  const cell = model.cellAt(row, column);
  if (!cell && matrix.isLoading) return <span className={css.waiting} />;
  const state = matrix.stateAt(row, column);
  const over = overText(state);
  const name = [
    text.cell(String(row[screen.rows.name]), String(column[screen.columns.name]), stateText(state)),
    ...(over === undefined ? [] : [over]),
  ].join(' · ');
  const place = { 'data-row': rowId(row, screen.rows.key), 'data-column': rowId(column, screen.columns.key) };
  const look = {
    ...place,
    className: css.mark,
    'data-tone': state.option?.tone ?? 'neutral',
    'data-over': over === undefined ? undefined : true,
    'aria-label': name,
    title: name,
    tabIndex: isFirst ? 0 : -1,
  };
  const sign = cell && !screen.show.options ? <Value model={model} cell={cell} /> : signOf(state.option);
  const action = cell && model.actionOf(cell);
  if (cell && action)
    return (
      <button type="button" {...look} onClick={() => actions.start(action, cell)}>
        {sign}
      </button>
    );
  const href = cell ? screen.open && fillLink(screen.open, cell) : addHref(model, row, column, can);
  if (href !== undefined)
    return (
      <Link href={href} {...look}>
        {sign}
      </Link>
    );
  return (
    <span {...look} role="img" data-idle>
      {sign}
    </span>
  );
}

/** Where a place without a cell leads, for whoever may add one. */
function addHref({ screen }: MatrixModel, row: Row, column: Row, can: ReturnType<typeof useCan>): string | undefined {
  const { add, rows, columns } = screen;
  if (!add || !can(add.permission)) return undefined;
  return fillLink(add.to, { [rows.cell.name]: row[rows.key], [columns.cell.name]: column[columns.key] });
}

const Value = memo(function Value({ model, cell }: { readonly model: MatrixModel; readonly cell: Row }) {
  return renderCell(model.screen.show, cell, useFormatContext());
});
