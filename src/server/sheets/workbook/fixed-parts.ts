import type { Language } from '#contract/text.ts';
import { baseTexts } from '../../base/texts.ts';
import type { Sheet } from '../sheet.ts';
import { sheetsTexts } from '../texts.ts';
import { textCell } from './rows-part.ts';
import { headStyle, wrapStyle } from './styles.ts';
import { mainSpace, xmlHead, xmlText } from './xml.ts';

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** A name that a sheet may have: 31 characters, and none that a reference to a cell needs. */
export function sheetName(title: string, language: Language = 'th'): string {
  const name = title
    .replace(/[\\/?*[\]:]+/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^['\s]+|['\s]+$/g, '');
  const cut = [...name]
    .slice(0, 31)
    .join('')
    .replace(/['\s]+$/, '');
  return cut === '' || cut === sheetsTexts.facts[language] || cut.toLowerCase() === 'history'
    ? baseTexts.list[language]
    : cut;
}

export const contentTypes = [
  xmlHead,
  `<Types xmlns="${packaged}/content-types">`,
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
  '<Default Extension="xml" ContentType="application/xml"/>',
  `<Override PartName="/xl/workbook.xml" ContentType="${sheetType}.sheet.main+xml"/>`,
  `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${sheetType}.worksheet+xml"/>`,
  `<Override PartName="/xl/worksheets/sheet2.xml" ContentType="${sheetType}.worksheet+xml"/>`,
  `<Override PartName="/xl/styles.xml" ContentType="${sheetType}.styles+xml"/>`,
  '<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>',
  '</Types>',
].join('');

export const packageRelations = [
  xmlHead,
  `<Relationships xmlns="${packaged}/relationships">`,
  `<Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/>`,
  `<Relationship Id="rId2" Type="${packaged}/relationships/metadata/core-properties" Target="docProps/core.xml"/>`,
  '</Relationships>',
].join('');

export const workbookRelations = [
  xmlHead,
  `<Relationships xmlns="${packaged}/relationships">`,
  `<Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/>`,
  `<Relationship Id="rId2" Type="${office}/worksheet" Target="worksheets/sheet2.xml"/>`,
  `<Relationship Id="rId3" Type="${office}/styles" Target="styles.xml"/>`,
  '</Relationships>',
].join('');

/** The list of the sheets; the range of the filters also has a name. */
export function workbookPart({ title, language = 'th' }: Pick<Sheet, 'title' | 'language'>, filtered: string): string {
  const name = sheetName(title, language);
  const [from = 'A1', to = 'A1'] = filtered.split(':').map((cell) => cell.replace(/^([A-Z]+)(\d+)$/, '$$$1$$$2'));
  return [
    xmlHead,
    `<workbook ${mainSpace} xmlns:r="${office}"><bookViews><workbookView activeTab="0"/></bookViews><sheets>`,
    `<sheet name="${xmlText(name)}" sheetId="1" r:id="rId1"/><sheet name="${sheetsTexts.facts[language]}" sheetId="2" r:id="rId2"/></sheets>`,
    '<definedNames><definedName name="_xlnm._FilterDatabase" localSheetId="0" hidden="1">',
    `${xmlText(`'${name.replaceAll("'", "''")}'!${from}:${to}`)}</definedName></definedNames></workbook>`,
  ].join('');
}

/** What the file says of itself, a line a fact. */
export function factsPart({ facts }: Pick<Sheet, 'facts'>): string {
  return [
    xmlHead,
    `<worksheet ${mainSpace}><sheetFormatPr defaultRowHeight="15"/><cols><col min="1" max="1" width="24" customWidth="1"/>`,
    '<col min="2" max="2" width="72" customWidth="1"/></cols><sheetData>',
    ...facts.map(
      ([label, value], at) =>
        `<row r="${at + 1}">${textCell(`A${at + 1}`, label, headStyle)}${textCell(`B${at + 1}`, value, wrapStyle)}</row>`,
    ),
    '</sheetData></worksheet>',
  ].join('');
}

export function propertiesPart({ title, author, made }: Pick<Sheet, 'title' | 'author' | 'made'>): string {
  return [
    xmlHead,
    `<cp:coreProperties xmlns:cp="${packaged}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"`,
    ' xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">',
    `<dc:title>${xmlText(title)}</dc:title><dc:creator>${xmlText(author)}</dc:creator>`,
    `<dcterms:created xsi:type="dcterms:W3CDTF">${made.toISOString().slice(0, 19)}Z</dcterms:created></cp:coreProperties>`,
  ].join('');
}
