/** A move as types know it: statuses that it leads from, and those that it may lead to; `never` = the status stays. */
export interface MoveType<From extends string, To extends string> {
  readonly from: From;
  readonly to: To;
}

/** A life-cycle as types know it: the table of its rows, the column of the status, and the moves by name. */
export interface LifecycleType<Table extends string, Status extends string, Moves> {
  readonly table: Table;
  readonly status: Status;
  readonly moves: Moves;
}
