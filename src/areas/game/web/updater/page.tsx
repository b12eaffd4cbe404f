import { useState } from 'react';
import { useLocation, useRouter } from 'wouter';
import type { GameImportReply } from '#generated/api/game.ts';
import { useGameBatch } from '#generated/web/game/hooks/game.ts';
import { serverNow } from '#web/core/server-clock.ts';
import { useDescribeError } from '#web/data/describe-error.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PlainButton } from '#web/ui/plain-button.tsx';
import { SkeletonLines } from '#web/ui/skeletons.tsx';
import { StepBar } from '#web/ui/step-bar.tsx';
import { appliedOf, type Batch } from './batch.ts';
import { css } from './css.ts';
import { StepChoose } from './step-choose.tsx';
import { StepResult } from './step-result.tsx';
import { StepSelect } from './step-select.tsx';
import { useUpdaterText } from './texts.ts';

/** The wizard that updates a provider's games. The URL holds the batch, so a reload continues with it. */
export default function UpdaterPage() {
  const text = useUpdaterText();
  const router = useRouter();
  const [path, navigate] = useLocation();
  const query = new URLSearchParams(router.searchHook(router));
  const id = /^[0-9]{1,9}$/.test(query.get('batch') ?? '') ? Number(query.get('batch')) : undefined;
  const provider = /^[0-9]{1,9}$/.test(query.get('provider_id') ?? '') ? query.get('provider_id') : null;
  const answer = useGameBatch(id === undefined ? null : { id });
  // The comparison made on this page, for servers that do not store batches.
  const [localBatch, setLocalBatch] = useState<Batch>();
  const batch = [answer.data?.data, answer.absent ? localBatch : undefined].find(
    (candidate) => candidate !== undefined && candidate.id === id,
  );
  return (
    <div className={css.page}>
      <PageHeader
        title={text.title}
        aside={batch && `${batch.provider_name} · ${batch.batch_id}`}
        actions={
          id !== undefined && (
            <>
              {batch && (
                <PlainButton variant="default" onClick={() => navigate(`${path}?provider_id=${batch.provider_id}`)}>
                  {text.again}
                </PlainButton>
              )}
              <PlainButton variant="default" onClick={() => navigate(path)}>
                {text.startOver}
              </PlainButton>
            </>
          )
        }
      />
      {id === undefined ? (
        <StepChoose
          key={provider}
          provider={provider ?? undefined}
          onCompared={(batch) => {
            setLocalBatch(batch);
            navigate(`${path}?batch=${batch.id}`);
          }}
        />
      ) : (
        <Compared
          answer={answer}
          known={batch}
          onApplied={(result) => {
            if (batch) setLocalBatch({ ...batch, applied_at: serverNow().toISOString(), result: appliedOf(result) });
            void answer.refresh();
          }}
        />
      )}
    </div>
  );
}

interface ComparedProps {
  readonly answer: ReturnType<typeof useGameBatch>;
  readonly known: Batch | undefined;
  readonly onApplied: (result: GameImportReply) => void;
}

function Compared({ answer, known, onApplied }: ComparedProps) {
  const text = useUpdaterText();
  const describe = useDescribeError();
  if (answer.error?.code === 404 || (answer.absent && !known)) return <EmptyState title={text.missing} />;
  if (answer.error && !known) {
    return <ErrorState message={describe(answer.error)} onRetry={() => void answer.refresh()} />;
  }
  const step = known?.applied_at ? 4 : 3;
  return (
    <>
      <StepBar step={step} names={text.steps} label={`${text.stepOf} ${step}`} />
      {!known ? (
        <section className={css.card} aria-busy="true">
          <SkeletonLines count={10} />
        </section>
      ) : known.applied_at ? (
        <StepResult batch={known} />
      ) : (
        <StepSelect key={known.id} batch={known} onApplied={onApplied} />
      )}
    </>
  );
}
