import type { Editor } from '#contract/editor.ts';
import type { Row } from '#contract/envelope.ts';
import type { Field } from '#contract/field.ts';
import { cells } from '#web/fields/cells.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import tables from '#web/ui/plain-table.module.css';
import { useOrderText } from '../order-texts.ts';
import css from './editor.module.css';
import { EditorTableRow } from './editor-table-row.tsx';
import { EditorTotals } from './editor-totals.tsx';
import type { EditorRow } from './edits.ts';
import { useEditorText } from './texts.ts';
import type { EditorState } from './use-editor.ts';
import { useRowKeys } from './use-row-keys.ts';
import { useTypingPlace } from './use-typing-place.ts';

export interface EditorTableProps {
  readonly editor: Editor;
  readonly state: EditorState;
  readonly record: Row;
  /** Adds a row and says which it is. */
  readonly onAdd: () => string;
  /** Opens the dialog of a row; absent = everything is in the cells. */
  readonly onOpen: ((id: string) => void) | undefined;
  readonly onMenu: (id: string, anchor: HTMLElement) => void;
  readonly hasMenu: (row: EditorRow) => boolean;
}

/** The rows: a table on a desk, cards on a phone. */
export function EditorTable(props: EditorTableProps) {
  const { editor, state } = props;
  const { rows } = state;
  const inputs = new Map(editor.fields.map((field) => [field.name, field]));
  const inline = editor.dialog ? [] : editor.columns.flatMap((column) => inputs.get(column.name) ?? []);
  const firstFree = (row: EditorRow): string | undefined => inline.find((field) => state.isFree(row, field))?.name;
  const typing = useTypingPlace(rows, firstFree);
  const { said, onKey } = useRowKeys(props, inputs, firstFree, typing.go);
  return (
    <div className={css.scroll}>
      {/* Roles are said: as cards on a phone the elements are no table any more. */}
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <table className={`${tables.headed} ${css.table}`} role="table">
        <Head editor={editor} state={state} inputs={inputs} />
        <tbody>
          {rows.map((row, at) => (
            <EditorTableRow key={row.id} {...props} row={row} at={at} inputs={inputs} typing={typing} onKey={onKey} />
          ))}
        </tbody>
        {editor.totals.length > 0 && <EditorTotals editor={editor} rows={rows} hasGrip={state.canOrder} />}
      </table>
      <div className="unseen" role="status">
        {said}
      </div>
    </div>
  );
}

/** Names of the columns; those that have to be filled in have a star. */
function Head({
  editor,
  state,
  inputs,
}: Pick<EditorTableProps, 'editor' | 'state'> & { readonly inputs: ReadonlyMap<string, Field> }) {
  const text = useEditorText();
  const order = useOrderText();
  const { language } = useFormatContext();
  const isTyped = !editor.dialog && (state.canSave || state.canAdd);
  return (
    <thead>
      {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
      <tr role="row">
        {state.canOrder && <th className={css.gripCell} aria-label={order.hint} />}
        {editor.columns.map((column) => (
          <th
            key={column.name}
            scope="col"
            data-align={cells[column.kind].align}
            style={{ minWidth: column.width ?? Math.max(cells[column.kind].width, 96) }}
          >
            {column.label[language]}
            {isTyped && inputs.get(column.name)?.required && (
              <span className={css.required} aria-hidden="true">
                *
              </span>
            )}
          </th>
        ))}
        <th className={css.menuCell} aria-label={text.edit} />
      </tr>
    </thead>
  );
}
