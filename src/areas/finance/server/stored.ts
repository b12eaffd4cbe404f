/** The row as it was before a move; a move always has one. */
export function stored<Row>(before: Row | null): Row {
  if (before === null) throw new Error('A move has a record');
  return before;
}
