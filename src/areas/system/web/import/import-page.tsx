import { Suspense } from 'react';
import { useDescribeError } from '#web/data/describe-error.ts';
import { useLabel } from '#web/locale/language.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { late } from '#web/ui/late.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PlainButton } from '#web/ui/plain-button.tsx';
import { SkeletonLines } from '#web/ui/skeletons.tsx';
import { StepBar } from '#web/ui/step-bar.tsx';
import { BatchList } from './batch-list.tsx';
import { css } from './css.ts';
import type { ImportKind } from './kinds.ts';
import { StepFile } from './step-file.tsx';
import { useImportText } from './texts.ts';
import { type ImportWizard, useImport } from './use-import.ts';

const StepMatch = late(() => import('./step-match.tsx').then((part) => ({ default: part.StepMatch })));
const StepCheck = late(() => import('./step-check.tsx').then((part) => ({ default: part.StepCheck })));
const StepRun = late(() => import('./step-run.tsx').then((part) => ({ default: part.StepRun })));

/** The wizard of the seven import pages: file, columns, check, import. */
export function ImportPage({ kind }: { readonly kind: ImportKind }) {
  const label = useLabel();
  const text = useImportText();
  const importing = useImport(kind);
  const { step, batchId, open } = importing;
  return (
    <div className={css.page}>
      <PageHeader
        title={label(kind.title)}
        aside={batchId}
        actions={
          batchId !== undefined &&
          step < 4 && (
            <PlainButton variant="default" onClick={() => open(undefined)}>
              {text.startOver}
            </PlainButton>
          )
        }
      />
      <StepBar step={step} names={text.steps} label={text.stepOf(String(step))} />
      <Body importing={importing} />
      {step === 1 && batchId === undefined && <BatchList importing={importing} />}
    </div>
  );
}

function Body({ importing }: { readonly importing: ImportWizard }) {
  const describe = useDescribeError();
  const text = useImportText();
  const { step, batch, batchId, error, isLoading, isAlone, open, refresh } = importing;
  if (batchId === undefined) return <StepFile importing={importing} />;
  if (error) {
    return (
      <ErrorState
        message={describe(error)}
        reference={error.requestId}
        onRetry={() => void refresh()}
        actions={
          <PlainButton variant="default" onClick={() => open(undefined)}>
            {text.startOver}
          </PlainButton>
        }
      />
    );
  }
  if (isAlone && !batch) {
    return (
      <EmptyState
        title={text.lost}
        actions={
          <PlainButton variant="default" onClick={() => open(undefined)}>
            {text.startOver}
          </PlainButton>
        }
      >
        {text.lostHint}
      </EmptyState>
    );
  }
  if (isLoading || !batch) return <Waiting />;
  const Step = step === 2 ? StepMatch : step === 3 ? StepCheck : StepRun;
  return (
    <Suspense fallback={<Waiting />}>
      <Step key={batch.batch_id} importing={importing} batch={batch} />
    </Suspense>
  );
}

function Waiting() {
  return (
    <section className={css.card} aria-busy="true">
      <SkeletonLines count={8} />
    </section>
  );
}
