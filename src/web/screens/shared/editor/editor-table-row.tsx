import { mdiDotsVertical, mdiDragVertical, mdiPencilOutline } from '@mdi/js';
import type { KeyboardEvent } from 'react';
import type { Field } from '#contract/field.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import type { InputIssue } from '#web/form/action-input.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ToolButton } from '#web/ui/tool-button.tsx';
import { useOrderText } from '../order-texts.ts';
import css from './editor.module.css';
import { EditorCell } from './editor-cell.tsx';
import type { EditorTableProps } from './editor-table.tsx';
import type { EditorRow } from './edits.ts';
import { rowName } from './row-name.ts';
import { useEditorText } from './texts.ts';
import type { TypingPlace } from './use-typing-place.ts';

interface Props extends EditorTableProps {
  readonly row: EditorRow;
  /** Its place among the rows, from 0. */
  readonly at: number;
  readonly inputs: ReadonlyMap<string, Field>;
  readonly typing: TypingPlace;
  readonly onKey: (event: KeyboardEvent<HTMLTableRowElement>, row: EditorRow, at: number) => void;
}

/** One row: its cells, its tools, and what is wrong with it. */
export function EditorTableRow(props: Props) {
  const { editor, state, record, row, at, inputs, typing, onKey } = props;
  const text = useEditorText();
  const order = useOrderText();
  const issues = state.issuesOf(row);
  const complaint = state.complaintOf(row.id);
  return (
    <tr
      // biome-ignore lint/a11y/noRedundantRoles: as cards on a phone the elements are no table any more
      role="row"
      className={css.row}
      data-id={row.id}
      data-new={!row.stored || undefined}
      data-changed={Object.keys(row.changed).length > 0 || undefined}
      data-invalid={issues.length > 0 || complaint !== undefined || undefined}
      onKeyDownCapture={(event) => event.altKey && onKey(event, row, at)}
      onKeyDown={(event) => onKey(event, row, at)}
    >
      {state.canOrder && (
        <td className={css.gripCell}>
          <span className={css.grip} data-grip="" title={order.hint} aria-hidden="true">
            <Icon path={mdiDragVertical} size={16} />
          </span>
        </td>
      )}
      {editor.columns.map((column) => {
        const field = editor.dialog ? undefined : inputs.get(column.name);
        const isFree = field !== undefined && state.isFree(row, field);
        return (
          <EditorCell
            key={column.name}
            id={typing.inputId(row.id, column.name)}
            column={column}
            field={isFree ? field : undefined}
            isLocked={field !== undefined && state.canSave && !isFree}
            row={row}
            record={record}
            rowName={text.row(at + 1)}
            isActive={typing.row === row.id || !row.stored || issues.length > 0}
            issue={issues.find((issue) => issue.field === column.name)}
            disabled={state.isSending}
            onEnter={() => typing.go(row.id, column.name)}
            onChange={(values) => state.change(row.id, values)}
          />
        );
      })}
      <td className={css.menuCell}>
        <RowTools {...props} />
        {complaint !== undefined && (
          <span className={css.rowMessage} role="alert">
            {complaint}
          </span>
        )}
        <HiddenIssue {...props} issues={issues} />
      </td>
    </tr>
  );
}

/** What can be done with the row: its dialog and its menu. */
function RowTools({ editor, state, row, at, onOpen, onMenu, hasMenu }: Props) {
  const text = useEditorText();
  const name = rowName(editor, row, at, text.row, useFormatContext());
  return (
    <span className={css.tools}>
      {onOpen && (row.stored ? state.canSave : state.canAdd) && state.isRowOpen(row) && (
        <ToolButton
          className={css.tool}
          icon={mdiPencilOutline}
          size={16}
          label={`${text.edit} ${name}`}
          onClick={() => onOpen(row.id)}
        />
      )}
      {hasMenu(row) && (
        <ToolButton
          className={css.tool}
          icon={mdiDotsVertical}
          label={text.rowMenu(name)}
          aria-haspopup="menu"
          onClick={(event) => onMenu(row.id, event.currentTarget)}
        />
      )}
    </span>
  );
}

/** What is wrong where no cell shows it. */
function HiddenIssue({ editor, inputs, issues }: Props & { readonly issues: readonly InputIssue[] }) {
  const { language } = useFormatContext();
  const hasCell = (field: string) =>
    !editor.dialog && inputs.has(field) && editor.columns.some((column) => column.name === field);
  const issue = issues.find((one) => !hasCell(one.field));
  return (
    issue && (
      <span className={css.rowMessage}>
        {inputs.get(issue.field)?.label[language]}
        {'message' in issue ? `: ${issue.message}` : ''}
      </span>
    )
  );
}
