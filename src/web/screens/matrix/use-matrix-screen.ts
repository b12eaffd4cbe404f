import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { Row } from '#contract/envelope.ts';
import { companionOf, type Field } from '#contract/field.ts';
import type { MatrixAxis, MatrixScreen } from '#contract/matrix.ts';
import type { Action } from '#contract/screen.ts';
import { useCan } from '#web/auth/session-context.tsx';
import { actionState } from '#web/core/actions.ts';
import { rowId } from '#web/core/live-rows.ts';
import { type Actions, useActions } from '../shared/use-actions.tsx';
import { placeOf } from './cell-state.ts';
import { type Area, isIn, nothing } from './selected-area.ts';
import { type Matrix, useMatrix } from './use-matrix.ts';
import { type MatrixUrl, useMatrixUrl } from './use-matrix-url.ts';

/** A cell is known by its place. */
const place: Field = { name: 'matrix_place', kind: 'code', label: { th: '', en: '' } };

export interface MatrixModel {
  readonly screen: MatrixScreen;
  readonly url: MatrixUrl;
  readonly matrix: Matrix;
  readonly actions: Actions;
  readonly header: Actions;
  /** What may be done to a selection. */
  readonly bulk: readonly Action[];
  readonly area: Area;
  readonly select: (area: Area) => void;
  readonly allowed: boolean;
  /** A cell with what people call its row and its column. */
  cellAt(row: Row, column: Row): Row | undefined;
  /** What a click on a cell begins; undefined where nothing can be done to it now. */
  actionOf(cell: Row): Action | undefined;
  /** The cells of the selection. */
  selected(): readonly Row[];
}

const calledAs = (axis: MatrixAxis, row: Row): Row => ({
  [companionOf(axis.cell.name)]: row[axis.hint ?? axis.name],
});

/** What may be done to cells, and what the heading offers. */
function useMatrixActions(screen: MatrixScreen, refresh: Matrix['refresh'], about: (cell: Row) => ReactNode) {
  const can = useCan();
  const reread = useCallback(() => void refresh(), [refresh]);
  const { key, rows, columns, show, facts } = screen;
  const fields = useMemo(() => [place, rows.cell, columns.cell, show, ...facts], [rows, columns, show, facts]);
  const sourceOf = (actions: readonly Action[]) => ({ key, fields, scope: { actions, fields, can } });
  // biome-ignore lint/correctness/useExhaustiveDependencies: made of the screen and the grants
  const cellSource = useMemo(() => sourceOf([...screen.rowActions, ...screen.bulkActions]), [screen, can, fields]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: made of the screen and the grants
  const headSource = useMemo(() => sourceOf(screen.headerActions), [screen, can, fields]);
  const actions = useActions({ ...cellSource, about }, reread);
  return { actions, header: useActions(headSource, reread), scope: cellSource.scope };
}

/** Behaviour of a matrix; no markup. `about` = what is said of a cell before something is done to it. */
export function useMatrixScreen(screen: MatrixScreen, about: (cell: Row, matrix: Matrix) => ReactNode): MatrixModel {
  const can = useCan();
  const url = useMatrixUrl(screen);
  const matrix = useMatrix(screen, url);
  const [area, select] = useState<Area>(nothing);
  const { rows, columns } = screen;
  const { actions, header, scope } = useMatrixActions(screen, matrix.refresh, (cell) => about(cell, matrix));
  const cellAt = (row: Row, column: Row): Row | undefined => {
    const cell = matrix.cells.get(placeOf(rowId(row, rows.key), rowId(column, columns.key)));
    const where = `${String(row[rows.name])} · ${String(column[columns.name])}`;
    return cell && { ...calledAs(rows, row), ...calledAs(columns, column), ...cell, [place.name]: where };
  };
  return {
    ...{ screen, url, matrix, actions, header, area, select, cellAt },
    allowed: can(screen.permission),
    bulk: actions.permitted.filter((action) => screen.bulkActions.includes(action)),
    actionOf: (cell) =>
      actions.permitted.find(
        (action) => screen.rowActions.includes(action) && actionState(action, cell, scope) === 'ready',
      ),
    selected: () =>
      matrix.rows.flatMap((row) =>
        matrix.columns.flatMap((column): readonly Row[] => {
          const cell = isIn(area, rowId(row, rows.key), rowId(column, columns.key)) ? cellAt(row, column) : undefined;
          return cell ? [cell] : [];
        }),
      ),
  };
}
