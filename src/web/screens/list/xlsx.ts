import writeXlsxFile, { type Row } from 'write-excel-file/browser';
import { csvCells, workbookCell } from './csv-cells.ts';

/** The same file as a workbook: numbers are numbers, text is text and never a formula. */
export async function workbookOf(csv: Blob, name: string): Promise<Blob> {
  const lines = csvCells(await csv.text());
  const widths: number[] = [];
  const rows = lines.map(
    (line): Row =>
      line.map((text, at) => {
        const { value, isAmount } = workbookCell(text);
        // Lines of a head are two cells wide and no measure of a column.
        if (line.length > 2) widths[at] = Math.min(48, Math.max(widths[at] ?? 8, text.length + 2));
        if (typeof value === 'number') return { type: Number, value, ...(isAmount ? { format: '#,##0.00' } : {}) };
        return value === '' ? null : { type: String, value };
      }),
  );
  return writeXlsxFile(rows, {
    sheet: name.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31),
    columns: widths.map((width) => ({ width })),
  }).toBlob();
}
