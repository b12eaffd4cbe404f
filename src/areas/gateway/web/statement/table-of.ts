import { csvHead, csvRow } from '#contract/csv.ts';
import type { Row } from '#contract/envelope.ts';
import type { Field } from '#contract/field.ts';
import type { Language } from '#contract/text.ts';

/** Rows as a UTF-8 CSV file for spreadsheets, with formulas escaped. */
export function tableOf(fields: readonly Field[], rows: readonly Row[], language: Language): string {
  const lines = rows.map((row) => csvRow(row, fields, language));
  return `\ufeff${csvHead(fields, language)}${lines.join('')}`;
}
