import { Button } from '@mantine/core';
import { useFormText } from '#web/form/texts.ts';
import { useText } from '#web/locale/use-text.ts';
import { DraftNotice, Notice } from '../notice.tsx';
import css from './editor.module.css';
import { useEditorText } from './texts.ts';
import type { EditorState } from './use-editor.ts';

/** What a person should know before going on. */
export function Notices({ state }: { readonly state: EditorState }) {
  const t = useFormText();
  const text = useEditorText();
  const { draft, answer } = state;
  const isIdle = !state.canSave && !state.canAdd && draft === undefined && answer.data !== undefined;
  return (
    <>
      {draft && <DraftNotice draft={draft} onUse={state.useDraft} onDrop={state.dropDraft} />}
      {isIdle && (
        <Notice tone="info">
          {state.isPartial ? text.partly(state.rows.length, state.total) : state.isOpen ? t.readOnly : text.closed}
        </Notice>
      )}
      {state.failure !== undefined && <Notice tone="danger">{state.failure}</Notice>}
    </>
  );
}

/** Save and undo, while there is something to save. */
export function Footer({ state, onSave }: { readonly state: EditorState; readonly onSave: () => void }) {
  const text = useEditorText();
  const { common } = useText();
  if (!state.isDirty) return null;
  return (
    <div className={css.footer}>
      <Button loading={state.isSending} onClick={onSave}>
        {common.save}
      </Button>
      <Button variant="subtle" color="gray" disabled={state.isSending} onClick={state.undo}>
        {text.undo}
      </Button>
      <span className={css.unsaved} role="status">
        {text.changes(state.count)}
      </span>
    </div>
  );
}
