import { useFormText } from '#web/form/texts.ts';
import { useText } from '#web/locale/use-text.ts';
import { DraftNotice, Notice } from '../shared/notice.tsx';
import css from './form-screen.module.css';
import type { FormScreenState } from './use-form-screen.ts';

/** What a person should know before they go on: a draft that waits, a failed save, a record that changed meanwhile. */
export function FormNotices({ state }: { readonly state: FormScreenState }) {
  const t = useFormText();
  const { state: words } = useText();
  const { draft, failure } = state;
  return (
    <div className={css.notices}>
      {state.readOnly && <Notice tone="info">{t.readOnly}</Notice>}
      {draft && !state.readOnly && (
        <DraftNotice draft={draft} isOld={state.draftIsOld} onUse={state.useDraft} onDrop={state.dropDraft} />
      )}
      {state.changedBehind && <Notice tone="warning">{t.changedBehind}</Notice>}
      {failure && (
        <Notice
          tone="danger"
          more={`${t.notSaved}${failure.reference === undefined ? '' : ` (${words.reference}: ${failure.reference})`}`}
        >
          <strong>{failure.message}</strong>
        </Notice>
      )}
    </div>
  );
}
