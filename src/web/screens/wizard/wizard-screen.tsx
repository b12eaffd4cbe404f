import { Suspense } from 'react';
import type { WizardScreen } from '#contract/wizard.ts';
import { useDescribeError } from '#web/data/describe-error.ts';
import { useOffered } from '#web/data/use-offers.ts';
import { useLabel } from '#web/locale/language.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { late } from '#web/ui/late.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PlainButton } from '#web/ui/plain-button.tsx';
import { SkeletonLines } from '#web/ui/skeletons.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { StepBar } from '#web/ui/step-bar.tsx';
import { fetchInputs } from '../shared/action-inputs.ts';
import { RelatedList } from '../shared/related-list.tsx';
import { useWizardText } from './texts.ts';
import { useWizard, type Wizard } from './use-wizard.ts';
import css from './wizard.module.css';

const StartStep = late(() => import('./start-step.tsx').then((part) => ({ default: part.StartStep })));
const BatchStep = late(() => import('./batch-step.tsx').then((part) => ({ default: part.BatchStep })));

/** A wizard: where people are, the step itself, and at the beginning what was begun before. */
export function WizardScreenView({ screen }: { readonly screen: WizardScreen }) {
  const label = useLabel();
  const text = useWizardText();
  const wizard = useWizard(screen);
  const { at, id, step, batch } = wizard;
  const called = screen.display === undefined ? id : batch?.[screen.display];
  // In parallel with the step's own code, not after it.
  if (step.start) void fetchInputs(step.start);
  const names = screen.steps.map(({ title }) => label(title));
  return (
    <Stack className={css.page}>
      <PageHeader
        title={label(screen.title)}
        aside={id !== undefined && typeof called === 'string' && called}
        actions={id !== undefined && <Another wizard={wizard} />}
      />
      <StepBar step={at + 1} names={names} label={text.stepOf(String(at + 1), String(names.length))} />
      <Body wizard={wizard} />
      {id === undefined && <Earlier screen={screen} />}
    </Stack>
  );
}

function Another({ wizard: { open } }: { readonly wizard: Wizard }) {
  const text = useWizardText();
  return (
    <PlainButton variant="default" onClick={() => open(undefined)}>
      {text.another}
    </PlainButton>
  );
}

function Body({ wizard }: { readonly wizard: Wizard }) {
  const describe = useDescribeError();
  const text = useWizardText();
  const { step, id, batch, error, isLoading, isAlone } = wizard;
  if (error) {
    return (
      <ErrorState
        message={describe(error)}
        reference={error.requestId}
        onRetry={() => void wizard.refresh()}
        actions={<Another wizard={wizard} />}
      />
    );
  }
  if (id !== undefined && !batch && isAlone) {
    return (
      <EmptyState title={text.lost} actions={<Another wizard={wizard} />}>
        {text.lostHint}
      </EmptyState>
    );
  }
  if (id !== undefined && (isLoading || !batch)) return <Waiting />;
  return (
    <Suspense fallback={<Waiting />}>
      {batch ? <BatchStep key={`${id}${step.name}`} wizard={wizard} batch={batch} /> : <StartStep wizard={wizard} />}
    </Suspense>
  );
}

function Waiting() {
  return (
    <Card aria-busy="true">
      <SkeletonLines count={8} />
    </Card>
  );
}

/** Batches that were begun before. Away where the server keeps none. */
function Earlier({ screen: { earlier, steps } }: { readonly screen: WizardScreen }) {
  const label = useLabel();
  const isOffered = useOffered(earlier?.list);
  if (!earlier || !isOffered) return null;
  return (
    <Card title={label(earlier.title)}>
      <RelatedList related={earlier} record={{ ...steps[0]?.start?.set }} />
    </Card>
  );
}
