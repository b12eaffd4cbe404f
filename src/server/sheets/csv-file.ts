import { csvCell, csvHead, csvLine } from '#contract/csv.ts';
import type { Field } from '#contract/field.ts';
import { labelColumn, type Sheet, totalLabel } from './sheet.ts';

const text: Field = { name: '', kind: 'string', label: { th: '', en: '' } };

/** A sheet as CSV (RFC 4180) with a byte order mark and heads in its language. */
export async function* csvChunks(sheet: Sheet): AsyncGenerator<string> {
  const { columns, facts, rows, totals, isFramed, language = 'th' } = sheet;
  const head = csvHead(
    columns.map(({ field }) => field),
    language,
  );
  const frame = facts.map((fact) => csvLine(fact.map((part) => csvCell(part, text, language)))).join('');
  yield `\ufeff${isFramed ? `${frame}\r\n` : ''}${head}`;
  for await (const part of rows)
    yield part.map((row) => csvLine(columns.map(({ name, field }) => csvCell(row[name], field, language)))).join('');
  if (!isFramed || !totals) return;
  const label = labelColumn(sheet);
  yield csvLine(
    columns.map(({ name, field }, at) =>
      at === label ? totalLabel[language] : csvCell(totals[name], field, language),
    ),
  );
}
