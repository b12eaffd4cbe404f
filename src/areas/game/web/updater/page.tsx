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

/** The games of a provider, brought up to date. The address holds the comparison, so that a reload goes on with it. */
export default function UpdaterPage() {
  const text = useUpdaterText();
  const router = useRouter();
  const [path, navigate] = useLocation();
  const place = new URLSearchParams(router.searchHook(router));
  const id = /^[0-9]{1,9}$/.test(place.get('batch') ?? '') ? Number(place.get('batch')) : undefined;
  const provider = /^[0-9]{1,9}$/.test(place.get('provider_id') ?? '') ? place.get('provider_id') : null;
  const answer = useGameBatch(id === undefined ? null : { id });
  // What this page has compared, for a server that does not keep comparisons.
  const [made, setMade] = useState<Batch>();
  const known = [answer.data?.data, answer.absent ? made : undefined].find((one) => one !== undefined && one.id === id);
  return (
    <div className={css.page}>
      <PageHeader
        title={text.title}
        aside={known && `${known.provider_name} · ${known.batch_id}`}
        actions={
          id !== undefined && (
            <>
              {known && (
                <PlainButton variant="default" onClick={() => navigate(`${path}?provider_id=${known.provider_id}`)}>
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
            setMade(batch);
            navigate(`${path}?batch=${batch.id}`);
          }}
        />
      ) : (
        <Compared
          answer={answer}
          known={known}
          onApplied={(result) => {
            if (known) setMade({ ...known, applied_at: serverNow().toISOString(), result: appliedOf(result) });
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
