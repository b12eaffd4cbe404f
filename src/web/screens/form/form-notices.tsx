import { useFormText } from '#web/form/texts.ts';
import { useText } from '#web/locale/use-text.ts';
import { Notice } from '#web/ui/edit-bar.tsx';
import { DraftNotice } from '../shared/draft-notice.tsx';
import css from './form-screen.module.css';
import type { FormScreenState } from './use-form-screen.ts';

/** What a person should know before they go on: a draft that waits, a failed save, a record that changed meanwhile. */
export function FormNotices({ state }: { readonly state: FormScreenState }) {
  const t = useFormText();
  const { state: words } = useText();
  const { draft, failure } = state;
  return (
    <div className={css.notices}>
      {state.readOnly && <Notice tone="info">{state.isOffered ? t.readOnly : t.notOffered}</Notice>}
      {draft && !state.readOnly && (
        <DraftNotice draft={draft} onUse={state.useDraft} onDrop={state.dropDraft}>
          {state.draftIsOld && <span className={css.noticeMore}>{t.draftOld}</span>}
        </DraftNotice>
      )}
      {state.changedBehind && <Notice tone="warning">{t.changedBehind}</Notice>}
      {failure && (
        <Notice
          tone="danger"
          text={
            <>
              <strong>{failure.message}</strong>
              <span className={css.noticeMore}>
                {failure.isLost ? t.entered : t.notSaved}
                {failure.reference !== undefined && ` (${words.reference}: ${failure.reference})`}
              </span>
            </>
          }
        />
      )}
    </div>
  );
}
