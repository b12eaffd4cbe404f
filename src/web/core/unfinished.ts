/** Does the row stand for a day, a month or an hour that is not over? The server says so, by its clock. */
export function isUnfinished(row: object): boolean {
  return 'unfinished' in row && row.unfinished === true;
}
