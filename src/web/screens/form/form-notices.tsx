import { Button } from '@mantine/core';
import type { Field } from '#contract/field.ts';
import { formatValue } from '#web/fields/formats.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { useFormText } from '#web/form/texts.ts';
import { useText } from '#web/locale/use-text.ts';
import css from './form-screen.module.css';
import type { FormScreenState } from './use-form-screen.ts';

const moment: Field = { name: 'at', kind: 'datetime', label: { th: '', en: '' } };

/** What a person should know before they go on: a draft that waits, a failed save, a record that changed meanwhile. */
export function FormNotices({ state }: { readonly state: FormScreenState }) {
  const t = useFormText();
  const { state: words } = useText();
  const context = useFormatContext();
  const { draft, failure } = state;
  return (
    <>
      {state.readOnly && (
        <div className={css.notice} data-tone="info" role="status">
          {t.readOnly}
        </div>
      )}
      {draft && !state.readOnly && (
        <div className={css.notice} data-tone="info" role="status">
          <span className={css.noticeText}>
            {t.draftFound(formatValue(moment, draft.at, context))}
            {state.draftIsOld && <span className={css.noticeMore}>{t.draftOld}</span>}
          </span>
          <Button size="compact-sm" variant="light" onClick={state.useDraft}>
            {t.draftUse}
          </Button>
          <Button size="compact-sm" variant="subtle" color="gray" onClick={state.dropDraft}>
            {t.draftDrop}
          </Button>
        </div>
      )}
      {state.changedBehind && (
        <div className={css.notice} data-tone="warning" role="status">
          {t.changedBehind}
        </div>
      )}
      {failure && (
        <div className={css.notice} data-tone="danger" role="alert">
          <span className={css.noticeText}>
            <strong>{failure.message}</strong>
            <span className={css.noticeMore}>
              {t.notSaved}
              {failure.reference !== undefined && ` (${words.reference}: ${failure.reference})`}
            </span>
          </span>
        </div>
      )}
    </>
  );
}
