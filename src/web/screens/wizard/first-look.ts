/** A rough check of a few cells of a column, so that a wrong match shows at once. The server checks every row. */
export interface ColumnSample {
  readonly empty: number;
  readonly odd: number;
  readonly all: number;
}

/** Number of empty cells, and of cells that do not look as expected. */
export function sampleColumn(pattern: string | undefined, cells: readonly string[]): ColumnSample {
  const filled = cells.filter((cell) => cell.trim() !== '');
  const expected = pattern === undefined ? undefined : new RegExp(pattern, 'u');
  const odd = expected ? filled.filter((cell) => !expected.test(cell)).length : 0;
  return { empty: cells.length - filled.length, odd, all: cells.length };
}
