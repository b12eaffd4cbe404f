import type { Row } from '#contract/envelope.ts';
import { inLanguage } from '../base/bilingual.ts';
import type { Sheet } from './sheet.ts';

/** Texts that are kept in both languages are in that of the file. */
export function inOneLanguage(sheet: Sheet): Sheet {
  const { language = 'th' } = sheet;
  const spoken = (row: Row): Row =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [name, inLanguage(value, language)]));
  async function* rows() {
    for await (const part of sheet.rows) yield part.map(spoken);
  }
  return { ...sheet, rows: rows() };
}
