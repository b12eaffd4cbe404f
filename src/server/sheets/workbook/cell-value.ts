import { isDate, isDateTime } from '#contract/calendar.ts';
import { cellText } from '#contract/csv.ts';
import type { Field } from '#contract/field.ts';
import { kindData } from '#contract/kinds/data.ts';
import type { Language } from '#contract/text.ts';

/** How a workbook shows a cell. Numbers, days and moments are numbers to it; everything else is text. */
export const cellFormats = ['text', 'amount', 'count', 'id', 'percent', 'date', 'month', 'moment', 'time'] as const;
export type CellFormat = (typeof cellFormats)[number];

/** One cell: a number as the file spells it, or text. */
export interface CellValue {
  readonly format: CellFormat;
  readonly number?: string;
  readonly text?: string;
}

const dayLength = 86_400_000;
/** Days from the first of a workbook's calendar to that of the computer's. */
const epoch = 25_569;
const bangkokOffset = 7 * 3_600_000;

/** A spreadsheet keeps fifteen digits of a number; what has more stays text, so that none is lost. */
const mostDigits = 15;

function numberOf(text: string): string | undefined {
  if (!/^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(text)) return undefined;
  return text.replace(/^-?0*\.?0*|\./g, '').length <= mostDigits ? text : undefined;
}

/** Milliseconds since 1970 by the clocks on the wall → days since 1899-12-30. */
const serial = (milliseconds: number) => String(milliseconds / dayLength + epoch);

const spellings: Readonly<Record<CellFormat, (text: string) => string | undefined>> = {
  text: () => undefined,
  amount: numberOf,
  count: numberOf,
  id: numberOf,
  percent: numberOf,
  date: (text) => (isDate(text) ? serial(Date.parse(`${text}T00:00:00Z`)) : undefined),
  month: (text) => (isDate(text) ? serial(Date.parse(`${text}T00:00:00Z`)) : undefined),
  // The time that people in Bangkok saw on the clock; a spreadsheet would round half a second up to the next day.
  moment: (text) => (isDateTime(text) ? serial(Math.floor(Date.parse(text) / 1000) * 1000 + bangkokOffset) : undefined),
  time(text) {
    const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
    return hours === undefined ? undefined : String((Number(hours) * 60 + Number(minutes)) / 1440);
  },
};

/** The format of a column. */
export function formatOf(field: Pick<Field, 'kind' | 'monthly'>): CellFormat {
  return field.monthly ? 'month' : (kindData[field.kind].cell ?? 'text');
}

/** A value in wire form as a cell; undefined for an empty one. What does not fit its kind is written as text. */
export function cellOf(value: unknown, field: Field, language: Language): CellValue | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  const format = formatOf(field);
  const number = typeof value === 'string' || typeof value === 'number' ? spellings[format](String(value)) : undefined;
  if (number !== undefined) return { format, number };
  const text = cellText(value, field, language);
  return text === '' ? undefined : { format: 'text', text };
}
