import type { Editor } from '#contract/editor.ts';
import { sumLines } from '#web/core/sum-lines.ts';
import { cells } from '#web/fields/cells.ts';
import { formatValue } from '#web/fields/formats.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import css from './editor.module.css';
import type { EditorRow } from './edits.ts';
import { useEditorText } from './texts.ts';

interface Props {
  readonly editor: Editor;
  readonly rows: readonly EditorRow[];
  readonly hasGrip: boolean;
}

/** Sums of the table as displayed, saved or not. */
export function EditorTotals({ editor, rows, hasGrip }: Props) {
  const text = useEditorText();
  const context = useFormatContext();
  const lines = sumLines({
    columns: editor.columns.filter(({ name }) => editor.totals.includes(name)),
    rows: rows.map(({ values }) => values),
    reply: undefined,
    paged: false,
  });
  return (
    <tfoot>
      {lines.map((line) => (
        // biome-ignore lint/a11y/noRedundantRoles: as cards on a phone the elements are no table any more
        <tr key={line.part?.th ?? ''} role="row" className={css.totals}>
          {hasGrip && <td className={`${css.total} ${css.gripCell}`} />}
          {editor.columns.map((column, at) => {
            const row = line.cells.get(column.name);
            return (
              <td
                key={column.name}
                className={css.total}
                data-align={cells[column.kind].align}
                data-label={row ? column.label[context.language] : undefined}
              >
                {row
                  ? formatValue(column, row[column.name], context, row)
                  : at === 0 && [text.sum, line.part?.[context.language]].filter(Boolean).join(' · ')}
              </td>
            );
          })}
          <td className={`${css.total} ${css.menuCell}`} />
        </tr>
      ))}
    </tfoot>
  );
}
