import type { Row } from './envelope.ts';
import type { Field } from './field.ts';
import { htmlToText } from './html-text.ts';
import { kinds } from './kinds/index.ts';
import type { Language, Text } from './text.ts';
import { bangkokTime } from './time.ts';
import { baht, booleanWords, countsSeconds, itemField, optionOf, unitOf } from './words.ts';

/** What makes a spreadsheet take text for a formula, full-width signs and leading blanks included. */
const formula = /^[\s\u00a0\u200b-\u200f\u3000\ufeff]*[=+\-@|%＝＋－＠]|^[\t\r\n]/;
/** Digits that a spreadsheet would shorten: a leading zero, or more than it shows. */
const fragileDigits = /^(?:0[0-9]+|[0-9]{12,})$/;

/** Text that no spreadsheet changes or runs: `=1+1` → `'=1+1`, `0812345678` → `'0812345678`. */
export function safeText(text: string): string {
  return formula.test(text) || fragileDigits.test(text) ? `'${text}` : text;
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A value as the screen words it; numbers, days and moments in the form that a spreadsheet sorts. Not made safe. */
export function cellText(value: unknown, field: Field, language: Language): string {
  if (value === null || value === undefined) return '';
  if (field.kind === 'enum') return optionOf(field, String(value))?.label[language] ?? String(value);
  if (typeof value === 'boolean') return booleanWords(value, field).label[language];
  if (Array.isArray(value)) return value.map((item) => cellText(item, itemField(field), language)).join(', ');
  if (typeof value === 'object') return JSON.stringify(value);
  // One kind: rich text is the only one whose tags are not part of what it says.
  if (field.kind === 'html') return htmlToText(String(value));
  if (kinds[field.kind].calendar === 'instant') return bangkokTime(new Date(String(value)));
  return String(value);
}

/** One cell: numbers bare, text quoted and safe. */
export function csvCell(value: unknown, field: Field, language: Language): string {
  const text = cellText(value, field, language);
  const { number, key } = kinds[field.kind];
  return (number || key) && /^-?[0-9]+(\.[0-9]+)?$/.test(text) ? text : quoted(safeText(text));
}

/** One line with its ending. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.join(',')}\r\n`;
}

/** Heading of a column: a screen spells seconds out, a file has the number, so that its heading says of what. */
export function headOf({ label, unit, units }: Field): Text {
  if (!unit || units || !countsSeconds({ unit })) return label;
  return { th: `${label.th} (${unit.th})`, en: `${label.en} (${unit.en})` };
}

/** Heading of the column with the units of a number whose unit depends on its row. */
export const unitHead = ({ th, en }: Text): Text => ({ th: `หน่วยของ${th}`, en: `Unit of ${en}` });

/** The unit of such a number, if the file has one; empty without a number. */
export function unitBeside(field: Field, value: unknown, row: Row, language: Language): string {
  const unit = unitOf(field, row) ?? (kinds[field.kind].number?.unit === 'baht' ? baht : undefined);
  return value === null || value === undefined || !unit ? '' : unit[language];
}

/** Head line: labels, safe like any text; a number whose unit follows from its row has a column of that unit behind it. */
export function csvHead(fields: readonly Field[], language: Language): string {
  return csvLine(
    fields.flatMap((field) => {
      const heads = field.units ? [field.label, unitHead(field.label)] : [headOf(field)];
      return heads.map((head) => quoted(safeText(head[language])));
    }),
  );
}

/** One line of a row, under the head of the same fields. */
export function csvRow(row: Row, fields: readonly Field[], language: Language): string {
  return csvLine(
    fields.flatMap((field) => {
      const value = row[field.name];
      const cell = csvCell(value, field, language);
      return field.units ? [cell, quoted(safeText(unitBeside(field, value, row, language)))] : [cell];
    }),
  );
}
