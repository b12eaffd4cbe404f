import { type CellFormat, cellFormats } from './cell-value.ts';
import { mainSpace, xmlHead, xmlText } from './xml.ts';

/** What a cell is for: its font, fill and lines. */
const roles = ['row', 'total'] as const;
export type CellRole = (typeof roles)[number];

/** Formats by number: those below 164 every spreadsheet has, the others are written down in the file. */
const own: Readonly<Partial<Record<CellFormat, string>>> = {
  percent: '#,##0.00##"%"',
  date: 'dd/mm/yyyy',
  month: 'mm/yyyy',
  moment: 'dd/mm/yyyy hh:mm:ss',
  time: 'hh:mm',
};
/** Text stays text also after somebody has typed into the cell. */
const builtIn: Readonly<Partial<Record<CellFormat, number>>> = { text: 49, amount: 4, count: 3, id: 1 };
const firstOwn = 164;
const ownFormats = Object.keys(own);

const numberOf = (format: CellFormat) => builtIn[format] ?? firstOwn + ownFormats.indexOf(format);

/** Style of the heads, and of names in front of facts. */
export const headStyle = 1;
/** Style of a text that may take several lines. */
export const wrapStyle = 2;
const firstStyle = 3;

/** Number of the style of a cell. */
export function styleOf(format: CellFormat, role: CellRole): number {
  return firstStyle + cellFormats.indexOf(format) * roles.length + roles.indexOf(role);
}

const fonts = { row: 0, bold: 1 } as const;

function cellStyle(format: CellFormat, role: CellRole): string {
  const isTotal = role === 'total';
  const font = isTotal ? fonts.bold : fonts.row;
  const border = isTotal ? 1 : 0;
  return `<xf numFmtId="${numberOf(format)}" fontId="${font}" fillId="0" borderId="${border}" xfId="0" applyNumberFormat="1" applyFont="1" applyBorder="1"/>`;
}

/** The part `xl/styles.xml`. Tahoma has Thai, and every system that opens such files has it. */
export const stylesPart = [
  xmlHead,
  `<styleSheet ${mainSpace}>`,
  `<numFmts count="${ownFormats.length}">`,
  ...Object.entries(own).map(([, code], at) => `<numFmt numFmtId="${firstOwn + at}" formatCode="${xmlText(code)}"/>`),
  '</numFmts>',
  '<fonts count="2"><font><sz val="10"/><name val="Tahoma"/><family val="2"/></font>',
  '<font><b/><sz val="10"/><name val="Tahoma"/><family val="2"/></font></fonts>',
  '<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>',
  '<fill><patternFill patternType="solid"><fgColor rgb="FFE9EFF7"/><bgColor indexed="64"/></patternFill></fill></fills>',
  '<borders count="3"><border><left/><right/><top/><bottom/><diagonal/></border>',
  '<border><left/><right/><top style="thin"><color auto="1"/></top><bottom style="double"><color auto="1"/></bottom><diagonal/></border>',
  '<border><left/><right/><top/><bottom style="thin"><color auto="1"/></bottom><diagonal/></border></borders>',
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
  `<cellXfs count="${firstStyle + cellFormats.length * roles.length}">`,
  '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>',
  '<xf numFmtId="49" fontId="1" fillId="2" borderId="2" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1" applyBorder="1" applyAlignment="1"><alignment vertical="center" wrapText="1"/></xf>',
  '<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf>',
  ...cellFormats.flatMap((format) => roles.map((role) => cellStyle(format, role))),
  '</cellXfs>',
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>',
  '</styleSheet>',
].join('');
