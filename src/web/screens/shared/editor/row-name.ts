import type { Editor } from '#contract/editor.ts';
import { namingColumn } from '#web/core/naming-column.ts';
import { cells } from '#web/fields/cells.ts';
import type { FormatContext } from '#web/fields/types.ts';
import type { EditorRow } from './edits.ts';

/** What a row is called where it is spoken of. */
export function rowName(
  editor: Editor,
  row: EditorRow,
  place: number,
  rowText: (place: number) => string,
  context: FormatContext,
): string {
  const column = namingColumn(editor.columns);
  const value = column && row.values[column.name];
  const isBlank = value === undefined || value === null || value === '';
  return column && !isBlank ? cells[column.kind].text(value, column, context, row.values) : rowText(place + 1);
}
