/** Whether the row covers a day, month or hour that is not over. The server decides, by its clock. */
export function isUnfinished(row: object): boolean {
  return 'unfinished' in row && row.unfinished === true;
}
