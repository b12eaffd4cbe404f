import { Button } from '@mantine/core';
import type { Field } from '#contract/field.ts';
import { formatValue } from '#web/fields/formats.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { useFormText } from '#web/form/texts.ts';
import { useText } from '#web/locale/use-text.ts';
import css from './editor.module.css';
import { useEditorText } from './texts.ts';
import type { EditorState } from './use-editor.ts';

const moment: Field = { name: 'at', kind: 'datetime', label: { th: '', en: '' } };

/** What a person should know before going on. */
export function Notices({ state }: { readonly state: EditorState }) {
  const t = useFormText();
  const text = useEditorText();
  const context = useFormatContext();
  const { draft, answer } = state;
  const isIdle = !state.canSave && !state.canAdd && draft === undefined && answer.data !== undefined;
  return (
    <>
      {draft && (
        <div className={css.notice} data-tone="info" role="status">
          <span className={css.noticeText}>{t.draftFound(formatValue(moment, draft.at, context))}</span>
          <Button size="compact-sm" variant="light" onClick={state.useDraft}>
            {t.draftUse}
          </Button>
          <Button size="compact-sm" variant="subtle" color="gray" onClick={state.dropDraft}>
            {t.draftDrop}
          </Button>
        </div>
      )}
      {isIdle && (
        <div className={css.notice} data-tone="info" role="status">
          {state.isPartial ? text.partly(state.rows.length, state.total) : state.isOpen ? t.readOnly : text.closed}
        </div>
      )}
      {state.failure !== undefined && (
        <div className={css.notice} data-tone="danger" role="alert">
          {state.failure}
        </div>
      )}
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
