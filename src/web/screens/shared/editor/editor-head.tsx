import { Button } from '@mantine/core';
import { mdiPlus } from '@mdi/js';
import type { Editor } from '#contract/editor.ts';
import type { Row } from '#contract/envelope.ts';
import { Icon } from '#web/ui/icon.tsx';
import css from './editor.module.css';
import { HeaderActions } from './editor-actions.tsx';
import { useEditorText } from './texts.ts';
import type { EditorState } from './use-editor.ts';

interface Props {
  readonly editor: Editor;
  readonly state: EditorState;
  readonly record: Row;
  readonly onChanged: () => void;
  readonly onAdd: () => void;
}

/** Above the rows: how keys work in them, what can be done to the record, and another row. */
export function EditorHead({ editor, state, record, onChanged, onAdd }: Props) {
  const text = useEditorText();
  return (
    <div className={css.head}>
      <span className={css.hint}>
        {state.canSave && !editor.dialog && state.rows.length > 0 && (state.canOrder ? text.keysOrder : text.keys)}
      </span>
      <HeaderActions editor={editor} record={record} onChanged={() => void state.answer.refresh().then(onChanged)} />
      {state.canAdd && (
        <Button
          variant="light"
          size="compact-md"
          leftSection={<Icon path={mdiPlus} size={16} />}
          onClick={onAdd}
          data-add-row=""
        >
          {text.add}
        </Button>
      )}
    </div>
  );
}
