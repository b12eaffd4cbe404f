import '@mantine/core/styles/Tabs.css';
import { Button, Tabs } from '@mantine/core';
import { lazy, Suspense, useId, useState } from 'react';
import type { FormScreen } from '#contract/screen.ts';
import { useCan } from '#web/auth/session-context.tsx';
import { useDescribeError } from '#web/data/describe-error.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { ManifestForm } from '#web/form/manifest-form.tsx';
import { useFormText } from '#web/form/texts.ts';
import { useLabel } from '#web/locale/language.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Forbidden } from '#web/ui/forbidden.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { FormActions } from './form-actions.tsx';
import { FormFooter } from './form-footer.tsx';
import { FormNotices } from './form-notices.tsx';
import css from './form-screen.module.css';
import { FormSkeleton } from './form-skeleton.tsx';
import { type FormScreenState, useFormScreen } from './use-form-screen.ts';

const RelatedList = lazy(() => import('../shared/related-list.tsx').then((part) => ({ default: part.RelatedList })));
const ClashDialog = lazy(() => import('./clash-dialog.tsx').then((part) => ({ default: part.ClashDialog })));

interface Props {
  readonly screen: FormScreen;
  readonly id: string | undefined;
}

/** A form screen: heading, notices, the form in its groups, what belongs to the record in tabs, and the buttons. */
export function FormScreenView({ screen, id }: Props) {
  const state = useFormScreen(screen, id);
  const label = useLabel();
  const t = useFormText();
  const describe = useDescribeError();
  const { phase, record } = state;
  if (phase === 'forbidden') return <Forbidden />;
  if (phase === 'missing') {
    return (
      <EmptyState
        title={t.notFound}
        actions={
          <Button variant="default" onClick={state.cancel}>
            {t.back}
          </Button>
        }
      >
        {t.notFoundHint}
      </EmptyState>
    );
  }
  return (
    <>
      <PageHeader
        title={label(screen.title)}
        actions={record.row && <FormActions screen={screen} row={record.row} onChanged={() => void record.refresh()} />}
      />
      {phase === 'failed' && (
        <ErrorState
          message={record.error && describe(record.error)}
          reference={record.error?.requestId}
          onRetry={() => void record.refresh()}
          isRetrying={record.isValidating}
        />
      )}
      {phase === 'loading' && <FormSkeleton screen={screen} />}
      {state.opened && <FormBody screen={screen} state={state} opened={state.opened} />}
      {state.clash && (
        <Suspense>
          <ClashDialog
            clash={state.clash}
            onKeep={state.keepMine}
            onTake={state.takeTheirs}
            onClose={state.closeClash}
          />
        </Suspense>
      )}
    </>
  );
}

interface BodyProps {
  readonly screen: FormScreen;
  readonly state: FormScreenState;
  readonly opened: NonNullable<FormScreenState['opened']>;
}

/** The form itself, alone or as the first tab before the lists that belong to the record. */
function FormBody({ screen, state, opened }: BodyProps) {
  const formId = useId();
  const context = useFormatContext();
  const can = useCan();
  const label = useLabel();
  const t = useFormText();
  const [tab, setTab] = useState<string | null>('form');
  const related = screen.mode === 'update' ? screen.related.filter((one) => can(one.permission)) : [];
  const form = (
    <>
      <FormNotices state={state} />
      <ManifestForm
        key={opened.generation}
        ref={state.form}
        id={formId}
        mode={screen.mode}
        fields={screen.fields}
        groups={screen.groups}
        validate={screen.validate}
        values={opened.values}
        record={opened.base}
        context={context}
        readOnly={state.readOnly || state.isSending}
        onChange={state.change}
        onSave={state.submit}
      />
      <FormFooter formId={formId} screen={screen} state={state} />
    </>
  );
  if (related.length === 0) return form;
  return (
    <Tabs value={tab} onChange={setTab} keepMounted={false}>
      <Tabs.List className={css.tabs}>
        <Tabs.Tab value="form">
          {t.details}
          {state.isDirty && <span className={css.dot} role="img" aria-label={t.unsaved} />}
        </Tabs.Tab>
        {related.map((one) => (
          <Tabs.Tab key={one.name} value={one.name}>
            {label(one.title)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {/* Hidden rather than gone: a look at a list must not cost what has been typed. */}
      <Tabs.Panel value="form" keepMounted>
        {form}
      </Tabs.Panel>
      {related.map((one) => (
        <Tabs.Panel key={one.name} value={one.name} pt="md">
          <Suspense>
            <RelatedList related={one} record={state.record.row ?? opened.base} />
          </Suspense>
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
