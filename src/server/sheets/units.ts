import { unitBeside, unitHead } from '#contract/csv.ts';
import type { Row } from '#contract/envelope.ts';
import type { Sheet, SheetColumn } from './sheet.ts';

const unitName = (name: string) => `${name}.unit`;

/** A number, and its unit as text next to it. */
function besideUnit({ name, field }: SheetColumn): readonly SheetColumn[] {
  if (!field.units) return [{ name, field }];
  const { units: _, ...number } = field;
  const unit = { name: unitName(name), kind: 'string', label: unitHead(field.label) } as const;
  return [
    { name, field: number },
    { name: unit.name, field: unit },
  ];
}

/** A number whose unit follows from its row has a column of that unit behind it: it stays a number to a spreadsheet. */
export function withUnits(sheet: Sheet): Sheet {
  const counted = sheet.columns.filter(({ field }) => field.units);
  if (counted.length === 0) return sheet;
  const told = (row: Row): Row => ({
    ...row,
    ...Object.fromEntries(
      counted.map(
        ({ name, field }) => [unitName(name), unitBeside(field, row[name], row, sheet.language ?? 'th')] as const,
      ),
    ),
  });
  async function* rows() {
    for await (const part of sheet.rows) yield part.map(told);
  }
  return { ...sheet, columns: sheet.columns.flatMap(besideUnit), rows: rows() };
}
