import { headOf } from '#contract/csv.ts';
import type { Row } from '#contract/envelope.ts';
import type { Language } from '#contract/text.ts';
import { labelColumn, type Sheet, type SheetColumn, totalLabel } from '../sheet.ts';
import { type CellValue, cellOf } from './cell-value.ts';
import { type CellRole, headStyle, styleOf } from './styles.ts';
import { columnName, mainSpace, xmlHead, xmlText } from './xml.ts';

/** Characters that one cell takes. */
const mostText = 32_767;
/** Widths of columns in characters. */
const narrowest = 8;
const widest = 48;
/** Room for the button of the filter. */
const button = 3;

/** Characters that a text takes in its cell: Thai vowels and tones above and below their letter take no room. */
const lengthOf = (text: string) => Math.max(...text.split('\n').map((line) => line.replace(/\p{M}/gu, '').length));

/** Characters that a number takes as its format writes it. */
const numberLengths: Readonly<Record<CellValue['format'], (number: string) => number>> = {
  text: (number) => number.length,
  amount: (number) => grouped(number) + 3,
  count: grouped,
  id: (number) => number.length,
  percent: (number) => number.length + 1,
  date: () => 10,
  month: () => 7,
  moment: () => 19,
  time: () => 5,
};

function grouped(number: string): number {
  const [whole = ''] = number.split('.');
  return whole.length + Math.floor((whole.replace('-', '').length - 1) / 3);
}

function widthOf(cell: CellValue | undefined): number {
  if (!cell) return 0;
  return cell.number === undefined ? lengthOf(cell.text ?? '') : numberLengths[cell.format](cell.number);
}

/** Widths that show the heads, the totals and the first rows whole, as far as that is reasonable. */
function widthsOf({ columns, totals, language = 'th' }: Sheet, first: readonly Row[]): readonly number[] {
  return columns.map(({ name, field }) => {
    const most = [...first, totals ?? {}].reduce(
      (width, row) => Math.max(width, widthOf(cellOf(row[name], field, language))),
      0,
    );
    // A head takes two lines rather than a wide column.
    const words = lengthOf(headOf(field)[language]);
    const head = Math.ceil(words / (words > 14 ? 2 : 1)) + button;
    return Math.min(widest, Math.max(narrowest, most + 2, head));
  });
}

function cellXml(place: string, cell: CellValue, role: CellRole): string {
  const style = styleOf(cell.format, role);
  if (cell.number !== undefined) return `<c r="${place}" s="${style}"><v>${cell.number}</v></c>`;
  return textCell(place, cell.text ?? '', style);
}

/** Text is kept in its cell as text: no program takes it for a formula, whatever it begins with. */
export function textCell(place: string, text: string, style: number): string {
  return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${xmlText(text.slice(0, mostText))}</t></is></c>`;
}

interface Lettered extends SheetColumn {
  readonly letter: string;
}

function rowXml(columns: readonly Lettered[], row: Row, number: number, role: CellRole, language: Language): string {
  const label = role === 'total' ? labelColumn({ columns, totals: row }) : -1;
  const cells = columns.map(({ name, field, letter }, at) => {
    const place = `${letter}${number}`;
    if (at === label) return textCell(place, totalLabel[language], styleOf('text', role));
    const cell = cellOf(row[name], field, language);
    if (cell) return cellXml(place, cell, role);
    // The line over and under the totals goes through.
    return role === 'total' ? `<c r="${place}" s="${styleOf('text', role)}"/>` : '';
  });
  return `<row r="${number}">${cells.join('')}</row>`;
}

/** How far the rows went, for the parts that are written after them. */
export interface Written {
  /** The head and every row, as a range: `A1:AX20001`. */
  filtered: string;
}

/**
 * The part with the rows: a head that stays in sight and filters, the rows, the totals under them. It is written row by
 * row, so that the file is never held whole.
 */
export async function* rowsPart(sheet: Sheet, written: Written): AsyncGenerator<string> {
  const { language = 'th' } = sheet;
  const columns = sheet.columns.map((column, at): Lettered => ({ ...column, letter: columnName(at) }));
  const parts = sheet.rows[Symbol.asyncIterator]();
  let part = await parts.next();
  const widths = widthsOf(sheet, part.done ? [] : part.value.slice(0, 200));
  yield [
    xmlHead,
    `<worksheet ${mainSpace}><sheetViews><sheetView tabSelected="1" workbookViewId="0">`,
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/><selection pane="bottomLeft" activeCell="A2" sqref="A2"/>',
    '</sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><cols>',
    ...widths.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`),
    '</cols><sheetData><row r="1" ht="32" customHeight="1">',
    ...columns.map(({ letter, field }) => textCell(`${letter}1`, headOf(field)[language], headStyle)),
    '</row>',
  ].join('');
  let last = 1;
  try {
    for (; !part.done; part = await parts.next()) {
      const lines = part.value.map((row, at) => rowXml(columns, row, last + 1 + at, 'row', language));
      last += part.value.length;
      yield lines.join('');
    }
  } finally {
    // When the client stops reading, the rows are no longer read either.
    await parts.return?.();
  }
  written.filtered = `A1:${columnName(Math.max(0, columns.length - 1))}${last}`;
  yield [
    sheet.totals ? rowXml(columns, sheet.totals, last + 1, 'total', language) : '',
    `</sheetData><autoFilter ref="${written.filtered}"/>`,
    '<pageSetup paperSize="9" orientation="landscape"/></worksheet>',
  ].join('');
}
