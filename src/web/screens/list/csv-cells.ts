/** Cells of a CSV text (RFC 4180), line by line; the mark of its encoding is no cell. */
export function csvCells(text: string): readonly (readonly string[])[] {
  const lines: string[][] = [];
  let line: string[] = [];
  // Quoted with doubled quotes inside, or anything up to the next comma or break; then what ends it.
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/gy;
  const body = text.replace(/^\ufeff/, '');
  while (cell.lastIndex < body.length) {
    const found = cell.exec(body);
    if (!found) break;
    line.push(found[1] === undefined ? (found[2] ?? '') : found[1].replaceAll('""', '"'));
    if (found[3] === ',') continue;
    lines.push(line);
    line = [];
  }
  if (line.length > 0) lines.push([...line, '']);
  return lines;
}

/** A cell of a workbook: amounts and counts are numbers, everything else is text, whatever it begins with. */
export interface WorkbookCell {
  readonly value: string | number;
  readonly isAmount: boolean;
}

/**
 * What a cell of our own files holds. Text that a spreadsheet might have run or shortened came with an apostrophe before
 * it; here it is text anyway. More digits than a number keeps stay text.
 */
export function workbookCell(text: string): WorkbookCell {
  if (/^-?\d{1,13}(\.\d{1,4})?$/.test(text)) return { value: Number(text), isAmount: /\.\d\d$/.test(text) };
  return { value: text.replace(/^'(?=.)/, ''), isAmount: false };
}
