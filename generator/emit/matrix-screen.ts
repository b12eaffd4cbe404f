import type { AxisModel, MatrixModel } from '../model/matrix-screens.ts';
import { actionsOf, type Stub } from './stub.ts';

function axisOf(stub: Stub, axis: AxisModel, screen: MatrixModel): Record<string, unknown> {
  const list = stub.endpoint(axis.list);
  return {
    ...axis,
    list: stub.call(axis.list),
    cell: stub.fields.shown(axis.cell, stub.endpoint(screen.cells)),
    filters: axis.filters.map((field) => stub.fields.shown(field, list)),
    state: axis.state && stub.fields.shown(axis.state, list),
  };
}

/** What the stub of a matrix says besides what every screen says. */
export function matrixOf(stub: Stub, screen: MatrixModel): Record<string, unknown> {
  const endpoint = stub.endpoint(screen.cells);
  return {
    cells: stub.call(screen.cells),
    key: screen.key,
    rows: axisOf(stub, screen.rows, screen),
    columns: axisOf(stub, screen.columns, screen),
    show: stub.fields.shown(screen.show, endpoint),
    facts: screen.facts.map((field) => stub.fields.shown(field, endpoint)),
    empty: screen.empty,
    open: screen.open,
    add: screen.add,
    limit: screen.limit,
    rowActions: actionsOf(stub, screen.rowActions),
    bulkActions: actionsOf(stub, screen.bulkActions),
    headerActions: actionsOf(stub, screen.headerActions),
  };
}
