import { mdiLockOutline } from '@mdi/js';
import type { Row } from '#contract/envelope.ts';
import { companionOf, type Field } from '#contract/field.ts';
import { kinds } from '#contract/kinds/index.ts';
import type { Column } from '#contract/screen.ts';
import { cells, renderCell } from '#web/fields/cells.ts';
import { FieldInput } from '#web/fields/field-input.tsx';
import type { FormatContext } from '#web/fields/types.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import type { InputIssue } from '#web/form/action-input.tsx';
import { issueText } from '#web/form/issue-text.ts';
import { Icon } from '#web/ui/icon.tsx';
import css from './editor.module.css';
import type { EditorRow } from './edits.ts';
import { useEditorText } from './texts.ts';

interface Props {
  readonly id: string;
  readonly column: Column;
  /** What is typed here; undefined = the cell is only shown. */
  readonly field: Field | undefined;
  /** Others of this column may be changed, this one not. */
  readonly isLocked: boolean;
  readonly row: EditorRow;
  readonly record: Row;
  readonly rowName: string;
  /** Shows its input. */
  readonly isActive: boolean;
  readonly issue: InputIssue | undefined;
  readonly disabled: boolean;
  readonly onEnter: () => void;
  readonly onChange: (values: Row) => void;
}

/** One cell: its value; while somebody is at the row, or it has to be repaired, the input of its kind. */
export function EditorCell(props: Props) {
  const { id, column, field, isLocked, row, rowName, isActive, issue, onEnter } = props;
  const text = useEditorText();
  const context = useFormatContext();
  const label = column.label[context.language];
  const message = issue && field && ('message' in issue ? issue.message : issueText(issue, field, context.language));
  const align = cells[column.kind].align;
  // A switch is its own picture.
  const isInput = field !== undefined && (isActive || kinds[field.kind].type === 'boolean');
  return (
    <td
      className={css.cell}
      data-align={align}
      data-field={column.name}
      data-label={label}
      data-kind={column.kind}
      data-invalid={message !== undefined || undefined}
    >
      {isInput ? (
        <CellInput {...props} field={field} label={label} message={message} context={context} />
      ) : field !== undefined ? (
        <button
          type="button"
          id={id}
          className={css.value}
          aria-label={`${label} ${rowName}: ${cells[column.kind].text(row.values[column.name], column, context, row.values)}`}
          onFocus={onEnter}
          onClick={onEnter}
        >
          {renderCell(column, row.values, context)}
        </button>
      ) : (
        <span className={css.shown} title={isLocked ? text.locked : undefined}>
          {renderCell(column, row.values, context)}
          {isLocked && <Icon path={mdiLockOutline} size={12} label={text.locked} className={css.lock ?? ''} />}
        </span>
      )}
    </td>
  );
}

interface InputProps extends Props {
  readonly field: Field;
  readonly label: string;
  readonly message: string | undefined;
  readonly context: FormatContext;
}

/** The input of a cell, with a name for those who cannot see the table's head. */
function CellInput({ id, field, label, rowName, row, message, disabled, context, onChange }: InputProps) {
  return (
    <>
      <label className="unseen" htmlFor={id}>
        {label} {rowName}
      </label>
      <FieldInput
        id={id}
        field={field}
        value={row.values[field.name] ?? null}
        onChange={(value, chosen) =>
          onChange({
            [field.name]: value,
            ...(field.kind === 'ref' && { [companionOf(field.name)]: chosen }),
          })
        }
        invalid={message !== undefined}
        required={field.required}
        disabled={disabled}
        describedBy={message === undefined ? undefined : `${id}-message`}
        context={context}
        row={row.values}
        fill={onChange}
      />
      {message !== undefined && (
        <span id={`${id}-message`} className={css.message}>
          {message}
        </span>
      )}
    </>
  );
}
