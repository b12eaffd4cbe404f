import { Button } from '@mantine/core';
import { Suspense } from 'react';
import type { Row } from '#contract/envelope.ts';
import type { FormScreen } from '#contract/screen.ts';
import { fillText } from '#web/core/template.ts';
import { useDescribeError } from '#web/data/describe-error.ts';
import { isNothing } from '#web/fields/formats.ts';
import type { FormatContext } from '#web/fields/types.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { useFormText } from '#web/form/texts.ts';
import { useLabel } from '#web/locale/language.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Forbidden } from '#web/ui/forbidden.tsx';
import { late } from '#web/ui/late.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useRecent } from '#web/ui/recent.ts';
import { messagePart } from '../shared/action-words.ts';
import { FormActions } from './form-actions.tsx';
import { FormBody } from './form-body.tsx';
import { FormSkeleton } from './form-skeleton.tsx';
import { useFormScreen } from './use-form-screen.ts';

const ClashDialog = late(() => import('./clash-dialog.tsx').then((part) => ({ default: part.ClashDialog })));

interface Props<Answer = unknown> {
  readonly screen: FormScreen<Answer>;
  readonly id: string | undefined;
}

/** What a record is called: of words between dots those that it has. */
function calledBy({ about, fields }: FormScreen, row: Row, context: FormatContext): string | undefined {
  const words = (about ?? '').split(' · ').flatMap((word) => {
    let isWhole = word !== '';
    const text = fillText(word, (name) => {
      isWhole &&= !isNothing(row[name]);
      return messagePart(name, row, fields, context);
    });
    return isWhole ? [text] : [];
  });
  return words.length === 0 ? undefined : words.join(' · ');
}

/** A form screen: heading, notices, the form in its groups, what belongs to the record in tabs, and the buttons. */
export function FormScreenView<Answer>(props: Props<Answer>) {
  const { screen, id }: Props = props;
  const state = useFormScreen(screen, id);
  const label = useLabel();
  const context = useFormatContext();
  const describe = useDescribeError();
  const { phase, record } = state;
  const name = record.row && calledBy(screen, record.row, context);
  useRecent(name);
  if (phase === 'forbidden') return <Forbidden />;
  if (phase === 'missing') return <NotFound onBack={state.cancel} />;
  return (
    <>
      <PageHeader
        title={label(screen.title)}
        aside={name}
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
      {state.opened && <FormBody screen={screen} id={id} state={state} opened={state.opened} />}
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

function NotFound({ onBack }: { readonly onBack: () => void }) {
  const t = useFormText();
  return (
    <EmptyState
      title={t.notFound}
      actions={
        <Button variant="default" onClick={onBack}>
          {t.back}
        </Button>
      }
    >
      {t.notFoundHint}
    </EmptyState>
  );
}
