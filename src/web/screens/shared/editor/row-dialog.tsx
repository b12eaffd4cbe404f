import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Modal.css';
import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import type { Editor } from '#contract/editor.ts';
import type { Row } from '#contract/envelope.ts';
import type { Field } from '#contract/field.ts';
import { ActionInput } from '#web/form/action-input.tsx';
import { useText } from '#web/locale/use-text.ts';
import { onConfirmKey } from '#web/ui/confirm-key.ts';
import { useBreakpoints } from '#web/ui/use-breakpoints.ts';
import { hiddenIn } from './bodies.ts';
import css from './editor.module.css';
import type { EditorRow } from './edits.ts';
import { useEditorText } from './texts.ts';
import type { EditorState } from './use-editor.ts';

interface Props {
  readonly editor: Editor;
  readonly state: EditorState;
  readonly row: EditorRow;
  readonly record: Row;
  readonly onClose: () => void;
}

/** What is filled in: nothing that is hidden now, and in a new row nothing that only the server knows. */
function fieldsOf({ editor, state, row, record }: Props): readonly Field[] {
  const hidden = hiddenIn(editor, row.values, record);
  return editor.fields
    .filter((field) => !hidden.has(field.name))
    .map((field) => (state.isFree(row, field) ? field : { ...field, readonly: true as const }))
    .filter((field) => row.stored !== undefined || !field.readonly);
}

/** One row with all that can be filled in. What is typed is in the table at once: nothing is lost by closing. */
export function RowDialog(props: Props) {
  const { editor, state, row, onClose } = props;
  const text = useEditorText();
  const { xsDown } = useBreakpoints();
  const [tried, setTried] = useState(false);
  const found = state.found(row);
  const alone = editor.rows === undefined;
  const isTouched = !row.stored || Object.keys(row.changed).length > 0;
  const confirm = async () => {
    setTried(true);
    if (found.length > 0) return;
    if (!alone || !isTouched) onClose();
    else if (state.asks().length > 0) onClose();
    else if (await state.send(row.id)) onClose();
  };
  const change = (next: Row) => {
    const changed = Object.entries(next).filter(([name, value]) => !Object.is(value, row.values[name]));
    if (changed.length === 0) return;
    state.change(row.id, Object.fromEntries(changed.map(([name, value]) => [name, value ?? null])));
  };
  const complaint = state.complaintOf(row.id);
  return (
    <Modal
      opened
      onClose={onClose}
      title={row.stored ? text.changeRow : text.newRow}
      size={560}
      fullScreen={xsDown}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': text.close }}
      transitionProps={{ duration: 120 }}
      onKeyDown={onConfirmKey(() => void confirm())}
    >
      <form
        className={css.dialog}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void confirm();
        }}
      >
        <ActionInput
          fields={fieldsOf(props)}
          validate={() => found.filter((issue) => 'code' in issue)}
          value={row.values}
          issues={tried ? [...state.issuesOf(row), ...found] : state.issuesOf(row)}
          row={row.values}
          disabled={state.isSending}
          onChange={change}
        />
        {complaint !== undefined && (
          <p className={css.rowMessage} role="alert">
            {complaint}
          </p>
        )}
        <Buttons {...props} isAlone={alone} />
      </form>
    </Modal>
  );
}

/** Cancelling takes back what has been typed into the row. */
function Buttons({ state, row, onClose, isAlone }: Props & { readonly isAlone: boolean }) {
  const text = useEditorText();
  const { common } = useText();
  const back = () => {
    onClose();
    state.revert(row.id);
  };
  return (
    <div className={css.dialogButtons}>
      <Button variant="default" disabled={state.isSending} onClick={back}>
        {common.cancel}
      </Button>
      <Button type="submit" loading={state.isSending}>
        {isAlone ? common.save : text.done}
      </Button>
    </div>
  );
}
